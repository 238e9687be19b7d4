/** The games that are not yet here, in the order of the shelf: what they are, and what is drawn for them. */
import type { ComponentType } from 'react'
import { RumRunnerEmblem } from '../emblems/rum-runner.tsx'
import { RummikubEmblem } from '../emblems/rummikub.tsx'
import { SeaOfCloudsEmblem } from '../emblems/sea-of-clouds.tsx'
import type { Texts } from '../text/index.ts'

export type Coming = {
  readonly id: keyof Texts['shelf']['pitch']
  readonly title: string
  readonly seats: readonly [least: number, most: number]
  readonly minutes: number
  readonly Emblem: ComponentType
}

export const COMING: readonly Coming[] = [
  { id: 'rum-runner', title: 'Rum Runner', seats: [2, 2], minutes: 30, Emblem: RumRunnerEmblem },
  { id: 'rummikub', title: 'Rummikub', seats: [2, 6], minutes: 30, Emblem: RummikubEmblem },
  { id: 'sea-of-clouds', title: 'Sea of Clouds', seats: [2, 4], minutes: 40, Emblem: SeaOfCloudsEmblem },
]
