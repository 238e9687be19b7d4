/** The air above the table: pieces on their way. It plays `flights.ts` with the Web Animations API, by transform and opacity alone. */
import { MOTION, SLIDE } from '@tortuga/ui'
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import type { Event } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Coin } from '../art/marks.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useSetting, type Setting } from '../setting.ts'
import { changedPlaces, planFlights, type Place, type Timed } from './flights.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Boxes = ReadonlyMap<Place, Box>
type Airborne = Timed & { readonly id: string; readonly start: Box; readonly goal: Box }

const placesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')]
const findPlace = (root: HTMLElement, place: Place): HTMLElement | undefined =>
  placesIn(root).findLast(({ dataset }) => dataset['place'] === place)

/** What is not drawn has no place. A card that lies open is found by its face, too: it may have left without a word of where it lay. */
const measure = (root: HTMLElement): Boxes => {
  const origin = root.getBoundingClientRect()
  const boxes = new Map<Place, Box>([['bank', { x: origin.width / 2 - 12, y: -30, width: 24, height: 24 }]])
  for (const element of placesIn(root)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width === 0) continue
    const box = { x: x - origin.x, y: y - origin.y, width, height }
    boxes.set(element.dataset['place'] ?? '', box)
    if (element.dataset['face'] !== undefined) boxes.set(`from-${element.dataset['face']}`, box)
  }
  return boxes
}

const RATIOS = { card: 132 / 92, coin: 1 } as const
const WIDEST = { card: 84, coin: 24 } as const

/** Where a piece is set down in a place that is wider than it: in the middle. */
const fit = ({ x, y, width, height }: Box, type: keyof typeof RATIOS): Box => {
  const fitted = Math.min(width, height / RATIOS[type], WIDEST[type])
  return { x: x + (width - fitted) / 2, y: y + (height - fitted * RATIOS[type]) / 2, width: fitted, height: fitted * RATIOS[type] }
}

const launch = (flights: readonly Timed[], before: Boxes, now: Boxes, name: string): readonly Airborne[] =>
  flights.flatMap((flight, index): readonly Airborne[] => {
    const { type } = flight.carried
    const start = before.get(flight.from) ?? now.get(flight.from)
    const goal = now.get(flight.to) ?? before.get(flight.to)
    return start === undefined || goal === undefined
      ? []
      : [{ ...flight, id: `${name}-${index}`, start: fit(start, type), goal: fit(goal, type) }]
  })

const shiftTo = ({ x, y, width }: Box, goal: Box): string =>
  `translate(${x - goal.x}px, ${y - goal.y}px) scale(${goal.width === 0 ? 1 : width / goal.width})`

const TURNS = {
  none: null,
  'face-up': ['rotateY(180deg)', 'rotateY(0deg)'],
  'face-down': ['rotateY(0deg)', 'rotateY(180deg)'],
} as const

const InTheAir = ({ flight }: { readonly flight: Airborne }): ReactElement => {
  const body = useRef<HTMLDivElement>(null)
  const leaf = useRef<HTMLDivElement>(null)
  const { start, goal, delay, duration, turn, carried } = flight
  useLayoutEffect(() => {
    const timing = { duration, delay, easing: SLIDE, fill: 'both' } as const
    const moves = [body.current?.animate([{ transform: shiftTo(start, goal) }, { transform: 'none' }], timing)]
    moves.push(body.current?.animate([{ opacity: 0 }, { opacity: 1, offset: 0.01 }, { opacity: 1 }], timing))
    const turned = TURNS[turn]
    if (turned !== null)
      moves.push(
        leaf.current?.animate(
          turned.map(transform => ({ transform })),
          timing,
        ),
      )
    return () => moves.forEach(move => move?.cancel())
  }, [flight])
  return (
    <div ref={body} className="rr-flight" style={{ left: goal.x, top: goal.y, width: goal.width, height: goal.height }}>
      {carried.type === 'coin' ? (
        <Coin />
      ) : (
        <div ref={leaf} className="rr-leaf">
          <div className="rr-leaf-side">{carried.card === null ? <Back side={carried.side} /> : <CardFace face={carried.card} />}</div>
          {turn !== 'none' && (
            <div className="rr-leaf-side rr-leaf-back">
              <Back side={carried.side} />
            </div>
          )}
        </div>
      )}
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
const eventsAfter = ({ happened }: Setting, version: number): readonly Event[] => {
  const last = happened.at(-1)?.version ?? version
  if (last === version) return []
  return happened.filter(one => last < version || one.version > version).map(({ event }) => event)
}

/** Watches what has happened, and lets the pieces fly. A new step cuts the flights of the last one short. */
export const Air = (): ReactElement => {
  const setting = useSetting()
  const { animate, happened, view } = setting
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
        outline(table, changedPlaces(events, { view }))
      } else {
        const airborne = launch(planFlights(events, { view }), before.current, now, String(played.current))
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
    <div className="rr-air" aria-hidden="true" ref={air}>
      {flights.map(flight => (
        <InTheAir key={flight.id} flight={flight} />
      ))}
    </div>
  )
}
