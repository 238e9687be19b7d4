/** The page of a report is whole in itself, says everything in both languages, and cannot be broken by a name. */
import { describe, expect, it } from 'vitest'
import type { Paper } from './blocks.ts'
import { scaleFor } from './markup.ts'
import { printPage } from './page.ts'

const NASTY = `<img src=x onerror="alert(1)">&'`
const paper: Paper = {
  title: `Title ${NASTY}`,
  lead: [NASTY],
  sections: [
    {
      id: 'all',
      title: NASTY,
      blocks: [
        { type: 'text', lines: [NASTY], isList: true },
        { type: 'code', text: NASTY },
        { type: 'table', caption: NASTY, head: ['a', NASTY], rows: [[NASTY, { text: NASTY, href: `j/"${NASTY}` }]] },
        {
          type: 'plot',
          title: NASTY,
          plot: {
            type: 'forest',
            rows: [{ label: NASTY, value: 0.5, low: 0.4, high: 0.6, line: 0.5 }],
            unit: 'percent',
            axis: NASTY,
            lineName: NASTY,
          },
        },
        {
          type: 'plot',
          title: 'bars',
          plot: { type: 'histogram', histograms: [{ name: NASTY, from: 0, width: 5, counts: [1, 0, 3] }], axis: 'x', upward: 'y' },
        },
        {
          type: 'plot',
          title: 'dots',
          plot: { type: 'dots', dots: [[1, 2]], marks: [{ x: 1, y: 2, label: NASTY, href: NASTY }], axis: 'x', upward: 'y' },
        },
      ],
    },
  ],
}

describe('the page', () => {
  const html = printPage({ en: paper, pl: paper }, 'pl')

  it('lets no text become markup', () => {
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/onerror="/)
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;').length).toBeGreaterThan(20)
  })

  it('asks nothing of the network', () => {
    expect(html).toContain(`default-src 'none'`)
    expect(html).not.toMatch(/\b(?:src|href)="(?:https?:)?\/\//)
    expect(html).not.toMatch(/@import|url\(/)
  })

  it('holds both languages, opens in the one asked for, and gives every plot a name', () => {
    expect(html).toContain('<html lang="pl">')
    expect(html).toMatch(/data-paper="en" lang="en" hidden/)
    expect(html).toMatch(/data-paper="pl" lang="pl">/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(found => found[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/<svg [^>]*aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
    expect([...html.matchAll(/<svg /g)]).toHaveLength(12) // each for a wide page and for a phone
  })
})

describe('a scale', () => {
  it('has round ticks around its values', () => {
    expect(scaleFor(0.43, 0.58, 0, 100).ticks).toEqual([0.4, 0.45, 0.5, 0.55, 0.6])
    expect(scaleFor(-7, 12, 0, 100).ticks).toEqual([-10, -5, 0, 5, 10, 15])
    expect(scaleFor(3, 3, 0, 100).ticks.length).toBeGreaterThan(1)
    expect(scaleFor(0, 10, 0, 100).place(5)).toBe(50)
  })
})
