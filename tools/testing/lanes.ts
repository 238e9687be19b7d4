/** The lanes of tests. A file's name says in which lane it runs; docs/testing.md has the rule which test goes where. */
import { listFiles } from '../files.ts'

export const LANES = ['quick', 'gate', 'full'] as const
export type Lane = (typeof LANES)[number]

/** The names of a lane's files. */
export const LANE_FILES = {
  quick: '**/*.test.{ts,tsx}', // and of no other lane
  gate: '**/*.gate.test.{ts,tsx}',
  full: '**/*.full.test.{ts,tsx}',
} as const satisfies Record<Lane, string>

export const laneOf = (file: string): Lane => (/\.(gate|full)\.test\.tsx?$/.exec(file)?.[1] as Lane | undefined) ?? 'quick'

export const listTests = (): readonly string[] =>
  ['apps', 'bench', 'examples', 'games', 'packages', 'tools'].flatMap(folder => listFiles(folder, /\.test\.tsx?$/))
