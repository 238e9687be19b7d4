/** The first render of the table: stored drafts, hints, and a match ended by agreement. */
import { scriptedRandom } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { renderTable, storageWith, tagsContaining } from '../../../../packages/ui/test/render-table.ts'
import { notation, rum, type Move, type RumTypes, type State } from '../../rules/index.ts'
import { after } from '../../rules/testing.ts'
import { EMPTY_DRAFT, parseDraft } from './draft/draft-state.ts'
import { matchesMove, draftForMove } from './draft/hint.ts'
import { RumTable } from './table.tsx'
import { loadTexts, TABLE_TEXTS } from '../text/index.ts'
import { KIT_TEXTS } from '@tortuga/ui/table'

await loadTexts('en')
const text = { ...KIT_TEXTS.en, ...TABLE_TEXTS.en }
const TURN = notation.parseState(
  'en | turn: A | captains: green 4 B, blue 3 A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-blue1 green2-purple1 black2-red1 | B: red2-blue1 | C: -',
)
const [FIRST, SECOND, THIRD] = ['green2-blue1#0', 'green2-purple1#0', 'black2-red1#0'] as const
const HAND = 'green2-blue1,green2-purple1,black2-red1'
const ASKED = after(
  'en | clock: 1 | beach: (parrot) (red2-orange1) black2-green1 | A: orange2-yellow1 orange2-green1 orange2-purple1 | B: yellow2-green1 yellow2-blue1 yellow2-black1 | wreck: red2-yellow1 red2-blue1 …',
  ['draw 3'],
  scriptedRandom(0),
)

const stored = (draft: unknown) => storageWith({ draft })
const drawn = (state: State, more: Partial<TableProps<RumTypes>> = {}): string =>
  renderTable({ viewer: 0, ...more, game: rum, Table: RumTable, state })
const namesIn = (markup: string, mark: string): readonly string[] =>
  tagsContaining(markup, 'data-card=').flatMap(tag => (tag.includes(mark) ? (/data-card="([^"]+)"/.exec(tag)?.[1] ?? []) : []))
const pickedIn = (markup: string): readonly string[] => namesIn(markup, 'aria-pressed="true"')

describe('a stored draft', () => {
  const draft = { ...EMPTY_DRAFT, picked: [SECOND, THIRD], ends: { [THIRD]: 'one' } }
  const storage = stored({ question: `set,${HAND}`, draft })

  it('is restored after a reload, also for a player who tries out a set before their turn', () => {
    const markup = drawn(TURN, { storage })
    expect(pickedIn(markup)).toEqual([SECOND, THIRD])
    expect(namesIn(markup, 'aria-label="one red bottle up, two black below"')).toEqual([THIRD])
    expect(pickedIn(drawn({ ...TURN, turn: 1 }, { storage }))).toEqual([SECOND, THIRD])
  })

  it('restores a half-made draw only during the player’s turn', () => {
    const drawing = stored({ question: `set,${HAND}`, draft: { ...EMPTY_DRAFT, from: 'wreck' } })
    expect(drawn(TURN, { storage: drawing })).toContain(text.tapAgain)
    expect(drawn({ ...TURN, turn: 1 }, { storage: drawing })).not.toContain(text.tapAgain)
  })

  it('is dropped if the hand or the question differs, and after the end', () => {
    const other = notation.parseState(
      'en | turn: A | beach: orange2-green1 (yellow2-blue1) purple2-red1 | A: green2-purple1 black2-red1 | B: - | C: -',
    )
    expect(pickedIn(drawn(other, { storage }))).toEqual([])
    expect(pickedIn(drawn(TURN, { storage: stored({ question: `discard,${HAND}`, draft }) }))).toEqual([])
    expect(pickedIn(drawn(TURN, { storage, awaited: [] }))).toEqual([])
  })

  it('is restored while the player chooses discards', () => {
    const hand = rum.view(ASKED, 0).hand
    const some = { question: ['discard', ...hand].join(), draft: { ...EMPTY_DRAFT, picked: [`${hand[0]}#0`] } }
    expect(pickedIn(drawn(ASKED, { storage: stored(some) }))).toEqual([`${hand[0]}#0`])
  })

  it.each([null, 7, {}, { ...draft, picked: 3 }, { ...draft, from: 9 }, { ...draft, ends: { a: 'three' } }])(
    'is ignored if %j was stored',
    found => {
      expect(parseDraft(found)).toBe(EMPTY_DRAFT)
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
  const own = { ...EMPTY_DRAFT, picked: [SECOND, THIRD], ends: { [THIRD]: 'one' }, from: 1 } as const

  it('replaces a half-made draft completely', () => {
    expect(draftForMove(own, view, move)).toEqual({
      picked: [FIRST, SECOND],
      ends: { [THIRD]: 'one', [FIRST]: 'two', [SECOND]: 'one' },
      slots: [0],
      from: null,
    })
    expect(draftForMove(own, view, { type: 'draw', from: 'wreck' })).toEqual({ ...EMPTY_DRAFT, ends: own.ends, from: 'wreck' })
    expect(draftForMove(own, view, { type: 'discard', cards: ['green2-blue1'] })).toEqual({
      ...EMPTY_DRAFT,
      ends: own.ends,
      picked: [FIRST],
    })
    expect(matchesMove(own, view, move)).toBe(false)
    expect(matchesMove(draftForMove(own, view, move), view, move)).toBe(true)
  })

  it('marks its cards beside the picked ones and names them by the ends that count', () => {
    const storage = stored({ question: `set,${HAND}`, draft: own })
    const markup = drawn(TURN, { storage, hint: { move, why: 'it takes green' } })
    expect(pickedIn(markup)).toEqual([SECOND, THIRD])
    expect(tagsContaining(markup, 'data-hinted="true"')).toHaveLength(2)
    expect(markup).toContain('it takes green')
    expect(markup).toContain('Play the set (2 green, 1 purple): it takes green')
  })

  it('offers no button once the draft follows it, and keeps its marks and its reason', () => {
    const storage = stored({ question: `set,${HAND}`, draft: draftForMove(own, view, move) })
    const markup = drawn(TURN, { storage, hint: { move, why: 'it takes green' } })
    expect(tagsContaining(markup, 'data-hinted="true"')).toHaveLength(2)
    expect(tagsContaining(markup, 'data-mark="hinted"')).toHaveLength(1) // the button that plays it
    expect(markup).toContain('it takes green')
    expect(markup).not.toContain(text.takeHint)
  })
})

describe('a match ended by agreement', () => {
  it.each([
    ['during the viewer’s turn', TURN],
    ['during another player’s turn', { ...TURN, turn: 1 }],
    ['while players choose discards', ASKED],
  ])('asks nothing more if it ended %s', (_, state) => {
    const markup = drawn(state, { awaited: [] })
    expect(tagsContaining(markup, 'data-mode="over"')).toHaveLength(1)
    expect(tagsContaining(markup, 'class="btn')).toEqual([])
    expect(markup).toContain(text.over)
    for (const word of [text.yourTurn, text.turnOf('Jan'), text.tideTitle, text.parrotTitle]) expect(markup).not.toContain(`<h2>${word}`)
  })
})
