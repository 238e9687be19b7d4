/** English texts of RUM's illustrated page. */
import type { RumIntroductionText } from './pictures.tsx'

export const en: RumIntroductionText = {
  aim: 'Collect bottles of rum, play them as sets and win captains. Reach the target first, or have the most points when the pirate ship arrives.',
  sections: {
    turn: {
      title: 'Your turn',
      note: 'Do exactly one of these three things.',
      parts: {
        beach: ['Take a card from the beach', 'Take any one of the three cards. Its slot gets a new card, face down.'],
        wreck: ['Or draw from the wreck', 'Take a random card that nobody else sees. It may be the parrot.'],
        set: [
          'Or play a set',
          'Lay cards from your hand; only the upper ends count. Face-up bottles on the beach count as well: here four blue bottles.',
        ],
      },
    },
    captains: {
      title: 'Winning captains',
      note: 'A set must win at least one.',
      parts: {
        more: ['More bottles than its value', 'Four blue bottles are more than 1: the blue captain is yours and is now worth 4.'],
        trio: ['Or a trio', 'Three single bottles of one colour win the captain at any value and raise it by 2.'],
        steal: ['From other players, too', 'Take a captain from its owner, who loses the points at once.'],
      },
    },
    clock: {
      title: 'Parrot and clock',
      note: 'Do not keep your cards for too long.',
      parts: {
        parrot: ['The parrot', 'If you draw it, return 2 cards to the wreck, later 3. The clock advances.'],
        empty: [
          'The empty wreck',
          'When its last card is taken, the player with the most cards returns the whole hand. The clock advances.',
        ],
        ship: ['The pirate ship', 'When the clock reaches 8, the match is over at once.'],
      },
    },
    points: {
      title: 'Points',
      note: 'Captains that nobody owns do not count.',
      parts: {
        captains: ['Add up your captains', 'Your points are the values of the captains in front of you.'],
        target: [
          'Reach the target',
          '21 points with two players, 18 with three, 15 with four. If the ship comes first, the most points win.',
        ],
      },
    },
  },
}
