/** Finding stops by the beginning of their names. */
import { describe, expect, it } from 'vitest'
import { addTyped, findNamed, isTyped, NOTHING_TYPED } from './type-ahead.ts'

const NAMES = ['Beczka rumu', 'Bosman', 'Łódź', 'żagiel', 'Bosak', '12 dubloonów']

describe('typing ahead', () => {
  it('leads with one letter to the next name, and on with each repetition', () => {
    expect(findNamed(NAMES, 0, 'b')).toBe(1)
    expect(findNamed(NAMES, 1, 'bb')).toBe(4)
    expect(findNamed(NAMES, 4, 'bbb')).toBe(0)
  })

  it('stays on a name that goes on matching', () => {
    expect(findNamed(NAMES, 1, 'bos')).toBe(1)
    expect(findNamed(NAMES, 1, 'bosa')).toBe(4)
  })

  it('ignores case and diacritics on both sides', () => {
    expect(findNamed(NAMES, 0, 'lod')).toBe(2)
    expect(findNamed(NAMES, 0, 'Z')).toBe(3)
    expect(findNamed(NAMES, 0, 'ŻA')).toBe(3)
    expect(findNamed(NAMES, 0, '12')).toBe(5)
  })

  it('finds nothing if no name fits', () => {
    expect(findNamed(NAMES, 0, 'x')).toBeNull()
    expect(findNamed(NAMES, 0, 'box')).toBeNull()
    expect(findNamed([], 0, 'b')).toBeNull()
  })

  it('starts again after a second', () => {
    const typed = addTyped(addTyped(NOTHING_TYPED, 'b', 5000), 'o', 5900)
    expect(typed.text).toBe('bo')
    expect(addTyped(typed, 's', 6900).text).toBe('bos')
    expect(addTyped(typed, 's', 6901).text).toBe('s')
  })

  it('takes letters and digits only', () => {
    expect(['a', 'Ż', '7'].map(isTyped)).toEqual([true, true, true])
    expect([' ', '?', 'Enter', 'F1'].map(isTyped)).toEqual([false, false, false, false])
  })
})
