/** The texts of Rummikub's web table in Polish. */
import { numberOf } from '../../../rules/index.ts'
import { pl as game } from '../../../text/pl/index.ts'
import { form, join, list, listAccusative, plural, tileAccusative, tilesAccusative } from '../../../text/pl/terms.ts'
import type { NamedSet } from '../../table/draft/hinted-play.ts'
import type { TableText } from '../en/index.ts'

const { terms } = game
const { tiles } = terms
const capitalize = (text: string): string => text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
const wentBack = (count: number): string =>
  `${tiles(count)} ${form(count, { one: 'wróciła', few: 'wróciły', many: 'wróciło', other: 'wróciło' })} na tabliczkę`
const takes = (name: string | null, count: number): string => {
  const what = count === 0 ? 'żadnej kostki' : tilesAccusative(count)
  const verb = name === null ? 'bierzesz' : 'bierze'
  const sentence = count === 0 ? `nie ${verb} ${what}` : `${verb} ${what}`
  return `${name === null ? capitalize(sentence) : `${name} ${sentence}`}.`
}
/** Genitive: „potrzeba 3 dubletów”. */
const doublets = (count: number): string =>
  `${count} ${form(count, { one: 'dubletu', few: 'dubletów', many: 'dubletów', other: 'dubletu' })}`

/** Genitive: „do czarnej serii 4–6”. */
const GENITIVE = { K: 'czarnej', R: 'czerwonej', B: 'niebieskiej', O: 'pomarańczowej' } as const
const nameSet = ({ kind, colour, first, last }: NamedSet): string =>
  kind === 'group' || colour === null ? `grupy z numerem ${first}` : `${GENITIVE[colour]} serii ${first}–${last}`

const playMove: TableText['playMove'] = ({ parts, isRearranging }) => {
  const said = parts.map(({ tiles: laid, to }) =>
    to === null
      ? `wyłóż ${listAccusative(laid)}`
      : isRearranging
        ? `${list(laid)} do ${nameSet(to)}`
        : `dołóż ${listAccusative(laid)} do ${nameSet(to)}`,
  )
  return isRearranging ? `Przebuduj stół: ${said.join('; ')}` : capitalize(join(said))
}

/** Why a set is invalid. */
const faults: TableText['faults'] = {
  'too-short': ({ length }) => ({
    title: length === 1 ? 'Pojedyncza kostka' : 'Tylko dwie kostki',
    more: 'Układ musi mieć co najmniej trzy.',
  }),
  'too-long': ({ length }) => ({
    title: `Grupa ma ${tilesAccusative(length)}`,
    more: 'Może mieć najwyżej cztery, po jednej w każdym kolorze.',
  }),
  'only-jokers': () => ({ title: 'Same jokery', more: 'Układ musi mieć choć jeden numer.' }),
  'too-many-jokers': ({ most }) => ({ title: 'Za dużo jokerów', more: `W układzie wolno najwyżej ${most}.` }),
  'numbers-differ': ({ tile, number }) => ({
    title: `${capitalize(terms.tile(tile))} nie pasuje do tej grupy z numerem ${number}`,
    more: '',
  }),
  'colour-twice': ({ tile }) => ({
    title: `${capitalize(terms.tile(tile))} jest w tej grupie dwa razy`,
    more: 'W grupie każdy kolor może być tylko raz.',
  }),
  'colours-differ': ({ tile, colour }) => ({
    title: `${capitalize(terms.tile(tile))} nie pasuje do tej serii`,
    more: `Kolor serii: ${terms.colour(colour)}.`,
  }),
  gap: ({ tile, expected }) => {
    const number = numberOf(tile)
    if (expected > 13) return { title: 'Poza 13', more: 'Seria kończy się na 13.' }
    if (number > expected) return { title: `Luka między ${expected - 1} a ${number}`, more: `Brakuje numeru ${expected}.` }
    return { title: 'Zła kolejność', more: `W miejscu, gdzie leży ${terms.tile(tile)}, powinno być ${expected}.` }
  },
  'past-13': () => ({ title: 'Joker po 13', more: 'Seria kończy się na 13.' }),
  'before-1': () => ({ title: 'Joker przed 1', more: 'Seria zaczyna się od 1.' }),
  'table-touched': () => ({ title: 'Dopiero po otwarciu', more: 'W ruchu otwarcia nie wolno zmieniać układów na stole.' }),
  'frozen-set': () => ({ title: 'Układ z jokerem', more: 'Wolno tylko dołożyć kostkę albo zastąpić jokera.' }),
}

export const pl: TableText = {
  table: 'Stół',
  tableHelp: 'Po kostkach poruszasz się strzałkami. Spacja zaznacza kostkę, Enter kładzie zaznaczone kostki w układzie, w którym jesteś.',
  emptyTable: 'Stół jest jeszcze pusty.',
  joker: 'joker',
  blank: 'zakryta kostka',
  ownTile: 'z twojej tabliczki',
  laidBy: name => `przed chwilą: ${name}`,
  set: (number, kind) => `Układ ${number}, ${terms.kind(kind)}`,
  setRight: 'poprawny',
  setOpen: 'jeszcze niepełny',
  newSet: 'Nowy układ',
  fits: 'pasuje tutaj',
  asKind: kind => (kind === 'run' ? 'Czytaj jako serię' : 'Czytaj jako grupę'),
  showWhy: number => `Co jest nie tak z układem ${number}`,
  rack: count => `Twoja tabliczka, ${tiles(count)}`,
  rackHelp: 'Po tabliczce poruszasz się strzałkami. Spacja zaznacza kostkę, N tworzy z zaznaczonych nowy układ, O zmienia kolejność.',
  emptyRack: 'Twoja tabliczka jest pusta.',
  bank: count => (count === 0 ? 'bank pusty' : `w banku ${count}`),
  box: (name, count, jokers) =>
    `${name}: ${tiles(count)}, ${plural(jokers, { one: 'joker', few: 'jokery', many: 'jokerów', other: 'jokera' })}`,

  about: {
    tile: 'Kostka z numerem. Pasuje do grupy kostek o tym samym numerze w różnych kolorach albo do serii w jednym kolorze.',
    joker:
      'Zastępuje dowolną kostkę, której brakuje w układzie. Po otwarciu możesz położyć tę kostkę na jego miejsce i w tym samym ruchu użyć jokera w innym układzie.',
    blank: 'Tę kostkę wykłada właśnie inny gracz. Zobaczysz ją, gdy zakończy ruch.',
    bank: 'Zakryte kostki. Gracz, który nic nie wykłada, dobiera jedną i kończy ruch. Gdy bank się wyczerpie, zaczynają się ostatnie ruchy.',
    group: 'Trzy albo cztery kostki o tym samym numerze w różnych kolorach.',
    run: 'Co najmniej trzy kostki jednego koloru o kolejnych numerach.',
  },
  bankTitle: 'Bank kostek',
  inSet: (set, points) => `część ${nameSet(set)}, razem ${terms.points(points)}`,
  standsFor: face => `zastępuje ${tileAccusative(face)}`,
  standsForAny: number => `zastępuje brakującą kostkę z numerem ${number}`,
  costsLeft: points => `${terms.points(points)} straty, jeśli zostanie na tabliczce`,

  opened: 'po otwarciu',
  notOpened: 'jeszcze bez otwarcia',
  announced: 'zapowiada otwarcie',
  points: count => terms.points(count).replace('-', '−'),
  rearranging: blanks => (blanks === 0 ? 'przebudowuje układy' : `wykłada ${tilesAccusative(blanks)}`),
  hasAnswered: 'odpowiedź oddana',
  isAnswering: 'zastanawia się',
  rackOf: name => `Tabliczka: ${name}`,

  draw: 'Dobierz kostkę',
  drawInstead: 'Dobierz zamiast tego',
  pass: 'Spasuj',
  passInstead: 'Spasuj zamiast tego',
  commit: 'Zakończ ruch',
  sort: { colour: 'Kolorami', number: 'Numerami', own: 'Po swojemu' },
  sortNext: order => `Kolejność na tabliczce: ${{ colour: 'kolorami', number: 'numerami', own: 'po swojemu' }[order]}. Zmień`,
  undoStep: 'Cofnij krok',
  startOver: 'Od nowa',
  arrange: 'Ułóż za mnie',
  arranging: 'Układam…',
  blocked: {
    turn: 'To nie twój ruch.',
    undo: 'Jeszcze nie ma czego cofnąć.',
    startOver: 'Stół jest taki jak przed ruchem.',
    sending: 'Twój ruch jest wysyłany.',
  },
  arrangeHelp: isSelected =>
    isSelected ? 'Ułóż za mnie: wykłada jak najwięcej zaznaczonych kostek' : 'Ułóż za mnie: wykłada jak najwięcej twoich kostek',
  zoomIn: 'Większe kostki',
  zoomOut: 'Mniejsze kostki',
  zoomFit: 'Cały stół',
  keys: 'Klawisze',
  keysHelp: [
    ['← ↑ → ↓', 'poruszanie się po stole i tabliczce'],
    ['Spacja', 'zaznacz albo odznacz kostkę'],
    ['A', 'zaznacz cały układ'],
    ['Enter', 'połóż zaznaczone w tym układzie'],
    ['N', 'utwórz nowy układ z zaznaczonych'],
    ['S', 'rozdziel układ przed tą kostką'],
    ['J', 'połącz ten układ z następnym'],
    ['T', 'odczytaj jokery inaczej'],
    ['Backspace', 'z powrotem na tabliczkę'],
    ['U', 'cofnij krok'],
    ['O', 'zmień kolejność na tabliczce'],
    ['Esc', 'odznacz wszystkie kostki'],
  ],
  scores: 'Wyniki',

  mustOpen: points => `Otwórz za co najmniej ${terms.points(points)} z samej tabliczki albo dobierz kostkę.`,
  mayLay: 'Wyłóż kostki, dowolnie przebudowując stół, albo dobierz kostkę.',
  lastMove: 'Bank jest pusty: to twój ostatni ruch.',
  waiting: 'Tymczasem możesz poukładać kostki na tabliczce.',
  laid: count => `${form(count, { one: 'Wyłożona', few: 'Wyłożone', many: 'Wyłożono', other: 'Wyłożono' })} ${tiles(count)}.`,
  unfinished: count => `Potrzeba więcej kostek: ${plural(count, { one: 'układ', few: 'układy', many: 'układów', other: 'układu' })}.`,
  broken: count =>
    `${plural(count, { one: 'układ nie jest', few: 'układy nie są', many: 'układów nie jest', other: 'układu nie jest' })} jeszcze ${form(
      count,
      { one: 'poprawny', few: 'poprawne', many: 'poprawnych', other: 'poprawnego' },
    )}.`,
  allRight: 'Wszystkie układy są poprawne.',
  goesOut: 'Twoja tabliczka jest pusta: wygrywasz rundę.',
  sum: (sum, needed) => `${sum} z ${needed}`,
  sumLabel: 'Otwarcie',
  mistakeCosts: 'Przy tym stole niepoprawny układ kosztuje ruch i karę.',
  marked: count =>
    `${form(count, { one: 'Zaznaczona', few: 'Zaznaczone', many: 'Zaznaczono', other: 'Zaznaczono' })} ${tiles(count)}. Wskaż miejsce.`,
  arranged: 'Ułożone.',
  arrangedBut: left => `Ułożone. Na tabliczkę wraca: ${left}.`,
  relaid: lost => `Stół się zmienił. Twój szkic został przeniesiony na nowy stół${lost === 0 ? '.' : `; ${wentBack(lost)}.`}`,
  actions: {
    'not-arranged': 'Z tych kostek nie da się utworzyć poprawnych układów. Cofnij krok.',
    'not-by-rules': 'Da się to ułożyć, ale zasady tego stołu na to nie pozwalają.',
    'none-fits': 'Żadnej z tych kostek nie da się teraz wyłożyć.',
    'cannot-open': 'Te kostki jeszcze nie wystarczą na otwarcie.',
    failed: 'Trwało to za długo. Spróbuj jeszcze raz.',
    dropped: 'Szkic przepadł: ruch skończył się, zanim udało się go zakończyć.',
    'not-to-rack': 'Kostki ze stołu zostają na stole.',
    'select-first': 'Najpierw zaznacz kostki, potem wskaż miejsce.',
    undone: 'Krok cofnięty.',
    'started-over': 'Stół jest taki jak przed ruchem.',
  },
  playMove,
  moved: (names, set) => `${capitalize(names)} do układu ${set}.`,
  movedNew: (names, set) => `${capitalize(names)}: nowy układ ${set}.`,
  movedBack: names => `${capitalize(names)} z powrotem na tabliczce.`,

  questions: { redeal: 'Rozdać od nowa?', announcement: 'Zapowiadasz otwarcie?' },
  redealMay: held => `Twoje dublety: ${held}. Możesz poprosić o nowe rozdanie dla wszystkich.`,
  redealNot: (held, needed) => `Do nowego rozdania potrzeba ${doublets(needed)}; masz ${held}. Pytani są wszyscy gracze.`,
  redealYes: 'Rozdaj od nowa',
  redealNo: 'Gram tymi kostkami',
  redealAnswered: 'Twoja odpowiedź jest oddana. Odpowiedzi są zakryte, dopóki nie padnie ostatnia.',
  announceWhy: (could, announced) => {
    if (announced === null) return 'W tej rozgrywce zapowiedź nie zmienia punktów.'
    const cost = announced === 'rack' ? 'punkty z tabliczki' : `−${announced}`
    return `Jeśli dzięki tej kostce możesz otworzyć w następnym ruchu, a ktoś skończy wcześniej, zapowiedź oznacza ${cost} zamiast −${could}.`
  },
  announceYes: 'Zapowiadam',
  announceNo: 'Nie zapowiadam',
  timeUp: (name, taken) => `Czas minął. ${takes(name, taken)}`,
  mistake: (name, taken) => `Błąd. ${takes(name, taken)}`,
  restored: 'Stół i tabliczka są takie jak przed ruchem.',

  faults,
  spareOnRack: tile => `Masz na tabliczce: ${terms.tile(tile)}.`,
  spareInSet: (tile, set) => `${capitalize(terms.tile(tile))} jest w układzie ${set}: możesz ją stamtąd wziąć.`,

  roundOver: round => `Koniec rundy ${round}`,
  wentOut: name => `Kończy ${name}.`,
  youGoOut: 'Kończysz rundę.',
  opens: name => (name === null ? 'Otwierasz' : `${name} otwiera`),
  bankOut: 'Bank jest pusty. Wygrywa najniższa tabliczka.',
  roundOf: (round, rounds) => `runda ${round} z ${rounds}`,
  roundColumn: 'Runda',
  left: 'Kostki, które zostały',
  rackEmpty: 'pusta tabliczka',
  lastMoves: 'ostatnie ruchy',
}
