/** The journals that players of version 0.1.0 saved verify and replay in this build: in the kit, and with the commands `verify` and `replay`. */
import { findEdition } from '@tortuga/games'
import { parseJournal, replay, verify } from '@tortuga/kit'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runWith } from '../../../cli/test/terminal.ts'
import { failuresOf } from './check-match.ts'
import { readJournals } from './open-store.ts'

/** Where a journal was written: at a table to the end (in one the clock moved for a player) or to an early end, on a device before the match was over, or by the engine, from a deal or from a position. */
type Origin = 'table' | 'clock' | 'early-end' | 'device' | 'engine' | 'position'
const originOf = (name: string): Origin => {
  if (/-(agreed|abandoned)$/.test(name)) return 'early-end'
  if (name === 'rummikub-outcome-clock') return 'clock'
  if (name.endsWith('-on-device')) return 'device'
  if (name.endsWith('-engine-from-position')) return 'position'
  return name.endsWith('-engine') ? 'engine' : 'table'
}

/** The checks of `verify` that do not hold, as `check: why`. A device keeps its secret until the match is over; the engine proves neither its seed nor its start. */
const WITHOUT_PROOF = ['file: no-checksum', 'commitment: not-asked-for', 'seed: not-asked-for']
const NOT_HOLDING: Readonly<Record<Origin, readonly string[]>> = {
  table: [],
  clock: [],
  'early-end': [],
  device: ['commitment: not-opened', 'seed: not-opened', 'play: no-seed', 'end: not-over'],
  engine: WITHOUT_PROOF,
  position: [...WITHOUT_PROOF, 'start: from-position'],
}
const NOT_ALL_CHECKED = 'Not provable: what was checked is correct, but not everything could be checked (exit code 3).'
const VERDICTS: Readonly<Record<Origin, string>> = {
  table:
    'Everything in the file is correct. To prove that it is the match you played, pass --own, --commitment and the --head of its last entry.',
  clock: NOT_ALL_CHECKED,
  'early-end': NOT_ALL_CHECKED,
  device: NOT_ALL_CHECKED,
  engine: NOT_ALL_CHECKED,
  position: NOT_ALL_CHECKED,
}
const EXITS: Readonly<Record<Origin, number>> = { table: 0, clock: 3, 'early-end': 3, device: 3, engine: 3, position: 3 }

describe.each([...readJournals()].map(([name, text]) => ({ name, text, origin: originOf(name) })))('the journal $name', journal => {
  const { name, text, origin } = journal
  const file = join(import.meta.dirname, 'journals', `${name}.jsonl`)
  const isReplayable = origin !== 'device'

  it(isReplayable ? 'verifies under its own rules and is played entry by entry' : 'is not opened yet', async () => {
    const parsed = parseJournal(text)
    if (!parsed.ok) throw new Error(`line ${parsed.line}: ${parsed.problem}`)
    const { header, entries } = parsed.journal
    expect([header.rules, header.start === null]).toEqual([1, origin !== 'position'])
    const edition = await findEdition(header.game, header.rules)
    if (edition === null) throw new Error(`no rules ${header.rules} of ${header.game}`)
    const { findings, verdict } = verify(edition.game, parsed)
    expect(failuresOf(findings).map(({ check, why }) => `${check}: ${why}`)).toEqual(NOT_HOLDING[origin])
    expect(verdict).not.toBe('forged')
    expect(replay(edition.game, parsed.journal).frames).toHaveLength(isReplayable ? entries.length + 1 : 0)
  })

  it('gets the same verdict from the command line', async () => {
    const verified = await runWith(['verify', file])
    expect([verified.exit, verified.out.trimEnd().split('\n').at(-1)]).toEqual([EXITS[origin], VERDICTS[origin]])
    const replayed = await runWith(['replay', file])
    expect(replayed.exit).toBe(isReplayable ? 0 : 1)
    const moves = text.match(/^\{"type":"(?!rules)/gm)?.length ?? 0
    if (isReplayable) expect(replayed.out).toContain(`${moves} of ${moves}`)
    else expect(replayed.out).toContain('there is no seed to replay it with')
  })
})
