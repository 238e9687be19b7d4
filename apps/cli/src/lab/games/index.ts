/** The lenses of the lab: one line a game. */
import type { GameTypes } from '@tortuga/kit'
import type { Lens } from './lens.ts'
import { rumRunnerLens } from './rum-runner.ts'
import { rumLens } from './rum.ts'
import { rummikubLens } from './rummikub.ts'
import { seaOfCloudsLens } from './sea-of-clouds.ts'

const LENSES: Readonly<Record<string, Lens<GameTypes>>> = {
  rum: rumLens,
  'rum-runner': rumRunnerLens,
  rummikub: rummikubLens,
  'sea-of-clouds': seaOfCloudsLens,
}

/** Sees what every game has: its outcome. */
const PLAIN: Lens<GameTypes> = {
  plain: [],
  ignores: () => true,
  faceName: face => ({ en: face, pl: face }),
  sides: () => null,
  sideNames: {},
  firstSeat: () => null,
  read: () => undefined,
  finish: () => undefined,
  ending: () => 'over',
  endingNames: { over: { en: 'by its rules', pl: 'według zasad' } },
  countNames: {},
}

export const lensOf = (game: string): Lens<GameTypes> => LENSES[game] ?? PLAIN
