/** Stories from events: how they begin, go on, end, are closed, and survive re-rendering, undo and replays that go backwards. */
import type { GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { STILL_STAGE } from '../../stage/stage.ts'
import type { SeenEvent } from '../../stage/stage.ts'
import { nextStory, startStory, type StoryRules, type StoryState } from './event-story.ts'

type Told = { readonly said: readonly string[]; readonly isOver: boolean }
type View = { readonly isRaid: boolean; readonly note?: string }

/** A raid begins with `raid`, ends with `end`, and consists of everything in between; `clear` takes the story away. */
const add = (story: Told | null, type: string): Told | null => {
  if (type === 'raid') return { said: ['raid'], isOver: false }
  if (type === 'clear') return null
  return story === null || story.isOver ? story : { said: [...story.said, type], isOver: type === 'end' }
}
const RULES: StoryRules<GameTypes, Told> = {
  read: (before, events) => events.reduce((story: Told | null, { type }) => add(story, type), before),
  fit: (story, view) => {
    const { isRaid } = view as View
    const isLive = story !== null && !story.isOver
    if (!isRaid) return isLive ? null : story
    return isLive ? story : { said: ['joined'], isOver: false }
  },
  isOver: ({ isOver }) => isOver,
}

const seen = (version: number, ...types: string[]): readonly SeenEvent<GameTypes>[] => types.map(type => ({ version, event: { type } }))
const props = (newEvents: readonly SeenEvent<GameTypes>[], view: View) => ({ newEvents, view, stage: STILL_STAGE })
type State = StoryState<GameTypes, Told>

const RAID: View = { isRaid: true }
const begun = startStory(props(seen(1, 'raid'), RAID), RULES)
const ended: State = nextStory(begun, props(seen(2, 'fight', 'end'), { isRaid: false }), RULES)

describe('a story', () => {
  it('begins with an event, and goes on over several steps', () => {
    expect(begun.story).toEqual({ said: ['raid'], isOver: false })
    expect(ended.story).toEqual({ said: ['raid', 'fight', 'end'], isOver: true })
  })

  it('is made from the view if its beginning was missed', () => {
    expect(startStory(props([], RAID), RULES).story).toEqual({ said: ['joined'], isOver: false })
  })

  it('reads the same events once, however often the table is drawn', () => {
    expect(nextStory(begun, props(begun.of, begun.view as View), RULES)).toBe(begun)
    const redrawn = nextStory(begun, props(begun.of, { ...RAID, note: 'a draft arrived' }), RULES)
    expect(redrawn.story).toEqual(begun.story)
  })

  it('stays after its end, and is closed by the next step', () => {
    expect(nextStory(ended, props(seen(3, 'move'), { isRaid: false, note: '3' }), RULES).story).toBeNull()
  })

  it('gives way to the next story, and can be taken away by an event', () => {
    expect(nextStory(ended, props(seen(3, 'raid'), RAID), RULES).story).toEqual({ said: ['raid'], isOver: false })
    expect(nextStory(ended, props(seen(3, 'clear'), { isRaid: false, note: '3' }), RULES).story).toBeNull()
  })

  it('is gone when an undo or a jump in a replay takes its events back', () => {
    expect(nextStory(begun, props([], { isRaid: false }), RULES).story).toBeNull()
    expect(nextStory(ended, props([], { isRaid: false, note: 'earlier' }), RULES).story).toBeNull()
    expect(nextStory(ended, props([], RAID), RULES).story).toEqual({ said: ['joined'], isOver: false })
  })

  it('stays when the true view follows the view after its last events', () => {
    expect(nextStory(ended, props(ended.of, { isRaid: false, note: 'the next question' }), RULES).story).toEqual(ended.story)
  })

  it('that the table waits with is closed when the viewer goes on', () => {
    const beat = { id: '2.0', kind: 'note', actor: null, hits: null, scene: 'raid', phase: 'hold', act: 0, sound: null } as const
    const held = nextStory(ended, { ...props(ended.of, { isRaid: false }), stage: { ...STILL_STAGE, beat, isBehind: true } }, RULES)
    expect(held.story).toEqual(ended.story)
    expect(nextStory(held, props(held.of, held.view as View), RULES).story).toBeNull()
  })

  it('survives a reconnection, which brings the same view without events', () => {
    expect(nextStory(ended, props([], { isRaid: false }), RULES).story).toBe(ended.story)
  })
})
