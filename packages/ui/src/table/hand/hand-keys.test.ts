/** Keys of hands: equal faces are told apart, and the first copies are used first. */
import { expect, it } from 'vitest'
import { faceOfKey, isHandKey, keysOfFaces, keysOfHand } from './hand-keys.ts'

it('keys number equal faces', () => {
  expect(keysOfHand(['a', 'b', 'a'])).toEqual(['a#0', 'b#0', 'a#1'])
  expect(keysOfHand(['a', 'b', 'a']).map(faceOfKey)).toEqual(['a', 'b', 'a'])
  expect(['a#0', '3.2'].map(isHandKey)).toEqual([true, false])
})

it('keys of faces are those of the first copies; faces that are not in the hand have none', () => {
  expect(keysOfFaces(['a', 'b', 'a'], ['a', 'c', 'a'])).toEqual(['a#0', 'a#1'])
})
