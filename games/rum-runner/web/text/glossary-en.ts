/** The words of Rum Runner, in English. */
import type { Term } from './types.ts'

export const glossary: readonly Term[] = [
  { word: 'Add', says: 'A coin from the bank goes onto a card or ship.', rule: 'R1.9' },
  {
    word: 'Cost',
    says: 'The coin in a card’s corner: what it takes to fund an investment, raise a hazard, play an event, launch a ship or hire crew.',
    rule: 'R1.3',
  },
  {
    word: 'Discard',
    says: 'A card of one’s own hand goes to the discard pile. When the crown discards rum, the pirate scores it.',
    rule: 'R6.6',
  },
  { word: 'Drop out', says: 'A raiding ship that has lost its crew leaves the party, but stays in play.', rule: 'R7.11' },
  { word: 'Event', says: 'A card that is paid for, done and put on the discard pile.', rule: 'R3.9' },
  { word: 'Fee', says: 'One coin on each ship that raids. It stays there and keeps the ship in port until it has come off.', rule: 'R7.2' },
  { word: 'Funded', says: 'An investment with at least as many coins on it as it costs.', rule: 'R3.3' },
  { word: 'Gain', says: 'Coins from the bank go to a supply.', rule: 'R1.9' },
  { word: 'Hazard', says: 'A card in the lane before an island. Face down it does nothing until the crown raises it.', rule: 'R4.3' },
  { word: 'Home Port', says: 'The island that carries the crown’s deck. Raiding it takes the top card.', rule: 'R8.1' },
  { word: 'Icon', says: 'A compass for navigation, crossed sabres for combat. Each serves once in a raid.', rule: 'R7.8' },
  { word: 'Invest', says: 'The crown’s action: one coin from the supply onto each of several own cards.', rule: 'R4.6' },
  {
    word: 'Investment',
    says: 'A card on an island. Funded and turned up it works for the crown; raided it does something else.',
    rule: 'R1.3',
  },
  { word: 'Lane', says: 'The row of hazards before an island. The party meets the outermost first.', rule: 'R7.5' },
  { word: 'Party', says: 'The ships of a raid with their crew.', rule: 'R7.1' },
  { word: 'Pay', says: 'Coins from a supply go to the bank.', rule: 'R1.9' },
  { word: 'Raid', says: 'The pirate sails to an island with ships that have crew and no coins.', rule: 'R7.1' },
  { word: 'Raided', says: 'What a card does when the pirate gets at it.', rule: 'R8.3' },
  {
    word: 'Raise',
    says: 'In a raid, once: the crown pays to turn face-down hazards of the target up, and may put extra coins on them.',
    rule: 'R7.4',
  },
  { word: 'Recall', says: 'The crown takes one of its cards in play back to the hand, with its coins.', rule: 'R4.5' },
  {
    word: 'Rum',
    says: 'What either side can score: 1, 2 or 3 points for the crown, always one bottle for the pirate. Poisoned rum is none.',
    rule: 'R1.6',
  },
  {
    word: 'Since the start',
    says: 'A face-down hazard that has lain there from the set-up: one of the four starting ones, everybody knows their names.',
    rule: 'R11.3',
  },
  { word: 'Trash', says: 'A card in play goes to its owner’s discard pile; its coins go to the bank.', rule: 'R1.10' },
  { word: 'Turn cap', says: 'After so many turns each, more points win.', rule: 'R10.4' },
  { word: 'Wear', says: 'A hazard that was faced loses a coin; without one it is trashed.', rule: 'R7.10' },
]
