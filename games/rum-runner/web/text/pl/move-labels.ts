/** Button labels and instructions in Polish. */
import { cards, coinCount, coins, form, plural } from '../../../text/pl/phrases.ts'
import type { TableText } from '../en/index.ts'

export const hazards = (number: number): string =>
  plural(number, { one: 'zagrożenie', few: 'zagrożenia', many: 'zagrożeń', other: 'zagrożenia' })

/** The accusative of a ship's name: Szalupa → Szalupę; masculine names such as Galeon do not change. */
const accusative = (ship: string): string => ship.replace(/a$/, 'ę')

export const moveLabels: TableText['moveLabels'] = {
  keep: 'Zatrzymaj rękę',
  mulligan: 'Nowa ręka za 1 monetę',
  flip: card => `Odkryj: ${card}`,
  done: 'Gotowe',
  gain: 'Weź 2 monety',
  draw: 'Dobierz do 5',
  event: card => `Zagraj: ${card}`,
  found: number =>
    `Połóż ${form(number, { one: 'zakrytą', few: `${number} zakryte`, many: `${number} zakrytych`, other: `${number} zakryte` })}`,
  hazard: card => `Połóż: ${card}`,
  recall: card => `Cofnij: ${card}`,
  invest: number => `Zainwestuj ${coins(number)}`,
  ship: (card, cost) => `Zwoduj ${accusative(card)} (${coinCount(cost)})`,
  crew: 'Ustaw załogę',
  raid: island => `Rajd: ${island}`,
  raise: (list, isStop) => {
    const what = list.length > 2 ? `Podnieś ${hazards(list.length)}` : `Podnieś: ${list.join(' i ')}`
    return isStop ? `${what}, zatrzymaj rajd` : what
  },
  raiseNone: 'Nie podnoś żadnego',
  meet: 'Wybieram to',
  icons: 'Zużyj te ikony',
  discardOne: card => `Odrzuć: ${card}`,
  discard: number => `Odrzuć ${cards(number)}`,
  actNow: sailor => `Teraz: ${sailor}`,
  loseCrew: sailor => `Usuń: ${sailor}`,
  trashShip: ship => `Usuń: ${ship}`,
  delay: ship => `Moneta na: ${ship}`,
  choose: island => `Wybierz: ${island}`,
  add: number => `Połóż ${coins(number)}`,
  addNone: 'Nie kładź żadnej',
  look: 'Obejrzyj',
  trash: card => `Usuń: ${card}`,
  remove: 'Zdejmij monetę',
  shift: 'Przesuń monetę',
  tow: island => `Przesuń: ${island}`,
  fetch: card => `Weź: ${card}`,
  spread: 'Połóż tu monety',
  payUp: 'Zapłać i usuń',
  letStay: 'Niech zostanie',
  mixHand: 'Wtasuj rękę',
  yes: 'Tak',
  no: 'Nie, dziękuję',
}

export const help: TableText['help'] = {
  event: 'Dotknij wydarzenia na ręce.',
  ship: 'Dotknij statku na ręce.',
  hazard: 'Dotknij zagrożenia na ręce, a potem wyspy, której ma bronić.',
  hazardIsland: card => `${card}: dotknij wyspy.`,
  found: 'Dotknij inwestycji na ręce, a potem wyspy bez karty. Możesz położyć kilka.',
  foundIsland: card => `${card}: dotknij wyspy bez karty.`,
  invest: 'Dotknij swoich kart w grze. Każda dostanie jedną monetę.',
  recall: 'Dotknij jednej ze swoich kart w grze.',
  crew: 'Dotknij karty załogi na ręce albo na statku, a potem statku.',
  crewShip: sailor => `${sailor}: dotknij statku.`,
  raid: 'Dotknij wyspy i statków, które na nią płyną.',
  raidIsland: 'Która wyspa? Dotknij jej.',
  raidShips: 'Które statki? Muszą mieć załogę i nie mieć monet.',
  raise: 'Dotknij zakrytych zagrożeń, które chcesz podnieść. W każdym rajdzie decydujesz tylko raz.',
  order: 'Przeciągnij portrety albo dotknij tego, kto ma zacząć. Kolejność ma znaczenie: każde działanie zmienia sytuację dla następnych.',
}
