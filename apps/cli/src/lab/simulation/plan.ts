/** The plan of a run: fixtures (bots and options) over the same deals, and the seed of every game. The same plan gives the same games on every machine. */
import { at, canonicalJson, sha256Hex, range } from '@tortuga/kit'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const FixtureSchema = v.strictObject({
  /** Its name in reports: a variant's options, or a pairing. */
  name: v.string(),
  options: v.unknown(),
  /** Bots by seat; each deal is played once for every distinct rotation of the seats. */
  lineup: v.array(v.string()),
  deals: count,
})

const KINDS = ['figures', 'ladder'] as const

export const PlanSchema = v.strictObject({
  lab: v.literal(1),
  kind: v.picklist(KINDS),
  game: v.string(),
  rules: count,
  /** A hash of the program. Another build may play differently, so its games belong to another run. */
  build: v.string(),
  seats: count,
  seed: v.string(),
  /** Search budget of the bots; null for the default of each bot. */
  playouts: v.nullable(count),
  fixtures: v.array(FixtureSchema),
})

export type Fixture = v.InferOutput<typeof FixtureSchema>
export type Plan = v.InferOutput<typeof PlanSchema>

/** One game of a run: its fixture and its number there. */
export type GameNumber = { readonly fixture: number; readonly game: number }
/** Consecutive games of one fixture. */
export type GameRange = { readonly fixture: number; readonly from: number; readonly to: number }

const rotate = (lineup: readonly string[], by: number): readonly string[] =>
  lineup.map((_, seat) => at(lineup, (seat + by) % lineup.length))

/** The number of distinct rotations of the seats. */
export const rotationsOf = (lineup: readonly string[]): number =>
  range(lineup.length)
    .slice(1)
    .find(by => rotate(lineup, by).every((bot, seat) => bot === lineup[seat])) ?? lineup.length

/** The deal of a game and its bots by seat. */
export const lineupOf = ({ lineup }: Fixture, game: number): { readonly deal: number; readonly bots: readonly string[] } => {
  const turns = rotationsOf(lineup)
  return { deal: Math.floor(game / turns), bots: rotate(lineup, game % turns) }
}

export const gamesIn = ({ lineup, deals }: Fixture): number => deals * rotationsOf(lineup)
export const gamesOf = ({ fixtures }: Plan): number => fixtures.reduce((sum, fixture) => sum + gamesIn(fixture), 0)

/** The seed of a deal. It does not depend on the fixture, so all fixtures play the same deals. Ladders use other seeds than figures, so that bots are not measured on the seeds they were tuned on. */
export const dealSeed = ({ kind, seed }: Pick<Plan, 'kind' | 'seed'>, deal: number): string =>
  sha256Hex(`tortuga-${kind}-1\n${seed}\n${deal}`)

/** Identifies a run. The number of deals is not part of it, so that a run can be extended. */
export const runIdentity = (plan: Plan): string =>
  sha256Hex(canonicalJson({ ...plan, fixtures: plan.fixtures.map(({ options, lineup }) => ({ options, lineup })) }))

/** The games still to play, as chunks. Fixtures are interleaved, so that a stopped run has about the same share of each. */
export const listMissingRanges = (plan: Plan, size: number, isDone: (number: GameNumber) => boolean): readonly GameRange[] => {
  const found: (GameRange & { readonly place: number })[] = []
  for (const [fixture, planned] of plan.fixtures.entries()) {
    const games = gamesIn(planned)
    for (let from = 0; from < games; from += size) {
      const to = Math.min(games, from + size)
      const open = range(to - from).filter(offset => !isDone({ fixture, game: from + offset }))
      const [first, last] = [open[0], open.at(-1)]
      if (first !== undefined && last !== undefined) found.push({ fixture, from: from + first, to: from + last + 1, place: from / games })
    }
  }
  return found.sort((a, b) => a.place - b.place || a.fixture - b.fixture).map(({ fixture, from, to }) => ({ fixture, from, to }))
}
