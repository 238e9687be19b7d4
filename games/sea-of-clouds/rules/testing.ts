/** What the tests of these rules share: positions and moves in notation, and a deck of another kind. */
import type { Random } from '@tortuga/kit'
import { run } from './agenda.ts'
import { apply, askedSeat } from './apply.ts'
import { check } from './check.ts'
import type { CardData, DeckData } from './deck-data.ts'
import type { Event } from './events.ts'
import { beginStep } from './making.ts'
import { notation } from './notation.ts'
import type { Refusal, State } from './types.ts'
import { view } from './view.ts'

/** Always the first of whatever is drawn. */
const first: Random = { int: () => 0 }

const sure = { confidence: 'invented', copiesConfidence: 'own', text: { en: 'x', pl: 'x' } } as const
const named = (id: string): Pick<CardData, 'id' | 'name'> => ({ id, name: { en: id, pl: id } })

/** Few kinds, many copies, and effects that our own deck has not: 1x thefts, exchanges per victory, several Chests, immediate cards with several effects. */
export const otherDeck: DeckData = {
  about: '',
  doubloons: 1,
  cards: [
    { ...sure, ...named('gin'), back: 'rum', copies: 15, score: { type: 'set', totals: [1, 3, 4] } },
    { ...sure, ...named('port'), back: 'rum', copies: 6, score: { type: 'per', of: 'bone', points: 1 } },
    { ...sure, ...named('bone'), back: 'relic', copies: 23, score: { type: 'most-each', points: 2, otherwise: -1 } },
    {
      ...sure,
      ...named('bell'),
      back: 'object',
      copies: 8,
      kind: 'immediate',
      onPlay: [{ type: 'pay-doubloons', amount: 1 }, { type: 'take-share-card' }, { type: 'discard-pirate' }],
    },
    { ...sure, ...named('box'), back: 'object', copies: 10, kind: 'permanent', chest: 2, strength: 1 },
    { ...sure, ...named('flag'), back: 'object', copies: 5, kind: 'permanent', score: { type: 'most', of: 'gin', points: 2 } },
    { ...sure, ...named('vow'), back: 'object', copies: 5, kind: 'secret', score: { type: 'most', of: 'doubloons', points: 3 } },
    { ...sure, ...named('thief'), back: 'pirate', copies: 6, strength: 2, per: 'once', onWin: [{ type: 'steal-rum', amount: 2 }] },
    { ...sure, ...named('broker'), back: 'pirate', copies: 6, strength: 1, per: 'win', onWin: [{ type: 'exchange-object' }] },
    { ...sure, ...named('trader'), back: 'pirate', copies: 4, strength: 0, per: 'win', onWin: [{ type: 'exchange-rum' }] },
    { ...sure, ...named('cutpurse'), back: 'pirate', copies: 2, strength: 3, per: 'once', onWin: [{ type: 'steal-doubloons', amount: 2 }] },
    {
      ...sure,
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

/** What a move was turned down with, or all that came of it. */
type Played =
  | { readonly refusal: Refusal; readonly state: null; readonly events: readonly never[] }
  | { readonly refusal: null; readonly state: State; readonly events: readonly Event[] }

/** Plays one move from a position: of the seat it names (`B: take`), else of the seat that is asked. */
export const playing = (position: string | State, move: string, random: Random = first): Played => {
  const state = read(position)
  const [, letter, words = ''] = /^(?:([A-D]): )?(.*)$/.exec(move) ?? []
  const seat = letter === undefined ? (askedSeat(state.agenda) ?? 0) : 'ABCD'.indexOf(letter)
  const answer = notation.parseMove(words)
  const refusal = check(view(state, seat), answer)
  if (refusal !== null) return { refusal, state: null, events: [] }
  return { refusal, ...apply(state, seat, answer, random) }
}

/** The position after several moves; a fault if one is refused. */
export const after = (position: string | State, moves: readonly string[], random: Random = first): State => {
  let state = read(position)
  for (const move of moves) {
    const played = playing(state, move, random)
    if (played.state === null) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
    state = played.state
  }
  return state
}

/** A position whose agenda is worked through until somebody is asked: `… | agenda: board, end-round`. */
export const sailing = (position: string | State, random: Random = first): { readonly state: State; readonly events: readonly Event[] } => {
  const making = beginStep(read(position), random)
  run(making)
  return making
}

/** One field of a position as text: `A`, `spaces`, `agenda`. */
export const field = (state: State, name: string): string =>
  notation
    .printState(state)
    .split(' | ')
    .find(part => part.startsWith(`${name}: `))
    ?.slice(name.length + 2) ?? '-'

/** What happened, by the events' names: `took placed added looked`. */
export const namesOf = (events: readonly Event[]): string => events.map(({ type }) => type).join(' ')
/** The events of one kind. */
export const eventsOf = <K extends Event['type']>(events: readonly Event[], type: K): readonly Extract<Event, { type: K }>[] =>
  events.filter((event): event is Extract<Event, { type: K }> => event.type === type)
