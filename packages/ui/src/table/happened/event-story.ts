/** A story told by the events of one or more steps: a raid, a boarding, a round, a penalty. It stays on the table until the viewer closes it or the match goes on. */
import type { GameTypes } from '@tortuga/kit'
import { useState } from 'react'
import type { TableProps } from '../../base/web-game.ts'
import type { SeenEvent, TableStage } from '../../stage/stage.ts'
import { isSameView } from './same-view.ts'

/** How a game makes a story of events. All functions are pure. */
export type StoryRules<T extends GameTypes, Story> = {
  /** Continues a story with the next events; null without a story, or to end it. `viewBefore` is the view before the events; null if it was never drawn. */
  read(before: Story | null, events: readonly T['event'][], viewBefore: T['view'] | null): Story | null
  /** Corrects the story by the view: a story in progress may have been missed (after a reload) or taken back (by an undo). */
  fit(story: Story | null, view: T['view']): Story | null
  /** Whether nothing more will happen in it. */
  isOver(story: Story): boolean
}

/** The story to show. `dismiss` closes it, and the table goes on if it waits. */
export type EventStory<Story> = { readonly story: Story | null; dismiss(): void }

/** What the table remembers of the story between renders. */
export type StoryState<T extends GameTypes, Story> = {
  readonly of: readonly SeenEvent<T>[] // the events that were read last
  readonly view: T['view']
  readonly story: Story | null
  /** Whether the table waits with this story until the viewer goes on. */
  readonly isHeld: boolean
}

const eventsIn = <T extends GameTypes>(newEvents: readonly SeenEvent<T>[]): readonly T['event'][] => newEvents.map(({ event }) => event)

type StoryProps<T extends GameTypes> = Pick<TableProps<T>, 'newEvents' | 'view' | 'stage'>

const isHolding = ({ beat }: TableStage): boolean => beat?.phase === 'hold'

/** The story when the table is drawn for the first time. */
export const startStory = <T extends GameTypes, Story>(
  { newEvents, view, stage }: StoryProps<T>,
  rules: StoryRules<T, Story>,
): StoryState<T, Story> => ({
  of: newEvents,
  view,
  story: rules.fit(rules.read(null, eventsIn(newEvents), null), view),
  isHeld: isHolding(stage),
})

/**
 * The story after a beat: unchanged for the same events and view. A story that is over ends when the viewer goes on after a hold, or else with
 * the next events that do not continue it.
 */
export const nextStory = <T extends GameTypes, Story>(
  before: StoryState<T, Story>,
  { newEvents, view, stage }: StoryProps<T>,
  rules: StoryRules<T, Story>,
): StoryState<T, Story> => {
  const isHeld = isHolding(stage)
  if (newEvents === before.of && view === before.view && isHeld === before.isHeld) return before
  const isOver = before.story !== null && rules.isOver(before.story)
  const story = isOver && before.isHeld && !isHeld ? null : before.story
  const now = { of: newEvents, view, isHeld }
  // After its last beat the stage shows the true view, which holds more than the view after the events: the next question.
  if (newEvents === before.of) return { ...now, story: isSameView(before.view, view) ? story : rules.fit(story, view) }
  // A view without events comes from an undo, a jump in a replay, a vote or a reconnection.
  if (newEvents.length === 0) return { ...now, story: isSameView(before.view, view) ? story : rules.fit(isOver ? null : story, view) }
  const read = rules.read(story, eventsIn(newEvents), before.view)
  return { ...now, story: rules.fit(isOver && read === story ? null : read, view) }
}

export const useEventStory = <T extends GameTypes, Story>(props: StoryProps<T>, rules: StoryRules<T, Story>): EventStory<Story> => {
  const [state, setState] = useState(() => startStory(props, rules))
  const now = nextStory(state, props, rules)
  if (now !== state) setState(now)
  return {
    story: now.story,
    dismiss: () => {
      setState({ ...now, story: null })
      if (props.stage.beat?.phase === 'hold' || props.stage.isBehind) props.stage.skip()
    },
  }
}
