/** Animates pieces from their old to their new positions (FLIP technique): positions are read once, then all animations start. Without animations the table is already correct. */
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { PlaceName } from './flights.ts'
import { outlineElements } from './flying-pieces.tsx'
import { distanceBetween, matchPositions, type GlidePosition } from './match-positions.ts'
import { copyPicture } from './picture.ts'
import { findPlace, fitInto, transformFrom, type Rect } from './places.ts'
import { staggerDelay, MOTION, MOVE_EASING } from './timing.ts'

/** How a table describes its gliding pieces. Pieces have a name attribute, and `data-face` unless they are hidden; scrolling parts of the table have `data-zone`. */
export type GlideOptions = {
  readonly pieces: unknown // changes whenever a piece may have moved
  readonly size: unknown // changes with the size of the pieces; a mere change of size is not animated
  readonly beat: unknown // changes with every beat of the stage; pieces that are new in a beat come from `origins`
  readonly act: number // milliseconds in which the pieces of a beat travel at most; 0 if no beat is being played
  readonly animate: boolean
  readonly isDealt: boolean // all pieces are new, so none is matched or outlined
  readonly origins: Readonly<Record<string, PlaceName | null>> // by zone; '' for pieces outside all zones
  readonly nameAttribute?: string // `data-piece` unless given
}

/** Pixels: the size of a new piece at its origin, and a change of position that is not worth an animation. */
const ORIGIN_SHAPE = { ratio: 1, widest: 28 }
const LEAST = 1.5

const zoneAround = (root: HTMLElement, element: Element): HTMLElement | null => {
  const zone = element.closest<HTMLElement>('[data-zone]')
  return zone !== null && root.contains(zone) ? zone : null
}

type Piece = { readonly element: HTMLElement; readonly position: GlidePosition; readonly box: Rect } // `box`: on the screen, relative to the root

const readPieces = (root: HTMLElement, attribute: string): readonly Piece[] => {
  const origin = root.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>(`[${attribute}]`)].map(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const zone = zoneAround(root, element)
    const box = { x: x - origin.x, y: y - origin.y, width, height }
    const inZone = { ...box, x: box.x + (zone?.scrollLeft ?? 0), y: box.y + (zone?.scrollTop ?? 0) }
    const name = element.getAttribute(attribute) ?? ''
    return { element, box, position: { name, face: element.dataset['face'] ?? '', zone: zone?.dataset['zone'] ?? '', box: inZone } }
  })
}

/** A position as it is on the screen with the present scroll offset of its zone, relative to the root. */
const onScreen = (root: HTMLElement, { zone, box }: GlidePosition): Rect => {
  const element = zone === '' ? null : root.querySelector(`[data-zone="${CSS.escape(zone)}"]`)
  return { ...box, x: box.x - (element?.scrollLeft ?? 0), y: box.y - (element?.scrollTop ?? 0) }
}

const boxOfPlace = (root: HTMLElement, place: PlaceName | null): Rect | null => {
  const box = place === null ? undefined : findPlace(root, place)?.getBoundingClientRect()
  const origin = root.getBoundingClientRect()
  if (box === undefined) return null
  return fitInto({ x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height }, ORIGIN_SHAPE)
}

/** Animates a copy above the table, because a scrolling zone would clip the piece itself. */
const flyAbove = (root: HTMLElement, { element, box }: Piece, from: Rect, timing: KeyframeAnimationOptions, attribute: string): void => {
  const picture = copyPicture(element, 0, [attribute])
  if (picture === null) return
  const copy = document.createElement('div')
  copy.className = 'glide-copy'
  copy.setAttribute('aria-hidden', 'true')
  copy.append(picture)
  Object.assign(copy.style, { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px` })
  root.append(copy)
  element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: Number(timing.duration) + (timing.delay ?? 0) })
  const flight = copy.animate([{ transform: transformFrom(from, box) }, { transform: 'none' }], { ...timing, fill: 'both' })
  for (const end of ['finish', 'cancel']) flight.addEventListener(end, () => copy.remove())
}

const slide = ({ element, box }: Piece, from: Rect, timing: KeyframeAnimationOptions): void => {
  const corner = { transformOrigin: '0 0' }
  element.animate(
    [
      { transform: transformFrom(from, box), ...corner },
      { transform: 'none', ...corner },
    ],
    { ...timing, fill: 'backwards' },
  )
}

type Gliding = Pick<GlideOptions, 'origins' | 'act'> & { readonly attribute: string; readonly isNewBeat: boolean }

/** Animates each piece from its old position, or from the origin of its zone. */
const animatePieces = (root: HTMLElement, pieces: readonly Piece[], matched: readonly (GlidePosition | null)[], glide: Gliding): void => {
  const fresh = pieces.filter((_, index) => matched[index] === null)
  const end = MOTION.move + staggerDelay(fresh.length - 1, fresh.length)
  const pace = glide.isNewBeat && glide.act > 0 ? Math.min(1, glide.act / end) : 1
  for (const [index, piece] of pieces.entries()) {
    const { position, box } = piece
    const previous = matched[index] ?? null
    const origin = glide.isNewBeat ? (glide.origins[position.zone] ?? null) : null
    const from = previous === null ? boxOfPlace(root, origin) : onScreen(root, previous)
    if (from === null || (distanceBetween(from, box) < LEAST && Math.abs(from.width - box.width) < LEAST)) continue
    const order = fresh.indexOf(piece)
    const timing = { duration: MOTION.move * pace, easing: MOVE_EASING, delay: order < 0 ? 0 : staggerDelay(order, fresh.length) * pace }
    if (previous?.zone === position.zone) slide(piece, from, timing)
    else flyAbove(root, piece, from, timing, glide.attribute)
  }
}

/** Where dragged pieces were released, by name, in pixels of the window. */
type ReleasedBoxes = ReadonlyMap<string, Rect>

/** Returns a function that tells where pieces were dropped, so that they glide from there. */
export const useGlide = (root: RefObject<HTMLElement | null>, glide: GlideOptions): ((boxes: ReleasedBoxes) => void) => {
  const attribute = glide.nameAttribute ?? 'data-piece'
  const before = useRef<readonly GlidePosition[]>([])
  const released = useRef<ReleasedBoxes>(new Map())
  const seen = useRef({ beat: glide.beat, size: glide.size })

  useLayoutEffect(() => {
    const table = root.current
    if (table === null) return
    const corner = table.getBoundingClientRect()
    const pieces = readPieces(table, attribute)
    const isNewBeat = glide.beat !== seen.current.beat
    const isResized = glide.size !== seen.current.size
    seen.current = { beat: glide.beat, size: glide.size }
    const releasedAt = (old: GlidePosition): GlidePosition => {
      const box = released.current.get(old.name)
      if (box === undefined) return old
      return { ...old, zone: '', box: { x: box.x - corner.x, y: box.y - corner.y, width: box.width, height: box.height } }
    }
    const old = glide.isDealt && isNewBeat ? [] : before.current.map(releasedAt)
    released.current = new Map()
    const isFirst = before.current.length === 0 && !isNewBeat
    before.current = pieces.map(({ position }) => position)
    if (isFirst || document.hidden || (isResized && !isNewBeat)) return
    const matched = matchPositions(old, before.current)
    if (glide.animate) animatePieces(table, pieces, matched, { attribute, isNewBeat, origins: glide.origins, act: glide.act })
    else if (isNewBeat && !glide.isDealt)
      outlineElements(pieces.flatMap(({ element }, index) => (matched[index] === null ? [element] : [])))
  }, [glide.pieces, glide.isDealt ? glide.beat : null]) // pieces may be dealt to a table that shows them already

  useEffect(() => {
    const table = root.current
    if (table === null) return undefined
    const observer = new ResizeObserver(() => {
      before.current = readPieces(table, attribute).map(({ position }) => position)
    })
    observer.observe(table)
    return () => observer.disconnect()
  }, [root, attribute])

  return boxes => {
    released.current = boxes
  }
}
