/** The words of the first lesson in Polish. */
import type { LessonWords } from '@tortuga/ui'

export const pl: LessonWords = {
  title: 'Pierwszy rejs',
  about: 'Zajrzyj, weź albo zostaw następnemu: jak dzieli się łupy, jak wygląda abordaż i kiedy wychodzą na jaw tajne karty.',
  steps: {
    goal: {
      say: 'Witaj na pokładzie! Dowodzisz latającym okrętem, tak samo jak Jerzy i Ola. W każdej rundzie każde z was bierze **jedną część łupów**. Po 15 rundach wygrywa ten, kto ma najwięcej **punktów**: liczą się dublony, rum, relikty i tajne karty.',
    },
    backs: {
      say: 'Łupy leżą na **trzech polach**. Rewers zdradza rodzaj karty: butelka to **rum**, oko to **relikt**, skrzynia to **przedmiot**, kapelusz to **pirat**. Dublony z pola dostaje ten, kto weźmie całą część.',
    },
    leave: {
      say: 'W swojej turze oglądasz pole 1, **ty i nikt więcej**. Inni widzą tylko to, że patrzysz. Leży tam Siwucha, nic niewarta. **Zostaw ją**: obejrzysz wtedy pole 2. Powrotu jednak nie ma!',
      hint: 'Naciśnij „Zostaw”, na dole.',
      done: 'Do tego, co zostaje, dochodzi karta z talii, więc następny kapitan zastanie więcej. A to, co już znasz, **pozostaje dla ciebie zaznaczone**: wiesz, że na polu 1 leży Siwucha.',
    },
    take: {
      say: '**Oko krakena**! Relikty się zbiera: jedno Oko kosztuje punkt, dwa dają 3 punkty, a pięć aż 26. Pod kartami widać, co zmieni ta część. Jest w niej też Bosman i dublon. **Weź ją.**',
      hint: 'Naciśnij „Weź tę część”.',
      done: 'Dublon trafia do twojej sakiewki, a relikt i pirat leżą **odkryte** na twojej planszy. Potem Jerzy ogląda pole 1, zostawia je i bierze pole 2. Widać, że patrzy, ale jego rum leży **zakryty**: nikt inny nie wie, jaki to rum.',
    },
    beer: {
      say: 'Następna runda. Niektóre przedmioty są **natychmiastowe**: zagrywa się je od razu po wzięciu, a nie wszystkie są miłe. **Piwo** kosztuje jednego twojego pirata. Ale Bosman to Bosman. Weź tę część.',
      hint: 'Naciśnij „Weź tę część”. O Piwo stół zapyta za chwilę.',
    },
    order: {
      say: 'Wzięte karty zagrywasz **w dowolnej kolejności**. Nie masz jeszcze żadnego pirata, więc zacznij od **Piwa**: nie będzie kogo stracić. Przeciągnij Piwo na lewo albo dotknij go, a potem Bosmana.',
      hint: 'Ustaw Piwo na pierwszym miejscu i naciśnij „Zagraj: Piwo”. Z klawiatury: podnieś Piwo klawiszem Enter i przesuń strzałkami.',
      done: 'Na zdrowie! Piwo nic nie zmienia, a Bosman wchodzi na pokład już po nim. W odwrotnej kolejności kosztowałoby go to posadę.',
    },
    strength: {
      say: 'Runda 5 kończy się **abordażem**, a do ciebie należy ostatnia tura przed nim. Każdy kapitan walczy z **oboma sąsiadami**. Sumuje się siłę piratów i przedmiotów: ty masz 4, Jerzy 5, Ola 3. Stół pokazuje, jak skończy się każda bitwa.',
    },
    arm: {
      say: '**Kordelas** zrównałby twoją siłę z siłą Jerzego. A remisy wygrywa kapitan, który ma **papugę**. Kto ją ma? Ty! Weź Kordelas.',
      hint: 'Naciśnij „Weź tę część”.',
    },
    board: {
      say: 'Abordaż! Pięć na pięć, a **papuga** rozstrzyga na twoją korzyść; pięć to też więcej niż trzy u Oli. Jej **Skrzynia** jest teraz twoja, z dublonem na dokładkę. Teraz działają twoi piraci, **w dowolnej kolejności**. Najpierw poślij **Kanoniera** do Jerzego.',
      hint: 'Wybierz „Kanonier, cel: Jerzy” i naciśnij mosiężny przycisk.',
      done: 'Kanonier kradnie rum obojgu. Jaki, wiecie tylko ty i osoba okradziona. Bosman bierze 2 dublony **za każde zwycięstwo**, a Zabijaka Jerzego 1 za swoje. Na koniec **wszyscy odrzucają piratów**: do następnego abordażu potrzeba nowych.',
    },
    points: {
      say: 'Dziesięć rund później: to twoja ostatnia tura. Otwórz swoją **planszę** i zobacz, co masz. Rum luksusowy daje po 3 punkty temu, kto ma go **najwięcej**, innym po 1, a twoja **tajna karta** dokłada za to jeszcze 4. Nikt nie ma piratów, więc ostatni abordaż będzie spokojny.',
    },
    song: {
      say: 'Na polu 1 leży **Śpiew syreny** i dublon. Wiele takich kart jest warte fortunę, ale pojedyncza kosztuje 3 punkty. Zostaw ją.',
      hint: 'Naciśnij „Zostaw”.',
    },
    end: {
      say: 'Czwarte **Oko krakena**, a do tego rum. To już coś: Oczy rosną z 8 do 15 punktów. Weź tę część i wracaj do portu.',
      hint: 'Naciśnij „Weź tę część”.',
      done: 'Koniec rejsu. Otwiera się skrzynie, **odkrywa** rum i tajne karty i liczy wszystko: 37 punktów dla ciebie, 28 dla Jerzego, 20 dla Oli. **Wygrywasz!**',
    },
  },
  learnt: [
    'Oglądasz pola po kolei; bierzesz całą część albo ją zostawiasz, bez powrotu.',
    'To, co zostaje, rośnie: do trzech kart, a potem o dublony. Kto zostawi wszystkie trzy pola, bierze wierzchnią kartę talii.',
    'Karty natychmiastowe zagrywa się od razu, w dowolnej kolejności; rum i tajne karty leżą zakryte.',
    'Podczas abordażu walczysz z oboma sąsiadami. Bez piratów przegrywasz; remisy wygrywa papuga.',
    'Działania liczą się za każde zwycięstwo, te z dopiskiem 1x tylko raz. Potem wszyscy piraci odchodzą.',
    'Przy czworgu kapitanach jest 12 rund. Przy dwojgu pomija się część kart, a bitwa jest jedna.',
  ],
}
