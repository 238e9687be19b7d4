/** The first rendering of the table: restored drafts, hints during a boarding report, and the end of a match. */
import { fastRandom, pick } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { KIT_TEXTS } from '../../../../packages/ui/src/text/kit-text.ts'
import { renderTable, storageWith, tagsContaining } from '../../../../packages/ui/test/render-table.ts'
import { notation, seaOfClouds, type Event, type SeaTypes, type State } from '../../rules/index.ts'
import { questionOf, draftFromMove, NO_DRAFT, readDraftState } from './draft/draft-state.ts'
import { SeaTable } from './table.tsx'
import { loadTexts, TABLE_TEXTS } from '../text/index.ts'

await loadTexts('en')
const text = TABLE_TEXTS.en
const state = (position: string): State => notation.parseState(`standard | ${position}`)
const EXCHANGE = state('A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding')
const DECIDE = state('A: 3 | B: 3 | agenda: decide A 1, end-turn A')

const drawn = (from: State, more: Partial<TableProps<SeaTypes>> = {}): string =>
  renderTable({ viewer: 0, ...more, game: seaOfClouds, Table: SeaTable, state: from })
const storageFor = (from: State, draft: unknown) => {
  const { round, agenda, hand, captains } = seaOfClouds.view(from, 0)
  const question = JSON.stringify([questionOf(agenda[0]!), round, agenda, hand, captains])
  return storageWith({ order: ['beer', 'cook'], draft: { question, draft } })
}
const chosenIn = (markup: string): number => tagsContaining(markup, 'data-mark="picked"').length

describe('a draft after a reload', () => {
  const half = { ...NO_DRAFT, give: 0 }

  it('is restored, even if incomplete', () => {
    expect(chosenIn(drawn(EXCHANGE, { storage: storageFor(EXCHANGE, half) }))).toBe(1)
    expect(chosenIn(drawn(EXCHANGE, { storage: storageFor(EXCHANGE, { ...half, get: { victim: 1, take: 0 } }) }))).toBe(2)
    expect(chosenIn(drawn(EXCHANGE))).toBe(0)
  })

  it('keeps the marks of the hint that it follows, also on the button that sends it', () => {
    const move = { type: 'exchange', give: 0, victim: 1, take: 0 } as const
    const hint = { move, why: 'it is worth six' }
    const markup = drawn(EXCHANGE, { storage: storageFor(EXCHANGE, draftFromMove(move)), hint })
    expect(tagsContaining(markup, 'data-hinted="true"')).toHaveLength(2)
    expect(tagsContaining(markup, 'data-mark="hinted"')).toHaveLength(1)
  })

  it('is dropped for another question and after the end', () => {
    const storage = storageFor(EXCHANGE, half)
    expect(chosenIn(drawn({ ...EXCHANGE, round: EXCHANGE.round + 1 }, { storage }))).toBe(0)
    expect(chosenIn(drawn(EXCHANGE, { storage, awaited: [] }))).toBe(0)
  })

  it('is restored for every move of random games, and never in another position', () => {
    const random = fastRandom(5)
    const read = new Set<string>()
    for (let game = 0; game < 6; game += 1) {
      let { state: now } = seaOfClouds.setup(seaOfClouds.presets['standard']!, 3, random)
      for (let [seat] = seaOfClouds.awaited(now); seat !== undefined; [seat] = seaOfClouds.awaited(now)) {
        const view = seaOfClouds.view(now, seat)
        const moves = [...seaOfClouds.moves(view)]
        for (const move of moves) {
          const draft = draftFromMove(move)
          expect(readDraftState(JSON.parse(JSON.stringify(draft)), view, seaOfClouds)).toEqual(draft)
          if (draft !== NO_DRAFT) read.add(move.type)
        }
        expect(readDraftState({ ...NO_DRAFT, chosen: { type: 'discard', place: 27 } }, view, seaOfClouds)).toBe(NO_DRAFT)
        ;({ state: now } = seaOfClouds.apply(now, seat, pick(moves, random), random))
      }
    }
    expect([...read].toSorted()).toEqual(['aim', 'discard', 'exchange', 'pick', 'resolve'])
  })

  it.each([null, 7, {}, { ...half, give: 3 }, { ...half, give: 'cutlass' }, { ...half, get: { victim: 3, take: null } }])(
    'is empty if %j was stored',
    found => {
      expect(readDraftState(found, seaOfClouds.view(EXCHANGE, 0), seaOfClouds)).toBe(NO_DRAFT)
    },
  )
})

describe('the options of a Pirate', () => {
  it('say what it takes from a captain, not what the captain owns', () => {
    const markup = drawn(
      state(
        'A: 6 pirates rachel-cruz>BC gunner>BC | B: 5 rum rum-4 rum-1 | C: 1 | boarding: 4 0 0; A>B B-C A>C | agenda: resolve A, end-boarding, end-round',
      ),
    )
    expect(markup).toContain(text.takesCoins(2, 5))
    expect(markup).toContain(text.takesCoins(1, 1))
    expect(markup).toContain(text.takesRum(1, 2))
    expect(markup).toContain(text.takesRum(0, 0))
  })
})

describe('while a boarding report is shown', () => {
  const events: readonly Event[] = [
    { type: 'boarding-began', round: 5, strengths: [6, 4], crews: [3, 1], fighters: [['gunner', 'brawler'], ['mr-feather']] },
    { type: 'fought', seats: [0, 1], winner: 0, tied: false },
    { type: 'pirates-discarded', pirates: [['cook'], []] },
  ]
  const newEvents = events.map(event => ({ version: 7, event }))

  it('a hint for the next question is shown', () => {
    const reading = drawn(DECIDE, { newEvents })
    expect(reading).toContain(text.boardingOver)
    expect(reading).not.toContain('hint-line')
    const hinted = drawn(DECIDE, { newEvents, hint: { move: { type: 'take' }, why: 'it is worth six' } })
    expect(hinted).toContain(text.boardingOver)
    expect(hinted).toContain('it is worth six')
  })
})

describe('a match ended by agreement', () => {
  it.each([EXCHANGE, DECIDE])('asks nothing and shows no scoring', from => {
    expect(drawn(from)).not.toContain(KIT_TEXTS.en.over)
    const markup = drawn(from, { awaited: [] })
    expect(markup).toContain(KIT_TEXTS.en.over)
    expect(markup).not.toContain(text.finalScoring)
    expect(markup).not.toContain(text.looks('Ola'))
    expect(tagsContaining(markup, 'class="btn')).toEqual([])
    expect(tagsContaining(markup, 'data-round="next"').length).toBeGreaterThan(0)
  })

  it('shows the scoring if the match ended by the rules', () => {
    expect(drawn({ ...DECIDE, agenda: [] })).toContain(text.finalScoring)
  })
})
