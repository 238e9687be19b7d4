/** Plays a match with the rules and with the twin at once and compares them after every move. */
import { at, fastRandom, pick, type Random } from '@tortuga/kit'
import { expect } from 'vitest'
import { deckOf, rum, type RumDeckData, type Options, type State } from '../rules/index.ts'
import { scoreMoves } from '../bots/one-step.ts'
import { sampleWorld, readViewFacts, toMove, toTwinMove } from '../bots/twin/sample-world.ts'
import { playInPlace } from '../bots/twin/play.ts'
import { countBits, NONE, PARROT, type RumWorld } from '../bots/twin/world.ts'

const placeOf = (deck: string | RumDeckData, piece: string): number => (piece === 'parrot' ? PARROT : deckOf(deck).pieces.indexOf(piece))
const maskOf = (deck: string | RumDeckData, pieces: readonly string[]): number =>
  pieces.reduce((mask, piece) => mask | (1 << placeOf(deck, piece)), 0)

/** The world of the twin for a full state. */
const worldOf = (state: State): RumWorld => {
  const { deck } = state.options
  const world = sampleWorld(readViewFacts(rum.view(state, 0)), fastRandom(1))
  state.hands.forEach((hand, seat) => (world.hands[seat] = maskOf(deck, hand)))
  state.beach.forEach((slot, index) => (world.slots[index] = slot.type === 'empty' ? NONE : placeOf(deck, slot.card)))
  world.wreck = maskOf(deck, state.wreck)
  return world
}

/** The parts of a world to compare; once the match is over, only its result. */
const summary = (world: RumWorld): unknown => {
  const { values, owners, hands, slots, up, wreck, clock, turn, ask, waiting, isOver } = world
  const captains = { values: [...values], owners: [...owners], clock }
  return isOver
    ? captains
    : { ...captains, hands: [...hands], slots: [...slots], up, wreck, turn, ask, waiting: ask === 'none' ? 0 : waiting }
}

/** Makes the twin draw the same cards as the rules, in the same order. */
const sameDraws = (world: RumWorld, deck: string | RumDeckData, taken: readonly string[]): Random => {
  let next = 0
  return {
    int: () => {
      const card = placeOf(deck, at(taken, next))
      next += 1
      if (((world.wreck >> card) & 1) === 0) throw new Error('the twin has no such card in its wreck')
      return countBits(world.wreck & ((1 << card) - 1))
    },
  }
}

/** Plays one match and returns the number of moves. */
export const playBoth = (options: Options, seats: number, seed: number): number => {
  const random = fastRandom(seed)
  let { state } = rum.setup(options, seats, random)
  const world = worldOf(state)
  let steps = 0
  for (let awaited = rum.awaited(state); awaited.length > 0; awaited = rum.awaited(state)) {
    const seat = pick(awaited, random)
    const view = rum.view(state, seat)
    const own = toMove(view, pick(scoreMoves(world, seat, 12), random).move)
    const move = random.int(2) === 0 ? own : pick([...rum.moves(view)], random)
    expect(rum.check(view, own)).toBeNull()
    const hand = world.hands[seat] ?? 0
    const step = rum.apply(state, seat, move, random)
    const taken = step.events.flatMap(event => {
      if (event.type === 'refilled') return [event.card ?? '']
      if (event.type === 'drew' && event.from === 'wreck') return [event.card ?? '']
      return event.type === 'parrot-drawn' && event.from === 'wreck' ? ['parrot'] : []
    })
    playInPlace(world, seat, toTwinMove(view, hand, move), sameDraws(world, options.deck, taken))
    ;({ state } = step)
    steps += 1
    if (state.ending === null) expect(summary(world)).toEqual(summary(worldOf(state)))
    else
      expect([world.isOver, [...world.values], [...world.owners]]).toEqual([
        true,
        state.captains.map(({ value }) => value),
        state.captains.map(({ owner }) => owner ?? NONE),
      ])
  }
  return steps
}
