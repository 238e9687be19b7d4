/** Options, presets and bot levels in English. */
import type { SeaSettingsText } from '../types.ts'

export const settings: SeaSettingsText = {
  options: {
    deck: {
      name: 'Deck',
      about: 'The loot cards and boards you play with. The printed card list is not public.',
      values: { completed: 'The known cards, completed to 94' },
    },
    startSeat: {
      name: 'Who starts',
      about: 'This captain gets the Hat and the Parrot. Seat 1 is the captain who opens the table.',
      values: { random: 'A random captain', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
    reminders: {
      name: 'Reminders',
      about: 'The table keeps showing you the cards you have already seen.',
      values: { true: 'Yes', false: 'No, play from memory' },
    },
  },
  presets: { standard: { name: 'Standard', about: 'A random captain starts. The table shows you the cards you have already seen.' } },
  bots: {
    'cabin-boy': { name: 'Cabin boy', about: 'Moves at random more often than not.' },
    deckhand: { name: 'Deckhand', about: 'Knows the rules, but often makes mistakes.' },
    sailor: { name: 'Sailor', about: 'Plays sensibly, with a mistake now and then.' },
    boatswain: { name: 'Boatswain', about: 'Keeps the next captain in mind and rarely makes mistakes.' },
    captain: { name: 'Captain', about: 'Thinks as long as it is allowed to and makes no mistakes.' },
  },
}
