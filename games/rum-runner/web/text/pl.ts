/** Rum Runner's table in Polish. Names of players, cards and places stay in the nominative, so that every name fits. */
import type { Way } from '../../rules/index.ts'
import { cards, cardsTaken, coins, coinsPaid, count, form, hazards, points } from './counts-pl.ts'
import { deeds, help } from './deeds-pl.ts'
import type { Skills, TableText } from './types.ts'

const SKILLS = { navigation: 'nawigacja', combat: 'walka' } as const

const skills = ({ navigation, combat }: Skills): string =>
  [...(navigation > 0 ? [`nawigacja ${navigation}`] : []), ...(combat > 0 ? [`walka ${combat}`] : [])].join(', ') || 'bez umiejętności'

const way = (one: Way): string => {
  switch (one.type) {
    case 'icons':
      return `${SKILLS[one.skill]} ${one.count}`
    case 'pay':
      return `zapłać ${coinsPaid(one.coins)}`
    case 'discard':
      return `odrzuć ${cardsTaken(one.count)}`
    case 'trash-crew':
      return 'strać kogoś z załogi wyprawy'
    case 'crown-trashes-crew':
      return 'strać kogoś, kogo wskaże korona'
    case 'trash-ship':
      return 'strać statek wyprawy'
    case 'crown-gains':
      return `korona zyskuje ${one.coins}`
    default:
      return '+1 moneta na każdy statek wyprawy i na tę kartę'
  }
}

export const pl: TableText = {
  deeds,
  help,

  sides: { crown: 'Korona', pirate: 'Pirat' },
  sideOf: (name, side) => `${name}, ${side === 'crown' ? 'korona' : 'pirat'}`,
  youAre: (side, number, goal) =>
    `grasz ${side === 'crown' ? 'koroną' : 'piratem'}, ${side === 'crown' ? 'punkty' : 'butelki'}: ${number} z ${goal}`,
  watching: 'korona przeciw piratowi',
  yourSide: 'Twoja strona stołu',
  scoreOf: (number, goal) => `zdobyte: ${number} z ${goal}`,
  bottles: number => count(number, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' }),
  scoreLine: (name, side, goal) => `${name} (${side === 'crown' ? 'korona' : 'pirat'}, do zwycięstwa ${goal})`,
  picking: number => `wybiera: ${cards(number)}`,
  hovered: 'rozważana',
  onTop: list => `na wierzchu: ${list.join(', ')}`,

  kinds: { investment: 'inwestycja', hazard: 'zagrożenie', event: 'wydarzenie', ship: 'statek', crew: 'załoga' },
  costs: number => `koszt ${number}`,
  worth: number => `dla korony ${points(number)}`,
  cardInHand: (card, kind, cost) => `${card}, ${kind}, koszt ${cost}`,
  faceDown: 'zakryta karta',
  theCard: 'karta',
  theHazard: 'zagrożenie',
  funded: 'opłacona',
  yourSecret: 'zakryta, znasz ją tylko ty',
  seenByPirate: 'zakryta, pirat ją widział',
  youKnow: 'zakryta, znasz ją',
  sinceStart: 'od początku',
  on: (card, island) => `${card} (${island})`,
  way,
  noSkill: 'bez ikon',
  stopReading: 'Odłóż kartę',

  islands: 'Wyspy',
  islandShort: (island, number, lane) =>
    `${island}: ${number === null ? 'bez inwestycji' : `inwestycja, ${coins(number)}`}, ${hazards(lane)}`,
  investmentOn: island => `${island}, inwestycja`,
  noInvestment: 'bez karty',
  crownDeck: 'Talia korony',
  laneOf: (island, number) => `${island}, ${hazards(number)}, od najdalszego`,
  hazardOn: (number, all, island) => `${island}, zagrożenie ${number} z ${all}`,
  noHazard: 'wolna woda',
  layHere: island => `Połóż tutaj: ${island}`,
  laidHere: (card, island) => `${card}, do położenia: ${island}; dotknij, by zdjąć`,
  here: 'tutaj',
  free: 'wolne',
  drafted: 'jeszcze nie leży',
  raidedNow: 'trwa rajd',

  fleet: number => `Statki w grze: ${number}`,
  noShips: 'Żadnego statku w grze',
  ship: (name, state, left, crew, places) => `${name}, ${state}, załoga ${crew} z ${places}, ${skills(left)}`,
  sailor: (name, left, isNew) => `${name}, ${skills(left)}${isNew ? ', wchodzi na pokład' : ''}`,
  crewOf: ship => `Załoga: ${ship}`,
  freePlace: 'wolne miejsce',
  numbered: (name, number) => `${name} ${number}`,
  ready: 'w gotowości',
  noCrew: 'bez załogi',
  delayed: number => `czeka, ${coins(number)}`,
  raiding: 'w rajdzie',
  droppedOut: 'poza wyprawą',
  shipLost: 'stracony',
  lost: 'poza wyprawą',
  unspent: 'Zostało:',
  unspentSaid: (navigation, combat) => `Niezużyte: ${skills({ navigation, combat })}`,

  yourHand: number => `Twoja ręka, ${cards(number)}`,
  emptyHand: 'Nie masz kart',
  clear: 'Zbierz',
  toHand: 'Na rękę',
  goOn: 'Dalej',
  sending: 'wysyłam…',
  hinted: 'podpowiedź',

  note: 'Co teraz',
  yourTurn: 'Twoja kolej',
  actionsLeft: number =>
    `${form(number, { one: 'zostaje', few: 'zostają', many: 'zostaje', other: 'zostaje' })} ${count(number, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}`,
  whatToDo: 'Co robisz',
  acts: {
    gain: 'Monety',
    draw: 'Dobierz',
    found: 'Inwestycja',
    hazard: 'Zagrożenie',
    invest: 'Inwestuj',
    recall: 'Cofnij kartę',
    event: 'Wydarzenie',
    ship: 'Statek',
    crew: 'Załoga',
    raid: 'Rajd',
  },
  actsHelp: 'Wybierz akcję albo dotknij karty, by zobaczyć, co może.',
  blocked: {
    'no-such-card': 'Nie masz takiej karty.',
    'no-card-in-play': 'Nie masz kart w grze.',
    'no-ready-ship': 'Żaden statek z załogą nie jest wolny od monet.',
    'no-coins': 'Nie masz monet.',
  },
  noTakingBack: 'Dobrania nie da się cofnąć bez pytania.',
  thenFunded: 'wtedy opłacona',
  ofCost: number => `z potrzebnych ${number}`,
  hired: list => `Najmujesz: ${list.join(', ')}.`,
  goesAshore: list => `Na rękę: ${list.join(', ')}.`,
  shipPlan: ship =>
    `${count(ship.places, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })} dla załogi, ${skills(ship)}.`,
  hazardPlan: (card, island) => `Zakryta karta (${card}) trafia na zewnętrzny koniec szlaku: ${island}. Teraz nic nie płacisz.`,
  foundPlan: list => `Zakryte: ${list.join(', ')}. Teraz nic nie płacisz.`,
  recallPlan: card => `Wraca na rękę: ${card}.`,
  raidPlan: (island, up, down) =>
    up + down === 0 ? `${island}: na drodze nie ma zagrożeń.` : `${island}: zagrożenia odkryte ${up}, zakryte ${down}.`,
  partyPlan: (ships, all) => `${ships.join(', ')}: ${skills(all)}.`,
  questions: {
    'way-discard': 'Odrzuć karty, by minąć zagrożenie',
    'way-crew': 'Kogo oddajesz?',
    'way-crew-crown': 'Kto z wyprawy zostaje usunięty?',
    'way-ship': 'Który statek wyprawy oddajesz?',
    'way-coins': 'Monet jest za mało: kto je dostaje?',
  },
  pickHelp: {
    mulligan: 'Tyle razy, na ile starczy monet.',
    reveal: 'Dotknij opłaconej inwestycji. Nie musisz.',
    'turn-effects': 'Dotknij inwestycji, której tekst jest pierwszy.',
    'way-crew': 'Dotknij kogoś z wyprawy.',
    'way-crew-crown': 'Dotknij kogoś z wyprawy.',
    'lose-crew': 'Dotknij kogoś z wyprawy.',
    'may-sell-crew': 'Dotknij kogoś z wyprawy albo odmów.',
    'way-ship': 'Dotknij statku wyprawy.',
    'trash-ship': 'Dotknij statku.',
    'trash-own-ship': 'Dotknij jednego ze swoich statków.',
    'add-coin': 'Dotknij jednej ze swoich kart w grze.',
    'add-coins': 'Dotknij swoich kart w grze, najwyżej trzech.',
    'may-tow-or-delay': 'Dotknij zagrożenia i potem innej wyspy albo dotknij statku.',
    'may-fetch-hazard': 'Dotknij karty ze stosu albo odmów.',
    'may-go-on-deck': 'Dotknij karty ze stosu albo odmów.',
    'may-move-coin': 'Dotknij miejsca z monetą, a potem tego, dokąd ma trafić: z zagrożenia na zagrożenie albo ze statku na statek.',
    'may-blast': 'Dotknij zagrożenia albo odmów.',
    look: 'Dotknij zakrytej karty.',
    'trash-hazard': 'Dotknij zagrożenia.',
    'raid-with-ship': 'Dotknij wyspy i jednego statku.',
    'strip-island': 'Dotknij wyspy.',
    'coin-party': 'Dotknij statków, które dostają monetę.',
    'way-coins': 'Dotknij statków albo zagrożenia.',
  },
  pickCards: number => `Dotknij na ręce: ${cards(number)}.`,
  chosen: (given, amount) => `wybrane: ${given} z ${amount}`,
  pileChoice: 'Karty ze stosu',
  shownHand: 'Korona pokazuje rękę',
  waitFor: name => `Czekamy: ${name}`,
  doing: {
    actions: number => `w tej turze jeszcze ${count(number, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}`,
    raise: () => 'decyduje, które zagrożenia podnieść',
    face: () => 'szuka drogi',
    crew: () => 'układa kolejność załogi',
    other: () => 'wybiera',
  },
  refused: 'Tak się nie da',
  rule: rule => `Zasada ${rule}`,
  hint: 'Podpowiedź',
  takeHint: 'Ułóż tak',
  over: 'Koniec partii',
  ended: { rum: 'Rumu już wystarczy.', cap: 'Minęła ostatnia tura.' },

  raidSteps: 'Kroki rajdu',
  steps: { target: 'Cel', party: 'Wyprawa', raising: 'Podnoszenie', facing: 'Zagrożenia', island: 'Wyspa', crew: 'Załoga' },
  facing: (number, all) => `Zagrożenie ${number} z ${all}`,
  party: 'Wyprawa',
  yourParty: 'Twoja wyprawa',
  laneTitle: island => `${island}, od najdalszego zagrożenia`,
  fates: { faced: 'tu jest wyprawa', met: 'minięte', stopped: 'tu kończy się rajd', next: 'następne', down: 'zakryte, mijane' },
  metBy: said => `minięte: ${said}`,
  trashed: 'usunięte',
  lootWaits: 'karta wyspy',
  lootNone: 'nie ma czego plądrować',
  loot: {
    shown: card => card,
    scored: card => `${card}: punkt dla pirata`,
    stayed: card => `${card} zostaje`,
    trashed: card => `${card}: karta usunięta`,
  },
  raidWon: island => `Rajd się udaje: ${island}`,
  raidLost: island => `Rajd zatrzymany: ${island}`,
  backToTable: 'Wróć do stołu',
  backToRaid: 'Wróć do rajdu',
  wholeTable: 'Cały stół',
  raiseTitle: island => `Rajd, ${island}: co podnosisz?`,
  raiseCost: number => `koszt ${coins(number)}`,
  fromCard: 'z karty',
  extraCoins: 'dodatkowo',
  thenOnIt: 'potem na niej:',
  less: 'mniej',
  more: 'więcej',
  barsTheWay: card => `${card}: jak mijasz?`,
  meetOne: 'Wybierz jeden ze sposobów.',
  ways: 'Sposoby',
  missing: number => `brakuje ${number}`,
  haveOf: (have, amount) => `jest ${have}, potrzeba ${amount}`,
  crownThen: number => `korona będzie miała ${number}`,
  cannot: 'niemożliwe',
  always: 'możliwe',
  spendIcons: (number, skill) => `Zużyj ikony: ${SKILLS[skill]} ${number}`,
  iconOf: (name, skill) => `${SKILLS[skill]}: ${name}`,
  orderTitle: 'Działania załogi: w jakiej kolejności?',
  orderNow: list => `Kolejność: ${list.join(', ')}`,
  putFirst: 'Na początek:',
  earlier: sailor => `${sailor}: wcześniej`,
  later: sailor => `${sailor}: później`,

  close: 'Zamknij',
  pilesAndLists: 'Stosy i spisy',
  pilesOf: name => `Stosy: ${name}`,
  pileOf: (pile, name) => `${pile}: ${name}`,
  emptyPile: 'Nic tu nie leży.',
  decklists: 'Spis kart',
  deckOf: { crown: 'Karty korony', pirate: 'Karty pirata' },
  decksHelp: 'Wszystkie karty strony i to, co o nich wiesz. Reszta jest w talii, na ręce albo leży zakryta.',
  cardColumn: 'Karta',
  copiesColumn: 'Sztuk',
  whereColumn: 'Znane',
  whatItSays: 'co mówi',
  whereabouts: {
    play: number => `w grze ${number}`,
    hand: number => `na ręce ${number}`,
    discards: number => `odrzucone ${number}`,
    score: number => `zapunktowane ${number}`,
    removed: number => `poza grą ${number}`,
    top: number => `na wierzchu talii ${number}`,
  },
  stillHidden: number => `nieznane ${number}`,
  glossary: 'Słowniczek',
}
