/** The texts of Rum Runner's table in Polish. Names of players, cards and islands stay in the nominative, so that every name fits. */
import type { HazardWay } from '../../../rules/index.ts'
import {
  cardCount as cards,
  cards as cardsTaken,
  coinCount as coins,
  coins as coinsPaid,
  form,
  plural as count,
  points,
} from '../../../text/pl/phrases.ts'
import { about } from './about.ts'
import { hazards, help, moveLabels } from './move-labels.ts'
import type { SkillCounts, TableText } from '../en/index.ts'

const SKILLS = { navigation: 'nawigacja', combat: 'walka' } as const

const skills = ({ navigation, combat }: SkillCounts): string =>
  [...(navigation > 0 ? [`nawigacja ${navigation}`] : []), ...(combat > 0 ? [`walka ${combat}`] : [])].join(', ') || 'bez umiejętności'

const WAYS: { readonly [K in HazardWay['type']]: (way: Extract<HazardWay, { type: K }>) => string } = {
  icons: one => `${SKILLS[one.skill]} ${one.count}`,
  pay: one => `zapłać ${coinsPaid(one.coins)}`,
  discard: one => `odrzuć ${cardsTaken(one.count)}`,
  'trash-crew': () => 'usuń członka załogi wyprawy',
  'crown-trashes-crew': () => 'korona usuwa członka załogi wyprawy',
  'trash-ship': () => 'usuń statek wyprawy',
  'crown-gains': one => `korona zyskuje ${coinsPaid(one.coins)}`,
  'coin-party-and-self': () => '+1 moneta na każdy statek wyprawy i na tę kartę',
}

const lack = (number: number, one: HazardWay): string => {
  if (one.type === 'icons') return `${SKILLS[one.skill]} ${number}`
  return one.type === 'discard' ? cards(number) : one.type === 'pay' ? coins(number) : String(number)
}

const islandFacts = (number: number | null, lane: number): string =>
  `${number === null ? 'bez inwestycji' : `inwestycja, ${coins(number)}`}, ${hazards(lane)}`

export const pl: TableText = {
  moveLabels,
  help,
  about,

  sides: { crown: 'Korona', pirate: 'Pirat' },
  sideOf: (name, side) => `${name}, ${side === 'crown' ? 'korona' : 'pirat'}`,
  youAre: (side, number, goal) =>
    `grasz ${side === 'crown' ? 'koroną' : 'piratem'}, ${side === 'crown' ? 'punkty' : 'butelki'}: ${number} z ${goal}`,
  watching: 'korona kontra pirat',
  yourSide: 'Twoja strona stołu',
  scoreOf: (number, goal) => `zdobyte: ${number} z ${goal}`,
  bottles: number => count(number, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' }),
  scoreLine: (name, side, goal) => `${name} (${side === 'crown' ? 'korona' : 'pirat'}, do zwycięstwa ${goal})`,
  factsOf: name => `Stan: ${name}`,
  picking: number => `wybiera: ${cards(number)}`,
  hovered: 'brana pod uwagę',
  onTop: list => `na wierzchu talii: ${list.join(', ')}`,

  kinds: { investment: 'inwestycja', hazard: 'zagrożenie', event: 'wydarzenie', ship: 'statek', crew: 'załoga' },
  costs: number => `koszt ${number}`,
  worth: number => `${points(number)} dla korony`,
  faceDown: 'zakryta karta',
  theCard: 'karta',
  theHazard: 'zagrożenie',
  funded: 'opłacona',
  coinsOf: (number, cost) => `monety: ${number} z ${cost}`,
  yourSecret: 'Znasz ją tylko ty.',
  seenByPirate: 'Pirat ją widział.',
  youKnow: 'Ta karta jest ci znana.',
  way: one => (WAYS[one.type] as (way: HazardWay) => string)(one),
  skills,

  islands: 'Wyspy',
  islandFacts,
  islandShort: (island, number, lane) => `${island}: ${islandFacts(number, lane)}`,
  investmentOn: island => `${island}, inwestycja`,
  noInvestment: 'bez inwestycji',
  crownDeck: 'Talia korony',
  laneOf: (island, number) => `${island}, ${hazards(number)}, od zewnętrznego`,
  hazardOn: (number, all, island) => `${island}, zagrożenie ${number} z ${all}`,
  noHazard: 'otwarte morze',
  layHere: island => `Połóż tutaj: ${island}`,
  laidHere: (card, island) => `${card}, w planie: ${island}; dotknij, by zdjąć`,
  here: 'tutaj',
  free: 'wolne',
  drafted: 'w planie',
  raidedNow: 'trwa rajd',

  fleet: number => `Statki w grze: ${number}`,
  noShips: 'Brak statków w grze',
  ship: (name, state, left, crew, places) => `${name}, ${state}, załoga ${crew} z ${places}, ${skills(left)}`,
  sailor: (name, left, isNew) => `${name}, ${skills(left)}${isNew ? ', nowa karta' : ''}`,
  crewOf: ship => `Załoga: ${ship}`,
  freePlace: 'wolne miejsce',
  ready: 'gotowy',
  noCrew: 'bez załogi',
  delayed: number => `czeka, ${coins(number)}`,
  raiding: 'w rajdzie',
  droppedOut: 'poza wyprawą',
  shipLost: 'stracony',
  lost: 'nie bierze już udziału',
  unspent: 'Zostało:',

  toHand: 'Na rękę',
  goOn: 'Najpierw wybierz',

  actionsLeft: number =>
    `${form(number, { one: 'została', few: 'zostały', many: 'zostało', other: 'zostało' })} ${count(number, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}`,
  whatToDo: 'Akcje',
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
  actsHelp: 'Wybierz akcję albo dotknij karty, by ją przeczytać.',
  blocked: {
    'no-such-card': 'Nie masz takiej karty na ręce.',
    'no-card-in-play': 'Nie masz kart w grze.',
    'no-ready-ship': 'Żaden statek nie jest gotowy: musi mieć załogę i nie mieć monet.',
    'no-coins': 'Nie masz monet.',
  },
  noTakingBack: 'Dobrania kart nie można cofnąć.',
  thenFunded: 'będzie opłacona',
  ofCost: number => `z potrzebnych ${number}`,
  hired: list => `Najmujesz: ${list.join(', ')}.`,
  backToHand: list => `Wraca na rękę: ${list.join(', ')}.`,
  shipPlan: ship =>
    `${count(ship.places, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })} dla załogi, ${skills(ship)}.`,
  hazardPlan: (card, island) => `${card}: zakryta karta na zewnętrznym końcu szlaku (${island}). Teraz nic nie płacisz.`,
  foundPlan: list => `Zakryte: ${list.join(', ')}. Teraz nic nie płacisz.`,
  recallPlan: card => `Wraca na rękę: ${card}. Monety z tej karty trafiają do zapasu.`,
  raidPlan: (island, up, down) =>
    up + down === 0 ? `${island}: na drodze nie ma zagrożeń.` : `${island}: zagrożenia odkryte ${up}, zakryte ${down}.`,
  questions: {
    'way-discard': 'Odrzuć karty, by pokonać zagrożenie',
    'way-crew': 'Kogo z załogi usuwasz?',
    'way-crew-crown': 'Kogo z załogi wyprawy usuwasz?',
    'way-ship': 'Który statek wyprawy usuwasz?',
    'way-coins': 'W banku brakuje monet: kto je dostaje?',
  },
  pickHelp: {
    mulligan: 'Możesz to powtarzać, dopóki masz monety.',
    reveal: 'Odkryj opłaconą inwestycję albo pomiń.',
    'turn-effects': 'Dotknij inwestycji, która działa pierwsza.',
    'way-crew': 'Dotknij członka załogi wyprawy.',
    'way-crew-crown': 'Dotknij członka załogi wyprawy.',
    'lose-crew': 'Dotknij członka załogi wyprawy.',
    'may-sell-crew': 'Dotknij członka załogi wyprawy albo zrezygnuj.',
    'way-ship': 'Dotknij statku wyprawy.',
    'trash-ship': 'Dotknij statku.',
    'trash-own-ship': 'Dotknij jednego ze swoich statków.',
    'add-coin': 'Dotknij jednej ze swoich kart w grze.',
    'add-coins': 'Dotknij najwyżej trzech swoich kart w grze.',
    'may-tow-or-delay': 'Dotknij zagrożenia i innej wyspy albo dotknij statku.',
    'may-fetch-hazard': 'Dotknij karty ze stosu kart odrzuconych albo zrezygnuj.',
    'may-go-on-deck': 'Dotknij karty ze stosu kart odrzuconych albo zrezygnuj.',
    'may-move-coin': 'Dotknij karty z monetą, a potem nowego miejsca: z zagrożenia na zagrożenie albo ze statku na statek.',
    'may-blast': 'Dotknij zagrożenia albo zrezygnuj.',
    look: 'Dotknij zakrytej karty.',
    'trash-hazard': 'Dotknij zagrożenia.',
    'raid-with-ship': 'Dotknij wyspy i jednego statku.',
    'strip-island': 'Dotknij wyspy.',
    'coin-party': 'Dotknij statków, które dostają monetę.',
    'way-coins': 'Dotknij statków albo zagrożenia.',
  },
  pickCards: number => `Wybierz ${cardsTaken(number)} z ręki.`,
  pileChoice: 'Stos kart odrzuconych',
  shownHand: 'Korona pokazuje rękę',
  plays: name => `Gra ${name}`,
  youPlay: 'Twój ruch',
  raidOn: island => `Rajd: ${island}`,
  waitFor: name => `Teraz gra ${name}`,
  doing: {
    actions: number => `w tej turze jeszcze ${count(number, { one: 'akcja', few: 'akcje', many: 'akcji', other: 'akcji' })}`,
    raise: () => 'wybiera zagrożenia do podniesienia',
    face: () => 'wybiera sposób',
    crew: () => 'ustala kolejność załogi',
    other: () => 'wybiera',
  },
  ended: (ending, winner) =>
    ending === 'cap' ? 'To była ostatnia tura.' : winner === 'crown' ? 'Korona ma 4 punkty i wygrywa.' : 'Pirat ma 4 butelki i wygrywa.',

  finalLine: (ending, winner, turns) => {
    const after = `po ${count(turns, { one: 'turze', few: 'turach', many: 'turach', other: 'turach' })}`
    if (ending !== 'rum') return `Koniec ${after}`
    return winner === 'crown' ? `Rum trafił na rynek ${after}` : `Cztery butelki w ładowni ${after}`
  },
  brought: {
    crown: number => `sprzedane: ${count(number, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' })}`,
    pirate: number => `zdobyte: ${count(number, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' })}`,
  },
  raidSteps: 'Kroki rajdu',
  steps: { target: 'Cel', party: 'Wyprawa', raising: 'Podnoszenie', facing: 'Zagrożenia', island: 'Wyspa', crew: 'Załoga' },
  facing: (number, all) => `Zagrożenie ${number} z ${all}`,
  party: 'Wyprawa',
  yourParty: 'Twoja wyprawa',
  laneTitle: island => `${island}, od zewnętrznego zagrożenia`,
  sailsFor: (name, island) => `${name} wyrusza na rajd: ${island}`,
  youSailFor: island => `Wyruszasz na rajd: ${island}`,
  totals: { combat: 'walka', navigation: 'nawigacja', coins: 'monety' },
  fates: { faced: 'Tu jest wyprawa', down: 'Zakryte', skipped: 'wyprawa je mija' },
  verdicts: {
    passes: 'Pokonane',
    stops: 'Nie do przejścia',
    wouldStop: 'Podniesione zatrzyma rajd',
    unreached: 'Nie dopłyną tutaj',
  },
  canPass: own => (own === 'pirate' ? 'Możesz przejść' : 'Mogą przejść'),
  ofNeed: (have, need) => `${have} z ${need}`,
  short: (number, one) => `brakuje: ${lack(number, one)}`,
  endsHere: why => (why === '' ? 'rajd kończy się tutaj' : `${why}; rajd kończy się tutaj`),
  raiseFor: price => `widzisz je tylko ty; podniesienie: ${price}`,
  raisingThis: 'to podnosisz',
  topOfDeck: 'wierzchnia karta talii korony',
  randomCard: 'losowa karta z ręki korony',
  worthNothing: 'nie daje punktów',
  worthBoth: (crown, pirate, own) =>
    own === 'pirate'
      ? `dla ciebie warta ${pirate}, dla korony ${crown}`
      : own === 'crown'
        ? `dla ciebie warta ${crown}, dla pirata ${pirate}`
        : `dla korony warta ${crown}, dla pirata ${pirate}`,
  you: 'Ty',
  raceTo: (side, then) => (side === 'pirate' ? `→ ${then} po rajdzie` : `→ ${then} po sprzedaży`),
  trashed: 'usunięte',
  lootNone: 'nie ma czego plądrować',
  loot: {
    scored: card => `${card}: butelka dla pirata`,
    stayed: card => `${card}: zostaje w grze`,
    trashed: card => `${card}: karta usunięta`,
  },
  raidWon: island => `Rajd udany: ${island}`,
  raidLost: island => `Rajd zatrzymany: ${island}`,
  backToTable: 'Wróć do stołu',
  backToRaid: 'Wróć do rajdu',
  wholeTable: 'Pokaż stół',
  raiseTitle: 'Które zagrożenia podnosisz?',
  theyCanPass: stake => (stake === null ? 'Na razie wyprawa może przejść.' : `Na razie wyprawa może przejść. Stawka: ${stake}.`),
  raidEnds: (card, stake) => `Rajd kończy się tutaj: ${card}.${stake === null ? '' : ` ${stake} zostaje u ciebie.`}`,
  yourCoins: 'twoje monety',
  raiseCost: number => `koszt ${coins(number)}`,
  fromCard: 'z karty',
  extraCoins: 'dodatkowo',
  thenOnIt: 'zostanie na karcie:',
  barsTheWay: card => `${card}: co robisz?`,
  meetOne: 'Wybierz jeden ze sposobów.',
  ways: 'Sposoby',
  missing: number => `brakuje ${number}`,
  haveOf: (have, amount) => `masz ${have}, potrzeba ${amount}`,
  crownThen: number => `korona będzie miała ${number}`,
  cannot: 'niemożliwe',
  always: 'możliwe',
  spendIcons: (number, skill) => `Zużyj ikony: ${SKILLS[skill]} ${number}`,
  iconOf: (name, skill) => `${name}: ${SKILLS[skill]}`,
  orderTitle: 'Kto z załogi działa teraz?',
  orderNow: list => `Kolejność: ${list.join(', ')}`,
  putFirst: 'Na początek:',
  earlier: sailor => `${sailor}: wcześniej`,
  later: sailor => `${sailor}: później`,

  pilesAndLists: 'Stosy i spisy',
  pilesOf: name => `Stosy: ${name}`,
  emptyPile: 'Brak kart.',
  decklists: 'Spis kart',
  deckOf: { crown: 'Karty korony', pirate: 'Karty pirata' },
  decksHelp: 'Wszystkie karty tej strony i ich miejsca, o ile je znasz. Pozostałe są w talii, na ręce albo leżą zakryte.',
  cardColumn: 'Karta',
  copiesColumn: 'Sztuk',
  whereColumn: 'Gdzie',
  whatItSays: 'tekst karty',
  whereabouts: {
    play: number => `w grze ${number}`,
    hand: number => `na ręce ${number}`,
    discards: number => `odrzucone ${number}`,
    score: number => `zdobyte ${number}`,
    removed: number => `poza grą ${number}`,
    top: number => `na wierzchu talii ${number}`,
  },
  stillHidden: number => `nieznane ${number}`,
  glossary: 'Słowniczek',
}
