/** The lessons of RUM: prepared positions with their words, played by the real rules. */
import type { Lessons } from '@tortuga/ui'
import { notation, type RumTypes } from '../../rules/index.ts'
import { firstGame } from './first-game.ts'

export const lessons: Lessons<RumTypes> = { notation, lessons: [firstGame] }
