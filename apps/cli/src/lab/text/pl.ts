/** The lab in Polish. */
import { formFor, pluralFor } from '@tortuga/kit'
import type { LabTexts } from './texts.ts'

const plural = pluralFor('pl')
const form = formFor('pl')
const list = (names: readonly string[]): string => names.join(', ')
const games = (count: number): string => plural(count, { one: 'partia', few: 'partie', many: 'partii', other: 'partii' })
/** After „z”, „po”: the genitive. */
const ofGames = (count: number): string => plural(count, { one: 'partii', few: 'partii', many: 'partii', other: 'partii' })
const cores = (count: number): string => plural(count, { one: 'rdzeń', few: 'rdzenie', many: 'rdzeni', other: 'rdzenia' })
const seats = (count: number): string => plural(count, { one: 'miejsce', few: 'miejsca', many: 'miejsc', other: 'miejsca' })
const time = (seconds: number): string =>
  seconds < 90
    ? `${Math.ceil(seconds)} s`
    : seconds < 5400
      ? `${Math.ceil(seconds / 60)} min`
      : `${(seconds / 3600).toFixed(1).replace('.', ',')} godz.`
const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')

const ORDER = ['zaczynający', 'drugi w kolejce', 'trzeci w kolejce', 'czwarty w kolejce', 'piąty w kolejce', 'szósty w kolejce'] as const

export const pl: LabTexts = {
  misuse: {
    options: (given, presets) => `„${given}” to ani zestaw opcji (${list(presets)}), ani JSON, ani plik.`,
    notJson: name => `„${name}” nie jest obiektem JSON.`,
    badOptions: (name, why, options) => `„${name}” nie pasuje do opcji tej gry, miejsce: ${why}; są: ${list(options)}.`,
    games: '--games to liczba całkowita od 1 do 1000000.',
    playouts: '--playouts to liczba całkowita od 1 do 10000000.',
    bots: (given, count) =>
      `--bots wymienia ${given}, a ${form(count, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })} ${seats(count)}: podaj tyle samo albo mniej.`,
    cores: '--cores to liczba całkowita od 0 do 256; 0 tylko z DATABASE_URL, gdy pracują inni.',
    minutes: '--minutes to liczba całkowita od 1 do 100000.',
    seed: '--seed ma od 1 do 100 znaków.',
    ladderAgainst: 'Wybierz jedno z --ladder i --against.',
    fewRungs: 'Drabina wymaga co najmniej dwóch botów.',
    noDatabase: 'lab-worker wymaga DATABASE_URL=postgres://…: tam jest tabela z zadaniami.',
    folder: {
      unwritable: path => `Nie można niczego zapisać w „${path}”.`,
      'not-a-run': path => `Folder „${path}” nie jest pusty i nie ma w nim badania; podaj inny.`,
      'another-run': path => `W folderze „${path}” jest inne badanie (inna gra, boty, miejsca, opcje albo ziarno); podaj inny.`,
      'another-build': path => `Badanie w folderze „${path}” rozegrała inna wersja programu, której boty mogą grać inaczej; podaj inny.`,
    },
  },
  progress: (done, all, speed, left) =>
    `${Math.floor((100 * done) / Math.max(1, all))} %, ${done} z ${ofGames(all)}${left === null ? '' : `, ${decimal(speed, speed < 10 ? 1 : 0)} na sekundę, zostało ${time(left)}`}`,
  run: {
    begins: (count, number) => `${games(count)}, ${cores(number)}. Ctrl-C przerywa; to samo polecenie z tym samym --out idzie dalej.`,
    goesOn: done => `Już ${form(done, { one: 'jest', few: 'są', many: 'jest', other: 'jest' })}: ${games(done)}.`,
    shared: 'Badanie leży w tabeli PostgreSQL: bierze w nim udział każdy lab-worker.',
    stopped: (done, all) => `Przerwano: zachowano ${done} z ${ofGames(all)}. To samo polecenie z tym samym --out idzie dalej.`,
    outOfTime: minutes => `Czas minął po ${plural(minutes, { one: 'minucie', few: 'minutach', many: 'minutach', other: 'minuty' })}.`,
    fault: ({ game, problem }, file) => `Nie udało się rozegrać partii ${game}: ${problem}. To, co z niej jest, leży w ${file}.`,
    written: files => `Zapisano: ${list(files)}`,
    replay: file => `Każdą z partii wartych obejrzenia otwiera: tortuga replay ${file}`,
  },
  worker: {
    ready: count => `Czekam na zadania: ${cores(count)}. Ctrl-C kończy; nic nie ginie.`,
    played: (count, all) => `${games(count)}, razem ${all}.`,
    foreign: 'Czekają zadania innej wersji programu: ta nie może ich rozegrać.',
    trouble: why => `Baza danych nie odpowiada (${why}); spróbuję znowu.`,
    stopped: count => `Koniec po ${ofGames(count)}.`,
  },
  report: {
    title: game => `${game} w laboratorium`,
    ladderTitle: game => `Drabina gry ${game}`,
    sections: {
      glance: 'W skrócie',
      comparison: 'Porównanie dwóch wariantów',
      wins: 'Wygrane',
      scores: 'Punkty',
      length: 'Długość i to, co dzieje się po drodze',
      endings: 'Jak kończą się partie',
      cards: 'Karty',
      outliers: 'Partie warte obejrzenia',
      ratings: 'Elo',
      pairings: 'Pary',
      how: 'Jak to powstało',
    },
    columns: {
      who: 'kto',
      wins: 'wygrane',
      interval: 'przedział 95 %',
      even: 'równy udział',
      verdict: 'ocena',
      mean: 'średnia',
      deviation: 'odchylenie',
      least: 'najmniej',
      median: 'mediana',
      most: 'najwięcej',
      what: 'co',
      ending: 'koniec',
      share: 'udział',
      card: 'karta',
      side: 'strona',
      taken: 'wzięta',
      played: 'zagrana',
      wonTaken: 'wzięta i wygrana',
      wonPlayed: 'zagrana i wygrana',
      wonKept: 'na końcu u gracza i wygrana',
      base: 'wszystkie karty',
      why: 'dlaczego',
      game: 'partia',
      moves: 'ruchy',
      lead: 'przewaga',
      file: 'plik',
      first: 'pierwszy',
      second: 'drugi',
      difference: 'różnica',
      bot: 'bot',
      elo: 'Elo',
      against: 'przeciw',
      games: 'partie',
      place: 'średnie miejsce',
    },
    facts: (count, deals, number, bots, seed) =>
      `Partie: ${count}, rozdania: ${deals}, ${seats(number)}, boty: ${list(bots)}. Ziarno: ${seed}.`,
    variant: (letter, name) => `${letter}: ${name}`,
    early: (count, wanted) => `Przerwano wcześniej: ${count} z ${wanted} partii.`,
    seat: number => `miejsce ${number}`,
    order: number => ORDER[number - 1] ?? `${number}. w kolejce`,
    groupings: { seat: 'Według miejsca', order: 'Według kolejności', side: 'Według strony', bot: 'Według bota' },
    everybody: 'wszyscy',
    winsOf: who => `wygrane: ${who}`,
    scoreOf: who => `punkty: ${who}`,
    endsBy: ending => `koniec: ${ending}`,
    length: 'ruchy w partii',
    margin: 'przewaga pierwszego nad drugim, w punktach',
    shared: 'wspólne pierwsze miejsce',
    verdicts: { above: 'więcej niż równo', below: 'mniej niż równo', even: 'może być równo' },
    winSentence: (who, share, interval, even, verdict) =>
      `Wygrane (${who}): ${share} (${interval}); równy udział to ${even}. ${
        { above: 'To więcej niż szum: przewaga.', below: 'To więcej niż szum: strata.', even: 'To może być szum.' }[verdict]
      }`,
    lengthSentence: (median, low, high) =>
      `Połowa partii ma najwyżej tyle ruchów: ${median}; dziewięć na dziesięć ma od ${low} do ${high}.`,
    endingSentence: (ending, share) => `Najczęściej (${share}) partia kończy się tak: ${ending}.`,
    deadSentence: names => `Karty martwe, zagrane w mniej niż 5 % partii: ${list(names)}.`,
    noneDead: 'Żadna karta nie jest martwa: każda jest grana co najmniej w 5 % partii, o ile te partie pozwalają to ocenić.',
    cardsLead: cards =>
      `Udział partii, w których kartę wzięto i zagrano, oraz jak często ci, którzy to zrobili, wygrywali. Wygrywający grają więcej kart niż przegrywający, więc porównuj z kolumną „wszystkie karty”. Przez sam przypadek wyróżniałoby się około ${Math.max(1, Math.round(cards / 20))} z ${cards} kart.`,
    outliersLead: 'Każda jest zapisana w pliku, który otwiera tortuga replay, a także strona, jako zapisaną partię.',
    outliers: {
      longest: value => `najdłuższa, ruchy: ${value}`,
      shortest: value => `najkrótsza, ruchy: ${value}`,
      highest: value => `najwyższy wynik: ${value}`,
      lowest: value => `najniższy wynik: ${value}`,
      widest: value => `największa przewaga: ${value}`,
      ending: () => 'rzadki koniec',
    },
    real: 'więcej niż szum',
    noise: 'może być szum',
    differs: (what, change, interval, isReal) =>
      `${what}: ${change} (${interval}). ${isReal ? 'To więcej niż szum.' : 'To nie więcej, niż może dać szum.'}`,
    sameGames: 'Oba warianty rozegrały dokładnie te same partie: nic się nie różni.',
    nothingDiffers: (first, second, figures) =>
      `Między ${first} a ${second} nic nie różni się bardziej, niż może dać szum (porównano ${plural(figures, { one: 'liczbę', few: 'liczby', many: 'liczb', other: 'liczby' })}).`,
    someDiffer: (first, second, real, figures) =>
      `Z ${plural(figures, { one: 'porównanej liczby', few: 'porównanych liczb', many: 'porównanych liczb', other: 'porównanej liczby' })} ${plural(real, { one: 'różni się', few: 'różnią się', many: 'różni się', other: 'różni się' })} bardziej, niż może dać szum (${first} → ${second}).`,
    comparisonLead: deals =>
      `Oba warianty rozegrały te same rozdania (${deals}). Różnica to więcej niż szum, jeśli przypadek dałby ją w mniej niż jednym na dwadzieścia takich porównań; uwzględniono przy tym, ile liczb się porównuje.`,
    ladderLead: playouts =>
      `Rozdania lustrzane: każde rozegrano raz dla każdego obrotu miejsc. ${playouts === null ? 'Każdy bot ma taki budżet jak przy stole.' : `Boty, które przeszukują, mają na ruch tyle rozgrywek próbnych: ${playouts}, może mniej niż przy stole.`}`,
    orMore: lead => `${lead} lub więcej`,
    orLess: lead => `${lead} lub mniej`,
    ratingsLead: first => `Jedna skala dla wszystkich; ${first} ma 0.`,
    placeLead: (even, middle) => `Pierwszy bot siedzi sam wśród pozostałych: równy udział to ${even}, średnie miejsce ${middle}.`,
    how: {
      command: 'Polecenie:',
      seeds: (kind, seed, last) =>
        `Ziarno rozdania n to SHA-256 z „tortuga-${kind}-1”, „${seed}” i n, w trzech wierszach; n od 0 do ${last}.`,
      build: (rules, build) => `Zasady ${rules}, wersja programu ${build}.`,
      intervals:
        'Przedziały obejmują prawdę w 95 na 100 takich badań: Wilsona dla udziałów, Studenta dla średnich. Partie z tego samego rozdania są ze sobą związane, więc liczą się rozdania, a nie partie. Wspólna wygrana liczy się w części.',
      elo: 'Elo pary wynika z jej udziału i przedziału; skala jest dopasowana do wszystkich par naraz (Bradley i Terry), a jej przedziały pochodzą z tysiąca dopasowań do udziałów, jakie mogą być w rzeczywistości.',
      again: 'To samo polecenie rozegra te same partie na każdym komputerze; w games.jsonl każda ma swój wiersz.',
    },
    plots: {
      share: 'udział',
      change: 'różnica',
      games: 'ile partii',
      seats: 'ilu graczy',
      moves: 'ruchy',
      points: 'punkty',
      lead: 'przewaga w punktach',
      elo: 'Elo',
      evenLine: 'równo',
      baseLine: 'wszystkie karty',
      noLine: 'bez różnicy',
      forest: what => `${what}, z przedziałami 95 %`,
      histogram: what => `Jak często: ${what}`,
      dots: 'Partie według długości i przewagi; te w obwódce można otworzyć',
      inTable: 'Te same liczby są w tabeli.',
    },
    page: {
      language: 'Język',
      theme: 'Kolory',
      themes: { auto: 'jak w systemie', light: 'jasne', dark: 'ciemne' },
      contents: 'Spis treści',
    },
  },
}
