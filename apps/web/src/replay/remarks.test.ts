/** What is said about a recording that is not simply whole. */
import { expect, it } from 'vitest'
import type { Facts } from './reading.ts'
import { remarksOf } from './remarks.ts'
import { en } from './text/en.ts'

const SOURCE = { kind: 'file', id: '', text: '', own: null, kept: null } as const
const KEPT = { ...SOURCE, kind: 'server', kept: () => Promise.reject(new Error('not asked')) } as const

/** Ten entries, all of them played, unless said otherwise. */
const facts = (part: Partial<Facts> = {}): Facts => ({
  header: {} as Facts['header'],
  entries: Array.from({ length: 10 }, () => ({ type: 'move', at: 0, seat: 0, by: 'player' })),
  clocks: [],
  played: { first: 0, last: 10 },
  fault: null,
  sum: 'right',
  badLine: null,
  ...part,
})
const say = (part: Partial<Facts>, source: typeof SOURCE | typeof KEPT = SOURCE, first = 0, isOver = true) =>
  remarksOf({ facts: facts(part), source, isOver, first }, en).map(({ text, isBad }) => (isBad ? `! ${text}` : text))

const { strip, check } = en

it('says nothing about a whole one', () => {
  expect(say({})).toEqual([])
  expect(say({ sum: 'missing' })).toEqual([])
})

it('names the line that cannot have happened, and what is shown instead', () => {
  const fault = { version: 6, problem: 'refused' } as const
  const broken = { fault, sum: 'wrong', played: { first: 0, last: 5 } } as const
  expect(say(broken)).toEqual([`! ${strip.fault(7, check.why.refused)}`])
  expect(say(broken, KEPT)).toEqual([`! ${strip.faultKept(7, check.why.refused)}`])
})

it('names the line that cannot be read, or else the checksum', () => {
  expect(say({ badLine: { line: 8, problem: 'not-json' }, sum: 'missing' })).toEqual([`! ${strip.badLine(8)}`])
  expect(say({ sum: 'wrong' })).toEqual([`! ${strip.sum}`])
})

it('tells what was played under older rules: kept, or lost where there is only a file', () => {
  expect(say({ played: { first: 4, last: 10 } }, SOURCE, 4)).toEqual([strip.lostSome(4)])
  expect(say({ played: { first: 4, last: 10 } }, KEPT)).toEqual([strip.keptSome(4)])
  expect(say({ played: { first: 11, last: 10 } }, KEPT)).toEqual([strip.keptAll])
})

it('tells that one sees one’s own seat alone while a match goes on', () => {
  expect(say({ fault: { version: 0, problem: 'no-seed' } }, KEPT, 0, false)).toEqual([strip.notOver])
})
