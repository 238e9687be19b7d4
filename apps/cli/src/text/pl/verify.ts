/** The texts of verify in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { CliTexts } from '../en/index.ts'

const plural = pluralFor('pl')
const list = (names: readonly string[]): string => names.join(', ')

export const verify: CliTexts['verify'] = {
  title: (game, rules, seats, entries) =>
    `${game}, zasady ${rules}, ${plural(seats, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })}, ${plural(entries, { one: 'wpis', few: 'wpisy', many: 'wpisów', other: 'wpisu' })}`,
  unreadable: (line, problem) =>
    `Wiersz ${line} ${{ empty: 'jest pusty: to nie jest zapisana rozgrywka', 'not-json': 'nie jest w formacie JSON', 'no-header': 'nie jest nagłówkiem rozgrywki', 'no-entry': 'nie jest wpisem rozgrywki' }[problem]}.`,
  otherGame: (game, games) => `To rozgrywka w grę „${game}”, której ta wersja nie zna; zna: ${list(games)}.`,
  otherRules: (game, rules) => `Tę rozgrywkę (${game}) toczono według zasad ${rules}, których ta wersja nie ma. Otworzy ją nowsza wersja.`,
  holds: {
    file: 'Plik jest kompletny: suma kontrolna się zgadza.',
    commitment: 'Sekret zgadza się ze zobowiązaniem w pliku. Aby porównać je z tym, które było widać przed rozgrywką, podaj --commitment.',
    commitmentSeen: 'Sekret zgadza się ze zobowiązaniem, które było widać przed rozgrywką.',
    seed: 'Ziarno wynika z sekretu i wkładów graczy.',
    own: 'Twój wkład jest w ziarnie.',
    start: 'Początek rozgrywki wynika z zasad.',
    head: 'Rozgrywkę było widać do końca i niczego nie ucięto, nie zmieniono ani nie wstawiono.',
    play: 'Każdy wpis odtwarza się dokładnie tak, jak go zapisano.',
    consent:
      'Według pliku nad każdym uzgodnionym końcem oraz nad każdym botem i każdym zastępstwem na miejscu gracza głosowano; zegar nie wykonał żadnego ruchu, którego nie było widać.',
    end: 'Rozgrywka jest zakończona, a jej stan końcowy ma zapisany skrót.',
  },
  names: {
    file: 'Suma kontrolna pliku',
    commitment: 'Zobowiązanie',
    seed: 'Ziarno',
    own: 'Twój wkład',
    start: 'Początek',
    head: 'Koniec łańcucha skrótów',
    play: 'Odtworzenie',
    consent: 'Głosowania i zegar',
    end: 'Zakończenie',
  },
  notChecked: (name, line, why) => `${name}${line === null ? '' : ` (wiersz ${line})`}: nie sprawdzono, ${why}.`,
  fails: (line, why) => `Wiersz ${line} się nie zgadza: ${why}.`,
  why: {
    'no-checksum': 'plik jej nie ma',
    'checksum-differs': 'suma kontrolna się nie zgadza; plik zmieniono albo ucięto',
    'not-asked-for': 'nie zażądano tego',
    'not-opened': 'sekretu nie ujawniono',
    differs: 'odtworzenie daje inny wynik',
    'not-among-them': 'twojego wkładu nie ma wśród wkładów graczy',
    'not-the-one-seen': 'to nie jest zobowiązanie, które było widać przed zajęciem miejsca',
    'other-entries': 'do tego wiersza zapis różni się od tego, co było widać',
    'cut-off': 'było widać późniejszą wersję, więc zapis ucięto',
    'seen-in-part': 'rozgrywkę było widać tylko do tego wiersza, a dalszych nic nie potwierdza',
    'from-position': 'rozgrywka zaczyna się od podanej pozycji',
    'not-over': 'odtworzona rozgrywka nie dochodzi do końca',
    'ended-early': 'rozgrywka nie skończyła się według zasad i nic nie dowodzi, że przed końcem nie ucięto ruchów',
    'winner-by-absence': 'zwycięzcę wskazano z powodu nieobecności pozostałych, a nic jej nie dowodzi',
    'substitute-without-vote': 'miejsce otwarto dla zastępstwa bez głosowania i nic nie dowodzi, że pozostali gracze odeszli',
    'bot-without-vote': 'bot zajął to miejsce bez głosowania i nic nie dowodzi, że gracz odszedł',
    'end-without-vote': 'koniec uzgodniono bez głosowania i nic nie dowodzi, że pozostałych nie było',
    'by-clock': 'ten ruch wykonał za gracza zegar i nic nie dowodzi, że czas minął',
    'no-seed': 'nie ma ziarna, aby ją odtworzyć',
    options: 'ta gra nie ma takich opcji lub miejsc',
    refused: 'zasady na to nie pozwalają',
    'not-time-up': 'zegar nie mógł wykonać tego ruchu',
    'not-alone': 'na to cofnięcie musieliby się zgodzić inni',
    rules: 'dotyczy innego wydania zasad',
    broken: 'zasady zgłaszają tu błąd',
  },
  notAskedFor: {
    commitment: 'rozgrywka odbyła się bez zobowiązania',
    seed: 'rozgrywka odbyła się bez zobowiązania',
    own: 'podaj go przez --own',
    head: 'podaj ostatni, który było widać, przez --head WERSJA:SKRÓT',
  },
  verdicts: {
    proven: 'Udowodnione: wszystko się zgadza.',
    consistent: 'W pliku wszystko się zgadza. Aby udowodnić, że to twoja rozgrywka, podaj --own, --commitment i --head ostatniego wpisu.',
    'not-provable': 'Nie da się udowodnić: to, co sprawdzono, się zgadza, ale nie wszystko dało się sprawdzić (kod wyjścia 3).',
    forged: 'Podrobione albo uszkodzone: ta rozgrywka nie przechodzi sprawdzenia.',
  },
}
