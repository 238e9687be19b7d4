/** What the set in the draft would gain, and why it is not legal yet. Values and legality come from the rules. */
import { at, type Seat } from '@tortuga/kit'
import { addPlayedCards, countingSlots, deckOf, gainedValue, pointsOf, tallyBeach } from '../../../rules/index.ts'
import type { BottleColour, CaptainState, Move, Refusal, SetPlay, SlotNumber, View } from '../../../rules/index.ts'
import { playOf, type DraftState } from './draft-state.ts'

/** One colour of the set, compared with its captain. */
export type SetRow = {
  readonly captain: CaptainState
  readonly bottles: number
  readonly fromBeach: number
  readonly value: number // the value after the set; 0 if the set does not gain it
  readonly isTrio: boolean // a trio gains the captain, or gains it at a higher value
  readonly missing: number | null // how many more bottles would gain it; null if no number would
}

export type SetPreview = {
  readonly play: SetPlay
  readonly slots: readonly SlotNumber[] // beach slots that count
  readonly rows: readonly SetRow[] // one for each colour that the hand shows or the set gains, gained captains first
  readonly spare: readonly { readonly colour: BottleColour; readonly bottles: number }[] // beach bottles that gain nothing
  readonly refusal: Refusal | null
  readonly points: readonly { readonly seat: Seat; readonly before: number; readonly after: number }[] // players whose points would change
}

const MAX_BOTTLES = 12
/** How many more bottles of its colour would gain this captain. */
const missingFor = (captain: CaptainState, seat: Seat, bottles: number, singles: number): number | null => {
  for (let more = 1; bottles + more <= MAX_BOTTLES; more += 1) if (gainedValue(captain, seat, bottles + more, singles) > 0) return more
  return null
}

type Check = (view: View, move: Move) => Refusal | null

export const previewSet = (view: View, seat: Seat, draft: DraftState, check: Check): SetPreview => {
  const deck = deckOf(view.options.deck)
  const play = playOf(view, draft)
  const slots = countingSlots(view.beach, play.beach)
  const beach = tallyBeach(deck, view.beach, slots).bottles
  const { bottles, singles } = addPlayedCards(deck, tallyBeach(deck, view.beach, slots), play.cards)
  const all = view.captains.map((captain, colour): SetRow => {
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
  const isWorthARow = ({ bottles: count, fromBeach, value }: SetRow): boolean => value > 0 || count > fromBeach
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
