/** Splitting a byte stream into lines. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createLineSplitter } from './line-splitter.ts'
import type { InputLine } from './line-splitter.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

const split = (chunks: readonly Uint8Array[], longest = 100): readonly InputLine[] => {
  const splitter = createLineSplitter(longest)
  return [...chunks.flatMap(chunk => splitter.push(chunk)), ...splitter.end()]
}

describe('lines', () => {
  it('do not depend on chunk boundaries, even inside a character', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 8 })), fc.array(fc.nat(40)), (texts, cuts) => {
        const lines = texts.map(text => text.replaceAll('\n', ''))
        const whole = bytes(lines.map(line => `${line}\n`).join(''))
        const places = [...new Set(cuts.filter(cut => cut < whole.length))].sort((a, b) => a - b)
        const chunks = [0, ...places].map((from, index) => whole.subarray(from, places[index] ?? whole.length))
        expect(split(chunks)).toEqual(lines.map(text => ({ text })))
      }),
    )
  })

  it('include a last line without a line break', () => {
    expect(split([bytes('a\n\nb')])).toEqual([{ text: 'a' }, { text: '' }, { text: 'b' }])
  })

  it('of exactly the limit are read; a longer line is reported as too long, and the next one is read', () => {
    expect(split([bytes('1234\n12345\n'), bytes('123'), bytes('45'), bytes('67\nok\n'), bytes('12345')], 4)).toEqual([
      { text: '1234' },
      { problem: 'too-long' },
      { problem: 'too-long' },
      { text: 'ok' },
      { problem: 'too-long' },
    ])
  })

  it('that are not UTF-8 are reported', () => {
    expect(split([Uint8Array.of(0x22, 0xff, 0x22, 10), bytes('{}\n')])).toEqual([{ problem: 'not-utf8' }, { text: '{}' }])
  })
})
