/** Rum Runner's table in English. */
import type { Way } from '../../rules/index.ts'
import { cards, coins, count, hazards, points } from './counts-en.ts'
import { deeds, help } from './deeds-en.ts'
import type { Skills, TableText } from './types.ts'

const SKILLS = { navigation: 'navigation', combat: 'combat' } as const

/** What is left of both skills; nothing where there is none. */
const skills = ({ navigation, combat }: Skills): string =>
  [...(navigation > 0 ? [`${navigation} navigation`] : []), ...(combat > 0 ? [`${combat} combat`] : [])].join(', ') || 'no skill'

const way = (one: Way): string => {
  switch (one.type) {
    case 'icons':
      return `${one.count} ${SKILLS[one.skill]}`
    case 'pay':
      return `pay ${coins(one.coins)}`
    case 'discard':
      return `discard ${cards(one.count)}`
    case 'trash-crew':
      return 'lose a raiding crew'
    case 'crown-trashes-crew':
      return 'lose a crew the crown picks'
    case 'trash-ship':
      return 'lose a raiding ship'
    case 'crown-gains':
      return `the crown gains ${one.coins}`
    default:
      return '+1 coin on each raiding ship and on this card'
  }
}

export const en: TableText = {
  deeds,
  help,

  sides: { crown: 'Crown', pirate: 'Pirate' },
  sideOf: (name, side) => `${name}, the ${side}`,
  youAre: (side, number, goal) => `you are the ${side}, ${number} of ${goal} ${side === 'crown' ? 'points' : 'bottles'}`,
  watching: 'crown against pirate',
  yourSide: 'Your side of the table',
  scoreOf: (number, goal) => `${number} of ${goal} scored`,
  bottles: number => count(number, { one: 'bottle', other: 'bottles' }),
  scoreLine: (name, side, goal) => `${name} (${side}, wins with ${goal})`,
  picking: number => `picking: ${cards(number)}`,
  hovered: 'being considered',
  onTop: list => `on top: ${list.join(', ')}`,

  kinds: { investment: 'investment', hazard: 'hazard', event: 'event', ship: 'ship', crew: 'crew' },
  costs: number => `costs ${number}`,
  worth: number => `${points(number)} to the crown`,
  cardInHand: (card, kind, cost) => `${card}, ${kind}, costs ${cost}`,
  faceDown: 'face-down card',
  theCard: 'the card',
  theHazard: 'the hazard',
  funded: 'funded',
  yourSecret: 'face down, only you know it',
  seenByPirate: 'face down, the pirate has seen it',
  youKnow: 'face down, known to you',
  sinceStart: 'since the start',
  on: (card, island) => `${card} (${island})`,
  way,
  noSkill: 'no skill',
  stopReading: 'Put the card away',

  islands: 'Islands',
  islandShort: (island, number, lane) =>
    `${island}: ${number === null ? 'no investment' : `an investment with ${coins(number)}`}, ${hazards(lane)}`,
  investmentOn: island => `${island}, investment`,
  noInvestment: 'no card',
  crownDeck: 'Crown’s deck',
  laneOf: (island, number) => `${island}, ${hazards(number)}, outermost first`,
  hazardOn: (number, all, island) => `${island}, hazard ${number} of ${all}`,
  noHazard: 'open water',
  layHere: island => `Lay it at ${island}`,
  laidHere: (card, island) => `${card}, to be laid at ${island}; tap to take it off`,
  here: 'here',
  free: 'free',
  drafted: 'not laid yet',
  raidedNow: 'raided now',

  fleet: number => count(number, { one: 'ship in play', other: 'ships in play' }),
  noShips: 'No ship in play',
  ship: (name, state, left, crew, places) => `${name}, ${state}, crew ${crew} of ${places}, ${skills(left)}`,
  sailor: (name, left, isNew) => `${name}, ${skills(left)}${isNew ? ', coming aboard' : ''}`,
  crewOf: ship => `Crew: ${ship}`,
  freePlace: 'free place',
  numbered: (name, number) => `${name} ${number}`,
  ready: 'ready',
  noCrew: 'no crew',
  delayed: number => `delayed, ${coins(number)}`,
  raiding: 'raiding',
  droppedOut: 'dropped out',
  shipLost: 'lost',
  lost: 'lost',
  unspent: 'Unspent:',
  unspentSaid: (navigation, combat) => `Unspent: ${skills({ navigation, combat })}`,

  yourHand: number => `Your hand, ${cards(number)}`,
  emptyHand: 'Your hand is empty',
  clear: 'Clear',
  toHand: 'Back to the hand',
  goOn: 'Go on',
  sending: 'sending…',
  hinted: 'hint',

  note: 'What is asked',
  yourTurn: 'Your turn',
  actionsLeft: number => count(number, { one: 'action left', other: 'actions left' }),
  whatToDo: 'What to do',
  acts: {
    gain: 'Coins',
    draw: 'Draw',
    found: 'Investment',
    hazard: 'Hazard',
    invest: 'Invest',
    recall: 'Take back',
    event: 'Event',
    ship: 'Ship',
    crew: 'Crew',
    raid: 'Raid',
  },
  actsHelp: 'Choose an action, or tap a card to see what it can do.',
  blocked: {
    'no-such-card': 'You hold no such card.',
    'no-card-in-play': 'You have no card in play.',
    'no-ready-ship': 'No ship has crew and no coins.',
    'no-coins': 'You have no coins.',
  },
  noTakingBack: 'A draw cannot be taken back unasked.',
  thenFunded: 'then funded',
  ofCost: number => `of ${number} needed`,
  hired: list => `Hired: ${list.join(', ')}.`,
  goesAshore: list => `Back to the hand: ${list.join(', ')}.`,
  shipPlan: ship => `${count(ship.places, { one: 'place', other: 'places' })} for crew, ${skills(ship)}.`,
  hazardPlan: (card, island) => `${card} goes to the outer end of the lane before ${island}, face down. Nothing is paid now.`,
  foundPlan: list => `Face down: ${list.join(', ')}. Nothing is paid now.`,
  recallPlan: card => `${card} goes back to your hand.`,
  raidPlan: (island, up, down) =>
    up + down === 0 ? `${island}: no hazard in the way.` : `${island}: ${hazards(up)} face up, ${down} face down.`,
  partyPlan: (ships, all) => `${ships.join(', ')}: ${skills(all)}.`,
  questions: {
    'way-discard': 'Discard cards to get past',
    'way-crew': 'Whom do you give up?',
    'way-crew-crown': 'Which raiding crew is trashed?',
    'way-ship': 'Which raiding ship do you give up?',
    'way-coins': 'Coins are short: who gets one?',
  },
  pickHelp: {
    mulligan: 'As often as your coins last.',
    reveal: 'Tap a funded investment. You need not.',
    'turn-effects': 'Tap the investment whose text comes first.',
    'way-crew': 'Tap somebody of the party.',
    'way-crew-crown': 'Tap somebody of the party.',
    'lose-crew': 'Tap somebody of the party.',
    'may-sell-crew': 'Tap somebody of the party, or decline.',
    'way-ship': 'Tap a ship of the party.',
    'trash-ship': 'Tap a ship.',
    'trash-own-ship': 'Tap one of your ships.',
    'add-coin': 'Tap one of your cards in play.',
    'add-coins': 'Tap your cards in play, at most three.',
    'may-tow-or-delay': 'Tap a hazard and then another island, or tap a ship.',
    'may-fetch-hazard': 'Tap a card of the pile, or decline.',
    'may-go-on-deck': 'Tap a card of the pile, or decline.',
    'may-move-coin': 'Tap where a coin lies, then where it goes: hazard to hazard, or ship to ship.',
    'may-blast': 'Tap a hazard, or decline.',
    look: 'Tap a face-down card.',
    'trash-hazard': 'Tap a hazard.',
    'raid-with-ship': 'Tap an island and one ship.',
    'strip-island': 'Tap an island.',
    'coin-party': 'Tap the ships that get one.',
    'way-coins': 'Tap ships, or the hazard.',
  },
  pickCards: number => `Tap ${cards(number)} in your hand.`,
  chosen: (given, amount) => `${given} of ${amount} chosen`,
  pileChoice: 'Cards of the pile',
  shownHand: 'The crown shows its hand',
  waitFor: name => `Waiting for ${name}`,
  doing: {
    actions: number => `${count(number, { one: 'action', other: 'actions' })} left this turn`,
    raise: () => 'decides which hazards to raise',
    face: () => 'looks for a way past',
    crew: () => 'orders the crew’s effects',
    other: () => 'is choosing',
  },
  refused: 'That does not work',
  rule: rule => `Rule ${rule}`,
  hint: 'Hint',
  takeHint: 'Set it up',
  over: 'The game is over',
  ended: { rum: 'There is enough rum.', cap: 'The last turn is over.' },

  raidSteps: 'Steps of the raid',
  steps: { target: 'Target', party: 'Party', raising: 'Raising', facing: 'Hazards', island: 'Island', crew: 'Crew' },
  facing: (number, all) => `Facing hazard ${number} of ${all}`,
  party: 'The raiding party',
  yourParty: 'Your raiding party',
  laneTitle: island => `${island}, outermost hazard first`,
  fates: { faced: 'the party is here', met: 'passed', stopped: 'the raid ends here', next: 'next', down: 'face down, sail past' },
  metBy: said => `passed: ${said}`,
  trashed: 'trashed',
  lootWaits: 'the island’s card',
  lootNone: 'nothing to raid',
  loot: {
    shown: card => card,
    scored: card => `${card}: the pirate scores it`,
    stayed: card => `${card} stays`,
    trashed: card => `${card}: trashed`,
  },
  raidWon: island => `The raid on ${island} succeeds`,
  raidLost: island => `The raid on ${island} is stopped`,
  backToTable: 'Back to the table',
  backToRaid: 'Back to the raid',
  wholeTable: 'Whole table',
  raiseTitle: island => `${island} is raided: what do you raise?`,
  raiseCost: number => `costs ${coins(number)}`,
  fromCard: 'from the card',
  extraCoins: 'extra coins',
  thenOnIt: 'then on it:',
  less: 'less',
  more: 'more',
  barsTheWay: card => `${card}: how do you get past?`,
  meetOne: 'Choose one way.',
  ways: 'Ways past',
  missing: number => `${number} missing`,
  haveOf: (have, amount) => `${have} there, ${amount} needed`,
  crownThen: number => `the crown then has ${number}`,
  cannot: 'not possible',
  always: 'possible',
  spendIcons: (number, skill) => `Spend ${number} ${SKILLS[skill]}`,
  iconOf: (name, skill) => `${SKILLS[skill]} of ${name}`,
  orderTitle: 'The crew’s effects: in which order?',
  orderNow: list => `Order: ${list.join(', ')}`,
  putFirst: 'To the front:',
  earlier: sailor => `${sailor}: earlier`,
  later: sailor => `${sailor}: later`,

  close: 'Close',
  pilesAndLists: 'Piles and lists',
  pilesOf: name => `Piles: ${name}`,
  pileOf: (pile, name) => `${pile}: ${name}`,
  emptyPile: 'Nothing lies here.',
  decklists: 'Decklists',
  deckOf: { crown: 'Crown’s cards', pirate: 'Pirate’s cards' },
  decksHelp: 'All cards of a side, and where you know them to be. The rest is in a deck, in a hand or face down.',
  cardColumn: 'Card',
  copiesColumn: 'Copies',
  whereColumn: 'Known',
  whatItSays: 'what it says',
  whereabouts: {
    play: number => `${number} in play`,
    hand: number => `${number} in hand`,
    discards: number => `${number} discarded`,
    score: number => `${number} scored`,
    removed: number => `${number} out of the game`,
    top: number => `${number} on top of the deck`,
  },
  stillHidden: number => `${number} unknown`,
  glossary: 'Glossary',
}
