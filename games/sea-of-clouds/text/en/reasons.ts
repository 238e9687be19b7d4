/** Why a bot chose its move, in English. */
import type { LootNames, SeaReasonText } from '../types.ts'
import { plural, points } from './counts.ts'

/** What a share is worth: a gain, nothing or a loss. */
const worthHere = (count: number, before = ''): string =>
  count > 0 ? `${before}about ${points(count)} here` : count === 0 ? 'almost nothing here' : `a loss of about ${points(-count)} here`
const worthElsewhere = (count: number): string =>
  count > 0 ? `about ${count} expected elsewhere` : count === 0 ? 'nothing expected elsewhere' : `a loss of about ${-count} elsewhere`

/** Both choices are worth the same, as far as one can say. */
const equal = (count: number): string => `both choices are about equal (${points(count)})`

export const createReasons = ({ card }: LootNames): SeaReasonText => ({
  'at-random': () => 'random choice',
  takes: ({ points: now, hoped }) => (now === hoped ? equal(now) : `${worthHere(now)}, ${worthElsewhere(hoped)}`),
  leaves: ({ points: now, hoped }) => (now === hoped ? equal(now) : `${worthHere(now, 'only ')}, ${worthElsewhere(hoped)}`),
  denies: ({ points: count }) => `otherwise the next captain gets about ${points(count)}`,
  arms: ({ strength, rounds }) =>
    `adds ${strength} to your strength; boarding ${rounds === 1 ? 'after this round' : `in ${plural(rounds, { one: 'round', other: 'rounds' })}`}`,
  foresees: () => 'best in my simulations',
  orders: reason => `${card(reason.card)} is best played first`,
  picks: ({ points: count }) => (count > 0 ? `worth about ${points(count)}` : 'nothing better available'),
  'gives-up': reason => `${card(reason.card)} is the smallest loss`,
  resolves: reason => `${card(reason.card)} is best resolved first`,
  aims: () => 'the best target',
  exchanges: ({ points: count }) => `gains about ${points(count)}`,
  keeps: () => 'no exchange is worth it',
})
