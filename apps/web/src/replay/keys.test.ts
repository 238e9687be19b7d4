/** Which keys mean something to a replay. */
import { expect, it } from 'vitest'
import { actOf } from './keys.ts'

const PLAIN = { shiftKey: false, altKey: false, ctrlKey: false, metaKey: false }

it('steps by arrows, over turns with Shift, to the ends, and plays by the space bar', () => {
  const acts = ['ArrowLeft', 'ArrowRight', 'Home', 'End', ' ', 'a', 'Enter'].map(key => actOf({ ...PLAIN, key }))
  expect(acts).toEqual(['back', 'forward', 'first', 'last', 'play', null, null])
  expect(actOf({ ...PLAIN, key: 'ArrowLeft', shiftKey: true })).toBe('turn-back')
  expect(actOf({ ...PLAIN, key: 'ArrowRight', shiftKey: true })).toBe('turn-forward')
})

it('leaves the browser its own', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey']) expect(actOf({ ...PLAIN, key: 'ArrowLeft', [held]: true })).toBeNull()
})
