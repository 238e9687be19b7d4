/** All that the replay and the check of the shuffle say, in Polish. */
import { pluralFor } from '@tortuga/kit'
import type { ReplayTexts } from './texts.ts'

const plural = pluralFor('pl')
const ofMoves = (count: number): string => plural(count, { one: 'ruchu', few: 'ruchów', many: 'ruchów', other: 'ruchu' })
const positions = (count: number): string =>
  plural(count, { one: 'pozycja pochodzi', few: 'pozycje pochodzą', many: 'pozycji pochodzi', other: 'pozycji pochodzi' })

export const pl: ReplayTexts = {
  title: game => `Powtórka: ${game}`,
  word: 'Powtórka',
  fetching: 'Pobieramy partię…',
  playing: (done, all) => `Rozgrywamy ją ponownie: ${done} z ${ofMoves(all)}`,
  controls: 'Sterowanie powtórką',
  position: (version, last) => `Ruch ${version} z ${last}`,
  scrubber: 'Miejsce w partii',
  moved: name => `${name} wykonuje ruch.`,
  through: eyes => `Widok: ${eyes}`,

  first: 'Na początek',
  back: 'Ruch wstecz',
  play: 'Odtwarzaj',
  pause: 'Zatrzymaj',
  forward: 'Ruch dalej',
  last: 'Na koniec',
  speed: 'Tempo',
  speeds: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko' },
  turn: 'Tura',
  turnOf: (number, name) => `${number}. ${name}`,
  eyes: 'Czyimi oczami',
  eyesOpen: 'Karty odkryte',
  eyesTable: 'Widz',
  bot: name => `${name} (bot)`,
  keys: 'Klawisze:',
  keyHints: [
    ['← →', 'ruch'],
    ['Shift ← →', 'tura'],
    ['Spacja', 'odtwarzanie'],
    ['Home End', 'początek i koniec'],
  ],
  goTo: version => `Przejdź do ruchu ${version}`,
  takenBack: 'cofnięte',
  more: 'Więcej',

  coach: 'Trener',
  share: 'Udostępnij to miejsce',
  copied: version => `Link do ruchu ${version} jest skopiowany.`,
  copyByHand: 'Skopiuj ten link samodzielnie:',
  noLinkDevice:
    'Ta partia leży tylko na tym urządzeniu, więc link do niej donikąd by nie prowadził. Zapisz ją do pliku i wyślij ten plik: otworzy go każda Tortuga przez „Otwórz zapisaną partię”.',
  noLinkFile:
    'Plik nie ma adresu, który mógłby otworzyć ktoś inny. Wyślij sam plik: otworzy go każda Tortuga przez „Otwórz zapisaną partię”.',
  save: 'Zapisz do pliku',
  backToTable: 'Do stołu',
  otherFile: 'Inny plik',

  strip: {
    fault: (line, why) => `Wiersz ${line} zapisu nie mógł się zdarzyć: ${why}. Partię widać do ruchu przed nim.`,
    faultKept: (line, why) => `Wiersz ${line} zapisu nie mógł się zdarzyć: ${why}. Dalej widać pozycje tak, jak je przechowano.`,
    badLine: line => `Wiersza ${line} tego pliku nie da się odczytać. Partię widać do ruchu przed nim.`,
    sum: 'Ten plik zmieniono albo ucięto po zapisaniu: suma kontrolna się nie zgadza.',
    keptSome: count =>
      `Na początku ${positions(count)} z gry według starszych zasad: widać je tak, jak je przechowano, nie są rozgrywane ponownie.`,
    keptAll:
      'Tę partię rozegrano według innych zasad, niż zna ta strona: jej pozycje widać tak, jak je przechowano, bez ponownego rozgrywania.',
    lostSome: count =>
      `Na początku ${positions(count)} z gry według starszych zasad, a plik ich nie zawiera: powtórka zaczyna się po nich.`,
    notOver: 'Ta partia jeszcze trwa: widać to, co było widać z twojego miejsca.',
    noLook: 'Tej pozycji nie udało się pokazać.',
  },

  sorry: {
    'no-such-match': { title: 'Nie ma takiej partii', text: 'Może ją usunięto, a może w linku zgubiła się litera.' },
    'no-spectators': { title: 'Tę partię rozegrano bez widowni', text: 'Obejrzeć ją mogą tylko ci, którzy w niej grali.' },
    'not-begun': { title: 'Ta partia się jeszcze nie zaczęła', text: 'Czeka na graczy. Gdy się skończy, będzie ją można tu obejrzeć.' },
    'not-over': {
      title: 'Ta partia jeszcze trwa',
      text: 'Powtórka pokazuje wszystkie ręce, więc czeka na koniec. Do tego czasu o wydarzeniach opowiada dziennik przy stole.',
    },
    unreachable: { title: 'Nie ma połączenia z serwerem', text: 'Partie z tego urządzenia i zapisane pliki można oglądać i tak.' },
    'not-here': { title: 'Tej partii nie ma na tym urządzeniu', text: 'Partie z botami zostają w przeglądarce, w której się zaczęły.' },
    'not-played': {
      title: 'Tej partii nie da się rozegrać ponownie',
      text: 'Grano w nią według zasad, których ta strona nie zna, albo jej pierwszy wiersz nie opisuje takiej gry. W pliku nie ma obrazu pozycji.',
    },
    'no-seed': {
      title: 'Tę partię zapisano przed końcem',
      text: 'Tajemnica tasowania zostaje ujawniona na końcu, a bez niej nie da się niczego rozdać ponownie. Zapisz partię jeszcze raz, gdy się skończy.',
    },
    'too-big': { title: 'Ten plik jest za duży', text: 'Zapisana partia ma najwyżej kilkaset kilobajtów; ten plik ma ponad 5 MB.' },
    'no-text': { title: 'Nie udało się odczytać tego pliku', text: 'Może w międzyczasie go przeniesiono albo usunięto.' },
    failed: { title: 'Powtórka się nie zaczęła', text: 'Coś poszło nie tak po drodze. Żadna partia przez to nie przepada.' },
    'no-journal': { title: 'To nie jest zapisana partia', text: 'Niczego z niej nie dało się odczytać.' },
    'unknown-game': { title: 'Ta strona nie zna tej gry', text: 'Zapisała ją nowsza albo inna Tortuga.' },
  },
  sorryLine: (line, problem) => `Wiersz ${line}: ${problem}.`,
  sorryGame: game => `W pliku nazywa się „${game}”.`,
  toTable: 'Przejdź do stołu',

  file: {
    title: 'Otwórz zapisaną partię',
    lead: 'Wybierz plik z zapisaną partią albo upuść go gdziekolwiek na tej stronie. Czyta go twoja przeglądarka i nigdzie go nie wysyła.',
    choose: 'Wybierz plik',
    drop: 'albo upuść go tutaj',
    dropNow: 'Puść, żeby otworzyć',
  },

  check: {
    title: 'Sprawdź tasowanie',
    intro: 'Twoja przeglądarka przeczytała zapis partii, sama wykonała tasowanie jeszcze raz i rozegrała każdy ruch. Oto, co znalazła:',
    running: 'Sprawdzamy…',
    failed: 'Samo sprawdzanie się nie udało. Spróbuj jeszcze raz.',
    all: 'Wszystko się zgadza. Nikt nie wybierał kart.',
    some: 'To, co dało się sprawdzić, się zgadza.',
    none: 'Coś się nie zgadza.',
    results: { holds: 'zgadza się', fails: 'nie zgadza się', 'not-checked': 'nie sprawdzono' },
    names: {
      file: 'Cały zapis',
      commitment: 'Zapieczętowana tajemnica',
      seed: 'Tasowanie',
      own: 'Twój udział',
      play: 'Każdy ruch',
      end: 'Zakończenie',
    },
    holds: {
      file: 'Suma kontrolna pasuje do każdego wiersza: po zapisaniu niczego nie zmieniono ani nie ucięto.',
      commitment:
        'Tajemnica ujawniona na końcu jest tą, którą zapieczętowano przed partią. Twoja przeglądarka nie zachowała pieczęci, którą wtedy widziała, więc wierzy zapisowi na słowo.',
      commitmentSeen:
        'Tajemnica ujawniona na końcu jest tą, którą zapieczętowano, a pieczęć jest dokładnie tą, którą twoja przeglądarka widziała przed zajęciem miejsca.',
      seed: 'Powstało z zapieczętowanej tajemnicy i z tego, co dodały przeglądarki wszystkich graczy, i z niczego więcej.',
      own: 'Liczba losowa, którą twoja przeglądarka dodała przy zajmowaniu miejsca, jest w nim zawarta.',
      play: 'Przy ponownej grze z tego tasowania, według zasad, każda karta pada i każdy ruch przebiega tak, jak zapisano.',
      end: 'Partia jest skończona, a jej ostatnia pozycja ma dokładnie zapisany odcisk.',
    },
    notChecked: {
      own: 'Ta przeglądarka nie siedziała przy tym stole albo nie pamięta już, co dodała. Każdy, kto grał, może to sprawdzić u siebie.',
      unsealed: 'Tę partię rozegrano bez zapieczętowanej tajemnicy, w terminalu albo w laboratorium.',
      unreached: 'Zapis urywa się wcześniej.',
    },
    atLine: line => `Wiersz ${line} zapisu:`,
    why: {
      'no-checksum': 'plik nie ma sumy kontrolnej',
      'checksum-differs': 'suma kontrolna nie pasuje do tego, co stoi wyżej; coś zmieniono albo ucięto',
      'not-asked-for': 'nikt o to nie prosił',
      'not-opened': 'tajemnicy nigdy nie ujawniono',
      differs: 'wychodzi coś innego, niż zapisano',
      'not-among-them': 'nie ma wśród nich liczby, którą dodała twoja przeglądarka',
      'not-the-one-seen': 'to nie jest pieczęć, którą twoja przeglądarka widziała przed zajęciem miejsca',
      'older-rules': 'to, co wcześniej, toczyło się według starszych zasad, których ta strona nie zna',
      'not-over': 'partia, o ile da się ją rozegrać, nie dochodzi do końca',
      'no-seed': 'nie ma tasowania, z którego można by ją rozegrać',
      options: 'gra nie ma takiego wydania ani takiej liczby graczy',
      refused: 'zasady na to nie pozwalają',
      'not-time-up': 'zegar nie mógł wykonać tego ruchu',
      'not-alone': 'na to cofnięcie musieliby się zgodzić inni',
      rules: 'w tym miejscu zasady nie mogły się zmienić',
      broken: 'partia nie może się stąd toczyć dalej',
      empty: 'nic w nim nie ma',
      'not-json': 'nie da się go odczytać',
      'no-header': 'nie mówi, w co grano',
      'no-entry': 'nie opowiada o niczym, co może się zdarzyć w partii',
    },
    numbers: 'Same liczby',
    commitment: 'Pieczęć (SHA-256 tajemnicy)',
    secret: 'Tajemnica',
    contribution: name => `Od gracza: ${name}`,
    nothingAdded: 'nic (bot)',
    seed: 'Tasowanie (ziarno)',
    notOpen: 'nieujawnione',
    explain: 'Czego to dowodzi, a czego nie',
  },

  fairness: {
    title: 'Uczciwe tasowanie',
    lead: 'Nikt przy stole nie może wybrać kart, a potem każdy może to sprawdzić.',
    howTitle: 'Jak to działa',
    how: [
      [
        'Serwer pieczętuje tajemnicę',
        'Gdy powstaje stół, serwer losuje długą liczbę i pokazuje wszystkim jej odcisk. Od tej chwili nie może wziąć innej liczby: żadna inna nie ma takiego odcisku.',
      ],
      ['Każda przeglądarka dodaje swoją', 'Kto zajmuje miejsce, dodaje własną liczbę losową, widząc już odcisk. Boty niczego nie dodają.'],
      [
        'Tasowanie powstaje ze wszystkich',
        'Gdy zajęte jest ostatnie miejsce, o każdym tasowaniu i losowaniu w partii rozstrzygają tajemnica i to, co wszyscy dodali. Nikt wcześniej nie znał wszystkich części.',
      ],
      [
        'Na końcu tajemnica jest ujawniana',
        'Niezależnie od tego, jak partia się kończy. Każdy może wtedy potasować ponownie i rozegrać każdy ruch.',
      ],
    ],
    provesTitle: 'Czego to dowodzi',
    proves: [
      ['Sam serwer nie mógł wybrać kart', 'Jego tajemnica była ustalona, zanim poznał liczby graczy.'],
      ['Nie mógł też żaden gracz', 'Jego liczba nic nie znaczy bez tajemnicy, której nie znał.'],
      ['Niczego potem nie zmieniono', 'Inna kolejność, inny ruch albo inne tasowanie nie doprowadziłyby do tego samego końca.'],
    ],
    notTitle: 'Czego to nie obejmuje',
    not: [
      ['Zmowy serwera z ostatnim, kto siadł do stołu', 'Razem mogliby próbować liczb, aż wynik im się spodoba.'],
      [
        'Zaglądania do maszyny',
        'Właściciel serwera mógłby zobaczyć wszystkie ręce w jego pamięci. Graj u gospodarza, któremu ufasz, albo bądź nim osobiście.',
      ],
      ['Zegara', 'Ile kto myślał, wiadomo tylko od serwera.'],
    ],
    device: 'Partie z botami na tym urządzeniu działają tak samo; tajemnicy pilnuje wtedy sama przeglądarka.',
    checkTitle: 'Jak sprawdzić',
    checkText:
      'Gdy partia się skończy, naciśnij „Sprawdź tasowanie” w oknie końcowym albo w powtórce. Sprawdzić można też zapisane partie, także cudze i własnym programem: każdy krok opisuje bajt po bajcie dokumentacja.',
    open: 'Otwórz zapisaną partię',
  },
}
