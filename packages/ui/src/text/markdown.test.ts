/** The Markdown parser: its syntax, and that links are safe. */
import { describe, expect, it } from 'vitest'
import { parseInline, parseMarkdown, plainText } from './markdown.ts'

describe('inline text', () => {
  it('parses bold, italic, code and links, also nested', () => {
    expect(parseInline('a **b *c*!** `d` [e](#R1.1)')).toEqual([
      { type: 'text', text: 'a ' },
      {
        type: 'strong',
        inside: [
          { type: 'text', text: 'b ' },
          { type: 'em', inside: [{ type: 'text', text: 'c' }] },
          { type: 'text', text: '!' },
        ],
      },
      { type: 'text', text: ' ' },
      { type: 'code', text: 'd' },
      { type: 'text', text: ' ' },
      { type: 'link', href: '#R1.1', inside: [{ type: 'text', text: 'e' }] },
    ])
  })

  it('keeps single asterisks as text', () => {
    expect(parseInline('2 * 3 * 4')).toEqual([{ type: 'text', text: '2 * 3 * 4' }])
  })

  it.each(['javascript:alert', 'data:text/html,x', '//elsewhere.example'])('does not make a link of %s', href => {
    expect(parseInline(`[tap](${href})`)).toEqual([{ type: 'text', text: 'tap' }])
  })
})

describe('blocks', () => {
  const blocks = parseMarkdown(
    [
      '# The rules',
      '',
      '**R1.1** *Cards.* There are',
      '21 cards.',
      '',
      '- one',
      '  and more',
      '- two',
      '1. first',
      '',
      '| a | b |',
      '| --- | --- |',
      '| 1 | `2` |',
      '',
      '> said',
      '> twice',
      '```',
      '**raw**',
      '```',
      '---',
    ].join('\n'),
  )

  it('are recognised', () => {
    expect(blocks.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'list', 'table', 'quote', 'code', 'line'])
  })

  it('get an anchor (headings) or a rule number (paragraphs)', () => {
    expect(blocks[0]).toMatchObject({ level: 1, id: 'the-rules' })
    expect(blocks[1]).toMatchObject({ rule: 'R1.1' })
    expect(plainText(blocks[1]?.type === 'paragraph' ? blocks[1].inside : [])).toBe('R1.1 Cards. There are 21 cards.')
  })

  it('join the lines of list items and parse table cells', () => {
    expect(blocks[2]?.type === 'list' ? blocks[2].items.map(plainText) : []).toEqual(['one and more', 'two', 'first'])
    expect(blocks[3]?.type === 'table' ? blocks[3].rows : []).toEqual([[[{ type: 'text', text: '1' }], [{ type: 'code', text: '2' }]]])
  })

  it('end at the end of the text', () => {
    expect(parseMarkdown('```\nnever closed')).toEqual([{ type: 'code', text: 'never closed' }])
    expect(parseMarkdown('')).toEqual([])
  })
})
