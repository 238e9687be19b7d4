/** Names: normalized, rejected, compared. */
import { nameSchema } from '@tortuga/wire'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { areConfusableNames } from './names.ts'

const read = (text: string): string | null => {
  const result = v.safeParse(nameSchema, text)
  return result.success ? result.output : null
}

describe('a name', () => {
  it.each([
    ['Ola', 'Ola'],
    ['  Zażółć   gęślą ', 'Zażółć gęślą'],
    ['Zo\u0301a', 'Zóa'],
    ['👩‍🚀', '👩‍🚀'],
    ['李雷', '李雷'],
    ['♥️', '♥️'],
    ['x'.repeat(24), 'x'.repeat(24)],
    ['👨‍👩‍👧‍👦'.repeat(8), '👨‍👩‍👧‍👦'.repeat(8)],
  ])('%j is stored as %j', (text, name) => expect(read(text)).toBe(name))

  it.each([
    '',
    '   ',
    'x'.repeat(25),
    'a\u0000b',
    'a\nb',
    'a\u202eb',
    'a\u2066b',
    'a\u200bb',
    '\u2800',
    '\u3164',
    '\u00ad',
    '\ud800',
    'a\u2028b',
    '\u200d',
    'e' + '\u0301'.repeat(150),
    'e' + '\u0335'.repeat(20),
    '\u001b[31mred',
    '\u200fOla',
  ])('%j is rejected', text => expect(read(text)).toBeNull())

  it('equals the same name in another case, width or Unicode form', () => {
    expect(areConfusableNames('Ola', 'oLA')).toBe(true)
    expect(areConfusableNames('Ｏla', 'ola')).toBe(true)
    expect(areConfusableNames('O\u200dla', 'Ola')).toBe(true)
    expect(areConfusableNames('Ola', 'Ula')).toBe(false)
  })

  it('equals a name written in letters that look the same', () => {
    for (const other of ['Оla', 'Olа', '0la', 'O1a', 'OIa', 'Οla']) expect([other, areConfusableNames('Ola', other)]).toEqual([other, true])
    expect(areConfusableNames('Вова', 'Bobа')).toBe(true)
    for (const [name, other] of [
      ['Alice', 'ᎪᏞᎥᏟᎬ'],
      ['Ewa', 'ꓰꓪꓮ'],
      ['Tom', 'ᴛᴏᴍ'],
      ['Ken', 'Ⲕⲉⲛ'],
      ['Jan', 'ᎫᎪո'],
      ['Gus', 'ᏀսᏚ'],
      ['Zoe', 'Ꮓοҽ'],
      ['Rex', 'Ꭱеꓫ'],
      ['Bob', 'Ᏼ०Ꮟ'],
      ['Rus', 'ꮁuꮥ'],
    ] as const)
      expect([name, other, areConfusableNames(name, other)]).toEqual([name, other, true])
    for (const [letters, others] of [
      ['ABCDEGHIJKLMPRSTVWYZ', 'ᎪᏴᏟᎠᎬᏀᎻᎥᎫᏦᏞᎷᏢᎡᏚᎢᏙᎳᎩᏃ'],
      ['bdghrswy', 'ᏏᏧᏳᏂᏒᏕᏔᎽ'],
    ] as const)
      for (const [index, letter] of Array.from(letters).entries()) {
        const other = Array.from(others)[index] ?? ''
        for (const each of [other, other.toLowerCase()])
          expect([letter, each, areConfusableNames(`x${letter}`, `x${each}`)]).toEqual([letter, each, true])
      }
    for (const other of ['Óla', 'Ala', 'Olga', 'Оля']) expect([other, areConfusableNames('Ola', other)]).toEqual([other, false])
  })
})
