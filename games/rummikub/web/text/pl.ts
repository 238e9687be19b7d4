/** Rummikub's table in Polish. */
import { formFor, pluralFor } from '@tortuga/kit'
import { numberOf } from '../../rules/index.ts'
import { texts } from '../../text/index.ts'
import type { TableText } from './types.ts'

const plural = pluralFor('pl')
const form = formFor('pl')
const { words } = texts.pl
const tiles = words.tiles
/** W bierniku: bierzesz 1 kostkę. */
const tilesTaken = (count: number): string => plural(count, { one: 'kostkę', few: 'kostki', many: 'kostek', other: 'kostki' })
const wentBack = (count: number): string =>
  `${tiles(count)} ${form(count, { one: 'wróciła', few: 'wróciły', many: 'wróciło', other: 'wróciło' })} na tabliczkę`
const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const who = (name: string | null, verb: string, own: string): string => (name === null ? own : `${name} ${verb}`)
/** W dopełniaczu: zestaw trzech dubletów. */
const doublets = (count: number): string =>
  `${count} ${form(count, { one: 'dubletu', few: 'dubletów', many: 'dubletów', other: 'dubletu' })}`

export const pl: TableText = {
  table: 'Stół',
  tableHelp: 'Strzałki prowadzą po kostkach. Spacja zaznacza kostkę, Enter kładzie zaznaczone do układu, w którym jesteś.',
  emptyTable: 'Stół jest jeszcze pusty.',
  joker: 'joker',
  blank: 'zakryta kostka',
  ownTile: 'z twojej tabliczki',
  flying: 'wysyłam',
  set: (number, kind) => `Układ ${number}, ${words.kind(kind)}`,
  setRight: 'poprawny',
  newSet: 'Nowy układ',
  fits: 'pasuje',
  asKind: kind => (kind === 'run' ? 'Czytaj jako serię' : 'Czytaj jako grupę'),
  showWhy: number => `Co jest nie tak z układem ${number}`,
  rack: count => `Twoja tabliczka, ${tiles(count)}`,
  rackHelp: 'Strzałki prowadzą po tabliczce. Spacja zaznacza kostkę, N robi z zaznaczonych nowy układ, O zmienia kolejność.',
  emptyRack: 'Twoja tabliczka jest pusta.',
  colour: words.colour,
  bank: count => (count === 0 ? 'bank pusty' : `w banku ${count}`),
  players: 'Gracze',
  box: (name, count, jokers) =>
    `${name}: ${tiles(count)}, ${plural(jokers, { one: 'joker', few: 'jokery', many: 'jokerów', other: 'jokera' })}`,

  player: number => `Gracz ${number}`,
  you: 'Ty',
  tiles,
  opened: 'po otwarciu',
  notOpened: 'jeszcze bez otwarcia',
  announced: 'zapowiada otwarcie',
  points: count => words.points(count).replace('-', '−'),
  rearranging: blanks => (blanks === 0 ? 'przekłada stół' : `wykłada ${tilesTaken(blanks)}`),
  hasAnswered: 'odpowiedź jest',
  isAnswering: 'jeszcze myśli',
  rackOf: name => `Tabliczka: ${name}`,

  draw: 'Dobierz kostkę',
  drawInstead: 'Jednak dobieram',
  pass: 'Pasuj',
  passInstead: 'Jednak pasuję',
  commit: 'Zakończ ruch',
  giveUp: 'Oddaj ruch',
  sort: { colour: 'Kolorami', number: 'Numerami', own: 'Po swojemu' },
  sortNext: order => `Kolejność na tabliczce: ${{ colour: 'kolorami', number: 'numerami', own: 'po swojemu' }[order]}. Zmień`,
  undoStep: 'Cofnij krok',
  startOver: 'Od nowa',
  arrange: 'Ułóż za mnie',
  arranging: 'Układam…',
  zoomIn: 'Większe kostki',
  zoomOut: 'Mniejsze kostki',
  zoomFit: 'Cały stół',
  keys: 'Klawisze',
  keysHelp: [
    ['← ↑ → ↓', 'chodzenie po stole i tabliczce'],
    ['Spacja', 'zaznacz kostkę albo zdejmij zaznaczenie'],
    ['A', 'zaznacz cały układ'],
    ['Enter', 'połóż zaznaczone do tego układu'],
    ['N', 'nowy układ z zaznaczonych'],
    ['S', 'rozdziel układ przed tą kostką'],
    ['J', 'złącz ten układ z następnym'],
    ['T', 'odczytaj jokery inaczej'],
    ['Backspace', 'z powrotem na tabliczkę'],
    ['U', 'cofnij krok'],
    ['O', 'kolejność na tabliczce'],
    ['Esc', 'zdejmij wszystkie zaznaczenia'],
  ],
  scores: 'Wyniki',
  sending: 'wysyłam…',
  takeBack: 'Na tabliczkę',
  close: 'Zamknij',

  yourTurn: 'Twoja kolej',
  mustOpen: points => `Otwórz za co najmniej ${words.points(points)} z samej tabliczki albo dobierz kostkę.`,
  mayLay: 'Wyłóż kostki z tabliczki, przekładając stół do woli, albo dobierz.',
  lastMove: 'Bank jest pusty: to twój ostatni ruch.',
  turnOf: name => `Ruch: ${name}`,
  waiting: 'Tymczasem możesz poukładać tabliczkę.',
  watching: 'Tę partię tylko oglądasz.',
  othersSee: 'Inni widzą twoje kostki jako puste, dopóki nie zakończysz ruchu.',
  laid: count => `Na stole ${tiles(count)} z tabliczki.`,
  broken: count =>
    `${plural(count, { one: 'układ jest', few: 'układy są', many: 'układów jest', other: 'układu jest' })} jeszcze ${form(count, {
      one: 'zepsuty',
      few: 'zepsute',
      many: 'zepsutych',
      other: 'zepsutego',
    })}.`,
  allRight: 'Wszystko pasuje.',
  goesOut: 'Twoja tabliczka jest pusta: to wygrywa rundę.',
  sum: (sum, needed) => `${sum} z ${needed}`,
  sumLabel: 'Otwarcie',
  mistakeCosts: 'Według tych zasad zły stół kosztuje ruch i karę.',
  marked: count =>
    `${form(count, { one: 'Zaznaczona', few: 'Zaznaczone', many: 'Zaznaczono', other: 'Zaznaczono' })} ${tiles(count)}. Wskaż miejsce.`,
  arrangeNeeds: 'Najpierw wyłóż albo zaznacz kostki.',
  arranged: 'Ułożone.',
  arrangedBut: left => `Ułożone; na tabliczkę wraca: ${left}.`,
  notArranged: 'Z tych kostek nic się nie ułoży. Cofnij się o krok.',
  notByTheseRules: 'Da się to ułożyć, ale nie według zasad tego stołu.',
  failed: 'Trwało to za długo. Spróbuj jeszcze raz.',
  relaid: lost => `Stół się tymczasem zmienił. Co pasuje, leży na nowo${lost === 0 ? '.' : `; ${wentBack(lost)}.`}`,
  dropped: 'Szkic przepadł: ruch skończył się przed jego zakończeniem.',
  notToRack: 'Kostki ze stołu zostają na stole.',
  moved: (names, set) => `${capital(names)} do układu ${set}.`,
  movedNew: (names, set) => `${capital(names)}: nowy układ ${set}.`,
  movedBack: names => `${capital(names)} z powrotem na tabliczkę.`,
  undone: 'Krok wstecz.',
  begunAgain: 'Stół jest taki, jaki był.',

  redealTitle: 'Rozdać od nowa?',
  redealMay: held => `Masz dublety: ${held}. Możesz zażądać, by rozdać wszystkie kostki jeszcze raz.`,
  redealNot: (held, needed) => `Do tego potrzeba ${doublets(needed)}; masz ${held}. Pytani są wszyscy.`,
  redealYes: 'Rozdać od nowa',
  redealNo: 'Gram dalej',
  redealAnswered: 'Twoja odpowiedź padła. Odpowiedzi są zakryte, aż będą wszystkie.',
  announceTitle: 'Zapowiadasz otwarcie?',
  announceWhy: (could, announced) =>
    `Jeśli dzięki tej kostce otworzysz w następnym ruchu, a ktoś skończy wcześniej, zapowiedź da −${announced} zamiast −${could}.`,
  announceYes: 'Zapowiadam',
  announceNo: 'Milczę',
  refused: 'Tak się nie da',
  rule: rule => `Zasada ${rule}`,
  hint: 'Podpowiedź',
  layHint: 'Wyłóż tak',
  timeUp: (name, taken) => `Czas minął. ${who(name, 'bierze', 'Bierzesz')} ${taken === 0 ? '0 kostek' : tilesTaken(taken)}.`,
  mistake: (name, taken) => `Błąd. ${who(name, 'bierze', 'Bierzesz')} ${taken === 0 ? '0 kostek' : tilesTaken(taken)}.`,
  restored: 'Stół i tabliczka są takie, jak przed tym ruchem.',
  note: 'O co chodzi',

  faults: {
    'too-short': ({ length }) => ({
      title: length === 1 ? 'Pojedyncza kostka' : 'Dwie kostki to za mało',
      more: 'Układ ma co najmniej trzy.',
    }),
    'too-long': ({ length }) => ({ title: `Grupa ma ${tilesTaken(length)}`, more: 'Najwyżej cztery: kolorów jest cztery.' }),
    'only-jokers': () => ({ title: 'Same jokery', more: 'W układzie musi być numer.' }),
    'too-many-jokers': ({ most }) => ({ title: 'Za dużo jokerów', more: `W układzie wolno najwyżej ${most}.` }),
    'numbers-differ': ({ tile, number }) => ({ title: `Grupa numeru ${number}`, more: `${capital(words.tile(tile))} tu nie pasuje.` }),
    'colour-twice': ({ tile }) => ({ title: 'Kolor się powtarza', more: `${capital(words.tile(tile))} już jest w tej grupie.` }),
    'colours-differ': ({ tile, colour }) => ({
      title: `Seria: kolor ${words.colour(colour)}`,
      more: `${capital(words.tile(tile))} tu nie pasuje.`,
    }),
    gap: ({ tile, expected }) => {
      const number = numberOf(tile)
      if (expected > 13) return { title: 'Za 13 nie ma nic', more: 'Seria kończy się na 13.' }
      if (number > expected) return { title: `Luka między ${expected - 1} a ${number}`, more: `Brakuje numeru ${expected}.` }
      return { title: 'Nie po kolei', more: `Gdzie leży ${words.tile(tile)}, powinno być ${expected}.` }
    },
    'past-13': () => ({ title: 'Joker za 13', more: 'Seria kończy się na 13.' }),
    'before-1': () => ({ title: 'Joker przed 1', more: 'Seria zaczyna się od 1.' }),
  },
  touchedTitle: 'Dopiero po otwarciu',
  touchedMore: 'W ruchu otwarcia stół zostaje, jaki był.',
  frozenTitle: 'Układ z jokerem',
  frozenMore: 'Wolno do niego tylko dokładać albo zastąpić jokera.',
  spareOnRack: tile => `Na tabliczce masz: ${words.tile(tile)}.`,
  spareInSet: (tile, set) => `${capital(words.tile(tile))} leży w układzie ${set}, który się bez niej obejdzie.`,

  roundOver: round => `Koniec rundy ${round}`,
  wentOut: name => `Kończy ${name}.`,
  bankOut: 'Bank jest pusty; wygrywa najniższa tabliczka.',
  round: round => `Runda ${round}`,
  roundOf: (round, rounds) => `runda ${round} z ${rounds}`,
  total: 'Razem',
  playerColumn: 'Gracz',
  roundColumn: 'Runda',
  left: 'Zostało na tabliczce',
  goOn: 'Gramy dalej',
  over: 'Koniec partii',
  lastMoves: 'ostatnie ruchy',
}
