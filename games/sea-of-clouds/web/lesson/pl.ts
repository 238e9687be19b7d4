/** The first lesson in Polish. */
import type { LessonText } from '@tortuga/ui'

export const pl: LessonText = {
  title: 'Pierwszy rejs',
  about: 'Weź łupy albo zostaw je następnemu kapitanowi, stocz abordaż z sąsiadami i policz punkty za tajne karty.',
  steps: {
    goal: {
      say: 'Witaj na pokładzie! Dowodzisz latającym okrętem, tak samo jak Jerzy i Ola. W każdej rundzie każde z was bierze **łupy z jednego pola**. Po 15 rundach wygrywa kapitan, który ma najwięcej **punktów**: liczą się dublony, rum, relikty i przedmioty.',
    },
    backs: {
      say: 'Łupy leżą na **trzech polach**. Rewers zdradza rodzaj karty: butelka to **rum**, oko to **relikt**, skrzynia to **przedmiot**, kapelusz to **pirat**. Jeśli weźmiesz łupy z pola, dostaniesz też leżące na nim dublony.',
    },
    leave: {
      say: 'W swojej turze oglądasz pole 1. Karty widzisz **tylko ty**; inni widzą jedynie, że je oglądasz. Leży tam nic niewarta Siwucha. **Zostaw ją** i obejrzyj pole 2. Wrócić już nie można!',
      hint: 'Naciśnij „Zostaw” w prawym dolnym rogu.',
      done: 'Do zostawionych łupów trafia karta z talii, więc następny kapitan zastanie więcej. Karty, które już znasz, **są dla ciebie oznaczone**: wiesz, że na polu 1 leży Siwucha.',
    },
    take: {
      say: '**Oko krakena**! Relikty warto zbierać: jedno Oko kosztuje punkt, dwa są warte 3 punkty, a pięć aż 26. Pod kartami widać, co zmienią te łupy. Jest tu też Zaczarowana muszla, warta 3 punkty, i dublon. **Weź je.**',
      hint: 'Naciśnij „Weź te łupy”.',
      done: 'Dublon jest twój, a relikt i przedmiot leżą **odkryte** na twojej planszy. Potem Jerzy ogląda pole 1, zostawia je i bierze pole 2. Jego rum leży **zakryty**: nikt inny nie wie, jaki to rum.',
    },
    beer: {
      say: 'Następna runda. Niektóre przedmioty są **natychmiastowe**: musisz je zagrać od razu po wzięciu, a część z nich szkodzi. **Piwo** kosztuje cię jednego pirata. Ale leży tu też Bosman, twój pierwszy pirat. Weź te łupy.',
      hint: 'Naciśnij „Weź te łupy”. Kolejność kart wybierzesz za chwilę.',
    },
    order: {
      say: 'Wzięte karty zagrywasz **w dowolnej kolejności**. Nie masz jeszcze żadnego pirata, więc zacznij od **Piwa**: nie masz jeszcze kogo stracić. Przeciągnij Piwo na lewo albo dotknij go, a potem Bosmana.',
      hint: 'Ustaw Piwo na pierwszym miejscu i naciśnij „Zagraj: Piwo”. Z klawiatury: podnieś Piwo klawiszem Enter i przesuń strzałkami.',
      done: 'Na zdrowie! Piwo nic nie zmienia, a Bosman wchodzi na pokład dopiero po nim. W odwrotnej kolejności trzeba by go było odrzucić.',
    },
    strength: {
      say: 'Runda 5 kończy się **abordażem**, a do ciebie należy ostatnia tura przed nim. Każdy kapitan walczy z **oboma sąsiadami**. Sumuje się siłę piratów i przedmiotów: ty masz 4, Jerzy 5, Ola 3. Stół pokazuje, jak skończyłaby się każda bitwa.',
    },
    arm: {
      say: '**Kordelas** zrównałby twoją siłę z siłą Jerzego. A remisy wygrywa kapitan, który ma **papugę**. To ty! Weź Kordelas.',
      hint: 'Naciśnij „Weź te łupy”.',
    },
    board: {
      say: 'Abordaż! Remisujesz z Jerzym 5 do 5, ale **papuga** rozstrzyga remis na twoją korzyść. Pokonujesz też Olę, która ma siłę 3. Jej **Skrzynia** jest teraz twoja, razem z jednym dublonem. Rozpatrz swoich piratów **w dowolnej kolejności**. Zacznij od **Kanoniera** przeciw Jerzemu.',
      hint: 'Wybierz „Kanonier, cel: Jerzy” i naciśnij główny przycisk.',
      done: 'Kanonier kradnie po jednym losowym rumie obojgu. Jaki to rum, wiecie tylko ty i osoba okradziona. Bosman bierze 2 dublony **za każde zwycięstwo**, a Zabijaka Jerzego 1 za swoje. Na koniec **wszyscy odrzucają piratów**: do następnego abordażu potrzebujesz nowych.',
    },
    points: {
      say: 'Dziesięć rund później to twoja ostatnia tura. Otwórz swoją **planszę** i zobacz, co masz. Rum luksusowy jest wart po 3 punkty dla kapitana, który ma go **najwięcej**, a po 1 dla pozostałych. Twoja **tajna karta** dodaje za to 4 punkty. Nikt nie ma piratów, więc ostatni abordaż niczego nie zmieni.',
    },
    song: {
      say: 'Na polu 1 leży **Śpiew syreny** i dublon. Wiele takich kart jest wartych fortunę, ale pojedyncza kosztuje 3 punkty. Zostaw je.',
      hint: 'Naciśnij „Zostaw”.',
    },
    end: {
      say: 'Czwarte **Oko krakena**, a do tego rum. Wartość twoich Oczu rośnie z 8 do 15 punktów. Weź te łupy i wracaj do portu.',
      hint: 'Naciśnij „Weź te łupy”.',
      done: 'Koniec rejsu. **Odkrywacie** rum i tajne karty i podliczacie punkty: 37 dla ciebie, 28 dla Jerzego, 20 dla Oli. **Wygrywasz!**',
    },
  },
  learnt: [
    'Oglądasz pola po kolei. Bierzesz wszystkie łupy z pola albo je zostawiasz; wrócić nie można.',
    'Zostawione łupy rosną: do trzech kart, a potem o dublony. Jeśli zostawisz wszystkie trzy pola, bierzesz wierzchnią kartę talii.',
    'Wzięte karty zagrywasz w dowolnej kolejności. Rum i tajne karty leżą zakryte.',
    'W abordażu walczysz z oboma sąsiadami. Bez piratów przegrywasz. Remisy rozstrzyga papuga.',
    'Piraci działają raz za każde zwycięstwo, a oznaczeni 1x tylko raz. Potem odrzuca się wszystkich piratów.',
    'W grze 4-osobowej jest 12 rund. W grze 2-osobowej usuwa się część kart, a bitwa jest tylko jedna.',
  ],
}
