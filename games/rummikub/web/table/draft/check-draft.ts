/** Checks a draft by the rules while the player is still moving tiles: marks every set and counts what is laid. Uses the same check as the finished turn. */
import type { Seat } from '@tortuga/kit'
import {
  checkTable,
  colourOf,
  findSetFault,
  JOKER,
  numberOf,
  sumOf,
  type Face,
  type Refusal,
  type SetFault,
  type TileTable,
  type TileSet,
  type View,
} from '../../../rules/index.ts'
import { kindOfSet, laidTiles, setBefore, type DraftState, type DraftTileSet } from './draft.ts'
import { facesOfTiles, faceOfTile, idsOfSet, isFromRack } from './tile-ids.ts'

/** `plain`: unchanged; `right` and `broken`: changed, and valid or not; `open`: too short, which is no mistake before the turn is finished. */
type Mark = { readonly state: 'plain' | 'right' | 'broken' | 'open'; readonly why: Refusal | null }

export type DraftCheck = {
  readonly table: TileTable // the table if the turn ended now
  readonly marks: readonly Mark[] // by set
  readonly refusal: Refusal | null // of the whole turn
  readonly laid: readonly Face[]
  readonly sum: number // points of the valid sets from the rack alone
}

/** The set as it would be laid; for an unchanged set the object of the view, so that comparing tables is fast. */
const asLaid = (draft: DraftState, set: DraftTileSet): TileSet =>
  setBefore(draft, set) ?? { kind: kindOfSet(draft, set), tiles: facesOfTiles(draft.base, set.tiles) }
export const tableOf = (draft: DraftState): TileTable => draft.sets.map(set => asLaid(draft, set))

/** Whether a refusal of the whole turn is about this set, although the set itself is valid. */
const isSetRefused = (draft: DraftState, set: DraftTileSet, refusal: Refusal | null): boolean => {
  if (refusal?.type !== 'table-touched' && refusal?.type !== 'frozen-set') return false
  const { table } = draft.base
  const blamed = table.flatMap(({ tiles }, index) => (tiles.join() === refusal.tiles.join() ? idsOfSet(table, index) : []))
  return set.tiles.some(tile => blamed.includes(tile))
}

/** The value that most tiles have; of equally frequent ones the first. */
const mostCommon = <A>(values: readonly A[]): A | undefined => {
  const countOf = (value: A): number => values.filter(other => other === value).length
  return values.toSorted((one, other) => countOf(other) - countOf(one))[0]
}

/** The rules name the first tile that differs from the first one. To a player the tile that differs from most others is wrong. */
export const blameOddTile = (tiles: readonly Face[], fault: SetFault): SetFault => {
  const numbered = tiles.filter(tile => tile !== JOKER)
  if (fault.type === 'numbers-differ') {
    const number = mostCommon(numbered.map(numberOf)) ?? fault.number
    return { ...fault, number, tile: numbered.findLast(tile => numberOf(tile) !== number) ?? fault.tile }
  }
  if (fault.type !== 'colours-differ') return fault
  const colour = mostCommon(numbered.map(colourOf)) ?? fault.colour
  return { ...fault, colour, tile: numbered.findLast(tile => colourOf(tile) !== colour) ?? fault.tile }
}

/** The index of the tile that a fault blames; null if it blames none. Of equal tiles it is the last one. */
export const wrongTileIn = (tiles: readonly (Face | null)[], why: Refusal | null): number | null => {
  if (why?.type !== 'numbers-differ' && why?.type !== 'colours-differ' && why?.type !== 'colour-twice') return null
  return tiles.lastIndexOf(why.tile)
}

export const checkDraft = (draft: DraftState, view: View, seat: Seat): DraftCheck => {
  const { base, sets } = draft
  const table = tableOf(draft)
  const refusal = checkTable(view, seat, table)
  const marks = sets.map((set, index): Mark => {
    const laid = table[index]
    if (laid === undefined || base.table.includes(laid)) return { state: 'plain', why: null }
    const found = findSetFault(laid, index, view.options)
    if (found?.type === 'too-short') return { state: 'open', why: found }
    const fault = found === null ? (isSetRefused(draft, set, refusal) ? refusal : null) : blameOddTile(laid.tiles, found)
    return { state: fault === null ? 'right' : 'broken', why: fault }
  })
  const own = sets.flatMap((set, index) => (set.tiles.every(isFromRack) && marks[index]?.state === 'right' ? (table[index] ?? []) : []))
  return {
    table,
    marks,
    refusal,
    laid: laidTiles(draft).map(id => faceOfTile(base, id)),
    sum: own.reduce((sum, set) => sum + sumOf(set, view.options), 0),
  }
}

/** Where the tile missing in an invalid run could come from: the rack, or a set that stays valid without it. */
export type SpareTile = { readonly tile: Face; readonly from: 'rack' | 'set'; readonly id: string }

const missingIn = (why: Refusal, faces: readonly Face[]): Face | null => {
  if (why.type !== 'gap' || why.expected < 1 || why.expected > 13) return null
  const colour = faces.find(face => face !== JOKER)?.charAt(0)
  return colour === undefined ? null : `${colour}${why.expected}`
}

export const findSpareTile = (draft: DraftState, set: DraftTileSet, why: Refusal, rest: readonly string[]): SpareTile | null => {
  const { base, sets } = draft
  const tile = missingIn(why, facesOfTiles(base, set.tiles))
  if (tile === null) return null
  const held = rest.find(id => faceOfTile(base, id) === tile)
  if (held !== undefined) return { tile, from: 'rack', id: held }
  const [spare] = sets.flatMap(other => {
    const id = other === set ? undefined : other.tiles.find(one => faceOfTile(base, one) === tile)
    if (id === undefined) return []
    const tiles = other.tiles.flatMap(one => (one === id ? [] : faceOfTile(base, one)))
    return findSetFault({ kind: kindOfSet(draft, other), tiles }, 0, base.rules) === null ? [id] : []
  })
  return spare === undefined ? null : { tile, from: 'set', id: spare }
}
