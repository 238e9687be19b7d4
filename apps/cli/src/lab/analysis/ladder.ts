/** Strength of bots against each other: win shares, mean places and Elo from mirrored deals. */
import { at, range } from '@tortuga/kit'
import { RANDOM_BOT } from '../simulation/play-game.ts'
import { gamesIn } from '../simulation/plan.ts'
import type { Plan } from '../simulation/plan.ts'
import type { GameRow } from '../simulation/game-row.ts'
import { winShareOf } from '../simulation/game-row.ts'
import { leadOf, rateAll } from '../stats/elo.ts'
import type { Elo, EloLead } from '../stats/elo.ts'
import { clusterByDeal, meanOf, proportionOf, proportionWithTrials } from '../stats/estimates.ts'
import type { MeanEstimate, ShareEstimate } from '../stats/estimates.ts'
import { observeGames } from './observations.ts'
import type { Observation } from './observations.ts'

export type LadderPairing = {
  /** `one` has a single seat, `other` has all remaining seats. */
  readonly one: string
  readonly other: string
  readonly games: number
  readonly wanted: number
  readonly share: ShareEstimate
  readonly place: MeanEstimate
  /** Null with more than two seats. */
  readonly lead: EloLead | null
  readonly sides: readonly { readonly side: string; readonly share: ShareEstimate }[]
}

export type Ladder = {
  readonly pairings: readonly LadderPairing[]
  /** Weakest first, with the first at 0; null with more than two seats. */
  readonly ratings: readonly (Elo & { readonly bot: string })[] | null
}

type Weighed = { readonly pairing: LadderPairing; readonly trials: number }

const pairingOf = ({ fixtures }: Plan, index: number, rows: readonly GameRow[]): Weighed | null => {
  const fixture = at(fixtures, index)
  const [one = '', other = ''] = fixture.lineup
  const wins: Observation[] = []
  const places: Observation[] = []
  const bySide = new Map<string, Observation[]>()
  const seen = observeGames(fixture, rows)
  for (const { row, deal, bots } of seen) {
    const seat = bots.indexOf(one)
    const win = winShareOf(row, seat)
    wins.push([deal, win])
    places.push([deal, at(row.places, seat)])
    const side = row.sides?.[seat]
    if (side !== undefined) bySide.set(side, [...(bySide.get(side) ?? []), [deal, win]])
  }
  const weighed = proportionWithTrials(clusterByDeal(wins))
  const place = meanOf(clusterByDeal(places))
  if (weighed === null || place === null) return null
  const { trials, ...share } = weighed
  const pairing: LadderPairing = {
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
        const found = proportionOf(clusterByDeal(list))
        return found === null ? [] : [{ side, share: found }]
      }),
  }
  return { pairing, trials }
}

export const ladderOf = (plan: Plan, rows: readonly GameRow[]): Ladder => {
  const weighed = range(plan.fixtures.length).flatMap(index => {
    const found = pairingOf(
      plan,
      index,
      rows.filter(({ fixture }) => fixture === index),
    )
    return found === null ? [] : [found]
  })
  const pairings = weighed.map(({ pairing }) => pairing)
  const bots = [...new Set(pairings.flatMap(({ one, other }) => [other, one]))].sort(
    (a, b) => Number(b === RANDOM_BOT) - Number(a === RANDOM_BOT),
  )
  if (plan.seats > 2 || bots.length === 0) return { pairings, ratings: null }
  const results = weighed.map(({ pairing: { one, other, share }, trials }) => ({
    one: bots.indexOf(one),
    other: bots.indexOf(other),
    share: share.share,
    trials,
  }))
  const ratings = rateAll(bots.length, results).map((elo, index) => ({ bot: at(bots, index), ...elo }))
  return { pairings, ratings: ratings.toSorted((a, b) => a.elo - b.elo) }
}
