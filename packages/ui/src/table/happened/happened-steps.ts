/** Collects what other players did since the viewer's last own move: each step with its lines, and what it did to the viewer. */
import type { GameTypes, Seat, Viewer } from '@tortuga/kit'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { SeenEvent, StageBeat } from '../../stage/stage.ts'
import { useBaseTable, type BaseTable } from '../../base/base-table.tsx'
import type { PlaceName } from '../../motion/flights.ts'
import { isSameView } from './same-view.ts'

/** What a game tells the recap about an event, besides its log line. */
export type RecapFacts = {
  /** Whether the viewer loses or gains something through another player. */
  readonly hits?: StageBeat['hits']
  /** What the viewer loses or gains, in a few words, such as “−4 points”. */
  readonly stake?: string
  /** The places that changed and that the viewer may look for. */
  readonly places?: readonly PlaceName[]
  /** A small picture of what it is about. */
  readonly picture?: ReactNode
}

/** The facts about an event; the view is the one after the beat. */
export type RecapFunction<T extends GameTypes> = (event: T['event'], view: T['view']) => RecapFacts

/** A log line with the facts about its event. */
type HappenedLine = Required<RecapFacts> & { readonly text: string }

/** A step in words. The first line names the move, the others its effects. */
export type HappenedStep = {
  readonly version: number
  /** Who moved; null if nobody did, as in a setup. */
  readonly actor: Seat | null
  readonly lines: readonly HappenedLine[]
}

type Sayer<T extends GameTypes> = {
  say(event: T['event']): string | null
  facts(event: T['event']): RecapFacts
}

/** No more steps than this are kept, for viewers who wait long for their turn. */
const MOST = 12

/** By convention the first event of a step names the seat that moved. */
const actorOf = (event: unknown): Seat | null => {
  const seat = (event as { readonly seat?: unknown } | undefined)?.seat
  return typeof seat === 'number' ? seat : null
}

/** The steps in a list of events. */
export const readSteps = <T extends GameTypes>(newEvents: readonly SeenEvent<T>[], { say, facts }: Sayer<T>): readonly HappenedStep[] => {
  const versions = [...new Set(newEvents.map(({ version }) => version))]
  return versions.map(version => {
    const events = newEvents.filter(seen => seen.version === version).map(({ event }) => event)
    const lines = events.flatMap((event): readonly HappenedLine[] => {
      const text = say(event)
      const { hits = null, stake = '', places = [], picture = null } = facts(event)
      return text === null ? [] : [{ text, hits, stake, places, picture }]
    })
    return { version, actor: actorOf(events[0]), lines }
  })
}

/** Adds steps to earlier ones. The beats of one version belong to one step, whose first beat names the actor. */
export const addSteps = (before: readonly HappenedStep[], added: readonly HappenedStep[]): readonly HappenedStep[] =>
  added.reduce((steps, step) => {
    const last = steps.at(-1)
    return last?.version === step.version ? [...steps.slice(0, -1), { ...last, lines: [...last.lines, ...step.lines] }] : [...steps, step]
  }, before)

/** The steps from the viewer's last own move on. */
export const stepsSince = (steps: readonly HappenedStep[], viewer: Viewer): readonly HappenedStep[] =>
  steps
    .slice(
      Math.max(
        0,
        steps.findLastIndex(({ actor }) => actor === viewer),
      ),
    )
    .slice(-MOST)

/** One chip of the recap: what a player did in a row, or one thing that hit the viewer. */
export type RecapChip = {
  readonly number: number
  readonly actor: Seat
  readonly version: number
  readonly hits: StageBeat['hits']
  readonly title: string
  readonly more: string
  readonly stake: string
  readonly places: readonly PlaceName[]
  readonly picture: ReactNode
}

const chipOf = (actor: Seat, steps: readonly HappenedStep[], number: number): RecapChip | null => {
  const lines = steps.flatMap(step => step.lines)
  const main = lines.find(({ hits }) => hits === 'loss') ?? lines.find(({ hits }) => hits !== null) ?? lines[0]
  if (main === undefined) return null
  const others = lines.filter(line => line !== main)
  return {
    number,
    actor,
    version: steps.at(-1)?.version ?? 0,
    hits: main.hits,
    title: main.text,
    more: others.map(({ text }) => text).join(' '),
    stake: lines.flatMap(({ stake }) => stake || []).join(', '),
    places: [...new Set([...main.places, ...others.flatMap(({ places }) => places)])],
    picture: main.picture ?? others.find(({ picture }) => picture !== null)?.picture ?? null,
  }
}

/** The chips of some steps, in order of time. Neighbouring steps of one player share a chip; the viewer's own steps have none. */
export const chipsOf = (steps: readonly HappenedStep[], viewer: Viewer): readonly RecapChip[] => {
  const turns: { readonly actor: Seat; readonly steps: HappenedStep[] }[] = []
  for (const step of steps) {
    if (step.actor === null || step.actor === viewer || step.lines.length === 0) continue
    const last = turns.at(-1)
    if (last?.actor === step.actor) last.steps.push(step)
    else turns.push({ actor: step.actor, steps: [step] })
  }
  return turns.flatMap(({ actor, steps: all }, index) => chipOf(actor, all, index + 1) ?? [])
}

type Kept = { readonly of: readonly SeenEvent<GameTypes>[]; readonly view: unknown; readonly steps: readonly HappenedStep[] }

/** The steps to show after an update. A new view without events comes from an undo or a jump in a replay: the earlier steps are no longer true and are dropped. */
export const keepSteps = (
  before: Kept,
  { newEvents, view, viewer }: Pick<BaseTable, 'newEvents' | 'view' | 'viewer'>,
  read: readonly HappenedStep[],
): Kept => {
  if (newEvents === before.of) return view === before.view ? before : { ...before, view }
  if (newEvents.length === 0) return { of: newEvents, view, steps: isSameView(view, before.view) ? before.steps : [] }
  return { of: newEvents, view, steps: stepsSince(addSteps(before.steps, read), viewer) }
}

const NO_FACTS: RecapFunction<GameTypes> = () => ({})

/** The steps to report on this table. */
export const useHappenedSteps = (facts: RecapFunction<GameTypes> = NO_FACTS): readonly HappenedStep[] => {
  const { newEvents, view, viewer, say, nameOf, language } = useBaseTable()
  const read = (): readonly HappenedStep[] =>
    readSteps(newEvents, { say: event => say.sayEvent(event, nameOf, language), facts: event => facts(event, view) })
  const [kept, setKept] = useState((): Kept => ({ of: newEvents, view, steps: stepsSince(read(), viewer) }))
  const now = newEvents === kept.of && view === kept.view ? kept : keepSteps(kept, { newEvents, view, viewer }, read())
  if (now !== kept) setKept(now)
  return now.steps
}
