/** Names of cards, places, ships and crew, for labels and sentences. */
import { cardOf, isFaceDown, isUp, type BoardPlace, type Face, type Hazard, type Investment, type View } from '../../../rules/index.ts'
import { explainKey } from './explain-keys.ts'
import type { TableContext } from './context.ts'

export type CrownCard = Hazard<Face | null> | Investment<Face | null>

export const crownCardAt = ({ islands }: View, { island, hazard }: BoardPlace): CrownCard | null =>
  (hazard === null ? islands[island]?.investment : islands[island]?.hazards[hazard]) ?? null

/** The name of a crown card in play, if the viewer knows it. */
export const nameCrownCard = ({ terms, text }: TableContext, inPlay: CrownCard | null): string =>
  inPlay === null || inPlay.card === null ? text.faceDown : terms.card(inPlay.card)

/** Who knows a card that lies face down; null if it does not, or if the viewer does not know it. */
export const sayKnownBy = ({ text, side, isOpen }: TableContext, inPlay: CrownCard): string | null => {
  if (!isFaceDown(inPlay) || inPlay.card === null || isOpen) return null
  return side !== 'crown' ? text.youKnow : inPlay.visibility === 'hidden' ? text.yourSecret : text.seenByPirate
}

/** The name with everything the viewer can see: side, coins, whether it works. */
export const describeCrownCard = (context: TableContext, inPlay: CrownCard): string => {
  const { text, terms } = context
  return [
    nameCrownCard(context, inPlay),
    ...(isFaceDown(inPlay) && inPlay.card !== null ? [terms.faceDown] : []),
    ...('since' in inPlay && inPlay.since && inPlay.card === null ? [terms.sinceStart] : []),
    ...(inPlay.coins > 0 ? [terms.coins(inPlay.coins)] : []),
    ...(isFunded(context, inPlay) ? [text.funded] : []),
  ].join(', ')
}

/** R3.3 */
export const isFunded = ({ cards }: TableContext, { card, coins }: CrownCard): boolean => {
  if (card === null) return false
  const { kind, cost } = cardOf(cards, card)
  return kind === 'investment' && coins >= cost
}

/** The face to draw of a crown card: a card that lies face down is drawn open only if all cards are, and in a raid for the crown. */
export const drawnFace = ({ isOpen }: TableContext, inPlay: CrownCard, isForCrown = false): Face | null =>
  isUp(inPlay) || isOpen || isForCrown ? inPlay.card : null

/** What a crown card is worth now: the coins on it, and of how many an investment that the viewer knows needs. */
const sayCoins = (context: TableContext, inPlay: CrownCard): string | null => {
  const { text, terms, cards } = context
  const { card, coins } = inPlay
  const isInvestment = card !== null && cardOf(cards, card).kind === 'investment'
  if (isInvestment) return isFunded(context, inPlay) ? text.funded : text.coinsOf(coins, cardOf(cards, card).cost)
  return coins > 0 ? terms.coins(coins) : null
}

/** What the card reader says of a crown card in play. */
export const explainCrownCard = (
  context: TableContext,
  inPlay: CrownCard,
): { readonly now: string | null; readonly explains: string | null } => {
  const now = sayCoins(context, inPlay)
  const kind = 'since' in inPlay ? 'hazard' : 'investment'
  return { now, explains: inPlay.card === null ? explainKey(kind, context.text.kinds[kind], now) : null }
}

/** A card with its island. */
export const namePlace = (context: TableContext, place: BoardPlace): string =>
  `${nameCrownCard(context, crownCardAt(context.view, place))} (${context.terms.island(place.island)})`

/** Equal ships get a number. */
export const nameShip = ({ view, terms }: TableContext, ship: number): string => {
  const face = view.fleet[ship]?.card
  if (face === undefined) return ''
  const twins = view.fleet.flatMap((other, index) => (other.card === face ? [index] : []))
  return twins.length < 2 ? terms.card(face) : `${terms.card(face)} ${twins.indexOf(ship) + 1}`
}

export const nameCrew = ({ view, terms }: TableContext, ship: number, crew: number): string => {
  const face = view.fleet[ship]?.crew[crew]?.card
  return face === undefined ? '' : terms.card(face)
}

export const describeKind = ({ cards, text }: TableContext, face: Face): string => {
  const { kind, cost, points } = cardOf(cards, face)
  return [text.kinds[kind], text.costs(cost), ...(points > 0 ? [text.worth(points)] : [])].join(', ')
}
