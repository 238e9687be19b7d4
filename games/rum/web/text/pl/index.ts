/** The texts of the table in Polish. Player names stay in the nominative, which fits every name. */
import { pluralFormFor, pluralFor } from '@tortuga/kit'
import type { ByDye, Dye } from '../../art/ink.ts'
import type { BottleEnd, CaptainHolder, TableText } from '../en/index.ts'

const count = pluralFor('pl')
const form = pluralFormFor('pl')
/** The stem of each adjective: zielon-a butelka, zielon-e butelki, zielon-ych butelek. */
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
/** *Niebiesk-* takes an i: niebieskie, niebieskich. */
const plural = (dye: Dye): string => STEMS[dye] + (dye === 'blue' ? 'ie' : 'e')
const genitive = (dye: Dye): string => STEMS[dye] + (dye === 'blue' ? 'ich' : 'ych')

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const captain = (dye: Dye): string => `${capital(feminine(dye))} karta kolekcji`
const POINTS = { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }
const points = (number: number): string => count(number, POINTS)
const cards = (number: number): string => count(number, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })
const cardsTaken = (number: number): string => count(number, { one: 'kartę', few: 'karty', many: 'kart', other: 'karty' })
const up = ({ dye, count: number }: BottleEnd): string =>
  number === 1 ? `jedna ${feminine(dye)} butelka u góry` : `dwie ${plural(dye)} butelki u góry`
const below = ({ dye, count: number }: BottleEnd): string =>
  number === 1 ? `jedna ${feminine(dye)} na dole` : `dwie ${plural(dye)} na dole`
const holderText = (holder: CaptainHolder): string =>
  holder.type === 'row' ? 'w rzędzie' : holder.type === 'you' ? 'twoja' : `ma ją ${holder.name}`

export const pl: TableText = {
  card: (top, bottom) => `${up(top)}, ${below(bottom)}`,
  cardDoes:
    'W zestawie liczy się tylko górny koniec. Gdy leży odkryta na plaży, jej pojedyncza butelka należy do zestawów wszystkich graczy.',
  faceDown: 'zakryta karta',
  parrot: 'papuga',
  captain,
  captainSaid: (dye, value, holder) => `${captain(dye)}, warta ${value}, ${holderText(holder)}`,
  captainDoes: (value, holder) =>
    `${holder.type === 'row' ? 'Na razie nie liczy się nikomu.' : `Daje właścicielowi ${points(value)}.`} ${holder.type === 'you' ? 'Podnieś ją' : 'Zdobądź ją'} zestawem, w którym jest więcej niż ${value} ${form(value, { one: 'butelka', few: 'butelki', many: 'butelek', other: 'butelki' })} jej koloru, albo trzema pojedynczymi butelkami.`,
  parrotDoes: cost =>
    cost === 0
      ? 'Następna papuga kończy rozgrywkę.'
      : `Gracz, który ją dobierze, zwraca ${cardsTaken(cost)}; gdy przyniesie ją fala, robią to wszyscy. Potem zegar przesuwa się o 1, a papuga wraca do wraku.`,
  clockName: 'Zegar rozbitka',
  clockDoes: cost =>
    `${cost > 0 ? `Papuga kosztuje teraz ${cardsTaken(cost)}.` : 'Następna papuga kończy rozgrywkę.'} Zegar przesuwa się z każdą papugą i za każdym razem, gdy wrak jest pusty. Na 8 przypływa statek piratów i kończy rozgrywkę.`,
  wreckDoes:
    'Karta stąd jest losowa i widzisz ją tylko ty. Gdy ktoś weźmie ostatnią, gracz z największą ręką zwraca wszystkie karty, a zegar przesuwa się o 1.',
  wouldTake: 'ten zestaw ją zdobywa',
  bottles: (dye, number) =>
    `${number} ${form(number, { one: feminine(dye), few: plural(dye), many: genitive(dye), other: feminine(dye) })}`,

  sources: 'Plaża i wrak',
  beach: 'Plaża',
  slot: (number, what) => `Plaża, miejsce ${number}: ${what}`,
  slotEmpty: 'puste',
  counts: 'liczy się w zestawie',
  countsNot: 'nie liczy się',
  tapAgain: 'dotknij znów, by dobrać',
  wreckSize: size => `Wrak, ${cards(size)}`,
  clock: hour => `Zegar rozbitka: ${hour}`,
  clockCost: number => `papuga kosztuje ${number}`,
  clockLast: 'następna papuga kończy rozgrywkę',
  clockShip: 'przypłynął statek piratów',
  freeCaptains: 'Wolne karty kolekcji',
  noFreeCaptains: 'Wszystkie karty kolekcji zdobyte',
  yourCaptains: 'Twoje karty kolekcji',
  noCaptains: 'Brak kart kolekcji',
  captainsOf: name => `Karty kolekcji: ${name}`,

  pointsWord: number => form(number, POINTS),
  points,
  cards,
  handOf: (name, size) => `${name}: ${cards(size)} na ręce`,
  known: card => `znana wszystkim: ${card}`,
  picking: number => `wybiera ${cardsTaken(number)}`,
  reaching: from => (from === 'wreck' ? 'sięga do wraku' : `sięga na plażę (miejsce ${from + 1})`),

  turnCard: card => `Obróć kartę: ${card}`,
  handHelp: 'Obróć kartę strzałkami na niej albo klawiszem T. Liczy się górny koniec.',
  pickHelp: 'Dotknij kart, które zwracasz.',
  sealedHand: 'wybrana',

  drawWreck: 'Dobierz z wraku',
  drawSlot: 'Weź tę kartę',
  slotHint: number => `Weź kartę z plaży (miejsce ${number})`,
  play: 'Zagraj zestaw',
  discard: number => `Zwróć ${cardsTaken(number)}`,

  yourTurnHelp: 'Dobierz kartę z plaży lub z wraku albo wybierz karty z ręki i ułóż zestaw.',
  yourTurnNoCards: 'Nie masz kart: dobierz z plaży lub z wraku.',
  waitingHelp: 'Możesz już układać zestawy na próbę.',
  set: 'Twój zestaw',
  setGains: captains => `Ten zestaw zdobywa: ${captains.join(', ')}`,
  setGainsNothing: 'Ten zestaw jeszcze niczego nie zdobywa',
  setPoints: (before, after) => `ty ${before} → ${points(after)}`,
  othersPoints: (name, before, after) => `${name} ${before} → ${after}`,
  fromHolder: holder => (holder.type === 'row' ? 'z rzędu' : holder.type === 'you' ? 'twoja' : `właściciel: ${holder.name}`),
  worth: value => `warta ${value}`,
  rises: value => `rośnie do ${value}`,
  trio: 'trio',
  missing: number => `brakuje ${number}`,
  cannotRise: 'ma już 8',
  taken: 'zdobywasz',
  raised: 'podnosisz',
  short: 'za mało',
  spare: list => `Niewykorzystane: ${list}`,
  afterSet: 'Karty z ręki wrócą do wraku, plaża się nie zmieni.',
  chooseBeach: 'Dotknij karty na plaży, by pominąć jej butelkę.',
  parrotTitle: 'Papuga!',
  yourMove: 'Twój ruch',
  tide: 'Nadchodzi fala!',
  captainLost: 'Tracisz kartę kolekcji',
  tideTitle: 'Fala przyniosła papugę',
  owe: number => `Zwróć ${cardsTaken(number)} do wraku (zakryte).`,
  answered: isYou => (isYou ? 'masz już wybrane karty' : 'ma już wybrane karty'),
  stillChoosing: isYou => (isYou ? 'wybierasz' : 'wybiera'),
  returnsAll: isYou => (isYou ? 'zwracasz wszystkie karty' : 'zwraca wszystkie karty'),
  ended: { points: 'Zdobyto wymaganą liczbę punktów.', clock: 'Przypłynął statek piratów.' },
  target: number => `do ${number} punktów`,
  captainsWon: 'Karty kolekcji',
  wins: 'wygrywa',
}
