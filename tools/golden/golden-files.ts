/** The golden games on disk: those of the current rules in `golden/`, those of frozen editions in `editions/NUMBER/`, and the recorded checksum of each rules number. */
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { sha256Hex } from '@tortuga/kit'
import { parseJson } from '@tortuga/wire'
import * as v from 'valibot'
import { listFiles, ROOT } from '../files.ts'

/** Texts of golden games by file name. */
export type GoldenGames = ReadonlyMap<string, string>

/** Checksums of golden games by rules number. */
const goldenSumsSchema = v.record(v.string(), v.string())
export type GoldenSums = Readonly<v.InferOutput<typeof goldenSumsSchema>>

export const sumOf = (games: GoldenGames): string =>
  sha256Hex(JSON.stringify([...games].toSorted(([one], [other]) => (one < other ? -1 : 1))))

export const sumsFile = (game: string): string => `games/${game}/editions/sums.json`

export const readSums = (game: string): GoldenSums => {
  const file = `${ROOT}${sumsFile(game)}`
  return existsSync(file) ? parseJson(goldenSumsSchema, readFileSync(file, 'utf8')) : {}
}

/** The golden games in a folder of a game: `golden`, or `editions/NUMBER`. */
export const readGoldenGames = (game: string, folder: string): GoldenGames =>
  new Map(listFiles(`games/${game}/${folder}`, /\.txt$/).map(path => [basename(path), readFileSync(`${ROOT}${path}`, 'utf8')] as const))

/** What the gate compares: the current rules number, the numbers with a frozen module, the recorded sums, and the golden games of each number. */
export type GoldenRecord = {
  readonly current: number
  readonly frozen: readonly number[]
  readonly sums: GoldenSums
  readonly golden: GoldenGames
  readonly goldenOf: (frozen: number) => GoldenGames
}

const compare = (where: string, rules: number, games: GoldenGames, sums: GoldenSums): readonly string[] => {
  if (games.size === 0) return [`${where} has no golden games`]
  if (sums[rules] === undefined) return [`the sum of rules ${rules} is not recorded: run \`npm run golden\``]
  return sums[rules] === sumOf(games) ? [] : [`the golden games in ${where} differ from the recorded sum of rules ${rules}`]
}

/** One sentence for each fault: golden games that changed while their number stayed, and earlier rules that are not frozen. */
export const findGoldenFaults = ({ current, frozen, sums, golden, goldenOf }: GoldenRecord): readonly string[] => [
  ...compare('golden', current, golden, sums),
  ...frozen.flatMap(rules => compare(`editions/${rules}`, rules, goldenOf(rules), sums)),
  ...Array.from({ length: current - 1 }, (_, index) => index + 1)
    .filter(rules => !frozen.includes(rules))
    .map(rules => `rules ${rules} are not frozen`),
  ...Object.keys(sums)
    .filter(rules => Number(rules) > current)
    .map(rules => `a sum is recorded for rules ${rules}, which do not exist`),
]
