/** The words of the crown's lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Korona wypuszcza rum na rynek',
  about: 'Połóż rum na wyspach, opłać go i strzeż, aż się sprzeda: strona korony w sześć minut.',
  steps: {
    goal: {
      say: 'Grasz **koroną**. Rum, który trafi na rynek, daje punkty: **4 punkty wygrywają**. Pirat po drugiej stronie wody chce tych samych butelek i wygrywa, gdy ma **4 z nich**. Cztery obrysy butelek przy twojej stronie pokazują, ile już masz.',
    },
    islands: {
      say: 'Przed tobą leżą cztery **wyspy**, a przed każdą zakryte **zagrożenie**. Swoje karty znasz, więc ich nazwy stoją pod spodem. **Port Macierzysty** niesie twoją talię. Na dole jest twoja ręka; każdą kartę przeczytasz, gdy jej dotkniesz albo ją wskażesz.',
    },
    found: {
      say: 'Tura to **trzy akcje**. Najpierw jedną akcją połóż dwie **inwestycje**: **Jasny rum** na Przylądku Kaprów i **Plantację** w Zatoce Małży. Leżą zakryte i na razie nic nie kosztują.',
      hint: 'Dotknij Jasnego rumu na ręce, a potem miejsca na Przylądku Kaprów. Tak samo Plantacja i Zatoka Małży. Na koniec naciśnij przycisk na dole.',
    },
    invest: {
      say: 'Inwestycję trzeba **opłacić**: potrzebuje tylu monet, ile stoi w jej rogu. Zainwestuj po jednej monecie w **obie**. Dotknij obu kart.',
      hint: 'Wybierz **Inwestuj**, dotknij kart na Przylądku Kaprów i w Zatoce Małży, potem naciśnij przycisk.',
      done: 'Plantacja potrzebuje 1 monety: jest opłacona, mówi o tym ptaszek. Jasny rum potrzebuje 2. Opłacone karty można odkryć na **początku następnej tury**.',
    },
    hazard: {
      say: 'Twój rum potrzebuje straży. Połóż **Rafę** przed Przylądkiem Kaprów. Teraz nic się za nią nie płaci.',
      hint: 'Dotknij Rafy na ręce, a potem miejsca na szlaku przed Przylądkiem Kaprów.',
      done: 'Twoja tura się kończy i dobierasz kartę. Bonny najmuje **Douga Dublona**, bierze monety i płynie na Przylądek Kaprów: **rajd**!',
    },
    raise: {
      say: 'Teraz twoja jedyna decyzja w rajdzie: które zakryte zagrożenia **podnosisz**, płacąc za nie? Wyprawa ma jedną szablę i ani jednego kompasu. **Podnieś Rafę**: wymaga 2 nawigacji albo statku.',
      hint: 'Dotknij Rafy, dalszej z dwóch kart, i naciśnij „Podnieś 1 zagrożenie”. Monety dołożone dodatkowo zatrzymałyby ją tu na dłużej; tym razem zostaw 0.',
      done: 'Bez kompasów Rafy nie dało się minąć, więc zabrała **Szalupę**; Doug wrócił wpław na rękę pirata. Bez statku rajd jest **zatrzymany**. Rafa też się zużyła: nie było na niej monet, więc zostaje usunięta.',
    },
    reveal: {
      say: 'Zaczyna się twoja tura: to chwila, by **odkryć** opłacone inwestycje. Odkryj **Plantację**.',
      hint: 'Wróć do stołu, jeśli jeszcze oglądasz rajd. Dotknij Plantacji w Zatoce Małży i naciśnij przycisk.',
    },
    enough: {
      say: 'Plantacja od teraz działa. Jasny rum ma 1 monetę z 2, więc jeszcze nie można go odkryć. Powiedz, że **nie odkrywasz więcej**.',
      hint: 'Naciśnij „Nie odkrywaj więcej”.',
    },
    fund: {
      say: 'Połóż drugą monetę na **Jasnym rumie**. Resztę tury zagram za ciebie: monety i Konwój kupiecki.',
      hint: 'Wybierz Inwestuj, dotknij karty na Przylądku Kaprów i naciśnij przycisk.',
    },
    crop: {
      say: 'Tura się kończy i działa **Plantacja**: jedna z twoich kart w grze dostaje za darmo **+1 monetę**. Zagrożenie z monetami trwa dłużej, a jego monetami można zapłacić za podniesienie. Wybierz dowolną kartę.',
      hint: 'Dotknij jednej ze swoich kart w grze i naciśnij przycisk.',
      done: 'Bonny zbiera monety i wykłada **Slup**. Nikt nie przypłynął po rum, a kolej znów na ciebie.',
    },
    score: {
      say: 'Jasny rum jest **opłacony**. Odkryj go!',
      hint: 'Dotknij Jasnego rumu na Przylądku Kaprów i naciśnij przycisk.',
    },
    mix: {
      say: 'Sprzedany: **1 punkt**. Po każdej sprzedaży możesz wtasować do talii **całą rękę**, nowych kart za to nie ma. Tak pozbędziesz się rumu, który parzy w ręce. Zrób, jak wolisz.',
      hint: 'Naciśnij którykolwiek z dwóch przycisków.',
      done: 'Wyspa jest znów wolna, czeka na następną inwestycję.',
    },
    limit: {
      say: 'Kilka tur później. Na koniec tury dobierasz kartę, a mając **więcej niż pięć**, odrzucasz jedną. Uwaga: gdy korona **odrzuca rum, punktuje go pirat**. Odrzuć cokolwiek innego.',
      hint: 'Dotknij karty, która nie jest Jasnym rumem, i naciśnij przycisk.',
      done: 'Dobry wybór. Nawiasem mówiąc, rajd na Port Macierzysty zabiera **wierzch twojej talii**: tam też pirat może znaleźć rum.',
    },
    last: {
      say: 'Minęło dziewięć tur. Masz **2 punkty**, pirat trzy butelki. Jedna z twoich kart to opłacony rum. Wygraj tę grę!',
      hint: 'Złoty rum na Przylądku Kaprów ma swoje 3 monety. Odkryj go: jest wart 2.',
      done: '2 i 2 to **4 punkty**: gra kończy się **od razu**, a ty wygrywasz.',
    },
  },
  learnt: [
    'Tura to trzy akcje; opłacone inwestycje odkrywa się przed nimi.',
    'Monety opłacają inwestycje; zagrożenia nic nie kosztują, póki się ich nie podniesie.',
    'W rajdzie decydujesz raz, co podnieść, i możesz dołożyć na to monety.',
    'Zagrożenie, z którym się zmierzono, traci monetę, a bez monet zostaje usunięte.',
    'Rum, który odrzucasz, trafia do pirata.',
    'Cztery punkty wygrywają od razu.',
  ],
}
