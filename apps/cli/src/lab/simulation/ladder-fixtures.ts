/** The pairings of a ladder: neighbouring levels, and all levels against the plain bots and the random bot. */
import { at, range } from '@tortuga/kit'
import { readName } from '../../games/arguments.ts'
import { UsageError } from '../../terminal/io.ts'
import type { CliGame } from '../../games/registered-game.ts'
import { RANDOM_BOT } from './play-game.ts'
import { rotationsOf } from './plan.ts'
import type { Fixture } from './plan.ts'

type LadderRequest = {
  /** The levels by name, weakest first. */
  readonly names: string | undefined
  readonly seats: number
  readonly games: number
  readonly options: unknown
  readonly level: (name: string, names: readonly string[]) => string
  readonly few: string
}

/** Pairings with a large difference in strength need fewer games: the number is divided by this. */
const FAR = 4

/** The bots to rank: the named ones, or the game's levels. If the game has fewer than two levels, every bot counts as one. */
const rungsOf = ({ bots }: CliGame, yardsticks: readonly string[], named: readonly string[] | undefined): readonly string[] => {
  if (named !== undefined) return named
  const levels = Object.keys(bots).filter(name => !yardsticks.includes(name))
  return levels.length > 1 ? levels : Object.keys(bots)
}

export const ladderFixtures = (entry: CliGame, { names, seats, games, options, level, few }: LadderRequest): readonly Fixture[] => {
  const known = [...new Set([RANDOM_BOT, ...Object.keys(entry.baselines), ...Object.keys(entry.bots)])]
  const yardsticks = [RANDOM_BOT, ...entry.lens.plain.filter(name => known.includes(name))]
  const named = names?.split(',').map(name => readName(name.trim(), known, level))
  const rungs = rungsOf(entry, yardsticks, named)
  if (rungs.length < 2) throw new UsageError(few)
  const fixtures: Fixture[] = []
  const pair = (one: string, other: string, count: number): void => {
    const isKnown = fixtures.some(({ lineup }) => lineup.includes(one) && lineup.includes(other))
    if (one === other || isKnown) return
    const lineup = range(seats).map(seat => (seat === 0 ? one : other))
    fixtures.push({ name: `${one} – ${other}`, options, lineup, deals: Math.ceil(count / rotationsOf(lineup)) })
  }
  for (const [index, rung] of rungs.slice(1).entries()) pair(rung, at(rungs, index), games)
  const best = at(rungs, rungs.length - 1)
  for (const yardstick of yardsticks.slice(1)) pair(best, yardstick, games)
  const far = Math.ceil(games / FAR)
  for (const yardstick of yardsticks) for (const rung of rungs) pair(rung, yardstick, far)
  for (const yardstick of yardsticks.slice(1)) pair(yardstick, RANDOM_BOT, far)
  return fixtures
}
