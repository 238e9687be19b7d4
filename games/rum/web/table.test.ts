/** RUM's table at its first look: drafts that a reload finds again, hints beside them, and a match ended by agreement. */
import { scripted } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { draw, keptAs, tagsWith } from '../../../packages/ui/test/draw.ts'
import { notation, rum, type Move, type RumTypes, type State } from '../rules/index.ts'
import { after } from '../rules/testing.ts'
import { NOTHING, readDrafting } from './draft-set.ts'
import { isLaidOut, layOut } from './lay-out.ts'
import { RumTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'

const text = TABLE_TEXTS.en
const TURN = notation.parseState(
  'en | turn: A | captains: green 4 B, blue 3 A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-blue1 green2-purple1 black2-red1 | B: red2-blue1 | C: -',
)
const [FIRST, SECOND, THIRD] = ['green2-blue1#0', 'green2-purple1#0', 'black2-red1#0'] as const
const HAND = 'green2-blue1,green2-purple1,black2-red1'
const ASKED = after(
  'en | clock: 1 | beach: (parrot) (red2-orange1) black2-green1 | A: orange2-yellow1 orange2-green1 orange2-purple1 | B: yellow2-green1 yellow2-blue1 yellow2-black1 | wreck: red2-yellow1 red2-blue1 …',
  ['draw 3'],
  scripted(0),
)

const drawn = (state: State, more: Partial<TableProps<RumTypes>> = {}): string =>
  draw({ game: rum, Table: RumTable, state, viewer: 0, ...more })
const namesIn = (markup: string, mark: string): readonly string[] =>
  tagsWith(markup, 'data-card=').flatMap(tag => (tag.includes(mark) ? (/data-card="([^"]+)"/.exec(tag)?.[1] ?? []) : []))
const pickedIn = (markup: string): readonly string[] => namesIn(markup, 'aria-pressed="true"')

describe('a draft over a reload', () => {
  const draft = { ...NOTHING, picked: [SECOND, THIRD], ends: { [THIRD]: 'one' } }
  const kept = keptAs({ question: `set,${HAND}`, draft })

  it('is found again as it was, also by somebody who only tries it out', () => {
    const markup = drawn(TURN, { kept })
    expect(pickedIn(markup)).toEqual([SECOND, THIRD])
    expect(namesIn(markup, 'aria-label="one red bottle up, two black below"')).toEqual([THIRD])
    expect(pickedIn(drawn({ ...TURN, turn: 1 }, { kept }))).toEqual([SECOND, THIRD])
  })

  it('reaches for a card only while it may be drawn', () => {
    const reaching = keptAs({ question: `set,${HAND}`, draft: { ...NOTHING, from: 'wreck' } })
    expect(drawn(TURN, { kept: reaching })).toContain(text.tapAgain)
    expect(drawn({ ...TURN, turn: 1 }, { kept: reaching })).not.toContain(text.tapAgain)
  })

  it('is dropped with another hand, for another question, and when all is over', () => {
    const other = notation.parseState(
      'en | turn: A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-purple1 black2-red1 | B: - | C: -',
    )
    expect(pickedIn(drawn(other, { kept }))).toEqual([])
    expect(pickedIn(drawn(TURN, { kept: keptAs({ question: `discard,${HAND}`, draft }) }))).toEqual([])
    expect(pickedIn(drawn(TURN, { kept, awaited: [] }))).toEqual([])
  })

  it('is found again while cards are given back', () => {
    const hand = rum.view(ASKED, 0).hand
    const some = { question: ['discard', ...hand].join(), draft: { ...NOTHING, picked: [`${hand[0]}#0`] } }
    expect(pickedIn(drawn(ASKED, { kept: keptAs(some) }))).toEqual([`${hand[0]}#0`])
  })

  it.each([null, 7, {}, { ...draft, picked: 3 }, { ...draft, from: 9 }, { ...draft, ends: { a: 'three' } }])(
    'is nothing where %j was kept',
    found => {
      expect(readDrafting(found)).toBe(NOTHING)
    },
  )
})

describe('a hint', () => {
  const view = rum.view(TURN, 0)
  const move: Move = {
    type: 'play',
    cards: [
      { card: 'green2-blue1', end: 'two' },
      { card: 'green2-purple1', end: 'one' },
    ],
    beach: [0],
  }
  const own = { ...NOTHING, picked: [SECOND, THIRD], ends: { [THIRD]: 'one' }, from: 1 } as const

  it('takes the place of a half-made draft, whole', () => {
    expect(layOut(own, view, move)).toEqual({
      picked: [FIRST, SECOND],
      ends: { [THIRD]: 'one', [FIRST]: 'two', [SECOND]: 'one' },
      slots: [0],
      from: null,
    })
    expect(layOut(own, view, { type: 'draw', from: 'wreck' })).toEqual({ ...NOTHING, ends: own.ends, from: 'wreck' })
    expect(layOut(own, view, { type: 'discard', cards: ['green2-blue1'] })).toEqual({ ...NOTHING, ends: own.ends, picked: [FIRST] })
    expect(isLaidOut(own, view, move)).toBe(false)
    expect(isLaidOut(layOut(own, view, move), view, move)).toBe(true)
  })

  it('is marked beside the cards that are picked, and named for those who hear it', () => {
    const kept = keptAs({ question: `set,${HAND}`, draft: own })
    const markup = drawn(TURN, { kept, hint: { move, why: 'it takes green' } })
    expect(pickedIn(markup)).toEqual([SECOND, THIRD])
    expect(tagsWith(markup, 'data-hinted="true"')).toHaveLength(2)
    expect(markup).toContain('it takes green')
    expect(markup).toContain('two green bottles up, one blue below; one purple bottle up, two green below')
  })

  it('has nothing left to set up once the draft is what it says, and still says why', () => {
    const kept = keptAs({ question: `set,${HAND}`, draft: layOut(own, view, move) })
    const markup = drawn(TURN, { kept, hint: { move, why: 'it takes green' } })
    expect(tagsWith(markup, 'data-hinted="true"')).toHaveLength(0)
    expect(markup).toContain('it takes green')
    expect(markup).not.toContain(text.takeHint)
  })
})

describe('a match ended by agreement', () => {
  it.each([
    ['in a turn', TURN],
    ['in somebody else’s turn', { ...TURN, turn: 1 }],
    ['while cards are given back', ASKED],
  ])('asks nothing more %s', (_, state) => {
    const markup = drawn(state, { awaited: [] })
    expect(tagsWith(markup, 'data-mode="over"')).toHaveLength(1)
    expect(tagsWith(markup, 'class="btn')).toEqual([])
    expect(markup).toContain(text.over)
    for (const word of [text.yourTurn, text.turnOf('Jan'), text.tideTitle, text.parrotTitle]) expect(markup).not.toContain(`<h2>${word}`)
  })
})
