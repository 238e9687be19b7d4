/** The viewer's rack on the wood: its tiles in the order that was asked for. Hidden from nobody here, since only its holder has it. */
import { useMemo, type ReactElement } from 'react'
import { doubletsIn } from '../rules/index.ts'
import { nameTile } from './board.tsx'
import { gapsIn } from './draft/rack.ts'
import { faceOfTile, type TileId } from './draft/tiles.ts'
import { rackOf } from './draft/turn.ts'
import { useSetting } from './setting.ts'
import { Tile } from './tile.tsx'

/** The tile drawn last, and doublets while they are asked about, stand out. */
const useNotable = (): ReadonlySet<TileId> => {
  const { view, mode, turn } = useSetting()
  return useMemo(() => {
    const all = rackOf(turn)
    const faces = mode === 'redeal' ? doubletsIn(view.rack) : mode === 'announce' || mode === 'wait' ? view.taken : []
    if (mode === 'redeal') return new Set(all.filter(id => faces.includes(faceOfTile(view, id))))
    return new Set(faces.flatMap(face => all.findLast(id => faceOfTile(view, id) === face) ?? []))
  }, [view, mode, turn])
}

/** Beside the rack on a wide table, and the least a tile with its gap takes there. */
const BESIDE = 340
const LEAST = 42

/** How many tiles stand in a row, and how many rows all that is held needs: so that the shelf keeps its height while tiles come and go. */
const rowsFor = (held: number, width: number, isWide: boolean): { readonly row: number; readonly rows: number } => {
  const narrow = held <= 14 ? 7 : held <= 27 ? 9 : 11
  const most = isWide ? Math.max(8, Math.floor((width - BESIDE) / LEAST)) : narrow
  const rows = Math.max(1, Math.ceil(held / most))
  return { row: isWide ? Math.max(Math.min(11, most), Math.ceil(held / rows)) : narrow, rows }
}

export const Rack = ({
  stop,
  width,
  isWide,
}: {
  readonly stop: TileId | null
  readonly width: number
  readonly isWide: boolean
}): ReactElement => {
  const setting = useSetting()
  const { turn, text, view, mode } = setting
  const tiles = useMemo(() => rackOf(turn), [turn])
  const gaps = gapsIn(tiles, turn.order)
  const notable = useNotable()
  const { row, rows } = rowsFor(view.rack.length, width, isWide)
  return (
    <div className="rk-holder" data-rows={rows} style={{ ['--rk-row' as string]: row, ['--rk-rows' as string]: rows }}>
      <ul className="rk-rack" aria-label={text.rack(tiles.length)}>
        {tiles.map((id, index) => {
          const face = faceOfTile(view, id)
          return (
            <li key={id} className="rk-rack-place" data-gap={gaps[index] ?? false} data-notable={notable.has(id)}>
              <Tile
                id={id}
                face={face}
                name={nameTile(setting, face, false)}
                isOwn={false}
                isMarked={turn.marked.includes(id)}
                isStop={stop === id}
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
