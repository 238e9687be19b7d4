/** What a run plays: fixtures of bots and options, each over the same deals, and the seed behind every game. Pure: the same plan names the same games on every machine. */
import { at, canonicalJson, sha256Hex, upTo } from '@tortuga/kit'
import * as v from 'valibot'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const FixtureSchema = v.strictObject({
  /** What it is called in reports: a variant's options, or a pairing. */
  name: v.string(),
  options: v.unknown(),
  /** Bots by seat; each deal is played once for every turn of the seats that makes a difference. */
  lineup: v.array(v.string()),
  deals: count,
})

const KINDS = ['figures', 'ladder'] as const

export const PlanSchema = v.strictObject({
  lab: v.literal(1),
  kind: v.picklist(KINDS),
  game: v.string(),
  rules: count,
  /** A fingerprint of the program that plays: other bots under the same name are another run. */
  build: v.string(),
  seats: count,
  seed: v.string(),
  /** How long bots search, counted; null: as long as they do at the table. */
  playouts: v.nullable(count),
  fixtures: v.array(FixtureSchema),
})

export type Fixture = v.InferOutput<typeof FixtureSchema>
export type Plan = v.InferOutput<typeof PlanSchema>

/** One game of a run: a fixture, and its number there. */
export type GameNumber = { readonly fixture: number; readonly game: number }
/** Games of one fixture that follow each other. */
export type Chunk = { readonly fixture: number; readonly from: number; readonly to: number }

const turned = (lineup: readonly string[], by: number): readonly string[] =>
  lineup.map((_, seat) => at(lineup, (seat + by) % lineup.length))

/** How often the seats can be turned until everybody sits where they sat. */
export const turnsOf = (lineup: readonly string[]): number =>
  upTo(lineup.length)
    .slice(1)
    .find(by => turned(lineup, by).every((bot, seat) => bot === lineup[seat])) ?? lineup.length

/** The deal a game is played with, and the bots by seat. */
export const seatingOf = ({ lineup }: Fixture, game: number): { readonly deal: number; readonly bots: readonly string[] } => {
  const turns = turnsOf(lineup)
  return { deal: Math.floor(game / turns), bots: turned(lineup, game % turns) }
}

export const gamesIn = ({ lineup, deals }: Fixture): number => deals * turnsOf(lineup)
export const gamesOf = ({ fixtures }: Plan): number => fixtures.reduce((sum, fixture) => sum + gamesIn(fixture), 0)

/** The match's seed. It depends on the deal alone: every fixture of a run plays the same deals. Ladders have seeds of their own, so that nothing is measured by what it was tuned on. */
export const seedOf = ({ kind, seed }: Pick<Plan, 'kind' | 'seed'>, deal: number): string =>
  sha256Hex(`tortuga-${kind}-1\n${seed}\n${deal}`)

/** A run is known by this: all but how many deals it has, so that it can be made longer. */
export const identityOf = (plan: Plan): string =>
  sha256Hex(canonicalJson({ ...plan, fixtures: plan.fixtures.map(({ options, lineup }) => ({ options, lineup })) }))

/** Everything that is still to be played, all fixtures going on side by side, so that a run that is stopped has about as much of each. `isDone` says what is there already. */
export const listChunks = (plan: Plan, size: number, isDone: (number: GameNumber) => boolean): readonly Chunk[] => {
  const found: (Chunk & { readonly place: number })[] = []
  for (const [fixture, wanted] of plan.fixtures.entries()) {
    const games = gamesIn(wanted)
    for (let from = 0; from < games; from += size) {
      const to = Math.min(games, from + size)
      const open = upTo(to - from).filter(offset => !isDone({ fixture, game: from + offset }))
      const [first, last] = [open[0], open.at(-1)]
      if (first !== undefined && last !== undefined) found.push({ fixture, from: from + first, to: from + last + 1, place: from / games })
    }
  }
  return found.sort((a, b) => a.place - b.place || a.fixture - b.fixture).map(({ fixture, from, to }) => ({ fixture, from, to }))
}
