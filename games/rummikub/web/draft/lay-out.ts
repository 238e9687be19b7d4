/** A whole table as the solver or a hint has it, made a step of the draft with as little moving about as can be. */
import type { Face, Table, TileSet } from '../../rules/index.ts'
import { createNames, kindOfSet, restOfRack, step, type Drafting, type DraftSet } from './draft.ts'
import { leavesChoice } from './tidy.ts'
import { faceOfTile, facesOfTiles, isFromRack, type TileId } from './tiles.ts'

const isAs = (drafting: Drafting, set: DraftSet, { kind, tiles }: TileSet): boolean => {
  const faces = facesOfTiles(drafting.base, set.tiles)
  if (kindOfSet(drafting, set) !== kind) return false
  return kind === 'run' ? faces.join() === tiles.join() : faces.toSorted().join() === tiles.toSorted().join()
}

/** For each wanted set the one it grows out of: the very same where it lies there, else one with two tiles in common. */
const matchSets = (drafting: Drafting, table: Table): readonly (DraftSet | undefined)[] => {
  const free = new Set(drafting.sets)
  const claim = (fits: (set: DraftSet) => boolean): DraftSet | undefined => {
    const found = [...free].find(fits)
    if (found !== undefined) free.delete(found)
    return found
  }
  const same = table.map(wanted => claim(set => isAs(drafting, set, wanted)))
  const shares = (set: DraftSet, { tiles }: TileSet): boolean =>
    facesOfTiles(drafting.base, set.tiles).filter(face => tiles.includes(face)).length > 1
  return table.map((wanted, index) => same[index] ?? claim(set => shares(set, wanted)))
}

/** All tiles there are, by face; each is handed out once. */
const createPool = (drafting: Drafting) => {
  const copies = new Map<Face, TileId[]>()
  for (const id of [...drafting.sets.flatMap(({ tiles }) => tiles), ...restOfRack(drafting)]) {
    const face = faceOfTile(drafting.base, id)
    copies.set(face, [...(copies.get(face) ?? []), id])
  }
  return {
    take: (face: Face, near: readonly TileId[]): TileId | null => {
      const list = copies.get(face) ?? []
      const chosen = list.find(id => near.includes(id)) ?? list.find(id => !isFromRack(id)) ?? list[0]
      copies.set(
        face,
        list.filter(id => id !== chosen),
      )
      return chosen ?? null
    },
    /** Table tiles that nobody wanted. */
    left: (): readonly TileId[] => [...copies.values()].flat().filter(id => !isFromRack(id)),
  }
}

/** Equal tiles are equal: where one of the rack was taken and one of the table is left over, they change places. */
const swapEqual = (drafting: Drafting, sets: readonly DraftSet[], left: readonly TileId[]): readonly DraftSet[] | null => {
  const spare = [...left]
  const swapped = sets.map((set): DraftSet => {
    const tiles = set.tiles.map(id => {
      if (!isFromRack(id)) return id
      const index = spare.findIndex(other => faceOfTile(drafting.base, other) === faceOfTile(drafting.base, id))
      return spare.splice(index, index < 0 ? 0 : 1)[0] ?? id
    })
    return tiles.join() === set.tiles.join() ? set : { ...set, tiles }
  })
  return spare.length === 0 ? swapped : null
}

/** Null where it asks for tiles that are not there, or leaves some of the table out. */
export const layOut = (drafting: Drafting, table: Table): Drafting | null => {
  const names = createNames(drafting.made)
  const matched = matchSets(drafting, table)
  const pool = createPool(drafting)
  const isKept = (index: number, wanted: TileSet): boolean => {
    const set = matched[index]
    return set !== undefined && isAs(drafting, set, wanted)
  }
  const taken = new Map<number, readonly (TileId | null)[]>()
  const takeAll = (kept: boolean): void => {
    for (const [index, wanted] of table.entries()) {
      const set = matched[index]
      if (isKept(index, wanted) !== kept) continue
      const faces = kept && set !== undefined ? facesOfTiles(drafting.base, set.tiles) : wanted.tiles
      taken.set(
        index,
        faces.map((face, place) => pool.take(face, kept ? (set?.tiles.slice(place, place + 1) ?? []) : (set?.tiles ?? []))),
      )
    }
  }
  takeAll(true)
  takeAll(false)
  const sets = table.flatMap((wanted, index): readonly DraftSet[] => {
    const tiles = (taken.get(index) ?? []).filter(id => id !== null)
    const set = matched[index]
    if (tiles.length < wanted.tiles.length) return []
    if (set !== undefined && isKept(index, wanted)) return [set]
    return [{ id: set?.id ?? names.name(), tiles, kind: leavesChoice(wanted.tiles) ? wanted.kind : null }]
  })
  const whole = sets.length < table.length ? null : swapEqual(drafting, sets, pool.left())
  if (whole === null) return null
  const order = drafting.sets.map(({ id }) => id)
  const placeOf = ({ id }: DraftSet): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return step(
    drafting,
    whole.toSorted((one, other) => placeOf(one) - placeOf(other)),
    names.made(),
  )
}
