/** How messages change the table model, and the log lines made from it. */
import type { GameTypes } from '@tortuga/kit'
import type { ServerMessage, VisibleEntry, PublicEntry } from '@tortuga/wire'
import type { WebGame } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { en } from '../../text/en/index.ts'
import { pl } from '../../text/pl/index.ts'
import { movesBackToSeat, buildLog, describeEntry, standingMoves } from './log-lines.ts'
import { applyAnswer, EMPTY_TABLE, mayAct, moveInFlight, applyMessage } from './table-model.ts'
import type { TableModel, TableUpdate } from './table-model.ts'

const update = (part: Partial<TableUpdate>): TableUpdate => ({
  type: 'update',
  version: 0,
  since: null,
  shown: [],
  view: {},
  players: [
    { name: 'Ola', bot: null },
    { name: 'Bonny', bot: 'greedy' },
    { name: '', bot: null },
  ],
  awaited: [0],
  question: 0,
  undoable: 0,
  proposal: null,
  clocks: null,
  outcome: null,
  over: false,
  now: 0,
  ...part,
})
const shown = (version: number, entry: PublicEntry | null = null, events: readonly unknown[] = []): VisibleEntry => ({
  version,
  entry,
  events,
})
const moved = (version: number, seat: number): VisibleEntry =>
  shown(version, { type: 'move', at: 0, seat, by: 'player' }, [{ type: 'drew', seat }])
const receive = (model: TableModel, ...messages: readonly ServerMessage[]): TableModel =>
  messages.reduce((before, message) => applyMessage(before, message, 5), model)
const seated = { ...EMPTY_TABLE, status: { type: 'open' }, welcome: { type: 'welcome', viewer: 0 } } as TableModel

describe('updates', () => {
  it('bring the complete log first, then only new steps, which are animated', () => {
    const first = receive(seated, update({ version: 2, shown: [shown(0), moved(1, 0), moved(2, 1)] }))
    expect([first.log.length, first.fresh.length]).toEqual([3, 0])
    const next = receive(first, update({ version: 3, since: 2, shown: [moved(3, 0)] }))
    expect([next.log.length, next.fresh.map(({ version }) => version)]).toEqual([4, [3]])
  })

  it('that repeat known steps add nothing', () => {
    const model = receive(
      seated,
      update({ version: 1, shown: [shown(0), moved(1, 0)] }),
      update({ version: 1, since: 0, shown: [moved(1, 0)] }),
    )
    expect([model.log.length, model.fresh.length]).toEqual([2, 0])
  })

  it('remove the refusal when another question is asked', () => {
    const refused = applyAnswer(receive(seated, update({})), {
      type: 'refused',
      request: { type: 'move', id: 'a', question: 0, move: 'x' },
      refusal: { type: 'no-cards' },
      rules: ['R4.1'],
    })
    expect(receive(refused, update({ version: 1, since: 0, question: 0 })).refused).not.toBeNull()
    expect(receive(refused, update({ version: 1, since: 0, question: 1 })).refused).toBeNull()
  })
})

describe('chat', () => {
  it('is not duplicated when it is sent again after a reconnect', () => {
    const line: ServerMessage = { type: 'chat', seat: 0, text: 'Ahoy', at: 1 }
    const welcome = { type: 'welcome', viewer: 0 } as ServerMessage
    expect(receive(seated, line, welcome, line).chat).toEqual([line])
  })
})

describe('acting', () => {
  const asked = receive(seated, update({}))
  const sending: TableModel = {
    ...asked,
    flight: [{ request: { type: 'move', id: 'a', question: 0, move: 'draw' }, state: 'sent', version: null }],
  }

  it('is possible for a seat that is asked and connected', () => {
    expect(mayAct(asked)).toBe(true)
    expect(mayAct({ ...asked, status: { type: 'lost' } })).toBe(false)
    expect(mayAct({ ...asked, halted: true })).toBe(false)
    expect(mayAct(receive(seated, update({ question: null })))).toBe(false)
  })

  it('waits for an unanswered move', () => {
    expect(mayAct(sending)).toBe(false)
    expect(moveInFlight(sending)).toBe('draw')
    expect(moveInFlight(asked)).toBeNull()
  })
})

const web = { sayEvent: ({ type }: { type: string }, name: (seat: number) => string) => (type === 'quiet' ? null : `${name(0)} ${type}`) }
const context = {
  web: web as unknown as WebGame<GameTypes>,
  texts: en,
  language: 'en' as const,
  name: (seat: number) => ['Ola', 'Bonny', 'Guest'][seat] ?? '',
}

describe('the log', () => {
  it('has events in the words of the game and everything else in ours', () => {
    const model = receive(
      seated,
      update({
        version: 2,
        shown: [
          shown(0),
          shown(1, { type: 'undo', at: 0, seat: 0, back: 2, agreed: [] }),
          shown(2, null, [{ type: 'quiet' }, { type: 'drew' }]),
        ],
      }),
    )
    expect(buildLog(model, context, false).map(({ text }) => text)).toEqual([
      'The game begins.',
      'Ola undoes 2 moves.',
      'The game begins.',
      'Ola drew',
      'Your turn.',
    ])
  })

  it('gets earlier pages at its beginning, each once and without gaps', () => {
    const versionsAfter = (...pages: readonly (readonly number[])[]): readonly number[] =>
      pages
        .reduce<TableModel>(
          (model, page) => receive(model, { type: 'log', shown: page.map(version => moved(version, 0)) }),
          receive(seated, update({ version: 6, shown: [moved(5, 0), moved(6, 1)] })),
        )
        .log.map(({ version }) => version)
    expect(versionsAfter([3, 4], [0, 1, 2])).toEqual([0, 1, 2, 3, 4, 5, 6])
    expect(versionsAfter([3, 4], [3, 4])).toEqual([3, 4, 5, 6])
    expect(versionsAfter([2, 3], [])).toEqual([5, 6])
    expect(versionsAfter([3, 4], [0, 1, 2], [0])).toEqual([0, 1, 2, 3, 4, 5, 6])
  })

  it('marks the first line of every turn', () => {
    const model = receive(seated, update({ version: 4, shown: [shown(0), moved(1, 0), moved(2, 1), moved(3, 1), moved(4, 0)] }))
    const starts = buildLog(model, context, true).flatMap(({ key, isTurnStart }) => (isTurnStart === true ? [key] : []))
    expect(starts).toEqual(['1.0', '2.0', '4.0'])
  })

  it('says whose turn it is, except for bots', () => {
    const last = (part: Partial<TableUpdate>): string | undefined => buildLog(receive(seated, update(part)), context, false).at(-1)?.text
    expect(last({ awaited: [0] })).toBe('Your turn.')
    expect(last({ awaited: [2], question: null })).toBe('Waiting for Guest.')
    expect(last({ awaited: [1], question: null })).toBeUndefined()
    expect(last({ awaited: [], question: null, over: true })).toBeUndefined()
  })

  it('gives every line a unique key', () => {
    const model = receive(seated, update({ version: 3, shown: [shown(0), moved(1, 0), moved(2, 1), moved(3, 0)] }))
    const keys = buildLog(model, context, false).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has a text for every entry in both languages', () => {
    const at = 0
    const entries: readonly PublicEntry[] = [
      { type: 'move', at, seat: 0, by: 'clock' },
      { type: 'undo', at, seat: 0, back: 5, agreed: [] },
      { type: 'propose', at, seat: 0, proposal: { type: 'undo', back: 22 }, asks: [1] },
      { type: 'propose', at, seat: 0, proposal: { type: 'bot', seat: 1, level: 'greedy' }, asks: [] },
      { type: 'propose', at, seat: 0, proposal: { type: 'substitute', seat: 1 }, asks: [] },
      { type: 'propose', at, seat: 0, proposal: { type: 'end' }, asks: [] },
      { type: 'vote', at, seat: 0, agree: true },
      { type: 'vote', at, seat: 0, agree: false },
      { type: 'sit', at, seat: 0, player: { name: 'Ola', bot: null } },
      { type: 'sit', at, seat: 0, player: { name: 'Ola', bot: 'greedy' } },
      { type: 'end', at, reason: 'agreed', outcome: null, hash: '' },
      { type: 'end', at, reason: 'abandoned', outcome: null, hash: '' },
    ]
    for (const texts of [en, pl]) expect(new Set(entries.map(entry => describeEntry(entry, () => 'Ola', texts))).size).toBe(entries.length)
    expect(describeEntry({ type: 'move', at, seat: 0, by: 'bot' }, () => 'Ola', en)).toBeNull()
  })
})

describe('undo', () => {
  const log = [
    shown(0),
    moved(1, 0),
    moved(2, 1),
    moved(3, 2),
    moved(4, 0),
    shown(5, { type: 'undo', at: 0, seat: 0, back: 1, agreed: [] }),
  ]
  it('counts the moves that were not undone', () => {
    expect(standingMoves(log)).toEqual([0, 1, 2])
    expect(movesBackToSeat(log, 0)).toBe(3)
    expect(movesBackToSeat(log, 2)).toBe(1)
    expect(movesBackToSeat([shown(0)], 0)).toBeNull()
  })
})
