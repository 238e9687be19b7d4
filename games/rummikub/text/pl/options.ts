/** The options and presets of Rummikub in Polish. */
import type { Texts } from '../types.ts'

const YES_NO = { true: 'Tak', false: 'Nie' }

export const options: Texts['options'] = {
  rounds: { name: 'Rundy', about: 'Ile rund ma rozgrywka; punkty z rund się sumują.', values: {} },
  direction: {
    name: 'Kierunek gry',
    about: 'W którą stronę przechodzi kolejka.',
    values: { clockwise: 'Zgodnie z zegarem', counterClockwise: 'Przeciwnie do zegara' },
  },
  jokerAtStart: {
    name: 'Joker przy losowaniu',
    about: 'Co znaczy joker przy losowaniu, kto zaczyna.',
    values: { drawsAgain: 'Losuje się ponownie', doesNotCount: 'Niższy od każdego numeru' },
  },
  doubletsForRedeal: {
    name: 'Dublety do nowego rozdania',
    about: 'Ile dubletów pozwala prosić o nowe rozdanie.',
    values: { null: 'Bez nowych rozdań' },
  },
  oneAfter13: { name: '1 po 13', about: 'Seria może się kończyć na 12, 13, 1.', values: YES_NO },
  openingMin: { name: 'Otwarcie', about: 'Ile punktów muszą dać razem pierwsze układy; 0 oznacza grę bez otwarcia.', values: {} },
  tableInOpeningTurn: {
    name: 'Stół w ruchu otwarcia',
    about: 'Po wyłożeniu otwarcia można w tym samym ruchu manipulować.',
    values: YES_NO,
  },
  jokersPerSet: { name: 'Jokery w układzie', about: 'Ile najwyżej jokerów może mieć układ.', values: {} },
  jokerReuse: {
    name: 'Joker wzięty ze stołu',
    about: 'Dokąd może trafić joker wzięty ze stołu.',
    values: { anySet: 'Dowolny układ', newSet: 'Nowy układ', newSetWithTwo: 'Nowy układ z dwiema kostkami z tabliczki' },
  },
  jokerSetsFrozen: {
    name: 'Zamrożone układy z jokerem',
    about: 'Do układu z jokerem można tylko dołożyć kostkę albo zastąpić w nim jokera.',
    values: YES_NO,
  },
  jokerFromTable: { name: 'Zastępowanie ze stołu', about: 'Kostka zastępująca jokera może pochodzić z innego układu.', values: YES_NO },
  jokerGroupNeedsBoth: {
    name: 'Oba brakujące kolory',
    about: 'Jokera można zabrać z grupy trzech kostek dopiero po dołożeniu obu brakujących kolorów.',
    values: YES_NO,
  },
  penaltyTiles: { name: 'Kara', about: 'Ile kostek bierze gracz po upływie czasu.', values: {} },
  mistakes: {
    name: 'Błędy',
    about: 'Co się dzieje, gdy stół na końcu ruchu jest niepoprawny.',
    values: { refused: 'Ruch odrzucony, można próbować dalej', penalised: 'Kosztuje ruch i karę' },
  },
  jokerRackValue: { name: 'Joker na tabliczce', about: 'Ile punktów kosztuje joker pozostały na tabliczce.', values: {} },
  neverOpened: {
    name: 'Bez otwarcia',
    about: 'Ile punktów kosztuje brak otwarcia, gdy ktoś opróżni tabliczkę.',
    values: { null: 'Punkty z tabliczki' },
  },
  couldHaveOpened: {
    name: 'Niewykorzystane otwarcie',
    about: 'Ile punktów kosztuje brak otwarcia, jeśli tabliczka na nie pozwalała.',
    values: { null: 'Bez różnicy' },
  },
  announced: {
    name: 'Zapowiedź',
    about: 'Ile punktów kosztuje zapowiedziane otwarcie, które umożliwiła dopiero ostatnia kostka.',
    values: { rack: 'Punkty z tabliczki', null: 'Bez różnicy' },
  },
  emptyBank: {
    name: 'Pusty bank',
    about: 'Jak kończy się runda, gdy bank jest pusty.',
    values: {
      oneMoreMoveEach: 'Każdy ma jeszcze jeden ruch',
      untilAllPass: 'Aż wszyscy spasują',
      mustLay: 'Aż nikt nie może wyłożyć kostki',
    },
  },
  emptyBankScore: {
    name: 'Punkty przy pustym banku',
    about: 'Jak punktuje się tabliczki, gdy nikt nie opróżnił swojej.',
    values: {
      sumMinusOwn: 'Suma pozostałych minus własna tabliczka',
      differences: 'Różnice do najniższej tabliczki',
      sumOfOthers: 'Suma pozostałych',
    },
  },
  neverOpenedAtEmptyBank: {
    name: 'Bez otwarcia, pusty bank',
    about: 'Kary za brak otwarcia obowiązują także przy pustym banku.',
    values: YES_NO,
  },
}

export const presets: Texts['presets'] = {
  pl: {
    name: 'Wydanie polskie',
    about: 'Otwarcie za 30 punktów, jedna kostka kary, −100 lub −200 za brak otwarcia, na koniec po jednym ruchu.',
  },
  english: { name: 'Wydania angielskie', about: 'Trzy kostki kary, bez nowych rozdań, bez −100 i −200.' },
  mso: { name: 'Mind Sports Olympiad', about: 'Joker na tabliczce kosztuje 50 punktów; przy pustym banku trzeba wykładać, jeśli się da.' },
  sabra: { name: 'Klasyczna Sabra', about: 'Otwarcie za 50 punktów, zamrożone układy z jokerem, przeciwnie do ruchu wskazówek zegara.' },
}
