/** The tile size: the largest that fits, times the zoom set by buttons, pinching or the wheel. */
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { TileTable } from '../../rules/index.ts'
import { clampZoom, fitTile, gridOf, stepZoom, type BoardSpace } from './tile-size.ts'

const WIDE = 720
/** Lengths of extra sets to leave room for, since tiles will be laid this turn. */
const SPARE = [4, 4]
/** The widest tiles by the width of the board. */
const LARGEST = [
  [1900, 94],
  [1300, 70],
  [0, 58],
] as const
const bounds = ({ width }: BoardSpace): readonly [number, number] =>
  width < WIDE ? [26, 44] : [34, LARGEST.find(([least]) => width >= least)?.[1] ?? 58]
const SMALLEST = 20

const useBoardSpace = (table: RefObject<HTMLElement | null>): BoardSpace => {
  const [room, setRoom] = useState<BoardSpace>({ width: 0, height: 0 })
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

const usePinch = (table: RefObject<HTMLElement | null>, zoomBy: (factor: number) => void): void => {
  useEffect(() => {
    const board = table.current?.querySelector<HTMLElement>('.rk-board')
    if (board === null || board === undefined) return undefined
    let last = 0
    const pinch = (event: TouchEvent): void => {
      const [one, other] = event.touches
      const now = one === undefined || other === undefined ? 0 : Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      if (now > 0) event.preventDefault()
      if (now > 0 && last > 0) zoomBy(now / last)
      last = now
    }
    const wheel = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    const listening = new AbortController()
    const { signal } = listening
    board.addEventListener('touchmove', pinch, { signal, passive: false })
    board.addEventListener('touchend', pinch, { signal })
    board.addEventListener('wheel', wheel, { signal, passive: false })
    return () => listening.abort()
  }, [table])
}

/** Ignores a board that gets lower while the sets stay the same: notes above the shelf should not resize the tiles. */
const useSteadySpace = (room: BoardSpace, sets: TileTable): BoardSpace => {
  const [steady, setSteady] = useState({ room, tiles: '' })
  const tiles = sets.map(set => set.tiles.join()).join('/')
  const isNew = steady.tiles !== tiles || steady.room.width !== room.width || steady.room.height < room.height
  if (isNew) setSteady({ room, tiles })
  return isNew ? room : steady.room
}

export const useZoom = (table: RefObject<HTMLElement | null>, sets: TileTable) => {
  const room = useSteadySpace(useBoardSpace(table), sets)
  const [zoom, setZoom] = useState(1)
  usePinch(table, factor => setZoom(last => clampZoom(last * factor)))
  const lengths = [...sets.map(({ tiles }) => tiles.length), ...SPARE]
  const fitted = fitTile(lengths, room, bounds(room))
  const size = Math.max(SMALLEST, Math.round(fitted * zoom))
  return {
    size,
    grid: gridOf(size, room),
    width: room.width,
    isWide: room.width >= WIDE,
    isZoomed: Math.abs(zoom - 1) > 0.01,
    onZoom: (way: 1 | -1 | 0): void => setZoom(last => (way === 0 ? 1 : stepZoom(last, way))),
  }
}
