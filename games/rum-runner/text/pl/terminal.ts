/** Moves as choices in the terminal and how to type them, in Polish. */
import type { Berth, HazardWay } from '../../rules/index.ts'
import type { TerminalText } from '../types.ts'

const describeWay = (way: HazardWay | null): string => {
  if (way === null) return '?'
  switch (way.type) {
    case 'icons':
      return `${way.skill === 'combat' ? 'walka' : 'nawigacja'} ${way.count}`
    case 'pay':
      return `zapłać ${way.coins}`
    case 'discard':
      return `odrzuć karty: ${way.count}`
    case 'trash-crew':
      return 'usuń członka załogi wyprawy'
    case 'crown-trashes-crew':
      return 'korona usuwa członka załogi wyprawy'
    case 'trash-ship':
      return 'usuń statek wyprawy'
    case 'crown-gains':
      return `korona zyskuje ${way.coins}`
    default:
      return '+1 moneta na każdy statek wyprawy i na zagrożenie'
  }
}

const moves: TerminalText['moves'] = {
  keep: () => 'Zatrzymaj rękę',
  mulligan: () => 'Zapłać 1 monetę za nową rękę',
  flip: ({ island }, { place }) => `Odkryj: ${place({ island, hazard: null })}`,
  done: () => 'Gotowe',
  gain: () => 'Zyskaj 2 monety',
  draw: () => 'Dobierz do 5 kart',
  event: (move, { card }) => `Zagraj: ${card(move.card)}`,
  found: ({ cards }, { card, island }) => `Połóż inwestycje: ${cards.map(one => `${card(one.card)} (${island(one.island)})`).join(', ')}`,
  hazard: (move, { card, island }) => `Połóż zagrożenie: ${card(move.card)} (${island(move.island)})`,
  recall: ({ at }, { place }) => `Cofnij na rękę: ${place(at)}`,
  invest: ({ on }, { place }) => `Inwestuj: ${on.map(place).join(', ')}`,
  ship: (move, { card }) => `Zwoduj statek: ${card(move.card)}`,
  crew: ({ ships }, { crew }) => `Załoga: ${crew(ships)}`,
  raid: (move, { island, ship }) => `Rajd (${island(move.island)}): ${move.ships.map(ship).join(', ')}`,
  raise: ({ hazards }, { hazard }) =>
    hazards.length === 0
      ? 'Nie podnoś żadnego'
      : `Podnieś: ${hazards.map(one => `${hazard(one.hazard)}${one.extra > 0 ? ` (dodatkowo ${one.extra})` : ''}`).join(', ')}`,
  meet: (move, { way }) => `Pokonaj zagrożenie: ${describeWay(way(move.way))}`,
  icons: ({ from }, { berth }) => `Zużyj ikony: ${from.map(icon => berth(icon as Berth)).join(', ')}`,
  discard: ({ cards }, { card }) => `Odrzuć: ${cards.map(card).join(', ')}`,
  'pick-crew': (move, { berth }) => `Wybierz: ${berth(move)}`,
  'pick-ship': (move, { ship }) => `Wybierz: ${ship(move.ship)}`,
  'pick-island': (move, { island }) => `Wybierz: ${island(move.island)}`,
  add: ({ on }, { place }) => (on.length === 0 ? 'Nie kładź monet' : `Połóż monetę: ${on.map(place).join(', ')}`),
  look: ({ at }, { place }) => `Obejrzyj: ${place(at)}`,
  trash: ({ at }, { place }) => `Usuń: ${place(at)}`,
  remove: ({ at }, { place }) => `Zdejmij monetę: ${place(at)}`,
  shift: ({ from, to }, { coins }) => `Przesuń monetę: ${coins(from)} → ${coins(to)}`,
  tow: ({ island, hazard, to }, naming) => `Przesuń: ${naming.place({ island, hazard })} → ${naming.island(to)}`,
  fetch: (move, { card }) => `Weź: ${card(move.card)}`,
  spread: ({ ships, hazard }, { ship }) => `Monety: ${[...ships.map(ship), ...(hazard ? ['zagrożenie'] : [])].join(', ')}`,
  accept: () => 'Tak',
  decline: () => 'Nie',
}

const howToType: TerminalText['howToType'] = {
  crown: [
    'załóż a@2 c@3 (karta a z ręki na wyspę 2, karta c na wyspę 3)',
    'inwestuj 2 2.1 (moneta na inwestycję wyspy 2 i moneta na jej pierwsze zagrożenie)',
  ],
  pirate: [
    'załoga a b / - / c (cała załoga każdego statku: litery z ręki albo nazwy kart w grze)',
    'rajd 2 statkami 1 3 (wyspa 2, statki 1 i 3)',
  ],
  raise: ['podnieś 1:0+2 3:1+0 (zagrożenie 1 z zapasu i 2 dodatkowe monety; zagrożenie 3 za 1 własną monetę)'],
}

export const pl: TerminalText = { moves, howToType }
