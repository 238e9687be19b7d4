/** The final scoring as it is told: category by category, never more than the events say. */
import { fastRandom, pick } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { seaOfClouds, type Event, type State } from '../../../rules/index.ts'
import { COUNT_RULES, fullCount, lastCounted, totalsSoFar, type CountStory } from './count-story.ts'

const lastStep = (seed: number): { readonly state: State; readonly events: readonly Event[] } => {
  const random = fastRandom(seed)
  let step = seaOfClouds.setup(seaOfClouds.presets['standard']!, 3, random)
  for (let [seat] = seaOfClouds.awaited(step.state); seat !== undefined; [seat] = seaOfClouds.awaited(step.state))
    step = seaOfClouds.apply(step.state, seat, pick([...seaOfClouds.moves(seaOfClouds.view(step.state, seat))], random), random)
  return step
}

describe('the count', () => {
  const { state, events } = lastStep(4)
  const view = seaOfClouds.view(state, 0)
  const stories = events.reduce<(CountStory | null)[]>((all, event) => [...all, COUNT_RULES.read(all.at(-1) ?? null, [event], null)], [])

  it('begins after the boarding and goes through the categories in order', () => {
    const counted = stories.map(story => (story === null ? null : lastCounted(story)))
    expect([...new Set(counted)]).toEqual([null, 'relics', 'objects', 'rum', 'doubloons', 'secrets'])
    expect(stories[events.findIndex(({ type }) => type === 'pirates-discarded')]).toBeNull()
  })

  it('ends with the points of the result', () => {
    const last = stories.at(-1)!
    expect({ ...last, revealed: [...new Set(last.revealed)] }).toEqual({ ...fullCount(view), majorities: last.majorities })
    expect(new Set(last.majorities)).toEqual(new Set(fullCount(view).majorities))
    expect(totalsSoFar(last, 3)).toEqual(seaOfClouds.outcome(state)!.scores)
  })

  it('is nothing without a scoring', () => expect(COUNT_RULES.read(null, [{ type: 'round-began', round: 2 }], null)).toBeNull())
})
