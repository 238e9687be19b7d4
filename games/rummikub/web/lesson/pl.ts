/** The words of the first lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Pierwsza runda',
  about: 'Grupy, serie, otwarcie i stół, który wolno przewrócić do góry nogami: Rummikub w sześć minut.',
  steps: {
    goal: {
      say: 'Witaj! Na dole stoi twoja **tabliczka** z 14 kostkami, których nie widzi nikt inny. Kto pierwszy wyłoży **wszystkie**, wygrywa rundę. Reszta kostek to bank.',
    },
    sets: {
      say: 'Kostki wykłada się w układach po co najmniej trzy. **Grupa** to jeden numer w różnych kolorach. **Seria** to jeden kolor z numerami po kolei. Każdy kolor ma swój znak: krzyżyk, romb, fale, kółko. Pierwszy przycisk pod stołem porządkuje tabliczkę kolorami albo numerami. Spróbuj!',
    },
    opening: {
      say: 'Pierwsze układy muszą dać razem **30 punktów**, z samej tabliczki. Masz trzy dziesiątki! Dotknij czarnej, czerwonej i niebieskiej 10, potem **Nowy układ** i zakończ ruch. Można też przeciągać.',
      hint: 'Dotknij trzech dziesiątek na tabliczce: będą zaznaczone. Potem dotknij „Nowy układ” na stole i „Zakończ ruch”.',
      done: 'Trzy dziesiątki to 30: **otwarcie** za tobą. Jerzy nie mógł otworzyć, więc dobiera kostkę i znowu jest twoja kolej.',
    },
    add: {
      say: 'Od teraz cały stół jest do twojej dyspozycji. Najprościej **dołożyć** coś do układu. Pomarańczowa 10 pasuje do dziesiątek, czerwona 6 do serii. Mosiężna przerywana linia pokazuje, gdzie pasuje zaznaczona kostka. Wyłóż obie.',
      hint: 'Dotknij pomarańczowej 10, potem grupy dziesiątek. Dotknij czerwonej 6, potem czerwonej serii. Zakończ ruch.',
      done: 'Dwie kostki mniej. Kostka sama wskakuje na swoje miejsce, gdziekolwiek ją puścisz.',
    },
    split: {
      say: 'Masz drugą **czerwoną 6**, a szóstka jest już w serii. Połóż ją tam mimo to i zobacz, co będzie: seria z pięciu i jej bliźniaczka dają **dwie serie**.',
      hint: 'Dotknij czerwonej 6 na tabliczce, potem czerwonej serii.',
      done: 'Rozdzielone: 4 5 6 i 6 7 8. Zielony znaczek mówi, że układ jest dobry, a przerywana czerwona linia, że jeszcze nie, i dlaczego.',
    },
    borrow: {
      say: 'Niebieska 3, 5 i 6: brakuje tylko **niebieskiej 4**. Leży w grupie z czterech, a trzy tam wystarczą. Weź ją! Połóż swoje trzy niebieskie jako nowy układ, potem dotknij niebieskiej 4 i swojego układu.',
      hint: 'Zaznacz niebieską 3, 5 i 6 i dotknij „Nowy układ”. Potem dotknij niebieskiej 4 w grupie czwórek i nowego układu.',
      done: 'Kostka pożyczona, a oba układy są dobre. Tylko to się liczy **na końcu ruchu**; do tej chwili wszystko może być w kawałkach. A Jerzy już dokłada swoje.',
    },
    joker: {
      say: '**Joker** zastępuje dowolną kostkę, tutaj pomarańczową 4. Prawdziwą masz na tabliczce. Połóż ją w serii, a joker będzie wolny: użyj go **w tym samym ruchu**, z czerwoną 11 i 12.',
      hint: 'Dotknij pomarańczowej 4, potem pomarańczowej serii. Zaznacz czerwoną 11 i 12 i zrób z nich nowy układ. Potem dotknij jokera i tego układu.',
      done: 'Joker udaje teraz czerwoną kostkę. Nigdy nie trafia ze stołu na tabliczkę, a pozostały na tabliczce kosztuje 30 punktów.',
    },
    draw: {
      say: 'Czasem nic nie pasuje. Wtedy, albo kiedy tylko chcesz, **dobierasz kostkę** i to jest cały ruch: dobraną można wyłożyć dopiero w następnym.',
      hint: 'Naciśnij „Dobierz kostkę”.',
    },
    clock: {
      say: 'Z przyjaciółmi na ruch jest **minuta**. Gdy minie, stół wraca do poprzedniego stanu, a ty bierzesz kostkę. Kiedy próbujesz, inni widzą twoje kostki jako **puste**: co cofniesz, nigdy nie było pokazane. „Cofnij krok” i „Od nowa” są zawsze pod ręką.',
    },
    arrange: {
      say: 'Teraz coś dla znawców. Masz czarną 10 i niebieską 5, a stół przyjmie obie, ale nie bez wielkiego przekładania. Zaznacz obie kostki i naciśnij **Ułóż za mnie**.',
      hint: 'Dotknij czarnej 10 i niebieskiej 5, naciśnij „Ułóż za mnie”, a potem „Zakończ ruch”.',
      done: 'Trzy grupy i seria z trzech serii. Ten sam rachunek powie ci pod hasłem **Podpowiedź**, co w ogóle da się wyłożyć.',
    },
    last: {
      say: 'Zostały trzy kostki. Wyłóż wszystkie, a runda jest twoja.',
      hint: 'Pomarańczowa 9 i 10 pasują przed pomarańczową serię, czarna 5 na koniec czarnej.',
      done: 'Tabliczka jest pusta: **koniec rundy**! Jerzy zapisuje to, co mu zostało, ze znakiem minus, w tym 30 za jokera, a ty tyle samo ze znakiem plus.',
    },
    points: {
      say: 'Jedna przestroga: kto **nie otworzył**, zanim ktoś skończy, zapisuje −100, a nawet −200, jeśli tabliczka na otwarcie pozwalała. A gdy bank się skończy, każdy ma jeszcze jeden ruch i wygrywa najniższa tabliczka. Miłej gry!',
    },
  },
  learnt: [
    'Grupa: jeden numer, różne kolory. Seria: jeden kolor, numery po kolei. Co najmniej trzy kostki.',
    'Otwarcie: 30 punktów z samej tabliczki.',
    'Potem dokładaj, rozdzielaj, pożyczaj i przebudowuj do woli, ale wyłóż przy tym co najmniej jedną własną kostkę.',
    'Na końcu ruchu każda kostka na stole leży w dobrym układzie.',
    'Joker zastępuje dowolną kostkę; kto go zastąpi, używa go w tym samym ruchu.',
    'Pusta tabliczka wygrywa rundę. Pięć i sześć osób gra pudełkiem XP ze 160 kostkami.',
  ],
}
