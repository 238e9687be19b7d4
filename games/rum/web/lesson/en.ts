/** The words of the first lesson in English. */
import type { LessonWords } from '@tortuga/ui'

export const en: LessonWords = {
  title: 'Your first game',
  about: 'Bottles, captains, the parrot and the pirate ship: all of RUM in a few minutes.',
  steps: {
    goal: { say: 'Each of the seven **captains** loves one colour of rum. Collect bottles of that colour, and the captain comes to you.' },
    draw: {
      say: 'In a turn you do one thing: **draw a card** or **play a set**. Draw the card with the blue bottle from the beach.',
      hint: 'The card with the blue bottle lies in the first slot of the beach.',
      done: 'A new card, face down, has filled its place.',
    },
  },
}
