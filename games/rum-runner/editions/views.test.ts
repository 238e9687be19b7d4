/** Every view and event of edition 1 can be shown by the current texts, terminal and table. */
import { adaptEdition, at, fastRandom, pick, presentEdition } from '@tortuga/kit'
import { isSameData } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { rumRunner, type Event, type Refusal, type State, type View } from '../rules/index.ts'
import { terminal } from '../terminal/index.ts'
import { texts, type Texts } from '../text/index.ts'
import { addToStory, alignWithView, type RaidStory } from '../web/table/raid/story.ts'
import * as frozen from './1.js'
import { shapes } from './views.ts'

const { game } = adaptEdition(frozen)
const shapesOf1 = at([shapes[1]], 0) ?? expect.unreachable()
const name = (seat: number): string => ['Ola', 'Jan'][seat] ?? '?'
const ink = new Proxy({}, { get: () => (text: string) => text }) as Parameters<typeof terminal.draw>[1]['ink']
const readerIn = (language: 'en' | 'pl') => ({ language, name, ink })

const VIEWERS = [0, 1, 'table', 'open'] as const
const OPTIONS = [
  { cards: 'standard', crown: 'random', mulligan: false, turnCap: 60, bank: 'open' },
  { cards: 'standard', crown: 1, mulligan: true, turnCap: 15, bank: 'strict' },
] as const

const checkView = (earlier: unknown): View => {
  const view = shapesOf1.view(earlier)
  const current = rumRunner.view(rumRunner.setup(at(Object.values(rumRunner.presets), 0), 2, fastRandom(1)).state, view.viewer)
  expect(Object.keys(view).toSorted()).toEqual(Object.keys(current).toSorted())
  for (const { investment, hazards } of view.islands) {
    for (const hazard of hazards) expect(Object.keys(hazard).toSorted().join(' ')).toBe('card coins since visibility')
    if (investment !== null) expect(Object.keys(investment).toSorted().join(' ')).toBe('card coins visibility')
  }
  if (view.ending !== null) expect([view.raid, view.fleet.some(({ raiding }) => raiding)]).toEqual([null, false])
  for (const language of ['en', 'pl'] as const) expect(terminal.draw(view, readerIn(language)).join('\n')).not.toMatch(/undefined|null|NaN/)
  return view
}

const say = ({ log }: Texts, event: Event): string => (log[event.type] as (event: Event, nameOf: typeof name) => string)(event, name)

describe('edition 1 in the current shape', () => {
  it.each(OPTIONS)('shows every view and event of random games: %o', options => {
    const presented = presentEdition(game, shapesOf1)
    const random = fastRandom(31)
    for (let match = 0; match < 4; match += 1) {
      let { state } = game.setup(options, 2, random)
      let stories: readonly (RaidStory | null)[] = VIEWERS.map(() => null)
      for (let [seat] = game.awaited(state); seat !== undefined; [seat] = game.awaited(state)) {
        const earlierView = game.view(state, seat)
        const view = presented.view(earlierView)
        expect(isSameData(presented.game.view(state as State, seat), view)).toBe(true)
        const listed = [...game.moves(earlierView)]
        for (const move of listed) {
          const shown = presented.move(move, view)
          expect(shapesOf1.earlierMove(shown, earlierView)).toEqual(move)
          expect(presented.game.check(view, shown)).toBeNull()
        }
        expect([...presented.game.moves(view)]).toEqual(listed)
        const before = VIEWERS.map(viewer => shapesOf1.view(game.view(state, viewer)))
        const step = game.apply(state, seat, pick(listed, random), random)
        stories = VIEWERS.map((viewer, index) => {
          const after = checkView(game.view(step.state, viewer))
          const events = step.events.map(event => shapesOf1.event(game.viewEvent(event, viewer)))
          for (const event of events) {
            for (const language of ['en', 'pl'] as const) expect(say(texts[language], event)).not.toMatch(/undefined|null|NaN/)
            rumRunner.fold(at(before, index), event)
          }
          const told = events.reduce<RaidStory | null>(
            (story, event) => addToStory(story, event, at(before, index)),
            stories[index] ?? null,
          )
          const story = alignWithView(told, after)
          if (after.raid === null) expect(story?.isOver ?? true).toBe(true)
          return story
        })
        state = step.state
      }
    }
  })

  it('shows refusals with the rules of their type', () => {
    const { state } = game.setup(OPTIONS[0], 2, fastRandom(2))
    const [seat = 0] = game.awaited(state)
    const refusal = shapesOf1.refusal(game.check(game.view(state, seat), { type: 'invest', on: [] }))
    expect(refusal).toEqual({ type: 'names-none', rules: rumRunner.refusalRules['names-none'] })
    expect((texts.en.refusals['names-none'] as (refusal: Refusal) => string)(refusal)).toBe('Choose at least one.')
  })
})
