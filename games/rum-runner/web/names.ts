/** What things are called at this table, for labels and sentences. */
import { cardOf, type Face, type Hazard, type Investment, type Place } from '../rules/index.ts'
import type { Setting } from './setting.ts'

type Lying = Hazard<Face | null> | Investment<Face | null>

/** A card of the crown's in play: its name, or that it lies face down. */
export const nameLying = ({ card, text }: Setting, lying: Lying): string => (lying.card === null ? text.faceDown : card(lying.card))

/** The same with all that is seen of it. */
export const sayLying = (setting: Setting, lying: Lying): string => {
  const { text, words, side } = setting
  const isSecret = !lying.up && lying.card !== null
  return [
    nameLying(setting, lying),
    ...(isSecret ? [side === 'crown' ? (lying.seenBy === 'crown' ? text.yourSecret : text.seenByPirate) : text.youKnow] : []),
    ...('since' in lying && lying.since && lying.card === null ? [text.sinceStart] : []),
    ...(lying.coins > 0 ? [words.coins(lying.coins)] : []),
    ...(isFunded(setting, lying) ? [text.funded] : []),
  ].join(', ')
}

/** R3.3: an investment with coins enough. */
export const isFunded = ({ cards }: Setting, { card, coins }: Lying): boolean => {
  if (card === null) return false
  const { kind, cost } = cardOf(cards, card)
  return kind === 'investment' && coins >= cost
}

/** Where a card lies, in a few words. */
export const namePlace = (setting: Setting, { island, hazard }: Place): string => {
  const { view, words, text } = setting
  const held = view.islands[island]
  const lying = hazard === null ? held?.investment : held?.hazards[hazard]
  const name = lying === null || lying === undefined ? text.faceDown : nameLying(setting, lying)
  return text.on(name, words.island(island))
}

/** Ships of the same kind are told apart by number. */
export const nameShip = ({ view, card, text }: Setting, ship: number): string => {
  const face = view.fleet[ship]?.card
  if (face === undefined) return ''
  const twins = view.fleet.flatMap((other, index) => (other.card === face ? [index] : []))
  return twins.length < 2 ? card(face) : text.numbered(card(face), twins.indexOf(ship) + 1)
}

export const nameSailor = ({ view, card }: Setting, ship: number, crew: number): string => {
  const face = view.fleet[ship]?.crew[crew]?.card
  return face === undefined ? '' : card(face)
}
