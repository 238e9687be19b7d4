/** The first lesson in Polish. */
import type { LessonText } from '@tortuga/ui'

export const pl: LessonText = {
  title: 'Pierwsza runda',
  about: 'Grupy, serie, otwarcie i stół, który można przebudowywać: Rummikub w sześć minut.',
  steps: {
    goal: {
      say: 'Witaj! Na dole widzisz swoją **tabliczkę** z 14 kostkami, których nie widzi nikt inny. Rundę wygrywa gracz, który pierwszy wyłoży **wszystkie** kostki. Pozostałe kostki to bank.',
    },
    sets: {
      say: 'Kostki wykłada się w układach po co najmniej trzy. **Grupa** to ten sam numer w różnych kolorach. **Seria** to kolejne numery w jednym kolorze. Każdy kolor ma swój znak: krzyżyk, romb, fale, kółko. Pierwszy przycisk pod stołem porządkuje tabliczkę kolorami albo numerami. Spróbuj!',
    },
    opening: {
      say: 'Pierwsze układy muszą dać razem **30 punktów**, z samej tabliczki. Masz trzy dziesiątki! Dotknij czarnej, czerwonej i niebieskiej 10, potem **Nowy układ** i zakończ ruch. Kostki możesz też przeciągać.',
      hint: 'Dotknij trzech dziesiątek na tabliczce, żeby je zaznaczyć. Potem dotknij „Nowy układ” na stole i „Zakończ ruch”.',
      done: 'Trzy dziesiątki to 30 punktów: **otwarcie** za tobą. Jerzy nie mógł otworzyć, więc dobrał kostkę. Znowu twoja kolej.',
    },
    add: {
      say: 'Od teraz możesz korzystać z całego stołu. Najprościej **dołożyć** kostkę do układu. Pomarańczowa 10 pasuje do dziesiątek, czerwona 6 do serii. Mosiężna przerywana linia pokazuje, gdzie pasuje zaznaczona kostka. Dołóż obie.',
      hint: 'Dotknij pomarańczowej 10, potem grupy dziesiątek. Dotknij czerwonej 6, potem czerwonej serii. Zakończ ruch.',
      done: 'Dwie kostki mniej. Gdziekolwiek upuścisz kostkę na układ, trafi na swoje miejsce.',
    },
    split: {
      say: 'Masz drugą **czerwoną 6**, a w serii jedna już jest. Połóż ją tam mimo to: z drugą szóstką seria pięciu kostek zamieni się w **dwie serie**.',
      hint: 'Dotknij czerwonej 6 na tabliczce, potem czerwonej serii. Zakończ ruch.',
      done: 'Seria jest rozdzielona: 4 5 6 i 6 7 8. Zielony znaczek oznacza poprawny układ. Czerwona przerywana linia oznacza, że układ nie jest jeszcze poprawny, a notatka mówi dlaczego.',
    },
    borrow: {
      say: 'Masz niebieską 3, 5 i 6; brakuje tylko **niebieskiej 4**. Jest w grupie czterech kostek, której wystarczą trzy. Weź ją! Wyłóż swoje trzy niebieskie kostki jako nowy układ, potem dotknij niebieskiej 4 i swojego układu.',
      hint: 'Zaznacz niebieską 3, 5 i 6 i dotknij „Nowy układ”. Potem dotknij niebieskiej 4 w grupie czwórek i swojego nowego układu. Zakończ ruch.',
      done: 'Kostka pochodzi z innego układu, a oba układy są poprawne. Układy muszą być poprawne dopiero **na końcu ruchu**. Jerzy też już otworzył i dokłada kostkę.',
    },
    joker: {
      say: '**Joker** zastępuje dowolną kostkę, tutaj pomarańczową 4. Prawdziwą masz na tabliczce. Dołóż ją do serii, a joker będzie wolny. Użyj go **w tym samym ruchu** z czerwoną 11 i 12.',
      hint: 'Dotknij pomarańczowej 4, potem pomarańczowej serii. Zaznacz czerwoną 11 i 12 i zrób z nich nowy układ. Potem dotknij jokera i tego układu. Zakończ ruch.',
      done: 'Joker zastępuje teraz czerwoną kostkę. Nie można go zabrać ze stołu na tabliczkę, a joker, który zostanie na tabliczce, kosztuje 30 punktów.',
    },
    draw: {
      say: 'Czasem nic nie pasuje. Wtedy, albo kiedy tylko chcesz, **dobierz kostkę**. To kończy ruch; dobraną kostkę możesz wyłożyć w następnym.',
      hint: 'Dotknij „Dobierz kostkę”.',
    },
    clock: {
      say: 'W grze ze znajomymi na ruch jest **minuta**. Gdy minie, stół wraca do poprzedniego stanu, a ty bierzesz kostkę. Kiedy próbujesz, inni widzą twoje kostki tylko jako **puste**. „Cofnij krok” i „Od nowa” możesz użyć zawsze.',
    },
    arrange: {
      say: 'Teraz coś dla znawców. Masz czarną 10 i niebieską 5. Na stole znajdzie się miejsce dla obu, ale trzeba dużo przebudować. Zaznacz obie kostki i dotknij **Ułóż za mnie**.',
      hint: 'Dotknij czarnej 10 i niebieskiej 5, potem „Ułóż za mnie” i „Zakończ ruch”.',
      done: 'Z trzech serii powstały trzy grupy i seria. Jeśli nie wiesz, co zrobić, **Podpowiedź** znajdzie ruch za ciebie.',
    },
    last: {
      say: 'Zostały ci trzy kostki. Wyłóż wszystkie, żeby wygrać rundę.',
      hint: 'Pomarańczowa 9 i 10 pasują na początek pomarańczowej serii, czarna 5 na koniec czarnej. Zakończ ruch.',
      done: 'Twoja tabliczka jest pusta: **wygrywasz rundę**! Jerzy traci punkty ze swojej tabliczki, w tym 30 za jokera, a ty je zdobywasz.',
    },
    points: {
      say: 'Jeszcze jedno: gracz, który **nie otworzył**, zanim ktoś skończy, traci 100 punktów, a 200, jeśli jego tabliczka pozwalała na otwarcie. Gdy bank jest pusty, każdy ma jeszcze jeden ruch i wygrywa najniższa tabliczka. Miłej gry!',
    },
  },
  learnt: [
    'Grupa: ten sam numer, różne kolory. Seria: jeden kolor, kolejne numery. Co najmniej trzy kostki.',
    'Otwarcie: 30 punktów z samej tabliczki.',
    'Potem dokładaj, rozdzielaj, zabieraj i przebudowuj, ale wyłóż co najmniej jedną kostkę z tabliczki.',
    'Na końcu ruchu każda kostka na stole musi być w poprawnym układzie.',
    'Joker zastępuje dowolną kostkę. Jeśli go zastąpisz, użyj go w tym samym ruchu.',
    'Pusta tabliczka wygrywa rundę. Pięciu lub sześciu graczy gra pudełkiem XP ze 160 kostkami.',
  ],
}
