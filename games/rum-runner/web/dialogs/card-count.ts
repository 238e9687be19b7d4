/** Counts the cards of a side by where the viewer knows them to be. */
import { CARD_FILES, type CardsData, type Face, type Side, type View } from '../../rules/index.ts'

export type CardWhereabouts = 'play' | 'hand' | 'discards' | 'score' | 'removed' | 'top'
export type CardCount = {
  readonly face: Face
  readonly copies: number
  readonly known: Readonly<Partial<Record<CardWhereabouts, number>>>
  readonly unknown: number // in a deck, in the opponent's hand, or face down
}

const dataOf = ({ options: { cards } }: View): CardsData | undefined => (typeof cards === 'string' ? CARD_FILES[cards] : cards)

const listOf = (data: CardsData, side: Side): readonly { readonly id: Face; readonly copies: number }[] =>
  side === 'crown' ? [...data.investments, ...data.hazards, ...data.crownEvents] : [...data.ships, ...data.crew, ...data.pirateEvents]

/** All cards of a side that the viewer knows, with their places. */
const known = (view: View, side: Side): readonly (readonly [CardWhereabouts, Face])[] => {
  const all = (where: CardWhereabouts, faces: readonly (Face | null)[]): readonly (readonly [CardWhereabouts, Face])[] =>
    faces.flatMap(face => (face === null ? [] : [[where, face] as const]))
  const inPlay =
    side === 'crown'
      ? view.islands.flatMap(({ investment, hazards }) => [investment?.card ?? null, ...hazards.map(({ card }) => card)])
      : view.fleet.flatMap(({ card, crew }) => [card, ...crew.map(member => member.card)])
  return [
    ...all('play', inPlay),
    ...all('play', side === 'crown' ? [view.shown] : []),
    ...all('hand', view.side === side ? view.hand : (view.hands?.[side] ?? [])),
    ...all('discards', view.discards[side]),
    ...all('score', view.scores.crown),
    ...all('score', view.scores.pirate),
    ...all('removed', view.removed),
    ...all('top', side === 'pirate' && view.decks === null ? view.top : []),
  ]
}

export const countCards = (view: View, side: Side): readonly CardCount[] => {
  const data = dataOf(view)
  if (data === undefined) return []
  const found = known(view, side)
  return listOf(data, side).map(({ id, copies }) => {
    const mine = found.filter(([, face]) => face === id)
    const counts: Partial<Record<CardWhereabouts, number>> = {}
    for (const [where] of mine) counts[where] = (counts[where] ?? 0) + 1
    return { face: id, copies, known: counts, unknown: copies - mine.length }
  })
}
