/** The tiles that others have laid since the viewer's last act, to be marked on the table. */
import type { Seat, Viewer } from '@tortuga/kit'
import { useEventStory, type StoryRules } from '@tortuga/ui/table'
import { useMemo } from 'react'
import { compareTables, type Event, type Face, type RummikubTypes, type TileTable } from '../../rules/index.ts'
import type { TableContext } from './context/context.ts'
import { tableId, type TileId } from './draft/tile-ids.ts'

type Laid = { readonly seat: Seat; readonly tiles: readonly Face[] }
/** What was laid, and the table before it. */
type LastLaid = { readonly base: TileTable; readonly laid: readonly Laid[] }

const isActOf = (event: Event, viewer: Viewer): boolean => 'seat' in event && event.seat === viewer && event.type !== 'answered'

const addEvent = (before: LastLaid | null, event: Event, table: TileTable, viewer: Viewer): LastLaid | null => {
  if (event.type === 'dealt' || isActOf(event, viewer)) return null
  if (event.type !== 'played') return before
  const laid = { seat: event.seat, tiles: event.tiles }
  // A spectator has no act of their own, so only the last play is marked.
  return before === null || typeof viewer !== 'number' ? { base: table, laid: [laid] } : { ...before, laid: [...before.laid, laid] }
}

const rulesFor = (viewer: Viewer): StoryRules<RummikubTypes, LastLaid> => ({
  read: (before, events, viewBefore) => {
    let table = viewBefore?.table ?? []
    let last = before
    for (const event of events) {
      last = addEvent(last, event, table, viewer)
      if (event.type === 'played') table = event.table ?? table
    }
    return last
  },
  /** After an undo some of the tiles are not on the table any more. */
  fit: (last, { table }) => {
    if (last === null) return null
    const count = (tiles: TileTable): number => tiles.reduce((sum, set) => sum + set.tiles.length, 0)
    return count(last.base) + last.laid.reduce((sum, { tiles }) => sum + tiles.length, 0) <= count(table) ? last : null
  },
  isOver: () => false,
})

/** The ids of the laid tiles, with the seats that laid them. Equal tiles cannot be told apart, so those in changed sets are taken. */
export const findLaid = ({ base, laid }: LastLaid, table: TileTable): ReadonlyMap<TileId, Seat> => {
  const { added } = compareTables(base, table)
  const changed = table.flatMap((set, index) =>
    added.includes(set) ? set.tiles.map((face, place) => ({ face, id: tableId(index, place) })) : [],
  )
  const found = new Map<TileId, Seat>()
  for (const { seat, tiles } of laid)
    for (const face of tiles) {
      const tile = changed.find(one => one.face === face && !found.has(one.id))
      if (tile !== undefined) found.set(tile.id, seat)
    }
  return found
}

const NONE: ReadonlyMap<TileId, Seat> = new Map()

/** They are marked until the viewer's next act, which may be the first step of a draft. */
export const useLastLaid = (
  context: Pick<TableContext, 'newEvents' | 'view' | 'stage' | 'viewer' | 'draftCheck'>,
): ReadonlyMap<TileId, Seat> => {
  const { viewer, view, draftCheck } = context
  const rules = useMemo(() => rulesFor(viewer), [viewer])
  const { story } = useEventStory(context, rules)
  const found = useMemo(() => (story === null ? NONE : findLaid(story, view.table)), [story, view.table])
  return draftCheck === null ? found : NONE
}
