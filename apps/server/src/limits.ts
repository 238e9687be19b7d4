/** How much of everything one address, one player or one connection may have. All of them are settings; these are the defaults. */
import type { Millis } from '@tortuga/kit'

export type Limits = {
  /** Bytes of an HTTP body. */
  readonly body: number
  /** Characters of a socket message that is still read; and bytes at which the line is cut. */
  readonly message: number
  readonly payload: number
  /** HTTP requests a minute and address; new players and used links each have a smaller share. */
  readonly requests: number
  /** Files of the page a minute and address; counted apart, since a first visit asks for all of them. */
  readonly files: number
  readonly newGuests: number
  readonly links: number
  readonly newTables: number
  /** Messages a second and connection, how many may come at once, and after how many dropped ones the line is cut. */
  readonly messagesPerSecond: number
  readonly burst: number
  readonly dropped: number
  readonly socketsPerAddress: number
  /** Messages a second of all sockets of one address together, and how many may come at once. */
  readonly messagesPerAddress: number
  readonly burstOfAddress: number
  /** Bytes waiting for a client that does not read. */
  readonly backlog: number
  /** Tables of one player that have not begun. */
  readonly openTables: number
  /** How often lines are tried; one that has not answered by the next time is dead. */
  readonly pingEvery: Millis
  /** How long a bot may think before its worker is ended. */
  readonly thinking: Millis
  /** How many bots think at once. */
  readonly thinkers: number
  /** After how many days untouched tables are closed. */
  readonly idleDays: number
}

export const LIMITS: Limits = {
  body: 32 * 1024,
  message: 16 * 1024,
  payload: 64 * 1024,
  requests: 600,
  files: 6000,
  newGuests: 30,
  links: 20,
  newTables: 60,
  messagesPerSecond: 20,
  burst: 60,
  dropped: 100,
  socketsPerAddress: 100,
  messagesPerAddress: 300,
  burstOfAddress: 1000,
  backlog: 1024 * 1024,
  openTables: 10,
  pingEvery: 25_000,
  thinking: 10_000,
  thinkers: 2,
  idleDays: 30,
}
