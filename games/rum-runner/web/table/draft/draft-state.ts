/** The draft: what the player has picked for the next move. Nothing of it is sent. */
import * as v from 'valibot'

export const ACTIONS_BY_SIDE = {
  crown: ['gain', 'draw', 'found', 'hazard', 'invest', 'recall', 'event'],
  pirate: ['gain', 'draw', 'ship', 'crew', 'raid', 'event'],
} as const
export type ActionName = (typeof ACTIONS_BY_SIDE)[keyof typeof ACTIONS_BY_SIDE][number]

const list = <A>(item: v.GenericSchema<unknown, A>) => v.optional(v.pipe(v.array(item), v.readonly()), [])
const maybe = <A>(value: v.GenericSchema<unknown, A>) => v.optional(v.nullable(value), null)
const Index = v.pipe(v.number(), v.integer(), v.minValue(0))
const Crew = v.pipe(v.array(v.string()), v.readonly())

/** Also validates stored drafts. */
export const DRAFT_SCHEMA = v.object({
  act: maybe(v.picklist([...ACTIONS_BY_SIDE.crown, ...ACTIONS_BY_SIDE.pirate])), // the chosen action, if the question is for an action
  cards: list(v.string()), // picked cards of the hand, by key
  laid: list(v.object({ key: v.string(), island: Index })), // investments with their islands
  places: list(v.object({ island: Index, hazard: v.nullable(Index) })),
  island: maybe(Index),
  ships: list(Index),
  sailor: maybe(v.string()), // the picked crew card, by key
  crews: maybe(v.pipe(v.array(Crew), v.readonly())), // the crew of each ship after the move, by key; null if unchanged
  icons: list(v.object({ ship: Index, crew: v.nullable(Index) })),
  raisings: list(v.object({ hazard: Index, own: Index, extra: Index })),
  way: maybe(Index),
  hazard: v.optional(v.boolean(), false), // the hazard gets one of the scarce coins (R1.8)
  face: maybe(v.string()), // a card of a discard pile
})
export type DraftState = Readonly<v.InferOutput<typeof DRAFT_SCHEMA>>

export const EMPTY_DRAFT: DraftState = v.parse(DRAFT_SCHEMA, {})

export const isEmptyDraft = (draft: DraftState): boolean => JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT)

/** Adds the item, or removes it if it is in the list. */
export const toggleIn = <A>(list: readonly A[], item: A, isSame: (one: A, other: A) => boolean = Object.is): readonly A[] =>
  list.some(one => isSame(one, item)) ? list.filter(one => !isSame(one, item)) : [...list, item]

/** Selects only this item, or nothing if it was selected. */
export const selectOnly = <A>(list: readonly A[], item: A, isSame: (one: A, other: A) => boolean = Object.is): readonly A[] =>
  list.length === 1 && list.every(one => isSame(one, item)) ? [] : [item]
