/** The texts of the crown's lesson in Polish. */
import type { LessonText } from '@tortuga/ui'

export const pl: LessonText = {
  title: 'Korona wprowadza rum na rynek',
  about: 'Połóż rum na wyspach, opłać go i strzeż, aż go sprzedasz: strona korony w sześć minut.',
  steps: {
    goal: {
      say: 'Grasz **koroną**. Zdobywasz punkty za rum, który trafi na rynek: **4 punkty dają zwycięstwo**. Pirat po drugiej stronie wody chce tych samych butelek i wygrywa, gdy ma **4**. Cztery zarysy butelek przy twojej stronie pokazują twój wynik.',
    },
    islands: {
      say: 'Przed tobą są cztery **wyspy**, a przed każdą leży zakryte **zagrożenie**. Swoje karty znasz, więc pod nimi widać nazwy. W **Porcie Macierzystym** leży twoja talia. Na dole masz rękę; dotknij albo wskaż kartę, żeby ją przeczytać.',
    },
    found: {
      say: 'Tura to **trzy akcje**. Zacznij od położenia dwóch **inwestycji** jedną akcją: **Jasny rum** na Przylądku Kaprów i **Plantacja** w Zatoce Małży. Leżą zakryte i na razie nic nie kosztują.',
      hint: 'Dotknij Jasnego rumu na ręce, a potem miejsca na Przylądku Kaprów. Tak samo połóż Plantację w Zatoce Małży. Na koniec naciśnij przycisk na dole.',
    },
    invest: {
      say: 'Inwestycję trzeba **opłacić**: potrzebuje tylu monet, ile wynosi liczba w jej rogu. Zainwestuj po jednej monecie w **obie**. Dotknij obu kart.',
      hint: 'Wybierz **Inwestuj**, dotknij kart na Przylądku Kaprów i w Zatoce Małży, a potem naciśnij przycisk.',
      done: 'Plantacja potrzebuje 1 monety: jest opłacona, co pokazuje ptaszek. Jasny rum potrzebuje 2. Opłacone karty możesz odkryć na **początku następnej tury**.',
    },
    hazard: {
      say: 'Twój rum potrzebuje obrony. Połóż **Rafę** przed Przylądkiem Kaprów. Teraz nic za nią nie płacisz.',
      hint: 'Dotknij Rafy na ręce, a potem miejsca na szlaku przed Przylądkiem Kaprów.',
      done: 'Twoja tura się kończy i dobierasz kartę. Bonny najmuje **Douga Dublona**, bierze monety i płynie na Przylądek Kaprów: **rajd**!',
    },
    raise: {
      say: 'To twoja jedyna decyzja w rajdzie: za które zakryte zagrożenia płacisz, żeby je **podnieść**? Wyprawa ma jedną szablę i ani jednego kompasu. **Podnieś Rafę**: wymaga nawigacji 2 albo statku.',
      hint: 'Dotknij Rafy, zewnętrznej z dwóch kart, i naciśnij „Podnieś: Rafa, zatrzymaj rajd”. Z dodatkowymi monetami zostałaby tu dłużej; tym razem zostaw 0.',
      done: 'Wyprawa nie miała kompasów, więc Rafa zabrała **Szalupę**, a Doug wrócił na rękę pirata. Bez statku rajd zostaje **zatrzymany**. Na Rafie nie było monet, więc po jednym użyciu zostaje usunięta.',
    },
    reveal: {
      say: 'Na początku swojej tury możesz **odkryć** opłacone inwestycje. Odkryj **Plantację**.',
      hint: 'Jeśli jeszcze widzisz rajd, wróć do stołu. Dotknij Plantacji w Zatoce Małży i naciśnij przycisk.',
    },
    enough: {
      say: 'Plantacja od teraz działa. Jasny rum ma 1 monetę z 2, więc jeszcze nie możesz go odkryć. Naciśnij **Gotowe**.',
      hint: 'Naciśnij „Gotowe”.',
    },
    fund: {
      say: 'Połóż drugą monetę na **Jasnym rumie**. Reszta tury zagra się sama: monety i Konwój kupiecki.',
      hint: 'Wybierz Inwestuj, dotknij karty na Przylądku Kaprów i naciśnij przycisk.',
    },
    crop: {
      say: 'Tura się kończy i działa **Plantacja**: jedna z twoich kart w grze dostaje **+1 monetę** za darmo. Zagrożenie z monetami wytrzyma dłużej, a jego monetami możesz zapłacić za podniesienie. Wybierz dowolną kartę.',
      hint: 'Dotknij jednej ze swoich kart w grze i naciśnij przycisk.',
      done: 'Bonny zbiera monety i woduje **Slup**. Nikt nie przypłynął po rum, a teraz znów twoja kolej.',
    },
    score: {
      say: 'Jasny rum jest **opłacony**. Odkryj go!',
      hint: 'Dotknij Jasnego rumu na Przylądku Kaprów i naciśnij przycisk.',
    },
    mix: {
      say: 'Sprzedany: **1 punkt**. Po każdej sprzedaży możesz wtasować do talii **całą rękę**, ale nie dostajesz za nią nowych kart. W ten sposób ochronisz rum, którego nie możesz bezpiecznie zagrać. Wybierz, co wolisz.',
      hint: 'Naciśnij dowolny z dwóch przycisków.',
      done: 'Wyspa jest wolna i czeka na następną inwestycję.',
    },
    limit: {
      say: 'Kilka tur później. Na koniec tury dobierasz kartę, a jeśli masz **więcej niż pięć**, odrzucasz jedną. Uwaga: rum, który **odrzuca korona, zdobywa pirat**. Odrzuć coś innego.',
      hint: 'Dotknij karty innej niż Jasny rum i naciśnij przycisk.',
      done: 'Dobry wybór. Rajd na Port Macierzysty plądruje **kartę z wierzchu twojej talii**, więc i tam pirat może znaleźć rum.',
    },
    last: {
      say: 'Tura dziewiąta. Masz **2 punkty**, a pirat trzy butelki. Jedna z twoich kart to opłacony rum. Wygraj!',
      hint: 'Złoty rum na Przylądku Kaprów ma swoje 3 monety. Odkryj go: jest wart 2 punkty.',
      done: '2 i 2 to **4 punkty**. Rozgrywka kończy się **natychmiast**, a ty wygrywasz.',
    },
  },
  learnt: [
    'Tura to trzy akcje; opłacone inwestycje odkrywasz przed nimi.',
    'Monety opłacają inwestycje; zagrożenia nic nie kosztują, dopóki ich nie podniesiesz.',
    'W rajdzie raz decydujesz, co podnieść, i możesz położyć na tym dodatkowe monety.',
    'Zagrożenie, z którym wyprawa się zmierzyła, traci monetę; bez monet zostaje usunięte.',
    'Rum, który odrzucasz, zdobywa pirat.',
    'Cztery punkty wygrywają natychmiast.',
  ],
}
