/** Constants of the socket protocol: one socket (or one worker port) per match, JSON text in both directions. docs/protocol.md describes it. */

/** Raised when an older client would misinterpret messages; such a client reloads itself. */
export const PROTOCOL_VERSION = 1

/** Maximum characters of a chat message. */
export const MAX_CHAT_LENGTH = 500
