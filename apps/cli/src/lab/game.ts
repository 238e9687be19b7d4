/** One game of a run, played through the kernel: its figures, and its journal for whoever wants to see it. */
import { at, begin, pick, sha256Hex, streamsOf, submit, upTo } from '@tortuga/kit'
import type { Entry, GameTypes, Journal, Match, Outcome, Random } from '@tortuga/kit'
import * as v from 'valibot'
import type { Registered } from '../registered.ts'
import { lensOf } from './games/index.ts'
import type { Lens, Note } from './games/lens.ts'
import { seatingOf, seedOf } from './plan.ts'
import type { Fixture, GameNumber, Plan } from './plan.ts'
import { CARD_FIELDS } from './row.ts'
import type { Row } from './row.ts'

/** What games of one fixture share. */
export type Table = {
  readonly entry: Registered
  readonly plan: Plan
  readonly fixture: Fixture
  readonly lens: Lens<GameTypes>
  readonly options: unknown
  /** The cards that are looked at, in the order of a row's figures. */
  readonly faces: readonly string[]
}

/** No game goes on for so long. */
const LONGEST = 20_000

/** A game with its figures, or what there is of one that could not be played to its end. */
export type Played =
  | { readonly ok: true; readonly row: Row; readonly journal: Journal }
  | { readonly ok: false; readonly problem: string; readonly journal: Journal }

export const layTable = (entry: Registered, plan: Plan, fixture: number): Table => {
  const wanted = at(plan.fixtures, fixture)
  const lens = lensOf(plan.game)
  const options = v.parse(entry.game.schemas.options, wanted.options)
  const { state } = entry.game.setup(options, plan.seats, streamsOf('xoroshiro128plus', seedOf(plan, 0))(0))
  const { pieces, faceOf } = entry.game.secrets
  const faces = [...new Set(pieces(state).map(faceOf))].filter(face => !lens.ignores(face, options)).sort()
  return { entry, plan, fixture: wanted, lens, options, faces }
}

/** The name under which every game has a bot that plays any listed move. */
export const RANDOM = 'random'

const advise = ({ entry: { game, bots, plain }, plan }: Table, level: string, view: unknown, random: Random): unknown => {
  const bot = bots[level] ?? plain[level]
  if (bot !== undefined) return bot(view, random, plan.playouts ?? undefined).move
  if (level === RANDOM) return pick([...game.moves(view)], random)
  throw new RangeError(`no bot ${level}`)
}

const noting = ({ faces, lens, entry }: Table) => {
  const places = new Map(faces.map((face, index) => [face, index]))
  const names = Object.keys(lens.countNames)
  const cards = upTo(faces.length * CARD_FIELDS).map(() => 0)
  const counts = names.map(() => 0)
  const mark = (seat: number, name: string, total: number | null, bits: number): void => {
    const place = places.get(entry.game.secrets.faceOf(name)) ?? places.get(name)
    if (place === undefined) return
    const first = place * CARD_FIELDS
    if (total !== null) cards[first + total] = at(cards, first + total) + 1
    cards[first + bits] = at(cards, first + bits) | (1 << seat)
  }
  const note: Note = {
    took: (seat, face) => mark(seat, face, 0, 2),
    played: (seat, face) => mark(seat, face, 1, 3),
    kept: (seat, face) => mark(seat, face, null, 4),
    count: (name, by = 1) => {
      const place = names.indexOf(name)
      counts[place] = at(counts, place) + by
    },
  }
  return { note, cards, counts }
}

const headerOf = (
  { entry: { game }, plan, options }: Table,
  number: GameNumber,
  bots: readonly string[],
  seed: string,
): Journal['header'] => ({
  journal: 1,
  match: `lab-${number.fixture + 1}-${number.game}`,
  game: game.id,
  rules: game.rules,
  seats: plan.seats,
  options,
  players: bots.map((bot, seat) => ({ name: `${bot} (${seat + 1})`, bot })),
  chance: 'xoroshiro128plus',
  commitment: null,
  contributions: bots.map(() => ''),
  secret: null,
  seed,
})

/** Plays it to the end. The same table and number give the same game. */
export const playGame = (table: Table, number: GameNumber): Played => {
  const { entry, plan, fixture, lens, options } = table
  const { game } = entry
  const { deal, bots } = seatingOf(fixture, number.game)
  const seed = seedOf(plan, deal)
  const streams = streamsOf('xoroshiro128plus', seed)
  // What bots roll is repeated by a seed, too, and tells them nothing of the match's own stream.
  const botStreams = streamsOf('xoroshiro128plus', sha256Hex(`tortuga-bots-1\n${seed}`))
  const entries: Entry[] = []
  const journal = { header: headerOf(table, number, bots, seed), entries }
  const { note, cards, counts } = noting(table)
  let first: number | null = null
  const look = (events: readonly GameTypes['event'][]): void => {
    for (const event of events) {
      lens.read(event, note)
      first ??= lens.firstSeat(event)
    }
  }

  const play = (): { readonly match: Match<GameTypes>; readonly outcome: Outcome } => {
    const begun = begin(game, options, plan.seats, streams(0))
    let { match } = begun
    look(begun.first.events)
    while (!match.over) {
      if (match.version >= LONGEST) throw new Error(`no end after ${LONGEST} moves`)
      const seat = match.asked.findIndex(question => question !== null)
      const move = advise(table, at(bots, seat), game.view(match.state, seat), botStreams(match.version))
      const answer = { seat, question: match.asked[seat] ?? -1, move, by: 'bot', at: 0, clocks: null } as const
      const submitted = submit(game, match, answer, streams(match.steps))
      if (!submitted.ok) throw new Error(`${at(bots, seat)} was refused (${submitted.refusal.type}): ${JSON.stringify(move)}`)
      for (const made of submitted.made) {
        entries.push(made.entry)
        look(made.events)
      }
      ;({ match } = submitted)
    }
    const outcome = game.outcome(match.state)
    if (outcome === null) throw new Error('over without an outcome')
    return { match, outcome }
  }

  try {
    const { match, outcome } = play()
    lens.finish(match.state, note)
    const { places, scores } = outcome
    const sides = lens.sides(match.state)
    return {
      ok: true,
      row: {
        fixture: number.fixture,
        game: number.game,
        places: [...places],
        scores: [...scores],
        sides: sides === null ? null : [...sides],
        first,
        moves: entries.length - 1,
        ending: lens.ending(match.state, outcome),
        counts,
        cards,
      },
      journal,
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error), journal }
  }
}
