/** Polish texts of Rummikub's illustrated page. */
import type { RummikubIntroductionText } from './pictures.tsx'

export const pl: RummikubIntroductionText = {
  aim: 'Wykładaj kostki z tabliczki na stół w grupach i seriach. Opróżnij tabliczkę przed innymi i zdobądź punkty za to, co im zostało.',
  sections: {
    sets: {
      title: 'Dwa rodzaje układów',
      note: 'Każdy układ ma co najmniej trzy kostki.',
      parts: {
        group: ['Grupa', 'Trzy lub cztery kostki z tym samym numerem, każda w innym kolorze.'],
        run: ['Seria', 'Trzy lub więcej kolejnych numerów w jednym kolorze. Jedynka jest najniższa, po 13 nie ma już nic.'],
        joker: ['Joker', 'Zastępuje dowolną brakującą kostkę: tutaj pomarańczową 12. Później można go zastąpić i użyć w innym układzie.'],
      },
    },
    turn: {
      title: 'Twój ruch',
      note: 'Wyłóż kostki z tabliczki albo dobierz jedną.',
      parts: {
        open: ['Najpierw otwórz za 30', 'Pierwsze układy wykładasz tylko ze swojej tabliczki, za co najmniej 30 punktów: tutaj 24 + 6.'],
        rebuild: [
          'Potem masz cały stół',
          'Dokładaj, rozdzielaj i przebudowuj układy: dzięki twojej czarnej 7 z jednej serii robią się dwie. Wyłóż co najmniej jedną kostkę z tabliczki.',
        ],
        draw: ['Albo dobierz kostkę', 'Jeśli nie możesz lub nie chcesz wykładać, dobierz jedną kostkę. To kończy twój ruch.'],
      },
    },
    points: {
      title: 'Punkty',
      note: 'Runda kończy się, gdy czyjaś tabliczka jest pusta.',
      parts: {
        out: ['Pozbądź się kostek', 'Wyłóż ostatnią kostkę, a wygrywasz rundę i zdobywasz tyle punktów, ile stracili inni.'],
        left: ['Kostki na tabliczce', 'Pozostali tracą sumę swoich kostek. Joker na tabliczce kosztuje 30 punktów.'],
        unopened: ['Otwórz na czas', 'Bez otwarcia tracisz 100 punktów, a 200, jeśli twoja tabliczka na otwarcie pozwalała.'],
      },
    },
  },
}
