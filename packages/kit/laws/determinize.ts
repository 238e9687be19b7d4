/** The law about `determinize`: it gives a state that is consistent with the view. */
import { canonicalJson } from '../src/index.ts'
import type { Game, GameTypes, Viewer } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

const facesOf = <T extends GameTypes>({ secrets }: Game<T>, state: T['state']): string =>
  secrets
    .pieces(state)
    .map(piece => secrets.faceOf(piece))
    .toSorted()
    .join()

const groupSizes = <T extends GameTypes>({ secrets }: Game<T>, state: T['state'], viewer: Viewer): string =>
  secrets
    .hiddenFrom(state, viewer)
    .map(group => group.length)
    .filter(size => size > 0)
    .toSorted((a, b) => a - b)
    .join()

/** A state from `determinize` must give the same view, contain the same pieces, await the same seats and hide as much from every other seat as the real state. */
export const determinizeFitsView = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('worlds')
  for (const { walk, before, seat, move } of positions) {
    const hasLostPieces = facesOf(game, before.state) !== facesOf(game, walk.first.state) // reported by another law
    for (const viewer of viewersOf(walk.seats)) {
      if (viewer === 'table') continue
      const view = game.view(before.state, viewer)
      const world = game.determinize(view, random)
      const message = (what: string) => (): string => `determinize for the view of ${viewer} ${what}`
      requireLaw(isSameData(game.view(world, viewer), view), walk, before.version, message('gives another view'))
      requireLaw(hasLostPieces || facesOf(game, world) === facesOf(game, before.state), walk, before.version, message('changes the pieces'))
      requireLaw(
        canonicalJson(game.awaited(world)) === canonicalJson(game.awaited(before.state)),
        walk,
        before.version,
        message('awaits other seats'),
      )
      for (const other of viewersOf(walk.seats))
        requireLaw(
          groupSizes(game, world, other) === groupSizes(game, before.state, other),
          walk,
          before.version,
          message(`changes what ${other} knows`),
        )
      if (viewer === seat) game.apply(world, seat, move, random)
    }
  }
}
