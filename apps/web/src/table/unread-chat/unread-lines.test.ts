/** Which chat messages count as unread. */
import { expect, it } from 'vitest'
import { unreadLines } from './unread-lines.ts'

const line = (seat: number | null, at: number) => ({ type: 'chat' as const, seat, text: `at ${at}`, at })
const chat = [line(1, 10), line(0, 20), line(null, 30), line(1, 40)]

it('counts the messages of others since the last look', () => {
  expect(unreadLines(chat, 0, 0).map(({ at }) => at)).toEqual([10, 30, 40])
  expect(unreadLines(chat, 0, 10).map(({ at }) => at)).toEqual([30, 40])
  expect(unreadLines(chat, 0, 40)).toEqual([])
})

it('counts all messages for a spectator, who has no seat', () => {
  expect(unreadLines(chat, null, 0)).toHaveLength(4)
})
