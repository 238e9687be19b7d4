/** The first lesson of RUM: from an empty hand to the pirate ship. */
import type { Lesson } from '@tortuga/ui'
import { en } from './en.ts'
import { pl } from './pl.ts'

export const firstGame: Lesson = {
  id: 'first-game',
  seat: 0,
  names: ['Ola', 'Jerzy'],
  minutes: 4,
  steps: [
    {
      id: 'goal',
      position: 'pl | beach: green2-blue1 red2-yellow1 black2-orange1 | A: blue2-purple1 | B: black2-red1',
    },
    { id: 'draw', moves: ['draw 1'] },
  ],
  words: { en, pl },
}
