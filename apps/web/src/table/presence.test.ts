/** Who left and who came back, and what is no news. */
import { describe, expect, it } from 'vitest'
import { absentSeats, GRACE, hearPresence, isWaiting, NOBODY_KNOWN, sayAbsences } from './presence.ts'
import type { Presence } from './presence.ts'

const OTHERS = [1, 2]
const here = (...seats: readonly number[]) => [0, 1, 2, 3].map(seat => ({ here: seats.includes(seat), draft: null }))
const hear = (before: Presence, seats: readonly number[], now: number, version = 5): Presence =>
  hearPresence(before, here(...seats), OTHERS, version, now)
const began = hear(NOBODY_KNOWN, [0, 1, 2], 0)

describe('whoever leaves', () => {
  it('is said to have left after a while, once, at the version of that moment', () => {
    const left = hear(began, [0, 1], 1000)
    expect([left.comings, isWaiting(left)]).toEqual([[], true])
    expect(sayAbsences(left, 6, 1000 + GRACE - 1)).toEqual(left)
    const said = sayAbsences(left, 6, 1000 + GRACE)
    expect([said.comings, absentSeats(said), isWaiting(said)]).toEqual([[{ seat: 2, isHere: false, version: 6 }], [2], false])
    expect(sayAbsences(hear(said, [0, 1], 90_000), 9, 99_000).comings).toHaveLength(1)
  })

  it('and is back before that is no news', () => {
    const back = hear(hear(began, [0, 1], 1000), [0, 1, 2], 3000)
    expect([back.comings, isWaiting(back)]).toEqual([[], false])
  })

  it('and comes back later is said to be back', () => {
    const back = hear(sayAbsences(hear(began, [0, 1], 0), 5, GRACE), [0, 1, 2], 60_000, 8)
    expect(back.comings.at(-1)).toEqual({ seat: 2, isHere: true, version: 8 })
    expect(absentSeats(back)).toEqual([])
  })
})

it('says only the return of those who were away when this viewer came', () => {
  const came = hear(NOBODY_KNOWN, [0, 1], 0)
  expect([came.comings, absentSeats(came), isWaiting(came)]).toEqual([[], [2], false])
  expect(hear(came, [0, 1, 2], 500).comings).toEqual([{ seat: 2, isHere: true, version: 5 }])
})

it('gives everybody time to come when a match begins', () => {
  const came = hear(NOBODY_KNOWN, [0, 1], 0, 0)
  expect([absentSeats(came), isWaiting(came)]).toEqual([[], true])
  expect(hear(came, [0, 1, 2], 500, 0).comings).toEqual([])
  expect(absentSeats(sayAbsences(came, 0, GRACE))).toEqual([2])
})

it('passes over bots and the viewer, who are not among the others', () => {
  expect(hear(began, [1, 2], 0).absent).toEqual([null, null, null, null])
})
