/** The texts of serve, backup and admin in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../en/index.ts'

const plural = pluralFor('pl')

export const serve: CliTexts['serve'] = {
  ready: 'Serwer działa:',
  warning:
    'Uwaga: inne komputery łączą się z tym serwerem bez szyfrowania, więc ktoś po drodze może podejrzeć karty i przejąć gracza. Postaw przed serwerem TLS i ustaw PUBLIC_URL=https://… albo użyj --host 127.0.0.1 (docs/operations.md).',
  stop: 'Ctrl-C go zatrzymuje.',
  stopping: 'Zatrzymywanie: połączeni gracze zostaną poproszeni o powrót.',
  stopped: 'Zatrzymano. Każdy ruch jest zapisany.',
}

export const host: CliTexts['host'] = {
  backedUp: file => `Kopia zapisana w pliku ${file}.`,
  notForPostgres: 'Z DATABASE_URL dane są w PostgreSQL: użyj pg_dump.',
  restored: (matches, file) =>
    `Przywrócono z pliku ${file} ${plural(matches, { one: 'rozgrywkę', few: 'rozgrywki', many: 'rozgrywek', other: 'rozgrywki' })}.`,
  kept: file => `Poprzednie dane są w pliku ${file}; można go usunąć, gdy nie będą już potrzebne.`,
  restoreNotForPostgres: 'Z DATABASE_URL dane są w PostgreSQL: użyj pg_restore.',
  none: 'Nie ma jeszcze żadnych rozgrywek.',
  more: count =>
    `Nie pokazano ${plural(count, { one: 'starszej rozgrywki', few: 'starszych rozgrywek', many: 'starszych rozgrywek', other: 'starszej rozgrywki' })}.`,
  columns: ['rozgrywka', 'gra', 'stan', 'wersja', 'ostatnia aktywność', 'gracze'],
  statuses: { waiting: 'czeka', playing: 'trwa', over: 'zakończona', halted: 'wstrzymana' },
  guest: 'gość',
  done: {
    export: file => `Zapisano w ${file}, a przyczynę wstrzymania obok. Pliki zawierają zakryte karty i sekret tasowania.`,
    retry: id => `Wznowiono rozgrywkę ${id}. Jeśli zasady nadal zgłaszają błąd, zostanie znowu wstrzymana.`,
    close: id => `Zamknięto rozgrywkę ${id}.`,
    delete: id => `Usunięto rozgrywkę ${id}.`,
    bar: id => `Zablokowano gracza ${id}; odblokuje go unbar ${id}.`,
    unbar: id => `Odblokowano gracza ${id}.`,
  },
  report: {
    match: (id, game, rules, status) => `${id}: ${game}${rules === null ? '' : `, zasady ${rules}`}, ${status}`,
    version: (version, touched) => `wersja ${version}, ostatnia aktywność ${touched}`,
    seat: (seat, name, level) => `miejsce ${seat}: ${name ?? 'wolne'}${level === null ? '' : ` (bot, ${level})`}`,
    cause: version => `Wstrzymana w wersji ${version}:`,
    input: 'Dane wejściowe:',
    noCause: 'Nic nie wstrzymało tej rozgrywki.',
    next: id =>
      `admin export ${id} PLIK zapisuje wszystko, czego potrzebuje programista; admin retry ${id} wznawia, admin close ${id} kończy.`,
  },
  notBegun: id => `Nie ma rozgrywki ${id} albo jeszcze się nie zaczęła.`,
  notHalted: id => `Rozgrywka ${id} nie jest wstrzymana.`,
  noSuchMatch: id => `Nie ma rozgrywki ${id}.`,
  nobodyThere: (id, seat) => `Miejsce ${seat} w rozgrywce ${id} nie należy do nikogo.`,
  noSuchPlayer: id => `Nie ma gracza ${id}.`,
  isOver: id => `Rozgrywka ${id} jest już zakończona.`,
}
