/** The glossary in Polish. */
import type { GlossaryTerm } from '../en/glossary.ts'

export const glossary: readonly GlossaryTerm[] = [
  {
    word: 'Cofnąć',
    meaning: 'Korona bierze jedną ze swoich kart w grze z powrotem na rękę. Monety z tej karty trafiają do zapasu.',
    rule: 'R4.5',
  },
  { word: 'Dołożyć', meaning: 'Moneta z banku trafia na kartę albo statek.', rule: 'R1.9' },
  {
    word: 'Ikona',
    forms: ['nawigacj*', 'walk*'],
    meaning: 'Kompas to nawigacja, skrzyżowane szable to walka. Każda ikona liczy się raz w rajdzie.',
    rule: 'R7.8',
  },
  { word: 'Inwestować', meaning: 'Akcja korony: połóż po jednej monecie z zapasu na kilku swoich kartach.', rule: 'R4.6' },
  { word: 'Inwestycja', meaning: 'Karta na wyspie. Opłacona i odkryta działa dla korony, a splądrowana ma inny efekt.', rule: 'R1.3' },
  {
    word: 'Koszt',
    meaning:
      'Moneta w rogu karty: tyle kosztuje opłacenie inwestycji, podniesienie zagrożenia, zagranie wydarzenia, zwodowanie statku albo najęcie członka załogi.',
    rule: 'R1.3',
  },
  { word: 'Limit tur', meaning: 'Gdy każda strona rozegra tyle tur, wygrywa gracz, który ma więcej punktów.', rule: 'R10.4' },
  {
    word: 'Od początku',
    meaning:
      'Zakryte zagrożenie, które leży na swoim miejscu od początku rozgrywki: jedno z czterech początkowych, znanych wszystkim z nazwy.',
    rule: 'R11.3',
  },
  { word: 'Odpaść', meaning: 'Statek bez załogi opuszcza wyprawę, ale zostaje w grze.', rule: 'R7.11' },
  {
    word: 'Odrzucić',
    forms: ['odrzu*'],
    meaning: 'Odłóż kartę z ręki na swój stos kart odrzuconych. Gdy korona odrzuca rum, zdobywa go pirat.',
    rule: 'R6.6',
  },
  { word: 'Opłacona', forms: ['opłacon*'], meaning: 'Inwestycja, na której leży co najmniej tyle monet, ile kosztuje.', rule: 'R3.3' },
  {
    word: 'Opłata',
    meaning: 'Jedna moneta na każdym statku, który bierze udział w rajdzie. Dopóki na statku leżą monety, nie może on znów wypłynąć.',
    rule: 'R7.2',
  },
  {
    word: 'Podnieść',
    meaning:
      'Raz w każdym rajdzie korona może zapłacić, by odkryć zakryte zagrożenia przed atakowaną wyspą, i położyć na nich dodatkowe monety.',
    rule: 'R7.4',
  },
  { word: 'Port Macierzysty', meaning: 'Wyspa z talią korony. Rajd na nią plądruje kartę z wierzchu talii.', rule: 'R8.1' },
  { word: 'Rajd', meaning: 'Pirat atakuje wyspę statkami, które mają załogę i nie mają monet.', rule: 'R7.1' },
  {
    word: 'Rum',
    meaning:
      'Karty, które zdobywają obie strony: dla korony 1, 2 albo 3 punkty, dla pirata zawsze jedna butelka. Zatruty rum nie jest rumem.',
    rule: 'R1.6',
  },
  { word: 'Splądrowana', forms: ['splądrowan*'], meaning: 'Efekt karty, którą splądruje pirat.', rule: 'R8.3' },
  { word: 'Szlak', meaning: 'Rząd zagrożeń przed wyspą. Wyprawa mierzy się najpierw z zewnętrznym.', rule: 'R7.5' },
  {
    word: 'Usunąć',
    forms: ['usu*'],
    meaning: 'Karta w grze trafia na stos kart odrzuconych właściciela, a jej monety do banku.',
    rule: 'R1.10',
  },
  { word: 'Wydarzenie', meaning: 'Karta jednorazowa. Zapłać koszt, wykonaj efekt i odłóż ją na stos kart odrzuconych.', rule: 'R3.9' },
  { word: 'Wyprawa', meaning: 'Statki i załoga, które biorą udział w rajdzie.', rule: 'R7.1' },
  { word: 'Zagrożenie', meaning: 'Karta na szlaku przed wyspą. Zakryta nie działa, dopóki korona jej nie podniesie.', rule: 'R4.3' },
  { word: 'Zapłacić', forms: ['zapła*'], meaning: 'Monety z zapasu trafiają do banku.', rule: 'R1.9' },
  {
    word: 'Zużycie',
    meaning: 'Zagrożenie, z którym wyprawa się zmierzyła, traci monetę. Jeśli nie ma monet, zostaje usunięte.',
    rule: 'R7.10',
  },
  { word: 'Zyskać', forms: ['zysk*'], meaning: 'Monety z banku trafiają do zapasu.', rule: 'R1.9' },
]
