/** Checks the contrast of named pairs of design tokens in every theme, and that scripts and styles have the same durations. */
import { describe, expect, it } from 'vitest'
import { MOTION, MOVE_EASING } from '../../packages/ui/src/motion/timing.ts'
import { contrastOf, LOOKS, readTokens, TOKEN_FILES } from './token-values.ts'
import type { TokenLook } from './token-values.ts'

/** The surfaces of page and table. */
const SEA = ['--sea-0', '--sea-1', '--sea-2', '--panel', '--sc-sky']
const PAPER = ['--paper', '--paper-2', '--note']

type Pairs = Readonly<Record<string, readonly [fronts: readonly string[], grounds: readonly string[]]>>

const TEXTS: Pairs = {
  'text on the sea': [['--ink', '--ink-2'], SEA],
  'links, praise and warnings on the sea': [['--brass', '--good', '--bad'], SEA.slice(0, 4)],
  'brass on the sky': [['--soc-brass'], ['--sc-sky']],
  'print on paper': [['--print', '--print-2', '--good-print', '--bad-print'], PAPER],
  'links on paper': [['--paper-brass'], ['--paper', '--note']],
  'text on wood': [['--wood-ink'], ['--wood', '--wood-line']],
  'text on brass': [['--brass-ink'], ['--brass-fill', '--brass-hover']],
  'text on card backs': [['--back-line'], ['--back', '--soc-eyes']],
  'numbers on tiles': [
    ['--rk-black', '--rk-red', '--rk-blue', '--rk-orange'],
    ['--paper', '--paper-2'],
  ],
}

const EDGES: Pairs = {
  'edges of controls on the sea': [['--line-strong'], SEA.slice(0, 4)],
  'edges of controls on paper': [['--print-2'], PAPER],
  'edges of controls on wood': [['--wood-rim'], ['--wood', '--wood-line']],
  'focus on the sea': [['--focus'], SEA],
  'focus on paper': [['--paper-focus'], PAPER],
  'focus on wood': [['--wood-focus'], ['--wood', '--wood-line']],
  'chosen and legal on the sea': [['--brass'], SEA],
  'the fill of main buttons on their edge on wood': [['--brass-fill'], ['--wood-edge']],
}

/** Edges that normal contrast leaves soft. */
const STRONG_EDGES: Pairs = {
  'lines on the sea': [['--line'], SEA],
  'lines on paper': [['--paper-line'], PAPER],
  'edges of pieces': [['--paper-edge'], PAPER],
}

const tooLow = (look: TokenLook, pairs: Pairs, least: number): string[] =>
  Object.entries(pairs).flatMap(([name, [fronts, grounds]]) =>
    fronts.flatMap(front =>
      grounds.flatMap(ground => {
        const ratio = contrastOf(look, front, ground)
        return ratio >= least ? [] : [`${name}: ${front} on ${ground} has ${ratio.toFixed(2)}`]
      }),
    ),
  )

/** The grounds on which neither of two tokens has a contrast of 3. */
const faintOn = (look: TokenLook, fronts: readonly string[], grounds: readonly string[]): string[] =>
  grounds.filter(ground => Math.max(...fronts.map(front => contrastOf(look, front, ground))) < 3)

describe.each(LOOKS)('contrast, %s', look => {
  it('of text', () => expect(tooLow(look, TEXTS, look.startsWith('high') ? 7 : 4.5)).toEqual([]))
  it('of edges and marks', () => expect(tooLow(look, EDGES, 3)).toEqual([]))
  it('of main buttons, by their edge or their fill', () =>
    expect(faintOn(look, ['--brass-deep', '--brass-fill'], [...SEA, ...PAPER])).toEqual([]))
})

describe.each(LOOKS.filter(look => look.startsWith('high')))('contrast, %s', look => {
  it('of lines and pieces', () => expect(tooLow(look, STRONG_EDGES, 3)).toEqual([]))
  it('of pieces on the table, by their edge or their ground', () => {
    expect(faintOn(look, ['--paper-edge', '--paper'], [...SEA, '--wood'])).toEqual([])
    expect(faintOn(look, ['--back-edge', '--back'], SEA)).toEqual([])
  })
})

describe('contrast ratios', () => {
  it('are those of WCAG', () => {
    expect(contrastOf('high light', '--ink', '--sea-0')).toBeCloseTo(21)
    expect(contrastOf('light', '--paper', '--paper')).toBe(1)
    expect(() => contrastOf('light', '--no-such', '--paper')).toThrow('--no-such')
  })
  it('are computed from all files of tokens', () => expect(TOKEN_FILES.length).toBeGreaterThan(3))
})

it.each([
  ['--quick', MOTION.quick],
  ['--move', MOTION.move],
  ['--turn', MOTION.turn],
  ['--open', MOTION.open],
  ['--far', MOTION.most],
])('%s has the duration of timing.ts', (token, milliseconds) => {
  expect(readTokens('light').get(token)).toBe(`${milliseconds}ms`)
})

it('--slide has the easing of timing.ts', () => {
  const numbers = (easing = ''): number[] => [...easing.matchAll(/[\d.]+/g)].map(([each]) => Number(each))
  expect(numbers(readTokens('light').get('--slide'))).toEqual(numbers(MOVE_EASING))
})
