/** The shared table: its sets in rows, with the viewer's draft or another player's draft applied. */
import { Board } from '@tortuga/ui/table'
import type { Seat } from '@tortuga/kit'
import { useMemo, type ReactElement } from 'react'
import { JOKER, type SetKind } from '../../rules/index.ts'
import { pitchOf } from '../pieces/tile-size.ts'
import { placeStyle, SetView, type DrawnTile } from '../pieces/tile.tsx'
import { nameTile, useTable, type TableContext } from './context/context.ts'
import { kindOfSet } from './draft/draft.ts'
import { isBlank } from './draft/presence.ts'
import { isAmbiguous, likelyKind } from './draft/set-order.ts'
import { faceOfTile, isFromRack, type TileId } from './draft/tile-ids.ts'
import { fittingSets } from './draft/turn.ts'
import { wrongTileIn } from './draft/check-draft.ts'
import { saySetFault } from './notes/fault-note.tsx'
import type { LaidSet, SetPlace } from './places/match-sets.ts'
import type { BoardGrid } from './places/place-sets.ts'
import { usePlaces } from './places/use-places.ts'

/** Draws the tiles of a set. For the same ids it returns the same array, so that unchanged sets do not render again. `fresh`: the tiles that were laid last. */
const useDrawTiles = (
  { view: { table }, text, terms, nameOf }: TableContext,
  fresh: ReadonlyMap<TileId, Seat>,
): ((ids: readonly TileId[]) => readonly DrawnTile[]) =>
  useMemo(() => {
    const drawn = new Map<string, readonly DrawnTile[]>()
    const draw = (id: TileId): DrawnTile => {
      const face = isBlank(id) ? null : faceOfTile({ table }, id)
      const isOwn = !isBlank(id) && isFromRack(id)
      const name = nameTile({ text, terms }, face, isOwn)
      const seat = fresh.get(id)
      return { id, face, isOwn, isFresh: seat !== undefined, name: seat === undefined ? name : `${name}, ${text.laidBy(nameOf(seat))}` }
    }
    return ids => {
      const key = ids.join()
      const tiles = drawn.get(key) ?? ids.map(draw)
      drawn.set(key, tiles)
      return tiles
    }
  }, [table, text, terms, fresh]) // not `nameOf`, which is a new function in every render

type DrawnSet = { readonly id: string; readonly tiles: readonly DrawnTile[]; readonly kind: SetKind; readonly near?: SetPlace }

const useDrawnSets = (context: TableContext, fresh: ReadonlyMap<TileId, Seat>): readonly DrawnSet[] => {
  const { sharedDraft, turn, view } = context
  const draw = useDrawTiles(context, fresh)
  if (sharedDraft === null)
    return turn.draft.sets.map(set => ({
      id: set.id,
      tiles: draw(set.tiles),
      kind: kindOfSet(turn.draft, set),
      ...(set.near === undefined ? {} : { near: set.near }),
    }))
  return sharedDraft.sets.map(({ id, tiles }) => {
    const faces = draw(tiles).flatMap(({ face }) => face ?? [])
    return { id, tiles: draw(tiles), kind: faces.length === 0 ? 'run' : likelyKind(faces, view.options) }
  })
}

/** The label of the button that reads the jokers of a set the other way; null if there is no other way. */
const otherReading = ({ text }: TableContext, { tiles, kind }: DrawnSet): string | null => {
  const faces = tiles.flatMap(({ face }) => face ?? [])
  const isEither = faces.length >= 3 && isAmbiguous(faces) && faces.some(face => face !== JOKER)
  return isEither ? text.asKind(kind === 'run' ? 'group' : 'run') : null
}

/** `asked`: the set whose fault is explained. `size`: the width of a tile. */
type Props = {
  readonly asked: string | null
  readonly size: number
  readonly grid: BoardGrid
  readonly fresh: ReadonlyMap<TileId, Seat> // tiles that others have just laid
}

const laidSet = ({ id, tiles, near }: DrawnSet): LaidSet => ({
  id,
  faces: tiles.map(({ face }) => face ?? '?'),
  ...(near === undefined ? {} : { near }),
})

/** Ids as one string, which stays equal while they do. */
const spaced = (ids: readonly TileId[]): string => ` ${ids.join(' ')} `

export const TileBoard = ({ asked, size, grid, fresh }: Props): ReactElement => {
  const context = useTable()
  const { text, turn, draftCheck, seat, mode, sharedDraft, inFlight, mayDraft, hinted } = context
  const drawn = useDrawnSets(context, fresh)
  const { places, free, rows } = usePlaces(drawn.map(laidSet), context.view.table, grid)
  const { unit, line } = pitchOf(size)
  const fitting = useMemo(() => (mode === 'turn' ? fittingSets(turn) : []), [turn, mode])
  const selected = spaced(turn.selected)
  const hintedTiles = spaced([...hinted.tiles])
  const nameSet = ({ id, kind }: DrawnSet, index: number): string => {
    const mark = draftCheck?.marks[index]
    const said = { plain: null, right: text.setRight, open: text.setOpen, broken: null }[mark?.state ?? 'plain']
    const state = said ?? (mark?.why ? saySetFault(context, mark.why).title : null)
    return [text.set(index + 1, kind), state, fitting.includes(id) ? text.fits : null].filter(part => part !== null).join(', ')
  }
  return (
    <Board
      className="rk-board"
      data={{
        'data-size': size >= 40 ? 'large' : 'small',
        'data-flying': inFlight?.type === 'play',
        'data-zone': 'board',
        'data-group': '',
        'data-drag-hold': '',
      }}
    >
      {drawn.length === 0 && !mayDraft ? <p className="rk-none">{text.emptyTable}</p> : null}
      <ul
        className="rk-sets"
        aria-label={text.table}
        style={{
          ['--rk-tile' as string]: `${size}px`,
          ['--rk-unit' as string]: `${unit}px`,
          ['--rk-line' as string]: `${line}px`,
          ['--rk-rows' as string]: rows,
        }}
      >
        {drawn.map((set, index) => {
          const state = sharedDraft === null ? (draftCheck?.marks[index]?.state ?? 'plain') : 'seen'
          return (
            <SetView
              key={set.id}
              id={set.id}
              name={nameSet(set, index)}
              tiles={set.tiles}
              state={state}
              row={places[index]?.row ?? 0}
              column={places[index]?.column ?? 0}
              wrong={
                state === 'broken'
                  ? wrongTileIn(
                      set.tiles.map(({ face }) => face),
                      draftCheck?.marks[index]?.why ?? null,
                    )
                  : null
              }
              isAsked={asked === set.id}
              isTarget={fitting.includes(set.id)}
              selected={set.tiles.some(({ id }) => turn.selected.includes(id)) ? selected : ''}
              hinted={set.tiles.some(({ id }) => hinted.tiles.has(id)) ? hintedTiles : ''}
              isHinted={hinted.sets.has(set.id)}
              isPlain={seat === null}
              isStill={!mayDraft}
              whyLabel={text.showWhy(index + 1)}
              turnLabel={!mayDraft || state === 'plain' ? null : otherReading(context, set)}
            />
          )
        })}
        {mode === 'turn' ? (
          <li className="rk-new" style={placeStyle(free)} data-row={free.row} data-column={free.column}>
            <button
              type="button"
              className="empty-place"
              data-stop=""
              tabIndex={-1}
              data-mark={turn.selected.length > 0 ? 'target' : 'plain'}
              aria-disabled={!mayDraft || turn.selected.length === 0}
              title={turn.selected.length === 0 ? text.actions['select-first'] : undefined}
            >
              {text.newSet}
            </button>
          </li>
        ) : null}
      </ul>
    </Board>
  )
}
