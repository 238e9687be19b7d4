/** Polish texts of the text pages: privacy, licences, rulebooks, and addresses without a page. */
import type { PageText } from '../en/pages.ts'

export const pages: PageText = {
  privacy: {
    title: 'Prywatność',
    intro: 'Ten serwer prowadzi jego gospodarz. Nie ma śledzenia, reklam ani połączeń z kimkolwiek innym.',
    points: [
      [
        'Jedno ciasteczko',
        'Losowa liczba, po której serwer poznaje, że to znowu ty. Zapisuje tylko jej skrót oraz to, kiedy każde z twoich urządzeń zostało dodane i ostatnio użyte. Rozgrywki z botami jej nie potrzebują.',
      ],
      ['Twoje imię', 'Takie, jakie wpiszesz. Widzą je osoby przy twoich stołach.'],
      [
        'Rozgrywki na serwerze',
        'Miejsca, ruchy, zegary i czat, żeby rozgrywka przetrwała zerwane połączenie i dała się potem obejrzeć. Stoły bez aktywności przez 30 dni są zamykane.',
      ],
      [
        'Rozgrywki na tym urządzeniu',
        'Rozgrywki z botami, postępy w lekcjach, język, motyw i imię zostają w tej przeglądarce i nie są nigdzie wysyłane. Zapisana jest tu także sama strona, żeby działała bez połączenia.',
      ],
      ['Adresy IP', 'Tylko w pamięci, żeby ograniczyć liczbę żądań od jednej osoby; nie są zapisywane ani logowane.'],
      [
        'Zapomnij o mnie',
        'W ustawieniach. Od razu usuwa imię, klucze i wiadomości. Serwer robi to sam po 400 dniach bez wizyty, chyba że trwa jeszcze twoja rozgrywka.',
      ],
    ],
  },
  licences: {
    title: 'Licencje',
    intro: 'Tortuga jest na licencji MIT. Wszystkie rysunki są nasze. Korzysta z tych krojów pisma i bibliotek:',
    fonts: 'Kroje pisma',
    libraries: 'Biblioteki',
    games: 'Gry należą do swoich autorów i wydawców; zasady opisujemy własnymi słowami.',
  },
  rulebook: {
    title: game => `${game}: zasady`,
    choose: 'Zasady gier',
    numbered: 'Instrukcja',
    folded: 'Wszystkie zasady z numerami; otwórz to, czego potrzebujesz.',
    missing: 'Nie udało się wczytać zasad.',
  },
  notFound: { title: 'Tu nic nie ma', text: 'Pod tym adresem nie ma żadnej strony.' },
}
