/** Polish texts of the settings about playing offline and installing the page. */
import type { OfflineText } from '../en/offline.ts'

export const offline: OfflineText = {
  title: 'Bez połączenia',
  status: {
    unknown: 'Sprawdzam…',
    impossible: 'Bez https przeglądarki nie zapisują stron. Rozgrywki z botami działają, dopóki ta strona jest otwarta.',
    fetching: 'Strona zapisuje się na tym urządzeniu…',
    kept: 'Strona jest zapisana na tym urządzeniu: z botami zagrasz także bez połączenia.',
    full: 'Na tym urządzeniu brakuje miejsca, by zapisać stronę. Działa, dopóki jest połączenie z serwerem.',
    failed: 'Strona nie jest jeszcze zapisana na tym urządzeniu. Kolejna próba nastąpi automatycznie.',
  },
  games: {
    kept: 'Rozgrywki z botami są tu zapisane na stałe.',
    mayGo: 'Gdy zabraknie miejsca, przeglądarka może usunąć rozgrywki z botami.',
    ask: 'Zachowaj je na stałe',
    refused: 'Przeglądarka tego nie gwarantuje. Ważne rozgrywki zapisz do pliku.',
  },
  install: {
    button: 'Zainstaluj Tortugę',
    help: 'Jako aplikację z własnym oknem i ikoną.',
    done: 'Tortuga jest zainstalowana na tym urządzeniu.',
    ios: 'Na iPhonie lub iPadzie: „Udostępnij”, a potem „Do ekranu początkowego”.',
  },
}
