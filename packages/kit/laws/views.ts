/** Laws about views: hidden pieces leave no trace, and known pieces are named. */
import { pick } from '../src/index.ts'
import type { GameTypes } from '../src/index.ts'
import { isSameData, stringsIn, swapNames } from './samples/plain-data.ts'
import { pickPair } from './samples/pick-pair.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** Swapping two pieces that are hidden from a viewer must not change its view. */
export const viewsHidePieces = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('hidden')
  for (const { walk, before } of positions)
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      const view = game.view(before.state, viewer)
      for (const group of game.secrets.hiddenFrom(before.state, viewer)) {
        if (group.length < 2) continue
        for (let draws = 0; draws < 3; draws += 1) {
          const [one, other] = pickPair(group, random)
          const same = isSameData(game.view(swapNames(before.state, one, other), viewer), view)
          requireLaw(same, walk, before.version, () => `the view of ${viewer} distinguishes the hidden pieces ${one} and ${other}`)
        }
      }
    }
}

/** Swapping two pieces with the same face must not change any view. */
export const viewsHideCopies = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const { secrets } = game
  const random = sample.random('copies')
  for (const { walk, before } of positions) {
    if (secrets.pieces(before.state).length === 0) continue
    const one = pick(secrets.pieces(before.state), random)
    const copies = secrets.pieces(before.state).filter(piece => piece !== one && secrets.faceOf(piece) === secrets.faceOf(one))
    if (copies.length === 0) continue
    const other = pick(copies, random)
    const swapped = swapNames(before.state, one, other)
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      const same = isSameData(game.view(swapped, viewer), game.view(before.state, viewer))
      requireLaw(same, walk, before.version, () => `the view of ${viewer} distinguishes the copies ${one} and ${other}`)
    }
  }
}

/** A viewer's view must name every piece that is not hidden from it, and must change if another face takes its place. */
export const viewsNameKnownPieces = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const { secrets } = game
  const random = sample.random('known')
  for (const { walk, before } of positions)
    for (const viewer of viewersOf(walk.seats)) {
      const view = game.view(before.state, viewer)
      const strings = stringsIn(view)
      const hidden = secrets.hiddenFrom(before.state, viewer).flat()
      const isHidden = new Set(hidden)
      const known = secrets.pieces(before.state).filter(piece => !isHidden.has(piece))
      for (const piece of known)
        requireLaw(
          strings.has(secrets.faceOf(piece)),
          walk,
          before.version,
          () => `${viewer} may know ${piece}, but its view does not name it`,
        )
      if (known.length === 0) continue
      const piece = pick(known, random)
      const others = hidden.filter(other => secrets.faceOf(other) !== secrets.faceOf(piece))
      if (others.length === 0) continue
      const other = pick(others, random)
      const differs = !isSameData(game.view(swapNames(before.state, piece, other), viewer), view)
      requireLaw(differs, walk, before.version, () => `${viewer} may know ${piece}, but its view is the same with ${other} instead`)
    }
}

/** Calls of other matches before each view: enough that some of them fill a memo with a similar key and some empty it. */
const PREDECESSORS = 4

/** A view must depend on nothing but its arguments, no matter which other match was viewed before it. */
export const viewsAreIndependent = <T extends GameTypes>(sample: LawSample<T>): void => {
  const { game, positions } = sample
  const random = sample.random('independent')
  for (const { walk, before } of positions)
    for (const viewer of viewersOf(walk.seats)) {
      const views = Array.from({ length: PREDECESSORS }, () => {
        const other = pick(positions, random)
        if (typeof viewer !== 'number' || viewer < other.walk.seats) game.view(other.before.state, viewer)
        return game.view(before.state, viewer)
      })
      const same = views.every(view => isSameData(view, views[0]))
      requireLaw(same, walk, before.version, () => `the view of ${viewer} depends on the match that was viewed before`)
    }
}
