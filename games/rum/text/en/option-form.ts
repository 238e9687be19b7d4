/** What a form says about the options of RUM in English. */
import type { OptionFormText } from '../types.ts'

export const optionForm: OptionFormText = {
  options: {
    deck: { name: 'Deck', about: 'The rum cards you play with.', values: {} },
    startSeat: {
      name: 'Who starts',
      about: 'The player with the first turn. Seat 1 is the player who opens the table.',
      values: { random: 'A random player', afterDealer: 'Left of a random dealer', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4' },
    },
    beachBottles: {
      name: 'Beach bottles',
      about: 'Which face-up beach bottles are part of a set.',
      values: { all: 'All of them, always', chosen: 'You choose' },
    },
    handMustContribute: {
      name: 'A hand card must help',
      about: 'A set needs a card from your hand in the colour of a captain that you gain. Otherwise a useless card is enough.',
      values: { true: 'Yes', false: 'No' },
    },
  },
  groups: { start: 'Start', sets: 'Sets' },
}
