/** The draft of a move: the chosen move, or the two sides of an exchange. */
import { at, range } from '@tortuga/kit'
import type { TableGame } from '@tortuga/ui'
import * as v from 'valibot'
import {
  cardOf,
  isOrderOpen,
  seaOfClouds,
  type LootDeck,
  type Draft,
  type Face,
  type LootEffect,
  type Move,
  type SeaTypes,
  type FaceDownLootView,
  type Task,
  type View,
} from '../../../rules/index.ts'

export type DraftState = {
  readonly chosen: Move | null // a complete move
  readonly give: number | null // the place of the card to give in an exchange
  readonly get: { readonly victim: number; readonly take: number | null } | null // the place of the card to get for it
}
export const NO_DRAFT: DraftState = { chosen: null, give: null, get: null }

const DraftStateSchema: v.GenericSchema<unknown, DraftState> = v.object({
  chosen: v.nullable(seaOfClouds.schemas.move),
  give: v.nullable(v.number()),
  get: v.nullable(v.object({ victim: v.number(), take: v.nullable(v.number()) })),
})

/** Restores a stored draft if it still fits a legal move. */
export const readDraftState = (found: unknown, view: View, game: Pick<TableGame<SeaTypes>, 'moves'>): DraftState => {
  const read = v.safeParse(DraftStateSchema, found)
  if (!read.success) return NO_DRAFT
  const { chosen, give, get } = read.output
  const fits = [...(game.moves?.(view) ?? [])].some(move =>
    move.type === 'exchange'
      ? chosen === null && (give === null || move.give === give) && (get === null || (move.victim === get.victim && move.take === get.take))
      : isSameMove(move, chosen),
  )
  return fits ? read.output : NO_DRAFT
}

/** The indices of the cards in the wanted order. Cards that the order does not name come last. */
export const placesIn = (cards: readonly FaceDownLootView[], order: readonly Face[]): readonly number[] => {
  const left = [...range(cards.length)]
  const named = order.flatMap(face => {
    const index = left.findIndex(place => at(cards, place).face === face)
    return index < 0 ? [] : left.splice(index, 1)
  })
  return [...named, ...left]
}

/** R4.1: whether the rules will ask for the order of these cards. */
export const needsOrder = (deck: LootDeck, cards: readonly FaceDownLootView[]): boolean =>
  isOrderOpen(cards.flatMap(({ face }) => (face === null ? [] : [cardOf(deck, face)])))

/** The kind of question a task asks its captain; each has its own layout. */
export type SeaQuestion = 'decide' | 'order' | 'resolve' | 'pick' | 'aim' | 'discard' | 'exchange'

/** A new task or effect without an entry does not compile; null: it never asks. */
const TASK_QUESTIONS: { readonly [K in Exclude<Task['type'], 'effect'>]: SeaQuestion | null } = {
  decide: 'decide',
  'play-cards': 'order',
  resolve: 'resolve',
  'discard-object': 'discard',
  refill: null,
  'end-turn': null,
  board: null,
  'end-boarding': null,
  'end-round': null,
}
const EFFECT_QUESTIONS: { readonly [K in LootEffect['type']]: SeaQuestion | null } = {
  'take-doubloons': null,
  'pay-doubloons': null,
  'take-parrot': null,
  'add-to-shares': null,
  'discard-pirate': 'discard',
  'take-share-card': 'pick',
  'steal-doubloons': 'aim',
  'steal-rum': 'aim',
  'exchange-rum': 'exchange',
  'exchange-object': 'exchange',
  'loser-discards': 'aim',
}
export const questionOf = (task: Task): SeaQuestion | null =>
  task.type === 'effect' ? EFFECT_QUESTIONS[task.effect.type] : TASK_QUESTIONS[task.type]

/** The move that a draft stands for; null if it is incomplete. */
export const moveOfDraft = (
  view: View,
  asked: SeaQuestion | null,
  { chosen, give, get }: DraftState,
  order: readonly Face[],
): Move | null => {
  if (asked === 'order') {
    const [place] = placesIn(view.hand, order)
    return place === undefined ? null : { type: 'play', place }
  }
  if (asked === 'exchange') return give === null || get === null ? null : { type: 'exchange', give, ...get }
  return chosen
}

/** What other players may see of a draft: a space or a captain, never a card. */
export const sharedDraftOf = ({ chosen, get }: DraftState): Draft => {
  if (get !== null) return { type: 'captain', seat: get.victim }
  if (chosen?.type === 'pick') return { type: 'space', space: chosen.space }
  if (chosen?.type === 'aim') return { type: 'captain', seat: chosen.victim }
  return chosen?.type === 'resolve' && chosen.victim !== null ? { type: 'captain', seat: chosen.victim } : { type: 'none' }
}

/** The draft that a hint fills in. */
export const draftFromMove = (move: Move): DraftState => {
  switch (move.type) {
    case 'exchange':
      return { ...NO_DRAFT, give: move.give, get: { victim: move.victim, take: move.take } }
    case 'take':
    case 'leave':
    case 'decline':
    case 'play':
      return NO_DRAFT
    default:
      return { ...NO_DRAFT, chosen: move }
  }
}

export const isSameMove = (one: Move | null, other: Move | null): boolean => JSON.stringify(one) === JSON.stringify(other)
