/** The words of the pirate's lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Pirat przypływa po rum',
  about: 'Najmij załogę, miń to, co zagradza drogę, i wywieź cztery butelki: strona pirata w sześć minut.',
  steps: {
    goal: {
      say: 'Grasz **piratem**. Korona chowa rum na wyspach i wygrywa, gdy sprzeda go za 4 punkty. Ty wygrywasz, mając **4 butelki**; każda liczy się za jedną, ile by nie była warta dla korony.',
    },
    sea: {
      say: 'Po drugiej stronie wody leżą cztery **wyspy**. Zakrytych kart nie znasz, wiesz tylko, że część zagrożeń leży tam **od początku**. Ale monety zdradzają: na karcie przy **Przylądku Kaprów** leży jedna, ktoś za nią płaci. Niżej są twoje statki i ręka.',
    },
    crew: {
      say: 'Tura to **trzy akcje**. Statki pływają tylko z **załogą**, więc jedną akcją umieść **Douga Dublona** na jednej Szalupie, a **Carlie Rzezimieszkę** na drugiej.',
      hint: 'Dotknij Douga na ręce, a potem Szalupy. Tak samo Carlie i druga Szalupa. Na koniec naciśnij przycisk na dole.',
      done: 'Najem kosztuje po 1 monecie. Szalupa ma jedno miejsce. Doug wnosi **szablę**, czyli walkę, Carlie **kompas**, czyli nawigację.',
    },
    raid: {
      say: 'Czas na **rajd**! Wybierz **Przylądek Kaprów** i weź **oba statki**. Każdy dostaje monetę, to opłata.',
      hint: 'Wybierz Rajd, dotknij Przylądka Kaprów i obu Szalup, potem naciśnij przycisk.',
    },
    face: {
      say: 'Morgan **podnosi** zagrożenie, a drogę zagradzają tylko odkryte: **Podatki portowe**. Musisz spełnić **jeden** ze sposobów. Zapłacić 2 czy pozwolić koronie zyskać 3? Decyzja należy do ciebie.',
      hint: 'Dotknij jednego z dwóch sposobów i naciśnij przycisk.',
      done: 'Droga wolna! Karta wyspy zostaje odkryta: **Jasny rum**, i jest twój. Rum waży, więc każdy statek wyprawy dostaje jeszcze jedną monetę.',
    },
    order: {
      say: 'Po rajdzie, udanym czy nie, działają teksty załogi, w **kolejności, którą wybierasz**. Przeciągnij portret albo dotknij tego, kto ma być pierwszy, i zacznij.',
      hint: 'Główny przycisk uruchamia pierwszą osobę z listy.',
    },
    carlie: {
      say: '**Doug** po prostu dobiera kartę, nie ma o co pytać. **Carlie** może przesunąć monetę ze statku na inny statek albo z zagrożenia na inne zagrożenie. Może, ale nie musi.',
      hint: 'Dotknij jednego statku, potem drugiego, by przesunąć monetę, albo odmów.',
      done: 'Rajd się skończył.',
    },
    delay: {
      say: 'Na twoich statkach leżą teraz **monety**. Statek z monetami nie rusza na rajd; na początku twojej tury z każdego schodzi **jedna**. Wielkie rajdy kosztują więc czas. Statek bez załogi odpada z wyprawy, a załoga usuniętego statku wraca na rękę.',
    },
    icons: {
      say: 'Kilka tur później. **Zatoki Małży** strzegą dwa zagrożenia, oba odkryte. Pierwsze jest to dalsze: **Straż portowa** chce 1 walki. Potem **Rafa**: 2 nawigacje. Policz szable i kompasy: mają je także statki.',
    },
    sail: {
      say: 'Wystarczy ich. Ruszaj na **Zatokę Małży** oboma statkami.',
      hint: 'Wybierz Rajd, dotknij Zatoki Małży, Slupa i Szalupy, potem naciśnij przycisk.',
    },
    sabre: {
      say: 'Szablę mają dwie osoby z załogi, a wystarczy jedna. **Każda ikona służy raz w rajdzie**, więc wskazujesz, którą zużywasz.',
      hint: 'Dotknij Tess albo Douga, a potem „Zużyj te ikony”.',
    },
    reef: {
      say: 'Rafa wymaga **2 nawigacji** albo całego statku. Zostały ci trzy kompasy.',
      hint: 'Wybierz sposób z dwoma kompasami.',
    },
    compass: {
      say: 'Zużyj dwa z trzech kompasów.',
      hint: 'Dotknij dwóch z trzech, a potem przycisku.',
      done: 'Udało się! **Złoty rum**: dla korony to byłyby 2 punkty, dla ciebie jedna butelka. Zagrożenie, z którym się zmierzono, **zużywa się**: traci monetę, a bez monet zostaje usunięte.',
    },
    look: {
      say: 'Późno w grze: masz **trzy butelki**, brakuje jednej. Możesz **obejrzeć** zakrytą kartę. Na Przylądku Kaprów i w Zatoce Małży leżą karty z monetami, a przed nimi żadnych zagrożeń. Gdzie jest rum?',
      hint: 'Dotknij zakrytej karty i naciśnij „Obejrzyj”.',
      done: 'Co już widać, to znasz: nazwa stoi pod kartą. Korona widzi tylko, **gdzie** patrzysz.',
    },
    last: {
      say: 'Jedna akcja, jeden gotowy statek. Gdzie korona zostawiłaby najwięcej monet? Płyń na **Przylądek Kaprów** i wygraj.',
      hint: 'Rajd na Przylądek Kaprów Szalupą.',
      done: '**Stary rum**: czwarta butelka. Gra kończy się **od razu**, w środku rajdu, a ty wygrywasz.',
    },
  },
  learnt: [
    'Na rajd ruszają statki z załogą i bez monet; opłata to moneta na każdym.',
    'Drogę zagradzają tylko odkryte zagrożenia, najpierw najdalsze.',
    'Ze sposobów zagrożenia spełniasz dokładnie jeden, jeśli się da.',
    'Każda ikona służy raz w rajdzie.',
    'Po rajdzie teksty załogi działają w twojej kolejności.',
    'Cztery butelki wygrywają od razu.',
  ],
}
