/** The options of Rummikub and their named sets, in English. */
import type { Texts } from './texts.ts'

const YES_NO = { true: 'Yes', false: 'No' }

export const options: Texts['options'] = {
  rounds: { name: 'Rounds', about: 'How many rounds a match has; their points are added.', values: {} },
  direction: {
    name: 'Direction',
    about: 'Which way the turn goes round.',
    values: { clockwise: 'Clockwise', counterClockwise: 'Counter-clockwise' },
  },
  jokerAtStart: {
    name: 'Joker drawn for the start',
    about: 'What a joker means when the first player is drawn for.',
    values: { drawsAgain: 'Draws again', doesNotCount: 'Counts less than any number' },
  },
  doubletsForRedeal: { name: 'Doublets for a new deal', about: 'How many doublets allow a new deal.', values: { null: 'No new deals' } },
  oneAfter13: { name: '1 after 13', about: 'A run may end in 12, 13, 1.', values: YES_NO },
  openingMin: { name: 'Opening', about: 'What the first sets must count together; 0 means no opening.', values: {} },
  tableInOpeningTurn: { name: 'Table in the opening turn', about: 'Rearranging is allowed once the opening is down.', values: YES_NO },
  jokersPerSet: { name: 'Jokers in a set', about: 'The most jokers a set may hold.', values: {} },
  jokerReuse: {
    name: 'A joker taken',
    about: 'Where a joker from the table may go.',
    values: { anySet: 'Any set', newSet: 'A new set', newSetWithTwo: 'A new set with two tiles of one’s own' },
  },
  jokerSetsFrozen: { name: 'Frozen joker sets', about: 'Sets with jokers may only be added to, or their joker replaced.', values: YES_NO },
  jokerFromTable: { name: 'Replacing from the table', about: 'The tile that replaces a joker may come from another set.', values: YES_NO },
  jokerGroupNeedsBoth: {
    name: 'Both missing colours',
    about: 'A joker in a group of three leaves only when both colours are put in.',
    values: YES_NO,
  },
  penaltyTiles: { name: 'Penalty', about: 'Tiles taken when time is up.', values: {} },
  mistakes: {
    name: 'Mistakes',
    about: 'What happens to a table that is not right.',
    values: { refused: 'Refused, try again', penalised: 'Costs the turn and the penalty' },
  },
  jokerRackValue: { name: 'Joker left over', about: 'What a joker on the rack costs.', values: {} },
  neverOpened: { name: 'Never opened', about: 'What it costs not to have opened when somebody goes out.', values: { null: 'The rack' } },
  couldHaveOpened: { name: 'Could have opened', about: 'What it costs if the rack could have opened.', values: { null: 'No difference' } },
  announced: { name: 'Announced', about: 'What it costs if the missing tile came last and was announced.', values: { null: 'The rack' } },
  emptyBank: {
    name: 'Empty bank',
    about: 'How a round goes on when the bank is empty.',
    values: { oneMoreMoveEach: 'One more move each', untilAllPass: 'Until all have passed', mustLay: 'Until nobody can lay' },
  },
  emptyBankScore: {
    name: 'Score at an empty bank',
    about: 'What is written when nobody went out.',
    values: {
      sumMinusOwn: 'Sum of the others less the own rack',
      differences: 'Differences to the lowest rack',
      sumOfOthers: 'Sum of the others',
    },
  },
  neverOpenedAtEmptyBank: {
    name: 'Never opened, empty bank',
    about: 'The costs of not opening count at an empty bank, too.',
    values: YES_NO,
  },
}

export const presets: Texts['presets'] = {
  pl: { name: 'Polish edition', about: 'Opening 30, one penalty tile, −100 and −200, one more move at an empty bank.' },
  english: { name: 'English boxes', about: 'Three penalty tiles, no doublets, no −100 and −200.' },
  mso: { name: 'Mind Sports', about: 'A joker left costs 50; with an empty bank who can lay must.' },
  sabra: { name: 'Sabra of old', about: 'Opening 50, frozen joker sets, counter-clockwise.' },
}
