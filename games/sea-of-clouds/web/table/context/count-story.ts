/** The final scoring as far as it has been told: categories that are counted, what is revealed, majorities. */
import { at } from '@tortuga/kit'
import type { StoryRules } from '@tortuga/ui/table'
import {
  countHeld,
  deckOf,
  majoritiesOf,
  SCORE_CATEGORIES,
  type Event,
  type ScoreCategory,
  type SeaTypes,
  type View,
} from '../../../rules/index.ts'
import { holdingOf, pointsOf } from './figures.ts'

type Majority = Pick<Extract<Event, { type: 'majority' }>, 'of' | 'seat' | 'count'>

export type CountStory = {
  /** Points by seat, for every category that has been counted. */
  readonly points: Readonly<Partial<Record<ScoreCategory, readonly number[]>>>
  readonly revealed: readonly ('rum' | 'secrets')[]
  readonly majorities: readonly Majority[]
  readonly isOver: boolean
}

const NOTHING: CountStory = { points: {}, revealed: [], majorities: [], isOver: false }

const addEvent = (story: CountStory | null, event: Event): CountStory | null => {
  const before = story ?? NOTHING
  switch (event.type) {
    case 'chest-opened':
      return before
    case 'counted':
      return { ...before, points: { ...before.points, [event.category]: event.points } }
    case 'revealed':
      return {
        ...before,
        revealed: [
          ...before.revealed,
          ...(event.rum === null ? [] : ['rum' as const]),
          ...(event.secrets === null ? [] : ['secrets' as const]),
        ],
      }
    case 'majority':
      return { ...before, majorities: [...before.majorities, { of: event.of, seat: event.seat, count: event.count }] }
    case 'ended':
      return { ...before, isOver: true }
    default:
      return story
  }
}

export const COUNT_RULES: StoryRules<SeaTypes, CountStory> = {
  read: (before, events) => events.reduce(addEvent, before),
  fit: story => story,
  isOver: ({ isOver }) => isOver,
}

/** Everything counted, for a match that has ended by the rules. */
export const fullCount = (view: View): CountStory => {
  const deck = deckOf(view.options.deck)
  const scores = pointsOf(deck, view)
  const holdings = view.captains.map(holdingOf)
  return {
    points: Object.fromEntries(SCORE_CATEGORIES.map(category => [category, scores.map(score => score[category])])),
    revealed: ['rum', 'secrets'],
    majorities: [...majoritiesOf(deck, holdings, view.parrot)].flatMap(([of, seat]) =>
      seat === null ? [] : [{ of, seat, count: countHeld(at(holdings, seat), of) }],
    ),
    isOver: true,
  }
}

/** The category that was counted last; null before the first. */
export const lastCounted = ({ points }: CountStory): ScoreCategory | null =>
  SCORE_CATEGORIES.findLast(category => points[category] !== undefined) ?? null

export const totalsSoFar = ({ points }: CountStory, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => SCORE_CATEGORIES.reduce((sum, category) => sum + (points[category]?.[seat] ?? 0), 0))
