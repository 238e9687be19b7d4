/** A half-made answer: which thing is chosen, what would be exchanged, and in which order cards are to be played. */
import { at, unreachable, upTo } from '@tortuga/kit'
import * as v from 'valibot'
import { cardOf, seaOfClouds, type Deck, type Draft, type Face, type Move, type Seen, type Task, type View } from '../rules/index.ts'

export type Drafting = {
  readonly chosen: Move | null // an answer that is whole
  readonly give: Face | null // of an exchange
  readonly get: { readonly victim: number; readonly take: Face | null } | null // the other side of it
  readonly lifted: number | null // a card being put elsewhere in the order, by its place in it
}
export const NOTHING: Drafting = { chosen: null, give: null, get: null, lifted: null }

const DraftingSchema: v.GenericSchema<unknown, Drafting> = v.object({
  chosen: v.nullable(seaOfClouds.schemas.move),
  give: v.nullable(v.string()),
  get: v.nullable(v.object({ victim: v.number(), take: v.nullable(v.string()) })),
  lifted: v.null(),
})

/** What a reload found, as far as an answer can still be made of it; a card that was lifted lies where it lay. */
export const readDrafting = (found: unknown, view: View): Drafting => {
  const read = v.safeParse(DraftingSchema, typeof found === 'object' ? { ...found, lifted: null } : null)
  if (!read.success) return NOTHING
  const { chosen, give, get } = read.output
  const fits = [...seaOfClouds.moves(view)].some(move =>
    move.type === 'exchange'
      ? chosen === null && (give === null || move.give === give) && (get === null || (move.victim === get.victim && move.take === get.take))
      : isSameMove(move, chosen),
  )
  return fits ? read.output : NOTHING
}

/** The places of some cards in a wanted order; equal cards are equal, and what the order does not name comes last. */
export const placesIn = (cards: readonly Seen[], order: readonly Face[]): readonly number[] => {
  const left = [...upTo(cards.length)]
  const named = order.flatMap(face => {
    const index = left.findIndex(place => at(cards, place).face === face)
    return index < 0 ? [] : left.splice(index, 1)
  })
  return [...named, ...left]
}

/** The same list with one entry put elsewhere. */
export const moveEntry = <A>(list: readonly A[], from: number, to: number): readonly A[] => {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to, 0, at(list, from))
}

/** R4.1: whether the order of some cards will be asked for. */
export const isOrdered = (deck: Deck, cards: readonly Seen[]): boolean => {
  const faces = cards.flatMap(({ face }) => face ?? [])
  return faces.some(face => cardOf(deck, face).isImmediate) && faces.some(face => face !== faces[0])
}

/** What a task of the viewer's own asks for, as the table lays it out. */
export type Asked = 'decide' | 'order' | 'resolve' | 'pick' | 'aim' | 'discard' | 'exchange'
export const askedBy = (task: Task): Asked | null => {
  switch (task.type) {
    case 'decide':
      return 'decide'
    case 'play-cards':
      return 'order'
    case 'resolve':
      return 'resolve'
    case 'discard-object':
      return 'discard'
    case 'effect':
      switch (task.effect.type) {
        case 'discard-pirate':
          return 'discard'
        case 'take-share-card':
          return 'pick'
        case 'exchange-rum':
        case 'exchange-object':
          return 'exchange'
        default:
          return 'aim'
      }
    case 'look':
    case 'refill':
    case 'end-turn':
    case 'board':
    case 'end-boarding':
    case 'end-round':
      return null
    default:
      return unreachable(task)
  }
}

/** The answer a draft amounts to; null where something is still missing. */
export const answerOf = (view: View, asked: Asked | null, { chosen, give, get }: Drafting, order: readonly Face[]): Move | null => {
  if (asked === 'order') {
    const [place] = placesIn(view.hand, order)
    return place === undefined ? null : { type: 'play', place }
  }
  if (asked === 'exchange') return give === null || get === null ? null : { type: 'exchange', give, ...get }
  return chosen
}

/** What the others may see of it: a space or a captain, never a card. */
export const presenceOf = ({ chosen, get }: Drafting): Draft => {
  if (get !== null) return { type: 'captain', seat: get.victim }
  if (chosen?.type === 'pick') return { type: 'space', space: chosen.space }
  if (chosen?.type === 'aim') return { type: 'captain', seat: chosen.victim }
  return chosen?.type === 'resolve' && chosen.victim !== null ? { type: 'captain', seat: chosen.victim } : { type: 'none' }
}

/** A hint, laid out as a draft. */
export const draftOf = (move: Move): Drafting => {
  switch (move.type) {
    case 'exchange':
      return { ...NOTHING, give: move.give, get: { victim: move.victim, take: move.take } }
    case 'take':
    case 'leave':
    case 'decline':
    case 'play':
      return NOTHING
    default:
      return { ...NOTHING, chosen: move }
  }
}

export const isSameMove = (one: Move | null, other: Move | null): boolean => JSON.stringify(one) === JSON.stringify(other)
