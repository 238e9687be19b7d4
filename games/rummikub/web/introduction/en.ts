/** English texts of Rummikub's illustrated page. */
import type { RummikubIntroductionText } from './pictures.tsx'

export const en: RummikubIntroductionText = {
  aim: 'Lay the tiles of your rack on the table in groups and runs. Empty your rack first and score what the others have left.',
  sections: {
    sets: {
      title: 'Two kinds of sets',
      note: 'Every set has at least three tiles.',
      parts: {
        group: ['Group', 'Three or four tiles of the same number in different colours.'],
        run: ['Run', 'Three or more consecutive numbers of one colour. The 1 is low; nothing follows the 13.'],
        joker: ['Joker', 'It stands for any missing tile: here for orange 12. Later you can replace it and use it in another set.'],
      },
    },
    turn: {
      title: 'Your turn',
      note: 'Lay tiles from your rack, or draw one.',
      parts: {
        open: ['First open with 30', 'Your first sets come from your rack alone and count at least 30 points: here 24 + 6.'],
        rebuild: [
          'Then use the whole table',
          'Add to sets, split and rebuild them: with your black 7 one run becomes two. Lay at least one tile from your rack.',
        ],
        draw: ['Or draw a tile', 'If you cannot or do not want to lay, draw one tile. Your turn is over.'],
      },
    },
    points: {
      title: 'Points',
      note: 'A round ends as soon as a rack is empty.',
      parts: {
        out: ['Go out', 'Lay your last tile and you win the round. You score what the others lose.'],
        left: ['Tiles left over', 'The others lose the sum of their tiles. A joker left over costs 30.'],
        unopened: ['Open in time', 'Without an opening you lose 100 points, and 200 if your rack could have opened.'],
      },
    },
  },
}
