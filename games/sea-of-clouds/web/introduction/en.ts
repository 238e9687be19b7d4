/** English texts of Sea of Clouds' illustrated page. */
import type { SeaIntroductionText } from './pictures.tsx'

export const en: SeaIntroductionText = {
  aim: 'Take your share of the loot, board your neighbours three times, and have the most points when the voyage ends.',
  sections: {
    turn: {
      title: 'Your turn',
      note: 'Once in every round, clockwise from the Hat.',
      parts: {
        look: ['Look', 'Look at the cards on space 1. Nobody else sees them.'],
        take: ['Take it all', 'All its cards and doubloons are yours. Play the cards, and your turn is over.'],
        leave: ['Or leave it', 'It gets one more card, unseen, or a doubloon if it has three. Look at space 2, then at space 3.'],
        none: ['None of them?', 'Then take the top card of the deck. You must keep it.'],
      },
    },
    boarding: {
      title: 'Boarding',
      note: 'After rounds 5, 10 and 15; with four captains after 4, 8 and 12.',
      parts: {
        strength: ['Fight both neighbours', 'Add up your Pirates and Objects. The higher strength wins the battle.'],
        effects: ['Winners use their Pirates', 'Each Pirate does what it says for every victory. Then all Pirates are discarded.'],
        parrot: ['Ties', 'The Parrot wins its captain’s ties; otherwise the next captain clockwise from it wins.'],
      },
    },
    points: {
      title: 'Points at the end',
      note: 'The total may be negative.',
      parts: {
        relics: ['Relics', 'One Eye of the Kraken costs a point, three are worth 8 together. Every kind has its own steps.'],
        rum: ['Rum', 'Collector’s Rum grows from 1 to 25. Luxury Rum is worth 3 each if you have the most, otherwise 1.'],
        rest: ['Doubloons and Objects', 'Each doubloon is a point. Objects and secrets are worth what they say.'],
      },
    },
  },
}
