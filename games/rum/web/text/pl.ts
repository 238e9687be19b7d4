/** RUM's table in Polish. Names of players stay in the nominative, so that every name fits. */
import { formFor, pluralFor } from '@tortuga/kit'
import type { ByDye, Dye } from '../art/ink.ts'
import type { Bottles, Holder, TableText } from './types.ts'

const count = pluralFor('pl')
const form = formFor('pl')
/** The stem of each colour: zielon-a butelka, zielon-e butelki, zielon-ych butelek. */
const STEMS: ByDye<string> = {
  red: 'czerwon',
  orange: 'pomarańczow',
  yellow: 'żółt',
  green: 'zielon',
  blue: 'niebiesk',
  purple: 'fioletow',
  black: 'czarn',
}
const feminine = (dye: Dye): string => `${STEMS[dye]}a`
/** After k comes i: niebieskie, niebieskich. */
const plural = (dye: Dye): string => STEMS[dye] + (dye === 'blue' ? 'ie' : 'e')
const genitive = (dye: Dye): string => STEMS[dye] + (dye === 'blue' ? 'ich' : 'ych')

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const captain = (dye: Dye): string => `${capital(feminine(dye))} karta kolekcji`
const POINTS = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }
const points = (number: number): string => count(number, POINTS)
const cards = (number: number): string => count(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const cardsTaken = (number: number): string => count(number, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
const up = ({ dye, count: number }: Bottles): string =>
  number === 1 ? `jedna ${feminine(dye)} butelka u góry` : `dwie ${plural(dye)} butelki u góry`
const below = ({ dye, count: number }: Bottles): string => (number === 1 ? `jedna ${feminine(dye)} na dole` : `dwie ${plural(dye)} na dole`)
const saidOf = (holder: Holder): string => (holder.type === 'row' ? 'w rzędzie' : holder.type === 'you' ? 'twoja' : `ma ją ${holder.name}`)

export const pl: TableText = {
  card: (top, bottom) => `${up(top)}, ${below(bottom)}`,
  faceDown: 'zakryta karta',
  parrot: 'papuga',
  captain,
  captainSaid: (dye, value, holder) => `${captain(dye)}, warta ${value}, ${saidOf(holder)}`,
  wouldTake: 'ten zestaw ją bierze',
  bottles: (dye, number) =>
    `${number} ${form(number, { one: feminine(dye), few: plural(dye), many: genitive(dye), other: feminine(dye) })}`,

  players: 'Gracze',
  beach: 'Plaża',
  slot: (number, what) => `Plaża, miejsce ${number}: ${what}`,
  slotEmpty: 'puste',
  counts: 'liczy się w zestawie',
  countsNot: 'nie liczy się',
  tapAgain: 'dotknij znów, by dobrać',
  wreckSize: size => `Wrak, ${cards(size)}`,
  clock: hour => `Zegar rozbitka: ${hour}`,
  clockCost: number => `papuga zabiera ${number}`,
  clockShip: 'statek piratów już tu jest',
  freeCaptains: 'Wolne karty kolekcji',
  noFreeCaptains: 'Wszystkie karty kolekcji są zdobyte',
  yourCaptains: 'Twoje karty kolekcji',
  noCaptains: 'Jeszcze bez kart kolekcji',
  captainsOf: name => `Karty kolekcji: ${name}`,

  pointsWord: number => form(number, POINTS),
  points,
  cards,
  handOf: (name, size) => `${name}: ${cards(size)} na ręce`,
  known: card => `wszyscy wiedzą: ${card}`,
  picking: number => `wybiera: ${cards(number)}`,
  reaching: from => (from === 'wreck' ? 'sięga do wraku' : `sięga na plażę (miejsce ${from + 1})`),
  you: 'Ty',
  player: number => `Gracz ${number}`,

  yourHand: size => `Twoja ręka, ${cards(size)}`,
  emptyHand: 'Nie masz kart',
  turnCard: card => `Obróć kartę: ${card}`,
  handHelp: 'Kartę obrócisz strzałkami na niej albo klawiszem T. Liczy się koniec u góry.',
  pickHelp: 'Dotknij kart, które zwracasz.',
  sealedHand: 'odłożona',

  drawWreck: 'Dobierz z wraku',
  drawSlot: number => `Dobierz z miejsca ${number}`,
  play: 'Zagraj zestaw',
  gather: 'Zbierz',
  discard: number => `Zwróć ${cardsTaken(number)}`,
  sending: 'wysyłam…',

  yourTurn: 'Twoja kolej',
  yourTurnHelp: 'Dobierz z plaży albo z wraku, albo dotknij kart na ręce i złóż zestaw.',
  yourTurnNoCards: 'Nie masz kart: dobierz z plaży albo z wraku.',
  turnOf: name => `Kolej: ${name}`,
  waitingHelp: 'Możesz już przymierzać swoje karty.',
  note: 'Co teraz',
  set: 'Ten zestaw',
  setGains: captains => `Ten zestaw bierze: ${captains.join(', ')}`,
  setGainsNothing: 'Ten zestaw jeszcze nic nie bierze',
  setPoints: (before, after) => `ty ${before} → ${points(after)}`,
  othersPoints: (name, before, after) => `${name} ${before} → ${after}`,
  fromHolder: holder => (holder.type === 'row' ? 'z rzędu' : holder.type === 'you' ? 'twoja' : `ma ją ${holder.name}`),
  worth: value => `warta ${value}`,
  rises: value => `rośnie do ${value}`,
  trio: 'trio',
  missing: number => `brakuje ${number}`,
  cannotRise: 'wyżej już się nie da',
  taken: 'bierzesz',
  raised: 'podnosisz',
  short: 'za mało',
  spare: list => `Bez skutku: ${list}`,
  afterSet: 'Karty z ręki wrócą do wraku, plaża zostaje.',
  chooseBeach: 'Dotknij karty na plaży, by nie liczyć jej butelki.',
  parrotTitle: 'Papuga!',
  tideTitle: 'Fala przyniosła papugę',
  owe: number => `Zwróć do wraku ${cardsTaken(number)}, zakryte.`,
  chosen: (given, amount) => `wybrane: ${given} z ${amount}`,
  answered: () => 'już wybrane',
  stillChoosing: isYou => (isYou ? 'wybierasz' : 'wybiera'),
  returnsAll: isYou => (isYou ? 'zwracasz wszystko' : 'zwraca wszystko'),
  refused: 'Tak się nie da',
  rule: rule => `Zasada ${rule}`,
  hint: 'Podpowiedź',
  takeHint: 'Ułóż tak',
  over: 'Koniec partii',
  ended: { points: 'Ktoś zebrał dość punktów.', clock: 'Przypłynął statek piratów.' },
  target: number => `gra się do ${number}`,
}
