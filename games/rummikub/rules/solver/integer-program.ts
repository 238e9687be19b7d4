/** Writes a position as an integer linear program in LP format, so that tests can compare our solver with HiGHS.
 *  Variables: how often each set is laid, and how many of each rack tile are used. Used only in tests and benchmarks. */
import { faceAt, FACE_COUNT, JOKER_INDEX, countFaces } from '../data/pieces.ts'
import { findSetFault, FREE_SETS } from '../sets/sets.ts'
import type { Face, TileSet } from '../data/types.ts'
import { get } from './run-states.ts'
import type { Objective } from './solve.ts'

/** All sets of three to five tiles, by their tile counts. Longer runs are made of these, and what a joker stands for makes no difference here. */
const listShortSets = (tiles: Uint8Array): readonly Uint8Array[] => {
  const found = new Map<string, Uint8Array>()
  const offer = (set: TileSet): void => {
    const counts = countFaces(set.tiles)
    if (counts.every((count, index) => count <= get(tiles, index)) && findSetFault(set, 0, FREE_SETS) === null)
      found.set(counts.join(), counts)
  }
  const withJokers = (places: readonly number[]): readonly (readonly Face[])[] =>
    Array.from({ length: 1 << places.length }, (_, mask) => places.map((place, index) => faceAt((mask >> index) & 1 ? JOKER_INDEX : place)))
  for (let colour = 0; colour < 4; colour += 1)
    for (let length = 3; length <= 5; length += 1)
      for (let start = 0; start + length <= 13; start += 1) {
        const places = Array.from({ length }, (_, step) => colour * 13 + start + step)
        for (const named of withJokers(places)) offer({ kind: 'run', tiles: named })
      }
  for (let number = 0; number < 13; number += 1)
    for (let mask = 1; mask < 16; mask += 1) {
      const places = [0, 1, 2, 3].filter(colour => (mask >> colour) & 1).map(colour => colour * 13 + number)
      for (const named of withJokers(places)) offer({ kind: 'group', tiles: named })
    }
  return [...found.values()]
}

/** Maximise the gain of the tiles laid, subject to: for every tile, the sets use all copies on the table and some of the rack. */
export const writeIntegerProgram = (table: readonly Face[], rack: readonly Face[], objective: Objective): string => {
  const [fixed, own] = [countFaces(table), countFaces(rack)]
  const all = fixed.map((count, index) => count + get(own, index))
  const sets = listShortSets(all)
  const used = Array.from({ length: FACE_COUNT }, (_, index) => index).filter(index => get(all, index) > 0)
  const weight = (index: number): number => (objective === 'tiles' ? 1 : index === JOKER_INDEX ? 30 : (index % 13) + 1)
  const laid = used.filter(index => get(own, index) > 0)
  const rows = used.map(index => {
    const terms = sets.flatMap((counts, set) => (get(counts, index) > 0 ? [`${get(counts, index)} x${set}`] : []))
    const isOwn = get(own, index) > 0
    if (terms.length === 0 && !isOwn) return ` t${index}: 0 zero = ${get(fixed, index)}`
    return ` t${index}: ${terms.length === 0 ? '0 zero' : terms.join(' + ')}${isOwn ? ` - y${index}` : ''} = ${get(fixed, index)}`
  })
  return [
    'Maximize',
    ` laid: ${laid.length === 0 ? '0 zero' : laid.map(index => `${weight(index)} y${index}`).join(' + ')}`,
    'Subject To',
    ...rows,
    'Bounds',
    ' 0 <= zero <= 0',
    ...laid.map(index => ` 0 <= y${index} <= ${get(own, index)}`),
    ...sets.map((_, set) => ` 0 <= x${set} <= 4`),
    'General',
    ` ${sets.map((_, set) => `x${set}`).join(' ')} ${laid.map(index => `y${index}`).join(' ')}`,
    'End',
  ].join('\n')
}
