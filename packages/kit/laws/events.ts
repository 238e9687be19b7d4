/** The law about events: they do not reveal hidden pieces. */
import { randomStreams } from '../src/index.ts'
import type { Game, GameTypes, Viewer } from '../src/index.ts'
import { pickPair } from './samples/pick-pair.ts'
import { isSameData, stringsIn, swapNames } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample, SampledPosition } from './samples/random-walks.ts'

/** The events as a viewer sees them. */
const eventsSeenBy = <T extends GameTypes>(game: Game<T>, events: readonly T['event'][], viewer: Viewer): readonly unknown[] =>
  events.map(event => game.viewEvent(event, viewer)).filter(event => event !== null)

/**
 * Plays the same move in a state with two pieces swapped; null if it is illegal there. A move that names one of the two faces may mean a
 * hidden piece, which is the other one now, or another copy, which is where it was: the move that leads to the swapped state is the same.
 */
const playSwapped = <T extends GameTypes>(game: Game<T>, position: SampledPosition<T>, one: string, other: string) => {
  const { walk, before, after, seat, move } = position
  const state = swapNames(before.state, one, other)
  const view = game.view(state, seat)
  const play = (made: T['move']) =>
    game.check(view, made) === null
      ? game.apply(state, seat, made, randomStreams(walk.header.chance, String(walk.header.seed))(before.steps))
      : null
  const swapped = play(swapNames(move, game.secrets.faceOf(one), game.secrets.faceOf(other)))
  const expected = swapNames(after.state, one, other)
  if (swapped !== null && isSameData(swapped.state, expected)) return swapped
  const unchanged = play(move)
  return unchanged !== null && isSameData(unchanged.state, expected) ? unchanged : swapped
}

/** Swapping two pieces that stay hidden from a viewer, and that no event shows to it, must not change the events it sees. Events of the setup must not name hidden pieces. */
export const eventsHidePieces = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const { secrets } = game
  const random = sample.random('events')
  for (const position of positions) {
    const { walk, before, after, events } = position
    for (const viewer of viewersOf(walk.seats)) {
      const stillHidden = new Set(secrets.hiddenFrom(after.state, viewer).flat())
      for (const group of secrets.hiddenFrom(before.state, viewer)) {
        const hiddenThroughout = group.filter(piece => stillHidden.has(piece))
        if (hiddenThroughout.length < 2) continue
        for (let draws = 0; draws < 3; draws += 1) {
          const [one, other] = pickPair(hiddenThroughout, random)
          const swapped = playSwapped(game, position, one, other)
          if (swapped === null) continue
          const shown = [...events, ...swapped.events].flatMap(event => secrets.shownBy(event, viewer))
          if (shown.includes(secrets.faceOf(one)) || shown.includes(secrets.faceOf(other))) continue
          const same = isSameData(eventsSeenBy(game, events, viewer), eventsSeenBy(game, swapped.events, viewer))
          requireLaw(same, walk, before.version + 1, () => `the events reveal to ${viewer} whether it was ${one} or ${other}`)
        }
      }
    }
  }
  for (const walk of sample.walks)
    for (const viewer of viewersOf(walk.seats)) {
      const shown = new Set(walk.first.events.flatMap(event => secrets.shownBy(event, viewer)))
      const strings = stringsIn(eventsSeenBy(game, walk.first.events, viewer))
      const named = secrets
        .hiddenFrom(walk.first.state, viewer)
        .flat()
        .find(piece => strings.has(secrets.faceOf(piece)) && !shown.has(secrets.faceOf(piece)))
      requireLaw(named === undefined, walk, 0, () => `the setup reveals ${String(named)} to ${viewer}`)
    }
}
