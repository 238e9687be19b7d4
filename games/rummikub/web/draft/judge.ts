/** What the rules say to a draft while it is being made: every set marked by the judgement that will be passed on the turn, what was laid, and what it counts. */
import type { Seat } from '@tortuga/kit'
import { checkTable, faultOf, JOKER, sumOf, type Face, type Refusal, type Table, type TileSet, type View } from '../../rules/index.ts'
import { kindOfSet, laidTiles, lainBefore, type Drafting, type DraftSet } from './draft.ts'
import { facesOfTiles, faceOfTile, idsOfSet, isFromRack } from './tiles.ts'

/** `plain`: as it lay; `right` and `broken` have been touched. */
type Mark = { readonly state: 'plain' | 'right' | 'broken'; readonly why: Refusal | null }

export type Judgement = {
  readonly table: Table // the move it would be
  readonly marks: readonly Mark[] // by set
  readonly refusal: Refusal | null // of the whole turn
  readonly laid: readonly Face[]
  readonly sum: number // what the right sets from the rack alone count
}

/** A set as it would be laid; one that lies as it lay is the very set of the view. */
const asLaid = (drafting: Drafting, set: DraftSet): TileSet =>
  lainBefore(drafting, set) ?? { kind: kindOfSet(drafting, set), tiles: facesOfTiles(drafting.base, set.tiles) }
export const tableOf = (drafting: Drafting): Table => drafting.sets.map(set => asLaid(drafting, set))

/** Which sets a refusal of the whole turn is about, though each of them is right by itself. */
const sharesBlame = (drafting: Drafting, set: DraftSet, refusal: Refusal | null): boolean => {
  if (refusal?.type !== 'table-touched' && refusal?.type !== 'frozen-set') return false
  const { table } = drafting.base
  const blamed = table.flatMap(({ tiles }, index) => (tiles.join() === refusal.tiles.join() ? idsOfSet(table, index) : []))
  return set.tiles.some(tile => blamed.includes(tile))
}

export const judge = (drafting: Drafting, view: View, seat: Seat): Judgement => {
  const { base, sets } = drafting
  const table = tableOf(drafting)
  const refusal = checkTable(view, seat, table)
  const marks = sets.map((set, index): Mark => {
    const laid = table[index]
    if (laid === undefined || base.table.includes(laid)) return { state: 'plain', why: null }
    const fault = faultOf(laid, index, view.options) ?? (sharesBlame(drafting, set, refusal) ? refusal : null)
    return { state: fault === null ? 'right' : 'broken', why: fault }
  })
  const own = sets.flatMap((set, index) => (set.tiles.every(isFromRack) && marks[index]?.state === 'right' ? (table[index] ?? []) : []))
  return {
    table,
    marks,
    refusal,
    laid: laidTiles(drafting).map(id => faceOfTile(base, id)),
    sum: own.reduce((sum, set) => sum + sumOf(set, view.options), 0),
  }
}

/** Where a tile that a broken run lacks could come from: the rack, or a set that is right without it. */
export type Spare = { readonly tile: Face; readonly from: 'rack' | 'set'; readonly id: string }

const missingIn = (why: Refusal, faces: readonly Face[]): Face | null => {
  if (why.type !== 'gap' || why.expected < 1 || why.expected > 13) return null
  const colour = faces.find(face => face !== JOKER)?.charAt(0)
  return colour === undefined ? null : `${colour}${why.expected}`
}

export const findSpare = (drafting: Drafting, set: DraftSet, why: Refusal, rest: readonly string[]): Spare | null => {
  const { base, sets } = drafting
  const tile = missingIn(why, facesOfTiles(base, set.tiles))
  if (tile === null) return null
  const held = rest.find(id => faceOfTile(base, id) === tile)
  if (held !== undefined) return { tile, from: 'rack', id: held }
  for (const other of sets) {
    const id = other === set ? undefined : other.tiles.find(one => faceOfTile(base, one) === tile)
    if (id === undefined) continue
    const without = {
      kind: kindOfSet(drafting, other),
      tiles: facesOfTiles(
        base,
        other.tiles.filter(one => one !== id),
      ),
    }
    if (faultOf(without, 0, base.rules) === null) return { tile, from: 'set', id }
  }
  return null
}
