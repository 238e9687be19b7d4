/** The lessons of Sea of Clouds: prepared positions with their words, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, type SeaTypes } from '../../rules/index.ts'
import { firstVoyage } from './first-voyage.ts'

export const lessons: Lessons<SeaTypes> = { notation, lessons: [firstVoyage] }
