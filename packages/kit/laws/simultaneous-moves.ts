/** Laws about simultaneous moves: they commute and stay sealed. */
import { pick, scriptedRandom, randomStreams } from '../src/index.ts'
import type { GameTypes, Seat } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample, SampledPosition } from './samples/random-walks.ts'

type SeatMoves<T extends GameTypes> = readonly { readonly seat: Seat; readonly move: T['move'] }[]

/** Applies the moves in this order. Only the last one, which reveals them all, may draw random numbers. */
const applyInOrder = <T extends GameTypes>(
  { game }: LawSample<T>,
  { walk, before }: SampledPosition<T>,
  moves: SeatMoves<T>,
): T['state'] => {
  const stream = randomStreams(walk.header.chance, String(walk.header.seed))(before.steps)
  let state = before.state
  for (const [index, { seat, move }] of moves.entries()) {
    requireLaw(
      game.awaited(state).includes(seat),
      walk,
      before.version,
      () => `seat ${seat} is no longer awaited after another seat's move`,
    )
    const refusal = game.check(game.view(state, seat), move)
    requireLaw(
      refusal === null,
      walk,
      before.version,
      () => `after another seat's move, seat ${seat} may no longer ${JSON.stringify(move)}`,
    )
    state = game.apply(state, seat, move, index === moves.length - 1 ? stream : scriptedRandom()).state
  }
  return state
}

/** Simultaneous moves must lead to the same state in any order. */
export const simultaneousMovesCommute = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('commute')
  for (const position of positions) {
    const { walk, before } = position
    const awaited = game.awaited(before.state)
    if (awaited.length < 2) continue
    const moves = awaited.map(seat => ({ seat, move: pick(Array.from(game.moves(game.view(before.state, seat))), random) }))
    const forwards = applyInOrder(sample, position, moves)
    const backwards = applyInOrder(sample, position, moves.toReversed())
    requireLaw(isSameData(forwards, backwards), walk, before.version, () => `the order of moves matters: ${JSON.stringify(moves)}`)
  }
}

/** While other seats are awaited as well, a move must reveal to other viewers only that it was made. */
export const sealedMovesStayHidden = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('sealed')
  for (const { walk, before } of positions) {
    const awaited = game.awaited(before.state)
    if (awaited.length < 2) continue
    const seat = pick(awaited, random)
    const moves = Array.from(game.moves(game.view(before.state, seat)))
    const [one, other] = [pick(moves, random), pick(moves, random)].map(move => game.apply(before.state, seat, move, scriptedRandom()))
    if (one === undefined || other === undefined) continue
    for (const viewer of viewersOf(walk.seats)) {
      if (viewer === seat) continue
      const same =
        isSameData(game.view(one.state, viewer), game.view(other.state, viewer)) &&
        isSameData(
          one.events.map(event => game.viewEvent(event, viewer)),
          other.events.map(event => game.viewEvent(event, viewer)),
        )
      requireLaw(same, walk, before.version, () => `${viewer} sees which move seat ${seat} has made`)
    }
  }
}
