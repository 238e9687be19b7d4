/** The words of the first lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Pierwsza partia',
  about: 'Butelki, karty kolekcji, papuga i statek piratów: cały RUM w pięć minut, przy prawdziwym stole.',
  steps: {
    goal: {
      say: 'Witaj na brzegu! W rzędzie leży siedem **kart kolekcji**, po jednej na każdy kolor rumu. Kto pokaże dość butelek danego koloru, bierze jego kartę. Jest ona warta tyle, ile ma na tabliczce, a we dwoje gra się do **21 punktów**.',
    },
    card: {
      say: 'Na dole leży twoja ręka: jedna karta rumu. Ma **dwa końce**, tu dwie niebieskie butelki albo jedną fioletową. Liczy się jeden koniec, nigdy oba. Wybierz kartę i obróć ją strzałkami, które się na niej pojawią, albo klawiszem T. Spróbuj!',
    },
    draw: {
      say: 'Twoja kolej. W swojej turze robisz jedno: **dobierasz kartę** albo **zagrywasz zestaw**. Na **plaży** leżą trzy karty. Weź tę z niebieską butelką: dotknij jej dwa razy.',
      hint: 'Niebieska butelka leży na pierwszym miejscu plaży. Pierwsze dotknięcie wybiera kartę, drugie ją bierze.',
      done: 'Już jest twoja. Na jej miejsce trafia inna karta, **zakryta**: nikt jej nie widział. Potem Jerzy dobiera z **wraku**, czyli ze stosu zakrytych kart. Co to było, wie tylko on.',
    },
    set: {
      say: 'Czas na pierwszy **zestaw**. Wybierz obie karty i obróć drugą tak, żeby u góry była niebieska butelka. Liczy się tylko to, co u góry. Trzy niebieskie butelki to **więcej niż 1**, więc niebieska karta kolekcji będzie twoja.',
      hint: 'Wybierz obie karty. Tę z zielonymi butelkami obróć strzałkami albo klawiszem T, a u góry będzie jedna niebieska. Potem naciśnij „Zagraj zestaw”.',
      done: '**Niebieska karta kolekcji** jest twoja. Pokazuje teraz 3, bo tyle było butelek: to **3 punkty**. Zagrane karty wracają do wraku, a wrak się miesza.',
    },
    beach: {
      say: 'Butelki, które leżą **odkryte na plaży**, są wspólne i same wchodzą do każdego zestawu. Jedna z nich jest czerwona. Zagraj swoją kartę dwiema czerwonymi do góry, a będą trzy.',
      hint: 'Wybierz kartę tak, jak leży, z dwiema czerwonymi butelkami u góry, i zagraj zestaw.',
      done: 'Dwie z ręki i jedna z plaży to trzy. Karta na plaży **zostaje na miejscu**, dla następnych. Zakryte karty nie liczą się nigdy.',
    },
    steal: {
      say: 'Karty kolekcji zmieniają właścicieli. Zieloną, wartą 3, ma Jerzy. Pokaż **więcej niż 3** zielone butelki, a przejdzie do ciebie.',
      hint: 'Wybierz obie karty z dwiema zielonymi butelkami u góry: razem to cztery.',
      done: 'Cztery to więcej niż trzy: karta jest teraz warta 4, a Jerzy traci swoje 3 punkty. Ale patrz, odgryza się czterema niebieskimi! **Żadna karta kolekcji nie jest bezpieczna.** Własne podnosi się tak samo.',
    },
    trio: {
      say: 'Czarna karta kolekcji jest warta 6, a o siedem czarnych butelek trudno. Jednak **trzy pojedyncze butelki** jednego koloru to **rumowe trio**: zdobywa kartę bez względu na jej wartość i dodaje do niej 2. Jedna czarna leży na plaży, dwie masz na ręce.',
      hint: 'Wybierz obie karty i obróć je tak, żeby na każdej u góry była jedna czarna butelka. Z tą na plaży będą trzy.',
      done: 'Trio! Czarna karta kolekcji rośnie z 6 do **8**, czyli najwyżej, jak można, i jest twoja.',
    },
    luck: {
      say: 'Żółte butelki można zagrać już teraz. Można też **kusić los**: na ręce wolno mieć dowolnie wiele kart, a im ich więcej, tym lepszy zestaw. Odwagi, dobierz z **wraku**.',
      hint: 'Naciśnij „Dobierz z wraku”.',
    },
    parrot: {
      say: '**Papuga!** Kryje się wśród kart, a kto ją dobierze, ten płaci. Ile, mówi zegar: **2 karty**. Zostaw dwie karty z żółtymi butelkami, a pozostałe zwróć.',
      hint: 'Wybierz kartę z dwiema czerwonymi butelkami i kartę z dwiema fioletowymi, a potem naciśnij „Zwróć 2 karty”.',
      done: 'Karty wracają do wraku zakryte. Papuga też się tam kryje, a **zegar** przesuwa się o 1. Taka jest cena zwlekania.',
    },
    tide: {
      say: 'Teraz gracie we troje, do 18 punktów. Na plaży została **jedna odkryta karta**. Weź ją, a wszystkie trzy będą zakryte: wtedy przychodzi **fala** i odkrywa je naraz. Zobaczmy, co przyniesie!',
      hint: 'Weź kartę z pomarańczową butelką, z trzeciego miejsca: dotknij jej dwa razy.',
    },
    together: {
      say: 'Fala przyniosła **papugę**, więc płacą **wszyscy**: po 2 karty, każdy w tajemnicy. Ola ma tylko dwie, więc zwraca je bez pytania. Zostaw sobie dwie karty z czarnymi butelkami.',
      hint: 'Wybierz kartę z dwiema zielonymi butelkami i kartę z dwiema fioletowymi, a potem je zwróć.',
      done: 'Wszystkie karty wracają jednocześnie. Zegar przesuwa się o 1, a miejsce papugi zajmuje odkryta karta. Gdy fala pokaże trzy butelki jednego koloru, zmyje je i przyniesie trzy inne.',
    },
    clock: {
      say: 'Każda papuga przesuwa **zegar**, a **pusty wrak** także: wtedy kto ma najwięcej kart, zwraca całą rękę. Od 5 papuga zabiera 3 karty. Przy 8 przypływa **statek piratów**. Jest 7, a Jerzy właśnie dobiera…',
      done: 'Znowu papuga! Zegar wskazuje 8 i partia **kończy się natychmiast**. Wygrywa, kto ma najwięcej punktów: 15 do 9 dla ciebie. Przy remisie decyduje, kto ma więcej kart kolekcji, a potem, kto ma najwyższą.',
    },
    last: {
      say: 'Ostatnie zadanie, już bez prowadzenia za rękę. Masz 14 punktów, a **21 wygrywa od razu**. Jeden zestaw może zdobyć **kilka kart kolekcji**. Co zagrasz?',
      hint: 'Cztery zielone butelki z ręki i jedna z plaży to pięć, więcej niż 4. A na kartę kolekcji z rzędu wystarczą dwie fioletowe. Zagraj wszystkie trzy karty tak, jak leżą.',
      done: 'Pięć zielonych i dwie fioletowe butelki: **21 punktów**, i partia jest twoja!',
    },
  },
  learnt: [
    'W turze dobierasz jedną kartę albo zagrywasz jeden zestaw.',
    'Więcej butelek, niż wynosi wartość karty kolekcji, albo trio pojedynczych, i karta jest twoja.',
    'Odkryte butelki na plaży liczą się każdemu.',
    'Papuga zabiera karty i przesuwa zegar; kiedy przynosi ją fala, płacą wszyscy.',
    '21, 18 albo 15 punktów (w 2, 3 albo 4 osoby) wygrywa od razu; przy 8 partię kończy statek piratów.',
    'W wydaniu polskim liczą się wszystkie odkryte butelki z plaży, w angielskim wybierasz, które.',
  ],
}
