/** What was found, as sentences a player understands; in both languages nothing is left out. */
import { CHECKS } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import type { Shown } from '@tortuga/room'
import type { WebGame } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { en as shell } from '../text/en.ts'
import type { Checked, Found } from './reading.ts'
import { en } from './text/en.ts'
import { pl } from './text/pl.ts'
import { sayAll, sayEyes, sayFound, sayPosition, sayVerdict } from './words.ts'

const holding: readonly Found[] = CHECKS.map(check => ({ check, result: 'holds', line: null, why: null }))
const found = (check: Found['check'], part: Partial<Found>): Found => ({ check, result: 'fails', line: null, why: null, ...part })
const verdictOf = (findings: readonly Found[]): string => {
  const checked: Checked = { holds: findings.every(({ result }) => result !== 'fails'), findings }
  return sayVerdict(checked, en)
}

describe('a finding', () => {
  it('that holds says what was checked, and whether the seal was remembered', () => {
    expect(holding.map(one => sayFound(one, false, en))).toEqual(CHECKS.map(check => en.check.holds[check]))
    expect(sayFound(found('commitment', { result: 'holds' }), true, en)).toBe(en.check.holds.commitmentSeen)
  })

  it('that fails names the line and why', () => {
    expect(sayFound(found('play', { line: 12, why: 'refused' }), false, en)).toBe('Line 12 of the record: the rules do not allow it.')
    expect(sayFound(found('file', { line: 9, why: 'not-json' }), false, pl)).toBe('Wiersz 9 zapisu: nie da się go odczytać.')
  })

  it('that was not made says why not', () => {
    const left = (check: Found['check'], why: Found['why'], line: number | null = null) =>
      sayFound(found(check, { result: 'not-checked', why, line }), false, en)
    expect(left('own', 'not-asked-for')).toBe(en.check.notChecked.own)
    expect(left('seed', 'not-asked-for')).toBe(en.check.notChecked.unsealed)
    expect(left('end', 'not-over')).toBe(en.check.notChecked.unreached)
    expect(left('file', 'no-checksum')).toBe('The file has no checksum.')
    expect(left('play', 'older-rules', 31)).toMatch(/^Line 31 of the record: what comes before/)
  })
})

describe('the verdict', () => {
  it('holds as a whole only where everything was checked', () => {
    expect(verdictOf(holding)).toBe(en.check.all)
    expect(verdictOf(holding.map(one => (one.check === 'own' ? { ...one, result: 'not-checked' } : one)))).toBe(en.check.some)
    expect(verdictOf(holding.map(one => (one.check === 'play' ? { ...one, result: 'fails' } : one)))).toBe(en.check.none)
  })
})

it('names eyes', () => {
  const players = [
    { name: 'Ola', bot: null },
    { name: 'Bonny', bot: 'steady' },
    { name: '', bot: null },
  ]
  const eyes = ([0, 1, 2, 'table', 'open'] as const).map(viewer => sayEyes(viewer, players, shell, en))
  expect(eyes).toEqual(['Ola', 'Bonny (bot)', 'a guest', 'Onlooker', 'All open'])
})

it('says what happened, also where there are no words for an event any more', () => {
  const web = {
    sayEvent: ({ type }: { readonly type: string }) => {
      if (type === 'older') throw new Error('no such event')
      return type === 'silent' ? null : `It ${type}.`
    },
  } as unknown as WebGame<GameTypes>
  const move = { type: 'move', at: 0, seat: 1, by: 'player' } as const
  const told: readonly Shown[] = [
    { version: 0, events: [{ type: 'began' }], entry: null },
    { version: 1, events: [{ type: 'went' }, { type: 'silent' }], entry: move },
    { version: 2, events: [{ type: 'older' }], entry: move },
    { version: 3, events: [], entry: move },
    { version: 4, events: [], entry: { type: 'sit', at: 0, seat: 1, player: { name: 'Rolf', bot: null } } },
    { version: 5, events: [], entry: { type: 'end', at: 0, reason: 'agreed', outcome: null, hash: '' } },
  ]
  const players = told.map(({ version }) => ['Ada', version < 4 ? 'Ben' : 'Rolf'].map(name => ({ name, bot: null })))
  const said = sayAll(told, { web, texts: shell, words: en, language: 'en', players, outcome: 'Nobody wins.' })
  expect(said.map(lines => lines.map(({ text }) => text))).toEqual([
    [shell.table.entry.began, 'It began.'],
    ['It went.'],
    ['Ben makes a move.'],
    ['Ben makes a move.'],
    [shell.table.entry.sitBack('Rolf')],
    [shell.table.entry.endAgreed, 'Nobody wins.'],
  ])
})

it('says a position in one breath', () => {
  const lines = [{ key: '12', text: 'Ola draws a card.', kind: 'line' as const }]
  expect(sayPosition(12, 80, lines, en)).toBe('Move 12 of 80. Ola draws a card.')
  expect(sayPosition(12, 80, [], pl)).toBe('Ruch 12 z 80.')
})

/** All paths of a table with their values, arrays by index. */
const leaves = (value: unknown, path = ''): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => leaves(inside, `${path}.${key}`))
    : [[path, value] as const]

describe('the tables', () => {
  it('have the same sentences, none empty, and differ wherever there are words', () => {
    expect(leaves(pl).map(([path]) => path)).toEqual(leaves(en).map(([path]) => path))
    expect([...leaves(en), ...leaves(pl)].filter(([, value]) => value === '')).toEqual([])
    const english = new Map(leaves(en))
    const same = leaves(pl).filter(([path, value]) => typeof value === 'string' && value === english.get(path))
    expect(same.map(([path]) => path)).toEqual(['.keyHints.0.0', '.keyHints.1.0', '.keyHints.3.0']) // the names of keys
  })

  it.each([
    [1, '1 ruchu', '1 pozycja pochodzi'],
    [2, '2 ruchów', '2 pozycje pochodzą'],
    [5, '5 ruchów', '5 pozycji pochodzi'],
    [22, '22 ruchów', '22 pozycje pochodzą'],
  ])('count %d in Polish', (count, moves, positions) => {
    expect(pl.playing(0, count)).toContain(moves)
    expect(pl.strip.lostSome(count)).toContain(positions)
  })
})
