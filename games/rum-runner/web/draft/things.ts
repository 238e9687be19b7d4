/** What can be touched at the table, and how it is called on the page: a key for each thing. */
import { unreachable } from '@tortuga/kit'
import type { Face, Place, View } from '../../rules/index.ts'

export type Thing =
  | { readonly type: 'card'; readonly key: string } // of one's own hand
  | { readonly type: 'island'; readonly island: number }
  | { readonly type: 'place'; readonly at: Place } // a card of the crown's in play
  | { readonly type: 'ship'; readonly ship: number }
  | { readonly type: 'sailor'; readonly key: string } // crew aboard, or drafted to go aboard
  | { readonly type: 'pile'; readonly card: Face }

export const keyOfPlace = ({ island, hazard }: Place): string => (hazard === null ? `${island}` : `${island}.${hazard}`)

export const keyOf = (thing: Thing): string => {
  switch (thing.type) {
    case 'card':
    case 'sailor':
      return `${thing.type}:${thing.key}`
    case 'island':
      return `island:${thing.island}`
    case 'place':
      return `place:${keyOfPlace(thing.at)}`
    case 'ship':
      return `ship:${thing.ship}`
    case 'pile':
      return `pile:${thing.card}`
    default:
      return unreachable(thing)
  }
}

const numbersIn = (text: string): readonly number[] => text.split('.').map(Number)

/** The thing with this key; null where there is none. */
export const thingOf = (key: string): Thing | null => {
  const [type, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)] as const
  switch (type) {
    case 'card':
    case 'sailor':
      return { type, key: rest }
    case 'island':
      return { type, island: Number(rest) }
    case 'place': {
      const [island = 0, hazard = null] = numbersIn(rest)
      return { type, at: { island, hazard } }
    }
    case 'ship':
      return { type, ship: Number(rest) }
    case 'pile':
      return { type, card: rest }
    default:
      return null
  }
}

export const isSamePlace = (one: Place, other: Place): boolean => one.island === other.island && one.hazard === other.hazard

/** A card of the hand; equal ones are told apart by number, so that a key stays with its card while others come and go. */
export type HandCard = { readonly key: string; readonly face: Face }

export const handCards = (hand: readonly Face[]): readonly HandCard[] => {
  const seen = new Map<Face, number>()
  return hand.map(face => {
    const copy = (seen.get(face) ?? 0) + 1
    seen.set(face, copy)
    return { key: `${face}#${copy}`, face }
  })
}

export const faceOfKey = (key: string): Face => key.slice(0, key.indexOf('#'))

/** The keys of so many faces of the hand; of equal ones the first. */
export const keysOf = (hand: readonly Face[], faces: readonly Face[]): readonly string[] => {
  const left = [...handCards(hand)]
  return faces.flatMap(face => {
    const index = left.findIndex(card => card.face === face)
    return index < 0 ? [] : left.splice(index, 1).map(({ key }) => key)
  })
}

/** Somebody aboard, by place: `1.0` is the first of the crew of the second ship. */
export const sailorKey = (ship: number, crew: number): string => `${ship}.${crew}`

export const isAboard = (key: string): boolean => !key.includes('#')

/** Where somebody who is aboard sits. */
export const berthOf = (key: string): { readonly ship: number; readonly crew: number } => {
  const [ship = 0, crew = 0] = key.split('.').map(Number)
  return { ship, crew }
}

/** The face of a sailor, from the hand or from a deck. */
export const sailorFace = ({ fleet }: Pick<View, 'fleet'>, key: string): Face => {
  if (!isAboard(key)) return faceOfKey(key)
  const { ship, crew } = berthOf(key)
  return fleet[ship]?.crew[crew]?.card ?? ''
}
