/** Card names inside log lines. */
import { expect, it } from 'vitest'
import { partsOfLine, splitAtCards } from './log-cards.tsx'

it('finds every card name, longer names first, and keeps all other words', () => {
  const cards = [
    ['Rum', 'rum'],
    ['Dark Rum', 'dark-rum'],
  ] as const
  expect(splitAtCards('Ola takes Dark Rum and Rum.', cards)).toEqual([
    ['Ola takes ', null],
    ['Dark Rum', 'dark-rum'],
    [' and ', null],
    ['Rum', 'rum'],
    ['.', null],
  ])
  expect(splitAtCards('Nothing', cards)).toEqual([['Nothing', null]])
  expect(splitAtCards('Rum', [['', 'x'], ...cards])).toEqual([['Rum', 'rum']])
})

it('keeps punctuation with the card name that it follows or precedes, so that no line begins or ends with it', () => {
  const cards = [
    ['Rum', 'rum'],
    ['Reef', 'reef'],
  ] as const
  const parts = partsOfLine('Ola takes Rum, then (Reef). Done.', cards)
  expect(parts.map(({ before, words, after }) => [before, words, after])).toEqual([
    ['', 'Ola takes ', ''],
    ['', 'Rum', ','],
    ['', ' then ', ''],
    ['(', 'Reef', ').'],
    ['', ' Done.', ''],
  ])
  const written = (line: string): string =>
    partsOfLine(line, cards)
      .map(({ before, words, after }) => before + words + after)
      .join('')
  for (const line of ['Rum.', '„Rum”, (Rum) Reef', 'RumReef', 'Rum)(Reef', '.']) expect(written(line)).toBe(line)
})
