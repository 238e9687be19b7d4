/** The report of a boarding: what it collects, the battle it shows large, sums of strengths, and what the viewer loses. */
import { describe, expect, it } from 'vitest'
import { cardOf, deckOf, notation, seaOfClouds, type Event } from '../../../rules/index.ts'
import { loadTexts, texts } from '../../text/index.ts'
import { presentBattle, addToReport, REPORT_RULES, reportFromBoarding, sumOf, type BoardingReport } from './boarding-report.ts'
import { lossIn, ownChanges } from './own-changes.ts'

await loadTexts('en')
const { phrases } = texts.en
const strengthIn = (face: string): number => cardOf(deckOf('completed'), face).strength
const BEGAN = {
  type: 'boarding-began',
  round: 5,
  strengths: [6, 4, 0],
  crews: [2, 1, 0],
  fighters: [['gunner', 'brawler'], ['mr-feather'], []],
} as const
const FOUGHT: readonly Event[] = [
  { type: 'fought', seats: [0, 1], winner: 0, tied: false },
  { type: 'fought', seats: [1, 2], winner: 1, tied: false },
  { type: 'fought', seats: [2, 0], winner: 0, tied: false },
]
const STOLE: readonly Event[] = [
  { type: 'stole-doubloons', seat: 0, victim: 1, amount: 2, card: 'rachel-cruz' },
  {
    type: 'stole-rum',
    seat: 0,
    victim: 1,
    rum: { back: 'rum', face: 'rum-2', open: false, seenBy: [0, 1] },
    left: { place: 0, seenBy: [] },
    card: 'gunner',
  },
]
const OVER: Event = { type: 'pirates-discarded', pirates: [['cook'], [], []] }
const read = (...events: readonly Event[]): BoardingReport => addToReport(null, [BEGAN, ...events])!

describe('the report of a boarding', () => {
  it('collects battles, effects and the end over several steps', () => {
    const first = addToReport(null, [{ type: 'round-began', round: 5 }, BEGAN, ...FOUGHT])
    expect(first).toMatchObject({ round: 5, strengths: [6, 4, 0], done: [], isOver: false })
    const over = addToReport(first, [...STOLE, OVER, { type: 'round-began', round: 6 }])
    expect(over).toMatchObject({ done: STOLE, isOver: true })
    expect(addToReport(over, [{ type: 'left', seat: 0, space: 0 }])).toBe(over)
  })

  it('can start in the middle of a boarding, from the view', () => {
    const position =
      'standard | round: 10 | A: 3 pirates gunner>B objects cutlass | B: 3 | boarding: 3 0; A>B | agenda: resolve A, end-boarding'
    const view = seaOfClouds.view(notation.parseState(position), 0)
    expect(reportFromBoarding(view)).toMatchObject({
      round: 10,
      fighters: [['gunner', 'cutlass'], []],
      battles: [{ winner: 0 }],
      isOver: false,
    })
    expect(REPORT_RULES.fit(null, { ...view, boarding: null })).toBeNull()
  })

  it('shows the last battle large, then the battle of each effect', () => {
    expect(presentBattle(read())).toBeNull()
    expect(presentBattle(read(...FOUGHT))?.seats).toEqual([2, 0])
    expect(presentBattle(read(...FOUGHT, ...STOLE))?.seats).toEqual([0, 1])
    expect(presentBattle(read(...FOUGHT, { type: 'gained', seat: 1, amount: 1, card: 'brawler' }))?.seats).toEqual([1, 2])
  })

  it('says a strength as a sum if its parts are known', () => {
    expect(sumOf(read(), 0, strengthIn)).toEqual([2, 4])
    expect(sumOf({ ...read(), fighters: [] }, 0, strengthIn)).toBeNull()
  })

  it('says what the viewer loses, and by which card', () => {
    const report = read(...FOUGHT, ...STOLE)
    expect(ownChanges({ phrases }, report, 1).map(({ zone, amount, what }) => [zone, amount, what])).toEqual([
      ['doubloons', -2, '2 doubloons'],
      ['rum', -1, 'Spiced Rum'],
    ])
    expect(lossIn({ phrases, report, seat: 1 }, 'rum')).toEqual({ amount: 1, by: ['Gunner'] })
    expect(lossIn({ phrases, report, seat: 1 }, 'objects')).toBeNull()
    expect(lossIn({ phrases, report, seat: 0 }, 'rum')).toBeNull()
  })
})
