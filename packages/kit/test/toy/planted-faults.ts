/** Variants of the toy game with one planted fault each, and the laws that must catch it. */
import { at, replaceAt } from '../../src/index.ts'
import {
  ALSO_FOLD,
  changedAfterMove,
  listingToy,
  marked,
  markedNotation,
  markOf,
  notation,
  tableSees,
  withFields,
  type Fault,
} from './fault-parts.ts'
import { toy } from './index.ts'
import { printState } from './notation.ts'
import { faceOf, KEEPER } from './types.ts'

let released = 0
/** Fault: remembers the coins of the last viewed round, no matter of which match. */
let lastCoins: { readonly round: number; readonly coins: readonly number[] } | null = null

export const FAULTS: readonly Fault[] = [
  {
    what: 'the keeper is paid according to a counter outside the state',
    law: 'a match replays identically from its journal',
    also: ALSO_FOLD,
    game: changedAfterMove((after, _, __, move) => {
      if (move.type !== 'release') return after
      released += 1
      return { ...after, coins: replaceAt(after.coins, KEEPER, released) }
    }),
  },
  {
    what: 'an outcome contains undefined',
    law: 'all data survives JSON',
    game: {
      ...toy,
      outcome: state => {
        const outcome = toy.outcome(state)
        return outcome && { ...outcome, tie: undefined }
      },
    },
  },
  {
    what: 'taking a crate writes to the points of the given state',
    law: 'arguments are never changed',
    game: {
      ...toy,
      apply: (state, seat, move, random) => {
        if (move.type === 'take') (state.points as number[])[seat] = at(state.points, seat)
        return toy.apply(state, seat, move, random)
      },
    },
  },
  {
    what: 'folding writes to the points of the given view',
    law: 'arguments are never changed',
    game: {
      ...toy,
      fold: (view, event) => {
        ;(view.points as number[])[KEEPER] = at(view.points, KEEPER)
        return toy.fold(view, event)
      },
    },
  },
  {
    what: 'awaited seats are in descending order',
    law: 'a seat is awaited until the match ends',
    game: { ...toy, awaited: state => toy.awaited(state).toReversed() },
  },
  {
    what: 'nodding changes nothing',
    law: 'random play ends',
    game: {
      ...toy,
      apply: (state, seat, move, random) =>
        move.type === 'nod' ? { state, events: [{ type: 'nodded' }] } : toy.apply(state, seat, move, random),
      moves: view => Array.from(toy.moves(view)).filter(({ type }) => type !== 'look'),
    },
  },
  {
    what: 'a seized crate never reaches the shelf',
    law: 'no piece is lost or duplicated',
    also: ALSO_FOLD,
    game: changedAfterMove((after, before, _, move) => (move.type === 'seize' ? { ...after, shelf: before.shelf } : after)),
  },
  {
    what: 'a preset has too many rounds',
    law: 'presets match the options schema',
    game: { ...toy, presets: { ...toy.presets, endless: { rounds: 6 } } },
  },
  {
    what: 'a boat that does not exist is listed',
    law: 'every listed move is legal',
    game: {
      ...toy,
      moves: view => [
        ...toy.moves(view),
        ...(view.agenda[0]?.type === 'watch' && view.viewer === KEEPER ? [{ type: 'look', boat: 9 } as const] : []),
      ],
    },
  },
  {
    what: 'a move is listed that only the clock may make',
    law: 'every listed move is legal',
    also: ['random play ends'], // the kernel refuses the move when random play picks it
    game: { ...toy, isClockMove: ({ type }) => type === 'nod' },
  },
  {
    what: 'an offer of more coins than the seat has is accepted',
    law: 'every unlisted move is refused',
    game: {
      ...listingToy,
      check: (view, move) => {
        const refusal = listingToy.check(view, move)
        return refusal?.type === 'no-such-coins' ? null : refusal
      },
    },
  },
  {
    what: 'check throws for a boat that does not exist',
    law: 'check handles any decodable move',
    game: {
      ...toy,
      check: (view, move) =>
        move.type === 'look' && at(view.boats, move.boat) === null ? { type: 'no-such-boat' } : toy.check(view, move),
    },
  },
  {
    what: 'a refusal names a rule of its own that does not exist',
    law: 'check handles any decodable move',
    game: {
      ...toy,
      check: (view, move) => {
        const refusal = toy.check(view, move)
        return refusal?.type === 'other-question' ? { ...refusal, rules: ['T3.9'] } : refusal
      },
    },
  },
  {
    what: 'a refusal names no rule although its type does',
    law: 'check handles any decodable move',
    game: {
      ...toy,
      check: (view, move) => {
        const refusal = toy.check(view, move)
        return refusal?.type === 'other-question' ? { ...refusal, rules: [] } : refusal
      },
    },
  },
  {
    what: 'timeUp offers more coins than the smuggler has',
    law: 'timeUp is always legal',
    game: { ...toy, timeUp: view => (view.agenda[0]?.type === 'bribe' ? { type: 'offer', coins: 9 } : toy.timeUp(view)) },
  },
  {
    what: 'an obvious move offers more coins than the smuggler has',
    law: 'an obvious move is legal, and only an awaited seat has one',
    game: { ...toy, obviousMove: view => (view.agenda[0]?.type === 'bribe' ? { type: 'offer', coins: 9 } : null) },
  },
  {
    what: 'a seat that is not asked has an obvious move',
    law: 'an obvious move is legal, and only an awaited seat has one',
    game: { ...toy, obviousMove: view => (view.agenda[0]?.type === 'bribe' ? { type: 'offer', coins: 0 } : null) },
  },
  {
    what: 'a refusal cites a rule that does not exist',
    law: 'refusals cite rules of the rulebook',
    game: { ...toy, refusalRules: { ...toy.refusalRules, 'no-such-crate': ['T2.9'] } },
  },
  {
    what: 'the notation forgets the lamps',
    law: 'notation round-trips',
    game: toy,
    notation: { ...notation, printState: state => printState(state).replaceAll(' lamp', ' dark') },
  },
  {
    what: 'spectators see into the boats',
    law: 'views do not reveal hidden pieces',
    also: ALSO_FOLD,
    game: tableSees(state => ({ cargo: state.boats.map(boat => (boat === null ? null : faceOf(boat.crate))) })),
  },
  {
    what: 'spectators see which copy is on the market',
    law: 'views do not distinguish copies of one face',
    also: ALSO_FOLD,
    game: tableSees(state => ({ copy: state.market })),
  },
  {
    what: 'spectators do not see the shelf',
    law: 'views name all known pieces',
    also: ALSO_FOLD,
    game: tableSees(() => ({ shelf: [] })),
  },
  {
    what: 'determinize forgets what the keeper has seen',
    law: 'determinize fits the view',
    game: {
      ...toy,
      determinize: (view, random) => {
        const world = toy.determinize(view, random)
        return { ...world, boats: world.boats.map((boat, seat) => boat && { ...boat, seenBy: [seat] }) }
      },
    },
  },
  {
    what: 'everybody sees which crate was taken from the stock',
    law: 'events do not reveal hidden pieces',
    game: { ...toy, viewEvent: (event, viewer) => (event.type === 'took' ? event : toy.viewEvent(event, viewer)) },
  },
  {
    what: 'a view shows the coins that another match had in the same round',
    law: 'views of several matches do not affect each other',
    also: ALSO_FOLD,
    game: {
      ...toy,
      view: (state, viewer) => {
        if (viewer !== 'table') return toy.view(state, viewer)
        if (lastCoins?.round !== state.round) lastCoins = { round: state.round, coins: state.coins }
        return withFields(toy.view(state, viewer), { treasury: lastCoins.coins })
      },
    },
  },
  {
    what: 'folding forgets a fine',
    law: 'events fold into the next view',
    game: { ...toy, fold: (view, event) => ({ ...toy.fold(view, event), fines: view.fines }) },
  },
  {
    what: 'the state records who packed first',
    law: 'simultaneous moves commute',
    game: changedAfterMove((after, before, seat, move) => (move.type === 'pack' ? marked(after, markOf(before) ?? seat) : after)),
    notation: markedNotation,
  },
  {
    what: 'spectators see the lamps before all have packed',
    law: 'sealed moves stay hidden',
    also: ALSO_FOLD,
    game: tableSees(state => ({ lamps: state.sealed.map(packed => packed?.lamp ?? null) })),
  },
  {
    what: 'arranging the shelf reveals the wind to the keeper',
    law: 'undo restores the earlier state and stops at the frontier',
    also: ALSO_FOLD,
    game: {
      ...changedAfterMove((after, _, __, move) => (move.type === 'arrange' ? marked(after, after.round) : after)),
      view: (state, viewer) =>
        viewer === KEEPER && markOf(state) === state.round
          ? withFields(toy.view(state, viewer), { wind: state.wind })
          : toy.view(state, viewer),
      determinize: (view, random) => {
        const world = toy.determinize(view, random)
        return view.wind === null ? world : marked(world, world.round)
      },
    },
    notation: markedNotation,
  },
]
