/** The toy game with one fault at a time, each under the name of the law that must catch it. */
import { at, replaceAt } from '../../src/index.ts'
import type { Game } from '../../src/index.ts'
import type { LawName, Notation } from '../../laws/index.ts'
import { toy } from './index.ts'
import { parseMove, parseState, printMove, printState } from './notation.ts'
import { faceOf, KEEPER } from './types.ts'
import type { Move, State, ToyTypes, View } from './types.ts'

export const notation: Notation<ToyTypes> = { printState, parseState, printMove, parseMove }

/** The same game without the one move that is too much to list. */
export const listingToy: Game<ToyTypes> = {
  ...toy,
  id: 'harbour-without-arranging',
  listsAllMoves: true,
  check: (view, move) => (move.type === 'arrange' ? { type: 'not-the-shelf' } : toy.check(view, move)),
  moves: view => Array.from(toy.moves(view)).filter(({ type }) => type !== 'arrange'),
}

type Fault = { readonly what: string; readonly law: LawName; readonly game: Game<ToyTypes>; readonly notation?: Notation<ToyTypes> }

/** A state with one more fact in it, which only the fault knows of. */
type Marked = State & { readonly mark?: unknown }
const markOf = (state: State): unknown => (state as Marked).mark
const marked = (state: State, mark: unknown): State => ({ ...state, mark }) as Marked
const markedNotation: Notation<ToyTypes> = {
  ...notation,
  printState: state => (markOf(state) === undefined ? printState(state) : `${printState(state)} | mark ${String(markOf(state))}`),
  parseState: text => {
    const mark = text.split(' | mark ')[1]
    return mark === undefined ? parseState(text) : marked(parseState(text), Number(mark))
  },
}
const shownTo = (view: View, more: Readonly<Record<string, unknown>>): View => ({ ...view, ...more })

/** The same game with something else done after each move. */
const afterEach = (change: (after: State, before: State, seat: number, move: Move) => State): Game<ToyTypes> => ({
  ...toy,
  apply: (state, seat, move, random) => {
    const step = toy.apply(state, seat, move, random)
    return { ...step, state: change(step.state, state, seat, move) }
  },
})

/** The same game with something else in the view of those who watch. */
const tableSees = (more: (state: State) => Readonly<Record<string, unknown>>): Game<ToyTypes> => ({
  ...toy,
  view: (state, viewer) => (viewer === 'table' ? shownTo(toy.view(state, viewer), more(state)) : toy.view(state, viewer)),
})

let released = 0

export const FAULTS: readonly Fault[] = [
  {
    what: 'a count outside the state decides what the keeper is paid',
    law: 'a journal plays out the same',
    game: afterEach((after, _, __, move) => {
      if (move.type !== 'release') return after
      released += 1
      return { ...after, coins: replaceAt(after.coins, KEEPER, released) }
    }),
  },
  {
    what: 'an outcome holds an undefined',
    law: 'data survives JSON',
    game: {
      ...toy,
      outcome: state => {
        const outcome = toy.outcome(state)
        return outcome && { ...outcome, tie: undefined }
      },
    },
  },
  {
    what: 'taking a crate writes to the points it was given',
    law: 'given data is never written to',
    game: {
      ...toy,
      apply: (state, seat, move, random) => {
        if (move.type === 'take') (state.points as number[])[seat] = at(state.points, seat)
        return toy.apply(state, seat, move, random)
      },
    },
  },
  {
    what: 'the last to pack is named first',
    law: 'somebody is awaited until the end',
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
    law: 'no piece is lost or doubled',
    game: afterEach((after, before, _, move) => (move.type === 'seize' ? { ...after, shelf: before.shelf } : after)),
  },
  {
    what: 'a preset with more rounds than there may be',
    law: 'presets pass their schema',
    game: { ...toy, presets: { ...toy.presets, endless: { rounds: 6 } } },
  },
  {
    what: 'a boat that is not there may be chosen',
    law: 'every listed move is accepted',
    game: {
      ...toy,
      moves: view => [
        ...toy.moves(view),
        ...(view.agenda[0]?.type === 'watch' && view.viewer === KEEPER ? [{ type: 'look', boat: 9 } as const] : []),
      ],
    },
  },
  {
    what: 'coins one does not have are taken',
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
    what: 'check stumbles over a boat that is not there',
    law: 'check answers for anything',
    game: {
      ...toy,
      check: (view, move) =>
        move.type === 'look' && at(view.boats, move.boat) === null ? { type: 'no-such-boat' } : toy.check(view, move),
    },
  },
  {
    what: 'out of time, a smuggler offers coins that are not there',
    law: 'timeUp is always legal',
    game: { ...toy, timeUp: view => (view.agenda[0]?.type === 'bribe' ? { type: 'offer', coins: 9 } : toy.timeUp(view)) },
  },
  {
    what: 'a refusal rests on a rule nobody wrote',
    law: 'refusals rest on rules of the rulebook',
    game: { ...toy, refusalRules: { ...toy.refusalRules, 'no-such-crate': ['T2.9'] } },
  },
  {
    what: 'the notation forgets the lamps',
    law: 'notation reads back',
    game: toy,
    notation: { ...notation, printState: state => printState(state).replaceAll(' lamp', ' dark') },
  },
  {
    what: 'whoever watches sees into the boats',
    law: 'hidden pieces leave no trace in a view',
    game: tableSees(state => ({ cargo: state.boats.map(boat => (boat === null ? null : faceOf(boat.crate))) })),
  },
  {
    what: 'whoever watches sees which copy is on the market',
    law: 'copies of one face are not told apart',
    game: tableSees(state => ({ copy: state.market })),
  },
  {
    what: 'whoever watches is not shown the shelf',
    law: 'known pieces are named',
    game: tableSees(() => ({ shelf: [] })),
  },
  {
    what: 'in imagined worlds the keeper has forgotten what he saw',
    law: 'determinize gives the same view',
    game: {
      ...toy,
      determinize: (view, random) => {
        const world = toy.determinize(view, random)
        return { ...world, boats: world.boats.map((boat, seat) => boat && { ...boat, seenBy: [seat] }) }
      },
    },
  },
  {
    what: 'everybody is told what was taken from the stock',
    law: 'events name no hidden piece',
    game: { ...toy, viewEvent: (event, viewer) => (event.type === 'took' ? event : toy.viewEvent(event, viewer)) },
  },
  {
    what: 'whoever packs first is remembered',
    law: 'simultaneous answers commute',
    game: afterEach((after, before, seat, move) => (move.type === 'pack' ? marked(after, markOf(before) ?? seat) : after)),
    notation: markedNotation,
  },
  {
    what: 'whoever watches sees the lamps before all have packed',
    law: 'sealed answers stay sealed',
    game: tableSees(state => ({ lamps: state.sealed.map(packed => packed?.lamp ?? null) })),
  },
  {
    what: 'arranging the shelf tells the keeper the wind',
    law: 'undo returns the earlier state and stays behind the frontier',
    game: {
      ...afterEach((after, _, __, move) => (move.type === 'arrange' ? marked(after, after.round) : after)),
      view: (state, viewer) =>
        viewer === KEEPER && markOf(state) === state.round
          ? shownTo(toy.view(state, viewer), { wind: state.wind })
          : toy.view(state, viewer),
      determinize: (view, random) => {
        const world = toy.determinize(view, random)
        return view.wind === null ? world : marked(world, world.round)
      },
    },
    notation: markedNotation,
  },
]
