/** The air above a table: pieces on their way. It plays flights with the Web Animations API, by transform and opacity alone. */
import { useLayoutEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import type { Happened } from './contract.ts'
import type { GameTypes } from '@tortuga/kit'
import type { Place, Timed } from './flights.ts'
import { MOTION, SLIDE } from './motion.ts'
import { findPlace, fitInto, measurePlaces, shiftTo, type Box, type Boxes, type Shape } from './places.ts'

type Airborne<Carried> = Timed<Carried> & { readonly id: string; readonly start: Box; readonly middle: Box | null; readonly goal: Box }

type Props<T extends GameTypes, Carried> = {
  readonly happened: readonly Happened<T>[]
  readonly animate: boolean
  plan(events: readonly T['event'][]): readonly Timed<Carried>[]
  /** The places where something is different now: outlined where nothing may move. */
  changed(events: readonly T['event'][]): readonly Place[]
  shapeOf(carried: Carried): Shape
  draw(carried: Carried): ReactNode
  /** The other side of what is turned over. */
  drawBack(carried: Carried): ReactNode
  /** Places that stand for one that is not drawn, the nearest first. */
  near?(place: Place): readonly Place[]
  /** Whether a piece that has not set out yet is seen where it will. */
  readonly isWaitingSeen?: boolean
  /** Places beyond the table's edge. */
  readonly children?: ReactNode
}
type Look<Carried> = Pick<Props<GameTypes, Carried>, 'draw' | 'drawBack' | 'isWaitingSeen'>

const launch = <Carried,>(
  flights: readonly Timed<Carried>[],
  [before, now]: readonly [Boxes, Boxes],
  { shapeOf, near = () => [] }: Pick<Props<GameTypes, Carried>, 'shapeOf' | 'near'>,
  name: number,
): readonly Airborne<Carried>[] =>
  flights.flatMap((flight, index): readonly Airborne<Carried>[] => {
    const shape = shapeOf(flight.carried)
    const find = (place: Place, ...all: readonly Boxes[]): Box | null => {
      const [box] = [place, ...near(place)].flatMap(one => all.flatMap(boxes => boxes.get(one) ?? []))
      return box === undefined ? null : fitInto(box, shape)
    }
    const start = find(flight.from, before, now)
    const goal = find(flight.to, now, before)
    if (start === null || goal === null) return []
    const via = flight.via === null ? null : find(flight.via, now, before)
    const middle = via === null ? null : { ...via, x: via.x + flight.spread * via.width * 1.05 }
    return [{ ...flight, id: `${name}-${index}`, start, middle, goal }]
  })

const keyframesOf = ({ start, middle, goal }: Airborne<unknown>): Keyframe[] => {
  const ends = [{ transform: shiftTo(start, goal) }, { transform: 'none' }] as const
  if (middle === null) return [...ends]
  const shown = { transform: shiftTo(middle, goal) }
  return [ends[0], { ...shown, offset: 0.28 }, { ...shown, offset: 0.72 }, ends[1]]
}

const TURNS = {
  none: null,
  'face-up': ['rotateY(180deg)', 'rotateY(0deg)'],
  'face-down': ['rotateY(0deg)', 'rotateY(180deg)'],
  round: ['rotate(-90deg)', 'rotate(0deg)'],
} as const

const InTheAir = <Carried,>({
  flight,
  draw,
  drawBack,
  isWaitingSeen = true,
}: Look<Carried> & { readonly flight: Airborne<Carried> }): ReactNode => {
  const body = useRef<HTMLDivElement>(null)
  const leaf = useRef<HTMLDivElement>(null)
  const { goal, delay, duration, turn, carried } = flight
  useLayoutEffect(() => {
    const timing = { duration, delay, easing: flight.middle === null ? SLIDE : 'ease-in-out', fill: 'both' } as const
    const turned = TURNS[turn]?.map(transform => ({ transform })) ?? null
    const moves = [
      body.current?.animate(keyframesOf(flight), timing),
      isWaitingSeen ? null : body.current?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.01 }, { opacity: 1 }], timing),
      turned === null ? null : leaf.current?.animate(turned, timing),
    ]
    return () => moves.forEach(move => move?.cancel())
  }, [flight])
  return (
    <div ref={body} className="flight" style={{ left: goal.x, top: goal.y, width: goal.width, height: goal.height }}>
      <div ref={leaf} className="leaf">
        <div className="leaf-side">{draw(carried)}</div>
        {(turn === 'face-up' || turn === 'face-down') && <div className="leaf-side leaf-back">{drawBack(carried)}</div>}
      </div>
    </div>
  )
}

/** What waits for a piece to land is unseen until then. */
const hideUntilLanded = (root: HTMLElement, flights: readonly Airborne<unknown>[]): readonly Animation[] => {
  const landings = new Map<Place, number>()
  for (const { landsIn, delay, duration } of flights)
    if (landsIn !== null) landings.set(landsIn, Math.max(landings.get(landsIn) ?? 0, delay + duration))
  return [...landings].flatMap(([place, duration]) => findPlace(root, place)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration }) ?? [])
}

/** Says for a moment what is different where nothing moves. */
export const outlineChanged = (elements: readonly HTMLElement[]): void => {
  for (const element of elements) element.classList.add('is-changed')
  setTimeout(() => elements.forEach(element => element.classList.remove('is-changed')), MOTION.marked)
}

/** What has not been played yet. In a replay versions may fall; then all of it is new. */
const eventsAfter = <T extends GameTypes>(happened: readonly Happened<T>[], version: number): readonly T['event'][] => {
  const last = happened.at(-1)?.version ?? version
  if (last === version) return []
  return happened.filter(one => last < version || one.version > version).map(({ event }) => event)
}

/** Watches what has happened, and lets the pieces fly. A new step cuts the flights of the last one short. Put it last in the table's own box. */
export const Air = <T extends GameTypes, Carried>(props: Props<T, Carried>): ReactNode => {
  const { animate, happened, children } = props
  const [flights, setFlights] = useState<readonly Airborne<Carried>[]>([])
  const played = useRef(-1)
  const before = useRef<Boxes>(new Map())
  const air = useRef<HTMLDivElement>(null)
  const unseen = useRef<readonly Animation[]>([])

  useLayoutEffect(() => {
    const table = air.current?.parentElement // not a ref of the table: that is still empty when this first runs
    if (table === undefined || table === null) return
    const now = measurePlaces(table)
    const events = eventsAfter(happened, played.current)
    if (events.length > 0) {
      for (const one of unseen.current) one.cancel()
      played.current = happened.at(-1)?.version ?? played.current
      if (!animate || document.hidden) {
        setFlights([])
        outlineChanged(props.changed(events).flatMap(place => findPlace(table, place) ?? []))
      } else {
        const airborne = launch(props.plan(events), [before.current, now], props, played.current)
        setFlights(airborne)
        unseen.current = hideUntilLanded(table, airborne)
      }
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
    <div className="air" aria-hidden="true" ref={air}>
      {children}
      {flights.map(flight => (
        <InTheAir key={flight.id} flight={flight} {...props} />
      ))}
    </div>
  )
}
