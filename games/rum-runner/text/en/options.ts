/** Options, presets and bot levels in English. */
import type { Texts } from '../types.ts'

export const options: Texts['options'] = {
  cards: {
    name: 'Cards',
    about: 'The card set. Not every printed card is publicly known.',
    values: { standard: 'Standard (partly inferred)' },
  },
  crown: { name: 'Crown', about: 'Who plays the crown.', values: { random: 'At random', 0: 'First seat', 1: 'Second seat' } },
  mulligan: { name: 'Mulligan', about: 'Pay 1 coin for a new starting hand.', values: { true: 'Yes', false: 'No' } },
  turnCap: {
    name: 'Turn limit',
    about: 'After this many turns each, the player with more points wins.',
    values: { null: 'None' },
  },
  bank: { name: 'Bank', about: 'Whether the bank can run out of its 40 coins.', values: { open: 'Unlimited', strict: 'Exactly 40' } },
}

export const presets: Texts['presets'] = {
  lot: { name: 'Random sides', about: 'Chance decides who plays the crown.' },
  crown: { name: 'You play the crown', about: 'The player who opens the table plays the crown.' },
  pirate: { name: 'You play the pirate', about: 'The player who opens the table plays the pirate.' },
}

export const bots: Texts['bots'] = {
  'cabin-boy': { name: 'Cabin boy', about: 'Plays like a child: every second move is random.' },
  deckhand: { name: 'Deckhand', about: 'Knows the rules; every fourth move is a mistake.' },
  sailor: { name: 'Sailor', about: 'Plays sensibly, with an occasional mistake.' },
  boatswain: { name: 'Boatswain', about: 'Thinks ahead and rarely makes a mistake.' },
  captain: { name: 'Captain', about: 'Uses all its thinking time and makes no careless mistakes.' },
}
