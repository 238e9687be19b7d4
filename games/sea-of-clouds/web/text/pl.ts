/** Stół gry Morze chmur po polsku. Imiona stoją w mianowniku, a do gracza mówimy w czasie teraźniejszym, więc zdania pasują do każdego. */
import { pluralFor } from '@tortuga/kit'
import type { TableText } from './types.ts'

const plural = pluralFor('pl')
const cards = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })

export const pl: TableText = {
  voyage: 'Rejs',
  shares: 'Części łupów',
  spaceTitle: number => `Pole ${number}`,
  deckSaid: (size, top, discards) =>
    `Talia: ${cards(size)}${top === null ? '' : `, na wierzchu: ${top}`}; ${discards === 0 ? 'nic jeszcze nie odrzucono' : `odrzucone: ${cards(discards)}`}`,
  leftOut: (names, count) =>
    `Poza grą: ${[...names, `${plural(count, { one: 'karta pominięta', few: 'karty pominięte', many: 'kart pominiętych', other: 'karty pominiętej' })} w ciemno`].join(', ')}.`,
  captains: 'Kapitanowie',
  captain: number => `Kapitan ${number}`,
  you: 'Ty',
  boardOf: name => `Plansza: ${name}`,
  yourBoard: 'Twoja plansza',
  baySaid: (zone, count, owner, list, figures) =>
    [`${zone} ${count}, ${owner}${list.length === 0 ? '' : `: ${list.join(', ')}`}`, ...figures].join('; '),
  none: 'jeszcze nic tu nie ma',
  close: 'Zamknij',

  strength: 'siła',
  strengthSaid: strength => `siła ${strength}`,
  noPirates: 'bez piratów',
  pointsShort: 'pkt',
  pointsWord: 'punkty',
  pointsTiny: points => `${points} pkt`,
  pointsKnown: (points, hidden) =>
    `${points} i ${plural(hidden, { one: 'karta zakryta', few: 'karty zakryte', many: 'kart zakrytych', other: 'karty zakrytej' })}`,
  andHidden: count => `+ ${plural(count, { one: 'zakryta', few: 'zakryte', many: 'zakrytych', other: 'zakrytej' })}`,
  doubloonsWord: 'dublony',
  doubloonsTitle: 'Dublony',
  nextStep: (card, gain) => `kolejna ${gain < 0 ? `−${-gain}` : `+${gain}`}: ${card}`,
  nextGain: gain => `kolejna ${gain}`,
  total: 'Razem',

  compared: (difference, outcome) =>
    `${difference === 0 ? 'tyle samo' : difference > 0 ? `o ${difference} więcej` : `o ${-difference} mniej`}: ${outcome}`,
  tie: outcome => `remis (papuga): ${outcome}`,
  withoutPirates: outcome => `bez piratów: ${outcome}`,
  youWin: 'wygrywasz',
  youLose: 'przegrywasz',
  wins: name => `wygrywa ${name}`,
  noBattle: 'nikt nie ma piratów',
  apart: 'nie sąsiaduje z tobą',

  youLook: space => `Oglądasz ${space}`,
  looks: name => `Ogląda ${name}`,
  looksAt: space => `ogląda ${space}`,
  waitsLook: (name, space) => `${name} ogląda ${space}.`,
  onlyYou: 'Te karty widzisz tylko ty.',
  onlyCoins: 'Nie ma tu kart, są tylko dublony.',
  youKnow: list => `Znasz: ${list}`,
  knownAs: (back, card) => `${back}, znasz tę kartę: ${card}`,
  ifTaken: 'Jeśli weźmiesz',
  noChange: 'na razie bez punktów i siły',
  gainPoints: points => `punkty ${points}`,
  gainStrength: strength => `siła ${strength}`,

  taken: 'Wzięte, jeszcze nie zagrane',
  takenBy: name => `Bierze ${name}, jeszcze nie zagrane`,
  orderHelp: 'Zagrywasz je w tej kolejności: przeciągnij kartę albo dotknij jej, a potem nowego miejsca.',
  orderEntry: (card, place, count) => `${card}, miejsce ${place} z ${count}; naciśnij i przesuń strzałkami`,
  orderSaid: list => `Kolejność: ${list.join(', ')}`,

  choosing: 'wybiera',
  reaching: what => `wskazuje: ${what}`,
  against: (card, victim) => `${card}, cel: ${victim}`,
  rumCount: count => `rum: ${count}`,
  objectCount: count => `przedmioty: ${count}`,
  someRum: name => `Losowy rum, oddaje ${name}`,
  youGive: 'Oddajesz',
  youGet: 'Dostajesz',

  boardingAfter: round => `Abordaż po rundzie ${round}`,
  battles: 'Bitwy',
  deeds: 'Co się stało',
  nobodyFights: 'nikt nie ma piratów',
  nothingDone: 'Nikt niczego nie zyskuje.',
  reportRead: 'Tak przebiegł abordaż.',
  goOn: 'Płyniemy dalej',

  take: 'Weź tę część',
  takeCard: space => `Weź tę kartę (${space})`,
  exchange: 'Wymień',
  wait: 'Czekaj',
  choose: {
    decide: 'Weź tę część',
    order: 'Zagraj kartę',
    resolve: 'Wybierz pirata',
    pick: 'Wybierz kartę',
    aim: 'Wybierz kapitana',
    discard: 'Wybierz, co odrzucasz',
    exchange: 'Wymień',
  },
  sending: 'wysyłam…',

  note: 'O co pyta stół',
  yourTurn: 'Twoja kolej.',
  refused: 'Tak się nie da',
  rule: rule => `Zasada ${rule}`,
  hint: 'Podpowiedź',
  hintMarked: 'to, co zaznaczone',
  takeHint: 'Przygotuj',

  over: 'Koniec partii',
  finalScoring: 'Końcowe liczenie',
  turnedOver: 'Odkryte',
  majority: (of, name, count) => `Najwięcej (${of}): ${name}, ${count}`,
}
