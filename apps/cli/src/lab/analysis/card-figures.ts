/** Figures for every card: how often it is taken and played, and how often the players who did so won. */
import { at, range } from '@tortuga/kit'
import { cardFiguresAt, winShareOf } from '../simulation/game-row.ts'
import { clusterByDeal, proportionOf } from '../stats/estimates.ts'
import type { ShareEstimate } from '../stats/estimates.ts'
import type { Observation, ObservedGame } from './observations.ts'

export type CardReport = {
  readonly face: string
  /** The side that owns the card, if sides have their own cards. */
  readonly side: string | null
  /** Shares of all games. */
  readonly taken: ShareEstimate
  readonly played: ShareEstimate
  /** Win shares of the players who took it, played it or held it at the end; null if no player did. */
  readonly wonTaken: ShareEstimate | null
  readonly wonPlayed: ShareEstimate | null
  readonly wonKept: ShareEstimate | null
  /** The average over all cards of its side, to compare with. An even share would be too low, because winners play more cards. */
  readonly base: { readonly taken: number; readonly played: number; readonly kept: number }
}

const WAYS = ['taken', 'played', 'kept'] as const
type Way = (typeof WAYS)[number]

/** A card is dead if the upper bound of its share of games in which it is played is below this. */
const DEAD = 0.05

type Wins = Record<Way, Observation[]>
type Tally = { readonly taken: Observation[]; readonly played: Observation[]; readonly wins: Wins; side: string | null }

const tallyAll = (seen: readonly ObservedGame[], faces: readonly string[]): readonly Tally[] => {
  const tallies = faces.map((): Tally => ({ taken: [], played: [], wins: { taken: [], played: [], kept: [] }, side: null }))
  for (const { row, deal } of seen) {
    const wins = row.places.map((_, seat) => winShareOf(row, seat))
    for (const [index, tally] of tallies.entries()) {
      const { taken, played, takers, players, keepers } = cardFiguresAt(row, index)
      tally.taken.push([deal, taken > 0 ? 1 : 0])
      tally.played.push([deal, played > 0 ? 1 : 0])
      const bits = { taken: takers, played: players, kept: keepers }
      for (const way of WAYS)
        for (const [seat, win] of wins.entries()) if ((bits[way] & (1 << seat)) !== 0) tally.wins[way].push([deal, win])
      if (tally.side === null && row.sides !== null)
        tally.side = row.sides.find((_, seat) => ((takers | players | keepers) & (1 << seat)) !== 0) ?? null
    }
  }
  return tallies
}

/** The win share over all cards of a side. */
const baseOf = (tallies: readonly Tally[], side: string | null, way: Way): number => {
  const all = tallies.filter(tally => tally.side === side).flatMap(tally => tally.wins[way])
  return all.length === 0 ? 0 : all.reduce((sum, [, win]) => sum + win, 0) / all.length
}

export const reportCards = (seen: readonly ObservedGame[], faces: readonly string[]): readonly CardReport[] => {
  const tallies = tallyAll(seen, faces)
  const bases = new Map(
    [...new Set(tallies.map(({ side }) => side))].map(side => [
      side,
      { taken: baseOf(tallies, side, 'taken'), played: baseOf(tallies, side, 'played'), kept: baseOf(tallies, side, 'kept') },
    ]),
  )
  const nothing: ShareEstimate = { share: 0, low: 0, high: 1, of: 0 }
  return range(faces.length).map(index => {
    const { taken, played, wins, side } = at(tallies, index)
    return {
      face: at(faces, index),
      side,
      taken: proportionOf(clusterByDeal(taken)) ?? nothing,
      played: proportionOf(clusterByDeal(played)) ?? nothing,
      wonTaken: proportionOf(clusterByDeal(wins.taken)),
      wonPlayed: proportionOf(clusterByDeal(wins.played)),
      wonKept: proportionOf(clusterByDeal(wins.kept)),
      base: bases.get(side) ?? { taken: 0, played: 0, kept: 0 },
    }
  })
}

/** Cards that are hardly ever played, least played first. */
export const findDead = (cards: readonly CardReport[]): readonly string[] =>
  cards
    .filter(({ played }) => played.high < DEAD)
    .toSorted((a, b) => a.played.share - b.played.share)
    .map(({ face }) => face)
