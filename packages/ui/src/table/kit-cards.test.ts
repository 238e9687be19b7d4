/** Hands, piles, options, reports and steppers, rendered without a browser. */
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KitTable } from '../../test/kit-table.ts'
import { tagsContaining } from '../../test/render-table.ts'
import { Stepper, valueAfterKey } from '../controls/stepper.tsx'
import { Hand, HandCard } from './hand/hand.tsx'
import { OptionButton, OptionList } from './options.tsx'
import { Piece } from './hand/piece.tsx'
import { backsFor, Pile } from './hand/pile.tsx'
import { Report } from './happened/report.tsx'

const draw = (part: ReactNode): string => renderToStaticMarkup(createElement(KitTable, {}, part))
const nothing = (): void => {}

describe('Hand', () => {
  const cards = [1, 2].map(key => createElement(HandCard, { key, mark: key === 1 ? 'picked' : 'plain', children: `card ${key}` }))

  it('is a named list, a focus target and a place for flights', () => {
    const markup = draw(createElement(Hand, { label: 'Your hand, 2 cards', place: 'hand-0', empty: 'none', count: 2, children: cards }))
    const [list = ''] = tagsContaining(markup, '<ul')
    for (const part of ['aria-label="Your hand, 2 cards"', 'data-focus="hand"', 'data-place="hand-0"', 'data-count="2"'])
      expect(list).toContain(part)
    expect(tagsContaining(markup, 'hand-card "').map(tag => /data-mark="(\w+)"/.exec(tag)?.[1])).toEqual(['picked', 'plain'])
    expect(markup).not.toContain('none')
  })

  it('has words for no cards', () => {
    expect(draw(createElement(Hand, { label: 'Your hand', empty: 'Your hand is empty', count: 0, children: null }))).toContain(
      '<li class="hand-empty">Your hand is empty</li>',
    )
  })
})

describe('Pile', () => {
  const back = createElement('i')

  it('gets thicker with its count', () => {
    expect([0, 1, 4, 5, 90].map(count => backsFor(count, 4, 3))).toEqual([0, 1, 1, 2, 3])
    expect(draw(createElement(Pile, { label: 'Deck: 9', count: 9, back })).match(/<i>/g)).toHaveLength(3)
  })

  it('is a picture without an action, and its name comes from the label alone', () => {
    const markup = draw(createElement(Pile, { label: 'Deck: 9', count: 9, back, caption: 'Deck 9', place: 'deck' }))
    expect(tagsContaining(markup, 'role="img"')).toHaveLength(1)
    expect(tagsContaining(markup, 'data-place="deck"')[0]).toContain('pile-cards')
    expect(tagsContaining(markup, 'pile-caption')[0]).toContain('aria-hidden="true"')
    expect(markup).not.toContain('<button')
  })

  it('is a button with an action, which may be blocked, picked, or open a dialog', () => {
    const [button = ''] = tagsContaining(
      draw(
        createElement(Pile, {
          label: 'Deck',
          count: 1,
          back,
          onPress: nothing,
          isBlocked: true,
          isPicked: false,
          mark: 'target',
          target: 'deck',
        }),
      ),
      '<button',
    )
    for (const part of ['aria-disabled="true"', 'aria-pressed="false"', 'data-mark="target"', 'data-target="deck"'])
      expect(button).toContain(part)
    expect(button).not.toContain('aria-haspopup')
    expect(draw(createElement(Pile, { label: 'Deck', count: 1, back, onPress: nothing, opensDialog: true }))).toContain(
      'aria-haspopup="dialog"',
    )
  })

  it('has its label as content if it is a button, because words seen on a button must be part of its name', () => {
    const markup = draw(createElement(Pile, { label: 'Deck: 9 cards', count: 9, back, caption: 'Deck 9', onPress: nothing }))
    expect(markup).toContain('<span class="vh">Deck: 9 cards</span>')
    expect(tagsContaining(markup, 'aria-label')).toEqual([])
  })

  it('shows its top card over one back fewer, and words when it is empty', () => {
    const markup = draw(createElement(Pile, { label: 'Discards', count: 1, back, top: 'Parrot', empty: 'empty' }))
    expect([markup.includes('Parrot'), markup.includes('<i>'), markup.includes('empty')]).toEqual([true, false, false])
    expect(draw(createElement(Pile, { label: 'Discards', count: 0, back, empty: 'empty' }))).toContain(
      '<span class="pile-empty">empty</span>',
    )
  })

  it('can be words only, and is then itself the place for flights', () => {
    const [button = ''] = tagsContaining(
      draw(
        createElement(Pile, {
          label: 'Discards: 3',
          count: 3,
          back: null,
          caption: 'Discards 3',
          place: 'discards-0',
          onPress: nothing,
          isStop: true,
        }),
      ),
      '<button',
    )
    expect(button).toContain('data-place="discards-0"')
    expect(button).toContain('data-stop=""')
  })
})

describe('a piece', () => {
  const piece = (more: object): string =>
    draw(createElement(Piece, { target: 'card', label: 'Reef, costs 2', onPress: nothing, children: 'Reef 2', ...more }))
  it('is named by its label', () => {
    expect(piece({})).toContain('aria-label="Reef, costs 2"')
  })
  it('has its label as content if it shows other words, because words seen on a button must be part of its name', () => {
    const markup = piece({ hidesWords: true })
    expect(markup).toContain('<span class="vh">Reef, costs 2</span><span class="piece-inside" aria-hidden="true">Reef 2</span>')
    expect(tagsContaining(markup, 'aria-label')).toEqual([])
    expect(piece({ hidesWords: true, onPress: null })).toContain('aria-label="Reef, costs 2"') // a picture has no name from its content
  })
})

describe('OptionList', () => {
  const option = (more: Partial<Parameters<typeof OptionButton>[0]>): string =>
    draw(
      createElement(OptionList, {
        label: 'Ways',
        children: createElement(OptionButton, { title: 'Pay 2', detail: 'you have 3', onChoose: nothing, ...more }),
      }),
    )

  it('has one button for each option with its state', () => {
    const [button = ''] = tagsContaining(option({ mark: 'picked', target: 'way-1' }), '<button')
    for (const part of ['aria-pressed="true"', 'aria-disabled="false"', 'data-mark="picked"', 'data-target="way-1"', 'data-stop=""'])
      expect(button).toContain(part)
  })

  it('blocks an impossible option and says why', () => {
    const markup = option({ isPossible: false, detail: 'one coin is missing' })
    expect(tagsContaining(markup, '<button')[0]).toContain('aria-disabled="true"')
    expect(markup).toContain('one coin is missing')
  })

  it('says that an option is being sent', () => {
    expect(option({ mark: 'flying' })).toContain('sending…')
  })
})

describe('Report', () => {
  it('has a title, a list of lines in which those about the viewer stand out, and a button to go on', () => {
    const lines = [{ text: 'Jan steals rum' }, { text: 'You lose rum', isOwn: true }]
    const markup = draw(createElement(Report, { title: 'The boarding', lines, linesLabel: 'Effects', onClose: nothing }))
    expect(tagsContaining(markup, '<section')[0]).toContain('aria-label="The boarding"')
    expect(markup).toContain('<li data-own="true">You lose rum</li>')
    expect(markup).toContain('Continue</button>')
  })

  it('has words for no lines, and no button while it goes on', () => {
    const markup = draw(createElement(Report, { title: 'The boarding', lines: [], none: 'Nothing happened' }))
    expect(markup).toContain('Nothing happened')
    expect(markup).not.toContain('<button')
  })
})

describe('Stepper', () => {
  const range = { value: 2, least: 0, most: 3 }

  it('names its buttons and blocks them at the ends of the range', () => {
    const props = { name: 'Coins', words: { less: 'less', more: 'more' }, onChange: nothing, ...range }
    const markup = renderToStaticMarkup(createElement(Stepper, { ...props, value: 3 }))
    expect(tagsContaining(markup, 'Coins: less')[0]).toContain('aria-disabled="false"')
    expect(tagsContaining(markup, 'Coins: more')[0]).toContain('aria-disabled="true"')
    expect(markup).toContain('<output class="serif">3</output>')
    expect(renderToStaticMarkup(createElement(Stepper, { ...props, said: '2 coins' }))).toContain('2 coins')
  })

  it('is changed by arrow keys, Home and End within the range', () => {
    expect(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'Home', 'End', 'a'].map(key => valueAfterKey(key, range))).toEqual([
      3,
      3,
      1,
      1,
      0,
      3,
      null,
    ])
    expect([valueAfterKey('ArrowUp', { ...range, value: 3 }), valueAfterKey('ArrowDown', { ...range, value: 0 })]).toEqual([3, 0])
  })
})
