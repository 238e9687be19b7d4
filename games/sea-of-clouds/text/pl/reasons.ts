/** Why a bot chose its move, in Polish. */
import type { LootNames, SeaReasonText } from '../types.ts'
import { plural, points, pointsGenitive } from './counts.ts'

/** What a share is worth: a gain, nothing or a loss. */
const worthHere = (count: number, before = ''): string =>
  count > 0 ? `tu ${before}około ${pointsGenitive(count)}` : count === 0 ? 'tu prawie nic' : `tu strata około ${pointsGenitive(-count)}`
const worthElsewhere = (count: number): string =>
  `gdzie indziej ${count > 0 ? `można liczyć na około ${count}` : count === 0 ? 'nie ma na co liczyć' : `strata około ${-count}`}`

/** Both choices are worth the same, as far as one can say. */
const equal = (count: number): string => `obie możliwości są prawie równe (${points(count)})`

export const createReasons = ({ card }: LootNames): SeaReasonText => ({
  'at-random': () => 'losowy wybór',
  takes: ({ points: now, hoped }) => (now === hoped ? equal(now) : `${worthHere(now)}, ${worthElsewhere(hoped)}`),
  leaves: ({ points: now, hoped }) => (now === hoped ? equal(now) : `${worthHere(now, 'tylko ')}, ${worthElsewhere(hoped)}`),
  denies: ({ points: count }) => `inaczej następny kapitan zyska około ${pointsGenitive(count)}`,
  arms: ({ strength, rounds }) =>
    `siła większa o ${strength}; abordaż ${rounds === 1 ? 'po tej rundzie' : `za ${plural(rounds, { one: 'rundę', few: 'rundy', many: 'rund', other: 'rundy' })}`}`,
  foresees: () => 'najlepszy wybór w moich symulacjach',
  orders: reason => `najlepiej najpierw: ${card(reason.card)}`,
  picks: ({ points: count }) => (count > 0 ? `wartość: około ${pointsGenitive(count)}` : 'nie ma nic lepszego'),
  'gives-up': reason => `najmniejsza strata: ${card(reason.card)}`,
  resolves: reason => `najlepiej najpierw: ${card(reason.card)}`,
  aims: () => 'najlepszy cel',
  exchanges: ({ points: count }) => `zysk: około ${pointsGenitive(count)}`,
  keeps: () => 'żadna wymiana się nie opłaca',
})
