/** The law about folding: the events of a step lead from the view before it to the view after it. */
import type { Game, GameTypes, Viewer } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw, viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** A view without the fields that are known only when the step is complete, such as the next question. */
const withoutFields = (view: unknown, fields: readonly string[]): unknown =>
  Object.fromEntries(Object.entries(view as object).filter(([name]) => !fields.includes(name)))

const foldAll = <T extends GameTypes>(game: Game<T>, view: T['view'], events: readonly T['event'][], viewer: Viewer): T['view'] => {
  let folded = view
  for (const event of events) {
    const seen = game.viewEvent(event, viewer)
    if (seen !== null) folded = game.fold(folded, seen)
  }
  return folded
}

const differingFields = (one: object, other: object): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    name => !isSameData((one as Record<string, unknown>)[name] ?? null, (other as Record<string, unknown>)[name] ?? null),
  )

/** For every viewer, folding the visible events of a step into the view before it gives the view after it. `LawOptions.unfolded` names the fields that events do not carry. */
export const eventsFoldIntoViews = <T extends GameTypes>({ game, lawOptions, positions }: LawSample<T>): void => {
  const unfolded = lawOptions.unfolded ?? []
  for (const { walk, before, after, events } of positions)
    for (const viewer of [...viewersOf(walk.seats), 'open' as const]) {
      const folded = withoutFields(foldAll(game, game.view(before.state, viewer), events, viewer), unfolded)
      const expected = withoutFields(game.view(after.state, viewer), unfolded)
      requireLaw(
        isSameData(folded, expected),
        walk,
        after.version,
        () =>
          `the events of the step do not lead to the view of ${viewer}: ${differingFields(folded as object, expected as object).join(', ')}`,
      )
    }
}
