/** The big moments of all games, each from a golden game and as one player sees it. Films show them, and a test reads them beat by beat. */
import type { Seat } from '@tortuga/kit'
import { framePath } from '../../workbench/frame/frame-address.ts'
import type { FrameTheme } from '../../workbench/frame/frame-address.ts'

export type GoldenScene = {
  readonly name: string
  readonly game: string
  readonly golden: string
  /** How many moves come before it, and how many belong to it. */
  readonly moves: number
  readonly steps: number
  readonly viewer: Seat
}

const scene = (name: string, game: string, golden: string, [moves, steps]: readonly [number, number], viewer: Seat): GoldenScene => ({
  name,
  game,
  golden,
  moves,
  steps,
  viewer,
})

export const GOLDEN_SCENES: readonly GoldenScene[] = [
  scene('raid', 'rum-runner', 'crown-2', [18, 3], 0),
  scene('raid-stopped', 'rum-runner', 'pirate-2', [12, 2], 1),
  scene('boarding', 'sea-of-clouds', 'standard-4', [22, 1], 0),
  scene('stolen-captain', 'rum', 'en-2', [10, 1], 0),
  scene('tide', 'rum', 'en-4', [36, 1], 0),
  scene('opening', 'rummikub', 'mso-2', [3, 1], 0),
  scene('going-out', 'rummikub', 'mso-2', [131, 1], 0),
  scene('ending', 'rum', 'pl-2', [79, 1], 0),
  scene('last-boarding', 'sea-of-clouds', 'standard-2', [47, 1], 0),
]

export const scenePath = ({ game, golden, moves, steps, viewer }: GoldenScene, theme: FrameTheme = 'light'): string =>
  framePath({ game, source: { type: 'golden', name: golden, moves }, viewer, steps, theme, isMoving: true })
