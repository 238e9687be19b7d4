/** Card names and texts in Polish, in our own words. */
import type { CardText } from '../types.ts'

const rum = (name: string): CardText => ({
  name,
  text: 'Opłacony: zdobywasz punkty, potem możesz wtasować do talii całą rękę. Splądrowany: +1 moneta na każdy statek wyprawy; butelkę zdobywa pirat.',
})

export const cards: Readonly<Record<string, CardText>> = {
  'cash-crop': {
    name: 'Plantacja',
    text: 'Opłacona: na koniec swojej tury połóż +1 monetę na jednej ze swoich kart. Splądrowana: zostaje w grze, chyba że pirat zapłaci tyle monet, ile na niej leży.',
  },
  'light-rum': rum('Jasny rum'),
  'gold-rum': rum('Złoty rum'),
  'aged-rum': rum('Stary rum'),
  lighthouse: {
    name: 'Latarnia morska',
    text: 'Opłacona: na koniec swojej tury możesz przesunąć jedno ze swoich zagrożeń przed inną wyspę albo położyć +1 monetę na statku. Splądrowana: +1 moneta na każdy statek wyprawy.',
  },
  'poisoned-rum': {
    name: 'Zatruty rum',
    text: 'Opłacony: na koniec swojej tury możesz wziąć na rękę zagrożenie ze swojego stosu kart odrzuconych. Splądrowany: pirat usuwa członka załogi wyprawy.',
  },
  'letter-of-marque': {
    name: 'List kaperski',
    text: 'Opłacony: usuń dowolny statek (jego załoga wraca na rękę pirata), a potem tę kartę. Splądrowany: pirat może usunąć członka załogi wyprawy, żeby zyskać 3 monety.',
  },
  'rough-seas': { name: 'Wzburzone morze', text: 'Odrzuć 2 karty albo usuń członka załogi wyprawy.' },
  privateers: { name: 'Kaprzy', text: 'Walka 2 albo zapłać 4, albo usuń członka załogi wyprawy.' },
  reef: { name: 'Rafa', text: 'Nawigacja 2 albo usuń statek wyprawy (jego załoga wraca na rękę).' },
  'uncharted-waters': { name: 'Nieznane wody', text: 'Nawigacja 3.' },
  kraken: { name: 'Kraken', text: 'Walka 3 albo usuń statek wyprawy (jego załoga wraca na rękę).' },
  squall: { name: 'Szkwał', text: 'Nawigacja 2 albo korona usuwa wybranego członka załogi wyprawy.' },
  blockade: { name: 'Blokada', text: 'Walka 3.' },
  'port-taxes': { name: 'Podatki portowe', text: 'Zapłać 2 monety albo korona zyskuje 3.' },
  'rowdy-tavern': { name: 'Hałaśliwa tawerna', text: 'Odrzuć 2 karty albo +1 moneta na każdy statek wyprawy i na tę kartę.' },
  'hidden-harbor': { name: 'Ukryta przystań', text: 'Nawigacja 1.' },
  'harbor-guard': { name: 'Straż portowa', text: 'Walka 1.' },
  'royal-decree': { name: 'Dekret królewski', text: 'Połóż po 1 monecie na najwyżej 3 różnych swoich kartach.' },
  'merchant-convoy': { name: 'Konwój kupiecki', text: 'Zyskaj 4 monety.' },
  longboat: { name: 'Szalupa', text: 'Statek na 1 członka załogi.' },
  'merchant-vessel': { name: 'Statek kupiecki', text: 'Statek na 3 członków załogi.' },
  sloop: { name: 'Slup', text: 'Statek na 2 członków załogi. Nawigacja 1.' },
  brigantine: { name: 'Brygantyna', text: 'Statek na 2 członków załogi. Walka 1.' },
  galleon: { name: 'Galeon', text: 'Statek na 3 członków załogi. Walka 2.' },
  'peg-leg-paul': { name: 'Paul Drewniana Noga', text: 'Możesz położyć +1 monetę na jego statku, żeby zyskać 3 monety.' },
  'dead-eye-dory': {
    name: 'Dory Pewne Oko',
    text: 'Możesz położyć ją na wierzchu talii, żeby wziąć kartę ze swojego stosu kart odrzuconych.',
  },
  'bilge-bob': { name: 'Bob z Zęzy', text: 'Jeśli rajd został zatrzymany, zyskaj 2 monety.' },
  'cutthroat-carlie': {
    name: 'Carlie Rzezimieszka',
    text: 'Możesz przesunąć 1 monetę z jednego zagrożenia na inne albo z jednego statku na inny.',
  },
  'stinky-pete': { name: 'Śmierdzący Pete', text: 'Możesz go usunąć, żeby usunąć zakryte zagrożenie albo zdjąć 1 monetę z zagrożenia.' },
  'able-abigail': { name: 'Zręczna Abigail', text: 'Możesz obejrzeć zakrytą kartę w grze.' },
  'doug-doubloon': { name: 'Doug Dublon', text: 'Dobierz 1 kartę.' },
  'janey-mcfloyd': { name: 'Janey McFloyd', text: 'Możesz odrzucić 1 kartę, żeby zabrać koronie 1 monetę.' },
  'pillaging-pru': { name: 'Pru Łupieżczyni', text: 'Po udanym rajdzie na Port Macierzysty korona odrzuca losową kartę.' },
  'enric-cursemaker': { name: 'Enric Klątwiarz', text: '+1 moneta na jego statek.' },
  'twin-blade-tess': { name: 'Tess Dwie Klingi', text: 'Odrzuć 1 kartę, jeśli jakąś masz.' },
  'treasure-map': {
    name: 'Mapa skarbu',
    text: 'Połóż 2 monety na statku z załogą i bez monet i wyrusz na rajd tylko nim. Jeśli rajd się uda: zyskaj 2 monety i obejrzyj zakrytą kartę.',
  },
  'crashing-waves': { name: 'Spienione fale', text: 'Wybierz wyspę. Każde jej zagrożenie z monetami traci 1, a ty zyskujesz tyle monet.' },
  'powder-keg': {
    name: 'Beczka prochu',
    text: 'Usuń swój statek o koszcie 2 lub więcej (jego załoga wraca na rękę), żeby usunąć zagrożenie.',
  },
  informant: { name: 'Informator', text: 'Korona pokazuje ci rękę. Dobierz 1 kartę.' },
}

/** Island names, by id, with the forms that sentences need. */
export const islands: Readonly<
  Record<string, { readonly name: string; readonly to: string; readonly at: string; readonly before: string }>
> = {
  'home-port': { name: 'Port Macierzysty', to: 'na Port Macierzysty', at: 'w Porcie Macierzystym', before: 'przed Portem Macierzystym' },
  'privateer-point': { name: 'Przylądek Kaprów', to: 'na Przylądek Kaprów', at: 'na Przylądku Kaprów', before: 'przed Przylądkiem Kaprów' },
  'bivalve-bay': { name: 'Zatoka Małży', to: 'na Zatokę Małży', at: 'w Zatoce Małży', before: 'przed Zatoką Małży' },
  'isle-of-fools': { name: 'Wyspa Głupców', to: 'na Wyspę Głupców', at: 'na Wyspie Głupców', before: 'przed Wyspą Głupców' },
}
