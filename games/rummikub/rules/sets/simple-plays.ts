/** Plays that need no rearranging and no solver: sets from the rack, and single tiles added to sets on the table. */
import { at, memoize } from '@tortuga/kit'
import { colourOf, faceAt, indexOf, JOKER, JOKER_INDEX, numberOf, countFaces, TOP_NUMBER } from '../data/pieces.ts'
import { FREE_SETS, numbersOfSet, sumOf, type SetRules } from './sets.ts'
import { COLOURS, type Face, type TileTable, type TileSet } from '../data/types.ts'

/** Maximum number of openings listed. */
const MAX_OPENINGS = 40
/** Maximum number of sets that `listOpenings` tries. A large rack of low tiles has more combinations than anybody can wait for. */
const MAX_TRIES = 10_000

/** Bit masks of colours: three or all four for a group, two for a group with a joker. */
const TRIPLES_AND_QUAD: readonly number[] = [0b0111, 0b1011, 0b1101, 0b1110, 0b1111]
const PAIRS: readonly number[] = [0b0011, 0b0101, 0b1001, 0b0110, 0b1010, 0b1100]

const tilesOf = (mask: number, number: number): Face[] => {
  const tiles: Face[] = []
  for (let colour = 0; colour < COLOURS.length; colour += 1) if ((mask >> colour) & 1) tiles.push(faceAt(colour * TOP_NUMBER + number))
  return tiles
}

const listGroups = (counts: Uint8Array, found: TileSet[]): void => {
  const hasJoker = (counts[JOKER_INDEX] ?? 0) > 0
  for (let number = 0; number < TOP_NUMBER; number += 1) {
    let held = 0
    for (let colour = 0; colour < COLOURS.length; colour += 1) if ((counts[colour * TOP_NUMBER + number] ?? 0) > 0) held |= 1 << colour
    if ((held & (held - 1)) === 0) continue
    for (const mask of TRIPLES_AND_QUAD) if ((held & mask) === mask) found.push({ kind: 'group', tiles: tilesOf(mask, number) })
    if (!hasJoker) continue
    for (const mask of PAIRS) if ((held & mask) === mask) found.push({ kind: 'group', tiles: [...tilesOf(mask, number), JOKER] })
  }
}

/** Runs of every length; with a joker also runs of three that lack one tile. */
const listRuns = (counts: Uint8Array, found: TileSet[]): void => {
  const hasJoker = (counts[JOKER_INDEX] ?? 0) > 0
  for (let first = 0; first < COLOURS.length * TOP_NUMBER; first += TOP_NUMBER)
    for (let start = first; start + 2 < first + TOP_NUMBER; start += 1) {
      let end = start
      while (end < first + TOP_NUMBER && (counts[end] ?? 0) > 0) end += 1
      for (let length = 3; length <= end - start; length += 1)
        found.push({ kind: 'run', tiles: Array.from({ length }, (_, step) => faceAt(start + step)) })
      if (!hasJoker || end - start >= 3) continue
      const three = [start, start + 1, start + 2].map(face => ((counts[face] ?? 0) > 0 ? faceAt(face) : JOKER))
      if (three.filter(tile => tile === JOKER).length === 1) found.push({ kind: 'run', tiles: three })
    }
}

/** Sets that can be laid from the rack alone. */
export const listRackSets = (rack: readonly Face[]): readonly TileSet[] => {
  const counts = countFaces(rack)
  const found: TileSet[] = []
  listGroups(counts, found)
  listRuns(counts, found)
  return found
}

/** R5.1: combinations of sets that reach the sum, without unnecessary sets; in a fixed order, at most `MAX_OPENINGS`. Not all of them if there are too many to try. */
export const listOpenings = (rack: readonly Face[], least: number, rules: SetRules): readonly TileTable[] => {
  const sets = listRackSets(rack).map(set => ({ set, counts: countFaces(set.tiles), sum: sumOf(set, rules) }))
  const left = countFaces(rack)
  const chosen: TileSet[] = []
  const found: TileTable[] = []
  let tries = 0
  const choose = (from: number, missing: number): void => {
    for (let index = from; index < sets.length && found.length < MAX_OPENINGS && tries < MAX_TRIES; index += 1) {
      tries += 1
      const { set, counts, sum } = at(sets, index)
      if (counts.some((count, face) => count > (left[face] ?? 0))) continue
      chosen.push(set)
      if (sum >= missing) found.push(chosen.slice())
      else {
        for (let face = 0; face < counts.length; face += 1) left[face] = (left[face] ?? 0) - (counts[face] ?? 0)
        choose(index, missing - sum)
        for (let face = 0; face < counts.length; face += 1) left[face] = (left[face] ?? 0) + (counts[face] ?? 0)
      }
      chosen.pop()
    }
  }
  choose(0, least)
  return found
}

/** A set with one tile added; `face` is the index of that tile. */
type Extension = { readonly face: number; readonly set: TileSet }

/** Every valid way to add one tile to a set. */
const listExtensions = (set: TileSet, rules: SetRules): readonly Extension[] => {
  const { kind, tiles } = set
  const known = tiles.find(other => other !== JOKER)
  if (known === undefined) return []
  const jokers = tiles.filter(tile => tile === JOKER).length < rules.jokersPerSet ? [JOKER] : []
  if (kind === 'group') {
    if (tiles.length === 4) return []
    const missing = COLOURS.map(colour => `${colour}${numberOf(known)}`).filter(face => !tiles.includes(face))
    return [...missing, ...jokers].map(tile => ({ face: indexOf(tile), set: { kind, tiles: [...tiles, tile] } }))
  }
  const numbers = numbersOfSet(set, rules)
  const [first, last] = [at(numbers, 0), at(numbers, numbers.length - 1)]
  const colour = colourOf(known)
  const before = first > 1 ? [`${colour}${first - 1}`, ...jokers] : []
  const behind = last < TOP_NUMBER && last > first ? [`${colour}${last + 1}`, ...jokers] : [] // a 1 after 13 ends the run
  return [
    ...before.map(tile => ({ face: indexOf(tile), set: { kind, tiles: [tile, ...tiles] } })),
    ...behind.map(tile => ({ face: indexOf(tile), set: { kind, tiles: [...tiles, tile] } })),
  ]
}

/** Remembered by identity under the default set rules, because most sets stay unchanged. */
const freeExtensionsOf = memoize((set: TileSet) => listExtensions(set, FREE_SETS))

/** Tables with one rack tile added to one set. */
export const listAdditions = (table: TileTable, rack: readonly Face[], rules: SetRules): readonly TileTable[] => {
  const counts = countFaces(rack)
  const isFree = !rules.oneAfter13 && rules.jokersPerSet === 4
  const found: TileTable[] = []
  for (let place = 0; place < table.length; place += 1) {
    const old = at(table, place)
    for (const { face, set } of isFree ? freeExtensionsOf(old) : listExtensions(old, rules)) {
      if ((counts[face] ?? 0) === 0) continue
      const copy = table.slice()
      copy[place] = set
      found.push(copy)
    }
  }
  return found
}
