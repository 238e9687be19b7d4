/** How large the tiles are: as large as the table allows, times what the viewer asked for by buttons, by pinching or with the wheel. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Table } from '../../rules/index.ts'
import { clampZoom, fitTile, stepZoom, type Room } from './fit.ts'

const WIDE = 720
/** Room for what will be laid this turn. */
const SPARE = [4, 4]
const bounds = ({ width }: Room): readonly [number, number] => (width < WIDE ? [26, 44] : [34, width < 1300 ? 58 : 68])
const SMALLEST = 20

const useRoom = (table: RefObject<HTMLElement | null>): Room => {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 })
  useLayoutEffect(() => {
    const board = table.current?.querySelector('.rk-board')
    if (board === null || board === undefined) return undefined
    const read = (): void => {
      const style = getComputedStyle(board)
      const pad = (side: string): number => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0
      const next = {
        width: Math.round(board.clientWidth - pad('left') - pad('right')),
        height: Math.round(board.clientHeight - pad('top') - pad('bottom')),
      }
      setRoom(last => (last.width === next.width && last.height === next.height ? last : next))
    }
    read()
    const watch = new ResizeObserver(read)
    watch.observe(board)
    return () => watch.disconnect()
  }, [table])
  return room
}

const spread = ([one, other]: readonly [Touch, Touch]): number => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

const usePinch = (table: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void => {
  useEffect(() => {
    const board = table.current?.querySelector<HTMLElement>('.rk-board')
    if (board === null || board === undefined) return undefined
    let last = 0
    const pairOf = ({ touches: [one, other] }: TouchEvent): readonly [Touch, Touch] | null =>
      one === undefined || other === undefined ? null : [one, other]
    const pinch = (event: TouchEvent): void => {
      const pair = pairOf(event)
      if (pair === null) {
        last = 0
        return
      }
      event.preventDefault()
      const now = spread(pair)
      if (last > 0) zoomBy(now / last)
      last = now
    }
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    board.addEventListener('touchmove', pinch, { passive: false })
    board.addEventListener('touchend', pinch)
    board.addEventListener('wheel', wheel, { passive: false })
    return () => {
      board.removeEventListener('touchmove', pinch)
      board.removeEventListener('touchend', pinch)
      board.removeEventListener('wheel', wheel)
    }
  }, [table])
}

/** Notes come and go above the shelf; tiles do not shrink and grow with them, but the table scrolls meanwhile. */
const useSteady = (room: Room, sets: Table): Room => {
  const [steady, setSteady] = useState({ room, tiles: '' })
  const tiles = sets.map(set => set.tiles.join()).join('/')
  const isNew = steady.tiles !== tiles || steady.room.width !== room.width || steady.room.height < room.height
  if (isNew) setSteady({ room, tiles })
  return isNew ? room : steady.room
}

export const useZoom = (table: RefObject<HTMLElement | null>, sets: Table) => {
  const room = useSteady(useRoom(table), sets)
  const [zoom, setZoom] = useState(1)
  usePinch(table, factor => setZoom(last => clampZoom(last * factor)))
  const lengths = [...sets.map(({ tiles }) => tiles.length), ...SPARE]
  const fitted = fitTile(lengths, room, bounds(room))
  const tile = Math.max(SMALLEST, Math.round(fitted * zoom))
  return {
    tile,
    width: room.width,
    isWide: room.width >= WIDE,
    isZoomed: Math.abs(zoom - 1) > 0.01,
    onZoom: (way: 1 | -1 | 0): void => setZoom(last => (way === 0 ? 1 : stepZoom(last, way))),
  }
}
