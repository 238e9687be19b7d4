/** Button labels and instructions in English. */
import { cards, coins, plural } from '../../../text/en/phrases.ts'

export const hazards = (number: number): string => plural(number, { one: 'hazard', other: 'hazards' })

export const moveLabels = {
  keep: 'Keep your hand',
  mulligan: 'New hand for 1 coin',
  flip: (card: string): string => `Turn up ${card}`,
  done: 'Done',
  gain: 'Take 2 coins',
  draw: 'Draw up to 5',
  event: (card: string): string => `Play ${card}`,
  found: (number: number): string => (number === 1 ? 'Play it face down' : `Play ${number} face down`),
  hazard: (card: string): string => `Play ${card}`,
  recall: (card: string): string => `Recall ${card}`,
  invest: (number: number): string => `Invest ${coins(number)}`,
  ship: (card: string, cost: number): string => `Launch ${card} (${coins(cost)})`,
  crew: 'Set the crew',
  raid: (island: string): string => `Raid ${island}`,
  raise: (list: readonly string[], isStop: boolean): string => {
    const what = list.length > 2 ? hazards(list.length) : list.join(' and ')
    return isStop ? `Raise ${what}, end the raid` : `Raise ${what}`
  },
  raiseNone: 'Raise nothing',
  meet: 'Use this way',
  icons: 'Spend these',
  discardOne: (card: string): string => `Discard ${card}`,
  discard: (number: number): string => `Discard ${cards(number)}`,
  actNow: (sailor: string): string => `Next: ${sailor}`,
  loseCrew: (sailor: string): string => `Trash ${sailor}`,
  trashShip: (ship: string): string => `Trash ${ship}`,
  delay: (ship: string): string => `Coin on ${ship}`,
  choose: (island: string): string => `Choose ${island}`,
  add: (number: number): string => `Add ${coins(number)}`,
  addNone: 'Add nothing',
  look: 'Look at it',
  trash: (card: string): string => `Trash ${card}`,
  remove: 'Remove a coin',
  shift: 'Move the coin',
  tow: (island: string): string => `Move it to ${island}`,
  fetch: (card: string): string => `Take ${card}`,
  spread: 'Coins on these',
  payUp: 'Pay and trash it',
  letStay: 'Let it stay',
  mixHand: 'Shuffle my hand in',
  yes: 'Yes',
  no: 'No, thanks',
}

export const help = {
  event: 'Tap an event in your hand.',
  ship: 'Tap a ship in your hand.',
  hazard: 'Tap a hazard in your hand, then the island it guards.',
  hazardIsland: (card: string): string => `Where does ${card} go? Tap an island.`,
  found: 'Tap an investment in your hand, then an island without a card. You can play several.',
  foundIsland: (card: string): string => `Where does ${card} go? Tap an island without a card.`,
  invest: 'Tap your cards in play. Each gets one coin.',
  recall: 'Tap one of your cards in play.',
  crew: 'Tap a crew card in your hand or on a ship, then a ship.',
  crewShip: (sailor: string): string => `${sailor}: tap a ship.`,
  raid: 'Tap an island and the ships that raid it.',
  raidIsland: 'Which island? Tap it.',
  raidShips: 'Which ships? They need crew and no coins on them.',
  raise: 'Tap the face-down hazards you want to raise. You decide once per raid.',
  order: 'Drag the portraits, or tap who goes first. Order matters: each effect changes the situation for the next.',
}
