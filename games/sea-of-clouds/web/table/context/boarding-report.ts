/** The report of a boarding, collected from the events of one or more steps: battles and the effects of Pirates. */
import { at, type Seat } from '@tortuga/kit'
import type { StoryRules } from '@tortuga/ui/table'
import { deckOf, fightersOf, type Battle, type Event, type Face, type SeaTypes, type View } from '../../../rules/index.ts'

export type BoardingReport = {
  readonly round: number
  readonly strengths: readonly number[]
  readonly crews: readonly number[] // number of Pirates by seat
  readonly fighters: readonly (readonly Face[])[] // by seat: the cards that make up the strength
  readonly battles: readonly Battle[]
  readonly done: readonly Event[] // effects, in order
  readonly isOver: boolean
}

const addEvent = (report: BoardingReport | null, event: Event): BoardingReport | null => {
  if (event.type === 'boarding-began') {
    const { round, strengths, crews, fighters } = event
    return { round, strengths, crews, fighters, battles: [], done: [], isOver: false }
  }
  if (report === null || report.isOver) return report
  switch (event.type) {
    case 'fought':
      return { ...report, battles: [...report.battles, { seats: event.seats, winner: event.winner, tied: event.tied }] }
    case 'pirates-discarded':
      return { ...report, isOver: true }
    case 'resolved': // the effects follow
    case 'placed': // already reported when the card was taken
    case 'added':
      return report
    default:
      return { ...report, done: [...report.done, event] }
  }
}

/** Continues a report with new events. */
export const addToReport = (before: BoardingReport | null, events: readonly Event[]): BoardingReport | null =>
  events.reduce(addEvent, before)

/** The report of a boarding in progress whose beginning was missed, for example after a reload; null without one. */
export const reportFromBoarding = ({ boarding, captains, round, options }: View): BoardingReport | null =>
  boarding === null
    ? null
    : {
        round,
        strengths: boarding.strengths,
        crews: captains.map(({ pirates }) => pirates.length),
        fighters: captains.map(captain => fightersOf(deckOf(options.deck), captain)),
        battles: boarding.battles,
        done: [],
        isOver: false,
      }

/** A boarding in progress has a report, an undone one has none. A finished one stays until the viewer closes it, or until the match goes on. */
export const REPORT_RULES: StoryRules<SeaTypes, BoardingReport> = {
  read: addToReport,
  fit: (report, view) => {
    const isLive = report !== null && !report.isOver
    if (view.boarding === null) return isLive ? null : report
    return isLive ? report : reportFromBoarding(view)
  },
  isOver: ({ isOver }) => isOver,
}

/** The captain who acts in an effect, and the captain who loses by it; null if nobody does. */
const partiesOf = (event: Event): readonly [actor: Seat, victim: Seat | null] | null => {
  switch (event.type) {
    case 'object-discarded':
      return [event.by, event.seat]
    case 'chest-lost':
    case 'parrot-moved':
      return [event.seat, event.from]
    default:
      return 'seat' in event ? [event.seat, 'victim' in event ? event.victim : null] : null
  }
}

const isPair = ({ seats }: Battle, one: Seat, other: Seat): boolean => seats.includes(one) && seats.includes(other)

/** The battle that the scene shows large: that of the last effect, otherwise the last one; null before the first. */
export const presentBattle = ({ battles, done }: BoardingReport): Battle | null => {
  const last = battles.at(-1) ?? null
  const lastDeed = done.at(-1)
  const parties = lastDeed === undefined ? null : partiesOf(lastDeed)
  if (parties === null) return last
  const [actor, victim] = parties
  const own = victim === null ? undefined : battles.find(battle => isPair(battle, actor, victim))
  return own ?? battles.findLast(({ winner }) => winner === actor) ?? last
}

export const loserOf = ({ winner, seats: [one, other] }: Battle): Seat => (winner === one ? other : one)

/** The strength of each fighter of a captain; null if they do not add up to the captain's strength, as in a report of an earlier edition. */
export const sumOf = (
  { fighters, strengths }: BoardingReport,
  seat: Seat,
  strengthIn: (face: Face) => number,
): readonly number[] | null => {
  const parts = (fighters[seat] ?? []).map(strengthIn)
  return parts.reduce((sum, part) => sum + part, 0) === at(strengths, seat) ? parts : null
}
