/** Log, positions and viewers of a replay in words. */
import type { GameTypes, NameOf } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { VisibleEntry } from '@tortuga/wire'
import { expect, it } from 'vitest'
import { en as texts } from '../../text/en/index.ts'
import { replay as en } from '../../text/en/replay.ts'
import { replay as pl } from '../../text/pl/replay.ts'
import { describeLog, describePosition, describeViewer } from './describe.ts'

it('names viewers', () => {
  const players = [
    { name: 'Ola', bot: null },
    { name: 'Bonny', bot: 'steady' },
    { name: '', bot: null },
  ]
  const viewers = ([0, 1, 2, 'table', 'open'] as const).map(viewer => describeViewer(viewer, players, texts, en))
  expect(viewers).toEqual(['Ola', 'Bonny (bot)', 'Guest', 'Spectator', 'All cards open'])
})

it('describes what happened, even if the game has no text for an event any more', () => {
  const web = {
    sayEvent: ({ type }: { readonly type: string }) => {
      if (type === 'older') throw new Error('no such event')
      return type === 'silent' ? null : `It ${type}.`
    },
  } as unknown as WebGame<GameTypes>
  const move = { type: 'move', at: 0, seat: 1, by: 'player' } as const
  const log: readonly VisibleEntry[] = [
    { version: 0, events: [{ type: 'began' }], entry: null },
    { version: 1, events: [{ type: 'went' }, { type: 'silent' }], entry: move },
    { version: 2, events: [{ type: 'older' }], entry: move },
    { version: 3, events: [], entry: move },
    { version: 4, events: [], entry: { type: 'sit', at: 0, seat: 1, player: { name: 'Rolf', bot: null } } },
    { version: 5, events: [], entry: { type: 'end', at: 0, reason: 'agreed', outcome: null, hash: '' } },
  ]
  const players = log.map(({ version }) => ['Ada', version < 4 ? 'Ben' : 'Rolf'].map(name => ({ name, bot: null })))
  const described = describeLog(log, { web, texts, text: en, language: 'en', players, you: null, outcome: 'Nobody wins.' })
  expect(described.map(lines => lines.map(({ text }) => text))).toEqual([
    [texts.table.entry.began, 'It began.'],
    ['It went.'],
    ['Ben makes a move.'],
    ['Ben makes a move.'],
    [texts.table.entry.substitute('Rolf', 'Ben')],
    [texts.table.entry.endAgreed, 'Nobody wins.'],
  ])
})

it('addresses the visitor in the log of their own view', () => {
  const web = { sayEvent: (_: unknown, name: NameOf) => (name.you === 1 ? 'You go.' : `${name(1)} goes.`) } as unknown as WebGame<GameTypes>
  const log: readonly VisibleEntry[] = [{ version: 0, events: [{ type: 'went' }], entry: { type: 'move', at: 0, seat: 1, by: 'player' } }]
  const players = [['Ada', 'Ben'].map(name => ({ name, bot: null }))]
  const saidTo = (you: 0 | 1 | null): unknown =>
    describeLog(log, { web, texts, text: en, language: 'en', players, you, outcome: '' })[0]?.[0]?.text
  expect([saidTo(1), saidTo(0), saidTo(null)]).toEqual(['You go.', 'Ben goes.', 'Ben goes.'])
})

it('describes a position in one text', () => {
  const lines = [{ key: '12', text: 'Ola draws a card.', kind: 'line' as const }]
  expect(describePosition(12, 80, lines, en)).toBe('Move 12 of 80. Ola draws a card.')
  expect(describePosition(12, 80, [], pl)).toBe('Ruch 12 z 80.')
})

it.each([
  [1, '1 ruchu'],
  [2, '2 ruchów'],
  [5, '5 ruchów'],
  [22, '22 ruchów'],
])('counts %d in Polish', (count, moves) => {
  expect(pl.playing(0, count)).toContain(moves)
})
