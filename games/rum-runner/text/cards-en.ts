/** The cards in English: names and texts in our own words. */
import type { CardText } from './texts.ts'

const rum = (name: string): CardText => ({
  name,
  text: 'Funded: score it; then you may mix your whole hand into your deck. Raided: +1 coin on each raiding ship; the pirate scores it.',
})

export const cards: Readonly<Record<string, CardText>> = {
  'cash-crop': {
    name: 'Cash Crop',
    text: 'Funded: when your turn ends, +1 coin on one of your cards. Raided: stays unless the pirate pays as many coins as lie on it.',
  },
  'light-rum': rum('Light Rum'),
  'gold-rum': rum('Gold Rum'),
  'aged-rum': rum('Aged Rum'),
  lighthouse: {
    name: 'Lighthouse',
    text: 'Funded: when your turn ends, you may move a hazard of yours to another island or put +1 coin on a ship. Raided: +1 coin on each raiding ship.',
  },
  'poisoned-rum': {
    name: 'Poisoned Rum',
    text: 'Funded: when your turn ends, you may take a hazard from your discard pile. Raided: the pirate trashes a raiding crew.',
  },
  'letter-of-marque': {
    name: 'Letter of Marque',
    text: 'Funded: trash a ship, then this card. Raided: the pirate may trash a raiding crew to gain 3.',
  },
  'rough-seas': { name: 'Rough Seas', text: 'Discard 2 cards, or trash a raiding crew.' },
  privateers: { name: 'Privateers', text: '2 combat, or pay 4, or trash a raiding crew.' },
  reef: { name: 'Reef', text: '2 navigation, or trash a raiding ship (its crew returns to the hand).' },
  'uncharted-waters': { name: 'Uncharted Waters', text: '3 navigation.' },
  kraken: { name: 'Kraken', text: '3 combat, or trash a raiding ship (its crew returns to the hand).' },
  squall: { name: 'Squall', text: '2 navigation, or the crown trashes a raiding crew of its choice.' },
  blockade: { name: 'Blockade', text: '3 combat.' },
  'port-taxes': { name: 'Port Taxes', text: 'Pay 2, or the crown gains 3.' },
  'rowdy-tavern': { name: 'Rowdy Tavern', text: 'Discard 2 cards, or +1 coin on each raiding ship and on this card.' },
  'hidden-harbor': { name: 'Hidden Harbor', text: '1 navigation.' },
  'harbor-guard': { name: 'Harbor Guard', text: '1 combat.' },
  'royal-decree': { name: 'Royal Decree', text: '+1 coin on each of up to 3 different cards of yours.' },
  'merchant-convoy': { name: 'Merchant Convoy', text: 'Gain 4.' },
  longboat: { name: 'Longboat', text: 'A ship with 1 place.' },
  'merchant-vessel': { name: 'Merchant Vessel', text: 'A ship with 3 places.' },
  sloop: { name: 'Sloop', text: 'A ship with 2 places and 1 navigation.' },
  brigantine: { name: 'Brigantine', text: 'A ship with 2 places and 1 combat.' },
  galleon: { name: 'Galleon', text: 'A ship with 3 places and 2 combat.' },
  'peg-leg-paul': { name: 'Peg Leg Paul', text: 'You may put +1 coin on his ship to gain 3.' },
  'dead-eye-dory': { name: 'Dead Eye Dory', text: 'You may put her on top of your deck to take a card from your discard pile.' },
  'bilge-bob': { name: 'Bilge Bob', text: 'If the raid was stopped, gain 2.' },
  'cutthroat-carlie': { name: 'Cutthroat Carlie', text: 'You may move 1 coin from a hazard to another, or from a ship to another.' },
  'stinky-pete': { name: 'Stinky Pete', text: 'You may trash him to trash a face-down hazard or to remove 1 coin from a hazard.' },
  'able-abigail': { name: 'Able Abigail', text: 'You may look at a face-down card in play.' },
  'doug-doubloon': { name: 'Doug Doubloon', text: 'Draw 1 card.' },
  'janey-mcfloyd': { name: 'Janey McFloyd', text: 'You may discard 1 card to take 1 coin from the crown.' },
  'pillaging-pru': { name: 'Pillaging Pru', text: 'After a successful raid on Home Port the crown discards a random card.' },
  'enric-cursemaker': { name: 'Enric Cursemaker', text: '+1 coin on his ship.' },
  'twin-blade-tess': { name: 'Twin-Blade Tess', text: 'Discard 1 card, if you have one.' },
  'treasure-map': {
    name: 'Treasure Map',
    text: 'Put 2 coins on a ship that has none and raid with it alone. If you succeed: gain 2 and look at a face-down card.',
  },
  'crashing-waves': { name: 'Crashing Waves', text: 'Choose an island: each of its hazards with a coin loses 1, and you gain as many.' },
  'powder-keg': { name: 'Powder Keg', text: 'Trash a ship of yours that costs 2 or more to trash a hazard.' },
  informant: { name: 'Informant', text: 'The crown shows you its hand. Draw 1 card.' },
}

/** The islands, by their names in the file. */
export const islands: Readonly<Record<string, string>> = {
  'home-port': 'Home Port',
  'privateer-point': 'Privateer Point',
  'bivalve-bay': 'Bivalve Bay',
  'isle-of-fools': 'Isle of Fools',
}
