/** Tiles travel from where they were to where they are: all places are read once, then all movements begin. Skipping it leaves the right table. */
import { delayOf, MOTION, outlineChanged, shiftTo, SLIDE } from '@tortuga/ui'
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { TileId } from '../draft/tiles.ts'
import type { Box } from './over.ts'

/** Where a tile lay: on the table (whose scroll is taken off) or elsewhere. */
export type Lay = { readonly id: TileId; readonly face: string; readonly isOnBoard: boolean; readonly box: Box }

const centreOf = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]
const distance = (one: Box, other: Box): number => {
  const [a, b] = [centreOf(one), centreOf(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Which tile of before each tile of now is: the same name and face, else the nearest with that face, else the nearest blank. */
export const matchLays = (before: readonly Lay[], now: readonly Lay[]): readonly (Lay | null)[] => {
  const free = new Map(before.map(old => [old.id, old]))
  const take = (old: Lay | undefined): Lay | null => {
    if (old !== undefined) free.delete(old.id)
    return old ?? null
  }
  const nearest = (tile: Lay, fits: (old: Lay) => boolean): Lay | undefined =>
    [...free.values()].filter(fits).toSorted((one, other) => distance(one.box, tile.box) - distance(other.box, tile.box))[0]
  const named = now.map(tile => {
    const old = free.get(tile.id)
    return take(old?.face === tile.face ? old : undefined)
  })
  if (free.size === 0) return named
  const faced = now.map((tile, index) => named[index] ?? (tile.face === '' ? null : take(nearest(tile, old => old.face === tile.face))))
  return now.map(
    (tile, index) => faced[index] ?? (tile.face === '' || !tile.isOnBoard ? null : take(nearest(tile, old => old.face === ''))),
  )
}

/** All tiles of a table, their places told from its corner. */
const readLays = (root: HTMLElement): readonly Lay[] => {
  const origin = root.getBoundingClientRect()
  const board = root.querySelector('.rk-board')
  const scrolled = board?.scrollTop ?? 0
  return [...root.querySelectorAll<HTMLElement>('[data-tile]')].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const isOnBoard = board?.contains(element) ?? false
    const box = { x: x - origin.x, y: y - origin.y + (isOnBoard ? scrolled : 0), width, height }
    return { id: element.dataset['tile'] ?? '', face: element.dataset['face'] ?? '', isOnBoard, box }
  })
}

const placeOf = (root: HTMLElement, name: string | null): Box | null => {
  const box = name === null ? null : root.querySelector(`[data-place="${name}"]`)?.getBoundingClientRect()
  const origin = root.getBoundingClientRect()
  if (box === null || box === undefined) return null
  const width = 28
  return { x: box.x - origin.x + (box.width - width) / 2, y: box.y - origin.y + (box.height - width) / 2, width, height: width }
}

/** Flies above everything: what scrolls would cut it off. */
const flyAbove = (root: HTMLElement, element: HTMLElement, from: Box, to: Box, timing: KeyframeAnimationOptions): void => {
  const copy = document.createElement('div')
  copy.className = 'rk-flight'
  copy.setAttribute('aria-hidden', 'true')
  const face = element.querySelector('svg')?.cloneNode(true)
  if (face !== undefined) copy.append(face)
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` })
  root.append(copy)
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Number(timing.duration) + (timing.delay ?? 0) })
  const flight = copy.animate([{ transform: shiftTo(from, to) }, { transform: 'none' }], { ...timing, fill: 'both' })
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => copy.remove())
}

/** What is new on the table came from whoever played, what is new on the rack from the bank. */
type Origins = { readonly board: string | null; readonly rack: string | null }
type Glide = {
  readonly pieces: unknown
  readonly tile: number // how wide tiles are
  readonly version: number
  readonly animate: boolean
  readonly origins: Origins
  readonly isDealt: boolean
}

export const useGlide = (
  table: RefObject<HTMLElement | null>,
  glide: Glide,
): { readonly letGo: (boxes: ReadonlyMap<TileId, Box>) => void } => {
  const before = useRef<readonly Lay[]>([])
  const released = useRef<ReadonlyMap<TileId, Box>>(new Map())
  const seen = useRef({ version: glide.version, tile: glide.tile })

  useLayoutEffect(() => {
    const root = table.current
    if (root === null) return
    const origin = root.getBoundingClientRect()
    const scrolled = root.querySelector('.rk-board')?.scrollTop ?? 0
    const now = readLays(root)
    const isNews = glide.version !== seen.current.version
    const isResized = glide.tile !== seen.current.tile
    seen.current = { version: glide.version, tile: glide.tile }
    const letGo = (lay: Lay): Lay => {
      const box = released.current.get(lay.id)
      return box === undefined
        ? lay
        : { ...lay, isOnBoard: false, box: { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height } }
    }
    const old = glide.isDealt && isNews ? [] : before.current.map(letGo)
    released.current = new Map()
    const isFirst = before.current.length === 0 && !isNews
    before.current = now
    if (isFirst || document.hidden || (isResized && !isNews)) return // another size is no movement
    const elements = [...root.querySelectorAll<HTMLElement>('[data-tile]')]
    const matched = matchLays(old, now)
    const fresh = now.flatMap((_, index) => (matched[index] === null ? [index] : []))
    if (!glide.animate) {
      if (isNews && !glide.isDealt) outlineChanged(fresh.flatMap(index => elements[index] ?? []))
      return
    }
    const asSeen = ({ box, isOnBoard }: Lay): Box => (isOnBoard ? { ...box, y: box.y - scrolled } : box)
    for (const [index, lay] of now.entries()) {
      const element = elements[index]
      const was = matched[index] ?? null
      const from = was === null ? (isNews ? placeOf(root, lay.isOnBoard ? glide.origins.board : glide.origins.rack) : null) : asSeen(was)
      const to = asSeen(lay)
      if (element === undefined || from === null || (distance(from, to) < 1.5 && Math.abs(from.width - to.width) < 1.5)) continue
      const order = fresh.indexOf(index)
      const timing = { duration: MOTION.move, easing: SLIDE, delay: order < 0 ? 0 : delayOf(order, fresh.length) }
      if (was?.isOnBoard === lay.isOnBoard)
        element.animate(
          [
            { transform: shiftTo(from, to), transformOrigin: '0 0' },
            { transform: 'none', transformOrigin: '0 0' },
          ],
          { ...timing, fill: 'backwards' },
        )
      else flyAbove(root, element, from, to, timing)
    }
  }, [glide.pieces])

  useEffect(() => {
    const root = table.current
    if (root === null) return undefined
    const watch = new ResizeObserver(() => {
      before.current = readLays(root)
    })
    watch.observe(root)
    return () => watch.disconnect()
  }, [table])

  return {
    letGo: boxes => {
      released.current = boxes
    },
  }
}
