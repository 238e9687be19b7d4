/** Checking a draft by the rules, set by set and as a whole. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rummikub } from '../../../rules/index.ts'
import { blameOddTile, checkDraft, findSpareTile, tableOf, wrongTileIn } from './check-draft.ts'
import { moveTiles, tilesOnRack } from './draft.ts'
import { draftOf, move, print, viewOf } from './testing.ts'

const judged = (position: string, ...steps: readonly [string, number | 'new' | 'rack'][]) => {
  const view = viewOf(position)
  const draft = steps.reduce((now, [tiles, to]) => move(now, tiles, to), draftOf(view))
  return { draft, view, ...checkDraft(draft, view, 0) }
}
const states = ({ marks }: { readonly marks: readonly { readonly state: string }[] }): string => marks.map(({ state }) => state).join(' ')

describe('the check of a draft', () => {
  it('marks only changed sets', () => {
    const found = judged('pl | table: K4 K5 K6 / R1 R2 R3 | A: K7 | B: - | opened: A', ['K7', 0])
    expect(states(found)).toBe('right plain')
    expect(found.refusal).toBeNull()
    expect(found.laid).toEqual(['K7'])
  })

  it('marks all invalid sets with their faults', () => {
    const found = judged('pl | table: O5 O6 O7 / K7 R7 B7 | A: O8 K8 | B: - | opened: A', ['O7@0', 'new'], ['O8', 0], ['K8', 1])
    expect(states(found)).toBe('broken broken open')
    expect(found.marks.map(({ why }) => why?.type)).toEqual(['gap', 'numbers-differ', 'too-short'])
    expect(found.refusal?.type).toBe('gap')
  })

  it('blames the tile that differs from most others', () => {
    const position = 'pl | table: K6 R6 B6 / B1 B2 B3 / O9 O10 O11 | A: O4 K4 K6 | B: - | opened: A'
    const whyOf = (...steps: readonly [string, number | 'new' | 'rack'][]) => judged(position, ...steps).marks[0]?.why
    expect(whyOf(['O4', 0])).toMatchObject({ type: 'numbers-differ', tile: 'O4', number: 6 })
    expect(blameOddTile(['O4', 'K6', 'R6'], { type: 'numbers-differ', set: 0, tile: 'K6', number: 4 })).toMatchObject({
      tile: 'O4',
      number: 6,
    })
    expect(blameOddTile(['K1', 'B2', 'B3', 'J'], { type: 'colours-differ', set: 0, tile: 'B2', colour: 'K' })).toMatchObject({
      tile: 'K1',
      colour: 'B',
    })
    expect(wrongTileIn(['K6', 'R6', 'K6'], { type: 'colour-twice', set: 0, tile: 'K6' })).toBe(2)
    expect(wrongTileIn(['K6', 'R6'], { type: 'too-short', set: 0, length: 2 })).toBeNull()
  })

  it('does not call a set broken that is only too short', () => {
    expect(states(judged('pl | table: K4 K5 K6 | A: K7 | B: - | opened: A', ['K7', 'new']))).toBe('plain open')
  })

  it('marks table sets that were changed before the opening', () => {
    const found = judged('pl | table: K4 K5 K6 / R1 R2 R3 | A: K7 B10 O10 R10 | B: K2', ['B10 O10 R10', 'new'], ['K7', 0])
    expect(states(found)).toBe('broken plain right')
    expect(found.marks[0]?.why?.type).toBe('table-touched')
  })

  it('adds up the points of valid sets from the rack', () => {
    const found = judged('pl | table: K4 K5 K6 | A: B10 O10 R10 R1 R2 | B: K2', ['B10 O10 R10', 'new'], ['R1 R2', 'new'])
    expect(found.sum).toBe(30)
    expect(found.refusal?.type).toBe('too-short')
    expect(judged('pl | table: - | A: B9 O9 R9 | B: K2', ['B9 O9 R9', 'new'])).toMatchObject({
      sum: 27,
      refusal: { type: 'below-opening', sum: 27 },
    })
  })

  it('finds where a missing tile could come from', () => {
    const find = (position: string, ...steps: readonly [string, number | 'new' | 'rack'][]) => {
      const { draft, marks } = judged(position, ...steps)
      const index = marks.findIndex(({ state }) => state === 'broken')
      const [set, why] = [draft.sets[index], marks[index]?.why]
      return set === undefined || why === undefined || why === null ? null : findSpareTile(draft, set, why, tilesOnRack(draft))
    }
    const rack = 'A: O5 O6 O8 | B: - | opened: A'
    expect(find(`pl | table: K7 R7 B7 O7 | ${rack}`, ['O5 O6 O8', 'new'])).toEqual({ tile: 'O7', from: 'set', id: '0.3' })
    expect(find(`pl | table: K7 R7 O7 | ${rack}`, ['O5 O6 O8', 'new'])).toBeNull()
    expect(find('pl | table: - | A: O5 O6 O8 O7 | B: - | opened: A', ['O5 O6 O8', 'new'])).toEqual({ tile: 'O7', from: 'rack', id: 'O7#0' })
  })

  it('agrees with the check of the move in random drafts', () => {
    const random = fastRandom(7)
    const view = viewOf('pl | table: K4 K5 K6 K7 / R1 R2 R3 / B9 O9 J / O1 O2 O3 O4 | A: K8 R4 K9 B1 J O5 R9 K3 | B: - | opened: A')
    let draft = draftOf(view)
    for (let steps = 0; steps < 600; steps += 1) {
      const all = [...draft.sets.flatMap(({ tiles }) => tiles), ...tilesOnRack(draft)]
      const picked = all.filter(() => random.int(6) === 0).slice(0, 3)
      const goal = draft.sets[random.int(draft.sets.length + 2)]
      const target =
        goal === undefined ? ({ type: random.int(2) === 0 ? 'new' : 'rack' } as const) : ({ type: 'set', id: goal.id, at: null } as const)
      draft = moveTiles(draft, picked, target)
      const { marks, refusal, table } = checkDraft(draft, view, 0)
      expect(refusal).toEqual(rummikub.check(view, { type: 'play', table }))
      expect(table).toEqual(tableOf(draft))
      const first = marks.find(({ state }) => state === 'broken' || state === 'open')
      const [told, found] = [first?.why, refusal].map(why => (why && 'set' in why ? [why.type, why.set] : why?.type))
      if (first !== undefined) expect([print(draft), found]).toEqual([print(draft), told])
      expect(all.length).toBe(22)
    }
  })
})
