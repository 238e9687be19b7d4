/** The figures of every card: how often it is taken and played, and how often whoever did so won. */
import { at, upTo } from '@tortuga/kit'
import { cardIn, winOf } from '../row.ts'
import { gather, shareOf } from '../stats/estimates.ts'
import type { Share } from '../stats/estimates.ts'
import type { Observation, Seen } from './observe.ts'

export type CardReport = {
  readonly face: string
  /** Whose card it is, where sides have cards of their own. */
  readonly side: string | null
  /** Shares of all games. */
  readonly taken: Share
  readonly played: Share
  /** Wins of those who took it, played it, had it at the end; null where nobody did. */
  readonly wonTaken: Share | null
  readonly wonPlayed: Share | null
  readonly wonKept: Share | null
  /** What the cards of its side come to together: whoever wins plays more cards, so an even share is no measure. */
  readonly base: { readonly taken: number; readonly played: number; readonly kept: number }
}

const WAYS = ['taken', 'played', 'kept'] as const
type Way = (typeof WAYS)[number]

/** Played in fewer games than this for certain: nobody would miss it. */
const DEAD = 0.05

type Wins = Record<Way, Observation[]>
type Tally = { readonly taken: Observation[]; readonly played: Observation[]; readonly wins: Wins; side: string | null }

const tallyAll = (seen: readonly Seen[], faces: readonly string[]): readonly Tally[] => {
  const tallies = faces.map((): Tally => ({ taken: [], played: [], wins: { taken: [], played: [], kept: [] }, side: null }))
  for (const { row, deal } of seen) {
    const wins = row.places.map((_, seat) => winOf(row, seat))
    for (const [index, tally] of tallies.entries()) {
      const { taken, played, takers, players, keepers } = cardIn(row, index)
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

/** The share of wins over all cards of a side. */
const baseOf = (tallies: readonly Tally[], side: string | null, way: Way): number => {
  const all = tallies.filter(tally => tally.side === side).flatMap(tally => tally.wins[way])
  return all.length === 0 ? 0 : all.reduce((sum, [, win]) => sum + win, 0) / all.length
}

export const reportCards = (seen: readonly Seen[], faces: readonly string[]): readonly CardReport[] => {
  const tallies = tallyAll(seen, faces)
  const bases = new Map(
    [...new Set(tallies.map(({ side }) => side))].map(side => [
      side,
      { taken: baseOf(tallies, side, 'taken'), played: baseOf(tallies, side, 'played'), kept: baseOf(tallies, side, 'kept') },
    ]),
  )
  const nothing: Share = { share: 0, low: 0, high: 1, of: 0 }
  return upTo(faces.length).map(index => {
    const { taken, played, wins, side } = at(tallies, index)
    return {
      face: at(faces, index),
      side,
      taken: shareOf(gather(taken)) ?? nothing,
      played: shareOf(gather(played)) ?? nothing,
      wonTaken: shareOf(gather(wins.taken)),
      wonPlayed: shareOf(gather(wins.played)),
      wonKept: shareOf(gather(wins.kept)),
      base: bases.get(side) ?? { taken: 0, played: 0, kept: 0 },
    }
  })
}

/** Cards that hardly ever do anything, the deadest first. */
export const findDead = (cards: readonly CardReport[]): readonly string[] =>
  cards
    .filter(({ played }) => played.high < DEAD)
    .toSorted((a, b) => a.played.share - b.played.share)
    .map(({ face }) => face)
