/** A table before one event of a step, and the message that plays this event alone. */
import type { GameTypes, Step, Viewer } from '@tortuga/kit'
import { buildUpdate, buildWelcome } from '@tortuga/room'
import type { ServerMessage } from '@tortuga/wire'
import { playersAt, storedMatch } from './prepared-match.ts'
import type { PreparedMatch } from './prepared-match.ts'

type Update = Extract<ServerMessage, { readonly type: 'update' }>

export type EventTable = {
  greet(): readonly ServerMessage[]
  /** The table after the event, with the event for its motion. */
  play(): ServerMessage
}

/** Null if the viewer does not notice the event. */
export const createEventTable = (
  prepared: PreparedMatch,
  { state, events }: Step<GameTypes>,
  index: number,
  viewer: Viewer,
): EventTable | null => {
  const { game, match } = prepared
  const seen = (event: GameTypes['event'] | undefined): GameTypes['event'] | null =>
    event === undefined ? null : game.viewEvent(event, viewer)
  const event = seen(events[index])
  if (event === null) return null
  const earlier = events.slice(0, index).flatMap(one => seen(one) ?? [])
  const before = earlier.reduce<unknown>((view, one) => game.fold(view, one), game.view(match.state, viewer))
  const stored = storedMatch(prepared, 'event', playersAt(match.asked.length))
  const asked = game.awaited(match.state)
  const entry = { type: 'move', at: 0, seat: asked[0] ?? 0, by: 'player' } as const
  const change: Partial<Update> = { question: null, undoable: 0 } // nobody moves between two events
  const update = (since: number | null, shown: Update['shown']): Update => ({
    ...(buildUpdate(game, stored, viewer, since, shown, 0) as Update),
    ...change,
  })
  return {
    greet: () => [buildWelcome(stored, viewer), { ...update(null, []), view: before }],
    play: () => ({
      ...update(match.version, [{ version: match.version + 1, events: [event], entry }]),
      version: match.version + 1,
      view: game.fold(before, event),
      awaited: index + 1 === events.length ? game.awaited(state) : asked,
    }),
  }
}
