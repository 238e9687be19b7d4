/** Moves as choices in a terminal, how they are typed, and other words that mean the same. */
import type { Berth, CoinPlace, Face, Move, Place, Way } from '../rules/index.ts'

/** The notation's own words. Any word of either language is taken for them, whichever is being spoken. */
export const SYNONYMS: readonly (readonly [word: string, ...synonyms: readonly string[]])[] = [
  ['gain', 'g', 'coins', 'zysk', 'monety'],
  ['draw', 'd', 'dobierz', 'dobieram'],
  ['event', 'wydarzenie'],
  ['found', 'f', 'załóż', 'zaloz', 'inwestycja'],
  ['hazard', 'h', 'zagrożenie', 'zagrozenie'],
  ['recall', 'cofnij'],
  ['invest', 'i', 'inwestuj'],
  ['ship', 's', 'statek'],
  ['crew', 'c', 'załoga', 'zaloga'],
  ['raid', 'r', 'rajd'],
  ['with', 'statkami', 'statkiem'],
  ['raise', 'podnieś', 'podnies'],
  ['meet', 'spełnij', 'spelnij'],
  ['icons', 'ikony'],
  ['discard', 'odrzuć', 'odrzuc'],
  ['flip', 'odkryj'],
  ['done', 'koniec'],
  ['keep', 'zatrzymaj'],
  ['mulligan', 'wymień', 'wymien'],
  ['accept', 'yes', 'y', 'tak', 't'],
  ['decline', 'no', 'n', 'nie'],
  ['look', 'obejrzyj'],
  ['trash', 'usuń', 'usun'],
  ['remove', 'zdejmij'],
  ['add', 'dołóż', 'doloz'],
  ['fetch', 'weź', 'wez'],
  ['shift', 'przesuń', 'przesun'],
  ['tow', 'holuj'],
  ['spread', 'rozdziel'],
]

/** Names for what a move speaks of, as the table shows them. */
export type Naming = {
  readonly card: (face: Face) => string
  readonly island: (island: number) => string
  readonly place: (place: Place) => string
  readonly ship: (ship: number) => string
  readonly berth: (berth: Berth | { readonly ship: number; readonly crew: null }) => string
  readonly coins: (place: CoinPlace) => string
  readonly crew: (ships: readonly (readonly Face[])[]) => string
  readonly hazard: (hazard: number) => string // of the lane that is raided
  readonly way: (way: number) => Way | null // of the hazard that is faced
}

type Said = { readonly [K in Move['type']]: (move: Extract<Move, { type: K }>, naming: Naming) => string }

const wayEn = (way: Way | null): string => {
  if (way === null) return '?'
  switch (way.type) {
    case 'icons':
      return `${way.count} ${way.skill}`
    case 'pay':
      return `pay ${way.coins}`
    case 'discard':
      return `discard ${way.count}`
    case 'trash-crew':
      return 'trash a raiding crew'
    case 'crown-trashes-crew':
      return 'a raiding crew of the crown’s choice'
    case 'trash-ship':
      return 'trash a raiding ship'
    case 'crown-gains':
      return `the crown gains ${way.coins}`
    default:
      return 'coins on the party and on the hazard'
  }
}
const wayPl = (way: Way | null): string => {
  if (way === null) return '?'
  switch (way.type) {
    case 'icons':
      return `${way.skill === 'combat' ? 'walka' : 'nawigacja'}: ${way.count}`
    case 'pay':
      return `zapłać ${way.coins}`
    case 'discard':
      return `odrzuć karty: ${way.count}`
    case 'trash-crew':
      return 'usuń członka załogi wyprawy'
    case 'crown-trashes-crew':
      return 'członek załogi wyprawy wybrany przez koronę'
    case 'trash-ship':
      return 'usuń statek wyprawy'
    case 'crown-gains':
      return `korona zyskuje ${way.coins}`
    default:
      return 'monety na wyprawę i na zagrożenie'
  }
}

const en: Said = {
  keep: () => 'Keep the hand',
  mulligan: () => 'Pay 1 coin for a new hand',
  flip: ({ island }, { place }) => `Turn up ${place({ island, hazard: null })}`,
  done: () => 'Turn up no more',
  gain: () => 'Gain 2 coins',
  draw: () => 'Draw up to 5 cards',
  event: (move, { card }) => `Play ${card(move.card)}`,
  found: ({ cards }, { card, island }) => `Lay down ${cards.map(one => `${card(one.card)} on ${island(one.island)}`).join(', ')}`,
  hazard: (move, { card, island }) => `Lay ${card(move.card)} before ${island(move.island)}`,
  recall: ({ at }, { place }) => `Take back ${place(at)}`,
  invest: ({ on }, { place }) => `Invest in ${on.map(place).join(', ')}`,
  ship: (move, { card }) => `Play the ship ${card(move.card)}`,
  crew: ({ ships }, { crew }) => `Crew: ${crew(ships)}`,
  raid: (move, { island, ship }) => `Raid ${island(move.island)} with ${move.ships.map(ship).join(', ')}`,
  raise: ({ hazards }, { hazard }) =>
    hazards.length === 0
      ? 'Raise nothing'
      : `Raise ${hazards.map(one => `${hazard(one.hazard)}${one.extra > 0 ? ` with ${one.extra} extra` : ''}`).join(', ')}`,
  meet: (move, { way }) => `Get past: ${wayEn(way(move.way))}`,
  icons: ({ from }, { berth }) => `Use the icons of ${from.map(icon => berth(icon as Berth)).join(', ')}`,
  discard: ({ cards }, { card }) => `Discard ${cards.map(card).join(', ')}`,
  'pick-crew': (move, { berth }) => `Choose ${berth(move)}`,
  'pick-ship': (move, { ship }) => `Choose ${ship(move.ship)}`,
  'pick-island': (move, { island }) => `Choose ${island(move.island)}`,
  add: ({ on }, { place }) => (on.length === 0 ? 'Add no coin' : `Add a coin: ${on.map(place).join(', ')}`),
  look: ({ at }, { place }) => `Look at ${place(at)}`,
  trash: ({ at }, { place }) => `Trash ${place(at)}`,
  remove: ({ at }, { place }) => `Remove a coin from ${place(at)}`,
  shift: ({ from, to }, { coins }) => `Move a coin from ${coins(from)} to ${coins(to)}`,
  tow: ({ island, hazard, to }, naming) => `Move ${naming.place({ island, hazard })} to ${naming.island(to)}`,
  fetch: (move, { card }) => `Take ${card(move.card)}`,
  spread: ({ ships, hazard }, { ship }) => `Coins for ${[...ships.map(ship), ...(hazard ? ['the hazard'] : [])].join(', ')}`,
  accept: () => 'Yes',
  decline: () => 'No',
}

const pl: Said = {
  keep: () => 'Zatrzymaj rękę',
  mulligan: () => 'Zapłać 1 monetę za nową rękę',
  flip: ({ island }, { place }) => `Odkryj: ${place({ island, hazard: null })}`,
  done: () => 'Nie odkrywaj więcej',
  gain: () => 'Zyskaj 2 monety',
  draw: () => 'Dobierz do 5 kart',
  event: (move, { card }) => `Zagraj: ${card(move.card)}`,
  found: ({ cards }, { card, island }) => `Połóż inwestycje: ${cards.map(one => `${card(one.card)} (${island(one.island)})`).join(', ')}`,
  hazard: (move, { card, island }) => `Połóż zagrożenie: ${card(move.card)} (${island(move.island)})`,
  recall: ({ at }, { place }) => `Cofnij na rękę: ${place(at)}`,
  invest: ({ on }, { place }) => `Inwestuj: ${on.map(place).join(', ')}`,
  ship: (move, { card }) => `Wyłóż statek: ${card(move.card)}`,
  crew: ({ ships }, { crew }) => `Załoga: ${crew(ships)}`,
  raid: (move, { island, ship }) => `Rajd (${island(move.island)}): ${move.ships.map(ship).join(', ')}`,
  raise: ({ hazards }, { hazard }) =>
    hazards.length === 0
      ? 'Nie podnoś niczego'
      : `Podnieś: ${hazards.map(one => `${hazard(one.hazard)}${one.extra > 0 ? ` (dodatkowo ${one.extra})` : ''}`).join(', ')}`,
  meet: (move, { way }) => `Miń zagrożenie: ${wayPl(way(move.way))}`,
  icons: ({ from }, { berth }) => `Użyj ikon: ${from.map(icon => berth(icon as Berth)).join(', ')}`,
  discard: ({ cards }, { card }) => `Odrzuć: ${cards.map(card).join(', ')}`,
  'pick-crew': (move, { berth }) => `Wybierz: ${berth(move)}`,
  'pick-ship': (move, { ship }) => `Wybierz: ${ship(move.ship)}`,
  'pick-island': (move, { island }) => `Wybierz: ${island(move.island)}`,
  add: ({ on }, { place }) => (on.length === 0 ? 'Nie dokładaj monet' : `Dołóż monetę: ${on.map(place).join(', ')}`),
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

export const SAID: Readonly<Record<'en' | 'pl', Said>> = { en, pl }

type Typing = { readonly crown: readonly string[]; readonly pirate: readonly string[]; readonly raise: readonly string[] }
export const TYPING: Readonly<Record<'en' | 'pl', Typing>> = {
  en: {
    crown: [
      'found a@2 c@3 (card a of the hand on island 2, c on island 3)',
      'invest 2 2.1 (a coin on the investment of island 2, one on its first hazard)',
    ],
    pirate: [
      'crew a b / - / c (for each ship its whole crew, by letters of the hand or names aboard)',
      'raid 2 with 1 3 (island 2, ships 1 and 3)',
    ],
    raise: ['raise 1:0+2 3:1+0 (hazard 1 from the supply, with 2 extra; hazard 3 with 1 of its own coins)'],
  },
  pl: {
    crown: [
      'załóż a@2 c@3 (karta a z ręki na wyspę 2, c na wyspę 3)',
      'inwestuj 2 2.1 (moneta na inwestycję wyspy 2 i na jej pierwsze zagrożenie)',
    ],
    pirate: [
      'załoga a b / - / c (dla każdego statku cała załoga: litery z ręki albo nazwy z pokładu)',
      'rajd 2 statkami 1 3 (wyspa 2, statki 1 i 3)',
    ],
    raise: ['podnieś 1:0+2 3:1+0 (zagrożenie 1 z zapasu i 2 dodatkowo; zagrożenie 3 za 1 własną monetę)'],
  },
}
