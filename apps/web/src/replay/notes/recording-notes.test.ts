/** The notes about a recording that is damaged or not fully replayed. */
import type { RecordingFacts } from '@tortuga/wire'
import { expect, it } from 'vitest'
import { fairness } from '../../text/en/fairness.ts'
import { replay } from '../../text/en/replay.ts'
import { notesOn } from './recording-notes.ts'

const FILE = { kind: 'file', id: '', text: '', own: null, avatars: [], stored: null } as const
const SERVER = { ...FILE, kind: 'server', stored: () => Promise.reject(new Error('not asked')) } as const

/** Ten entries, all of them replayed, unless stated otherwise. */
const facts = (part: Partial<RecordingFacts> = {}): RecordingFacts => ({
  header: { start: null } as RecordingFacts['header'],
  firstLine: 2,
  entries: Array.from({ length: 10 }, () => ({ type: 'move', at: 0, seat: 0, by: 'player' })),
  clocks: [],
  lastPlayed: 10,
  fault: null,
  sum: 'right',
  badLine: null,
  ...part,
})
const notesFor = (part: Partial<RecordingFacts>, source: typeof FILE | typeof SERVER = FILE, isOver = true) =>
  notesOn({ facts: facts(part), source, isOver }, replay, fairness.check.why).map(({ text, isBad }) => (isBad ? `! ${text}` : text))

const { notes } = replay
const { why } = fairness.check

it('has no notes about an intact recording', () => {
  expect(notesFor({})).toEqual([])
  expect(notesFor({ sum: 'missing' })).toEqual([])
})

it('names the impossible line and what is shown instead', () => {
  const fault = { version: 6, problem: 'refused' } as const
  const broken = { fault, sum: 'wrong', lastPlayed: 5 } as const
  expect(notesFor(broken)).toEqual([`! ${notes.fault(7, why.refused)}`])
  expect(notesFor(broken, SERVER)).toEqual([`! ${notes.faultKept(7, why.refused)}`])
})

it('names the unreadable line, or else the checksum', () => {
  expect(notesFor({ badLine: { line: 8, problem: 'not-json' }, sum: 'missing' })).toEqual([`! ${notes.badLine(8)}`])
  expect(notesFor({ sum: 'wrong' })).toEqual([`! ${notes.sum}`])
})

it('says that a match began from a position', () => {
  const header = { start: { state: {}, of: null } } as RecordingFacts['header']
  expect(notesFor({ header })).toEqual([notes.fromPosition])
})

it('counts lines as the file does, which may have one more line before the first entry', () => {
  expect(notesFor({ fault: { version: 6, problem: 'refused' }, firstLine: 3 })).toEqual([`! ${notes.fault(8, why.refused)}`])
})

it('says that only the viewer’s seat is visible while the match is running', () => {
  expect(notesFor({ fault: { version: 0, problem: 'no-seed' } }, SERVER, false)).toEqual([notes.notOver])
})
