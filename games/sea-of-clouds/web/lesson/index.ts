/** The lessons of Sea of Clouds: prepared positions with texts, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, seaOfClouds, type SeaTypes } from '../../rules/index.ts'
import { firstVoyage } from './first-voyage.ts'

export const lessons: Lessons<SeaTypes> = { game: seaOfClouds, notation, lessons: [firstVoyage] }
