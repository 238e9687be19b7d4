/** The record of a match that is played in one process. */
import { expect, it } from 'vitest'
import { toy } from '../../test/toy/index.ts'
import { position } from '../../test/toy/positions.ts'
import { printJournal, parseJournal } from '../journal/journal-file.ts'
import { replay } from '../replay/replay.ts'
import { endMatch } from './match.ts'
import { createRecord, seededHeader } from './record.ts'

const PLAYERS = ['Ada', 'Ben', 'Ruth'].map(name => ({ name, bot: null }))
const SEED = '5e'.repeat(32)

it('records moves and other changes, and prints a journal that replays to the same match', () => {
  const seen: string[] = []
  const header = seededHeader(toy, { match: 'm', options: { rounds: 1 }, players: PLAYERS, seed: SEED })
  const record = createRecord(toy, header, ({ entry }) => seen.push(entry.type))
  expect([record.first?.events.length, record.current().version]).toEqual([1, 0])
  const [crate] = toy.view(record.current().state, 1).hand
  expect(record.play(1, { type: 'pack', crate, lamp: false }, 'player').ok).toBe(true)
  expect(record.play(1, { type: 'pack', crate, lamp: false }, 'player')).toMatchObject({ ok: false, refusal: { type: 'not-awaited' } })
  expect(record.keep(endMatch(record.current(), { reason: 'abandoned', outcome: null, at: 0 })).ok).toBe(true)
  expect([seen, record.current().version, record.current().over]).toEqual([['move', 'end'], 2, true])
  const parsed = parseJournal(printJournal(record.journal()))
  if (!parsed.ok) throw new Error(parsed.problem)
  const { frames, fault } = replay(toy, parsed.journal)
  expect([fault, frames.at(-1)?.match.state]).toEqual([null, record.current().state])
})

it('starts from the position in its header', () => {
  const state = position('hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2')
  const start = { state, of: null }
  const record = createRecord(toy, seededHeader(toy, { match: 'm', options: null, players: PLAYERS, seed: SEED, start }))
  expect([record.first, record.current().state]).toEqual([null, state])
})
