/** The table of Sea of Clouds at its first look: drafts that a reload finds again, and a hint while a boarding is still being read. */
import { fastRandom, pick } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { draw, keptAs, tagsWith } from '../../../packages/ui/test/draw.ts'
import { notation, seaOfClouds, type Event, type SeaTypes, type State } from '../rules/index.ts'
import { askedBy, draftOf, NOTHING, readDrafting } from './drafting.ts'
import { SeaTable } from './table.tsx'
import { TABLE_TEXTS } from './text/index.ts'

const text = TABLE_TEXTS.en
const state = (position: string): State => notation.parseState(`standard | ${position}`)
const EXCHANGE = state('A: 3 objects cutlass | B: 3 objects chest+2 | agenda: effect A swindler exchange-object vs B, end-boarding')
const DECIDE = state('A: 3 | B: 3 | agenda: decide A 1, end-turn A')

const drawn = (from: State, more: Partial<TableProps<SeaTypes>> = {}): string =>
  draw({ game: seaOfClouds, Table: SeaTable, state: from, viewer: 0, ...more })
const keptFor = (from: State, draft: unknown) => {
  const { round, agenda, hand, captains } = seaOfClouds.view(from, 0)
  const question = JSON.stringify([askedBy(agenda[0]!), round, agenda, hand, captains])
  return keptAs({ order: ['beer', 'cook'], draft: { question, draft } })
}
const chosenIn = (markup: string): number => tagsWith(markup, 'data-state="chosen"').length

describe('a draft over a reload', () => {
  const half = { ...NOTHING, give: 'cutlass' }

  it('is found again, half-made as it was', () => {
    expect(chosenIn(drawn(EXCHANGE, { kept: keptFor(EXCHANGE, half) }))).toBe(1)
    expect(chosenIn(drawn(EXCHANGE, { kept: keptFor(EXCHANGE, { ...half, get: { victim: 1, take: 'chest' } }) }))).toBe(2)
    expect(chosenIn(drawn(EXCHANGE))).toBe(0)
  })

  it('is dropped for another question, and when all is over', () => {
    const kept = keptFor(EXCHANGE, half)
    expect(chosenIn(drawn({ ...EXCHANGE, round: EXCHANGE.round + 1 }, { kept }))).toBe(0)
    expect(chosenIn(drawn(EXCHANGE, { kept, awaited: [] }))).toBe(0)
  })

  it('is read again whatever was chosen in random games, and never in another position', () => {
    const random = fastRandom(5)
    const read = new Set<string>()
    for (let game = 0; game < 6; game += 1) {
      let { state: now } = seaOfClouds.setup(seaOfClouds.presets['standard']!, 3, random)
      for (let [seat] = seaOfClouds.awaited(now); seat !== undefined; [seat] = seaOfClouds.awaited(now)) {
        const view = seaOfClouds.view(now, seat)
        const moves = [...seaOfClouds.moves(view)]
        for (const move of moves) {
          const draft = draftOf(move)
          expect(readDrafting(JSON.parse(JSON.stringify({ ...draft, lifted: 1 })), view)).toEqual(draft)
          if (draft !== NOTHING) read.add(move.type)
        }
        expect(readDrafting({ ...NOTHING, chosen: { type: 'discard', card: 'nothing-such' } }, view)).toBe(NOTHING)
        ;({ state: now } = seaOfClouds.apply(now, seat, pick(moves, random), random))
      }
    }
    expect([...read].toSorted()).toEqual(['aim', 'discard', 'exchange', 'pick', 'resolve'])
  })

  it.each([null, 7, {}, { ...half, give: 3 }, { ...half, give: 'beer' }, { ...half, get: { victim: 3, take: null } }])(
    'is nothing where %j was kept',
    found => {
      expect(readDrafting(found, seaOfClouds.view(EXCHANGE, 0))).toBe(NOTHING)
    },
  )
})

describe('while a boarding is still being read', () => {
  const events: readonly Event[] = [
    { type: 'boarding-began', round: 5, strengths: [6, 4], crews: [3, 1] },
    { type: 'fought', seats: [0, 1], winner: 0, tied: false },
    { type: 'pirates-discarded', pirates: [['cook'], []] },
  ]
  const happened = events.map(event => ({ version: 7, event }))

  it('a hint is shown: it is about what comes next', () => {
    const reading = drawn(DECIDE, { happened })
    expect(reading).toContain(text.reportRead)
    expect(reading).not.toContain('hint-line')
    const hinted = drawn(DECIDE, { happened, hint: { move: { type: 'take' }, why: 'it is worth six' } })
    expect(hinted).toContain(text.reportRead)
    expect(hinted).toContain('it is worth six')
  })
})

describe('a match ended by agreement', () => {
  it.each([EXCHANGE, DECIDE])('asks nothing more, and nothing is counted', from => {
    expect(drawn(from)).not.toContain(text.over)
    const markup = drawn(from, { awaited: [] })
    expect(markup).toContain(text.over)
    expect(markup).not.toContain(text.finalScoring)
    expect(markup).not.toContain(text.looks('Ola'))
    expect(tagsWith(markup, 'class="btn')).toEqual([])
    expect(tagsWith(markup, 'data-round="next"').length).toBeGreaterThan(0)
  })

  it('is counted where it came to its end', () => {
    expect(drawn({ ...DECIDE, agenda: [] })).toContain(text.finalScoring)
  })
})
