/** Compares `secrets.shownBy` with the faces that events actually name. */
import type { GameTypes } from '../src/index.ts'
import { stringsIn } from './samples/plain-data.ts'
import { viewersOf } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** The types of events, sorted, for which `shownBy` and the event as a viewer sees it disagree about faces. Not a law, because a game can have good reasons: RUM's `parrot-drawn` shows a card without naming it. Each game's test lists its exceptions. */
export const findShownFaceMismatches = <T extends GameTypes>({ game, walks, positions }: LawSample<T>): readonly string[] => {
  const { secrets, viewEvent } = game
  const types = new Set<string>()
  const compare = (state: T['state'], seats: number, events: readonly T['event'][]): void => {
    const faces = new Set(secrets.pieces(state).map(secrets.faceOf))
    for (const viewer of [...viewersOf(seats), 'open' as const])
      for (const event of events) {
        const named = [...stringsIn(viewEvent(event, viewer))].filter(text => faces.has(text))
        const shown = new Set(secrets.shownBy(event, viewer))
        if (named.length !== shown.size || named.some(face => !shown.has(face))) types.add(event.type)
      }
  }
  for (const { first, seats } of walks) compare(first.state, seats, first.events)
  for (const { walk, after, events } of positions) compare(after.state, walk.seats, events)
  return [...types].toSorted()
}
