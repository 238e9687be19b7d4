/** The keyboard shortcuts of a replay. */
import { expect, it } from 'vitest'
import { commandOf } from './replay-keys.ts'

const PLAIN = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

it('maps arrows to moves, Shift and arrows to turns, Home and End, and the space bar to play', () => {
  const commands = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'a', 'Enter'].map(key => commandOf({ ...PLAIN, key }))
  expect(commands).toEqual(['back', 'forward', 'first', 'last', 'play', null, null])
  expect(commandOf({ ...PLAIN, key: 'ArrowLeft', shiftKey: true })).toBe('turn-back')
  expect(commandOf({ ...PLAIN, key: 'ArrowRight', shiftKey: true })).toBe('turn-forward')
})

it('ignores shortcuts of the browser', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(commandOf({ ...PLAIN, key: 'ArrowLeft', [held]: true })).toBeNull()
})
