/** The air above the table: pieces on their way. It plays `flights.ts` with the Web Animations API, by transform and opacity alone. */
import { MOTION, SLIDE } from '@tortuga/ui'
import { useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import type { Event } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { Coin, Parrot } from './art/things.tsx'
import { changedPlaces, planFlights, type Place, type Scene, type Timed } from './flights.ts'
import { MiniCard } from './loot-card.tsx'
import { useSetting, type Setting } from './setting.ts'

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Boxes = ReadonlyMap<Place, Box>
type Airborne = Timed & { readonly id: string; readonly start: Box; readonly middle: Box | null; readonly goal: Box }

const placesIn = (root: HTMLElement): readonly HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-place]')]
const findPlace = (root: HTMLElement, place: Place): HTMLElement | undefined =>
  placesIn(root).find(({ dataset }) => dataset['place'] === place)

const measure = (root: HTMLElement): Boxes => {
  const origin = root.getBoundingClientRect()
  const boxes = new Map<Place, Box>()
  for (const element of placesIn(root)) {
    const { x, y, width, height } = element.getBoundingClientRect()
    if (width > 0) boxes.set(element.dataset['place'] ?? '', { x: x - origin.x, y: y - origin.y, width, height })
  }
  return boxes
}

const RATIOS = { card: 132 / 92, coin: 1, parrot: 72 / 64 } as const
/** Where a piece is set down in a place that is wider than it: in the middle, no larger than such a piece is. */
const WIDEST = { card: 96, coin: 34, parrot: 40 } as const
const fit = ({ x, y, width, height }: Box, { carried }: Timed): Box => {
  const ratio = RATIOS[carried.type]
  const fitted = Math.min(width, height / ratio, WIDEST[carried.type])
  return { x: x + (width - fitted) / 2, y: y + (height - fitted * ratio) / 2, width: fitted, height: fitted * ratio }
}

/** `share-0-2` lies in `share-0`, a hand's card in the hand; on a phone boards are closed, and their seat stands for them. */
const nearest = (place: Place): readonly Place[] => {
  const [first = '', second = ''] = place.split('-')
  const seat = first === 'bay' || first === 'purse' || first === 'parrot' ? [`seat-${second}`] : []
  return [place, `${first}-${second}`, first, ...seat, ...(first === 'discards' ? ['deck'] : [])]
}
const findBox = (place: Place, ...all: readonly Boxes[]): Box | undefined =>
  nearest(place).flatMap(name => all.flatMap(boxes => boxes.get(name) ?? []))[0]

const launch = (flights: readonly Timed[], before: Boxes, now: Boxes, name: string): readonly Airborne[] =>
  flights.flatMap((flight, index): readonly Airborne[] => {
    const start = findBox(flight.from, before, now)
    const goal = findBox(flight.to, now, before)
    if (start === undefined || goal === undefined) return []
    const via = flight.via === null ? undefined : findBox(flight.via, now, before)
    return [
      {
        ...flight,
        id: `${name}-${index}`,
        start: fit(start, flight),
        goal: fit(goal, flight),
        middle: via === undefined ? null : fit(via, flight),
      },
    ]
  })

const shiftTo = ({ x, y, width }: Box, goal: Box): string =>
  `translate(${x - goal.x}px, ${y - goal.y}px) scale(${goal.width === 0 ? 1 : width / goal.width})`

const keyframesOf = ({ start, middle, goal }: Airborne): Keyframe[] => {
  const ends = [{ transform: shiftTo(start, goal) }, { transform: 'none' }] as const
  if (middle === null) return [...ends]
  const shown = { transform: shiftTo(middle, goal) }
  return [ends[0], { ...shown, offset: 0.25 }, { ...shown, offset: 0.75 }, ends[1]]
}

const TURNS = {
  none: null,
  'face-up': ['rotateY(180deg)', 'rotateY(0deg)'],
  'face-down': ['rotateY(0deg)', 'rotateY(180deg)'],
} as const

const Drawn = ({ carried }: Pick<Airborne, 'carried'>): ReactElement => {
  switch (carried.type) {
    case 'coin':
      return <Coin amount={carried.amount > 1 ? carried.amount : null} />
    case 'parrot':
      return <Parrot />
    default:
      return carried.face === null ? <LootBack back={carried.back} /> : <MiniCard face={carried.face} />
  }
}

const InTheAir = ({ flight }: { readonly flight: Airborne }): ReactElement => {
  const body = useRef<HTMLDivElement>(null)
  const leaf = useRef<HTMLDivElement>(null)
  const { goal, delay, duration, turn, carried } = flight
  useLayoutEffect(() => {
    const timing = { duration, delay, easing: flight.middle === null ? SLIDE : 'ease-in-out', fill: 'both' } as const
    const turned = TURNS[turn]
    const moves = [
      body.current?.animate(keyframesOf(flight), timing),
      ...(turned === null
        ? []
        : [
            leaf.current?.animate(
              turned.map(transform => ({ transform })),
              timing,
            ),
          ]),
    ]
    return () => moves.forEach(move => move?.cancel())
  }, [flight, delay, duration, turn])
  return (
    <div ref={body} className="soc-flight" style={{ left: goal.x, top: goal.y, width: goal.width, height: goal.height }}>
      <div ref={leaf} className="soc-leaf">
        <div className="soc-leaf-side">
          <Drawn carried={carried} />
        </div>
        {turn !== 'none' && carried.type === 'card' && (
          <div className="soc-leaf-side soc-leaf-back">
            <LootBack back={carried.back} />
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
const eventsAfter = ({ happened }: Setting, version: number): readonly Event[] => {
  const last = happened.at(-1)?.version ?? version
  if (last === version) return []
  return happened.filter(one => last < version || one.version > version).map(({ event }) => event)
}

const sceneOf = ({ viewer, infoOf, view }: Setting): Scene => ({
  viewer,
  backOf: face => infoOf(face).back,
  isSecret: face => infoOf(face).kind === 'secret',
  isHandWaiting: view.hand.length > 0,
})

/** Watches what has happened, and lets the pieces fly. A new step cuts the flights of the last one short. */
export const Air = (): ReactElement => {
  const setting = useSetting()
  const { animate, happened } = setting
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
        outline(table, changedPlaces(events, sceneOf(setting)))
      } else {
        const airborne = launch(planFlights(events, sceneOf(setting)), before.current, now, String(played.current))
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
    <div className="soc-air" aria-hidden="true" ref={air}>
      {flights.map(flight => (
        <InTheAir key={flight.id} flight={flight} />
      ))}
    </div>
  )
}
