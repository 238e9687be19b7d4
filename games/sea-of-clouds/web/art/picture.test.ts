/** The pictures of cards: one drawing for each card of the box, and drawings by kind and figures for all others. */
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { renderMarkup } from '../../../../packages/ui/test/render-table.ts'
import { cardOf, deckOf, type Card } from '../../rules/index.ts'
import { DRAWINGS, CardPicture } from './picture.tsx'

const deck = deckOf('completed')
const draw = (card: Card): string => renderMarkup(createElement(CardPicture, { card }))
/** A card that has no drawing of its own but is like this one otherwise. */
const like = (face: string, more: Partial<Card> = {}): Card => ({ ...cardOf(deck, face), face: `new-${face}`, ...more })

describe('cards of the box', () => {
  const drawn = deck.faces.filter(face => DRAWINGS[cardOf(deck, face).back][face] !== undefined)

  it('have a drawing of their own, and there is no drawing without a card', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(41)
    expect(drawn.toSorted()).toEqual(Object.values(DRAWINGS).flatMap(Object.keys).toSorted())
  })

  it('all look different', () => {
    expect(new Set(deck.faces.map(face => draw(cardOf(deck, face)))).size).toBe(deck.faces.length)
  })
})

describe('other cards', () => {
  it.each(deck.faces)('a card like %s is drawn, and not as that card', face => {
    const markup = draw(like(face))
    expect(markup).toMatch(/<svg[^>]*><g.*<path/)
    expect(markup).not.toBe(draw(cardOf(deck, face)))
  })

  it.each([
    ['rum-3', { score: { type: 'each', points: 6 } }, '>6<'],
    ['collectors-rum', {}, '>25<'],
    ['luxury-rum', {}, '>3/1<'],
    ['kraken-eye', { score: { type: 'set', totals: [-1, -4] } }, '>−4<'],
    ['cutlass', { strength: 2 }, '>+2<'],
    ['chest', {}, '>5<'],
    ['relic-catalogue', {}, '>×1<'],
    ['secret-most-rum', { score: { type: 'most', of: 'rotgut', points: 7 } }, '>+7<'],
  ] as const)('show what they are worth: %s', (face, more, figure) => {
    expect(draw(like(face, more as Partial<Card>))).toContain(figure)
  })

  it('differ by their effects and by their faces', () => {
    expect(draw(like('purse'))).not.toBe(draw(like('beer')))
    expect(draw(like('gunner'))).not.toBe(draw(like('gunner', { face: 'quartermaster' })))
    expect(draw(like('gunner', { face: 'x' }))).not.toBe(draw(like('cook', { face: 'x' })))
  })
})
