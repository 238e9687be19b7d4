/** Cryptographic randomness that also works over plain http, where browsers have no `randomUUID`. */

const toHex = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Random bytes as hex; 32 bytes are a player's contribution to the shuffle. */
export const randomHex = (bytes = 32): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)))

/** A number from 0 to 1, for the jitter of retries. */
export const randomFraction = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
