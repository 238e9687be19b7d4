/** Polish texts around every page: navigation, common buttons, page updates and errors. */
import type { ShellText } from '../en/shell.ts'

export const shell: ShellText = {
  close: 'Zamknij',
  cancel: 'Anuluj',
  again: 'Spróbuj ponownie',
  home: 'Strona główna',
  loading: 'Wczytuję…',
  skip: 'Przejdź do treści',
  guest: 'Gość',
  and: names => new Intl.ListFormat('pl', { type: 'conjunction' }).format(names),

  nav: { rules: 'Zasady', settings: 'Ustawienia', privacy: 'Prywatność', licences: 'Licencje' },

  crash: {
    title: 'Coś poszło nie tak',
    text: 'Na tej stronie wystąpił błąd. Zwykle pomaga ponowne wczytanie; twoje rozgrywki są bezpieczne.',
  },
  update: {
    available: 'Jest nowa wersja strony.',
    install: 'Aktualizuj',
    later: 'Później',
    outdated: 'Ta wersja strony jest nieaktualna. Zaraz wczyta się nowa.',
    reload: 'Wczytaj ponownie',
  },
  reloaded: {
    protocol: 'Strona wczytała się ponownie, bo zaktualizowano serwer. Nic nie przepadło.',
    'newer-rules': 'Strona wczytała się ponownie, bo przy tym stole obowiązują nowsze zasady. Nic nie przepadło.',
    gone: 'Strona wczytała się ponownie, bo na serwerze jest nowsza wersja. Nic nie przepadło.',
  },
  missing: {
    cut: 'Nie udało się wczytać części strony i nie ma połączenia z serwerem. Spróbuj ponownie, gdy połączenie wróci.',
    unknown: 'Nie udało się wczytać części strony. Zwykle pomaga ponowne wczytanie; twoje rozgrywki są bezpieczne.',
  },
}
