/** The half-made move of a player as plain data: what the viewer can do, the picked cards, the end of each card that points up, and where a card is about to be drawn. */
import type { Seat } from '@tortuga/kit'
import { faceOfKey, keysOfHand } from '@tortuga/ui/table'
import * as v from 'valibot'
import { askOf, countingSlots, ENDS, SLOTS } from '../../../rules/index.ts'
import type { CardEnd, CardWithEnd, Draft, DrawSource, Move, SetPlay, SlotNumber, View } from '../../../rules/index.ts'

/** The draft. It is also stored across reloads, so its property names must not change. */
export type DraftState = {
  readonly picked: readonly string[] // keys in the order of picking
  readonly ends: Readonly<Record<string, CardEnd>> // of cards that were turned; other cards show their two bottles
  readonly slots: readonly SlotNumber[] | null // the beach slots that count; null: all
  readonly from: DrawSource | null // where the player is about to draw
}
export const EMPTY_DRAFT: DraftState = { picked: [], ends: {}, slots: null, from: null }

export const endOf = ({ ends }: DraftState, key: string): CardEnd => ends[key] ?? 'two'

export const togglePick = (draft: DraftState, key: string): DraftState => ({
  ...draft,
  picked: draft.picked.includes(key) ? draft.picked.filter(other => other !== key) : [...draft.picked, key],
  from: null,
})

export const turnCard = (draft: DraftState, key: string): DraftState => ({
  ...draft,
  ends: { ...draft.ends, [key]: endOf(draft, key) === 'two' ? 'one' : 'two' },
})

/** Leaves a beach bottle out of the set, or counts it again. If all count, `slots` is null. */
export const toggleSlot = (draft: DraftState, { beach }: View, slot: SlotNumber): DraftState => {
  const all = countingSlots(beach, null)
  const named = draft.slots ?? all
  const slots = named.includes(slot) ? named.filter(other => other !== slot) : all.filter(other => other === slot || named.includes(other))
  return { ...draft, slots: slots.length === all.length ? null : slots }
}

export const chooseSource = (draft: DraftState, from: DrawSource | null): DraftState => ({ ...draft, from })

/** Drops what the table no longer has: cards that left the hand, and slots that are not face up any more. */
export const dropStale = (draft: DraftState, { hand, beach }: View): DraftState => {
  const held = new Set(keysOfHand(hand))
  const up = countingSlots(beach, null)
  return {
    picked: draft.picked.filter(key => held.has(key)),
    ends: Object.fromEntries(Object.entries(draft.ends).filter(([key]) => held.has(key))),
    slots: draft.slots === null ? null : up.filter(slot => draft.slots?.includes(slot)),
    from: draft.from,
  }
}

/** What the viewer can do at the table right now. */
export type ViewerMode = 'turn' | 'discard' | 'wait' | 'wait-discards' | 'watch' | 'over'

/** While the table still shows what happened (`isBehind`), the viewer waits, whatever they will be asked. */
export const modeOf = (view: View, seat: Seat | null, awaited: readonly Seat[], isBehind: boolean): ViewerMode => {
  if (awaited.length === 0) return 'over'
  if (seat === null) return 'watch'
  const ask = askOf(view)
  if (ask !== null) return ask.waiting.includes(seat) && !isBehind ? 'discard' : 'wait-discards'
  return view.turn === seat && !isBehind ? 'turn' : 'wait'
}

/** What cards are picked for. Players may also try out sets before their turn. */
export const purposeOf = (mode: ViewerMode): string => (mode === 'discard' || mode === 'over' ? mode : 'set')

/** The draft after the mode has changed: picked cards stay if they still serve the same purpose, but a half-made draw never does. */
export const carryOver = (draft: DraftState, isSamePurpose: boolean): DraftState =>
  isSamePurpose ? { ...draft, from: null, slots: null } : { ...EMPTY_DRAFT, ends: draft.ends }

/** The part of a draft that other players see, and only while it is the viewer's turn to act. */
export const sharedDraft = (mode: ViewerMode, { picked, from }: DraftState): Draft => {
  if (mode !== 'turn' && mode !== 'discard') return { type: 'none' }
  if (from !== null) return { type: 'draw', from }
  return picked.length > 0 ? { type: 'cards', count: picked.length } : { type: 'none' }
}

const DraftSchema: v.GenericSchema<unknown, DraftState> = v.object({
  picked: v.array(v.string()),
  ends: v.record(v.string(), v.picklist(ENDS)),
  slots: v.nullable(v.array(v.picklist(SLOTS))),
  from: v.nullable(v.picklist(['wreck', ...SLOTS])),
})

/** The draft that was stored before a reload, or an empty one if the stored value is not a draft. */
export const parseDraft = (stored: unknown): DraftState => {
  const parsed = v.safeParse(DraftSchema, stored)
  return parsed.success ? parsed.output : EMPTY_DRAFT
}

export const playOf = (view: View, draft: DraftState): SetPlay => {
  const held = keysOfHand(view.hand)
  const cards = draft.picked.filter(key => held.includes(key)).map((key): CardWithEnd => ({ card: faceOfKey(key), end: endOf(draft, key) }))
  return { type: 'play', cards, beach: view.options.beachBottles === 'chosen' ? draft.slots : null }
}

export const discardOf = (view: View, { picked }: DraftState): Move => ({
  type: 'discard',
  cards: keysOfHand(view.hand)
    .filter(key => picked.includes(key))
    .map(faceOfKey),
})
