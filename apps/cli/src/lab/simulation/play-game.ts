/** Plays one game of a run through the kernel and returns its figures and its journal. */
import { at, startMatch, pick, sha256Hex, randomStreams, submitMove, range } from '@tortuga/kit'
import type { Entry, GameTypes, Journal, LensNote, Match, Outcome, Random } from '@tortuga/kit'
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

const headerOf = (
  { entry: { game }, plan, options }: FixtureSetup,
  number: GameNumber,
  bots: readonly string[],
  seed: string,
): Journal['header'] => ({
  journal: 2,
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
  start: null,
})

/** Plays a game to the end. The same fixture and number give the same game. */
export const playGame = (setup: FixtureSetup, number: GameNumber): PlayedGame => {
  const { entry, plan, fixture, options } = setup
  const { game, lens } = entry
  const { deal, bots } = lineupOf(fixture, number.game)
  const seed = dealSeed(plan, deal)
  const streams = randomStreams('xoroshiro128plus', seed)
  // Bots have their own stream: it is reproducible, and it reveals nothing about the match's stream.
  const botStreams = randomStreams('xoroshiro128plus', sha256Hex(`tortuga-bots-1\n${seed}`))
  const entries: Entry[] = []
  const journal = { header: headerOf(setup, number, bots, seed), entries }
  const { note, cards, counts } = createNote(setup)
  let first: number | null = null
  const readEvents = (events: readonly GameTypes['event'][]): void => {
    for (const event of events) {
      lens.read(event, note)
      first ??= lens.firstSeat(event)
    }
  }

  const play = (): { readonly match: Match<GameTypes>; readonly outcome: Outcome } => {
    const started = startMatch(game, options, plan.seats, streams(0))
    let { match } = started
    readEvents(started.first.events)
    while (!match.over) {
      if (match.version >= LONGEST) throw new Error(`no end after ${LONGEST} moves`)
      const seat = match.asked.findIndex(question => question !== null)
      const move = advise(setup, at(bots, seat), game.view(match.state, seat), botStreams(match.version))
      const answer = { seat, question: match.asked[seat] ?? -1, move, by: 'bot', at: 0, clocks: null } as const
      const submitted = submitMove(game, match, answer, streams(match.steps))
      if (!submitted.ok) throw new Error(`${at(bots, seat)} was refused (${submitted.refusal.type}): ${JSON.stringify(move)}`)
      for (const applied of submitted.applied) {
        entries.push(applied.entry)
        readEvents(applied.events)
      }
      ;({ match } = submitted)
    }
    const outcome = game.outcome(match.state)
    if (outcome === null) throw new Error('the match is over without an outcome')
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
