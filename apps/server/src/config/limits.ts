/** Limits per address, player and connection, with their defaults. */
import type { Millis } from '@tortuga/kit'

export type Limits = {
  /** Bytes of an HTTP body. */
  readonly body: number
  /** Maximum characters of a socket message; a longer one is rejected. */
  readonly message: number
  /** Bytes of a socket message at which the connection is closed. */
  readonly payload: number
  /** HTTP requests per minute and address, including the smaller limits on new guests, device links, new tables and journals. */
  readonly requests: number
  /** Page files per minute and address. Counted separately, because a first visit requests all of them. */
  readonly files: number
  readonly newGuests: number
  readonly links: number
  readonly newLinks: number
  readonly newTables: number
  readonly journals: number
  /** New tables per hour and address. */
  readonly tablesPerHour: number
  /** Waiting tables and running matches that were opened from one address. */
  readonly tablesPerAddress: number
  /** Messages per second and connection, the burst allowed at once, and the number of dropped messages after which the connection is closed. */
  readonly messagesPerSecond: number
  readonly burst: number
  readonly dropped: number
  readonly socketsPerAddress: number
  /** Messages per second of all connections of one address, and the burst allowed at once. */
  readonly messagesPerAddress: number
  readonly burstOfAddress: number
  /** Bytes buffered for a client that does not read. */
  readonly backlog: number
  /** Waiting tables per player. */
  readonly openTables: number
  /** Running matches per player; with more, the player cannot open a table. */
  readonly begunTables: number
  /** Interval between pings; a connection that has not answered by the next ping is closed. */
  readonly pingEvery: Millis
  /** Time limit for one bot move, after which its worker is terminated. */
  readonly thinking: Millis
  /** Number of bots that think at the same time. */
  readonly thinkers: number
  /** Days without activity after which a table is closed. */
  readonly idleDays: number
  /** Days after which a finished match is deleted; null keeps all of them. */
  readonly finishedDays: number | null
  /** Days after which a player who has not been seen and has no running match is forgotten. */
  readonly guestDays: number
  /** Days after which a player who has not been seen and never had a seat is forgotten. */
  readonly visitorDays: number
}

export const DEFAULT_LIMITS: Limits = {
  body: 32 * 1024,
  message: 16 * 1024,
  payload: 64 * 1024,
  requests: 600,
  files: 6000,
  newGuests: 30,
  links: 20,
  newLinks: 20,
  newTables: 60,
  journals: 60,
  tablesPerHour: 300,
  tablesPerAddress: 500,
  messagesPerSecond: 20,
  burst: 60,
  dropped: 100,
  socketsPerAddress: 100,
  messagesPerAddress: 300,
  burstOfAddress: 1000,
  backlog: 1024 * 1024,
  openTables: 10,
  begunTables: 100,
  pingEvery: 25_000,
  thinking: 10_000,
  thinkers: 2,
  idleDays: 30,
  finishedDays: null,
  guestDays: 400, // browsers keep the player's cookie no longer
  visitorDays: 30,
}
