/** Polish texts of RUM's illustrated page. */
import type { RumIntroductionText } from './pictures.tsx'

export const pl: RumIntroductionText = {
  aim: 'Zbieraj butelki rumu, zagrywaj zestawy i zdobywaj karty kolekcji. Zdobądź wymaganą liczbę punktów albo miej ich najwięcej, gdy przypłynie statek piratów.',
  sections: {
    turn: {
      title: 'Twoja tura',
      note: 'Zrób dokładnie jedną z tych trzech rzeczy.',
      parts: {
        beach: ['Weź kartę z plaży', 'Weź dowolną z trzech kart. Na jej miejsce trafia nowa, zakryta.'],
        wreck: ['Albo dobierz z wraku', 'Weź losową kartę, której nikt inny nie zobaczy. To może być papuga.'],
        set: [
          'Albo zagraj zestaw',
          'Wyłóż karty z ręki; liczą się tylko górne końce. Doliczają się odkryte butelki z plaży: tutaj razem cztery niebieskie.',
        ],
      },
    },
    captains: {
      title: 'Karty kolekcji',
      note: 'Zestaw musi zdobyć co najmniej jedną.',
      parts: {
        more: ['Więcej butelek niż wartość', 'Cztery niebieskie butelki to więcej niż 1: niebieska karta jest twoja i ma teraz wartość 4.'],
        trio: ['Albo trio', 'Trzy pojedyncze butelki jednego koloru zdobywają kartę o każdej wartości i podnoszą ją o 2.'],
        steal: ['Także od innych graczy', 'Odbierz kartę innemu graczowi; od razu traci on jej punkty.'],
      },
    },
    clock: {
      title: 'Papuga i zegar',
      note: 'Nie trzymaj kart zbyt długo.',
      parts: {
        parrot: ['Papuga', 'Gdy ją dobierzesz, zwróć do wraku 2 karty, później 3. Zegar idzie dalej.'],
        empty: ['Pusty wrak', 'Gdy zniknie ostatnia karta wraku, gracz z największą liczbą kart zwraca całą rękę. Zegar idzie dalej.'],
        ship: ['Statek piratów', 'Gdy zegar wskaże 8, rozgrywka natychmiast się kończy.'],
      },
    },
    points: {
      title: 'Punkty',
      note: 'Karty, które nie mają właściciela, nie liczą się nikomu.',
      parts: {
        captains: ['Zsumuj swoje karty kolekcji', 'Twoje punkty to suma wartości kart kolekcji, które leżą przed tobą.'],
        target: [
          'Zdobądź wymagane punkty',
          '21 we dwoje, 18 we troje, 15 w cztery osoby. Jeśli wcześniej przypłynie statek, wygrywa gracz, który ma najwięcej punktów.',
        ],
      },
    },
  },
}
