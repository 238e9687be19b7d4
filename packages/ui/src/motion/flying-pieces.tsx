/** The layer above a table in which pieces fly. It uses the Web Animations API and animates only transform and opacity, which need no layout. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { GameTypes } from '@tortuga/kit'
import { useBaseTable, type BaseTable } from '../base/base-table.tsx'
import type { SeenEvent } from '../stage/stage.ts'
import type { PlaceName, TimedFlight } from './flights.ts'
import { MOTION, MOVE_EASING } from './timing.ts'
import { findPlace, fitInto, measurePlaces, transformFrom, type Rect, type RectsByPlace, type PieceShape } from './places.ts'

/** A flight with its measured positions. */
type PlacedFlight<Carried> = TimedFlight<Carried> & {
  readonly id: string
  readonly start: Rect
  readonly middle: Rect | null
  readonly goal: Rect
}

type Props<T extends GameTypes, Carried> = {
  /** The flights for new events. */
  plan(events: readonly T['event'][]): readonly TimedFlight<Carried>[]
  /** The places that the events changed; they are outlined for a moment. */
  changed(events: readonly T['event'][]): readonly PlaceName[]
  /** The shape in which a piece flies. */
  shapeOf(carried: Carried): PieceShape
  draw(carried: Carried): ReactNode
  /** The other side of a piece that turns over in flight. */
  drawBack(carried: Carried): ReactNode
  /** Alternatives for a place that is not rendered, best first. */
  near?(place: PlaceName): readonly PlaceName[]
  /** Whether a piece is visible at its start before its flight begins. */
  readonly isWaitingSeen?: boolean
  /** Elements for places outside the table. */
  readonly children?: ReactNode
}
type Appearance<Carried> = Pick<Props<GameTypes, Carried>, 'draw' | 'drawBack' | 'isWaitingSeen'>

/** Measures the start, pause and goal of each flight. A flight whose ends cannot be found is dropped. */
const placeFlights = <Carried,>(
  flights: readonly TimedFlight<Carried>[],
  [before, now]: readonly [RectsByPlace, RectsByPlace],
  { shapeOf, near = () => [] }: Pick<Props<GameTypes, Carried>, 'shapeOf' | 'near'>,
  beat: string,
): readonly PlacedFlight<Carried>[] =>
  flights.flatMap((flight, index): readonly PlacedFlight<Carried>[] => {
    const shape = shapeOf(flight.carried)
    const find = (place: PlaceName, ...all: readonly RectsByPlace[]): Rect | null => {
      const [rect] = [place, ...near(place)].flatMap(name => all.flatMap(rects => rects.get(name) ?? []))
      return rect === undefined ? null : fitInto(rect, shape)
    }
    const start = find(flight.from, before, now)
    const goal = find(flight.to, now, before)
    if (start === null || goal === null) return []
    const via = flight.via === null ? null : find(flight.via, now, before)
    const middle = via === null ? null : { ...via, x: via.x + flight.spread * via.width * 1.05 }
    return [{ ...flight, id: `${beat}-${index}`, start, middle, goal }]
  })

const keyframesOf = ({ start, middle, goal }: PlacedFlight<unknown>): Keyframe[] => {
  const ends = [{ transform: transformFrom(start, goal) }, { transform: 'none' }] as const
  if (middle === null) return [...ends]
  const shown = { transform: transformFrom(middle, goal) }
  return [ends[0], { ...shown, offset: 0.28 }, { ...shown, offset: 0.72 }, ends[1]]
}

/** How a piece rotates in flight. */
const TURNS = {
  none: null,
  'face-up': ['rotateY(180deg)', 'rotateY(0deg)'],
  'face-down': ['rotateY(0deg)', 'rotateY(180deg)'],
  round: ['rotate(-90deg)', 'rotate(0deg)'],
} as const

const FlyingPiece = <Carried,>({
  flight,
  draw,
  drawBack,
  isWaitingSeen = true,
}: Appearance<Carried> & { readonly flight: PlacedFlight<Carried> }): ReactNode => {
  const body = useRef<HTMLDivElement>(null)
  const sides = useRef<HTMLDivElement>(null)
  const { goal, delay, duration, turn, carried } = flight
  useLayoutEffect(() => {
    const timing = { duration, delay, easing: flight.middle === null ? MOVE_EASING : 'ease-in-out', fill: 'both' } as const
    const rotation = TURNS[turn]?.map(transform => ({ transform })) ?? null
    const animations = [
      body.current?.animate(keyframesOf(flight), timing),
      isWaitingSeen ? null : body.current?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.01 }, { opacity: 1 }], timing),
      rotation === null ? null : sides.current?.animate(rotation, timing),
    ]
    return () => animations.forEach(animation => animation?.cancel())
  }, [flight])
  return (
    <div ref={body} className="flight" style={{ left: goal.x, top: goal.y, width: goal.width, height: goal.height }}>
      <div ref={sides} className="leaf">
        <div className="leaf-side">{draw(carried)}</div>
        {(turn === 'face-up' || turn === 'face-down') && <div className="leaf-side leaf-back">{drawBack(carried)}</div>}
      </div>
    </div>
  )
}

/** Hides the places in which pieces land until they have arrived. */
const hideUntilLanded = (root: HTMLElement, flights: readonly PlacedFlight<unknown>[]): readonly Animation[] => {
  const landings = new Map<PlaceName, number>()
  for (const { landsIn, delay, duration } of flights)
    if (landsIn !== null) landings.set(landsIn, Math.max(landings.get(landsIn) ?? 0, delay + duration))
  return [...landings].flatMap(([place, duration]) => findPlace(root, place)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration }) ?? [])
}

/** Outlines changed elements for a moment. */
export const outlineElements = (elements: readonly HTMLElement[]): void => {
  for (const element of elements) element.classList.add('is-changed')
  setTimeout(() => elements.forEach(element => element.classList.remove('is-changed')), MOTION.marked)
}

/** The same flights, faster or slower, so that the last one lands after `most` milliseconds. */
const fitFlights = <Carried,>(flights: readonly TimedFlight<Carried>[], most: number): readonly TimedFlight<Carried>[] => {
  const end = Math.max(1, ...flights.map(({ delay, duration }) => delay + duration))
  return flights.map(one => ({ ...one, delay: (one.delay * most) / end, duration: (one.duration * most) / end }))
}

/** Animates the events of each beat, then outlines what changed. The next beat cancels the flights of the last one. Render it as the last child of the table's root element. */
export const FlyingPieces = <T extends GameTypes, Carried>(props: Props<T, Carried>): ReactNode => {
  const { children } = props
  const { animate, newEvents, stage } = useBaseTable() as unknown as BaseTable<T>
  const [flights, setFlights] = useState<readonly PlacedFlight<Carried>[]>([])
  const played = useRef<readonly SeenEvent<T>[] | null>(null)
  const before = useRef<RectsByPlace>(new Map())
  const layer = useRef<HTMLDivElement>(null)
  const hidden = useRef<readonly Animation[]>([])

  useLayoutEffect(() => {
    const table = layer.current?.parentElement // a ref to the table itself would still be empty when this effect first runs
    if (table === undefined || table === null) return
    const now = measurePlaces(table)
    const last = played.current
    played.current = newEvents
    // A table that was just opened does not play the last beat again, but its pieces may be dealt before this layer is loaded.
    const isNew = last === null ? stage.beat?.kind === 'deal' && stage.beat.phase === 'act' : newEvents !== last
    if (isNew) {
      for (const animation of hidden.current) animation.cancel()
      hidden.current = []
      const events = newEvents.map(({ event }) => event)
      const act = animate && !document.hidden && stage.beat?.phase === 'act' ? stage.beat.act : 0
      const placed = act === 0 ? [] : placeFlights(fitFlights(props.plan(events), act), [before.current, now], props, stage.beat?.id ?? '')
      setFlights(placed)
      hidden.current = hideUntilLanded(table, placed)
      const outline = (): void => outlineElements(props.changed(events).flatMap(place => findPlace(table, place) ?? []))
      if (act === 0) outline()
      else setTimeout(outline, act)
    }
    before.current = now
  })

  useLayoutEffect(() => {
    if (flights.length === 0) return undefined
    const end = Math.max(...flights.map(({ delay, duration }) => delay + duration))
    const timer = setTimeout(() => setFlights([]), end)
    return () => clearTimeout(timer)
  }, [flights])

  return (
    <div className="air" aria-hidden="true" ref={layer}>
      {children}
      {flights.map(flight => (
        <FlyingPiece key={flight.id} flight={flight} {...props} />
      ))}
    </div>
  )
}
