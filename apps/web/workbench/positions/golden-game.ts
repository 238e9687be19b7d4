/** Golden games as data: their text is parsed, and their moves are played once more with the rules of their edition. */
import { at, startMatch, randomStreams, submitMove } from '@tortuga/kit'
import type { Edition, GameTypes, Match, Seat, Step } from '@tortuga/kit'
import type { StoredEntry } from '@tortuga/room'

export type PlayedEdition = Pick<Edition, 'game' | 'notation'>

export type GoldenGame = {
  /** The name of its file without the ending: `en-2`. */
  readonly name: string
  readonly preset: string
  readonly seats: number
  readonly seed: string
  readonly options: unknown
  readonly first: Step<GameTypes>
  /** The match after the deal and after each move. */
  readonly matches: readonly Match<GameTypes>[]
  /** All entries. The last one is the end, all others are moves. */
  readonly entries: readonly StoredEntry[]
}

const HEAD = /^\S+ (\S+), (\d+) seats, rules \d+, seed (\w+)$/m
const MOVE = /^\d+ seat (\d+): (.*)$/gm

export const replayGolden = ({ game, notation }: PlayedEdition, name: string, text: string): GoldenGame => {
  const [, preset = '', seatText, seed = ''] = HEAD.exec(text) ?? []
  const seats = Number(seatText)
  const options: unknown = game.presets[preset]
  const streams = randomStreams('hmac-sha256', seed)
  const { match: start, first } = startMatch(game, options, seats, streams(0))
  const matches = [start]
  const entries: StoredEntry[] = []
  for (const [, seatOfMove, moveText = ''] of text.matchAll(MOVE)) {
    const match = at(matches, matches.length - 1)
    const seat: Seat = Number(seatOfMove)
    const move = notation.parseMove(moveText)
    const by = game.isClockMove(move) ? 'clock' : 'player'
    const made = submitMove(game, match, { seat, question: match.asked[seat] ?? 0, move, by, at: 0, clocks: null }, streams(match.steps))
    if (!made.ok) throw new Error(`${game.id} ${name}: ${moveText} was refused`)
    entries.push(...made.applied.map((one, index) => ({ ...one, version: match.version + 1 + index })))
    matches.push(made.match)
  }
  return { name, preset, seats, seed, options, first, matches, entries }
}

/** One move of a golden game. */
export type GoldenStep = { readonly before: Match<GameTypes>; readonly made: StoredEntry; readonly after: Match<GameTypes> }

/** The move that follows this many others; undefined at the end. */
export const stepAfter = ({ matches, entries }: GoldenGame, moves: number): GoldenStep | undefined => {
  const [before, after, made] = [matches[moves], matches[moves + 1], entries[moves]]
  return before === undefined || after === undefined || made === undefined ? undefined : { before, made, after }
}
