/** The options of Rummikub and their named sets, in Polish. */
import type { Texts } from './texts.ts'

const YES_NO = { true: 'Tak', false: 'Nie' }

export const options: Texts['options'] = {
  rounds: { name: 'Rundy', about: 'Ile rund ma partia; punkty się sumują.', values: {} },
  direction: {
    name: 'Kierunek',
    about: 'W którą stronę idzie kolejka.',
    values: { clockwise: 'Zgodnie z zegarem', counterClockwise: 'Przeciwnie do zegara' },
  },
  jokerAtStart: {
    name: 'Joker przy losowaniu',
    about: 'Co znaczy joker, gdy losuje się, kto zaczyna.',
    values: { drawsAgain: 'Losuje się ponownie', doesNotCount: 'Niższy od każdego numeru' },
  },
  doubletsForRedeal: {
    name: 'Dublety do nowego rozdania',
    about: 'Ile dubletów pozwala rozdać od nowa.',
    values: { null: 'Bez nowych rozdań' },
  },
  oneAfter13: { name: '1 po 13', about: 'Seria może się kończyć na 12, 13, 1.', values: YES_NO },
  openingMin: { name: 'Otwarcie', about: 'Ile muszą razem dać pierwsze układy; 0 oznacza grę bez otwarcia.', values: {} },
  tableInOpeningTurn: { name: 'Stół w ruchu otwarcia', about: 'Po wyłożeniu otwarcia wolno przebudowywać.', values: YES_NO },
  jokersPerSet: { name: 'Jokery w układzie', about: 'Ile najwyżej jokerów może mieć układ.', values: {} },
  jokerReuse: {
    name: 'Wzięty joker',
    about: 'Dokąd może trafić joker ze stołu.',
    values: { anySet: 'Do każdego układu', newSet: 'Do nowego układu', newSetWithTwo: 'Do nowego układu z dwiema własnymi kostkami' },
  },
  jokerSetsFrozen: {
    name: 'Zamrożone układy z jokerem',
    about: 'Do układu z jokerem można tylko dokładać albo zastąpić jokera.',
    values: YES_NO,
  },
  jokerFromTable: { name: 'Zastępowanie ze stołu', about: 'Kostka zastępująca jokera może pochodzić z innego układu.', values: YES_NO },
  jokerGroupNeedsBoth: {
    name: 'Oba brakujące kolory',
    about: 'Joker opuszcza grupę z trzech dopiero po dołożeniu obu kolorów.',
    values: YES_NO,
  },
  penaltyTiles: { name: 'Kara', about: 'Ile kostek bierze się po upływie czasu.', values: {} },
  mistakes: {
    name: 'Błędy',
    about: 'Co się dzieje z niepoprawnym stołem.',
    values: { refused: 'Odrzucony, można próbować dalej', penalised: 'Kosztuje ruch i karę' },
  },
  jokerRackValue: { name: 'Joker na tabliczce', about: 'Ile kosztuje joker pozostały na tabliczce.', values: {} },
  neverOpened: { name: 'Bez otwarcia', about: 'Ile kosztuje brak otwarcia, gdy ktoś kończy.', values: { null: 'Tyle, co tabliczka' } },
  couldHaveOpened: {
    name: 'Można było otworzyć',
    about: 'Ile kosztuje, jeśli tabliczka pozwalała otworzyć.',
    values: { null: 'Bez różnicy' },
  },
  announced: {
    name: 'Zapowiedź',
    about: 'Ile kosztuje, jeśli brakująca kostka przyszła ostatnia i padła zapowiedź.',
    values: { null: 'Tyle, co tabliczka' },
  },
  emptyBank: {
    name: 'Pusty bank',
    about: 'Jak toczy się runda, gdy bank jest pusty.',
    values: { oneMoreMoveEach: 'Jeszcze po jednym ruchu', untilAllPass: 'Aż wszyscy spasują', mustLay: 'Aż nikt nie może wyłożyć' },
  },
  emptyBankScore: {
    name: 'Punkty przy pustym banku',
    about: 'Co się zapisuje, gdy nikt nie skończył.',
    values: {
      sumMinusOwn: 'Suma pozostałych minus własna tabliczka',
      differences: 'Różnice do najniższej tabliczki',
      sumOfOthers: 'Suma pozostałych',
    },
  },
  neverOpenedAtEmptyBank: {
    name: 'Bez otwarcia, pusty bank',
    about: 'Koszty braku otwarcia liczą się także przy pustym banku.',
    values: YES_NO,
  },
}

export const presets: Texts['presets'] = {
  pl: { name: 'Wydanie polskie', about: 'Otwarcie za 30, jedna kostka kary, −100 i −200, jeszcze jeden ruch przy pustym banku.' },
  english: { name: 'Pudełka angielskie', about: 'Trzy kostki kary, bez dubletów, bez −100 i −200.' },
  mso: { name: 'Mind Sports', about: 'Joker na tabliczce kosztuje 50; przy pustym banku kto może wyłożyć, musi.' },
  sabra: { name: 'Dawna Sabra', about: 'Otwarcie za 50, zamrożone układy z jokerem, przeciwnie do zegara.' },
}
