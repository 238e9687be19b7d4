/** A boarding as it is told: who fought whom and what was done to whom, gathered from the events of one step or several. */
import type { Battle, Boarding, Event } from '../rules/index.ts'

export type Report = {
  readonly round: number
  readonly strengths: readonly number[]
  readonly crews: readonly number[] // Pirates, by seat
  readonly battles: readonly Battle[]
  readonly done: readonly Event[] // in the order it happened
  readonly isOver: boolean
}

type Began = Extract<Event, { type: 'boarding-began' }>
const begin = ({ round, strengths, crews }: Began): Report => ({ round, strengths, crews, battles: [], done: [], isOver: false })

const tell = (report: Report | null, event: Event): Report | null => {
  if (event.type === 'boarding-began') return begin(event)
  if (report === null || report.isOver) return report
  switch (event.type) {
    case 'fought':
      return { ...report, battles: [...report.battles, { seats: event.seats, winner: event.winner, tied: event.tied }] }
    case 'pirates-discarded':
      return { ...report, isOver: true }
    case 'placed': // told where it came from
    case 'added':
      return report
    default:
      return { ...report, done: [...report.done, event] }
  }
}

/** What is told after some events, going on from what was told before. */
export const readReport = (before: Report | null, events: readonly Event[]): Report | null => events.reduce(tell, before)

/** What can be told of a boarding that goes on, where its beginning was not seen: after a reload, say. */
export const reportOf = ({ strengths, battles }: Boarding, crews: readonly number[], round: number): Report => ({
  round,
  strengths,
  crews,
  battles,
  done: [],
  isOver: false,
})
