/** R7.10, R7.11: the options under which jokers do not move freely. They compare the table before the turn with the table after it. */
import { at } from '@tortuga/kit'
import { indexOf, JOKER, tally } from './pieces.ts'
import { numbersIn, roleAt } from './sets.ts'
import type { Options, Refusal, Table, TileSet } from './types.ts'

const rolesIn = (table: Table, options: Options): readonly { readonly role: string; readonly set: TileSet }[] =>
  table.flatMap(set => set.tiles.flatMap((tile, place) => (tile === JOKER ? [{ role: roleAt(set, place, options), set }] : [])))

const holdsAll = (set: TileSet, old: TileSet): boolean => {
  const counts = tally(set.tiles)
  const wanted = tally(old.tiles)
  return wanted.every((count, index) => count <= (counts[index] ?? 0))
}

/** How many tiles of a set may have come from the rack. */
const laidIn = (set: TileSet, laid: Uint8Array): number =>
  tally(set.tiles).reduce((sum, count, index) => sum + Math.min(count, laid[index] ?? 0), 0)

/** R7.10: jokers are not told apart, so as many of the moved ones as were laid from the rack may lie anywhere. */
export const checkReuse = (before: Table, after: Table, laid: Uint8Array, options: Options): Refusal | null => {
  if (options.jokerReuse === 'anySet') return null
  const withTwo = options.jokerReuse === 'newSetWithTwo'
  const kept = rolesIn(before, options).map(({ role }) => role)
  const moved = rolesIn(after, options).filter(({ role }) => {
    const place = kept.indexOf(role)
    if (place >= 0) kept.splice(place, 1)
    return place < 0
  })
  const wrong = moved.filter(({ set }) => before.some(old => holdsAll(set, old)) || (withTwo && laidIn(set, laid) < 2))
  return wrong.length > (laid[indexOf(JOKER)] ?? 0) ? { type: 'joker-not-in-new-set', withTwo } : null
}

/** The tiles that took the place of jokers of `old` in `set`; null where `set` is not `old` with tiles added and jokers replaced. */
const replacedIn = (old: TileSet, set: TileSet, laid: Uint8Array, options: Options): readonly string[] | null => {
  if (old.kind !== set.kind) return null
  const oldNumbers = numbersIn(old, options)
  const numbers = numbersIn(set, options)
  if (old.kind === 'group') {
    const added = set.tiles.filter(tile => tile !== JOKER && !old.tiles.includes(tile))
    const jokers = (tiles: TileSet['tiles']): number => tiles.filter(tile => tile === JOKER).length
    const freed = jokers(old.tiles) - jokers(set.tiles)
    const isKept = old.tiles.every(tile => tile === JOKER || set.tiles.includes(tile))
    if (!isKept || oldNumbers[0] !== numbers[0] || freed > added.length) return null
    if (options.jokerGroupNeedsBoth && freed > 0 && old.tiles.length === 3 && set.tiles.length < 4) return null
    const fromRack = added.filter(tile => (laid[indexOf(tile)] ?? 0) > 0)
    return [...fromRack, ...added.filter(tile => !fromRack.includes(tile))].slice(0, Math.max(0, freed))
  }
  const shift = numbers.indexOf(at(oldNumbers, 0))
  if (shift < 0 || shift + old.tiles.length > set.tiles.length) return null
  const replaced: string[] = []
  for (const [place, tile] of old.tiles.entries()) {
    const now = at(set.tiles, shift + place)
    if (now === tile) continue
    if (tile !== JOKER) return null
    replaced.push(now)
  }
  const colours = [old, set].map(({ tiles }) => tiles.find(tile => tile !== JOKER)?.charAt(0))
  return colours[0] === colours[1] ? replaced : null
}

/** R7.11 */
export const checkFrozen = (before: Table, after: Table, laid: Uint8Array, options: Options): Refusal | null => {
  if (!options.jokerSetsFrozen) return null
  const free = after.slice()
  const left = laid.slice()
  const isFromRack = (tiles: readonly string[]): boolean => tally(tiles).every((count, index) => count <= (left[index] ?? 0))
  for (const old of before) {
    if (!old.tiles.includes(JOKER)) continue
    const place = free.findIndex(set => {
      const replaced = replacedIn(old, set, left, options)
      return replaced !== null && (options.jokerFromTable || isFromRack(replaced))
    })
    if (place < 0) return { type: 'frozen-set', tiles: old.tiles }
    const replaced = replacedIn(old, at(free, place), left, options) ?? []
    if (!options.jokerFromTable) for (const tile of replaced) left[indexOf(tile)] = (left[indexOf(tile)] ?? 0) - 1
    free.splice(place, 1)
  }
  return null
}
