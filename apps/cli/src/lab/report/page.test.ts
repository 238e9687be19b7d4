/** The report page is self-contained, bilingual, and safe against markup in names. */
import { describe, expect, it } from 'vitest'
import type { ReportDocument } from './blocks.ts'
import { scaleFor } from './markup.ts'
import { printPage } from './page.ts'

const NASTY = `<img src=x onerror="alert(1)">&'`
const document: ReportDocument = {
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
  const html = printPage({ en: document, pl: document }, 'pl')

  it('escapes all text', () => {
    expect(html).not.toContain('<img')
    expect(html).not.toMatch(/onerror="/)
    expect(html.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;').length).toBeGreaterThan(20)
  })

  it('makes no network requests', () => {
    expect(html).toContain(`default-src 'none'`)
    expect(html).not.toMatch(/\b(?:src|href)="(?:https?:)?\/\//)
    expect(html).not.toMatch(/@import|url\(/)
  })

  it('contains every language, opens in the requested one, and names every plot', () => {
    expect(html).toContain('<html lang="pl">')
    expect(html).toMatch(/data-document="en" lang="en" hidden/)
    expect(html).toMatch(/data-document="pl" lang="pl">/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(found => found[1])
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, id] of html.matchAll(/<svg [^>]*aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
    expect([...html.matchAll(/<svg /g)]).toHaveLength(12) // one for a wide page and one for a phone
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
