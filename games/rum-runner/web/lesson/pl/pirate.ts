/** The texts of the pirate's lesson in Polish. */
import type { LessonText } from '@tortuga/ui'

export const pl: LessonText = {
  title: 'Pirat kradnie rum',
  about: 'Najmij załogę, pokonaj zagrożenia i zdobądź cztery butelki: strona pirata w sześć minut.',
  steps: {
    goal: {
      say: 'Grasz **piratem**. Korona chowa rum na wyspach i wygrywa, gdy zdobędzie 4 punkty. Ty wygrywasz, gdy masz **4 butelki**: każda liczy się za jedną, niezależnie od jej wartości dla korony.',
    },
    sea: {
      say: 'Po drugiej stronie wody są cztery **wyspy**. Zakrytych kart nie znasz; wiesz tylko, że niektóre zagrożenia leżą tam **od początku**. Ale monety zdradzają karty: na **Przylądku Kaprów** leży jedna, więc korona płaci za tę inwestycję. Niżej są twoje statki i ręka.',
    },
    crew: {
      say: 'Tura to **trzy akcje**. Na rajd wypływają tylko statki z **załogą**, więc jedną akcją umieść **Douga Dublona** na jednej Szalupie, a **Carlie Rzezimieszkę** na drugiej.',
      hint: 'Dotknij Douga na ręce, a potem Szalupy. Potem Carlie i drugiej Szalupy. Na koniec naciśnij przycisk na dole.',
      done: 'Kosztują po 1 monecie. Na Szalupie jest jedno miejsce. Doug ma **szablę**, czyli walkę, a Carlie **kompas**, czyli nawigację.',
    },
    raid: {
      say: 'Czas na **rajd**! Wybierz **Przylądek Kaprów** i wyślij **oba statki**. Na każdy trafia jedna twoja moneta jako opłata.',
      hint: 'Wybierz Rajd, dotknij Przylądka Kaprów i obu Szalup, a potem naciśnij przycisk.',
    },
    face: {
      say: 'Morgan **podnosi** zagrożenie; zatrzymują cię tylko odkryte. **Podatki portowe** można pokonać na dwa sposoby i musisz wybrać **jeden**. Zapłacisz 2 czy pozwolisz koronie zyskać 3? Decyzja należy do ciebie.',
      hint: 'Dotknij jednego z dwóch sposobów i naciśnij przycisk.',
      done: 'Droga wolna! Karta na wyspie zostaje odkryta: **Jasny rum**, i jest twój. Rum sporo waży, więc na każdy statek wyprawy trafia jeszcze jedna moneta.',
    },
    order: {
      say: 'Po rajdzie, udanym czy nie, działają efekty załogi w **wybranej przez ciebie kolejności**. Przeciągnij portret albo dotknij tego, kto ma zacząć, i naciśnij przycisk.',
      hint: 'Główny przycisk uruchamia pierwszy efekt z listy.',
    },
    carlie: {
      say: '**Doug** po prostu dobiera kartę, więc nie ma czego wybierać. **Carlie** może przesunąć monetę z jednego statku na inny albo z jednego zagrożenia na inne. Nie musi tego robić.',
      hint: 'Dotknij jednego statku, a potem drugiego, by przesunąć monetę, albo zrezygnuj.',
      done: 'Rajd się skończył.',
    },
    delay: {
      say: 'Na twoich statkach leżą teraz **monety**. Statek z monetami nie może wypłynąć na rajd; na początku twojej tury z każdego schodzi **jedna**. Wielkie rajdy kosztują więc czas. Statek bez załogi odpada z wyprawy, a załoga usuniętego statku wraca na rękę.',
    },
    icons: {
      say: 'Kilka tur później. **Zatoki Małży** bronią dwa odkryte zagrożenia. Najpierw mierzysz się z zewnętrznym: **Straż portowa** wymaga walki 1. Potem **Rafa**: nawigacja 2. Policz szable i kompasy; mają je także statki.',
    },
    sail: {
      say: 'Wystarczy. Wyrusz na **Zatokę Małży** oboma statkami.',
      hint: 'Wybierz Rajd, dotknij Zatoki Małży, Slupa i Szalupy, a potem naciśnij przycisk.',
    },
    sabre: {
      say: 'Szablę mają dwie osoby z załogi, a wystarczy jedna. **Każda ikona liczy się raz w rajdzie**, więc wybierasz, którą zużyć.',
      hint: 'Dotknij Tess albo Douga, a potem „Zużyj te ikony”.',
    },
    reef: {
      say: 'Rafa wymaga **nawigacji 2** albo całego statku. Zostały ci trzy kompasy.',
      hint: 'Wybierz sposób z dwoma kompasami.',
    },
    compass: {
      say: 'Zużyj dwa z trzech kompasów.',
      hint: 'Dotknij dwóch z trzech, a potem przycisku.',
      done: 'Udało się! **Złoty rum** dałby koronie 2 punkty; dla ciebie to jedna butelka. Zagrożenie, z którym wyprawa się zmierzyła, **zużywa się**: traci monetę, a bez monet zostaje usunięte.',
    },
    look: {
      say: 'Końcówka: masz **trzy butelki** i potrzebujesz jeszcze jednej. Możesz **obejrzeć** zakrytą kartę. Na Przylądku Kaprów i w Zatoce Małży leżą karty z monetami, a nie ma tam zagrożeń. Gdzie jest rum?',
      hint: 'Dotknij zakrytej karty i naciśnij „Obejrzyj”.',
      done: 'Obejrzaną kartę już znasz: jej nazwa jest pod nią. Korona widzi tylko, **którą** kartę oglądasz.',
    },
    last: {
      say: 'Jedna akcja i jeden gotowy statek. Gdzie korona zostawiłaby najwięcej monet? Wyrusz na **Przylądek Kaprów** i wygraj.',
      hint: 'Wyrusz Szalupą na rajd na Przylądek Kaprów.',
      done: '**Stary rum**: czwarta butelka. Rozgrywka kończy się **natychmiast**, w środku rajdu, a ty wygrywasz.',
    },
  },
  learnt: [
    'Na rajd wypływają statki z załogą i bez monet; opłata to jedna moneta na każdym.',
    'Zatrzymują cię tylko odkryte zagrożenia; najpierw mierzysz się z zewnętrznym.',
    'Musisz użyć dokładnie jednego ze sposobów zagrożenia, jeśli się da.',
    'Każda ikona liczy się raz w rajdzie.',
    'Po rajdzie efekty załogi działają w wybranej przez ciebie kolejności.',
    'Cztery butelki wygrywają natychmiast.',
  ],
}
