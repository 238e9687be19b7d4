/** The tap targets of the table and their keys, which the page uses as `data-target`. */
import { faceOfKey, isHandKey } from '@tortuga/ui/table'
import type { Face, BoardPlace, View } from '../../../rules/index.ts'

export type TapTarget =
  | { readonly type: 'card'; readonly key: string } // a card of the viewer's hand
  | { readonly type: 'island'; readonly island: number }
  | { readonly type: 'place'; readonly at: BoardPlace } // a crown card in play
  | { readonly type: 'ship'; readonly ship: number }
  | { readonly type: 'sailor'; readonly key: string } // crew on a ship, or drafted onto one
  | { readonly type: 'pile'; readonly card: Face }

export const keyOfPlace = ({ island, hazard }: BoardPlace): string => (hazard === null ? `${island}` : `${island}.${hazard}`)

export const keyOf = (target: TapTarget): string => {
  if (target.type === 'place') return `place:${keyOfPlace(target.at)}`
  const { type, ...named } = target
  return `${type}:${Object.values(named).join('')}`
}

export const targetOfKey = (key: string): TapTarget | null => {
  const [, type, name = ''] = /^(\w+):(.*)$/.exec(key) ?? []
  if (type === 'card' || type === 'sailor') return { type, key: name }
  if (type === 'island') return { type, island: Number(name) }
  if (type === 'ship') return { type, ship: Number(name) }
  if (type === 'pile') return { type, card: name }
  if (type !== 'place') return null
  const [island = 0, hazard = null] = name.split('.').map(Number)
  return { type, at: { island, hazard } }
}

export const isSamePlace = (one: BoardPlace, other: BoardPlace): boolean => one.island === other.island && one.hazard === other.hazard

/** The key of a crew member in play: `1.0` is the first on the second ship. */
export const crewKey = (ship: number, crew: number): string => `${ship}.${crew}`

export const isAboard = (key: string): boolean => !isHandKey(key)

export const berthOf = (key: string): { readonly ship: number; readonly crew: number } => {
  const [ship = 0, crew = 0] = key.split('.').map(Number)
  return { ship, crew }
}

/** The face of a crew key, in the hand or in play. */
export const crewFace = ({ fleet }: Pick<View, 'fleet'>, key: string): Face => {
  if (!isAboard(key)) return faceOfKey(key)
  const { ship, crew } = berthOf(key)
  return fleet[ship]?.crew[crew]?.card ?? ''
}
