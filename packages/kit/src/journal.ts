/** The journal: a header and entries from which a match can be played again. As a file it is JSON lines: the header, the entries in order, and a checksum. */
import * as v from 'valibot'
import { sha256Hex } from './canonical.ts'
import { CHANCES } from './chance.ts'
import type { Chance } from './chance.ts'
import { HEX_32 } from './fairness.ts'
import type { Millis, Outcome, Seat } from './game.ts'

/** Who sits in a seat; `bot` is its level, null for a person. */
export type Player = { readonly name: string; readonly bot: string | null }

/** What must be known before the first entry. */
export type Header = {
  readonly journal: 1
  readonly match: string
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: unknown
  readonly players: readonly Player[]
  readonly chance: Chance
  /** Null where nobody asked for fairness (engine, lab). */
  readonly commitment: string | null
  /** By seat, 64 hex digits; '' where none came (bots). */
  readonly contributions: readonly string[]
  /** Secret and seed are null until the match is over. */
  readonly secret: string | null
  readonly seed: string | null
}

/** What people at a table may ask each other to agree to. */
export type Proposal =
  | { readonly type: 'undo'; readonly back: number }
  | { readonly type: 'bot'; readonly seat: Seat; readonly level: string }
  | { readonly type: 'end' }

/** Who made a move: the player, the bot in that seat, or the clock that ran out. */
export type By = 'player' | 'bot' | 'clock'

/** Why a match is over. */
export type EndReason = 'outcome' | 'agreed' | 'abandoned'

/** All that ever happens to a match. Entry n makes version n; the set-up is version 0. `at` is 0 where no clock runs. */
export type Entry =
  | {
      readonly type: 'move'
      readonly at: Millis
      readonly seat: Seat
      readonly move: unknown
      readonly by: By
      /** Time left, by seat. */
      readonly clocks: readonly Millis[] | null
    }
  /** Takes back the last `back` moves still standing; `agreed` is empty where nobody had to be asked. */
  | { readonly type: 'undo'; readonly at: Millis; readonly seat: Seat; readonly back: number; readonly agreed: readonly Seat[] }
  /** `asks`: whose yes it needs. */
  | { readonly type: 'propose'; readonly at: Millis; readonly seat: Seat; readonly proposal: Proposal; readonly asks: readonly Seat[] }
  /** One no ends the proposal, and so does a move, an undo, somebody sitting down or a change of rules; the last yes is followed by what was agreed. */
  | { readonly type: 'vote'; readonly at: Millis; readonly seat: Seat; readonly agree: boolean }
  /** A bot takes a seat, a person takes it back. */
  | { readonly type: 'sit'; readonly at: Millis; readonly seat: Seat; readonly player: Player }
  /** A newer build went on from this state. */
  | { readonly type: 'rules'; readonly at: Millis; readonly rules: number; readonly state: unknown }
  /** `hash`: sha256 of the state as JSON with sorted keys. */
  | { readonly type: 'end'; readonly at: Millis; readonly reason: EndReason; readonly outcome: Outcome | null; readonly hash: string }

/** A whole match, from the header to its last entry so far. */
export type Journal = { readonly header: Header; readonly entries: readonly Entry[] }

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hex = v.pipe(v.string(), v.regex(HEX_32))
const player = v.strictObject({ name: v.string(), bot: v.nullable(v.string()) })
const outcome = v.strictObject({ places: v.array(count), scores: v.array(v.number()) })

const headerSchema = v.strictObject({
  journal: v.literal(1),
  match: v.string(),
  game: v.string(),
  rules: count,
  seats: count,
  options: v.unknown(),
  players: v.array(player),
  chance: v.picklist(CHANCES),
  commitment: v.nullable(hex),
  contributions: v.array(v.union([hex, v.literal('')])),
  secret: v.nullable(hex),
  seed: v.nullable(hex),
})

/** What a proposal looks like where it comes from outside: on the wire and in a file. */
export const proposalSchema = v.variant('type', [
  v.strictObject({ type: v.literal('undo'), back: v.pipe(count, v.minValue(1)) }),
  v.strictObject({ type: v.literal('bot'), seat: count, level: v.string() }),
  v.strictObject({ type: v.literal('end') }),
])

const entrySchema = v.variant('type', [
  v.strictObject({
    type: v.literal('move'),
    at: count,
    seat: count,
    move: v.unknown(),
    by: v.picklist(['player', 'bot', 'clock']),
    clocks: v.nullable(v.array(v.number())),
  }),
  v.strictObject({ type: v.literal('undo'), at: count, seat: count, back: v.pipe(count, v.minValue(1)), agreed: v.array(count) }),
  v.strictObject({ type: v.literal('propose'), at: count, seat: count, proposal: proposalSchema, asks: v.array(count) }),
  v.strictObject({ type: v.literal('vote'), at: count, seat: count, agree: v.boolean() }),
  v.strictObject({ type: v.literal('sit'), at: count, seat: count, player }),
  v.strictObject({ type: v.literal('rules'), at: count, rules: count, state: v.unknown() }),
  v.strictObject({
    type: v.literal('end'),
    at: count,
    reason: v.picklist(['outcome', 'agreed', 'abandoned']),
    outcome: v.nullable(outcome),
    hash: hex,
  }),
])

const seatsOf = (entry: Entry): readonly Seat[] => {
  switch (entry.type) {
    case 'propose':
      return [entry.seat, ...entry.asks, ...(entry.proposal.type === 'bot' ? [entry.proposal.seat] : [])]
    case 'undo':
      return [entry.seat, ...entry.agreed]
    case 'rules':
    case 'end':
      return []
    default:
      return [entry.seat]
  }
}

const listsBySeatOf = (entry: Entry): readonly (readonly number[])[] => {
  if (entry.type === 'move') return entry.clocks === null ? [] : [entry.clocks]
  if (entry.type === 'end') return entry.outcome === null ? [] : [entry.outcome.places, entry.outcome.scores]
  return []
}

/** Whether an entry fits a table of so many seats: it names only those, and its lists by seat are as long. */
const fits = (entry: Entry, seats: number): boolean =>
  seatsOf(entry).every(seat => seat < seats) && listsBySeatOf(entry).every(list => list.length === seats)

const SUM_LINE = /^\{"sum":"([0-9a-f]{64})"\}$/

/** The journal as the text of a file. The last line is the sha256 of all before it, so that any damage shows. */
export const printJournal = ({ header, entries }: Journal): string => {
  const text = [header, ...entries].map(line => `${JSON.stringify(line)}\n`).join('')
  return `${text}{"sum":"${sha256Hex(text)}"}\n`
}

/** A journal read from a file: `sum` says whether the checksum is there and right. Or the first line (from 1) that is none. */
export type ReadJournal =
  | { readonly ok: true; readonly journal: Journal; readonly sum: 'right' | 'wrong' | 'missing' }
  | { readonly ok: false; readonly line: number; readonly problem: 'empty' | 'not-json' | 'no-header' | 'no-entry' }

const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

/** Reads what `printJournal` wrote, or the same lines without the checksum. */
export const parseJournal = (text: string): ReadJournal => {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const sum = SUM_LINE.exec(lines.at(-1) ?? '')?.[1]
  if (sum !== undefined) lines.pop()
  const body = lines.map(line => `${line}\n`).join('')

  const [first, ...rest] = lines
  if (first === undefined || first === '') return { ok: false, line: 1, problem: 'empty' }
  const top = parseLine(first)
  if (top === undefined) return { ok: false, line: 1, problem: 'not-json' }
  const header = v.safeParse(headerSchema, top)
  if (!header.success || header.output.players.length !== header.output.seats || header.output.contributions.length !== header.output.seats)
    return { ok: false, line: 1, problem: 'no-header' }

  const entries: Entry[] = []
  for (const [index, line] of rest.entries()) {
    const parsed = parseLine(line)
    if (parsed === undefined) return { ok: false, line: index + 2, problem: 'not-json' }
    const entry = v.safeParse(entrySchema, parsed)
    if (!entry.success || !fits(entry.output, header.output.seats)) return { ok: false, line: index + 2, problem: 'no-entry' }
    entries.push(entry.output)
  }
  const state = sum === undefined ? 'missing' : sum === sha256Hex(body) ? 'right' : 'wrong'
  return { ok: true, journal: { header: header.output, entries }, sum: state }
}
