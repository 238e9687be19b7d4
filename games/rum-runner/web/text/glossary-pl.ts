/** The words of Rum Runner, in Polish. */
import type { Term } from './types.ts'

export const glossary: readonly Term[] = [
  { word: 'Cofnąć', says: 'Korona bierze jedną ze swoich kart w grze z powrotem na rękę, razem z monetami.', rule: 'R4.5' },
  { word: 'Dołożyć', says: 'Moneta z banku trafia na kartę albo statek.', rule: 'R1.9' },
  { word: 'Ikona', says: 'Kompas to nawigacja, skrzyżowane szable to walka. Każda służy raz w rajdzie.', rule: 'R7.8' },
  { word: 'Inwestować', says: 'Akcja korony: po jednej monecie z zapasu na kilka własnych kart.', rule: 'R4.6' },
  { word: 'Inwestycja', says: 'Karta na wyspie. Opłacona i odkryta działa dla korony, splądrowana robi co innego.', rule: 'R1.3' },
  {
    word: 'Koszt',
    says: 'Moneta w rogu karty: tyle trzeba, by opłacić inwestycję, podnieść zagrożenie, zagrać wydarzenie, wyłożyć statek albo nająć załogę.',
    rule: 'R1.3',
  },
  { word: 'Limit tur', says: 'Gdy obie strony miały tyle tur, wygrywa więcej punktów.', rule: 'R10.4' },
  {
    word: 'Od początku',
    says: 'Zakryte zagrożenie, które leży tu od rozstawienia: jedno z czterech początkowych, których nazwy znają wszyscy.',
    rule: 'R11.3',
  },
  { word: 'Odpaść', says: 'Statek wyprawy, który stracił załogę, opuszcza wyprawę, ale zostaje w grze.', rule: 'R7.11' },
  { word: 'Odrzucić', says: 'Karta z własnej ręki trafia na stos odrzuconych. Gdy korona odrzuca rum, punktuje go pirat.', rule: 'R6.6' },
  { word: 'Opłacona', says: 'Inwestycja, na której leży co najmniej tyle monet, ile kosztuje.', rule: 'R3.3' },
  {
    word: 'Opłata',
    says: 'Jedna moneta na każdym statku, który rusza na rajd. Zostaje tam i trzyma statek w porcie, póki nie zejdzie.',
    rule: 'R7.2',
  },
  { word: 'Podnieść', says: 'Raz w rajdzie: korona płaci, by odkryć zakryte zagrożenia celu, i może dołożyć na nie monety.', rule: 'R7.4' },
  { word: 'Port Macierzysty', says: 'Wyspa, na której leży talia korony. Rajd na nią bierze kartę z wierzchu.', rule: 'R8.1' },
  { word: 'Rajd', says: 'Pirat płynie na wyspę statkami, które mają załogę i nie mają monet.', rule: 'R7.1' },
  {
    word: 'Rum',
    says: 'To, co punktują obie strony: dla korony 1, 2 albo 3 punkty, dla pirata zawsze jedna butelka. Zatruty rum się nie liczy.',
    rule: 'R1.6',
  },
  { word: 'Splądrowana', says: 'Co robi karta, gdy dostanie się do niej pirat.', rule: 'R8.3' },
  { word: 'Szlak', says: 'Rząd zagrożeń przed wyspą. Wyprawa spotyka najpierw to najdalsze.', rule: 'R7.5' },
  { word: 'Usunąć', says: 'Karta w grze trafia na stos odrzuconych właściciela, a jej monety do banku.', rule: 'R1.10' },
  { word: 'Wydarzenie', says: 'Karta, za którą się płaci, wykonuje ją i kładzie na stos odrzuconych.', rule: 'R3.9' },
  { word: 'Wyprawa', says: 'Statki rajdu razem z załogą.', rule: 'R7.1' },
  { word: 'Zagrożenie', says: 'Karta na szlaku przed wyspą. Zakryta nie robi nic, póki korona jej nie podniesie.', rule: 'R4.3' },
  { word: 'Zapłacić', says: 'Monety z zapasu trafiają do banku.', rule: 'R1.9' },
  { word: 'Zużycie', says: 'Zagrożenie, z którym się zmierzono, traci monetę; bez monet zostaje usunięte.', rule: 'R7.10' },
  { word: 'Zyskać', says: 'Monety z banku trafiają do zapasu.', rule: 'R1.9' },
]
