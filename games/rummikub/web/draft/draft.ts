/** A turn in the making, as plain data: sets of tiles that are picked up, moved, split and joined, with every step to go back to. Nothing here knows a screen. */
import { JOKER, type Face, type Kind, type TileSet } from '../../rules/index.ts'
import { faultIn, leavesChoice, readKind, tidy } from './tidy.ts'
import { facesOfTiles, faceOfTile, idsOfSet, isFromRack, originOf, rackIds, type Base, type TileId } from './tiles.ts'

/** `kind` is what somebody asked for, or how it lay before the turn; null: as it reads. A set that nobody touches stays the same object. */
export type DraftSet = { readonly id: string; readonly tiles: readonly TileId[]; readonly kind: Kind | null }
export type Sets = readonly DraftSet[]
export type Drafting = {
  readonly base: Base
  readonly sets: Sets
  readonly past: readonly Sets[] // the last step last
  readonly made: number // how many sets were ever begun: it names the next
}

/** Where tiles go. `at`: before which tile of the set; null: wherever they fit. */
export type Target =
  | { readonly type: 'set'; readonly id: string; readonly at: number | null }
  | { readonly type: 'new' }
  | { readonly type: 'rack' }

const MOST_STEPS = 60

export const beginDraft = (base: Base): Drafting => ({
  base,
  sets: base.table.map(({ kind }, index) => ({ id: `s${index}`, tiles: idsOfSet(base.table, index), kind })),
  past: [],
  made: 0,
})

export const setOf = ({ sets }: Drafting, tile: TileId): DraftSet | undefined => sets.find(({ tiles }) => tiles.includes(tile))

/** The rack's tiles that are not on the table, in the rack's own order. */
export const restOfRack = ({ base, sets }: Drafting): readonly TileId[] => {
  const laid = new Set(sets.flatMap(({ tiles }) => tiles))
  return rackIds(base.rack).filter(id => !laid.has(id))
}
export const laidTiles = ({ sets }: Drafting): readonly TileId[] => sets.flatMap(({ tiles }) => tiles.filter(isFromRack))

/** The set that lay there before the turn, where this is it again, tile by tile; in a group the order does not matter. */
export const lainBefore = ({ base: { table } }: Drafting, { tiles, kind }: DraftSet): TileSet | null => {
  const origin = originOf(tiles[0] ?? '#')
  const old = origin === null ? undefined : table[origin.set]
  if (origin === null || old === undefined || (kind !== null && kind !== old.kind) || tiles.length !== old.tiles.length) return null
  const ids = idsOfSet(table, origin.set)
  const isSameOrder = old.kind === 'group' ? ids.every(id => tiles.includes(id)) : ids.every((id, place) => id === tiles[place])
  return isSameOrder ? old : null
}

/** The kind a set is laid as. */
export const kindOfSet = (drafting: Drafting, set: DraftSet): Kind =>
  set.kind ?? lainBefore(drafting, set)?.kind ?? readKind(facesOfTiles(drafting.base, set.tiles), drafting.base.rules)

const isSame = (one: Sets, other: Sets): boolean =>
  one.length === other.length &&
  one.every((set, index) => set === other[index] || (set.kind === other[index]?.kind && set.tiles.join() === other[index]?.tiles.join()))

/** One more step, if it changes anything. */
export const step = (drafting: Drafting, sets: Sets, made = drafting.made): Drafting =>
  isSame(drafting.sets, sets) ? drafting : { ...drafting, sets, past: [...drafting.past, drafting.sets].slice(-MOST_STEPS), made }

export const undoStep = (drafting: Drafting): Drafting => {
  const before = drafting.past.at(-1)
  return before === undefined ? drafting : { ...drafting, sets: before, past: drafting.past.slice(0, -1) }
}

/** All as it lay; that is a step, too, and can be taken back. */
export const startOver = (drafting: Drafting): Drafting => step(drafting, beginDraft(drafting.base).sets)

/** Whether anything lies in another way than before the turn; where sets lie does not matter. */
export const isTouched = (drafting: Drafting): boolean => drafting.sets.some(set => lainBefore(drafting, set) === null)

const isRight = ({ base }: Drafting, tiles: readonly TileId[]): boolean => faultIn(facesOfTiles(base, tiles), base.rules) === null
const tidied = ({ base }: Drafting, tiles: readonly TileId[]): readonly TileId[] => tidy(tiles, id => faceOfTile(base, id), base.rules)

/** What is left where tiles were taken out: a run falls into two where both are right, so that a joker in the middle comes free. */
const leaveBehind = (drafting: Drafting, set: DraftSet, taken: ReadonlySet<TileId>): readonly (readonly TileId[])[] => {
  const pieces: TileId[][] = [[]]
  for (const tile of set.tiles) {
    if (taken.has(tile)) pieces.push([])
    else pieces.at(-1)?.push(tile)
  }
  const parts = pieces.filter(piece => piece.length > 0)
  return parts.length > 1 && parts.every(piece => isRight(drafting, piece)) ? parts : parts.length === 0 ? [] : [parts.flat()]
}

/** Sets with new names where they are new: the first piece of an old set keeps the old name. */
export const createNames = (made: number) => {
  let next = made
  return { name: (): string => `n${(next += 1)}`, made: (): number => next }
}
type Names = ReturnType<typeof createNames>

const takeOut = (drafting: Drafting, sets: Sets, taken: ReadonlySet<TileId>, names: Names): Sets =>
  sets.flatMap(set => {
    if (!set.tiles.some(tile => taken.has(tile))) return [set]
    return leaveBehind(drafting, set, taken).map((tiles, index) => ({ id: index === 0 ? set.id : names.name(), tiles, kind: null }))
  })

/** A tile that a run has already cuts it in two, where both halves are right. */
const cutByTwin = (drafting: Drafting, old: readonly TileId[], added: TileId): readonly (readonly TileId[])[] | null => {
  for (let cut = 3; cut <= old.length - 2; cut += 1) {
    const halves = [old.slice(0, cut), [added, ...old.slice(cut)]]
    if (halves.every(half => isRight(drafting, half))) return halves
  }
  return null
}

/** The set with tiles put in: in the order asked for where that is right, else where they fit. */
const putIn = (drafting: Drafting, set: DraftSet, added: readonly TileId[], at: number | null, names: Names): Sets => {
  const { base } = drafting
  const place = at ?? set.tiles.length
  const laid = [...set.tiles.slice(0, place), ...added, ...set.tiles.slice(place)]
  const tiles = tidied(drafting, laid)
  const [only] = added
  if (added.length === 1 && only !== undefined && faultIn(facesOfTiles(base, tiles), base.rules) !== null) {
    const halves = cutByTwin(drafting, set.tiles, only)
    if (halves !== null) return halves.map((half, index) => ({ id: index === 0 ? set.id : names.name(), tiles: half, kind: null }))
  }
  return [{ id: set.id, tiles, kind: null }]
}

/** Whether these tiles could ever lie in one set: all of one number, or all of one colour. */
const areKin = (faces: readonly Face[]): boolean => {
  const numbered = faces.filter(face => face !== JOKER)
  const [first] = numbered
  return (
    first === undefined ||
    numbered.every(face => face.charAt(0) === first.charAt(0)) ||
    numbered.every(face => face.slice(1) === first.slice(1))
  )
}

/** Whether tiles put into a set would lie right there, all of them. */
export const fitsIn = (drafting: Drafting, set: DraftSet, added: readonly TileId[]): boolean => {
  const rest = { ...set, tiles: set.tiles.filter(tile => !added.includes(tile)) }
  if (!areKin(facesOfTiles(drafting.base, [...rest.tiles, ...added]))) return false
  return putIn(drafting, rest, added, null, createNames(0)).every(({ tiles }) => isRight(drafting, tiles))
}

/** Picks tiles up and puts them down: into a set, into a new one, or back on the rack, where only the rack's own tiles go. */
export const moveTiles = (drafting: Drafting, ids: readonly TileId[], target: Target): Drafting => {
  const moved = target.type === 'rack' ? ids.filter(isFromRack) : ids
  if (moved.length === 0) return drafting
  const names = createNames(drafting.made)
  const taken = new Set(moved)
  if (target.type !== 'set') {
    const left = takeOut(drafting, drafting.sets, taken, names)
    if (target.type === 'rack') return step(drafting, left, names.made())
    return step(drafting, [...left, { id: names.name(), tiles: tidied(drafting, moved), kind: null }], names.made())
  }
  const goal = drafting.sets.find(({ id }) => id === target.id)
  if (goal === undefined) return drafting
  const rest = { ...goal, tiles: goal.tiles.filter(tile => !taken.has(tile)) }
  const at = target.at === null ? null : goal.tiles.slice(0, target.at).filter(tile => !taken.has(tile)).length
  const sets = drafting.sets.flatMap(set =>
    set === goal ? putIn(drafting, rest, moved, at, names) : takeOut(drafting, [set], taken, names),
  )
  return step(drafting, sets, names.made())
}

/** Cuts a set in two before one of its tiles. */
export const splitSet = (drafting: Drafting, tile: TileId): Drafting => {
  const names = createNames(drafting.made)
  const sets = drafting.sets.flatMap(set => {
    const place = set.tiles.indexOf(tile)
    if (place <= 0) return [set]
    return [
      { id: set.id, tiles: set.tiles.slice(0, place), kind: null },
      { id: names.name(), tiles: set.tiles.slice(place), kind: null },
    ]
  })
  return step(drafting, sets, names.made())
}

/** Makes one set of two. */
export const joinSets = (drafting: Drafting, first: string, second: string): Drafting => {
  const other = drafting.sets.find(({ id }) => id === second)
  return other === undefined || first === second ? drafting : moveTiles(drafting, other.tiles, { type: 'set', id: first, at: null })
}

/** The other reading of a set that can be read both ways. */
export const turnKind = (drafting: Drafting, id: string): Drafting =>
  step(
    drafting,
    drafting.sets.map(set => {
      if (set.id !== id || !leavesChoice(facesOfTiles(drafting.base, set.tiles))) return set
      return { ...set, kind: kindOfSet(drafting, set) === 'run' ? 'group' : 'run' }
    }),
  )
