/** Moves as choices in the terminal and how to type them, in English. */
import type { Berth, HazardWay } from '../../rules/index.ts'
import type { TerminalText } from '../types.ts'

const describeWay = (way: HazardWay | null): string => {
  if (way === null) return '?'
  switch (way.type) {
    case 'icons':
      return `${way.count} ${way.skill}`
    case 'pay':
      return `pay ${way.coins}`
    case 'discard':
      return `discard ${way.count}`
    case 'trash-crew':
      return 'trash a raiding crew member'
    case 'crown-trashes-crew':
      return 'the crown trashes a raiding crew member'
    case 'trash-ship':
      return 'trash a raiding ship'
    case 'crown-gains':
      return `the crown gains ${way.coins}`
    default:
      return '+1 coin on each raiding ship and on the hazard'
  }
}

const moves: TerminalText['moves'] = {
  keep: () => 'Keep your hand',
  mulligan: () => 'Pay 1 coin for a new hand',
  flip: ({ island }, { place }) => `Turn up ${place({ island, hazard: null })}`,
  done: () => 'Done',
  gain: () => 'Gain 2 coins',
  draw: () => 'Draw up to 5 cards',
  event: (move, { card }) => `Play ${card(move.card)}`,
  found: ({ cards }, { card, island }) => `Play face down: ${cards.map(one => `${card(one.card)} at ${island(one.island)}`).join(', ')}`,
  hazard: (move, { card, island }) => `Play ${card(move.card)} face down at ${island(move.island)}`,
  recall: ({ at }, { place }) => `Recall ${place(at)}`,
  invest: ({ on }, { place }) => `Invest a coin in ${on.map(place).join(', ')}`,
  ship: (move, { card }) => `Launch ${card(move.card)}`,
  crew: ({ ships }, { crew }) => `Crew: ${crew(ships)}`,
  raid: (move, { island, ship }) => `Raid ${island(move.island)} with ${move.ships.map(ship).join(', ')}`,
  raise: ({ hazards }, { hazard }) =>
    hazards.length === 0
      ? 'Raise nothing'
      : `Raise ${hazards.map(one => `${hazard(one.hazard)}${one.extra > 0 ? ` with ${one.extra} extra` : ''}`).join(', ')}`,
  meet: (move, { way }) => `Get past: ${describeWay(way(move.way))}`,
  icons: ({ from }, { berth }) => `Spend icons of ${from.map(icon => berth(icon as Berth)).join(', ')}`,
  discard: ({ cards }, { card }) => `Discard ${cards.map(card).join(', ')}`,
  'pick-crew': (move, { berth }) => `Choose ${berth(move)}`,
  'pick-ship': (move, { ship }) => `Choose ${ship(move.ship)}`,
  'pick-island': (move, { island }) => `Choose ${island(move.island)}`,
  add: ({ on }, { place }) => (on.length === 0 ? 'Add no coin' : `Put a coin on ${on.map(place).join(', ')}`),
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

const howToType: TerminalText['howToType'] = {
  crown: [
    'found a@2 c@3 (card a from your hand to island 2, card c to island 3)',
    'invest 2 2.1 (a coin on the investment of island 2 and one on its first hazard)',
  ],
  pirate: [
    'crew a b / - / c (the whole crew of each ship: letters from your hand, or names of crew in play)',
    'raid 2 with 1 3 (island 2, ships 1 and 3)',
  ],
  raise: ['raise 1:0+2 3:1+0 (hazard 1 paid from your supply, plus 2 extra coins; hazard 3 with 1 of its own coins)'],
}

export const en: TerminalText = { moves, howToType }
