/** Plots as inline SVG. Colours and fonts come from the page's style, so that one drawing works in both themes. */
import { unreachable } from '@tortuga/kit'
import type { Plot, PlotBlock, Unit } from './blocks.ts'
import { escapeMarkup, scaleFor, shortNumber } from './markup.ts'
import type { Scale } from './markup.ts'

type Forest = Extract<Plot, { type: 'forest' }>
type Histograms = Extract<Plot, { type: 'histogram' }>
type Dots = Extract<Plot, { type: 'dots' }>
type Drawn = { readonly height: number; readonly body: string }
/** Formats a number in a language. */
export type Say = (value: number, unit: Unit) => string

/** The format of a plot: wide, or narrow for phones with labels above the rows. */
type Sheet = { readonly width: number; readonly row: number; readonly isNarrow: boolean }
const BROAD: Sheet = { width: 680, row: 24, isNarrow: false }
const NARROW: Sheet = { width: 340, row: 42, isNarrow: true }
const RIGHT = 24

const line = (x1: number, y1: number, x2: number, y2: number, name: string): string =>
  `<line class="${name}" x1="${shortNumber(x1)}" y1="${shortNumber(y1)}" x2="${shortNumber(x2)}" y2="${shortNumber(y2)}"/>`
const word = (x: number, y: number, text: string, name = ''): string =>
  `<text${name === '' ? '' : ` class="${name}"`} x="${shortNumber(x)}" y="${shortNumber(y)}">${escapeMarkup(text)}</text>`

/** The horizontal axis with ticks, grid lines and its name. */
const axisBelow = ({ place, ticks }: Scale, top: number, bottom: number, name: string, say: (value: number) => string): string =>
  [
    ...ticks.map(tick => line(place(tick), top, place(tick), bottom, 'grid') + word(place(tick), bottom + 16, say(tick), 'middle')),
    word(place(ticks.at(-1) ?? 0), bottom + 34, name, 'end'),
  ].join('')

/** About this many letters fit beside the plot; the full name is in the table. */
const LETTERS = 30
const clip = (text: string, most = LETTERS): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

const drawForest = ({ rows, unit, axis, lineName }: Forest, say: Say, { width, row: height, isNarrow }: Sheet): Drawn => {
  const left = isNarrow ? 16 : Math.min(236, 24 + 7.2 * Math.max(...rows.map(({ label }) => clip(label).length)))
  const values = rows.flatMap(row => [row.low, row.high, ...(row.line === null ? [] : [row.line])])
  const least = unit === 'percent' && Math.min(...values) < 0.12 ? 0 : Math.min(...values)
  const pad = Math.max(...values) > least ? 0 : unit === 'number' ? 1 : 0.05
  const scale = scaleFor(least - pad, Math.max(...values) + pad, left, width - RIGHT, isNarrow ? 4 : 6)
  const [top, bottom] = [24, 24 + height * rows.length]
  const lines = new Set(rows.map(row => row.line))
  const [common] = lines.size === 1 ? lines : [null]
  const drawn = rows.map(({ label, value, low, high, line: own }, index) => {
    const y = top + height * (index + (isNarrow ? 0.75 : 0.5))
    return [
      isNarrow ? word(left, y - 14, clip(label, 44), 'above') : word(left - 12, y + 4, clip(label), 'end'),
      common === null && own !== null ? line(scale.place(own), y - 9, scale.place(own), y + 9, 'even') : '',
      line(scale.place(low), y, scale.place(high), y, 'reach'),
      line(scale.place(low), y - 4, scale.place(low), y + 4, 'reach'),
      line(scale.place(high), y - 4, scale.place(high), y + 4, 'reach'),
      `<circle class="point" cx="${shortNumber(scale.place(value))}" cy="${shortNumber(y)}" r="4.5"/>`,
    ].join('')
  })
  const even =
    common === null || common === undefined
      ? ''
      : line(scale.place(common), top - 4, scale.place(common), bottom, 'even') +
        word(scale.place(common), top - 9, lineName ?? '', isNarrow && scale.place(common) < width / 3 ? '' : 'middle')
  const note =
    common === null && lineName !== null
      ? `${line(left, bottom + 28, left, bottom + 40, 'even')}${word(left + 8, bottom + 38, lineName)}`
      : ''
  return { height: bottom + 46, body: axisBelow(scale, top, bottom, axis, value => say(value, unit)) + even + drawn.join('') + note }
}

const BARS = 120

/** Histograms below each other with a common axis. */
const drawHistograms = ({ histograms, axis, upward }: Histograms, say: Say, { width: full, isNarrow }: Sheet): Drawn => {
  const left = isNarrow ? 44 : 60
  // Bars of width 1 are centred on their number; wider ones span their range.
  const shift = histograms.every(({ width }) => width === 1) ? 0.5 : 0
  const low = Math.min(...histograms.map(({ from }) => from)) - shift
  const high = Math.max(...histograms.map(({ from, width, counts }) => from + width * counts.length)) - shift
  const scale = scaleFor(low, high, left, full - RIGHT, isNarrow ? 5 : 10)
  const rows = histograms.map(({ from, width, counts, name }, index) => {
    const base = 40 + BARS + index * (BARS + 62)
    const up = scaleFor(0, Math.max(1, ...counts), base, base - BARS, 3)
    const bars = counts.map((count, bin) => {
      const [x, end] = [scale.place(from + bin * width - shift), scale.place(from + (bin + 1) * width - shift)]
      return count === 0
        ? ''
        : `<rect class="bar" x="${shortNumber(x + 0.5)}" y="${shortNumber(up.place(count))}" width="${shortNumber(Math.max(1, end - x - 1))}" height="${shortNumber(base - up.place(count))}"/>`
    })
    const ticks = up.ticks.map(
      tick =>
        line(left, up.place(tick), full - RIGHT, up.place(tick), 'grid') + word(left - 8, up.place(tick) + 4, say(tick, 'number'), 'end'),
    )
    const below = scale.ticks.map(tick => word(scale.place(tick), base + 16, say(tick, 'number'), 'middle'))
    return [word(left, base - BARS - 14, `${name}: ${upward}`), ...ticks, ...bars, ...below].join('')
  })
  const height = 40 + histograms.length * (BARS + 62)
  return { height, body: `${rows.join('')}${word(full - RIGHT, height - 24, axis, 'end')}` }
}

/** A scatter plot of games; notable games are ringed links. */
const drawDots = ({ dots, marks, axis, upward }: Dots, say: Say, { width, isNarrow }: Sheet): Drawn => {
  const [left, top, bottom] = [isNarrow ? 44 : 60, 32, 292]
  const xs = [...dots.map(([x]) => x), ...marks.map(({ x }) => x)]
  const ys = [...dots.map(([, y]) => y), ...marks.map(({ y }) => y)]
  const across = scaleFor(Math.min(...xs), Math.max(...xs), left, width - RIGHT, isNarrow ? 5 : 10)
  const up = scaleFor(0, Math.max(...ys), bottom, top, 5)
  const rows = up.ticks.map(
    tick =>
      line(left, up.place(tick), width - RIGHT, up.place(tick), 'grid') + word(left - 8, up.place(tick) + 4, say(tick, 'number'), 'end'),
  )
  const path = dots.map(([x, y]) => `M${shortNumber(across.place(x))} ${shortNumber(up.place(y))}h0`).join('')
  const links = marks.map(
    ({ x, y, label, href }) =>
      `<a href="${escapeMarkup(href)}" aria-label="${escapeMarkup(label)}"><title>${escapeMarkup(label)}</title><circle class="ring" cx="${shortNumber(across.place(x))}" cy="${shortNumber(up.place(y))}" r="8"/></a>`,
  )
  const axes = axisBelow(across, top, bottom, axis, value => say(value, 'number'))
  return {
    height: bottom + 46,
    body: `${axes}${word(left, top - 14, upward)}${rows.join('')}<path class="dots" d="${path}"/>${links.join('')}`,
  }
}

const draw = (plot: Plot, say: Say, sheet: Sheet): Drawn => {
  switch (plot.type) {
    case 'forest':
      return drawForest(plot, say, sheet)
    case 'histogram':
      return drawHistograms(plot, say, sheet)
    case 'dots':
      return drawDots(plot, say, sheet)
    default:
      return unreachable(plot)
  }
}

const drawOn = (sheet: Sheet, { title, plot }: PlotBlock, id: string, say: Say): string => {
  const { height, body } = draw(plot, say, sheet)
  const role = plot.type === 'dots' ? 'group' : 'img'
  return `<svg class="${sheet.isNarrow ? 'narrow' : 'broad'}" viewBox="0 0 ${sheet.width} ${Math.ceil(height)}" role="${role}" aria-labelledby="${id}"><title id="${id}">${escapeMarkup(title)}</title>${body}</svg>`
}

/** Draws a plot in both formats; CSS shows the one that fits. `id` must be unique in the page. A plot with links has the role `group`, because screen readers skip the contents of an image. */
export const drawPlot = (block: PlotBlock, id: string, say: Say): string =>
  drawOn(BROAD, block, id, say) + drawOn(NARROW, block, `${id}-narrow`, say)
