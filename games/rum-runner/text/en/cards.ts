/** Card names and texts in English, in our own words. */
import type { CardText } from '../types.ts'

const rum = (name: string): CardText => ({
  name,
  text: 'Funded: score it, then you may shuffle your whole hand into your deck. Raided: +1 coin on each raiding ship; the pirate scores it.',
})

export const cards: Readonly<Record<string, CardText>> = {
  'cash-crop': {
    name: 'Cash Crop',
    text: 'Funded: at the end of your turn, +1 coin on one of your cards. Raided: it stays unless the pirate pays as many coins as are on it.',
  },
  'light-rum': rum('Light Rum'),
  'gold-rum': rum('Gold Rum'),
  'aged-rum': rum('Aged Rum'),
  lighthouse: {
    name: 'Lighthouse',
    text: 'Funded: at the end of your turn, you may move one of your hazards to another island or put +1 coin on a ship. Raided: +1 coin on each raiding ship.',
  },
  'poisoned-rum': {
    name: 'Poisoned Rum',
    text: 'Funded: at the end of your turn, you may take a hazard from your discard pile. Raided: the pirate trashes a raiding crew member.',
  },
  'letter-of-marque': {
    name: 'Letter of Marque',
    text: 'Funded: trash a ship (its crew returns to the pirate’s hand), then this card. Raided: the pirate may trash a raiding crew member to gain 3.',
  },
  'rough-seas': { name: 'Rough Seas', text: 'Discard 2 cards, or trash a raiding crew member.' },
  privateers: { name: 'Privateers', text: '2 combat, or pay 4, or trash a raiding crew member.' },
  reef: { name: 'Reef', text: '2 navigation, or trash a raiding ship (its crew returns to your hand).' },
  'uncharted-waters': { name: 'Uncharted Waters', text: '3 navigation.' },
  kraken: { name: 'Kraken', text: '3 combat, or trash a raiding ship (its crew returns to your hand).' },
  squall: { name: 'Squall', text: '2 navigation, or the crown trashes a raiding crew member of its choice.' },
  blockade: { name: 'Blockade', text: '3 combat.' },
  'port-taxes': { name: 'Port Taxes', text: 'Pay 2, or the crown gains 3.' },
  'rowdy-tavern': { name: 'Rowdy Tavern', text: 'Discard 2 cards, or +1 coin on each raiding ship and on this card.' },
  'hidden-harbor': { name: 'Hidden Harbor', text: '1 navigation.' },
  'harbor-guard': { name: 'Harbor Guard', text: '1 combat.' },
  'royal-decree': { name: 'Royal Decree', text: '+1 coin on each of up to 3 of your cards.' },
  'merchant-convoy': { name: 'Merchant Convoy', text: 'Gain 4 coins.' },
  longboat: { name: 'Longboat', text: 'A ship with room for 1 crew member.' },
  'merchant-vessel': { name: 'Merchant Vessel', text: 'A ship with room for 3 crew members.' },
  sloop: { name: 'Sloop', text: 'A ship with room for 2 crew members. 1 navigation.' },
  brigantine: { name: 'Brigantine', text: 'A ship with room for 2 crew members. 1 combat.' },
  galleon: { name: 'Galleon', text: 'A ship with room for 3 crew members. 2 combat.' },
  'peg-leg-paul': { name: 'Peg Leg Paul', text: 'You may put +1 coin on his ship to gain 3 coins.' },
  'dead-eye-dory': { name: 'Dead Eye Dory', text: 'You may put her on top of your deck to take a card from your discard pile.' },
  'bilge-bob': { name: 'Bilge Bob', text: 'If the raid was stopped, gain 2 coins.' },
  'cutthroat-carlie': { name: 'Cutthroat Carlie', text: 'You may move 1 coin from one hazard to another, or from one ship to another.' },
  'stinky-pete': { name: 'Stinky Pete', text: 'You may trash him to trash a face-down hazard or to remove 1 coin from a hazard.' },
  'able-abigail': { name: 'Able Abigail', text: 'You may look at a face-down card in play.' },
  'doug-doubloon': { name: 'Doug Doubloon', text: 'Draw 1 card.' },
  'janey-mcfloyd': { name: 'Janey McFloyd', text: 'You may discard 1 card to take 1 coin from the crown.' },
  'pillaging-pru': { name: 'Pillaging Pru', text: 'After a successful raid on Home Port, the crown discards a random card.' },
  'enric-cursemaker': { name: 'Enric Cursemaker', text: '+1 coin on his ship.' },
  'twin-blade-tess': { name: 'Twin-Blade Tess', text: 'Discard 1 card, if you have one.' },
  'treasure-map': {
    name: 'Treasure Map',
    text: 'Put 2 coins on a crewed ship that has none and raid with it alone. If the raid succeeds: gain 2 and look at a face-down card.',
  },
  'crashing-waves': { name: 'Crashing Waves', text: 'Choose an island. Each of its hazards with coins loses 1; you gain that many.' },
  'powder-keg': {
    name: 'Powder Keg',
    text: 'Trash one of your ships that costs 2 or more (its crew returns to your hand) to trash a hazard.',
  },
  informant: { name: 'Informant', text: 'The crown shows you its hand. Draw 1 card.' },
}

/** Island names, by id. */
export const islands: Readonly<Record<string, string>> = {
  'home-port': 'Home Port',
  'privateer-point': 'Privateer Point',
  'bivalve-bay': 'Bivalve Bay',
  'isle-of-fools': 'Isle of Fools',
}
