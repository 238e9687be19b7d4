/** The card reader without a browser: keywords, the place beside a piece, what makes a piece readable, and the store. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KitTable } from '../../test/kit-table.ts'
import { ReadableCard } from './card-reader.tsx'
import { explainPiece, partsOfPieceKey, pieceKey } from './explain.ts'
import { findKeywords } from './keywords.ts'
import { placeBeside, type PlacedBox } from '../controls/place-beside.ts'
import { ReaderProvider, useReadable, type CardReading } from './reader-context.tsx'
import { createReaderStore } from './reader-store.ts'

describe('findKeywords', () => {
  const glossary = [
    { word: 'Raid', meaning: 'an attack' },
    { word: 'Rum', meaning: 'points' },
    { word: 'Łajba', meaning: 'statek', forms: ['łajb*'] },
  ]

  it('finds whole words in the order of the text', () => {
    expect(findKeywords('Take rum, then raid.', glossary).map(({ word }) => word)).toEqual(['Rum', 'Raid'])
    expect(findKeywords('A drum for raiders', glossary)).toEqual([])
  })

  it('finds the forms of a word', () => {
    expect(findKeywords('Zatop dwie łajby.', glossary)).toEqual([{ word: 'Łajba', meaning: 'statek' }])
  })
})

describe('an explained piece', () => {
  it('has a key with facts, which no card has', () => {
    expect(partsOfPieceKey(pieceKey('rum', 2))).toEqual(['rum', '2'])
    expect(partsOfPieceKey(pieceKey('supply', 'Coins', null))).toEqual(['supply', 'Coins'])
    expect(partsOfPieceKey('rum-2')).toBeNull()
  })

  it('begins with a capital letter and names its rules by their titles', () => {
    const table = { language: 'pl', say: { ruleTitle: (rule: string, language: string) => `${rule} ${language}` } } as const
    expect(explainPiece(table, { title: 'łajba', now: null, text: 'Statek.', rules: ['R1.1'] })).toMatchObject({
      title: 'Łajba',
      kind: null,
      keywords: [{ word: 'R1.1', meaning: 'R1.1 pl' }],
    })
  })
})

describe('placeBeside', () => {
  const slip = { width: 200, height: 300 }
  const room = { width: 1000, height: 800 }
  const target = (left: number, top: number): PlacedBox => ({ left, top, width: 80, height: 120 })
  const overlaps = (one: PlacedBox, other: PlacedBox): boolean =>
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height

  it('prefers the place above', () => {
    expect(placeBeside(target(400, 600), slip, room)).toEqual({ left: 340, top: 292 })
  })

  it('stays inside the table and never covers its target, wherever it is', () => {
    for (let left = 0; left <= 920; left += 46)
      for (let top = 0; top <= 680; top += 40) {
        const corner = placeBeside(target(left, top), slip, room)
        expect(overlaps({ ...corner, ...slip }, target(left, top)), `${left} ${top}`).toBe(false)
        expect(corner.left >= 8 && corner.top >= 8 && corner.left + 200 <= 992 && corner.top + 300 <= 792, `${left} ${top}`).toBe(true)
      }
  })

  it('takes the side with the most room if none is large enough', () => {
    expect(placeBeside({ left: 10, top: 100, width: 150, height: 120 }, slip, { width: 340, height: 320 })).toEqual({ left: 132, top: 10 })
  })

  it('covers as few other pieces as possible', () => {
    const place = (...avoid: readonly PlacedBox[]): unknown => placeBeside(target(400, 400), slip, room, avoid)
    const [above, right] = [target(400, 200), target(600, 400)]
    expect(place()).toEqual({ left: 340, top: 92 })
    expect(place(above)).toEqual({ left: 488, top: 310 })
    expect(place(above, right)).toEqual({ left: 192, top: 310 })
    // Above, the slip may begin or end where its target does.
    expect(place(target(330, 200), right, target(250, 400))).toEqual({ left: 400, top: 92 })
  })
})

const PARROT: CardReading = {
  title: 'Parrot',
  kind: 'Crew, costs 1',
  picture: null,
  text: 'Take rum.',
  keywords: [{ word: 'Rum', meaning: 'points' }],
  knownBy: 'Jan knows it.',
}
const read = (card: string): CardReading | null => (card === 'parrot' ? PARROT : null)

describe('a readable piece', () => {
  const Piece = ({ card }: { readonly card: string | null }): ReactNode => {
    const { props, description } = useReadable(card)
    return createElement('div', {}, createElement('button', { type: 'button', ...props }), description)
  }
  const draw = (card: string | null): string =>
    renderToStaticMarkup(createElement(KitTable, {}, createElement(ReaderProvider, { read, children: createElement(Piece, { card }) })))

  it('is described by the text of its card, whether or not the reader is open', () => {
    const [, id = ''] = /data-read="parrot" aria-describedby="([^"]+)"/.exec(draw('parrot')) ?? []
    expect(draw('parrot')).toContain(`<span id="${id}" hidden="">Take rum. Jan knows it.</span>`)
  })

  it('has nothing to read if the viewer does not know the card, or outside of a reader', () => {
    expect(draw(null)).not.toContain('data-read')
    expect(draw('unknown')).not.toContain('data-read')
    expect(renderToStaticMarkup(createElement(Piece, { card: 'parrot' }))).not.toContain('data-read')
  })
})

it('the reader shows title, kind, text, keywords and who knows the card', () => {
  const markup = renderToStaticMarkup(createElement(ReadableCard, { reading: PARROT }))
  for (const part of ['Parrot', 'Crew, costs 1', 'Take rum.', '<dt>Rum</dt> <dd>points</dd>', 'Jan knows it.'])
    expect(markup).toContain(part)
})

describe('the store', () => {
  const piece = (card: string): HTMLElement => ({ dataset: { read: card, target: `t-${card}` } }) as unknown as HTMLElement

  it('tells its listeners once about every change', () => {
    const store = createReaderStore()
    let count = 0
    const stop = store.subscribe(() => {
      count += 1
    })
    const parrot = piece('parrot')
    store.open(parrot, 'mouse')
    store.open(parrot, 'mouse')
    expect([store.get()?.card, store.get()?.key, count]).toEqual(['parrot', 't-parrot', 1])
    store.close('focus')
    expect(count).toBe(1)
    store.close('mouse')
    expect([store.get(), count]).toEqual([null, 2])
    stop()
    store.open(parrot, 'tap')
    expect(count).toBe(2)
  })
})
