/** Who meets whom on a ladder: neighbours, and everybody against bots that do not search and against chance. */
import { at, upTo } from '@tortuga/kit'
import { readName } from '../arguments.ts'
import { Misuse } from '../io.ts'
import type { Registered } from '../registered.ts'
import { RANDOM } from './game.ts'
import { lensOf } from './games/index.ts'
import { turnsOf } from './plan.ts'
import type { Fixture } from './plan.ts'

type Wanted = {
  /** The rungs from the lowest, where they are named. */
  readonly names: string | undefined
  readonly seats: number
  readonly games: number
  readonly options: unknown
  readonly level: (name: string, names: readonly string[]) => string
  readonly few: string
}

/** What is far apart shows with fewer games. */
const FAR = 4

/** Rungs and yardsticks: where the game has levels beside its plain bots, they are the rungs; otherwise every bot is one. */
const rungsOf = ({ bots }: Registered, yardsticks: readonly string[], named: readonly string[] | undefined): readonly string[] => {
  if (named !== undefined) return named
  const levels = Object.keys(bots).filter(name => !yardsticks.includes(name))
  return levels.length > 1 ? levels : Object.keys(bots)
}

export const ladderFixtures = (entry: Registered, { names, seats, games, options, level, few }: Wanted): readonly Fixture[] => {
  const known = [...new Set([RANDOM, ...Object.keys(entry.plain), ...Object.keys(entry.bots)])]
  const yardsticks = [RANDOM, ...lensOf(entry.game.id).plain.filter(name => known.includes(name))]
  const named = names?.split(',').map(name => readName(name.trim(), known, level))
  const rungs = rungsOf(entry, yardsticks, named)
  if (rungs.length < 2) throw new Misuse(few)
  const fixtures: Fixture[] = []
  const pair = (one: string, other: string, count: number): void => {
    const isKnown = fixtures.some(({ lineup }) => lineup.includes(one) && lineup.includes(other))
    if (one === other || isKnown) return
    const lineup = upTo(seats).map(seat => (seat === 0 ? one : other))
    fixtures.push({ name: `${one} – ${other}`, options, lineup, deals: Math.ceil(count / turnsOf(lineup)) })
  }
  for (const [index, rung] of rungs.slice(1).entries()) pair(rung, at(rungs, index), games)
  const best = at(rungs, rungs.length - 1)
  for (const yardstick of yardsticks.slice(1)) pair(best, yardstick, games)
  const far = Math.ceil(games / FAR)
  for (const yardstick of yardsticks) for (const rung of rungs) pair(rung, yardstick, far)
  for (const yardstick of yardsticks.slice(1)) pair(yardstick, RANDOM, far)
  return fixtures
}
