/** The texts of the first lesson in Polish. */
import type { LessonText } from '@tortuga/ui'

export const pl: LessonText = {
  title: 'Pierwsza rozgrywka',
  about: 'Butelki, karty kolekcji, papuga i statek piratów: poznaj RUM w pięć minut, przy prawdziwym stole.',
  steps: {
    goal: {
      say: 'Witaj na brzegu! W rzędzie leży siedem **kart kolekcji**, po jednej na każdy kolor rumu. Pokaż dość butelek danego koloru, a zdobędziesz jego kartę. Jest warta tyle, ile wskazuje jej tabliczka. We dwoje gra się do **21 punktów**.',
    },
    card: {
      say: 'Na dole widzisz swoją rękę: jedną kartę rumu. Ma ona **dwa końce**, tutaj dwie niebieskie butelki albo jedną fioletową. Liczy się jeden koniec, nigdy oba. Wybierz kartę i obróć ją strzałkami, które się na niej pojawią, albo klawiszem T. Spróbuj!',
    },
    draw: {
      say: 'Twoja kolej. W swojej turze wykonujesz jedną akcję: **dobierasz kartę** albo **zagrywasz zestaw**. Na **plaży** leżą trzy karty. Weź tę z niebieską butelką: dotknij jej dwa razy.',
      hint: 'Karta z niebieską butelką leży na pierwszym miejscu plaży. Pierwsze dotknięcie ją wybiera, drugie bierze na rękę.',
      done: 'Karta jest twoja. Na jej miejsce trafia nowa, **zakryta** – nikt jej nie widział. Potem Jerzy dobrał kartę z **wraku**, czyli z puli zakrytych kart. Tylko on wie, co to było.',
    },
    set: {
      say: 'Czas na pierwszy **zestaw**. Wybierz obie karty i obróć drugą tak, żeby niebieska butelka była u góry. Liczą się tylko górne końce. Trzy niebieskie butelki to **więcej niż 1** na tabliczce niebieskiej karty kolekcji, więc ją zdobędziesz.',
      hint: 'Wybierz obie karty. Tę z zielonymi butelkami obróć strzałkami albo klawiszem T, żeby u góry była jedna niebieska. Potem naciśnij „Zagraj zestaw”.',
      done: '**Niebieska karta kolekcji** jest twoja. Wskazuje teraz 3, bo tyle było butelek w zestawie: to **3 punkty**. Zagrane karty wracają do wraku, a wrak zostaje wymieszany.',
    },
    beach: {
      say: 'Butelki **odkryte na plaży** są wspólne i wchodzą w skład każdego zestawu. Jedna z nich jest czerwona. Zagraj swoją kartę dwiema czerwonymi butelkami do góry, a razem będą trzy.',
      hint: 'Wybierz kartę tak, jak leży, z dwiema czerwonymi butelkami u góry, i zagraj zestaw.',
      done: 'Dwie z ręki i jedna z plaży to trzy. Karta z plaży **zostaje na plaży** i posłuży następnym graczom. Zakryte karty nigdy się nie liczą.',
    },
    steal: {
      say: 'Karty kolekcji zmieniają właścicieli. Zieloną, o wartości 3, ma Jerzy. Pokaż **więcej niż 3** zielone butelki i odbierz mu ją.',
      hint: 'Wybierz obie karty z dwiema zielonymi butelkami u góry: to razem cztery.',
      done: 'Cztery to więcej niż trzy: karta ma teraz wartość 4, a Jerzy traci 3 punkty. Ale spójrz, odgryza się czterema niebieskimi! **Żadna karta kolekcji nie jest bezpieczna.** W ten sam sposób podnosisz wartość własnych kart.',
    },
    trio: {
      say: 'Czarna karta kolekcji, którą ma Jerzy, jest warta 6, a o siedem czarnych butelek trudno. Jednak **trzy pojedyncze butelki** w jednym kolorze to **rumowe trio**: zdobywa kartę niezależnie od jej wartości i podnosi ją o 2. Jedna czarna butelka jest na plaży, a dwie masz na ręce.',
      hint: 'Wybierz obie karty i obróć je tak, żeby na każdej u góry była jedna czarna butelka. Z tą na plaży będą trzy.',
      done: 'Trio! Wartość czarnej karty kolekcji rośnie z 6 do **8**, czyli do najwyższej możliwej, a karta jest twoja.',
    },
    luck: {
      say: 'Możesz już teraz zagrać żółte butelki. Możesz też **kusić los**: na ręce wolno mieć dowolnie wiele kart, a im ich więcej, tym lepszy zestaw. Odwagi, dobierz z **wraku**.',
      hint: 'Naciśnij „Dobierz z wraku”.',
    },
    parrot: {
      say: '**Papuga!** Ukrywa się wśród kart, a gracz, który ją dobierze, musi zapłacić. Cenę wskazuje zegar: **2 karty**. Zatrzymaj dwie karty z żółtymi butelkami, a pozostałe zwróć.',
      hint: 'Wybierz kartę z dwiema czerwonymi butelkami i kartę z dwiema fioletowymi. Potem naciśnij „Zwróć 2 karty”.',
      done: 'Karty wracają do wraku zakryte. Papuga też tam wraca, a wartość na **zegarze** rośnie o 1. Taka jest cena zwlekania.',
    },
    tide: {
      say: 'Teraz gracie we troje, do 18 punktów. Na plaży została **jedna odkryta karta**. Weź ją, a wszystkie trzy będą zakryte: wtedy przychodzi **fala** i je odkrywa. Zobaczmy, co przyniesie!',
      hint: 'Weź kartę z pomarańczową butelką, z trzeciego miejsca: dotknij jej dwa razy.',
    },
    together: {
      say: 'Fala przyniosła **papugę**, więc płacą **wszyscy**: każdy wybiera w tajemnicy 2 karty. Ola ma tylko dwie, więc zwraca obie. Zatrzymaj dwie karty z czarnymi butelkami.',
      hint: 'Wybierz kartę z dwiema zielonymi butelkami i kartę z dwiema fioletowymi, a potem je zwróć.',
      done: 'Wszystkie karty wracają jednocześnie. Wartość na zegarze rośnie o 1, a miejsce papugi zajmuje nowa, odkryta karta. Jeśli fala pokaże trzy butelki w jednym kolorze, zmywa je i przynosi trzy inne.',
    },
    clock: {
      say: 'Każda papuga przesuwa **zegar**, a **pusty wrak** także: wtedy gracz, który ma najwięcej kart, zwraca całą rękę. Od 5 papuga kosztuje 3 karty. Przy 8 przypływa **statek piratów**. Zegar wskazuje 7, a Jerzy właśnie dobiera…',
      done: 'Znowu papuga! Zegar wskazuje 8 i rozgrywka **kończy się natychmiast**. Wygrywa gracz, który ma najwięcej punktów: 15 do 9 dla ciebie. Przy remisie decyduje liczba kart kolekcji, a potem najwyższa z nich.',
    },
    last: {
      say: 'Ostatnie zadanie: tym razem znajdź ruch bez pomocy. Masz 14 punktów, a **21 wygrywa od razu**. Jeden zestaw może zdobyć **kilka kart kolekcji**. Co zagrasz?',
      hint: 'Cztery zielone butelki z ręki i jedna z plaży to pięć, więcej niż 4. A na fioletową kartę kolekcji z rzędu wystarczą dwie butelki. Zagraj wszystkie trzy karty tak, jak leżą.',
      done: 'Pięć zielonych i dwie fioletowe butelki: **21 punktów**. Wygrywasz!',
    },
  },
  learnt: [
    'W swojej turze dobierasz jedną kartę albo zagrywasz jeden zestaw.',
    'Kartę kolekcji zdobywasz większą liczbą butelek, niż wynosi jej wartość, albo trzema pojedynczymi butelkami, czyli trio.',
    'Odkryte butelki na plaży liczą się każdemu.',
    'Papuga kosztuje karty i przesuwa zegar. Kiedy przynosi ją fala, płacą wszyscy.',
    '21, 18 albo 15 punktów (dla 2, 3 albo 4 graczy) wygrywa od razu. Przy 8 rozgrywkę kończy statek piratów.',
    'W wydaniu polskim liczą się wszystkie odkryte butelki z plaży, w angielskim wybierasz, które.',
  ],
}
