/** Plays one game of a run through the kernel and returns its figures and its journal. */
import { at, botStreamsOf, createRecord, pick, randomStreams, range, seededHeader } from '@tortuga/kit'
import type { GameTypes, Journal, LensNote, RecordedMatch, Outcome, Random } from '@tortuga/kit'
import * as v from 'valibot'
import type { CliGame } from '../../games/registered-game.ts'
import { lineupOf, dealSeed } from './plan.ts'
import type { Fixture, GameNumber, Plan } from './plan.ts'
import { CARD_FIELDS } from './game-row.ts'
import type { GameRow } from './game-row.ts'

/** The data that all games of one fixture share. */
export type FixtureSetup = {
  readonly entry: CliGame
  readonly plan: Plan
  readonly fixture: Fixture
  readonly options: unknown
  /** The recorded cards, in the order of a row's figures. */
  readonly faces: readonly string[]
  /** The lens's counters, in the order of a row's counts. */
  readonly counters: readonly string[]
}

/** A longer game counts as endless. */
const LONGEST = 20_000

/** A finished game with its figures, or the partial journal of a game that failed. */
export type PlayedGame =
  | { readonly ok: true; readonly row: GameRow; readonly journal: Journal }
  | { readonly ok: false; readonly problem: string; readonly journal: Journal }

export const setUpFixture = (entry: CliGame, plan: Plan, fixture: number): FixtureSetup => {
  const planned = at(plan.fixtures, fixture)
  const options = v.parse(entry.game.schemas.options, planned.options)
  const { state } = entry.game.setup(options, plan.seats, randomStreams('xoroshiro128plus', dealSeed(plan, 0))(0))
  const { pieces, faceOf } = entry.game.secrets
  const faces = [...new Set(pieces(state).map(faceOf))].filter(face => !entry.lens.ignores(face, options)).sort()
  return { entry, plan, fixture: planned, options, faces, counters: Object.keys(entry.lens.names.en.counts) }
}

/** The name of the bot that plays any listed move; every game has it. */
export const RANDOM_BOT = 'random'

const advise = ({ entry: { game, bots, baselines: plain }, plan }: FixtureSetup, level: string, view: unknown, random: Random): unknown => {
  const bot = bots[level] ?? plain[level]
  if (bot !== undefined) return bot(view, random, plan.playouts ?? undefined).move
  if (level === RANDOM_BOT) return pick([...game.moves(view)], random)
  throw new RangeError(`no bot ${level}`)
}

const createNote = ({ faces, counters, entry }: FixtureSetup) => {
  const places = new Map(faces.map((face, index) => [face, index]))
  const cards = range(faces.length * CARD_FIELDS).map(() => 0)
  const counts = counters.map(() => 0)
  const mark = (seat: number, name: string, total: number | null, bits: number): void => {
    const place = places.get(entry.game.secrets.faceOf(name)) ?? places.get(name)
    if (place === undefined) return
    const first = place * CARD_FIELDS
    if (total !== null) cards[first + total] = at(cards, first + total) + 1
    cards[first + bits] = at(cards, first + bits) | (1 << seat)
  }
  const note: LensNote = {
    took: (seat, face) => mark(seat, face, 0, 2),
    played: (seat, face) => mark(seat, face, 1, 3),
    kept: (seat, face) => mark(seat, face, null, 4),
    count: (name, by = 1) => {
      const place = counters.indexOf(name)
      counts[place] = at(counts, place) + by
    },
  }
  return { note, cards, counts }
}

const startGame = (
  { entry: { game }, plan, options }: FixtureSetup,
  number: GameNumber,
  bots: readonly string[],
  deal: number,
  readEvents: (events: readonly GameTypes['event'][]) => void,
): RecordedMatch<GameTypes> => {
  const players = bots.map((bot, seat) => ({ name: `${bot} (${seat + 1})`, bot }))
  const match = `lab-${number.fixture + 1}-${number.game}`
  const header = seededHeader(game, { match, options, players, seed: dealSeed(plan, deal), chance: 'xoroshiro128plus' })
  const record = createRecord(game, header, ({ events }) => readEvents(events))
  readEvents(record.first?.events ?? [])
  return record
}

const playToEnd = (setup: FixtureSetup, bots: readonly string[], record: RecordedMatch<GameTypes>): Outcome => {
  const { game } = record
  const botStreams = botStreamsOf(record.header.seed ?? '')
  for (let match = record.current(); !match.over; match = record.current()) {
    if (match.version >= LONGEST) throw new Error(`no end after ${LONGEST} moves`)
    const seat = match.asked.findIndex(question => question !== null)
    const move = advise(setup, at(bots, seat), game.view(match.state, seat), botStreams(match.version))
    const submitted = record.play(seat, move, 'bot')
    if (!submitted.ok) throw new Error(`${at(bots, seat)} was refused (${submitted.refusal.type}): ${JSON.stringify(move)}`)
  }
  const outcome = game.outcome(record.current().state)
  if (outcome === null) throw new Error('the match is over without an outcome')
  return outcome
}

/** Plays a game to the end. The same fixture and number give the same game. */
export const playGame = (setup: FixtureSetup, number: GameNumber): PlayedGame => {
  const { lens } = setup.entry
  const { deal, bots } = lineupOf(setup.fixture, number.game)
  const { note, cards, counts } = createNote(setup)
  let first: number | null = null
  const readEvents = (events: readonly GameTypes['event'][]): void => {
    for (const event of events) {
      lens.read(event, note)
      first ??= lens.firstSeat(event)
    }
  }
  const record = startGame(setup, number, bots, deal, readEvents)
  try {
    const outcome = playToEnd(setup, bots, record)
    const { state } = record.current()
    lens.finish(state, note)
    const { places, scores } = outcome
    const sides = lens.sides(state)
    return {
      ok: true,
      row: {
        fixture: number.fixture,
        game: number.game,
        places: [...places],
        scores: [...scores],
        sides: sides === null ? null : [...sides],
        first,
        moves: record.entries.length - 1,
        ending: lens.ending(state, outcome),
        counts,
        cards,
      },
      journal: record.journal(),
    }
  } catch (error) {
    return { ok: false, problem: error instanceof Error ? error.message : String(error), journal: record.journal() }
  }
}
