/** What the pieces of the table are, in Polish, for the card reader. */
import type { TableText } from '../en/index.ts'

export const about: TableText['about'] = {
  hazard: 'Zakryte zagrożenie. Nic nie robi, dopóki korona nie podniesie go w czasie rajdu i nie zapłaci kosztu.',
  investment: 'Zakryta inwestycja. Gdy leży na niej tyle monet, ile kosztuje, korona może ją odkryć. Udany rajd ją zabiera.',
  island: 'Miejsce na jedną inwestycję, a przed nią szlak zagrożeń. Rajd musi pokonać odkryte zagrożenia na szlaku.',
  'home-port': 'Wyspa z talią korony. Udany rajd zabiera inwestycję, a jeśli jej nie ma, wierzchnią kartę talii.',
  'crown-deck':
    'Korona dobiera z tej talii, a udany rajd na Port Macierzysty zabiera z niej wierzchnią kartę. Pusta talia pozostaje pusta.',
  'pirate-deck': 'Pirat dobiera z tej talii. Gdy się skończy, tasuje się stos kart odrzuconych i powstaje z niego nowa talia.',
  supply: 'Monety jednej strony. Płaci się nimi za inwestycje, zagrożenia, wydarzenia, statki, załogę i rajdy.',
  'crown-score': 'Korona wygrywa, gdy zdobędzie rum za 4 punkty.',
  'pirate-score': 'Pirat wygrywa, gdy zdobędzie 4 karty rumu, niezależnie od ich punktów.',
  hand: 'Karty na ręce są zakryte dla drugiej strony. Akcja „Dobierz” uzupełnia rękę do 5 kart.',
  discards: 'Karty zagrane albo usunięte. Każdy może je przejrzeć.',
  removed: 'Te karty są już poza grą.',
  place: 'Wolne miejsce dla załogi. Akcją „Załoga” kładziesz karty załogi z ręki na swoich statkach.',
  actions: 'W turze wykonujesz trzy akcje w dowolnej kolejności. Akcje mogą się powtarzać.',
}
