/** The air above the table: pieces on their way. It plays `flights.ts` with the Web Animations API, by transform and opacity alone. */
import { CardBack, MOTION, SLIDE } from '@tortuga/ui'
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import type { RumTypes } from '../rules/index.ts'
import { CaptainCard } from './art/captain.tsx'
import { Parrot } from './art/parrot.tsx'
import { changedPlaces, planFlights, type Place, type Timed } from './flights.ts'
import { CardFace } from './pieces.tsx'
import { useSetting, type Setting } from './setting.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Boxes = ReadonlyMap<Place, Box>
type Airborne = Timed & { readonly id: string; readonly start: Box; readonly middle: Box | null; readonly goal: Box }

const placesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')]
const findPlace = (root: HTMLElement, place: Place): HTMLElement | undefined =>
  placesIn(root).findLast(({ dataset }) => dataset['place'] === place)

const measure = (root: HTMLElement): Boxes => {
  const origin = root.getBoundingClientRect()
  const boxes = new Map<Place, Box>()
  for (const element of placesIn(root)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    const box = { x: x - origin.x, y: y - origin.y, width, height }
    boxes.set(element.dataset['place'] ?? '', box)
    if (element.dataset['also'] !== undefined) boxes.set(element.dataset['also'], box)
  }
  return boxes
}

/** Where a piece is set down in a place that is wider than it: in the middle, no larger than a card there would be. */
const WIDEST = 112
const fit = ({ x, y, width, height }: Box, ratio: number): Box => {
  const fitted = Math.min(width, height / ratio, WIDEST)
  return { x: x + (width - fitted) / 2, y: y + (height - fitted * ratio) / 2, width: fitted, height: fitted * ratio }
}
/** Where nothing of the parrot is to be seen, it comes from the clock. */
const ABOUT_THE_CLOCK: readonly Place[] = ['apart', 'shown-parrot', 'bird']
const RATIOS = { card: 132 / 92, captain: 112 / 92, bird: 72 / 64 } as const

const launch = (flights: readonly Timed[], before: Boxes, now: Boxes, name: string): readonly Airborne[] =>
  flights.flatMap((flight, index): readonly Airborne[] => {
    const ratio = RATIOS[flight.carried.type]
    const find = (place: Place, first: Boxes, second: Boxes): Box | undefined =>
      first.get(place) ?? second.get(place) ?? (ABOUT_THE_CLOCK.includes(place) ? now.get('clock') : undefined)
    const start = find(flight.from, before, now)
    const goal = find(flight.to, now, before)
    const via = flight.via === null ? undefined : find(flight.via, now, before)
    if (start === undefined || goal === undefined) return []
    const fitted = via === undefined ? null : fit(via, ratio)
    const middle = fitted === null ? null : { ...fitted, x: fitted.x + flight.spread * fitted.width * 1.05 }
    return [{ ...flight, id: `${name}-${index}`, start: fit(start, ratio), goal: fit(goal, ratio), middle }]
  })

const shiftTo = ({ x, y, width }: Box, goal: Box): string =>
  `translate(${x - goal.x}px, ${y - goal.y}px) scale(${goal.width === 0 ? 1 : width / goal.width})`

const keyframesOf = ({ start, middle, goal }: Airborne): Keyframe[] => {
  const ends = [{ transform: shiftTo(start, goal) }, { transform: 'none' }] as const
  if (middle === null) return [...ends]
  const shown = { transform: shiftTo(middle, goal) }
  return [ends[0], { ...shown, offset: 0.3 }, { ...shown, offset: 0.7 }, ends[1]]
}

const TURNS = {
  none: null,
  'face-up': ['rotateY(180deg)', 'rotateY(0deg)'],
  'face-down': ['rotateY(0deg)', 'rotateY(180deg)'],
  round: ['rotate(-90deg)', 'rotate(0deg)'],
} as const

const Drawn = ({ carried }: Airborne): ReactElement => {
  const { dye, seat, view } = useSetting()
  switch (carried.type) {
    case 'bird':
      return <Parrot />
    case 'captain': {
      const owner = view.captains.find(({ colour }) => colour === carried.colour)?.owner
      return <CaptainCard dye={dye(carried.colour)} value={carried.value} edge={owner === seat ? 'bottom' : 'top'} />
    }
    default:
      return <CardFace card={carried.card} end={carried.end} />
  }
}

const InTheAir = ({ flight }: { readonly flight: Airborne }): ReactElement => {
  const body = useRef<HTMLDivElement>(null)
  const leaf = useRef<HTMLDivElement>(null)
  const { goal, delay, duration, turn } = flight
  useLayoutEffect(() => {
    const timing = { duration, delay, easing: flight.middle === null ? SLIDE : 'ease-in-out', fill: 'both' } as const
    const turned = TURNS[turn]
    const moves = [body.current?.animate(keyframesOf(flight), timing)]
    if (turned !== null)
      moves.push(
        leaf.current?.animate(
          turned.map(transform => ({ transform })),
          timing,
        ),
      )
    return () => moves.forEach(move => move?.cancel())
  }, [flight, delay, duration, turn])
  const isTwoSided = turn === 'face-up' || turn === 'face-down'
  return (
    <div ref={body} className="rum-flight" style={{ left: goal.x, top: goal.y, width: goal.width, height: goal.height }}>
      <div ref={leaf} className="rum-leaf">
        <div className="rum-side">
          <Drawn {...flight} />
        </div>
        {isTwoSided && (
          <div className="rum-side rum-side-back">
            <CardBack motif="anchor" />
          </div>
        )}
      </div>
    </div>
  )
}

/** What waits for a piece to land is unseen until then. */
const hideUntilLanded = (root: HTMLElement, flights: readonly Airborne[]): readonly Animation[] => {
  const landings = new Map<Place, number>()
  for (const { landsIn, delay, duration } of flights)
    if (landsIn !== null) landings.set(landsIn, Math.max(landings.get(landsIn) ?? 0, delay + duration))
  return [...landings].flatMap(([place, duration]) => {
    const element = findPlace(root, place)
    return element === undefined ? [] : [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration })]
  })
}

const outline = (root: HTMLElement, places: readonly Place[]): void => {
  const elements = places.flatMap(place => findPlace(root, place) ?? [])
  for (const element of elements) element.classList.add('is-changed')
  setTimeout(() => elements.forEach(element => element.classList.remove('is-changed')), MOTION.marked)
}

/** What has not been played yet. In a replay versions may fall; then all of it is new. */
const eventsAfter = ({ happened }: Setting, version: number): readonly RumTypes['event'][] => {
  const last = happened.at(-1)?.version ?? version
  if (last === version) return []
  return happened.filter(one => last < version || one.version > version).map(({ event }) => event)
}

/** Watches what has happened, and lets the pieces fly. A new step cuts the flights of the last one short. */
export const Air = (): ReactElement => {
  const setting = useSetting()
  const { animate, happened, viewer } = setting
  const [flights, setFlights] = useState<readonly Airborne[]>([])
  const played = useRef(-1)
  const before = useRef<Boxes>(new Map())
  const air = useRef<HTMLDivElement>(null)
  const unseen = useRef<readonly Animation[]>([])

  useLayoutEffect(() => {
    const table = air.current?.parentElement // not a ref of the table: that is still empty when this first runs
    if (table === undefined || table === null) return
    const now = measure(table)
    const events = eventsAfter(setting, played.current)
    if (events.length > 0) {
      for (const one of unseen.current) one.cancel()
      played.current = happened.at(-1)?.version ?? played.current
      if (!animate || document.hidden) {
        setFlights([])
        outline(table, changedPlaces(events, { viewer }))
      } else {
        const airborne = launch(planFlights(events, { viewer }), before.current, now, String(played.current))
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
    <div className="rum-air" aria-hidden="true" ref={air}>
      {flights.map(flight => (
        <InTheAir key={flight.id} flight={flight} />
      ))}
    </div>
  )
}
