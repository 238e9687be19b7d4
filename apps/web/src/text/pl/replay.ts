/** Polish texts of the replay page and of opening a saved game. */
import { pluralFor } from '@tortuga/kit'
import type { ReplayText } from '../en/replay.ts'

const plural = pluralFor('pl')
const ofMoves = (count: number): string => plural(count, { one: 'ruchu', few: 'ruchów', many: 'ruchów', other: 'ruchu' })

export const replay: ReplayText = {
  title: game => `Powtórka: ${game}`,
  label: 'Powtórka',
  fetching: 'Wczytuję rozgrywkę…',
  playing: (done, all) => `Odtwarzam: ${done} z ${ofMoves(all)}`,
  controls: 'Sterowanie powtórką',
  position: (version, last) => `Ruch ${version} z ${last}`,
  scrubber: 'Miejsce w rozgrywce',
  moved: name => `${name} wykonuje ruch.`,
  seenBy: viewer => `Widok: ${viewer}`,

  first: 'Na początek',
  back: 'Poprzedni ruch',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  forward: 'Następny ruch',
  last: 'Na koniec',
  speed: 'Tempo',
  speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
  turn: 'Tura',
  turnOf: (number, name) => `${number}. ${name}`,
  viewer: 'Widok gracza',
  viewerOpen: 'Wszystkie karty odkryte',
  viewerTable: 'Widz',
  bot: name => `${name} (bot)`,
  keys: 'Klawisze:',
  keyHints: [
    ['← →', 'ruch'],
    ['Shift ← →', 'tura'],
    ['Spacja', 'odtwarzanie'],
    ['Home End', 'początek i koniec'],
  ],
  goTo: version => `Przejdź do ruchu ${version}`,
  takenBack: 'cofnięte',
  more: 'Więcej',

  coach: 'Trener',
  check: 'Sprawdź tasowanie',
  share: 'Udostępnij to miejsce',
  copied: version => `Skopiowano link do ruchu ${version}.`,
  copyByHand: 'Skopiuj ten link:',
  noLinkDevice:
    'Ta rozgrywka jest tylko na twoim urządzeniu, więc nie ma do niej linku. Zapisz ją do pliku i wyślij plik: każda Tortuga otworzy go przez „Otwórz zapisaną rozgrywkę”.',
  noLinkFile: 'Do pliku nie ma linku. Wyślij sam plik: każda Tortuga otworzy go przez „Otwórz zapisaną rozgrywkę”.',
  save: 'Zapisz do pliku',
  backToTable: 'Wróć do stołu',
  otherFile: 'Inny plik',

  notes: {
    fromPosition: 'Ta rozgrywka zaczęła się nie od rozdania, lecz od wybranej pozycji.',
    fault: (line, why) => `Wiersz ${line} zapisu jest niemożliwy: ${why}. Rozgrywkę widać do poprzedniego ruchu.`,
    faultKept: (line, why) => `Wiersz ${line} zapisu jest niemożliwy: ${why}. Dalsze pozycje widać tak, jak je zapisano.`,
    badLine: line => `Wiersza ${line} tego pliku nie da się odczytać. Rozgrywkę widać do poprzedniego ruchu.`,
    sum: 'Ten plik zmieniono albo ucięto po zapisaniu: suma kontrolna się nie zgadza.',
    notOver: 'Ta rozgrywka jeszcze trwa: widać tylko to, co widać z twojego miejsca.',
    noPosition: 'Nie udało się pokazać tej pozycji.',
  },

  problems: {
    'no-such-match': { title: 'Nie ma takiej rozgrywki', text: 'Mogła zostać usunięta albo link jest niepełny.' },
    'no-spectators': { title: 'Ta rozgrywka była prywatna', text: 'Powtórkę mogą obejrzeć tylko jej gracze.' },
    'not-begun': { title: 'Ta rozgrywka jeszcze się nie zaczęła', text: 'Czeka na graczy. Gdy się skończy, będzie ją można tu obejrzeć.' },
    'not-over': {
      title: 'Ta rozgrywka jeszcze trwa',
      text: 'Powtórka pokazuje wszystkie ręce, więc musi poczekać do końca. Na razie przebieg opisuje dziennik przy stole.',
    },
    unreachable: { title: 'Brak połączenia z serwerem', text: 'Rozgrywki z tego urządzenia i zapisane pliki możesz obejrzeć mimo to.' },
    'not-here': {
      title: 'Tej rozgrywki nie ma na tym urządzeniu',
      text: 'Rozgrywki z botami zostają w przeglądarce, w której się zaczęły.',
    },
    'not-played': {
      title: 'Tej rozgrywki nie da się odtworzyć',
      text: 'Toczyła się według zasad, których ta strona nie ma, albo jej pierwszy wiersz nie opisuje poprawnej gry.',
    },
    'no-seed': {
      title: 'Tę rozgrywkę zapisano przed końcem',
      text: 'Sekret tasowania jest ujawniany na końcu, a powtórka go potrzebuje. Zapisz rozgrywkę jeszcze raz, gdy się skończy.',
    },
    'too-big': { title: 'Ten plik jest za duży', text: 'Zapisana rozgrywka ma najwyżej kilkaset kilobajtów; ten plik ma ponad 5 MB.' },
    'no-text': { title: 'Nie udało się odczytać tego pliku', text: 'Mógł zostać przeniesiony albo usunięty.' },
    failed: { title: 'Nie udało się uruchomić powtórki', text: 'Podczas wczytywania coś poszło nie tak. Twoje rozgrywki są bezpieczne.' },
    'no-journal': { title: 'To nie jest zapisana rozgrywka', text: 'Nie udało się odczytać pliku.' },
    'unknown-game': { title: 'Nieznana gra', text: 'Zapisała ją nowsza albo inna Tortuga.' },
    'unknown-rules': { title: 'Nowsze zasady', text: 'Grano według zasad, których ta strona nie ma. Pokaże ją nowsza Tortuga.' },
  },
  problemLine: (line, problem) => `Wiersz ${line}: ${problem}.`,
  problemRules: rules => `Numer zasad: ${rules}.`,
  problemGame: game => `W pliku nazywa się „${game}”.`,
  toTable: 'Przejdź do stołu',

  file: {
    title: 'Otwórz zapisaną rozgrywkę',
    lead: 'Wybierz plik z zapisaną rozgrywką albo upuść go gdziekolwiek na tej stronie. Czyta go twoja przeglądarka; nigdzie nie jest wysyłany.',
    choose: 'Wybierz plik',
    drop: 'albo upuść go tutaj',
    dropNow: 'Upuść, żeby otworzyć',
  },
}
