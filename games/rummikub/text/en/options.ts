/** The options and presets of Rummikub in English. */
import type { Texts } from '../types.ts'

const YES_NO = { true: 'Yes', false: 'No' }

export const options: Texts['options'] = {
  rounds: { name: 'Rounds', about: 'How many rounds a match has; their points are added.', values: {} },
  direction: {
    name: 'Direction',
    about: 'Which way the turn passes around the table.',
    values: { clockwise: 'Clockwise', counterClockwise: 'Counter-clockwise' },
  },
  jokerAtStart: {
    name: 'Joker drawn for the start',
    about: 'What a joker means when players draw for the first turn.',
    values: { drawsAgain: 'Draw again', doesNotCount: 'Ranks below every number' },
  },
  doubletsForRedeal: {
    name: 'Doublets for a new deal',
    about: 'How many doublets a player needs to ask for a new deal.',
    values: { null: 'No new deals' },
  },
  oneAfter13: { name: '1 after 13', about: 'A run may end 12, 13, 1.', values: YES_NO },
  openingMin: { name: 'Opening', about: 'The points your first sets must count together; 0 means no opening.', values: {} },
  tableInOpeningTurn: {
    name: 'Table in the opening turn',
    about: 'You may rearrange in the same turn once your opening is laid.',
    values: YES_NO,
  },
  jokersPerSet: { name: 'Jokers in a set', about: 'The most jokers a set may contain.', values: {} },
  jokerReuse: {
    name: 'Joker taken from the table',
    about: 'Where a joker taken from the table may go.',
    values: { anySet: 'Any set', newSet: 'New set', newSetWithTwo: 'New set with two rack tiles' },
  },
  jokerSetsFrozen: {
    name: 'Frozen joker sets',
    about: 'You may only add to a set with a joker or replace its joker.',
    values: YES_NO,
  },
  jokerFromTable: { name: 'Replace from the table', about: 'The tile that replaces a joker may come from another set.', values: YES_NO },
  jokerGroupNeedsBoth: {
    name: 'Both missing colours',
    about: 'A joker leaves a group of three only when both missing colours are in it.',
    values: YES_NO,
  },
  penaltyTiles: { name: 'Penalty', about: 'How many tiles a player takes when time is up.', values: {} },
  mistakes: {
    name: 'Mistakes',
    about: 'What happens if the table is invalid at the end of a turn.',
    values: { refused: 'Refused, try again', penalised: 'Costs the turn and the penalty' },
  },
  jokerRackValue: { name: 'Joker left over', about: 'The points a joker on a rack costs.', values: {} },
  neverOpened: {
    name: 'Never opened',
    about: 'The points it costs not to have opened when a player goes out.',
    values: { null: 'Points on the rack' },
  },
  couldHaveOpened: {
    name: 'Could have opened',
    about: 'The points it costs if the rack could have opened.',
    values: { null: 'No difference' },
  },
  announced: {
    name: 'Announced',
    about: 'The points it costs if the last tile made the opening possible and it was announced.',
    values: { rack: 'Points on the rack', null: 'No difference' },
  },
  emptyBank: {
    name: 'Empty bank',
    about: 'How a round ends once the bank is empty.',
    values: {
      oneMoreMoveEach: 'One more move each',
      untilAllPass: 'Until all players pass',
      mustLay: 'Until nobody can lay a tile',
    },
  },
  emptyBankScore: {
    name: 'Score at an empty bank',
    about: 'How racks are scored if nobody goes out.',
    values: {
      sumMinusOwn: 'Sum of the others minus own rack',
      differences: 'Differences to the lowest rack',
      sumOfOthers: 'Sum of the others',
    },
  },
  neverOpenedAtEmptyBank: {
    name: 'Never opened, empty bank',
    about: 'Not having opened costs extra points at an empty bank, too.',
    values: YES_NO,
  },
}

export const presets: Texts['presets'] = {
  pl: { name: 'Polish edition', about: 'Open with 30 points, one penalty tile, −100 or −200 for not opening, one last move each.' },
  english: { name: 'English editions', about: 'Three penalty tiles, no new deals, no −100 or −200.' },
  mso: { name: 'Mind Sports Olympiad', about: 'A joker left over costs 50 points; if you can lay once the bank is empty, you must.' },
  sabra: { name: 'Classic Sabra', about: 'Open with 50 points, frozen joker sets, counter-clockwise.' },
}
