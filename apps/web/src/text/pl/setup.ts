/** Polish texts of the dialog before a game, and of the name field. */
import { pluralFor } from '@tortuga/kit'
import type { SetupText } from '../en/setup.ts'

const plural = pluralFor('pl')

export const setup: SetupText = {
  playTitle: game => `${game} z botami`,
  inviteTitle: game => `Nowy stół: ${game}`,
  edition: 'Wydanie',
  seats: 'Liczba graczy',
  bots: 'Boty',
  level: 'Siła botów',
  noBots: 'Bez botów, sami znajomi',
  botCount: count => plural(count, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' }),
  clock: 'Zegar',
  clocks: {
    none: 'Bez zegara',
    brisk: '40 sekund na ruch',
    blitz: '30 sekund na ruch',
    calm: '2 minuty na ruch',
    day: 'Doba na ruch',
    bank: '5 minut + 5 sekund za ruch',
  },
  clockOfRules: seconds =>
    `Jak w zasadach: ${
      seconds % 60 === 0
        ? plural(seconds / 60, { one: 'minuta', few: 'minuty', many: 'minut', other: 'minuty' })
        : plural(seconds, { one: 'sekunda', few: 'sekundy', many: 'sekund', other: 'sekundy' })
    } na ruch`,
  clockHelp: 'Ile czasu masz na ruch.',
  standIn: 'Bot za nieobecnego gracza',
  standInHelp: 'Gdy ktoś odejdzie albo długo go nie ma, pozostali mogą przegłosować, że zagra za niego bot o takiej sile.',
  moreOptions: 'Więcej opcji',
  changedOptions: count => `(zmienione: ${count})`,
  resetOptions: 'Cofnij wszystkie zmiany zasad',
  spectators: 'Każdy, kto ma link, może oglądać',
  listed: 'Dodaj do listy otwartych stołów',
  takebacks: 'Ruchy można cofać za zgodą wszystkich',
  name: 'Twoje imię',
  nameHelp: 'Zobaczą je inni gracze. Najwyżej 24 znaki.',
  nameMissing: 'Najpierw wpisz imię.',
  start: 'Graj',
  open: 'Otwórz stół',
  opening: 'Otwieram…',
}
