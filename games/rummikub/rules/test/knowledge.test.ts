/** Chapter 12 of the rulebook: what each viewer knows. */
import { fastRandom, range } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { rummikub } from '../index.ts'
import { notation } from '../notation/index.ts'
import { DraftSchema } from '../options.ts'
import { doubletsIn, facesOf } from '../data/pieces.ts'
import { after, playing } from '../testing.ts'
import type { State } from '../data/types.ts'
import { view, viewEvent } from '../views/view.ts'

const POSITION = 'pl | table: B4 B5 B6 | A: B3 K1 | B: R1 R2 | opened: A | announced: B | bank: O1 O2'
const STATE = notation.parseState(POSITION)

describe('hidden information', () => {
  it('[R12.1] everybody sees the table, sizes, flags and scores', () => {
    expect(view(STATE, 'table')).toMatchObject({
      table: [{ kind: 'run', tiles: ['B4', 'B5', 'B6'] }],
      rack: [],
      rackSizes: [2, 2],
      bankSize: 2,
      standings: [{ opened: true }, { opened: false, announced: true }],
      rounds: [],
    })
  })

  it('[R12.2] racks, the bank and drawn tiles of other players are hidden', () => {
    expect(view(STATE, 0)).toMatchObject({ rack: ['B3', 'K1'], racks: null, bank: null })
    expect(view(STATE, 'open')).toMatchObject({
      racks: [
        ['B3', 'K1'],
        ['R1', 'R2'],
      ],
      bank: ['O1', 'O2'],
    })
    const [drew] = playing(STATE, 'draw').events
    expect(viewEvent(drew!, 0)).toEqual({ type: 'drew', seat: 0, tile: 'O1', bankLeft: 1 })
    expect(viewEvent(drew!, 1)).toEqual({ type: 'drew', seat: 0, tile: null, bankLeft: 1 })
    expect(rummikub.secrets.hiddenFrom(STATE, 0)).toEqual([['R1.1', 'R2.1', 'O1.1', 'O2.1']])
    expect(JSON.stringify(view(STATE, 0))).not.toMatch(/"[KRBO]\d+\.\d"/)
  })

  it('[R12.3] all racks are shown when a round is scored', () => {
    const { state, events } = playing('pl | table: B4 B5 B6 | A: B3 | B: R1 R2 | opened: A B', 'play B3 B4 B5 B6')
    expect(events[1]).toMatchObject({ type: 'scored', racks: [[], ['R1', 'R2']] })
    expect(view(state!, 0).racks).toEqual([[], ['R1', 'R2']])
    expect(rummikub.secrets.hiddenFrom(state!, 0).flat()).toEqual(state!.bank)
  })

  it('[R12.4] a draft contains table positions and blanks, and cannot contain a face', () => {
    const draft = { type: 'table', sets: [[{ set: 0, place: 2 }, null]], loose: [null] }
    expect(v.is(DraftSchema, draft)).toBe(true)
    expect(v.is(DraftSchema, { type: 'table', sets: [['B3']], loose: [] })).toBe(false)
    expect(v.is(DraftSchema, { type: 'table', sets: [[{ set: 0, place: 0, tile: 'B3' }]], loose: [] })).toBe(false)
    expect(v.is(DraftSchema, { type: 'none' })).toBe(true)
  })

  it('a determinized state keeps the tiles that the viewer took', () => {
    const state = after('pl | A: K1 R5 | B: R1 R2 | opened: B | bank: R5 O2', ['draw'])
    const world = rummikub.determinize(view(state, 0), { int: () => 0 })
    expect(view(world, 0)).toEqual(view(state, 0))
  })
})

describe('sealed answers in determinized states', () => {
  const DEALT = 'pl | agenda: redeal A B | A: R1 R2 R3 R4 R5 R6 R7 | B: B1 B1 B5 B5 K7 K7 O9 | fresh: A B'
  const worldsFor = (position: string | State): readonly State[] => {
    const random = fastRandom(5)
    return range(300).map(() => rummikub.determinize(view(after(position, ['B: redeal yes']), 0), random))
  }

  it('[R2.7] are legal for the sampled rack', () => {
    const worlds = worldsFor(DEALT)
    const wanting = worlds.filter(({ answers }) => answers[1] === true)
    for (const { racks } of wanting) expect(doubletsIn(facesOf(racks[1]!)).length).toBeGreaterThanOrEqual(3)
    expect(worlds.every(({ answers }) => answers[0] === null && answers[1] !== null)).toBe(true)
    expect(worlds.some(({ answers }) => answers[1] === false)).toBe(true)
  })

  it('[R2.7] want a new deal in about half of the states in which they may', () => {
    const { options } = notation.parseState(DEALT)
    const worlds = worldsFor({ ...notation.parseState(DEALT), options: { ...options, doubletsForRedeal: 1 } })
    const able = worlds.filter(({ racks }) => doubletsIn(facesOf(racks[1]!)).length >= 1)
    const wanting = able.filter(({ answers }) => answers[1] === true)
    expect(able.length).toBeGreaterThan(20)
    expect(wanting.length).toBeGreaterThan(able.length / 4)
    expect(wanting.length).toBeLessThan((3 * able.length) / 4)
  })
})
