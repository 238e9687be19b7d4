/** Which absences and returns are reported. */
import { describe, expect, it } from 'vitest'
import { absentSeats, ABSENCE_DELAY, updatePresence, hasPendingAbsence, UNKNOWN_PRESENCE, confirmAbsences } from './absences.ts'
import type { TablePresence } from './absences.ts'

const OTHERS = [1, 2]
const here = (...seats: readonly number[]) => [0, 1, 2, 3].map(seat => ({ here: seats.includes(seat), draft: null }))
const receive = (before: TablePresence, seats: readonly number[], now: number, version = 5): TablePresence =>
  updatePresence(before, here(...seats), OTHERS, version, now)
const began = receive(UNKNOWN_PRESENCE, [0, 1, 2], 0)

describe('a player who leaves', () => {
  it('is reported once after a delay, with the version of that moment', () => {
    const left = receive(began, [0, 1], 1000)
    expect([left.changes, hasPendingAbsence(left)]).toEqual([[], true])
    expect(confirmAbsences(left, 6, 1000 + ABSENCE_DELAY - 1)).toEqual(left)
    const reported = confirmAbsences(left, 6, 1000 + ABSENCE_DELAY)
    expect([reported.changes, absentSeats(reported), hasPendingAbsence(reported)]).toEqual([
      [{ seat: 2, isHere: false, version: 6 }],
      [2],
      false,
    ])
    expect(confirmAbsences(receive(reported, [0, 1], 90_000), 9, 99_000).changes).toHaveLength(1)
  })

  it('is not reported when back before the delay', () => {
    const back = receive(receive(began, [0, 1], 1000), [0, 1, 2], 3000)
    expect([back.changes, hasPendingAbsence(back)]).toEqual([[], false])
  })

  it('is reported as back when they return after the delay', () => {
    const back = receive(confirmAbsences(receive(began, [0, 1], 0), 5, ABSENCE_DELAY), [0, 1, 2], 60_000, 8)
    expect(back.changes.at(-1)).toEqual({ seat: 2, isHere: true, version: 8 })
    expect(absentSeats(back)).toEqual([])
  })
})

it('reports only the return of players who were absent when this viewer connected', () => {
  const connected = receive(UNKNOWN_PRESENCE, [0, 1], 0)
  expect([connected.changes, absentSeats(connected), hasPendingAbsence(connected)]).toEqual([[], [2], false])
  expect(receive(connected, [0, 1, 2], 500).changes).toEqual([{ seat: 2, isHere: true, version: 5 }])
})

it('gives everyone time to connect when a match begins', () => {
  const connected = receive(UNKNOWN_PRESENCE, [0, 1], 0, 0)
  expect([absentSeats(connected), hasPendingAbsence(connected)]).toEqual([[], true])
  expect(receive(connected, [0, 1, 2], 500, 0).changes).toEqual([])
  expect(absentSeats(confirmAbsences(connected, 0, ABSENCE_DELAY))).toEqual([2])
})

it('ignores bots and the viewer', () => {
  expect(receive(began, [1, 2], 0).absent).toEqual([null, null, null, null])
})
