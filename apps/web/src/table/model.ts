/** A table as this page knows it: one value, changed only by what the line says. */
import type { Millis, Seat, Viewer } from '@tortuga/kit'
import type { Bye, FromServer, Here, Shown } from '@tortuga/room'
import type { Answer, Ask, InFlight } from '../line/flight.ts'
import type { LineStatus } from '../line/line.ts'
import { hearPresence, NOBODY_KNOWN } from './presence.ts'
import type { Presence } from './presence.ts'

type Message<K extends FromServer['type']> = Extract<FromServer, { readonly type: K }>
export type Update = Message<'update'>
type ChatLine = Message<'chat'>

/** A move or a wish that was turned down. */
type Refused = { readonly ask: Ask; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }

export type TableModel = {
  readonly status: LineStatus
  readonly waiting: Message<'waiting'> | null
  readonly welcome: Message<'welcome'> | null
  /** What is drawn. */
  readonly update: Update | null
  /** When it came, by this device's clock. */
  readonly updatedAt: Millis
  /** The viewer's whole log, oldest first. */
  readonly log: readonly Shown[]
  /** What the last update brought; nothing where it brought everything. */
  readonly fresh: readonly Shown[]
  readonly chat: readonly ChatLine[]
  readonly here: readonly Here[]
  readonly watching: number
  readonly presence: Presence
  readonly opened: Message<'opened'> | null
  readonly flight: readonly InFlight[]
  readonly refused: Refused | null
  /** Something of mine that could not be done, by its code. */
  readonly failed: string | null
  readonly halted: boolean
}

export const EMPTY: TableModel = {
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
  presence: NOBODY_KNOWN,
  opened: null,
  flight: [],
  refused: null,
  failed: null,
  halted: false,
}

const applyUpdate = (model: TableModel, update: Update, now: Millis): TableModel => {
  const isWhole = update.since === null
  const known = model.log.at(-1)?.version ?? -1
  const fresh = isWhole ? [] : update.shown.filter(({ version }) => version > known)
  const isAnswered = update.question !== model.update?.question
  return {
    ...model,
    waiting: null,
    update,
    updatedAt: now,
    log: isWhole ? update.shown : [...model.log, ...fresh],
    fresh,
    refused: isAnswered ? null : model.refused,
  }
}

/** Who of the other people left or came back; after the end nobody is missed. */
const heard = (model: TableModel, here: readonly Here[], now: Millis): Presence => {
  const { update, presence } = model
  if (update === null || update.over) return presence
  const others = update.players.flatMap(({ bot }, seat) => (bot === null && seat !== seatOf(model) ? [seat] : []))
  return hearPresence(presence, here, others, update.version, now)
}

/** What a message of the table makes of the model. */
export const receive = (model: TableModel, message: FromServer, now: Millis): TableModel => {
  switch (message.type) {
    case 'waiting':
      return { ...model, waiting: message, welcome: null, update: null, chat: model.waiting === null ? [] : model.chat }
    case 'welcome':
      return { ...model, welcome: message, waiting: null, chat: [], halted: false } // all that was said comes again
    case 'update':
      return applyUpdate(model, message, now)
    case 'chat':
      return { ...model, chat: [...model.chat, message] }
    case 'here':
      return { ...model, here: message.seats, watching: message.watching, presence: heard(model, message.seats, now) }
    case 'opened':
      return { ...model, opened: message }
    case 'trouble':
      return message.code === 'halted' ? { ...model, halted: true } : model
    default:
      return model
  }
}

/** What an answer to something of mine makes of it. */
export const answered = (model: TableModel, answer: Answer): TableModel => {
  switch (answer.type) {
    case 'refused':
      return { ...model, refused: { ask: answer.ask, refusal: answer.refusal, rules: answer.rules } }
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

/** Whether this viewer is asked, is on the line, and has nothing on its way. */
export const mayAct = ({ update, status, flight, halted }: TableModel): boolean =>
  update !== null &&
  update.question !== null &&
  !update.over &&
  !halted &&
  status.type === 'open' &&
  !flight.some(({ ask }) => ask.type === 'move' || ask.type === 'undo')

/** The move on its way, if there is one. */
export const moveInFlight = ({ flight }: TableModel): unknown =>
  flight.map(({ ask }) => (ask.type === 'move' ? ask.move : null)).find(move => move !== null) ?? null

/** Why the table cannot be shown. */
export const endOf = ({ status }: TableModel): Bye | null =>
  status.type === 'ended' ? status.code : status.type === 'outdated' ? 'newer-rules' : null

/** Where the page itself is too old, so that a newer one may help. */
export const isTooOld = (code: Bye): code is 'protocol' | 'newer-rules' => code === 'protocol' || code === 'newer-rules'

/** The number of the rules this match is played by now. */
export const rulesOf = ({ log, welcome }: TableModel): number => {
  const newest = log.map(({ entry }) => entry).findLast(entry => entry?.type === 'rules')
  return newest?.type === 'rules' ? newest.rules : (welcome?.match.rules ?? 0)
}
