/** The set a player is making, as plain data: which cards are picked, which end is up, what that would gain, and why it is not legal yet. Legality is the game's own `check`. */
import { at, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import {
  addLaid,
  countingSlots,
  deckOf,
  ENDS,
  gainedValue,
  pointsOf,
  SLOTS,
  tallyBeach,
  type Captain,
  type Colour,
  type End,
  type Face,
  type Laid,
  type Move,
  type Play,
  type Refusal,
  type SlotNumber,
  type Source,
  type View,
} from '../rules/index.ts'

/** A card of the hand under a name of its own: equal faces are numbered. */
export type HandCard = { readonly key: string; readonly face: Face }

export const handCards = (hand: readonly Face[]): readonly HandCard[] =>
  hand.map((face, index) => ({ key: `${face}#${hand.slice(0, index).filter(other => other === face).length}`, face }))

/** What has been touched so far. */
export type Drafting = {
  readonly picked: readonly string[] // keys, in the order they were picked
  readonly ends: Readonly<Record<string, End>> // of the cards that were turned; the others show their two bottles
  readonly slots: readonly SlotNumber[] | null // whose bottles count; null: all
  readonly from: Source | null // where a card is about to be drawn
}
export const NOTHING: Drafting = { picked: [], ends: {}, slots: null, from: null }

export const endOf = ({ ends }: Drafting, key: string): End => ends[key] ?? 'two'

export const togglePick = (drafting: Drafting, key: string): Drafting => ({
  ...drafting,
  picked: drafting.picked.includes(key) ? drafting.picked.filter(other => other !== key) : [...drafting.picked, key],
  from: null,
})

export const turnCard = (drafting: Drafting, key: string): Drafting => ({
  ...drafting,
  ends: { ...drafting.ends, [key]: endOf(drafting, key) === 'two' ? 'one' : 'two' },
})

/** Leaves a bottle of the beach out, or counts it again. All of them is the same as naming none. */
export const toggleSlot = (drafting: Drafting, { beach }: View, slot: SlotNumber): Drafting => {
  const all = countingSlots(beach, null)
  const named = drafting.slots ?? all
  const slots = named.includes(slot) ? named.filter(other => other !== slot) : all.filter(other => other === slot || named.includes(other))
  return { ...drafting, slots: slots.length === all.length ? null : slots }
}

export const reachFor = (drafting: Drafting, from: Source | null): Drafting => ({ ...drafting, from })

/** What is left of a draft when the table has changed: cards that are still held, slots that still lie face up. */
export const keepPossible = (drafting: Drafting, { hand, beach }: View): Drafting => {
  const held = new Set(handCards(hand).map(({ key }) => key))
  const up = countingSlots(beach, null)
  return {
    picked: drafting.picked.filter(key => held.has(key)),
    ends: Object.fromEntries(Object.entries(drafting.ends).filter(([key]) => held.has(key))),
    slots: drafting.slots === null ? null : up.filter(slot => drafting.slots?.includes(slot)),
    from: drafting.from,
  }
}

const DraftingSchema: v.GenericSchema<unknown, Drafting> = v.object({
  picked: v.array(v.string()),
  ends: v.record(v.string(), v.picklist(ENDS)),
  slots: v.nullable(v.array(v.picklist(SLOTS))),
  from: v.nullable(v.picklist(['wreck', ...SLOTS])),
})

/** What a reload found, as far as it is a draft at all. */
export const readDrafting = (found: unknown): Drafting => {
  const read = v.safeParse(DraftingSchema, found)
  return read.success ? read.output : NOTHING
}

/** One colour of the set against its captain. */
export type Row = {
  readonly captain: Captain
  readonly bottles: number
  readonly fromBeach: number
  readonly value: number // after the set; 0: not gained
  readonly isTrio: boolean // gained, or gained higher, by three single bottles
  readonly missing: number | null // further bottles that would gain it; null: none would
}

export type DraftSet = {
  readonly play: Play
  readonly slots: readonly SlotNumber[] // whose bottles count
  readonly rows: readonly Row[] // gained ones first; colours of the hand before those of the beach alone
  readonly spare: readonly { readonly colour: Colour; readonly bottles: number }[] // beach bottles without effect
  readonly refusal: Refusal | null
  readonly points: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[] // of those whose points change
}

const MOST_BOTTLES = 12
/** How many more bottles of its colour would gain this captain, by the rules' own reckoning. */
const missingFor = (captain: Captain, seat: Seat, bottles: number, singles: number): number | null => {
  for (let more = 1; bottles + more <= MOST_BOTTLES; more += 1) if (gainedValue(captain, seat, bottles + more, singles) > 0) return more
  return null
}

export const playOf = (view: View, drafting: Drafting): Play => {
  const faces = new Map(handCards(view.hand).map(({ key, face }) => [key, face]))
  const cards = drafting.picked.flatMap((key): Laid[] => {
    const card = faces.get(key)
    return card === undefined ? [] : [{ card, end: endOf(drafting, key) }]
  })
  return { type: 'play', cards, beach: view.options.beachBottles === 'chosen' ? drafting.slots : null }
}

export const discardOf = (view: View, { picked }: Drafting): Move => ({
  type: 'discard',
  cards: handCards(view.hand).flatMap(({ key, face }) => (picked.includes(key) ? [face] : [])),
})

type Check = (view: View, move: Move) => Refusal | null

/** All that the note about a set says. */
export const readSet = (view: View, seat: Seat, drafting: Drafting, check: Check): DraftSet => {
  const deck = deckOf(view.options.deck)
  const play = playOf(view, drafting)
  const slots = countingSlots(view.beach, play.beach)
  const beach = tallyBeach(deck, view.beach, slots).bottles
  const { bottles, singles } = addLaid(deck, tallyBeach(deck, view.beach, slots), play.cards)
  const all = view.captains.map((captain, colour): Row => {
    const [count, single] = [at(bottles, colour), at(singles, colour)]
    const value = gainedValue(captain, seat, count, single)
    const isTrio = value > gainedValue(captain, seat, count, 0)
    return {
      captain,
      bottles: count,
      fromBeach: at(beach, colour),
      value,
      isTrio,
      missing: value > 0 ? 0 : missingFor(captain, seat, count, single),
    }
  })
  const isWorthARow = ({ bottles: count, fromBeach, value }: Row): boolean => value > 0 || count > fromBeach
  const after = all.map(({ captain, value }) => (value > 0 ? { ...captain, owner: seat, value } : captain))
  return {
    play,
    slots,
    rows: all.filter(isWorthARow).toSorted((a, b) => b.value - a.value || b.bottles - a.bottles),
    spare: all.filter(row => row.bottles > 0 && !isWorthARow(row)).map(row => ({ colour: row.captain.colour, bottles: row.bottles })),
    refusal: check(view, play),
    points: view.handSizes
      .map((_, other) => ({ seat: other, before: pointsOf(view.captains, other), after: pointsOf(after, other) }))
      .filter(({ before, after: then }) => before !== then),
  }
}
