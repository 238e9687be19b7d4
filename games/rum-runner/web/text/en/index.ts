/** The texts of Rum Runner's table in English. */
import type { Card, HazardWay, RunnerEnding, Side, Skill } from '../../../rules/index.ts'
import { cards, coins, plural as count, points } from '../../../text/en/phrases.ts'
import type { QuestionName, WayQuestionName } from '../../table/draft/question.ts'
import type { ActionName } from '../../table/draft/draft-state.ts'
import { about } from './about.ts'
import { hazards, help, moveLabels } from './move-labels.ts'

export type SkillCounts = Pick<Card, Skill>

const SKILLS = { navigation: 'navigation', combat: 'combat' } as const

/** Both skills, without those that are 0. */
const skills = ({ navigation, combat }: SkillCounts): string =>
  [...(navigation > 0 ? [`${navigation} navigation`] : []), ...(combat > 0 ? [`${combat} combat`] : [])].join(', ') || 'no skill'

const WAYS: { readonly [K in HazardWay['type']]: (way: Extract<HazardWay, { type: K }>) => string } = {
  icons: one => `${one.count} ${SKILLS[one.skill]}`,
  pay: one => `pay ${coins(one.coins)}`,
  discard: one => `discard ${cards(one.count)}`,
  'trash-crew': () => 'trash a raiding crew member',
  'crown-trashes-crew': () => 'the crown trashes a raiding crew member',
  'trash-ship': () => 'trash a raiding ship',
  'crown-gains': one => `the crown gains ${coins(one.coins)}`,
  'coin-party-and-self': () => '+1 coin on each raiding ship and on this card',
}

/** The number of skills, cards or coins that a party lacks for a way, in words. */
const lack = (number: number, one: HazardWay): string => {
  if (one.type === 'icons') return `${number} ${SKILLS[one.skill]}`
  return one.type === 'discard' ? cards(number) : one.type === 'pay' ? coins(number) : String(number)
}

const islandFacts = (number: number | null, lane: number): string =>
  `${number === null ? 'no investment' : `an investment with ${coins(number)}`}, ${hazards(lane)}`

export const en = {
  moveLabels,
  help,
  about,

  sides: { crown: 'Crown', pirate: 'Pirate' },
  sideOf: (name: string, side: Side): string => `${name}, the ${side}`,
  youAre: (side: Side, number: number, goal: number): string =>
    `you are the ${side}: ${number} of ${goal} ${side === 'crown' ? 'points' : 'bottles'}`,
  watching: 'crown versus pirate',
  yourSide: 'Your side of the table',
  scoreOf: (number: number, goal: number): string => `${number} of ${goal} scored`,
  bottles: (number: number): string => count(number, { one: 'bottle', other: 'bottles' }),
  scoreLine: (name: string, side: Side, goal: number): string => `${name} (${side}, needs ${goal} to win)`,
  factsOf: (name: string): string => `Figures: ${name}`,
  picking: (number: number): string => `picking: ${cards(number)}`,
  hovered: 'considering this',
  onTop: (list: readonly string[]): string => `top of the deck: ${list.join(', ')}`,

  kinds: { investment: 'investment', hazard: 'hazard', event: 'event', ship: 'ship', crew: 'crew' } satisfies Readonly<
    Record<Card['kind'], string>
  >,
  costs: (number: number): string => `costs ${number}`,
  worth: (number: number): string => `${points(number)} for the crown`,
  faceDown: 'face-down card',
  theCard: 'the card',
  theHazard: 'the hazard',
  funded: 'funded',
  coinsOf: (number: number, cost: number): string => `${number} of ${coins(cost)}`,
  yourSecret: 'Only you know it.',
  seenByPirate: 'The pirate has seen it.',
  youKnow: 'You have seen it.',
  way: (one: HazardWay): string => (WAYS[one.type] as (way: HazardWay) => string)(one),
  skills,

  islands: 'Islands',
  islandFacts,
  islandShort: (island: string, number: number | null, lane: number): string => `${island}: ${islandFacts(number, lane)}`,
  investmentOn: (island: string): string => `${island}, investment`,
  noInvestment: 'no investment',
  crownDeck: 'Crown’s deck',
  laneOf: (island: string, number: number): string => `${island}, ${hazards(number)}, outermost first`,
  hazardOn: (number: number, all: number, island: string): string => `${island}, hazard ${number} of ${all}`,
  noHazard: 'open water',
  layHere: (island: string): string => `Play it at ${island}`,
  laidHere: (card: string, island: string): string => `${card}, to be played at ${island}; tap to remove it`,
  here: 'here',
  free: 'free',
  drafted: 'not played yet',
  raidedNow: 'being raided',

  fleet: (number: number): string => count(number, { one: 'ship in play', other: 'ships in play' }),
  noShips: 'No ships in play',
  ship: (name: string, state: string, left: SkillCounts, crew: number, places: number): string =>
    `${name}, ${state}, crew ${crew} of ${places}, ${skills(left)}`,
  sailor: (name: string, left: SkillCounts, isNew: boolean): string => `${name}, ${skills(left)}${isNew ? ', new' : ''}`,
  crewOf: (ship: string): string => `Crew: ${ship}`,
  freePlace: 'free place',
  ready: 'ready',
  noCrew: 'no crew',
  delayed: (number: number): string => `delayed, ${coins(number)}`,
  raiding: 'raiding',
  droppedOut: 'dropped out',
  shipLost: 'lost',
  lost: 'lost',
  unspent: 'Unspent:',

  toHand: 'Back to your hand',
  goOn: 'Make your choice first',

  actionsLeft: (number: number): string => count(number, { one: 'action left', other: 'actions left' }),
  whatToDo: 'Actions',
  acts: {
    gain: 'Coins',
    draw: 'Draw',
    found: 'Investment',
    hazard: 'Hazard',
    invest: 'Invest',
    recall: 'Recall',
    event: 'Event',
    ship: 'Ship',
    crew: 'Crew',
    raid: 'Raid',
  } satisfies Readonly<Record<ActionName, string>>,
  actsHelp: 'Choose an action, or tap a card to read it.',
  blocked: {
    'no-such-card': 'You have no such card in hand.',
    'no-card-in-play': 'You have no cards in play.',
    'no-ready-ship': 'No ship is ready: a ship needs crew and no coins on it.',
    'no-coins': 'You have no coins.',
  },
  noTakingBack: 'Drawing can’t be undone.',
  thenFunded: 'then funded',
  ofCost: (number: number): string => `of ${number} needed`,
  hired: (list: readonly string[]): string => `You hire ${list.join(', ')}.`,
  backToHand: (list: readonly string[]): string => `Back to your hand: ${list.join(', ')}.`,
  shipPlan: (ship: SkillCounts & { readonly places: number }): string =>
    `${count(ship.places, { one: 'place', other: 'places' })} for crew, ${skills(ship)}.`,
  hazardPlan: (card: string, island: string): string =>
    `${card} goes face down to the outer end of the lane at ${island}. You pay nothing now.`,
  foundPlan: (list: readonly string[]): string => `Face down: ${list.join(', ')}. You pay nothing now.`,
  recallPlan: (card: string): string => `${card} goes back to your hand; its coins go to your supply.`,
  raidPlan: (island: string, up: number, down: number): string =>
    up + down === 0 ? `${island}: no hazard in the way.` : `${island}: ${hazards(up)} face up, ${down} face down.`,
  questions: {
    'way-discard': 'Discard cards to get past',
    'way-crew': 'Which crew member do you trash?',
    'way-crew-crown': 'Which raiding crew member is trashed?',
    'way-ship': 'Which raiding ship do you trash?',
    'way-coins': 'The bank is short of coins: who gets one?',
  } satisfies Readonly<Record<Exclude<WayQuestionName, 'way-icons'>, string>>, // instead of “Choose how to pay.”
  pickHelp: {
    mulligan: 'You can repeat this while you have coins.',
    reveal: 'Turn up a funded investment, or skip.',
    'turn-effects': 'Tap the investment that acts first.',
    'way-crew': 'Tap a crew member of the party.',
    'way-crew-crown': 'Tap a crew member of the party.',
    'lose-crew': 'Tap a crew member of the party.',
    'may-sell-crew': 'Tap a crew member of the party, or decline.',
    'way-ship': 'Tap a raiding ship.',
    'trash-ship': 'Tap a ship.',
    'trash-own-ship': 'Tap one of your ships.',
    'add-coin': 'Tap one of your cards in play.',
    'add-coins': 'Tap up to three of your cards in play.',
    'may-tow-or-delay': 'Tap a hazard and another island, or tap a ship.',
    'may-fetch-hazard': 'Tap a card of your discard pile, or decline.',
    'may-go-on-deck': 'Tap a card of your discard pile, or decline.',
    'may-move-coin': 'Tap a card with a coin, then its new place: hazard to hazard, or ship to ship.',
    'may-blast': 'Tap a hazard, or decline.',
    look: 'Tap a face-down card.',
    'trash-hazard': 'Tap a hazard.',
    'raid-with-ship': 'Tap an island and one ship.',
    'strip-island': 'Tap an island.',
    'coin-party': 'Tap the ships that get a coin.',
    'way-coins': 'Tap ships, or the hazard.',
  } satisfies Readonly<Partial<Record<QuestionName, string>>>,
  pickCards: (number: number): string => `Tap ${cards(number)} in your hand.`,
  pileChoice: 'Discard pile',
  shownHand: 'The crown shows its hand',
  plays: (name: string): string => `${name} is playing`,
  youPlay: 'Your move',
  raidOn: (island: string): string => `Raid on ${island}`,
  waitFor: (name: string): string => `Waiting for ${name}`,
  doing: {
    actions: (number: number): string => `${count(number, { one: 'action', other: 'actions' })} left this turn`,
    raise: (): string => 'is choosing hazards to raise',
    face: (): string => 'is choosing a way past',
    crew: (): string => 'is ordering crew effects',
    other: (): string => 'is choosing',
  },
  ended: (ending: RunnerEnding, winner: Side): string =>
    ending === 'cap' ? 'The last turn is over.' : winner === 'crown' ? 'Four points: the crown wins.' : 'Four bottles: the pirate wins.',

  finalLine: (ending: RunnerEnding | null, winner: Side, turns: number): string =>
    ending === 'rum'
      ? `${winner === 'crown' ? 'The rum is on the market' : 'Four bottles are in the hold'} after ${count(turns, { one: 'turn', other: 'turns' })}`
      : `After ${count(turns, { one: 'turn', other: 'turns' })}`,
  brought: {
    crown: (number: number): string => `sold ${count(number, { one: 'bottle', other: 'bottles' })}`,
    pirate: (number: number): string => `captured ${count(number, { one: 'bottle', other: 'bottles' })}`,
  },
  raidSteps: 'Steps of the raid',
  steps: { target: 'Target', party: 'Party', raising: 'Raising', facing: 'Hazards', island: 'Island', crew: 'Crew' },
  facing: (number: number, all: number): string => `Facing hazard ${number} of ${all}`,
  party: 'The raiding party',
  yourParty: 'Your raiding party',
  laneTitle: (island: string): string => `${island}, outermost hazard first`,
  sailsFor: (name: string, island: string): string => `${name} sails for ${island}`,
  youSailFor: (island: string): string => `You sail for ${island}`,
  totals: { combat: 'combat', navigation: 'navigation', coins: 'coins' },
  fates: { faced: 'The party is here', down: 'Face down', skipped: 'the party sails past it' },
  verdicts: {
    passes: 'Passed',
    stops: 'Does not pass',
    wouldStop: 'Raised, it stops them',
    unreached: 'Not reached',
  },
  canPass: (own: Side | null): string => (own === 'pirate' ? 'You can pass' : 'They can pass'),
  ofNeed: (have: number, need: number): string => `${have} of ${need}`,
  short: (number: number, one: HazardWay): string => `${lack(number, one)} short`,
  endsHere: (why: string): string => (why === '' ? 'the raid ends here' : `${why}, the raid ends here`),
  raiseFor: (price: string): string => `only you see it; raise it for ${price}`,
  raisingThis: 'you raise this one',
  topOfDeck: 'top card of the crown’s deck',
  randomCard: 'a random card of the crown’s hand',
  worthNothing: 'worth no points',
  worthBoth: (crown: number, pirate: number, own: Side | null): string =>
    own === 'pirate'
      ? `worth ${pirate} to you, ${crown} to the crown`
      : own === 'crown'
        ? `worth ${crown} to you, ${pirate} to the pirate`
        : `worth ${crown} to the crown, ${pirate} to the pirate`,
  you: 'You',
  raceTo: (side: Side, then: number): string => (side === 'pirate' ? `→ ${then} if raided` : `→ ${then} if sold`),
  trashed: 'trashed',
  lootNone: 'nothing to raid',
  loot: {
    scored: (card: string): string => `${card}: the pirate scores it`,
    stayed: (card: string): string => `${card} stays`,
    trashed: (card: string): string => `${card}: trashed`,
  },
  raidWon: (island: string): string => `The raid on ${island} succeeded`,
  raidLost: (island: string): string => `The raid on ${island} was stopped`,
  backToTable: 'Back to the table',
  backToRaid: 'Back to the raid',
  wholeTable: 'Show the table',
  raiseTitle: 'Which hazards do you raise?',
  theyCanPass: (stake: string | null): string =>
    stake === null ? 'As it stands, the party can get through.' : `As it stands, the party can get through to ${stake}.`,
  raidEnds: (card: string, stake: string | null): string =>
    stake === null ? `The raid ends at ${card}.` : `The raid ends at ${card}, and ${stake} stays yours.`,
  yourCoins: 'your coins',
  raiseCost: (number: number): string => `costs ${coins(number)}`,
  fromCard: 'from the card',
  extraCoins: 'extra coins',
  thenOnIt: 'left on it:',
  barsTheWay: (card: string): string => `${card}: how do you get past?`,
  meetOne: 'Choose one way.',
  ways: 'Ways past',
  missing: (number: number): string => `${number} missing`,
  haveOf: (have: number, amount: number): string => `you have ${have}, you need ${amount}`,
  crownThen: (number: number): string => `the crown would have ${number}`,
  cannot: 'not possible',
  always: 'possible',
  spendIcons: (number: number, skill: Skill): string => `Spend ${number} ${SKILLS[skill]}`,
  iconOf: (name: string, skill: Skill): string => `${name}: ${SKILLS[skill]}`,
  orderTitle: 'Which crew member acts next?',
  orderNow: (list: readonly string[]): string => `Order: ${list.join(', ')}`,
  putFirst: 'Put first:',
  earlier: (sailor: string): string => `${sailor}: earlier`,
  later: (sailor: string): string => `${sailor}: later`,

  pilesAndLists: 'Piles and lists',
  pilesOf: (name: string): string => `Piles: ${name}`,
  emptyPile: 'No cards here.',
  decklists: 'Decklists',
  deckOf: { crown: 'Crown’s cards', pirate: 'Pirate’s cards' },
  decksHelp: 'All cards of a side and where they are, as far as you know. The rest are in a deck, in a hand or face down.',
  cardColumn: 'Card',
  copiesColumn: 'Copies',
  whereColumn: 'Where',
  whatItSays: 'card text',
  whereabouts: {
    play: (number: number): string => `${number} in play`,
    hand: (number: number): string => `${number} in hand`,
    discards: (number: number): string => `${number} discarded`,
    score: (number: number): string => `${number} scored`,
    removed: (number: number): string => `${number} out of the game`,
    top: (number: number): string => `${number} on top of the deck`,
  },
  stillHidden: (number: number): string => `${number} unknown`,
  glossary: 'Glossary',
}

export type TableText = typeof en
