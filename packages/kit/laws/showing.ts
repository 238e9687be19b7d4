/** What `secrets.shownBy` says of events, held against what a viewer's share of them names. */
import type { GameTypes } from '../src/index.ts'
import { textsIn } from './data.ts'
import { viewersOf } from './exam.ts'
import type { Exam } from './exam.ts'

/** The kinds of events, ascending, of which somebody's share names other faces than it shows. A game knows the reason of each: no law, for `parrot-drawn` shows what it need not name. */
export const shownOtherwise = <T extends GameTypes>({ game, walks, positions }: Exam<T>): readonly string[] => {
  const { secrets, viewEvent } = game
  const kinds = new Set<string>()
  const compare = (state: T['state'], seats: number, events: readonly T['event'][]): void => {
    const faces = new Set(secrets.pieces(state).map(secrets.faceOf))
    for (const viewer of [...viewersOf(seats), 'open' as const])
      for (const event of events) {
        const named = [...textsIn(viewEvent(event, viewer))].filter(text => faces.has(text))
        const shown = new Set(secrets.shownBy(event, viewer))
        if (named.length !== shown.size || named.some(face => !shown.has(face))) kinds.add(event.type)
      }
  }
  for (const { first, seats } of walks) compare(first.state, seats, first.events)
  for (const { walk, after, events } of positions) compare(after.state, walk.seats, events)
  return [...kinds].toSorted()
}
