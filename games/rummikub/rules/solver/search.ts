/** A plain search over sets, tile by tile: for rules under which the solver's walk does not hold, and to hold the solver against. Exact, and slow on large racks. */
import { at } from '@tortuga/kit'
import { faceAt, FACE_COUNT, JOKER, JOKER_INDEX, tally } from '../pieces.ts'
import { faultOf, sumOf, type SetRules } from '../sets.ts'
import type { Face, TileSet } from '../types.ts'
import { get } from './runs.ts'

type Option = { readonly set: TileSet; readonly counts: Uint8Array; readonly sum: number; readonly first: number }

/** Every right set that these tiles allow, by what it counts. A set's `first` is its lowest numbered tile. */
export const listSets = (tiles: Uint8Array, rules: SetRules): readonly Option[] => {
  const found = new Map<string, Option>()
  const offer = (set: TileSet): void => {
    const counts = tally(set.tiles)
    if (counts.some((count, index) => count > get(tiles, index)) || faultOf(set, 0, rules) !== null) return
    const first = counts.findIndex(count => count > 0)
    if (first === JOKER_INDEX) return
    found.set(`${set.kind} ${set.tiles.join(' ')}`, { set, counts, sum: sumOf(set, rules), first })
  }
  const jokers = get(tiles, JOKER_INDEX)
  const grow = (laid: readonly Face[], slots: readonly number[], used: number): void => {
    if (laid.length >= 3) offer({ kind: 'run', tiles: laid })
    const [slot, ...rest] = slots
    if (slot === undefined) return
    if (get(tiles, slot) > 0) grow([...laid, faceAt(slot)], rest, used)
    if (used < jokers) grow([...laid, JOKER], rest, used + 1)
  }
  for (let colour = 0; colour < 4; colour += 1)
    for (let start = 0; start < 12; start += 1) {
      const slots = Array.from({ length: 13 - start }, (_, step) => colour * 13 + start + step)
      grow([], rules.oneAfter13 ? [...slots, colour * 13] : slots, 0)
    }
  for (let number = 0; number < 13; number += 1)
    for (let mask = 1; mask < 16; mask += 1)
      for (let extra = 0; extra <= jokers; extra += 1) {
        const named = [0, 1, 2, 3].filter(colour => (mask >> colour) & 1).map(colour => faceAt(colour * 13 + number))
        offer({ kind: 'group', tiles: [...named, ...Array.from({ length: extra }, () => JOKER)] })
      }
  return [...found.values()].toSorted((a, b) => b.sum - a.sum)
}

/** Whether sets from these tiles can count at least so much. */
export const reachesSum = (tiles: readonly Face[], least: number, rules: SetRules): boolean => {
  const left = tally(tiles)
  const options = listSets(left, rules)
  const spend = (counts: Uint8Array, sign: number): void => {
    for (let index = 0; index < FACE_COUNT; index += 1) left[index] = get(left, index) + sign * get(counts, index)
  }
  const choose = (from: number, missing: number): boolean => {
    if (missing <= 0) return true
    for (let index = from; index < options.length; index += 1) {
      const { counts, sum } = at(options, index)
      if (counts.some((count, face) => count > get(left, face))) continue
      spend(counts, -1)
      const isReached = choose(index, missing - sum)
      spend(counts, 1)
      if (isReached) return true
    }
    return false
  }
  return choose(0, least)
}
