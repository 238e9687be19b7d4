/** How a heap of tiles reads: which kind of set it is or comes nearest to, and in which order it makes sense. */
import { colourOf, faultOf, JOKER, kindOf, numberOf, sumOf, type Face, type Kind, type SetFault } from '../../rules/index.ts'
import type { Base } from './tiles.ts'

type Rules = Base['rules']

/** How often the most frequent of these is there. */
const mostOf = (values: readonly (string | number)[]): number =>
  Math.max(0, ...values.map(value => values.filter(other => other === value).length))

/** Whether one numbered tile with jokers can be read both ways. */
export const leavesChoice = (faces: readonly Face[]): boolean => kindOf(faces) === null

/** The kind of a set as it lies; of a broken one, the kind it comes nearest to. Where jokers leave a choice, the reading that counts more. */
export const readKind = (faces: readonly Face[], rules: Rules): Kind => {
  const numbered = faces.filter(face => face !== JOKER)
  if (leavesChoice(faces)) {
    const worth = (kind: Kind): number =>
      numbered.length === 1 && faultOf({ kind, tiles: faces }, 0, rules) === null ? sumOf({ kind, tiles: faces }, rules) : -1
    return worth('group') > worth('run') ? 'group' : 'run'
  }
  if (kindOf(faces) === 'group' || faultOf({ kind: 'run', tiles: faces }, 0, rules) === null) return kindOf(faces) ?? 'run'
  return mostOf(numbered.map(numberOf)) > mostOf(numbered.map(colourOf)) ? 'group' : 'run'
}

/** What is wrong with tiles in this order, by the rules' own judgement. */
export const faultIn = (faces: readonly Face[], rules: Rules, set = 0): SetFault | null =>
  faultOf({ kind: readKind(faces, rules), tiles: faces }, set, rules)

/** Places of a list in the order of a run: numbers rise, jokers fill the gaps, those left over stand in front or behind. Null where no run is near. */
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

/** The tiles in an order that makes a right set, where there is one; else in one that shows what is missing. A right order is left alone. */
export const tidy = <A>(tiles: readonly A[], faceOf: (tile: A) => Face, rules: Rules): readonly A[] => {
  const faces = tiles.map(faceOf)
  if (faultIn(faces, rules) === null) return tiles
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
  const right = orders.find(order => faultIn(pick(order).map(faceOf), rules) === null)
  const [near] = orders
  return right !== undefined ? pick(right) : near !== undefined && numbers.length > 1 ? pick(near) : tiles
}
