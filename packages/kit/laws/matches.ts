/** Laws about whole matches: seats are awaited until the end, matches end, and pieces are conserved. */
import * as v from 'valibot'
import { at } from '../src/index.ts'
import type { GameTypes } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** `awaited` must list existing seats in ascending order, and must be empty exactly when there is an outcome. */
export const awaitsUntilOutcome = <T extends GameTypes>({ game, walks }: LawSample<T>): void => {
  for (const walk of walks)
    for (const [version, state] of walk.states.entries()) {
      const awaited = game.awaited(state)
      requireLaw(
        (awaited.length === 0) === (game.outcome(state) !== null),
        walk,
        version,
        () => `awaited is ${JSON.stringify(awaited)}, which contradicts the outcome`,
      )
      const ascending = awaited.every((seat, index) => seat >= 0 && seat < walk.seats && (index === 0 || seat > at(awaited, index - 1)))
      requireLaw(ascending, walk, version, () => `awaited is not an ascending list of seats: ${JSON.stringify(awaited)}`)
    }
}

/** Every random match must end. */
export const randomPlayEnds = <T extends GameTypes>({ walks }: LawSample<T>): void => {
  for (const walk of walks)
    requireLaw(walk.failure === null, walk, walk.entries.length, () => `random play does not end: ${String(walk.failure)}`)
}

/** All states of a match must contain the same pieces, each once, and only existing pieces may be hidden. */
export const conservesPieces = <T extends GameTypes>({ game, walks }: LawSample<T>): void => {
  const { secrets } = game
  for (const walk of walks) {
    const all = secrets.pieces(walk.first.state).toSorted().join()
    for (const [version, state] of walk.states.entries()) {
      const pieces = secrets.pieces(state)
      requireLaw(new Set(pieces).size === pieces.length, walk, version, () => 'a piece occurs twice')
      requireLaw(pieces.toSorted().join() === all, walk, version, () => 'a piece was lost or added')
      for (const viewer of viewersOf(walk.seats)) {
        const hidden = secrets.hiddenFrom(state, viewer).flat()
        requireLaw(new Set(hidden).size === hidden.length, walk, version, () => `a piece is hidden twice from ${viewer}`)
        requireLaw(
          hidden.every(piece => pieces.includes(piece)),
          walk,
          version,
          () => `something hidden from ${viewer} is not a piece`,
        )
      }
    }
  }
}

/** There must be a preset, and every preset must match the options schema. */
export const presetsAreValid = <T extends GameTypes>({ game, walks }: LawSample<T>): void => {
  const walk = at(walks, 0)
  for (const [name, options] of Object.entries<T['options']>(game.presets)) {
    const parsed = v.safeParse(game.schemas.options, options)
    requireLaw(parsed.success && isSameData(parsed.output, options), walk, 0, () => `the preset ${name} does not match the options schema`)
  }
  requireLaw(Object.keys(game.presets).length > 0, walk, 0, () => 'there is no preset')
}
