/** The raid story on the table: it grows with every beat, and stays until the player closes it. */
import { useEventStory, type EventStory, type StoryRules } from '@tortuga/ui/table'
import type { RunnerTypes } from '../../../rules/index.ts'
import type { TableContext } from '../context/context.ts'
import { addToStory, alignPieces, alignWithView, type RaidStory } from './story.ts'

/** `isTrue`: the view is the true one, whose question says which step of the raid it is. Views after single events keep the question before them. */
const rulesFor = (isTrue: boolean): StoryRules<RunnerTypes, RaidStory> => ({
  read: (before, events, view) => events.reduce((story, event) => addToStory(story, event, view), before),
  fit: (story, view) => (isTrue || story === null || story.isOver ? alignWithView(story, view) : alignPieces(story, view)),
  isOver: ({ isOver }) => isOver,
})
const TRUE_RULES = rulesFor(true)
const STAGED_RULES = rulesFor(false)

export const useRaidStory = (context: TableContext): EventStory<RaidStory> =>
  useEventStory<RunnerTypes, RaidStory>(context, context.stage.isBehind ? STAGED_RULES : TRUE_RULES)
