/** The kit's toy game as an entry of the command line's registry. */
import { toy } from '../../../packages/kit/test/toy/index.ts'
import { parseMove, printMove } from '../../../packages/kit/test/toy/notation.ts'
import type { Event, Refusal, ToyTypes } from '../../../packages/kit/test/toy/types.ts'
import { at, pick } from '@tortuga/kit'
import type { Bot, GameTexts, TerminalTable } from '@tortuga/kit'
import { describeGame } from '../src/games/registered-game.ts'

const sentencesFor = <K extends string>(kinds: readonly K[], language: string): Readonly<Record<K, () => string>> =>
  Object.fromEntries(kinds.map(kind => [kind, () => `${language}: ${kind}`])) as Readonly<Record<K, () => string>>

const EVENTS: readonly Event['type'][] = [
  'dealt',
  'packed',
  'sailed',
  'arranged',
  'looked',
  'nodded',
  'offered',
  'seized',
  'released',
  'landed',
  'took',
]
const textsIn = (language: string): GameTexts<ToyTypes> => ({
  game: { name: 'Harbour' },
  log: sentencesFor(EVENTS, language),
  refusals: sentencesFor(Object.keys(toy.refusalRules) as Refusal['type'][], language),
  reasons: sentencesFor(['none'], language),
  presets: {},
  bots: {},
  rules: {},
})

const terminal: TerminalTable<ToyTypes> = {
  draw: view => [JSON.stringify(view)],
  sayMove: move => printMove(move),
  rank: () => 0,
  spell: text => text,
  howToType: () => ['look 1'],
}

const bots: Readonly<Record<string, Bot<ToyTypes>>> = {
  first: view => ({ move: at([...toy.moves(view)], 0), chance: null, reason: null }),
  random: (view, { random }) => ({ move: pick([...toy.moves(view)], random), chance: 0.5, reason: { type: 'none' } }),
}

export const toyCliGame = describeGame({
  game: toy,
  bots,
  texts: { en: textsIn('en'), pl: textsIn('pl') },
  terminal,
  notation: { parseMove },
})
