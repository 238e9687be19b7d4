/** RUM in English: what the terminal says beside it. */
import type { Colour } from '../rules/index.ts'
import { bottles, card, cards, end, join, points, slotName } from './en.ts'
import type { More } from './texts.ts'
import { chapters, titles } from './titles-en.ts'

const LETTERS: Readonly<Record<Colour, string>> = { red: 'R', orange: 'O', yellow: 'Y', green: 'G', blue: 'B', purple: 'P', black: 'K' }

export const more: More = {
  game: { name: 'RUM', about: 'Collect bottles, take captains and press your luck before the pirate ship comes.' },
  options: {
    deck: {
      name: 'Deck',
      about: 'Which rum cards are played with. The printed list is not public.',
      values: { paley: 'Every two colours once (inferred)' },
    },
    startSeat: {
      name: 'Who begins',
      about: 'The first player.',
      values: { random: 'A random player', afterDealer: 'The player after a random dealer' },
    },
    beachBottles: {
      name: 'Beach bottles',
      about: 'Whether all face-up bottles of the beach join a set or the player names them.',
      values: { all: 'All count', chosen: 'The player chooses' },
    },
    handMustContribute: {
      name: 'A hand card must help',
      about: 'At least one card from the hand must show the colour of a captain gained.',
      values: { true: 'Yes', false: 'No' },
    },
  },
  chapters,
  rules: titles,
  words: {
    wreck: 'Wreck',
    beach: 'Beach',
    hand: 'Hand',
    captains: 'Captains',
    clock: 'Castaway clock',
    parrot: 'Parrot',
    faceDown: 'face down',
    empty: 'empty',
    unowned: 'owned by nobody',
    knownCards: 'known cards',
    knownInWreck: 'known to lie in the wreck',
    onlyYouKnow: 'only you know',
    target: 'Target',
    yourTurn: 'Your turn',
    chooseMove: 'Draw a card or play a set.',
    chooseDiscards: amount => `Choose ${cards(amount)} to return.`,
    waitingFor: names => `Waiting for ${join(names)}.`,
    turnOf: name => `${name} to move`,
    drawFromWreck: 'Draw from the wreck',
    drawFromBeach: (slot, face) =>
      face === null ? `Take the face-down card of ${slotName(slot)}` : `Take ${card(face)} from ${slotName(slot)}`,
    playSet: 'Play a set',
    discard: 'Return',
    slot: slotName,
    colour: colour => colour,
    letter: colour => LETTERS[colour] ?? colour.charAt(0).toUpperCase(),
    captain: colour => `${colour} captain`,
    card,
    end,
    bottles,
    cards,
    points,
    parrotCosts: count => `The parrot costs ${cards(count)}`,
  },
}
