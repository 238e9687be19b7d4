/** The rendered table: stored drafts, hints, and a match ended by agreement. */
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { KIT_TEXTS } from '../../../../packages/ui/src/text/kit-text.ts'
import { renderTable, storageWith, tagsContaining } from '../../../../packages/ui/test/render-table.ts'
import { notation, rumRunner, type RunnerTypes, type State } from '../../rules/index.ts'
import { questionKey } from './draft/question.ts'
import { EMPTY_DRAFT } from './draft/draft-state.ts'
import { parseStoredDraft } from './draft/draft-rules.ts'
import { RunnerTable } from './table.tsx'
import { readPiece } from '../pieces/explain.tsx'
import { explainKey, type ExplainedRunnerPiece } from './context/explain-keys.ts'
import { gameText, loadTexts, TABLE_TEXTS } from '../text/index.ts'
import type { TableContext } from './context/context.ts'

await Promise.all([loadTexts('en'), loadTexts('pl')])
const text = TABLE_TEXTS.en
const kit = KIT_TEXTS.en
const TURN = notation.parseState('crown | coins: 3 3 | crown hand: reef light-rum royal-decree | bivalve-bay: (gold-rum)')
const RAID = notation.parseState(
  'crown | turn: pirate 2 | fleet: >longboat[cutthroat-carlie], sloop | bivalve-bay: - < reef+1 squall | raid: bivalve-bay 0 success | agenda: do may-move-coin from crew 1.1; raid-end; actions; next-turn',
)

const drawn = (state: State, viewer: number, more: Partial<TableProps<RunnerTypes>> = {}): string =>
  renderTable({ viewer, ...more, game: rumRunner, Table: RunnerTable, state })
const storageFor = (state: State, viewer: number, draft: unknown) =>
  storageWith({ draft: { question: questionKey(rumRunner.view(state, viewer)), draft } })

describe('a stored draft', () => {
  const half = { ...EMPTY_DRAFT, act: 'hazard', cards: ['reef#0'] } as const // no island yet
  const isPicked = (markup: string): readonly boolean[] => [
    tagsContaining(markup, 'data-act="hazard"').some(tag => tag.includes('aria-pressed="true"')),
    tagsContaining(markup, 'data-mark="picked"').length > 0,
  ]

  it('is restored after a reload', () => {
    expect(isPicked(drawn(TURN, 0, { storage: storageFor(TURN, 0, half) }))).toEqual([true, true])
    expect(isPicked(drawn(TURN, 0))).toEqual([false, false])
  })

  it('is dropped for another question, another position, or a viewer who is not asked', () => {
    const kept = storageFor(TURN, 0, half)
    expect(isPicked(drawn({ ...TURN, round: TURN.round + 1 }, 0, { storage: kept }))).toEqual([false, false])
    expect(isPicked(drawn({ ...TURN, actions: TURN.actions - 1 }, 0, { storage: kept }))).toEqual([false, false])
    const other = notation.parseState('crown | coins: 3 3 | crown hand: light-rum royal-decree reef | bivalve-bay: (gold-rum)')
    expect(isPicked(drawn(other, 0, { storage: kept }))).toEqual([false, false])
    expect(isPicked(drawn(TURN, 0, { storage: kept, awaited: [] }))).toEqual([false, false])
  })

  it.each([null, 7, {}, { ...half, act: 'sing' }, { ...half, ships: [-1] }, { ...half, crews: ['reef'] }])(
    'is empty if %j was stored',
    found => {
      expect(parseStoredDraft(found)).toBe(EMPTY_DRAFT)
    },
  )
})

describe('a hint', () => {
  it('names its move once', () => {
    const reef = { move: { type: 'hazard', card: 'reef', island: 2 }, why: 'it keeps the rum safe' } as const
    const [line = ''] = /<div class="hint-line">.*?<\/div>/.exec(drawn(TURN, 0, { hint: reef })) ?? []
    expect(line.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '')).toBe(
      `${kit.hint}: ${text.moveLabels.hazard('Reef')}: it keeps the rum safe${kit.takeHint}`,
    )
  })
})

describe('a hint that is set up', () => {
  it('shows only its reason, because prompt and button name the move', () => {
    const hint = { move: { type: 'gain' }, why: 'coins will be needed' } as const
    expect(drawn(TURN, 0, { hint })).toContain(`${text.moveLabels.gain}: coins will be needed`)
    const markup = drawn(TURN, 0, { hint, storage: storageFor(TURN, 0, { ...EMPTY_DRAFT, act: 'gain' }) })
    expect(markup).toContain(`coins will be needed<span class="vh"> ${text.moveLabels.gain}</span>`)
    expect(markup).not.toContain(kit.takeHint)
    expect(markup).toContain(`<button type="button" class="btn main">${text.moveLabels.gain}`)
  })
})

describe('the pieces of a hint', () => {
  const hint = { move: { type: 'hazard', card: 'reef', island: 2 }, why: 'it keeps the rum safe' } as const
  const setUp = storageFor(TURN, 0, { ...EMPTY_DRAFT, act: 'hazard', cards: ['reef#0'], island: 2 })
  const marksOf = (markup: string, target: string): readonly boolean[] =>
    ['data-mark="hinted"', 'data-mark="picked"', 'data-hinted="true"'].map(mark =>
      tagsContaining(markup, `data-target="${target}"`).some(tag => tag.includes(mark)),
    )

  it('are marked, also after it is set up', () => {
    for (const target of ['card:reef#0', 'island:2']) {
      expect(marksOf(drawn(TURN, 0, { hint }), target)).toEqual([true, false, false])
      expect(marksOf(drawn(TURN, 0, { hint, storage: setUp }), target)).toEqual([false, true, true])
      expect(marksOf(drawn(TURN, 0, { storage: setUp }), target)).toEqual([false, true, false])
    }
  })
})

describe('a hint for another move', () => {
  it('leaves every island open where the picked card may be laid', () => {
    const hint = { move: { type: 'hazard', card: 'reef', island: 1 }, why: 'it keeps the rum safe' } as const
    const openIslands = (given: Parameters<typeof drawn>[2]): readonly string[] =>
      [
        ...drawn(TURN, 0, given)
          .replaceAll(/<ul class="rr-lane".*?<\/ul>/g, '')
          .matchAll(/data-target="(island:\d)"/g),
      ].map(([, target = '']) => target)
    const storage = storageFor(TURN, 0, { ...EMPTY_DRAFT, act: 'found', cards: ['light-rum#0'] })
    const open = openIslands({ storage })
    expect(open).toEqual(['island:1', 'island:3'])
    expect(openIslands({ storage, hint })).toEqual(open)
  })
})

describe('face-down cards', () => {
  const lane = notation.parseState('crown | crown hand: reef | bivalve-bay: (gold-rum) < (squall)')
  const upAt = (markup: string): readonly string[] =>
    [...markup.matchAll(/class="rr-turning" data-up="(\w+)"/g)].map(([, isUp = '']) => isUp)

  it('are drawn as backs to players, and open where all cards are', () => {
    expect([...new Set(upAt(drawn(lane, 0)))]).toEqual(['false'])
    const open = renderTable({ viewer: 'open', game: rumRunner, Table: RunnerTable, state: lane })
    expect([...new Set(upAt(open))]).toEqual(['true'])
    expect(open).toContain('data-secret="true"')
    expect(open).not.toContain(text.youKnow)
  })
})

describe('every piece explains itself', () => {
  const position = notation.parseState('crown | crown hand: reef | bivalve-bay: (gold-rum)+1 < (squall) | fleet: sloop')
  const readable = (viewer: number): readonly string[] =>
    [...drawn(position, viewer).matchAll(/data-read="([^"]*)"/g)].map(([, key = '']) => key)

  it.each([
    '@hazard|',
    '@investment|',
    '@island|',
    '@home-port|',
    '@crown-deck|',
    '@pirate-deck|',
    '@supply|',
    '@crown-score|',
    '@hand|',
    '@place|',
  ])('%s', start => expect(readable(1).some(key => key.startsWith(start))).toBe(true))

  it('with what it is worth now', () => {
    expect(readable(0)).toContain(`gold-rum|${text.yourSecret}|${text.coinsOf(1, 3)}`)
    expect(readable(1)).toContain(`@investment|${text.kinds.investment}|1 coin`)
  })

  it('in words of both languages, with rules that exist', () => {
    for (const [language, { about }] of Object.entries(TABLE_TEXTS))
      for (const [piece, sentence] of Object.entries(about)) {
        expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
        const context = { text: TABLE_TEXTS.en, say: gameText, language } as unknown as TableContext
        const reading = readPiece(context, explainKey(piece as ExplainedRunnerPiece, 'Title'))
        for (const { word, meaning } of reading?.keywords ?? []) expect([word, meaning === '']).toEqual([word, false])
      }
  })
})

describe('a match ended by agreement', () => {
  it.each([
    ['during the viewer’s action', TURN, 0],
    ['during the opponent’s action', TURN, 1],
    ['during a raid', RAID, rumRunner.awaited(RAID)[0] ?? 0],
  ])('asks nothing more if it ended %s', (_, state, viewer) => {
    const running = drawn(state, viewer)
    expect(running).not.toContain(`<h2>${kit.over}</h2>`)
    const markup = drawn(state, viewer, { awaited: [] })
    expect(markup).toContain(`<h2>${kit.over}</h2>`)
    expect(markup).not.toContain('rr-chip')
    expect(/<div class="table-acts[^>]*>(.*?)<\/div>/.exec(markup)?.[1]).toBe('')
    expect(markup).not.toContain(text.waitFor('Jan'))
  })
})
