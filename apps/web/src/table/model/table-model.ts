/** A table as this page knows it: one value, changed only by messages of the table and answers to this client's requests. */
import type { Millis, Seat, Viewer } from '@tortuga/kit'
import type { ByeCode, ServerMessage, SeatPresence, VisibleEntry } from '@tortuga/wire'
import type { RequestAnswer, ClientRequest, PendingRequest } from '../../connection/pending-requests.ts'
import type { ConnectionStatus } from '../../connection/reconnector.ts'
import { updatePresence, UNKNOWN_PRESENCE } from './absences.ts'
import type { TablePresence } from './absences.ts'

type Message<K extends ServerMessage['type']> = Extract<ServerMessage, { readonly type: K }>
export type TableUpdate = Message<'update'>
type ChatLine = Message<'chat'>

/** A request of this client that was refused. */
type RefusedRequest = { readonly request: ClientRequest; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }

export type TableModel = {
  readonly status: ConnectionStatus
  readonly waiting: Message<'waiting'> | null
  readonly welcome: Message<'welcome'> | null
  /** The state that is drawn. */
  readonly update: TableUpdate | null
  /** When it arrived, by this device's clock. */
  readonly updatedAt: Millis
  /** The viewer's log, oldest first. In a long match it begins later than version 0, until the earlier pages are loaded. */
  readonly log: readonly VisibleEntry[]
  /** The new steps of the last update, for animation; empty if it contained the complete log. */
  readonly fresh: readonly VisibleEntry[]
  readonly chat: readonly ChatLine[]
  readonly here: readonly SeatPresence[]
  readonly watching: number
  readonly presence: TablePresence
  readonly opened: Message<'opened'> | null
  readonly flight: readonly PendingRequest[]
  readonly refused: RefusedRequest | null
  /** The error code of this client's last request that failed. */
  readonly failed: string | null
  readonly halted: boolean
}

export const EMPTY_TABLE: TableModel = {
  status: { type: 'connecting' },
  waiting: null,
  welcome: null,
  update: null,
  updatedAt: 0,
  log: [],
  fresh: [],
  chat: [],
  here: [],
  watching: 0,
  presence: UNKNOWN_PRESENCE,
  opened: null,
  flight: [],
  refused: null,
  failed: null,
  halted: false,
}

const applyUpdate = (model: TableModel, update: TableUpdate, now: Millis): TableModel => {
  const isFullUpdate = update.since === null
  const known = model.log.at(-1)?.version ?? -1
  const fresh = isFullUpdate ? [] : update.shown.filter(({ version }) => version > known)
  const isAnswered = update.question !== model.update?.question
  return {
    ...model,
    waiting: null,
    update,
    updatedAt: now,
    log: isFullUpdate ? update.shown : [...model.log, ...fresh],
    fresh,
    refused: isAnswered ? null : model.refused,
  }
}

/** Adds a page before the log. A page that does not end where the log begins was asked for twice, or before the log was replaced. */
const withEarlier = (log: readonly VisibleEntry[], page: readonly VisibleEntry[]): readonly VisibleEntry[] =>
  page.at(-1)?.version === (log[0]?.version ?? 0) - 1 ? [...page, ...log] : log

/** Tracks which other people left or came back, until the match is over. */
const presenceAfter = (model: TableModel, here: readonly SeatPresence[], now: Millis): TablePresence => {
  const { update, presence } = model
  if (update === null || update.over) return presence
  const others = update.players.flatMap(({ bot }, seat) => (bot === null && seat !== seatOf(model) ? [seat] : []))
  return updatePresence(presence, here, others, update.version, now)
}

/** A waiting table sends its chat again to a client that reconnects. */
const isSameLine = (one: ChatLine, other: ChatLine): boolean => one.at === other.at && one.seat === other.seat && one.text === other.text

export const applyMessage = (model: TableModel, message: ServerMessage, now: Millis): TableModel => {
  switch (message.type) {
    case 'waiting':
      return { ...model, waiting: message, welcome: null, update: null, chat: model.waiting === null ? [] : model.chat }
    case 'welcome':
      return { ...model, welcome: message, waiting: null, chat: [], halted: false } // the table sends the whole chat again
    case 'update':
      return applyUpdate(model, message, now)
    case 'log':
      return { ...model, log: withEarlier(model.log, message.shown) }
    case 'chat':
      return model.chat.some(line => isSameLine(line, message)) ? model : { ...model, chat: [...model.chat, message] }
    case 'here':
      return { ...model, here: message.seats, watching: message.watching, presence: presenceAfter(model, message.seats, now) }
    case 'opened':
      return { ...model, opened: message }
    case 'trouble':
      return message.code === 'halted' ? { ...model, halted: true } : model
    default:
      return model
  }
}

export const applyAnswer = (model: TableModel, answer: RequestAnswer): TableModel => {
  switch (answer.type) {
    case 'refused':
      return { ...model, refused: { request: answer.request, refusal: answer.refusal, rules: answer.rules } }
    case 'failed':
      return { ...model, failed: answer.code }
    default:
      return { ...model, refused: null, failed: null }
  }
}

export const viewerOf = ({ welcome }: TableModel): Viewer => welcome?.viewer ?? 'table'

export const seatOf = (model: TableModel): Seat | null => {
  const viewer = viewerOf(model)
  return typeof viewer === 'number' ? viewer : null
}

/** Whether this viewer is asked, is connected, and has no unanswered move. */
export const mayAct = ({ update, status, flight, halted }: TableModel): boolean =>
  update !== null &&
  update.question !== null &&
  !update.over &&
  !halted &&
  status.type === 'open' &&
  !flight.some(({ request }) => request.type === 'move' || request.type === 'undo')

/** The viewer's move that is not answered yet, or null. */
export const moveInFlight = ({ flight }: TableModel): unknown =>
  flight.map(({ request }) => (request.type === 'move' ? request.move : null)).find(move => move !== null) ?? null

/** Why the table cannot be shown; null if it can. */
export const unavailableCode = ({ status }: TableModel): ByeCode | null => (status.type === 'ended' ? status.code : null)

/** Whether a newer build of this page may help. */
export const isPageOutdated = (code: ByeCode): code is 'protocol' | 'newer-rules' => code === 'protocol' || code === 'newer-rules'
