/**
 * The fast twin of RUM, for the search: cards are bits, and moves change the world in place. A test plays thousands of matches with the twin and
 * the rules and compares every state.
 *
 * A card is its index in the deck's list of pieces, the parrot has the index after all rum cards, and a group of cards is a bit mask. The twin does
 * not track who knows which card: bots judge a seat by its own hand and by face-up cards only.
 */
import { prepareOnce, type Random } from '@tortuga/kit'
import { deckOf, DECKS, type RumDeckData } from '../../rules/index.ts'

export const COLOURS = 7
export const SLOTS = 3
/** R1.5: the index after the 21 rum cards. */
export const PARROT = 21
export const PARROT_BIT = 1 << PARROT
/** Stands for an empty slot, for the wreck as a place to draw from, and for a captain without owner. */
export const NONE = -1

/** The cards of a deck as bit masks by colour. */
type DeckMasks = {
  readonly doubles: Int32Array // cards with two bottles of the colour
  readonly singles: Int32Array // cards with one bottle of it
  readonly plainSingles: Int32Array // those that do not have it on both ends
  readonly doubleOf: Int8Array // by card: the colour of its two-bottle end
  readonly singleOf: Int8Array // and of its one-bottle end
  readonly discards: readonly number[] // R1.4: cards that the parrot costs, by clock
}

const makeMasks = (data: RumDeckData): DeckMasks => {
  const { pieces, cards, discards } = deckOf(data)
  const masks: DeckMasks = {
    doubles: new Int32Array(COLOURS),
    singles: new Int32Array(COLOURS),
    plainSingles: new Int32Array(COLOURS),
    doubleOf: new Int8Array(pieces.length),
    singleOf: new Int8Array(pieces.length),
    discards,
  }
  for (const [index, piece] of pieces.entries()) {
    const { double = 0, single = 0 } = cards.get(piece) ?? {}
    masks.doubleOf[index] = double
    masks.singleOf[index] = single
    masks.doubles[double] = (masks.doubles[double] ?? 0) | (1 << index)
    masks.singles[single] = (masks.singles[single] ?? 0) | (1 << index)
  }
  for (let colour = 0; colour < COLOURS; colour += 1)
    masks.plainSingles[colour] = (masks.singles[colour] ?? 0) & ~(masks.doubles[colour] ?? 0)
  return masks
}

/** The masks of the deck that an option names or contains. */
export const masksOf: (option: string | RumDeckData) => DeckMasks = prepareOnce(DECKS, makeMasks)

/** A fully known position. Moves change it in place. */
export type RumWorld = {
  readonly masks: DeckMasks
  readonly seats: number
  readonly target: number // R1.7
  readonly mustContribute: boolean // R4.7
  readonly values: Int8Array // of captains, by colour
  readonly owners: Int8Array
  readonly hands: Int32Array // by seat
  readonly slots: Int8Array // the card in each beach slot
  readonly sealed: Int32Array // by seat: the chosen discards; 0 if not chosen
  up: number // a bit for each face-up slot
  wreck: number
  clock: number
  turn: number
  ask: 'none' | 'drawn' | 'tide' // why players have to discard
  askSlot: number // the slot that held the parrot
  amount: number
  waiting: number // a bit for each seat that still has to choose
  isOver: boolean
  shown: number // a hash of the cards that all players saw in the last move
  drawn: number // the card that only the moving player saw
}

/** A move of the twin. `ones` and `twos` are the cards of a set by their upper end; `ones` alone holds discards. `from` is a slot, or `NONE` for the wreck. */
export type TwinMove = { readonly type: 'draw' | 'play' | 'discard'; readonly from: number; readonly ones: number; readonly twos: number }

export const countBits = (mask: number): number => {
  let left = mask - ((mask >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest bit of a mask. */
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** A random card of a mask, which must not be empty. */
export const pickCard = (mask: number, random: Random): number => {
  let left = mask
  for (let skip = random.int(countBits(mask)); skip > 0; skip -= 1) left &= left - 1
  return lowestOf(left)
}

/** The `count` lowest cards of a mask. */
export const firstOf = (mask: number, count: number): number => {
  let left = mask
  for (let taken = 0; taken < count; taken += 1) left &= left - 1
  return mask & ~left
}

export const handBits = ({ hands }: RumWorld, seat: number): number => hands[seat] ?? 0
export const isUp = ({ up }: RumWorld, slot: number): boolean => ((up >> slot) & 1) === 1

/** R9.3 */
export const pointsIn = ({ values, owners }: RumWorld, seat: number): number => {
  let points = 0
  for (let colour = 0; colour < COLOURS; colour += 1) if (owners[colour] === seat) points += values[colour] ?? 0
  return points
}

/** R4.3: counts the single bottles on face-up beach cards by colour, into `counts`. */
export const countBeach = (world: RumWorld, up: number, counts: number[]): void => {
  for (let colour = 0; colour < COLOURS; colour += 1) counts[colour] = 0
  for (let slot = 0; slot < SLOTS; slot += 1) {
    if (((up >> slot) & 1) === 0) continue
    const colour = world.masks.singleOf[world.slots[slot] ?? 0] ?? 0
    counts[colour] = (counts[colour] ?? 0) + 1
  }
}
