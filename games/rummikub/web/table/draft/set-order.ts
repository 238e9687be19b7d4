/** Interprets a list of tiles as a set: its likely kind, its fault, and the order in which it is valid or nearly so. */
import {
  colourOf,
  findSetFault,
  JOKER,
  kindOfTiles,
  numberOf,
  sumOf,
  type Face,
  type SetKind,
  type SetFault,
} from '../../../rules/index.ts'
import type { DraftBase } from './tile-ids.ts'

type Rules = DraftBase['rules']

/** How often the most frequent value occurs. */
const mostOf = (values: readonly (string | number)[]): number =>
  Math.max(0, ...values.map(value => values.filter(other => other === value).length))

/** Whether the tiles can be read as a group and as a run: only with a single numbered tile and jokers. */
export const isAmbiguous = (faces: readonly Face[]): boolean => kindOfTiles(faces) === null

/** The kind of a set; for an invalid set the kind it is nearest to, and for an ambiguous one the reading with more points. */
export const likelyKind = (faces: readonly Face[], rules: Rules): SetKind => {
  const numbered = faces.filter(face => face !== JOKER)
  if (isAmbiguous(faces)) {
    const worth = (kind: SetKind): number =>
      numbered.length === 1 && findSetFault({ kind, tiles: faces }, 0, rules) === null ? sumOf({ kind, tiles: faces }, rules) : -1
    return worth('group') > worth('run') ? 'group' : 'run'
  }
  if (kindOfTiles(faces) === 'group' || findSetFault({ kind: 'run', tiles: faces }, 0, rules) === null) return kindOfTiles(faces) ?? 'run'
  return mostOf(numbered.map(numberOf)) > mostOf(numbered.map(colourOf)) ? 'group' : 'run'
}

/** The fault of tiles in this order, by the rules; null if they are a valid set. */
export const findSetFaultInOrder = (faces: readonly Face[], rules: Rules, set = 0): SetFault | null =>
  findSetFault({ kind: likelyKind(faces, rules), tiles: faces }, set, rules)

/** Indices of the tiles in run order: rising numbers, jokers in the gaps, the first `leading` remaining jokers in front and the others at the end. Null if they cannot form a run. */
const runOrder = (faces: readonly Face[], isHighOne: boolean, leading: number): readonly number[] | null => {
  const places = faces.map((_, place) => place)
  const numbered = places.filter(place => faces[place] !== JOKER)
  const jokers = places.filter(place => faces[place] === JOKER)
  const numberAt = (place: number): number => {
    const number = numberOf(faces[place] ?? JOKER)
    return isHighOne && number === 1 ? 14 : number
  }
  if (mostOf(numbered.map(place => colourOf(faces[place] ?? JOKER))) < numbered.length || mostOf(numbered.map(numberAt)) > 1) return null
  const order: number[] = []
  for (const [index, place] of numbered.toSorted((one, other) => numberAt(one) - numberAt(other)).entries()) {
    const before = order.at(-1)
    const gap = index === 0 || before === undefined ? 0 : numberAt(place) - numberAt(before) - 1
    order.push(...(gap <= jokers.length ? jokers.splice(0, gap) : []), place)
  }
  return [...jokers.slice(0, leading), ...order, ...jokers.slice(leading)]
}

/** Sorts tiles into a valid set if possible, else into an order that shows what is missing. A valid order is left unchanged. */
export const sortIntoSet = <A>(tiles: readonly A[], faceOf: (tile: A) => Face, rules: Rules): readonly A[] => {
  const faces = tiles.map(faceOf)
  if (findSetFaultInOrder(faces, rules) === null) return tiles
  const numbers = faces.filter(face => face !== JOKER)
  const jokers = faces.length - numbers.length
  const front = faces.findIndex(face => face !== JOKER)
  const leadings = [Math.max(0, front), ...Array.from({ length: jokers + 1 }, (_, index) => index)]
  const orders = [false, ...(rules.oneAfter13 ? [true] : [])].flatMap(isHighOne =>
    leadings.flatMap(leading => {
      const order = runOrder(faces, isHighOne, leading)
      return order === null ? [] : [order]
    }),
  )
  const pick = (order: readonly number[]): readonly A[] => order.flatMap(place => tiles.slice(place, place + 1))
  const right = orders.find(order => findSetFaultInOrder(pick(order).map(faceOf), rules) === null)
  const [near] = orders
  return right !== undefined ? pick(right) : near !== undefined && numbers.length > 1 ? pick(near) : tiles
}
