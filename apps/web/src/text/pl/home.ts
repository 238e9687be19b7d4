/** Polish texts of the home page: the games, my games, open tables. */
import { pluralFor } from '@tortuga/kit'
import type { HomeText } from '../en/home.ts'

const plural = pluralFor('pl')
const people = (count: number): string => plural(count, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })

export const home: HomeText = {
  hero: { title: 'Siadaj, stół gotowy', line: 'Link, imię i miejsce przy stole. Bez konta.' },
  shelf: {
    title: 'Gry',
    play: 'Zagraj',
    playWith: game => `Zagraj: ${game} z botami`,
    invite: 'Zaproś',
    inviteTo: game => `Zaproś znajomych do gry ${game}`,
    learn: 'Naucz się',
    learnGame: game => `Naucz się grać: ${game}`,
    players: (least, most) => (least === most ? people(least) : `${least}–${people(most)}`),
    minutes: minutes => `${minutes} min`,
    change: 'Wybierz boty i zasady',
    starting: 'Przygotowuję stół…',
  },
  lists: {
    mine: 'Moje rozgrywki',
    noneMine: 'Nie masz jeszcze żadnych rozgrywek. Pojawią się tutaj, gdy zaczniesz grać.',
    openFile: 'Otwórz zapisaną rozgrywkę',
    learnFirst: 'Pierwszy raz tutaj? Lekcja zajmie kilka minut:',
    open: 'Otwarte stoły',
    noneOpen: 'Nie ma teraz otwartych stołów. Otwórz własny i dodaj go do listy.',
    watch: 'Na żywo',
    noneWatch: 'Nie ma teraz czego oglądać.',
    unreachable: 'Brak połączenia z serwerem. Z botami możesz grać dalej; zaproszenia muszą poczekać.',
    onDevice: 'na tym urządzeniu',
    yourTurn: 'Twoja kolej',
    turnOf: (names, count) => (count === 1 ? `Teraz gra ${names}` : `Teraz grają: ${names}`),
    waitingFor: count => `brakuje ${plural(count, { one: 'gracza', few: 'graczy', many: 'graczy', other: 'gracza' })}`,
    over: 'Zakończona',
    halted: 'Wstrzymana',
    sitDown: 'Dołącz',
    look: 'Oglądaj',
    removeLong: game => `Usuń tę rozgrywkę z urządzenia: ${game}`,
    against: names => `przy stole: ${names}`,
    seatsTaken: (taken, all) => `zajęte miejsca: ${taken} z ${all}`,
    moves: count => plural(count, { one: 'ruch', few: 'ruchy', many: 'ruchów', other: 'ruchu' }),
    more: count => `Pokaż jeszcze ${count}`,
  },
}
