/** What tiles, sets and the bank say about themselves in the reader: what they are, what they are worth now, and on which rules that rests. */
import { explainPiece, type CardReading, type ReadCardFunction } from '@tortuga/ui/table'
import { findSetFault, JOKER, jokerRole, sumOf, valueOfRack, type TileSet } from '../../rules/index.ts'
import { nameTile, type TableContext } from '../table/context/context.ts'
import { kindOfSet, setOf, type DraftTileSet } from '../table/draft/draft.ts'
import { facesOfTiles, faceOfTile, type TileId } from '../table/draft/tile-ids.ts'
import { nameSet } from '../table/draft/hinted-play.ts'
import type { TableText } from '../text/index.ts'
import { BANK_KEY, BLANK_KEY, setOfKey } from './reading-keys.ts'

type ExplainedPiece = keyof TableText['about']

const RULES: Readonly<Record<ExplainedPiece, readonly string[]>> = {
  tile: ['R1.4', 'R9.2'],
  joker: ['R7.1', 'R7.3', 'R9.3'],
  blank: ['R12.4'],
  bank: ['R4.1', 'R4.2', 'R10.1'],
  group: ['R3.1'],
  run: ['R3.2'],
}

/** Without a picture: a tile shows its face already, and a small slip covers few other tiles. */
const reading = (context: TableContext, piece: ExplainedPiece, title: string, now: string | null): CardReading =>
  explainPiece(context, { title, now, text: context.text.about[piece], rules: RULES[piece] })

/** A set of the draft as the rules see it; null while it is invalid. */
const validSet = ({ turn: { draft }, view }: TableContext, set: DraftTileSet): TileSet | null => {
  const laid = { kind: kindOfSet(draft, set), tiles: facesOfTiles(draft.base, set.tiles) }
  return findSetFault(laid, 0, view.options) === null ? laid : null
}

const saySet = ({ text, view }: TableContext, set: TileSet): string => text.inSet(nameSet(set, view.options), sumOf(set, view.options))

/** A joker in a run stands for one tile, in a group for any missing colour. */
const sayRole = ({ text, view }: TableContext, set: TileSet, place: number): string => {
  const role = jokerRole(set, place, view.options)
  return role.startsWith('=') ? text.standsForAny(role.slice(1)) : text.standsFor(role)
}

const readTile = (context: TableContext, id: TileId): CardReading | null => {
  const { turn, view, text, sharedDraft } = context
  const { draft } = turn
  const set = sharedDraft === null ? setOf(draft, id) : undefined
  const face = faceOfTile(draft.base, id)
  const isJoker = face === JOKER
  const laid = set === undefined ? null : validSet(context, set)
  const facts = [
    ...(laid === null || set === undefined || !isJoker ? [] : [sayRole(context, laid, set.tiles.indexOf(id))]),
    ...(laid === null ? [] : [saySet(context, laid)]),
    ...(set === undefined && sharedDraft === null ? [text.costsLeft(valueOfRack([face], view.options.jokerRackValue))] : []),
  ]
  return reading(context, isJoker ? 'joker' : 'tile', nameTile(context, face), facts.join('; ') || null)
}

const readSet = (context: TableContext, id: string): CardReading | null => {
  const { turn, terms } = context
  const set = context.sharedDraft === null ? turn.draft.sets.find(one => one.id === id) : undefined
  const laid = set === undefined ? null : validSet(context, set)
  if (laid === null) return null
  return reading(context, laid.kind, terms.kind(laid.kind), saySet(context, laid))
}

/** Nothing is read while the player is choosing a place for selected tiles: it would cover that place. */
export const readPiece =
  (context: TableContext): ReadCardFunction =>
  key => {
    const { view, text, turn } = context
    if (key === BANK_KEY) return reading(context, 'bank', text.bankTitle, text.bank(view.bankSize))
    if (turn.selected.length > 0) return null
    if (key === BLANK_KEY) return reading(context, 'blank', text.blank, null)
    const set = setOfKey(key)
    return set === null ? readTile(context, key) : readSet(context, set)
  }
