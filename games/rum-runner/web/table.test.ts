/** Rum Runner's table at its first look: drafts that a reload finds again, hints, and a match ended by agreement. */
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { draw, keptAs, tagsWith } from '../../../packages/ui/test/draw.ts'
import { notation, rumRunner, type RunnerTypes, type State } from '../rules/index.ts'
import { questionKey } from './draft/asked.ts'
import { NOTHING } from './draft/drafting.ts'
import { readDrafting } from './draft/keep.ts'
import { RunnerTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'

const text = TABLE_TEXTS.en
const TURN = notation.parseState('crown | coins: 3 3 | crown hand: reef light-rum royal-decree | bivalve-bay: (gold-rum)')
const RAID = notation.parseState(
  'crown | turn: pirate 2 | fleet: >longboat[cutthroat-carlie], sloop | bivalve-bay: - < reef+1 squall | raid: bivalve-bay 0 success | agenda: {"type":"do","effect":{"type":"may-move-coin"},"source":{"from":"crew","ship":0,"crew":0}}; raid-end; actions; next-turn',
)

const drawn = (state: State, viewer: number, more: Partial<TableProps<RunnerTypes>> = {}): string =>
  draw({ game: rumRunner, Table: RunnerTable, state, viewer, ...more })
const keptFor = (state: State, viewer: number, draft: unknown) =>
  keptAs({ draft: { question: questionKey(rumRunner.view(state, viewer)), draft } })

describe('a draft over a reload', () => {
  const half = { ...NOTHING, act: 'hazard', cards: ['reef#1'] } as const // the island is still missing
  const isPicked = (markup: string): readonly boolean[] => [
    tagsWith(markup, 'data-act="hazard"').some(tag => tag.includes('aria-pressed="true"')),
    tagsWith(markup, 'data-mark="picked"').length > 0,
  ]

  it('is found again, half-made as it was', () => {
    expect(isPicked(drawn(TURN, 0, { kept: keptFor(TURN, 0, half) }))).toEqual([true, true])
    expect(isPicked(drawn(TURN, 0))).toEqual([false, false])
  })

  it('is dropped for another question, over another table, and for whoever is not asked', () => {
    const kept = keptFor(TURN, 0, half)
    expect(isPicked(drawn({ ...TURN, round: TURN.round + 1 }, 0, { kept }))).toEqual([false, false])
    expect(isPicked(drawn({ ...TURN, actions: TURN.actions - 1 }, 0, { kept }))).toEqual([false, false])
    const other = notation.parseState('crown | coins: 3 3 | crown hand: light-rum royal-decree reef | bivalve-bay: (gold-rum)')
    expect(isPicked(drawn(other, 0, { kept }))).toEqual([false, false])
    expect(isPicked(drawn(TURN, 0, { kept, awaited: [] }))).toEqual([false, false])
  })

  it.each([null, 7, {}, { ...half, act: 'sing' }, { ...half, ships: [-1] }, { ...half, crews: ['reef'] }])(
    'is nothing where %j was kept',
    found => {
      expect(readDrafting(found)).toBe(NOTHING)
    },
  )
})

describe('a hint', () => {
  it('names what it would do, once in the line; what is done at once stands on its button', () => {
    const reef = { move: { type: 'hazard', card: 'reef', island: 2 }, why: 'it keeps the rum safe' } as const
    const [line = ''] = /<div class="hint-line">.*?<\/div>/.exec(drawn(TURN, 0, { hint: reef })) ?? []
    expect(line.replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, '')).toBe(
      `${text.hint}: ${text.deeds.hazard('Reef')} – it keeps the rum safe${text.takeHint}`,
    )
  })
})

describe('a hint that is set up', () => {
  it('stands there with its reason alone: the note and the button say the rest', () => {
    const hint = { move: { type: 'gain' }, why: 'coins will be needed' } as const
    const deed = `${text.deeds.gain} – `
    expect(drawn(TURN, 0, { hint })).toContain(`<span>${deed}</span>coins will be needed`)
    const markup = drawn(TURN, 0, { hint, kept: keptFor(TURN, 0, { ...NOTHING, act: 'gain' }) })
    expect(markup).toContain(`<span class="vh">${deed}</span>coins will be needed`)
    expect(markup).not.toContain(text.takeHint)
    expect(markup).toContain(`<button type="button" class="btn main">${text.deeds.gain}`)
  })
})

describe('a match ended by agreement', () => {
  it.each([
    ['in an action', TURN, 0],
    ['in an action of the other', TURN, 1],
    ['in a raid', RAID, rumRunner.awaited(RAID)[0] ?? 0],
  ])('asks nothing more %s', (_, state, viewer) => {
    const running = drawn(state, viewer)
    expect(running).not.toContain(`<h2>${text.over}</h2>`)
    const markup = drawn(state, viewer, { awaited: [] })
    expect(markup).toContain(`<h2>${text.over}</h2>`)
    expect(markup).not.toContain('rr-chip')
    expect(/<div class="rr-acts">(.*?)<\/div>/.exec(markup)?.[1]).toBe('')
    expect(markup).not.toContain(text.waitFor('Jan'))
  })
})
