/** Karty po polsku: nazwy i teksty naszymi słowami. */
import type { CardText } from './texts.ts'

const rum = (name: string): CardText => ({
  name,
  text: 'Opłacony: zapunktuj; potem możesz wtasować do talii całą rękę. Splądrowany: +1 moneta na każdy statek wyprawy; pirat go punktuje.',
})

export const cards: Readonly<Record<string, CardText>> = {
  'cash-crop': {
    name: 'Plantacja',
    text: 'Opłacona: na koniec twojej tury +1 moneta na jedną z twoich kart. Splądrowana: zostaje, chyba że pirat zapłaci tyle monet, ile na niej leży.',
  },
  'light-rum': rum('Jasny rum'),
  'gold-rum': rum('Złoty rum'),
  'aged-rum': rum('Stary rum'),
  lighthouse: {
    name: 'Latarnia morska',
    text: 'Opłacona: na koniec twojej tury możesz przesunąć swoje zagrożenie przed inną wyspę albo dołożyć +1 monetę na statek. Splądrowana: +1 moneta na każdy statek wyprawy.',
  },
  'poisoned-rum': {
    name: 'Zatruty rum',
    text: 'Opłacony: na koniec twojej tury możesz wziąć zagrożenie ze swojego stosu odrzuconych. Splądrowany: pirat usuwa członka załogi wyprawy.',
  },
  'letter-of-marque': {
    name: 'List kaperski',
    text: 'Opłacony: usuń statek, potem tę kartę. Splądrowany: pirat może usunąć członka załogi wyprawy, żeby zyskać 3.',
  },
  'rough-seas': { name: 'Wzburzone morze', text: 'Odrzuć 2 karty albo usuń członka załogi wyprawy.' },
  privateers: { name: 'Kaprzy', text: '2 walki albo zapłać 4, albo usuń członka załogi wyprawy.' },
  reef: { name: 'Rafa', text: '2 nawigacje albo usuń statek wyprawy (jego załoga wraca na rękę).' },
  'uncharted-waters': { name: 'Nieznane wody', text: '3 nawigacje.' },
  kraken: { name: 'Kraken', text: '3 walki albo usuń statek wyprawy (jego załoga wraca na rękę).' },
  squall: { name: 'Szkwał', text: '2 nawigacje albo korona usuwa wybranego członka załogi wyprawy.' },
  blockade: { name: 'Blokada', text: '3 walki.' },
  'port-taxes': { name: 'Podatki portowe', text: 'Zapłać 2 albo korona zyskuje 3.' },
  'rowdy-tavern': { name: 'Hałaśliwa tawerna', text: 'Odrzuć 2 karty albo +1 moneta na każdy statek wyprawy i na tę kartę.' },
  'hidden-harbor': { name: 'Ukryta przystań', text: '1 nawigacja.' },
  'harbor-guard': { name: 'Straż portowa', text: '1 walka.' },
  'royal-decree': { name: 'Dekret królewski', text: '+1 moneta na każdą z najwyżej 3 różnych twoich kart.' },
  'merchant-convoy': { name: 'Konwój kupiecki', text: 'Zysk 4.' },
  longboat: { name: 'Szalupa', text: 'Statek z 1 miejscem.' },
  'merchant-vessel': { name: 'Statek kupiecki', text: 'Statek z 3 miejscami.' },
  sloop: { name: 'Slup', text: 'Statek z 2 miejscami i 1 nawigacją.' },
  brigantine: { name: 'Brygantyna', text: 'Statek z 2 miejscami i 1 walką.' },
  galleon: { name: 'Galeon', text: 'Statek z 3 miejscami i 2 walkami.' },
  'peg-leg-paul': { name: 'Paul Drewniana Noga', text: 'Możesz dołożyć +1 monetę na jego statek, żeby zyskać 3.' },
  'dead-eye-dory': { name: 'Dory Pewne Oko', text: 'Możesz położyć ją na wierzchu talii, żeby wziąć kartę ze swojego stosu odrzuconych.' },
  'bilge-bob': { name: 'Bob z Zęzy', text: 'Jeśli rajd zatrzymano, zysk 2.' },
  'cutthroat-carlie': { name: 'Carlie Rzezimieszka', text: 'Możesz przesunąć 1 monetę z zagrożenia na inne albo ze statku na inny.' },
  'stinky-pete': { name: 'Śmierdzący Pete', text: 'Możesz go usunąć, żeby usunąć zakryte zagrożenie albo zdjąć 1 monetę z zagrożenia.' },
  'able-abigail': { name: 'Zręczna Abigail', text: 'Możesz obejrzeć zakrytą kartę w grze.' },
  'doug-doubloon': { name: 'Doug Dublon', text: 'Dobierz 1 kartę.' },
  'janey-mcfloyd': { name: 'Janey McFloyd', text: 'Możesz odrzucić 1 kartę, żeby zabrać koronie 1 monetę.' },
  'pillaging-pru': { name: 'Pru Łupieżczyni', text: 'Po udanym rajdzie na Port Macierzysty korona odrzuca losową kartę.' },
  'enric-cursemaker': { name: 'Enric Klątwiarz', text: '+1 moneta na jego statek.' },
  'twin-blade-tess': { name: 'Tess Dwie Klingi', text: 'Odrzuć 1 kartę, jeśli jakąś masz.' },
  'treasure-map': {
    name: 'Mapa skarbu',
    text: 'Połóż 2 monety na statku, który nie ma żadnej, i rusz nim samym na rajd. Jeśli się uda: zysk 2 i obejrzyj zakrytą kartę.',
  },
  'crashing-waves': { name: 'Spienione fale', text: 'Wybierz wyspę: każde jej zagrożenie z monetą traci 1, a ty tyle zyskujesz.' },
  'powder-keg': { name: 'Beczka prochu', text: 'Usuń swój statek o koszcie 2 lub więcej, żeby usunąć zagrożenie.' },
  informant: { name: 'Informator', text: 'Korona pokazuje ci rękę. Dobierz 1 kartę.' },
}

/** Wyspy, według nazw w pliku. */
export const islands: Readonly<Record<string, string>> = {
  'home-port': 'Port Macierzysty',
  'privateer-point': 'Przylądek Kaprów',
  'bivalve-bay': 'Zatoka Małży',
  'isle-of-fools': 'Wyspa Głupców',
}
