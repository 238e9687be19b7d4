/** Decoders for journal headers, entries and proposals that come from a file or from a client. */
import * as v from 'valibot'
import { HEX_32_BYTES } from '../chance/fairness.ts'
import { GENERATOR_NAMES } from '../chance/random.ts'
import type { Seat } from '../game.ts'
import type { Entry, Header } from './journal.ts'
import { outcomeSchema } from './outcome-schema.ts'
import { playerSchema } from './player-schema.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const hex = v.pipe(v.string(), v.regex(HEX_32_BYTES))

const PUBLIC_FIELDS = {
  match: v.string(),
  game: v.string(),
  rules: count,
  seats: count,
  options: v.unknown(),
  players: v.array(playerSchema),
  chance: v.picklist(GENERATOR_NAMES),
  commitment: v.nullable(hex),
  contributions: v.array(v.union([hex, v.literal('')])),
}
const HEADER_FIELDS = { ...PUBLIC_FIELDS, secret: v.nullable(hex), seed: v.nullable(hex) }

/** The part of a header that clients may see while the match is running: without secret and seed, and without the start, which contains a whole state. */
export const publicHeaderSchema = v.strictObject({ journal: v.literal(2), ...PUBLIC_FIELDS })

const startSchema = v.strictObject({
  state: v.unknown(),
  of: v.nullable(v.strictObject({ match: v.string(), version: count })),
})

/** Decodes the header of a journal; one of version 1 becomes version 2, which added `start`. */
export const headerSchema: v.GenericSchema<unknown, Header> = v.union([
  v.strictObject({ journal: v.literal(2), ...HEADER_FIELDS, start: v.nullable(startSchema) }),
  v.pipe(
    v.strictObject({ journal: v.literal(1), ...HEADER_FIELDS }),
    v.transform(header => ({ ...header, journal: 2 as const, start: null })),
  ),
])

/** In a journal of version 1, the first entry of a match that started from a given position. Version 2 has it in the header. */
export const startEntrySchema = v.strictObject({ type: v.literal('rules'), at: count, rules: count, state: v.unknown() })

/** Decodes a proposal from a file or from a client. */
export const proposalSchema = v.variant('type', [
  v.strictObject({ type: v.literal('undo'), back: v.pipe(count, v.minValue(1)) }),
  v.strictObject({ type: v.literal('bot'), seat: count, level: v.string() }),
  v.strictObject({ type: v.literal('substitute'), seat: count }),
  v.strictObject({ type: v.literal('end') }),
])

/** Decodes an entry line of a journal file. */
export const entrySchema = v.variant('type', [
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
  v.strictObject({ type: v.literal('sit'), at: count, seat: count, player: playerSchema }),
  v.strictObject({
    type: v.literal('end'),
    at: count,
    reason: v.picklist(['outcome', 'agreed', 'abandoned']),
    outcome: v.nullable(outcomeSchema),
    hash: hex,
  }),
])

const seatsOf = (entry: Entry): readonly Seat[] => {
  switch (entry.type) {
    case 'propose':
      return [entry.seat, ...entry.asks, ...('seat' in entry.proposal ? [entry.proposal.seat] : [])]
    case 'undo':
      return [entry.seat, ...entry.agreed]
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

/** Whether an entry is valid for this number of seats: it refers to existing seats only, and its lists by seat have the right length. */
export const fitsSeats = (entry: Entry, seats: number): boolean =>
  seatsOf(entry).every(seat => seat < seats) && listsBySeatOf(entry).every(list => list.length === seats)
