/** What a screen reader hears of the log. */
import { expect, it } from 'vitest'
import { hearLines, openLog, type HeardLog, type LogLine } from './log.tsx'

const line = (key: string): LogLine => ({ key, text: `Line ${key}.`, kind: 'line' })
const lines = (...keys: readonly string[]): readonly LogLine[] => keys.map(line)
const newsIn = ({ news }: HeardLog): readonly string[] => news.map(({ text }) => text)

it('announces the lines that were added after the page was opened, and not the log that it opened with', () => {
  const opened = openLog(lines('1.0', '1.1'))
  expect(newsIn(opened)).toEqual([])
  expect(hearLines(opened, lines('1.0', '1.1'))).toBe(opened)
  const moved = hearLines(opened, lines('1.0', '1.1', '2.0', 'turn 3'))
  expect(newsIn(moved)).toEqual(['Line 2.0. Line turn 3.'])
  expect(newsIn(hearLines(moved, lines('1.0', '1.1', '2.0', '3.0')))).toEqual(['Line 2.0. Line turn 3.', 'Line 3.0.'])
})

it('announces a line again that went and came back', () => {
  const left = hearLines(openLog(lines('1.0', 'turn of 1')), lines('1.0'))
  expect(newsIn(left)).toEqual([])
  expect(newsIn(hearLines(left, lines('1.0', 'turn of 1')))).toEqual(['Line turn of 1.'])
})

it('does not announce earlier lines that are loaded later', () => {
  const opened = openLog(lines('5.0', '6.0'))
  const loaded = hearLines(opened, lines('3.0', '4.0', '5.0', '6.0'))
  expect(newsIn(loaded)).toEqual([])
  expect(newsIn(hearLines(loaded, lines('3.0', '4.0', '5.0', '6.0', '7.0')))).toEqual(['Line 7.0.'])
})

it('keeps the newest only', () => {
  let heard = openLog([])
  for (let count = 1; count <= 50; count += 1)
    heard = hearLines(heard, lines(...Array.from({ length: count }, (_, index) => String(index))))
  expect([heard.news.length, newsIn(heard).at(-1)]).toEqual([20, 'Line 49.'])
})
