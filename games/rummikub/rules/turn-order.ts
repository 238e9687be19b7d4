/**
 * What a turn changes in public: the order of seats, the last moves once the bank is empty, and the seats' standings. `apply` uses these functions
 * on states and `fold` uses them on views, so that both agree.
 */
import { at, replaceAt, type Seat } from '@tortuga/kit'
import type { Options, SeatStatus, State, Task } from './data/types.ts'

/** The fields used here; state and view have them in common. */
type TurnTable = Pick<State, 'options' | 'seats' | 'lap'>

/** R4.1: the next seat in the direction of play. */
export const nextSeat = ({ options, seats }: Pick<State, 'options' | 'seats'>, seat: Seat): Seat =>
  (seat + (options.direction === 'clockwise' ? 1 : seats - 1)) % seats

const seatsFrom = (table: TurnTable, first: Seat): readonly Seat[] => {
  const seats: Seat[] = []
  for (let seat = first; seats.length < table.seats; seat = nextSeat(table, seat)) seats.push(seat)
  return seats
}

/** R10.1, R10.2: the seats that may still move after this one; null while the bank has tiles. Unless each has just one last move, laying tiles gives every seat another. */
export const lapAfter = (table: TurnTable, bankSize: number, seat: Seat, laid: boolean): readonly Seat[] | null => {
  const { lap, options } = table
  if (lap === null && bankSize > 0) return null
  if (lap === null || (laid && options.emptyBank !== 'oneMoreMoveEach')) return seatsFrom(table, nextSeat(table, seat))
  return lap.filter(other => other !== seat)
}

/** Who moves after this seat, when `lapAfter` has given the lap; undefined if the round is over. */
export const seatAfter = (table: TurnTable, lap: readonly Seat[] | null, seat: Seat): Seat | undefined =>
  lap === null ? nextSeat(table, seat) : lap[0]

export const changeStatus = (standings: readonly SeatStatus[], seat: Seat, change: Partial<SeatStatus>): readonly SeatStatus[] =>
  replaceAt(standings, seat, { ...at(standings, seat), ...change })

/** R9.6: an announcement lasts until the next turn of the player who made it. */
export const withoutAnnouncement = (standings: readonly SeatStatus[], seat: Seat): readonly SeatStatus[] =>
  at(standings, seat).announced ? changeStatus(standings, seat, { announced: false }) : standings

/** R9.6, R9.7: whether an announcement can save points under these options. */
export const canAnnouncementSave = ({ couldHaveOpened, announced }: Options): boolean =>
  couldHaveOpened !== null && announced !== null && (announced === 'rack' || announced < couldHaveOpened)

/** What follows a draw: the question to a player who has not opened, where it can matter (R9.6), and the end of the turn (R4.2). */
export const tasksAfterDraw = (options: Options, { opened }: SeatStatus, seat: Seat): readonly Task[] => {
  const end: Task = { type: 'end-turn', seat, laid: false }
  return !opened && canAnnouncementSave(options) ? [{ type: 'announcement', seat }, end] : [end]
}

/** R2.7: what follows the deal. */
export const tasksAfterDeal = ({ options, seats, starter }: Pick<State, 'options' | 'seats' | 'starter'>): readonly Task[] =>
  options.doubletsForRedeal === null
    ? [{ type: 'turn', seat: starter }]
    : [{ type: 'redeal', seats: Array.from({ length: seats }, (_, seat) => seat) }]

/** R2.5: the standing of every seat after the deal. With an opening of 0 every seat counts as opened (R5.1). */
export const standingAtDeal = ({ openingMin }: Options): SeatStatus => ({
  opened: openingMin === 0,
  hadTurn: false,
  announced: false,
  penalised: false,
})
