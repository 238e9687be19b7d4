/** The viewer's rack with its tiles in the chosen order. It is not the kit's hand: its tiles never overlap, and arrow keys lead from it to the board. */
import { focusTarget } from '@tortuga/ui/table'
import { useMemo, type ReactElement } from 'react'
import { doubletsIn } from '../../rules/index.ts'
import { Tile } from '../pieces/tile.tsx'
import { nameTile, useTable, type TableContext } from './context/context.ts'
import { gapsIn } from './draft/rack-order.ts'
import { faceOfTile, type TileId } from './draft/tile-ids.ts'
import { rackOf } from './draft/turn.ts'

/** Tiles to highlight: the tiles drawn last, or the doublets during the question about a new deal. */
const highlightedIn = ({ view, mode }: TableContext, tiles: readonly TileId[]): readonly TileId[] => {
  if (mode === 'redeal') return tiles.filter(id => doubletsIn(view.rack).includes(faceOfTile(view, id)))
  if (mode !== 'announce' && mode !== 'wait') return []
  return view.taken.flatMap(face => tiles.findLast(id => faceOfTile(view, id) === face) ?? [])
}

/** Pixels beside the rack on a wide table, inside it, and the width of the smallest tile, which is easy to touch, with its gap. */
const BESIDE = 340
const SIDES = 14
const LEAST = 48
/** A third row would hide the table; a longer rack scrolls sideways. */
const MAX_ROWS = 2

/** Tiles per row and number of rows for the whole rack, so that the shelf keeps its height while tiles are laid and taken back. */
export const rowsFor = (held: number, width: number, isWide: boolean): { readonly row: number; readonly rows: number } => {
  const fitting = Math.max(4, Math.floor((width - (isWide ? BESIDE : SIDES)) / LEAST))
  const rows = Math.min(MAX_ROWS, Math.max(isWide ? 1 : 2, Math.ceil(held / fitting)))
  return { row: Math.max(isWide ? Math.min(11, fitting) : Math.min(7, fitting), Math.ceil(held / rows)), rows }
}

/** `width`: of the board, in pixels. */
export const Rack = ({ width, isWide }: { readonly width: number; readonly isWide: boolean }): ReactElement => {
  const context = useTable()
  const { turn, text, view, mode, hinted } = context
  const tiles = useMemo(() => rackOf(turn), [turn])
  const gaps = gapsIn(tiles, turn.order)
  const highlighted = highlightedIn(context, tiles)
  const { row, rows } = rowsFor(view.rack.length, width, isWide)
  return (
    <div className="rk-holder" data-rows={rows} style={{ ['--rk-row' as string]: row, ['--rk-rows' as string]: rows }}>
      <ul
        className="rk-rack"
        aria-label={text.rack(tiles.length)}
        data-zone="rack"
        data-drag-hold="x"
        data-group=""
        {...focusTarget('hand')}
      >
        {tiles.map((id, index) => {
          const face = faceOfTile(view, id)
          return (
            <li key={id} className="rk-rack-place" data-gap={gaps[index] ?? false} data-notable={highlighted.includes(id)}>
              <Tile
                id={id}
                face={face}
                name={nameTile(context, face)}
                isOwn={false}
                isSelected={turn.selected.includes(id)}
                isHinted={hinted.tiles.has(id)}
                isPlain={false}
                isStill={mode === 'over'}
              />
            </li>
          )
        })}
        {tiles.length === 0 ? <li className="rk-none">{text.emptyRack}</li> : null}
      </ul>
    </div>
  )
}
