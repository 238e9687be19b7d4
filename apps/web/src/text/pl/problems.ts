/** Polish messages for failed requests to the server. */
import type { ProblemText } from '../en/problems.ts'

export const problems: ProblemText = {
  unreachable: 'Brak połączenia z serwerem.',
  'not-a-guest': 'Serwer jeszcze cię nie zna.',
  'table-full': 'Wszystkie miejsca są zajęte.',
  'seat-taken': 'Ktoś był szybszy: to miejsce jest zajęte.',
  'seat-given': 'W tej rozgrywce było już twoje miejsce, więc nie możesz zająć innego.',
  'name-taken': 'Ktoś przy tym stole ma już takie imię.',
  'already-begun': 'Rozgrywka już się zaczęła.',
  'already-seated': 'Masz już tutaj miejsce.',
  'not-welcome': 'Nie możesz zająć miejsca przy tym stole.',
  'too-many-tables': 'Za dużo otwartych stołów. Najpierw zamknij któryś albo dokończ rozgrywkę.',
  'too-often': 'Za dużo prób. Odczekaj chwilę.',
  'no-such-table': 'Nie ma takiego stołu.',
  'no-such-link': 'Ten link został już użyty albo wygasł.',
  'other-commitment':
    'Pieczęć tasowania przy tym stole zmieniła się od twojej pierwszej wizyty, więc tasowania nie da się sprawdzić. Otwórz nowy stół.',
  malformed: 'Serwer tego nie przyjął. Sprawdź imię.',
  barred: 'Gospodarz tego serwera cię zablokował.',
  other: 'Nie udało się. Spróbuj ponownie.',
}
