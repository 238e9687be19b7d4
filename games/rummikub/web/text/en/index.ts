/** The texts of Rummikub's web table in English. Log, refusals and reasons are in `games/rummikub/text`. */
import { pluralFor } from '@tortuga/kit'
import { numberOf, type Face, type QuestionType, type Refusal, type SetFault, type SetKind } from '../../../rules/index.ts'
import { en as game } from '../../../text/en/index.ts'
import { join } from '../../../text/en/terms.ts'
import type { RackSorting } from '../../table/draft/rack-order.ts'
import type { HintedPlay, NamedSet } from '../../table/draft/hinted-play.ts'

/** The explanation shown at an invalid set: a title, and a sentence if the title is not enough. */
export type FaultText = { readonly title: string; readonly more: string }
type FaultTexts = { readonly [K in SetFault['type'] | 'table-touched' | 'frozen-set']: (fault: Extract<Refusal, { type: K }>) => FaultText }
type KeyHelp = readonly [keys: string, does: string]

const plural = pluralFor('en')
const { terms } = game
const { tiles } = terms
const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const takes = (name: string | null, count: number): string =>
  `${name === null ? 'You take' : `${name} takes`} ${count === 0 ? 'no tile' : tiles(count)}.`

const nameSet = ({ kind, colour, first, last }: NamedSet): string =>
  kind === 'group' || colour === null ? `the group of ${first}s` : `the ${terms.colour(colour)} run ${first}–${last}`

/** Which tiles go where. */
const playMove = ({ parts, isRearranging }: HintedPlay): string => {
  const names = (faces: readonly Face[]): string => faces.map(terms.tile).join(', ')
  const said = parts.map(({ tiles: laid, to }) =>
    to === null ? `lay ${names(laid)}` : isRearranging ? `${names(laid)} into ${nameSet(to)}` : `add ${names(laid)} to ${nameSet(to)}`,
  )
  return isRearranging ? `Rearrange the table: ${said.join('; ')}` : capitalize(join(said))
}

/** Why a set is invalid. */
const faults = {
  'too-short': ({ length }) => ({ title: length === 1 ? 'A single tile' : 'Only two tiles', more: 'A set needs at least three.' }),
  'too-long': ({ length }) => ({ title: `A group of ${length}`, more: 'A group has at most four tiles, one of each colour.' }),
  'only-jokers': () => ({ title: 'Only jokers', more: 'A set needs at least one number.' }),
  'too-many-jokers': ({ most }) => ({ title: 'Too many jokers', more: `A set may have at most ${most}.` }),
  'numbers-differ': ({ tile, number }) => ({
    title: `${capitalize(terms.tile(tile))} does not belong to this group of ${number}s`,
    more: '',
  }),
  'colour-twice': ({ tile }) => ({
    title: `${capitalize(terms.tile(tile))} is in this group twice`,
    more: 'A group has each colour once.',
  }),
  'colours-differ': ({ tile, colour }) => ({
    title: `${capitalize(terms.tile(tile))} does not belong to this ${terms.colour(colour)} run`,
    more: '',
  }),
  gap: ({ tile, expected }) => {
    const number = numberOf(tile)
    if (expected > 13) return { title: 'Past 13', more: 'A run ends at 13.' }
    if (number > expected) return { title: `Gap between ${expected - 1} and ${number}`, more: `${expected} is missing.` }
    return { title: 'Not in order', more: `${expected} is needed in place of ${terms.tile(tile)}.` }
  },
  'past-13': () => ({ title: 'A joker after 13', more: 'A run ends at 13.' }),
  'before-1': () => ({ title: 'A joker before 1', more: 'A run starts at 1.' }),
  'table-touched': () => ({ title: 'Not before you have opened', more: 'In your opening turn you may not change the table.' }),
  'frozen-set': () => ({ title: 'A set with a joker', more: 'You may only add to it or replace its joker.' }),
} satisfies FaultTexts

export const en = {
  table: 'Table',
  tableHelp: 'Move over the tiles with the arrow keys. Space selects a tile, Enter puts the selected tiles into the current set.',
  emptyTable: 'The table is still empty.',
  joker: 'joker',
  blank: 'a hidden tile',
  ownTile: 'from your rack',
  laidBy: (name: string): string => `just laid by ${name}`,
  set: (number: number, kind: SetKind): string => `Set ${number}, ${kind}`,
  setRight: 'valid',
  setOpen: 'not complete yet',
  newSet: 'New set',
  fits: 'fits here',
  asKind: (kind: SetKind): string => (kind === 'run' ? 'Read as a run' : 'Read as a group'),
  showWhy: (number: number): string => `What is wrong with set ${number}`,
  rack: (count: number): string => `Your rack, ${tiles(count)}`,
  rackHelp: 'Move along the rack with the arrow keys. Space selects a tile, N makes a new set of the selected tiles, O changes the order.',
  emptyRack: 'Your rack is empty.',
  bank: (count: number): string => (count === 0 ? 'bank empty' : `${count} in the bank`),
  box: (name: string, count: number, jokers: number): string =>
    `${name}: ${tiles(count)}, ${plural(jokers, { one: 'joker', other: 'jokers' })}`,

  /** What pieces are, in the reader. */
  about: {
    tile: 'A number tile. It belongs in a group of the same number in different colours, or in a run of one colour.',
    joker:
      'It stands for any tile that is missing in a set. Once you have opened, you can put that tile in its place and use the joker in another set in the same turn.',
    blank: 'Another player is laying this tile. You see it when the turn is finished.',
    bank: 'Face-down tiles. A player who lays nothing draws one, and the turn ends. When the bank is empty, the last moves begin.',
    group: 'Three or four tiles of the same number in different colours.',
    run: 'Three or more tiles of one colour with consecutive numbers.',
  },
  bankTitle: 'Bank',
  inSet: (set: NamedSet, points: number): string => `in ${nameSet(set)}, ${terms.points(points)} in all`,
  standsFor: (face: Face): string => `stands for ${terms.tile(face)}`,
  standsForAny: (number: string): string => `stands for any missing ${number}`,
  costsLeft: (points: number): string => `costs ${terms.points(points)} if it is left on your rack`,

  opened: 'has opened',
  notOpened: 'not opened yet',
  announced: 'announces an opening',
  points: (count: number): string => plural(count, { one: 'point', other: 'points' }).replace('-', '−'),
  rearranging: (blanks: number): string => (blanks === 0 ? 'is rearranging' : `is laying ${tiles(blanks)}`),
  hasAnswered: 'has answered',
  isAnswering: 'is deciding',
  rackOf: (name: string): string => `Rack of ${name}`,

  draw: 'Draw a tile',
  drawInstead: 'Draw instead',
  pass: 'Pass',
  passInstead: 'Pass instead',
  commit: 'Finish turn',
  sort: { colour: 'By colour', number: 'By number', own: 'My order' } satisfies Record<RackSorting, string>,
  sortNext: (order: RackSorting): string => `Rack order: ${{ colour: 'by colour', number: 'by number', own: 'my own' }[order]}. Change`,
  undoStep: 'Undo step',
  startOver: 'Start over',
  arrange: 'Arrange for me',
  arranging: 'Arranging…',
  blocked: {
    turn: 'It is not your turn.',
    undo: 'You have not moved a tile yet.',
    startOver: 'The table is as it was before your turn.',
    sending: 'Your move is being sent.',
  },
  arrangeHelp: (isSelected: boolean): string =>
    isSelected
      ? 'Arrange for me: lays as many of the selected tiles as possible'
      : 'Arrange for me: lays as many of your tiles as possible',
  zoomIn: 'Larger tiles',
  zoomOut: 'Smaller tiles',
  zoomFit: 'Fit the table',
  keys: 'Keys',
  keysHelp: [
    ['← ↑ → ↓', 'move over table and rack'],
    ['Space', 'select or deselect a tile'],
    ['A', 'select the whole set'],
    ['Enter', 'put the selected tiles into this set'],
    ['N', 'make a new set of the selected tiles'],
    ['S', 'split the set before this tile'],
    ['J', 'join this set with the next one'],
    ['T', 'read the jokers the other way'],
    ['Backspace', 'back to the rack'],
    ['U', 'undo a step'],
    ['O', 'change the rack order'],
    ['Esc', 'deselect all tiles'],
  ] as readonly KeyHelp[],
  scores: 'Scores',

  mustOpen: (points: number): string => `Open with at least ${points} points from your rack alone, or draw a tile.`,
  mayLay: 'Lay tiles and rearrange the table as you like, or draw a tile.',
  lastMove: 'The bank is empty: this is your last move.',
  waiting: 'You can sort your rack meanwhile.',
  laid: (count: number): string => `${tiles(count)} laid.`,
  unfinished: (count: number): string => `${plural(count, { one: 'set needs', other: 'sets need' })} more tiles.`,
  broken: (count: number): string => `${plural(count, { one: 'set is', other: 'sets are' })} not valid yet.`,
  allRight: 'All sets are valid.',
  goesOut: 'Your rack is empty: this wins the round.',
  sum: (sum: number, needed: number): string => `${sum} of ${needed}`,
  sumLabel: 'Opening',
  mistakeCosts: 'At this table an invalid set costs you the turn and the penalty.',
  marked: (count: number): string => `${tiles(count)} selected. Now choose where to put ${count === 1 ? 'it' : 'them'}.`,
  arranged: 'Arranged.',
  arrangedBut: (left: string): string => `Arranged. Back on your rack: ${left}.`,
  relaid: (lost: number): string =>
    `The table has changed. Your draft was moved to the new table${lost === 0 ? '.' : `; ${plural(lost, { one: 'tile is', other: 'tiles are' })} back on your rack.`}`,
  /** Actions without further details. */
  actions: {
    'not-arranged': 'These tiles cannot form valid sets. Undo a step.',
    'not-by-rules': 'There is an arrangement, but the rules of this table do not allow it.',
    'none-fits': 'None of these tiles can be laid now.',
    'cannot-open': 'These tiles do not make an opening yet.',
    failed: 'That took too long. Try again.',
    dropped: 'Your draft is gone: the turn ended before you finished it.',
    'not-to-rack': 'Table tiles stay on the table.',
    'select-first': 'Select tiles first, then choose where to put them.',
    undone: 'Step undone.',
    'started-over': 'The table is as before your turn.',
  },
  playMove,
  moved: (names: string, set: number): string => `${capitalize(names)} to set ${set}.`,
  movedNew: (names: string, set: number): string => `${capitalize(names)}: new set ${set}.`,
  movedBack: (names: string): string => `${capitalize(names)} back on the rack.`,

  questions: { redeal: 'Deal again?', announcement: 'Announce an opening?' } satisfies Record<Exclude<QuestionType, 'turn'>, string>, // the turn itself has the shelf
  redealMay: (doublets: string): string => `Your doublets: ${doublets}. You may ask for a new deal for everybody.`,
  redealNot: (held: number, needed: number): string =>
    `You need ${plural(needed, { one: 'doublet', other: 'doublets' })} to ask for a new deal; you have ${held}. Everybody is asked.`,
  redealYes: 'Deal again',
  redealNo: 'Keep these tiles',
  redealAnswered: 'You have answered. All answers stay hidden until the last one.',
  announceWhy: (could: number, announced: number | 'rack' | null): string => {
    if (announced === null) return 'In this match an announcement changes no points.'
    const cost = announced === 'rack' ? 'the points on your rack' : `−${announced}`
    return `If this tile lets you open next turn but another player goes out first, announcing makes it ${cost} instead of −${could}.`
  },
  announceYes: 'Announce',
  announceNo: 'Say nothing',
  timeUp: (name: string | null, taken: number): string => `Time is up. ${takes(name, taken)}`,
  mistake: (name: string | null, taken: number): string => `Mistake. ${takes(name, taken)}`,
  restored: 'Table and rack are as before the turn.',

  faults,
  spareOnRack: (tile: Face): string => `You have ${terms.tile(tile)} on your rack.`,
  spareInSet: (tile: Face, set: number): string => `You can take ${terms.tile(tile)} from set ${set}.`,

  roundOver: (round: number): string => `Round ${round} is over`,
  wentOut: (name: string): string => `${name} goes out.`,
  youGoOut: 'You go out.',
  opens: (name: string | null): string => (name === null ? 'You open' : `${name} opens`),
  bankOut: 'The bank is empty. The lowest rack wins.',
  roundOf: (round: number, rounds: number): string => `round ${round} of ${rounds}`,
  roundColumn: 'Round',
  left: 'Tiles left',
  rackEmpty: 'no tiles left',
  lastMoves: 'last moves',
}

export type TableText = typeof en
