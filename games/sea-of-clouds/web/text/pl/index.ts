/** The texts of the web table in Polish. Names stay in the nominative and verbs in the present tense, which fits every name and gender. */
import { pluralFor } from '@tortuga/kit'
import type { TableText } from '../en/index.ts'

const plural = pluralFor('pl')
const cards = (count: number): string => plural(count, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })

export const pl: TableText = {
  voyage: 'Rejs',
  shares: 'Łupy do podziału',
  spaceTitle: number => `Pole ${number}`,
  deckLabel: (size, top, discards) =>
    `Talia: ${cards(size)}${top === null ? '' : `, na wierzchu: ${top}`}; ${discards === 0 ? 'nic jeszcze nie odrzucono' : `odrzucone: ${cards(discards)}`}`,
  leftOut: (names, count) =>
    `Poza grą: ${[...names, `${plural(count, { one: 'karta usunięta', few: 'karty usunięte', many: 'kart usuniętych', other: 'karty usuniętej' })} w ciemno`].join(', ')}.`,
  captains: 'Kapitanowie',
  boardOf: name => `Plansza: ${name}`,
  yourBoard: 'Twoja plansza',
  zoneLabel: (zone, count, owner, list, figures) =>
    [`${zone} ${count}, ${owner}${list.length === 0 ? '' : `: ${list.join(', ')}`}`, ...figures].join('; '),
  none: 'na razie nic tu nie ma',

  strength: 'siła',
  strengthLabel: strength => `siła ${strength}`,
  noPirates: 'brak piratów',
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

  compared: (difference, outcome) =>
    `${difference === 0 ? 'równa siła' : difference > 0 ? `o ${difference} więcej` : `o ${-difference} mniej`}: ${outcome}`,
  tie: outcome => `remis (papuga): ${outcome}`,
  withoutPirates: outcome => `brak piratów: ${outcome}`,
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
  ifTaken: 'Jeśli to weźmiesz',
  withMajorities: points => `do ${plural(points, { one: 'punktu', few: 'punktów', many: 'punktów', other: 'punktu' })} więcej za przewagi`,
  furtherEffects: cards => `potem: ${cards.join(', ')}`,
  noChange: 'punkty i siła na razie bez zmian',
  gainPoints: points =>
    `${points > 0 ? '+' : ''}${plural(points, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' })}`.replace('-', '−'),
  gainStrength: strength => `siła ${strength}`,

  taken: 'Wzięte karty do zagrania',
  takenBy: name => `Karty do zagrania: ${name}`,
  orderName: 'Karty w kolejności zagrywania',
  orderHelp: 'Kolejność: przeciągnij kartę albo dotknij jej, a potem nowego miejsca.',
  orderEntry: (card, place, count) => `${card}, miejsce ${place} z ${count}; naciśnij i przesuń strzałkami`,
  orderLabel: list => `Kolejność: ${list.join(', ')}`,

  choosing: 'wybiera',
  reaching: what => `wskazuje: ${what}`,
  against: (card, victim) => `${card}, cel: ${victim}`,
  takesCoins: (taken, owned) => (owned === 0 ? 'nie ma dublonów' : `bierzesz dublony: ${taken} z ${owned}`),
  takesRum: (taken, owned) => (owned === 0 ? 'nie ma rumu' : `bierzesz losowy rum: ${taken} z ${owned}`),
  losesObject: (lost, owned) => (owned === 0 ? 'nie ma odkrytych przedmiotów' : `odrzuca przedmiot: ${lost} z ${owned}`),
  someRum: name => `Losowy rum (${name})`,
  youGive: 'Oddajesz',
  youGet: 'Dostajesz',

  plays: name => `Teraz gra ${name}.`,
  youPlay: 'Twój ruch.',
  boardingAfter: round => `Abordaż po rundzie ${round}`,
  boardingDone: round => `Wynik abordażu po rundzie ${round}`,
  battleOf: (number, count) => `bitwa ${number} z ${count}`,
  yourCrew: 'Twoja załoga',
  crewOf: name => `Załoga: ${name}`,
  battlesWon: (won, count) => `Wygrane bitwy: ${won} z ${count}.`,
  nothingChanged: 'Nic nie tracisz i nic nie zyskujesz.',
  youLoseThis: what => `− ${what}`,
  youGetThis: what => `+ ${what}`,
  lostTo: (amount, card) => `strata: ${amount} (${card})`,
  battles: 'Bitwy',
  effects: 'Działania',
  nobodyFights: 'nikt nie ma piratów',
  noEffects: 'Brak działań.',
  boardingOver: 'Koniec abordażu.',

  take: 'Weź te łupy',
  takeCard: space => `Weź tę kartę (${space})`,
  exchange: 'Wymień',
  exchangeFor: (given, taken, victim) => `Wymień: ${given} za ${taken} (${victim})`,
  choose: {
    order: 'Zagraj kartę',
    resolve: 'Najpierw wybierz pirata',
    pick: 'Najpierw wybierz kartę',
    aim: 'Najpierw wybierz kapitana',
    discard: 'Najpierw wybierz kartę',
    exchange: 'Najpierw wybierz obie karty',
  },

  total: 'Razem',
  finalScoring: 'Podliczanie punktów',
  turnedOver: 'Odkryte karty',
  piratesPayNothing: 'Za piratów nie ma punktów: zeszli już na ląd.',
  majority: (of, name, count) => `Najwięcej ${of}: ${name} (${count})`,

  heldBy: name => `teraz u kapitana ${name}`,
  worthNow: points => `teraz: ${points}`,
  about: {
    parrot: 'Jej kapitan wygrywa remisy w bitwach i przewagach i pierwszy rozpatruje piratów.',
    hat: 'Kapitan z kapeluszem zaczyna każdą rundę.',
    doubloons: 'Każdy dublon to na koniec 1 punkt.',
    deck: 'Wierzchnia karta trafia na pole, które kapitan zostawia. Kto zostawi wszystkie trzy pola, bierze ją dla siebie.',
    rum: 'Zakryty do końca. Zwykły rum jest wart tyle, ile wynosi jego liczba; rum kolekcjonerski i luksusowy zależy od liczby kart.',
    relic: 'Takie same relikty punktują razem, według swojej tabeli. Pojedynczy może odjąć punkty.',
    object: 'Jedne przedmioty zagrywa się od razu, inne leżą odkryte, a jeszcze inne są tajne.',
    pirate: 'Jego siła liczy się w abordażu. Po zwycięstwie pirat działa.',
    pirates: 'Ich siła liczy się w abordażu, a po zwycięstwie każdy działa. Potem odrzuca się wszystkich piratów. Nie dają punktów.',
    relics: 'Takie same relikty punktują razem, według swojej tabeli. Pojedynczy może odjąć punkty.',
    objects: 'Odkryte przedmioty zmieniają siłę albo punkty. Skrzynię zabiera kapitan, który pokona jej właściciela.',
    secrets: 'Zakryte do końca: punkty za karty albo za przewagi.',
  },

  glossary: [
    { word: '(1x)', meaning: 'Raz podczas abordażu, niezależnie od liczby pokonanych kapitanów.' },
    { word: 'pokonany', forms: ['pokona*', 'zwycięstw*'], meaning: 'Wygrywasz bitwę z sąsiadem podczas abordażu.' },
    { word: 'siła', forms: ['siły'], meaning: 'Siła twoich piratów i przedmiotów rozstrzyga bitwy.' },
    { word: 'papuga', forms: ['papugę'], meaning: 'Jej kapitan wygrywa remisy i pierwszy rozpatruje piratów.' },
    { word: 'zakryta', forms: ['zakrytą'], meaning: 'Widać tylko jej rewers.' },
    { word: 'łącznie', meaning: 'Tyle punktów dają wszystkie takie karty razem.' },
  ],
}
