/** Polish texts of a table that waits for players, and of a link that can be shared. */
import { pluralFor } from '@tortuga/kit'
import type { WaitingText } from '../en/waiting.ts'

const plural = pluralFor('pl')
const PEOPLE = ['Nikogo', 'Jedna osoba', 'Dwie osoby', 'Trzy osoby', 'Cztery osoby', 'Pięć osób', 'Sześć osób']
const FREE = ['brak wolnych miejsc', 'jedno wolne miejsce', 'dwa wolne miejsca', 'trzy wolne miejsca', 'cztery wolne miejsca']
const span = (seconds: number): string => {
  if (seconds % 86_400 === 0) return plural(seconds / 86_400, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })
  if (seconds % 3600 === 0) return plural(seconds / 3600, { one: 'godzina', few: 'godziny', many: 'godzin', other: 'godziny' })
  return seconds % 60 === 0
    ? plural(seconds / 60, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })
    : plural(seconds, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })
}

export const waiting: WaitingText = {
  title: 'czekamy na graczy',
  seatsFree: (taken, free) => `${PEOPLE[taken] ?? `${taken} osób`} przy stole, ${FREE[free] ?? `${free} wolnych miejsc`}`,
  waitingFor: names => `Czekamy: ${names}`,
  begins: 'Rozgrywka zacznie się, gdy wszystkie miejsca będą zajęte, a każdy gracz będzie obecny lub gotowy.',
  seats: 'Miejsca',
  clock: {
    none: 'Bez zegara.',
    move: seconds => `Czas na ruch: ${span(seconds)}.`,
    bank: (seconds, increment) => `Czas na rozgrywkę: ${span(seconds)}, po każdym ruchu dodatkowo: ${span(increment)}.`,
  },
  takebacks: { true: 'Ruch można cofnąć za zgodą wszystkich.', false: 'Ruchów nie można cofać.' },
  standIn: level => `Bot za nieobecnego gracza: ${level}.`,
  spectators: { true: 'Każdy, kto ma link, może oglądać.', false: 'Bez widzów.' },
  here: 'Na miejscu',
  away: seconds => (seconds < 60 ? `Nie ma od ${seconds} s` : `Nie ma od ${Math.floor(seconds / 60)} min`),
  host: 'gospodarz',
  ready: 'Gotowość',
  notYet: 'Jeszcze nie',
  beReady: 'Można zaczynać',
  beReadyHelp: 'Jeśli zgłosisz gotowość, rozgrywka może się zacząć także pod twoją nieobecność.',
  notReady: 'Jednak poczekajcie',
  level: 'Siła bota',
  addBot: 'Dodaj bota',
  invite: 'Zaproś',
  talk: 'Czat',
  talkSeated: 'Zajmij miejsce, żeby pisać na czacie.',
  wins: count => plural(count, { one: 'wygrana', few: 'wygrane', many: 'wygranych', other: 'wygranej' }),
  series: matches => `Po ${matches === 1 ? 'jednej rozgrywce' : `${matches} rozgrywkach`}:`,
  share: 'Wyślij ten link znajomym.',
  link: 'Link do tego stołu',
  copy: 'Kopiuj link',
  copied: 'Skopiowano.',
  copyByHand: 'Zaznacz link i skopiuj go.',
  qr: 'Kod QR z linkiem',
  qrHelp: 'Albo zeskanuj telefonem',
  shareButton: 'Udostępnij…',
  seat: number => `Miejsce ${number}`,
  free: 'Wolne miejsce',
  freeHelp: 'Dla znajomego albo bota',
  sit: 'Usiądź tutaj',
  getUp: 'Zwolnij miejsce',
  remove: name => `Usuń gracza: ${name}`,
  closeTable: 'Zamknij stół',
  you: 'ty',
  sealed: 'Tasowanie jest zapieczętowane',
  fair: 'Jak to sprawdzić',
  commitment: 'Pieczęć:',
  commitmentHelp: 'Serwer ustalił już swoją część tasowania. Przeglądarka każdego gracza dodaje własną.',
}
