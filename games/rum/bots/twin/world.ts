/** The fast twin of RUM, for imagined games: cards are bits and moves are made in place. A test plays thousands of matches through it and through the rules and finds no difference.
 *
 *  A card is its place in the deck's list of pieces, the parrot comes behind all rum cards, and cards together are a mask. Who knows which card is not kept: a seat
 *  of the twin is judged by its own hand and by what lies open. */
import { readyOnce, type Random } from '@tortuga/kit'
import { deckOf, DECKS, type DeckData } from '../../rules/index.ts'

export const COLOURS = 7
export const SLOTS = 3
/** R1.5: behind the 21 rum cards. */
export const PARROT = 21
export const PARROT_BIT = 1 << PARROT
/** An empty slot; also the wreck, where a slot is asked for; also an owner who is nobody. */
export const NONE = -1

/** The cards of a deck as masks, by colour. */
export type Bits = {
  readonly doubles: Int32Array // with two bottles of it
  readonly singles: Int32Array // with one
  readonly plainSingles: Int32Array // with one and not also with two
  readonly doubleOf: Int8Array // by card: its colours
  readonly singleOf: Int8Array
  readonly discards: readonly number[] // R1.4: by clock
}

const makeBits = (data: DeckData): Bits => {
  const { pieces, cards, discards } = deckOf(data)
  const bits: Bits = {
    doubles: new Int32Array(COLOURS),
    singles: new Int32Array(COLOURS),
    plainSingles: new Int32Array(COLOURS),
    doubleOf: new Int8Array(pieces.length),
    singleOf: new Int8Array(pieces.length),
    discards,
  }
  for (const [place, piece] of pieces.entries()) {
    const { double = 0, single = 0 } = cards.get(piece) ?? {}
    bits.doubleOf[place] = double
    bits.singleOf[place] = single
    bits.doubles[double] = (bits.doubles[double] ?? 0) | (1 << place)
    bits.singles[single] = (bits.singles[single] ?? 0) | (1 << place)
  }
  for (let colour = 0; colour < COLOURS; colour += 1) bits.plainSingles[colour] = (bits.singles[colour] ?? 0) & ~(bits.doubles[colour] ?? 0)
  return bits
}

/** The masks of the deck an option stands for. */
export const bitsOf: (option: string | DeckData) => Bits = readyOnce(DECKS, makeBits)

/** A world, written to in place. */
export type World = {
  readonly bits: Bits
  readonly seats: number
  readonly target: number // R1.7
  readonly mustContribute: boolean // R4.7
  readonly values: Int8Array // of captains, by colour
  readonly owners: Int8Array
  readonly hands: Int32Array // by seat
  readonly slots: Int8Array // the beach
  readonly sealed: Int32Array // by seat: chosen discards; 0: none
  up: number // a bit for each slot that lies face up
  wreck: number
  clock: number
  turn: number
  ask: 'none' | 'drawn' | 'tide' // why discards are owed
  askSlot: number // where the parrot lay
  amount: number
  waiting: number // a bit for each seat that has still to choose
  isOver: boolean
  shown: number // a word for the cards that everybody saw in the last move, and …
  drawn: number // … the card that its player alone saw
}

/** A move in bits. Of a set: which cards lie with which end up. `from` is a slot, or the wreck. */
export type TwinMove = { readonly type: 'draw' | 'play' | 'discard'; readonly from: number; readonly ones: number; readonly twos: number }

export const countBits = (mask: number): number => {
  let left = mask - ((mask >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The place of a mask's lowest bit. */
export const lowestOf = (mask: number): number => 31 - Math.clz32(mask & -mask)

/** A random card of a mask that is not empty. */
export const pickCard = (mask: number, random: Random): number => {
  let left = mask
  for (let skip = random.int(countBits(mask)); skip > 0; skip -= 1) left &= left - 1
  return lowestOf(left)
}

/** The first cards of a mask. */
export const firstOf = (mask: number, count: number): number => {
  let left = mask
  for (let taken = 0; taken < count; taken += 1) left &= left - 1
  return mask & ~left
}

export const handOf = ({ hands }: World, seat: number): number => hands[seat] ?? 0
export const isUp = ({ up }: World, slot: number): boolean => ((up >> slot) & 1) === 1

/** R9.3 */
export const pointsIn = ({ values, owners }: World, seat: number): number => {
  let points = 0
  for (let colour = 0; colour < COLOURS; colour += 1) if (owners[colour] === seat) points += values[colour] ?? 0
  return points
}

/** R4.3: the single bottles that lie open, by colour, written into a list of one's own. */
export const countBeach = (world: World, up: number, counts: number[]): void => {
  for (let colour = 0; colour < COLOURS; colour += 1) counts[colour] = 0
  for (let slot = 0; slot < SLOTS; slot += 1) {
    if (((up >> slot) & 1) === 0) continue
    const colour = world.bits.singleOf[world.slots[slot] ?? 0] ?? 0
    counts[colour] = (counts[colour] ?? 0) + 1
  }
}
