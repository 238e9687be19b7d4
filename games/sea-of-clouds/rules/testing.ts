/** Test helpers: positions and moves in notation, and a second deck. */
import type { Random } from '@tortuga/kit'
import { apply, check } from './moves.ts'
import type { LootCardData, LootDeckData } from './components/deck-types.ts'
import { deckOf } from './decks/decks.ts'
import type { Event } from './data/events.ts'
import { notation } from './notation/index.ts'
import { agenda } from './agenda.ts'
import { beginStep } from './step.ts'
import type { Refusal, State } from './data/types.ts'
import { view } from './views/view.ts'

/** A random source that always draws the first item. */
const first: Random = { int: () => 0 }

const common = { confidence: 'invented', copiesConfidence: 'own', text: { en: 'x', pl: 'x' } } as const
const named = (id: string): Pick<LootCardData, 'id' | 'name'> => ({ id, name: { en: id, pl: id } })

/** A deck with few kinds, many copies, and effects that the standard deck lacks: 1x thefts, exchanges per victory, several Chests, immediate cards with several effects. */
export const otherDeck: LootDeckData = {
  about: '',
  doubloons: 1,
  cards: [
    { ...common, ...named('gin'), back: 'rum', copies: 15, score: { type: 'set', totals: [1, 3, 4] } },
    { ...common, ...named('port'), back: 'rum', copies: 6, score: { type: 'per', of: 'bone', points: 1 } },
    { ...common, ...named('bone'), back: 'relic', copies: 23, score: { type: 'most-each', points: 2, otherwise: -1 } },
    {
      ...common,
      ...named('bell'),
      back: 'object',
      copies: 8,
      kind: 'immediate',
      onPlay: [{ type: 'pay-doubloons', amount: 1 }, { type: 'take-share-card' }, { type: 'discard-pirate' }],
    },
    { ...common, ...named('box'), back: 'object', copies: 10, kind: 'permanent', chest: 2, strength: 1 },
    { ...common, ...named('flag'), back: 'object', copies: 5, kind: 'permanent', score: { type: 'most', of: 'gin', points: 2 } },
    { ...common, ...named('vow'), back: 'object', copies: 5, kind: 'secret', score: { type: 'most', of: 'doubloons', points: 3 } },
    { ...common, ...named('thief'), back: 'pirate', copies: 6, strength: 2, per: 'once', onWin: [{ type: 'steal-rum', amount: 2 }] },
    { ...common, ...named('broker'), back: 'pirate', copies: 6, strength: 1, per: 'win', onWin: [{ type: 'exchange-object' }] },
    { ...common, ...named('trader'), back: 'pirate', copies: 4, strength: 0, per: 'win', onWin: [{ type: 'exchange-rum' }] },
    {
      ...common,
      ...named('cutpurse'),
      back: 'pirate',
      copies: 2,
      strength: 3,
      per: 'once',
      onWin: [{ type: 'steal-doubloons', amount: 2 }],
    },
    {
      ...common,
      ...named('scout'),
      back: 'pirate',
      copies: 4,
      strength: -1,
      per: 'win',
      onWin: [{ type: 'take-share-card' }, { type: 'add-to-shares' }],
    },
  ],
  boards: [{ seats: [2, 3, 4], rounds: 4, boardings: [2, 4], confidence: 'invented' }],
  fewer: [],
}

const read = (position: string | State): State => (typeof position === 'string' ? notation.parseState(position) : position)

/** The refusal of a move, or its result. */
type PlayResult =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[]; readonly revealed: false }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[]; readonly revealed: boolean }

/** Plays one move from a position: for the seat it names (`B: take`), otherwise for the seat that is asked. */
export const playMove = (position: string | State, move: string, random: Random = first): PlayResult => {
  const state = read(position)
  const [, letter, moveText = ''] = /^(?:([A-D]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? (agenda.awaited(state)[0] ?? 0) : 'ABCD'.indexOf(letter)
  const answer = notation.parseMove(moveText)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [], revealed: false }
  const { revealed = false, ...step } = apply(state, seat, answer, random)
  return { refusal, ...step, revealed }
}

/** The position after several moves; throws if one is refused. */
export const after = (position: string | State, moves: readonly string[], random: Random = first): State => {
  let state = read(position)
  for (const move of moves) {
    const played = playMove(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** Runs the agenda of a position until a captain is asked: `… | agenda: board, end-round`. */
export const runAgenda = (
  position: string | State,
  random: Random = first,
): { readonly state: State; readonly events: readonly Event[] } => {
  const state = read(position)
  const step = beginStep(state, deckOf(state.options.deck), random)
  agenda.run(step)
  return step
}

/** One field of a position as text: `A`, `spaces`, `agenda`. */
export const field = (state: State, name: string): string =>
  notation
    .printState(state)
    .split(' | ')
    .find(part => part.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '-'

/** The types of the events: `took placed added looked`. */
export const namesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
/** The events of one type. */
export const eventsOf = <K extends Event['type']>(events: readonly Event[], type: K): readonly Extract<Event, { type: K }>[] =>
  events.filter((event): event is Extract<Event, { type: K }> => event.type === type)
