/** How strong bots are against each other: shares, places and Elo from mirrored deals. */
import { at, upTo } from '@tortuga/kit'
import { RANDOM } from '../game.ts'
import { gamesIn } from '../plan.ts'
import type { Plan } from '../plan.ts'
import type { Row } from '../row.ts'
import { winOf } from '../row.ts'
import { leadOf, rateAll } from '../stats/elo.ts'
import type { Elo, Lead } from '../stats/elo.ts'
import { gather, meanOf, shareOf, weighShare } from '../stats/estimates.ts'
import type { Mean, Share } from '../stats/estimates.ts'
import { look } from './observe.ts'
import type { Observation } from './observe.ts'

export type Pairing = {
  /** The first sits alone among the others. */
  readonly one: string
  readonly other: string
  readonly games: number
  readonly wanted: number
  readonly share: Share
  readonly place: Mean
  /** Null with more than two seats. */
  readonly lead: Lead | null
  readonly sides: readonly { readonly side: string; readonly share: Share }[]
}

export type Ladder = {
  readonly pairings: readonly Pairing[]
  /** The weakest first; null with more than two seats. The first stands at 0. */
  readonly ratings: readonly (Elo & { readonly bot: string })[] | null
}

type Weighed = { readonly pairing: Pairing; readonly trials: number }

const pairingOf = ({ fixtures }: Plan, index: number, rows: readonly Row[]): Weighed | null => {
  const fixture = at(fixtures, index)
  const [one = '', other = ''] = fixture.lineup
  const wins: Observation[] = []
  const places: Observation[] = []
  const bySide = new Map<string, Observation[]>()
  const seen = look(fixture, rows)
  for (const { row, deal, bots } of seen) {
    const seat = bots.indexOf(one)
    const win = winOf(row, seat)
    wins.push([deal, win])
    places.push([deal, at(row.places, seat)])
    const side = row.sides?.[seat]
    if (side !== undefined) bySide.set(side, [...(bySide.get(side) ?? []), [deal, win]])
  }
  const weighed = weighShare(gather(wins))
  const place = meanOf(gather(places))
  if (weighed === null || place === null) return null
  const { trials, ...share } = weighed
  const pairing: Pairing = {
    one,
    other,
    games: rows.length,
    wanted: gamesIn(fixture),
    share,
    place,
    lead: fixture.lineup.length === 2 ? leadOf(share) : null,
    sides: [...bySide]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([side, list]) => {
        const found = shareOf(gather(list))
        return found === null ? [] : [{ side, share: found }]
      }),
  }
  return { pairing, trials }
}

export const ladderOf = (plan: Plan, rows: readonly Row[]): Ladder => {
  const weighed = upTo(plan.fixtures.length).flatMap(index => {
    const found = pairingOf(
      plan,
      index,
      rows.filter(({ fixture }) => fixture === index),
    )
    return found === null ? [] : [found]
  })
  const pairings = weighed.map(({ pairing }) => pairing)
  const bots = [...new Set(pairings.flatMap(({ one, other }) => [other, one]))].sort((a, b) => Number(b === RANDOM) - Number(a === RANDOM))
  if (plan.seats > 2 || bots.length === 0) return { pairings, ratings: null }
  const met = weighed.map(({ pairing: { one, other, share }, trials }) => ({
    one: bots.indexOf(one),
    other: bots.indexOf(other),
    share: share.share,
    trials,
  }))
  const ratings = rateAll(bots.length, met).map((elo, index) => ({ bot: at(bots, index), ...elo }))
  return { pairings, ratings: ratings.toSorted((a, b) => a.elo - b.elo) }
}
