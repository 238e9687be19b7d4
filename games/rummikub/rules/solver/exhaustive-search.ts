/** Exhaustive search over sets: exact under all set rules but slow on large racks. Used for rules that the solver does not support, and to test it. */
import { at } from '@tortuga/kit'
import { faceAt, FACE_COUNT, JOKER, JOKER_INDEX, countFaces, TOP_NUMBER } from '../data/pieces.ts'
import { findSetFault, sumOf, type SetRules } from '../sets/sets.ts'
import type { Face, TileSet } from '../data/types.ts'
import { get } from './run-states.ts'

type Option = { readonly set: TileSet; readonly counts: Uint8Array; readonly sum: number; readonly first: number }

/** Every valid set that these tiles allow, highest points first. `first` is the index of its first numbered tile. */
export const listSets = (tiles: Uint8Array, rules: SetRules): readonly Option[] => {
  const found = new Map<string, Option>()
  const offer = (set: TileSet): void => {
    const counts = countFaces(set.tiles)
    if (counts.some((count, index) => count > get(tiles, index)) || findSetFault(set, 0, rules) !== null) return
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

/** Maximum number of sets that a search tries. Only large racks of many equal sets need more; they get the best answer found so far. */
const MAX_TRIES = 10_000

/** Upper limit of what these tiles can count, without those that fit into no set. A joker counts at most 13. */
const limitOf = (left: Uint8Array, usable: Uint8Array): number =>
  left.reduce((sum, count, index) => sum + count * (index === JOKER_INDEX ? TOP_NUMBER : (index % TOP_NUMBER) + 1) * get(usable, index), 0)

/** The most points that disjoint sets from these tiles can count; stops at `enough`, and does not look for less than `least`. */
const searchSum = (tiles: readonly Face[], rules: SetRules, { least, enough }: { least: number; enough: number }): number => {
  const left = countFaces(tiles)
  const options = listSets(left, rules)
  const usable = new Uint8Array(FACE_COUNT)
  for (const { counts } of options) for (let face = 0; face < FACE_COUNT; face += 1) if (get(counts, face) > 0) usable[face] = 1
  let best = 0
  let tries = 0
  const spend = (counts: Uint8Array, sign: number): void => {
    for (let face = 0; face < FACE_COUNT; face += 1) left[face] = get(left, face) + sign * get(counts, face)
  }
  const isDone = (): boolean => best >= enough || tries >= MAX_TRIES
  const choose = (from: number, sum: number): void => {
    best = Math.max(best, sum)
    const limit = sum + limitOf(left, usable)
    if (limit <= best || limit < least) return
    for (let index = from; index < options.length && !isDone(); index += 1) {
      tries += 1
      const option = at(options, index)
      if (option.counts.some((count, face) => count > get(left, face))) continue
      spend(option.counts, -1)
      choose(index, sum + option.sum)
      spend(option.counts, 1)
    }
  }
  choose(0, 0)
  return best
}

/** Whether disjoint sets from these tiles can count at least `least` points. */
export const canReachSum = (tiles: readonly Face[], least: number, rules: SetRules): boolean =>
  searchSum(tiles, rules, { least, enough: least }) >= least

/** The most points that disjoint sets from these tiles can count. */
export const highestSum = (tiles: readonly Face[], rules: SetRules): number =>
  searchSum(tiles, rules, { least: 0, enough: Number.POSITIVE_INFINITY })
