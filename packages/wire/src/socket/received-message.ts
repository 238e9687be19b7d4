/** The schema with which the page decodes server messages: it checks only their type. The full schema would make the first visit larger and would reject codes of a newer server. */
import * as v from 'valibot'
import type { ServerMessage } from './server-messages.ts'

const KNOWN_TYPES: Readonly<Record<ServerMessage['type'], true>> = {
  waiting: true,
  welcome: true,
  update: true,
  done: true,
  refused: true,
  moves: true,
  log: true,
  chat: true,
  here: true,
  opened: true,
  trouble: true,
  bye: true,
}

/** Accepts any object with a known `type`; other fields are trusted. */
export const receivedMessageSchema = v.custom<ServerMessage>(
  input =>
    typeof input === 'object' &&
    input !== null &&
    'type' in input &&
    typeof input.type === 'string' &&
    Object.hasOwn(KNOWN_TYPES, input.type),
)
