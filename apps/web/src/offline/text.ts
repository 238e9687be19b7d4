/** What the settings say about days without a line. */
import type { Keeping } from './kinds.ts'

type Words = {
  readonly title: string
  readonly keeping: Readonly<Record<Keeping, string>>
  readonly games: { readonly kept: string; readonly mayGo: string; readonly ask: string; readonly refused: string }
  readonly install: { readonly button: string; readonly help: string; readonly done: string; readonly ios: string }
}

export const WORDS: Readonly<Record<'en' | 'pl', Words>> = {
  en: {
    title: 'Offline',
    keeping: {
      unknown: 'One moment…',
      impossible: 'A browser stores no page from an address without https. Games against bots work as long as this page stays open.',
      fetching: 'The page is being stored on this device…',
      kept: 'The whole page is on this device: games against bots work offline, too.',
      full: 'This device has no room to keep the page. It works as long as the server can be reached.',
      failed: 'The page is not on this device yet. It will be tried again by itself.',
    },
    games: {
      kept: 'Games against bots are kept here for good.',
      mayGo: 'When space runs out, the browser may remove games against bots.',
      ask: 'Keep them for good',
      refused: 'The browser does not promise that. Save the games you care for as files.',
    },
    install: {
      button: 'Install Tortuga',
      help: 'As an app of its own, with its own window and icon.',
      done: 'Tortuga is installed on this device.',
      ios: 'On an iPhone or iPad: “Share”, then “Add to Home Screen”.',
    },
  },
  pl: {
    title: 'Bez połączenia',
    keeping: {
      unknown: 'Chwileczkę…',
      impossible: 'Spod adresu bez https przeglądarka nie zapisuje stron. Partie z botami działają, dopóki ta strona jest otwarta.',
      fetching: 'Strona właśnie zapisuje się na tym urządzeniu…',
      kept: 'Cała strona jest na tym urządzeniu: z botami zagrasz także bez połączenia.',
      full: 'Na tym urządzeniu brakuje miejsca, by zapisać stronę. Działa, dopóki jest połączenie z serwerem.',
      failed: 'Strony nie ma jeszcze na tym urządzeniu. Kolejna próba nastąpi sama.',
    },
    games: {
      kept: 'Partie z botami są tu zapisane na stałe.',
      mayGo: 'Gdy zabraknie miejsca, przeglądarka może usunąć partie z botami.',
      ask: 'Zachowaj je na stałe',
      refused: 'Przeglądarka tego nie obiecuje. Ważne partie zapisz do pliku.',
    },
    install: {
      button: 'Zainstaluj Tortugę',
      help: 'Jako osobną aplikację, z własnym oknem i ikoną.',
      done: 'Tortuga jest zainstalowana na tym urządzeniu.',
      ios: 'Na iPhonie lub iPadzie: „Udostępnij”, a potem „Do ekranu początkowego”.',
    },
  },
}
