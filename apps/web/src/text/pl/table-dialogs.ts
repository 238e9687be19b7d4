/** Polish texts of the parts of a table that are loaded only when they are needed. */
import { pluralFor } from '@tortuga/kit'
import type { TableDialogText } from '../en/table-dialogs.ts'

const plural = pluralFor('pl')
const moves = (count: number): string => plural(count, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' })

export const tableDialogs: TableDialogText = {
  options: {
    rules: 'Zasady tej rozgrywki',
    learn: 'Naucz się tej gry',
    leave: 'Odejdź od stołu',
    leaveHelp:
      'Miejsce na ciebie poczeka, chyba że pozostali oddadzą je komuś innemu. Jeśli przy stole nie ma nikogo innego, do twojego powrotu zagra bot.',
    leaveDevice: 'Wróć na stronę główną',
    saveNot: 'Zapis można pobrać po zakończeniu rozgrywki.',
    endGame: 'Zaproponuj koniec rozgrywki',
    endGameNow: 'Zakończ rozgrywkę',
    endGameSure: 'Zakończyć tę rozgrywkę? Nie będzie można do niej wrócić.',
    mute: 'Ukryj czat',
    block: name => `Wycisz: ${name}`,
    replace: name => `Niech bot zagra za: ${name}`,
  },
  away: {
    hasLeft: name => `Nie ma przy stole: ${name}.`,
    soon: (name, when) => `Przy stole nie ma gracza: ${name}. Bot albo zastępca może go zastąpić ${when}.`,
    soonBot: (name, when) => `Przy stole nie ma gracza: ${name}. Bot może go zastąpić ${when}.`,
    wait: 'Poczekaj',
    waiting: name => `Czekasz na gracza: ${name}.`,
    reconsider: 'Inne możliwości',
    isAway: name => `Gra czeka na gracza, którego nie ma przy stole: ${name}.`,
    letBot: 'Niech gra bot',
    findSubstitute: 'Znajdź zastępstwo',
    substituteLater:
      'Przy stole nie ma nikogo innego, więc miejsce możesz oddać dopiero po dłuższej nieobecności gracza. Do tego czasu może grać bot.',
  },
  substitute: {
    open: name => `Szukacie zastępstwa za gracza: ${name}. Zagra ten, kto pierwszy zajmie miejsce.`,
    invite: 'Zaproś kogoś',
    send: 'Każdy, kto otworzy ten link, może zająć to miejsce.',
    offer: name => `Gracze szukają zastępstwa. Odszedł gracz: ${name}.`,
    take: 'Zajmij to miejsce',
    takeOf: name => `Zajmij miejsce gracza: ${name}`,
    help: 'Grasz dalej tym, co leży na stole i co jest na ręce.',
    given: name => `Pod twoją nieobecność na twoim miejscu gra ${name}. Oglądasz rozgrywkę.`,
    watch: 'Obejrzyj rozgrywkę',
  },
  chat: {
    unread: count => plural(count, { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości', other: 'nowej wiadomości' }),
    hide: 'Ukryj wiadomość',
  },
  result: {
    rematch: 'Zagraj ponownie',
    rematchWaits: names => `Na ponowną rozgrywkę czeka: ${names}.`,
    join: 'Dołącz',
    series: (matches, totals) => `Po ${matches === 1 ? 'jednej rozgrywce' : `${matches} rozgrywkach`}: ${totals}.`,
    place: place => `${place}.`,
    points: count => plural(count, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punktu' }).replace('-', '−'),
    coach: 'Trener',
    picture: 'Zapisz jako obrazek',
    checkShuffle: 'Sprawdź tasowanie',
    seeTable: 'Zobacz stół',
  },
  vote: {
    undo: (name, back) => `${name} chce cofnąć ${moves(back)}.`,
    bot: (name, other) => `${name} chce, żeby bot zagrał za: ${other}.`,
    substitute: (name, other) => `${name} chce oddać komuś innemu miejsce gracza: ${other}.`,
    end: name => `${name} chce zakończyć rozgrywkę.`,
    yes: 'Zgadzam się',
    no: 'Nie zgadzam się',
    withdraw: 'Wycofaj',
    waiting: names => `Czekamy na odpowiedź: ${names}.`,
  },
  refusals: {
    malformed: 'Stół nie rozpoznał tego ruchu.',
    'not-awaited': 'To nie twoja kolej.',
    stale: 'Sytuacja na stole się zmieniła. Spróbuj ponownie.',
    over: 'Rozgrywka jest zakończona.',
    halted: 'Rozgrywka jest wstrzymana.',
    'clock-only': 'Ten ruch może wykonać tylko zegar.',
    'not-undoable': 'Tego nie można już cofnąć.',
    'no-proposal': 'Ta propozycja jest już nieaktualna.',
    'proposal-open': 'Najpierw trzeba odpowiedzieć na inną propozycję.',
    'still-here':
      'Bot albo zastępca może zagrać tylko za gracza, który odszedł od stołu albo ma teraz ruch i od dłuższego czasu jest nieobecny.',
    'owner-missing':
      'Za gracza, który też musi się na to zgodzić, gra teraz bot. Poczekaj, aż ten gracz wróci, albo zaproponuj to później.',
    'no-takebacks': 'Przy tym stole nie można cofać ruchów.',
    'no-such-level': 'Ta gra nie ma botów.',
    'no-substitutes': 'Tę rozgrywkę zaczęto we wcześniejszej wersji, więc nikt nie może przejąć w niej miejsca.',
    'too-many-requests': 'W tej rozgrywce było już zbyt wiele cofnięć i propozycji. Teraz można tylko wykonywać ruchy.',
  },

  unavailable: {
    'no-such-table': { title: 'Nie ma takiego stołu', text: 'Mógł zostać zamknięty albo link jest niepełny.' },
    'no-spectators': { title: 'Ten stół jest prywatny', text: 'Wszystkie miejsca są zajęte, a oglądanie jest wyłączone.' },
    removed: { title: 'Usunięto cię od tego stołu', text: 'Twoje miejsce zwolniła osoba, która otworzyła stół.' },
    'signed-out': {
      title: 'To urządzenie zostało wylogowane',
      text: 'Żeby znów grać jako ta sama osoba, utwórz link w ustawieniach innego urządzenia.',
    },
    'seat-given': { title: 'Na twoim miejscu gra już ktoś inny', text: 'Nie było cię przy stole, więc pozostali znaleźli zastępstwo.' },
    barred: { title: 'Nie możesz tu grać', text: 'Gospodarz tego serwera cię zablokował.' },
    closed: { title: 'Ten stół jest zamknięty', text: 'Zamknął go gospodarz albo jego zasady są zbyt stare, by grać dalej.' },
    protocol: { title: 'Ta wersja strony jest nieaktualna', text: 'Na serwerze jest nowsza. Wczytaj stronę ponownie.' },
    restarting: { title: 'Serwer uruchamia się ponownie', text: 'Za chwilę wróci.' },
    'too-often': { title: 'Za dużo żądań', text: 'Odczekaj chwilę.' },
    'newer-rules': { title: 'Przy tym stole obowiązują nowsze zasady', text: 'Wczytaj stronę ponownie, żeby je pobrać.' },
  },
  notOnDevice: {
    title: 'Tej rozgrywki nie ma na tym urządzeniu',
    text: 'Rozgrywki z botami zostają w przeglądarce, w której się zaczęły.',
  },
}
