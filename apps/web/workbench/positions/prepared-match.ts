/** A match at one moment, from a golden game, a position in notation or a new deal, with everything that led to it. */
import { fastRandom, matchFromState, range, startMatch } from '@tortuga/kit'
import type { Game, GameTypes, Match, Player, Step } from '@tortuga/kit'
import type { StoredEntry, StoredMatch } from '@tortuga/room'
import type { TableSettings } from '@tortuga/wire'
import type { GoldenGame } from './golden-game.ts'

export type PreparedMatch = {
  readonly game: Game<GameTypes>
  readonly options: unknown
  readonly first: Step<GameTypes>
  readonly entries: readonly StoredEntry[]
  readonly match: Match<GameTypes>
}

/** Every state of every game contains its number of seats. */
const seatsOf = (state: unknown): number => {
  if (typeof state === 'object' && state !== null && 'seats' in state && typeof state.seats === 'number') return state.seats
  throw new Error('the state does not say how many seats it has')
}

const optionsOf = (state: unknown): unknown => (typeof state === 'object' && state !== null && 'options' in state ? state.options : {})

export const matchAtState = (game: Game<GameTypes>, state: unknown): PreparedMatch => ({
  game,
  options: optionsOf(state),
  first: { state, events: [] },
  entries: [],
  match: matchFromState(game, state, seatsOf(state)),
})

/** A golden game after this many moves, at most after all of them. */
export const matchInGolden = (game: Game<GameTypes>, golden: GoldenGame, moves: number): PreparedMatch => {
  const { options, first, matches, entries } = golden
  const match = matches[moves] ?? matches.at(-1)
  if (match === undefined) throw new Error(`${golden.name} has no positions`)
  return { game, options, first, match, entries: entries.slice(0, match.version) }
}

export const dealMatch = (game: Game<GameTypes>, preset: string, seats: number, seed: number): PreparedMatch => {
  const options: unknown = game.presets[preset]
  const { match, first } = startMatch(game, options, seats, fastRandom(seed))
  return { game, options, first, match, entries: [] }
}

const NAMES = ['Ola', 'Jan', 'Ewa', 'Leon', 'Zofia', 'Jerzy']

export const playersAt = (seats: number): readonly Player[] => range(seats).map(seat => ({ name: NAMES[seat] ?? '', bot: null }))

export const SETTINGS: TableSettings = { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true }

/** The match as a room stores it. */
export const storedMatch = ({ game, options, match }: PreparedMatch, id: string, players: readonly Player[]): StoredMatch => ({
  header: {
    journal: 2,
    match: id,
    game: game.id,
    rules: game.rules,
    seats: players.length,
    options,
    players,
    chance: 'hmac-sha256',
    commitment: '',
    contributions: players.map(() => ''),
    secret: null,
    seed: null,
    start: null,
  },
  settings: SETTINGS,
  match,
  players,
  owners: null,
  clocks: null,
  deadline: null,
  halted: false,
})
