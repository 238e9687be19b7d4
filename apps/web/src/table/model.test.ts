/** What messages make of a table, and what is said about it. */
import type { GameTypes } from '@tortuga/kit'
import type { FromServer, Shown, ShownEntry } from '@tortuga/room'
import type { WebGame } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { en } from '../text/en.ts'
import { pl } from '../text/pl.ts'
import { backToMine, makeLog, sayEntry, standingMoves } from './log-lines.ts'
import { answered, EMPTY, mayAct, moveInFlight, receive, rulesOf } from './model.ts'
import type { TableModel, Update } from './model.ts'

const update = (part: Partial<Update>): Update => ({
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
const shown = (version: number, entry: ShownEntry | null = null, events: readonly unknown[] = []): Shown => ({ version, entry, events })
const moved = (version: number, seat: number): Shown =>
  shown(version, { type: 'move', at: 0, seat, by: 'player' }, [{ type: 'drew', seat }])
const hear = (model: TableModel, ...messages: readonly FromServer[]): TableModel =>
  messages.reduce((before, message) => receive(before, message, 5), model)
const seated = { ...EMPTY, status: { type: 'open' }, welcome: { type: 'welcome', viewer: 0 } } as TableModel

describe('updates', () => {
  it('bring the whole log first, and then what is new: only that is animated', () => {
    const first = hear(seated, update({ version: 2, shown: [shown(0), moved(1, 0), moved(2, 1)] }))
    expect([first.log.length, first.fresh.length]).toEqual([3, 0])
    const next = hear(first, update({ version: 3, since: 2, shown: [moved(3, 0)] }))
    expect([next.log.length, next.fresh.map(({ version }) => version)]).toEqual([4, [3]])
  })

  it('that repeat what is known add nothing', () => {
    const model = hear(
      seated,
      update({ version: 1, shown: [shown(0), moved(1, 0)] }),
      update({ version: 1, since: 0, shown: [moved(1, 0)] }),
    )
    expect([model.log.length, model.fresh.length]).toEqual([2, 0])
  })

  it('tell which rules the match is played by now', () => {
    const began = { ...seated, welcome: { type: 'welcome', viewer: 0, match: { rules: 1 } } } as TableModel
    const before = hear(began, update({ version: 1, shown: [shown(0), moved(1, 0)] }))
    const after = hear(before, update({ version: 2, since: 1, shown: [shown(2, { type: 'rules', at: 0, rules: 3 })] }))
    expect([rulesOf(before), rulesOf(after)]).toEqual([1, 3])
  })

  it('put the refusal away when another question is asked', () => {
    const refused = answered(hear(seated, update({})), {
      type: 'refused',
      ask: { type: 'move', id: 'a', question: 0, move: 'x' },
      refusal: { type: 'no-cards' },
      rules: ['R4.1'],
    })
    expect(hear(refused, update({ version: 1, since: 0, question: 0 })).refused).not.toBeNull()
    expect(hear(refused, update({ version: 1, since: 0, question: 1 })).refused).toBeNull()
  })
})

describe('talk', () => {
  it('is not doubled when it comes again after a gap', () => {
    const line: FromServer = { type: 'chat', seat: 0, text: 'Ahoy', at: 1 }
    const welcome = { type: 'welcome', viewer: 0 } as FromServer
    expect(hear(seated, line, welcome, line).chat).toEqual([line])
  })
})

describe('acting', () => {
  const asked = hear(seated, update({}))
  const flying: TableModel = {
    ...asked,
    flight: [{ ask: { type: 'move', id: 'a', question: 0, move: 'draw' }, state: 'sent', version: null }],
  }

  it('is possible for whoever is asked and on the line', () => {
    expect(mayAct(asked)).toBe(true)
    expect(mayAct({ ...asked, status: { type: 'lost' } })).toBe(false)
    expect(mayAct({ ...asked, halted: true })).toBe(false)
    expect(mayAct(hear(seated, update({ question: null })))).toBe(false)
  })

  it('waits for the move that is on its way', () => {
    expect(mayAct(flying)).toBe(false)
    expect(moveInFlight(flying)).toBe('draw')
    expect(moveInFlight(asked)).toBeNull()
  })
})

const web = { sayEvent: ({ type }: { type: string }, name: (seat: number) => string) => (type === 'quiet' ? null : `${name(0)} ${type}`) }
const saying = {
  web: web as unknown as WebGame<GameTypes>,
  texts: en,
  language: 'en' as const,
  name: (seat: number) => ['Ola', 'Bonny', 'a guest'][seat] ?? '',
}

describe('the log', () => {
  it('has the events in the words of the game, and the rest in ours', () => {
    const model = hear(
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
    expect(makeLog(model, saying).map(({ text }) => text)).toEqual([
      'The game begins.',
      'Ola takes back 2 moves.',
      'The game begins.',
      'Ola drew',
      'Your turn.',
    ])
  })

  it('says whose turn it is, unless it is a bot that will have answered by then', () => {
    const last = (part: Partial<Update>): string | undefined => makeLog(hear(seated, update(part)), saying).at(-1)?.text
    expect(last({ awaited: [0] })).toBe('Your turn.')
    expect(last({ awaited: [2], question: null })).toBe('Waiting for a guest.')
    expect(last({ awaited: [1], question: null })).toBeUndefined()
    expect(last({ awaited: [], question: null, over: true })).toBeUndefined()
  })

  it('gives every line a key of its own', () => {
    const model = hear(seated, update({ version: 3, shown: [shown(0), moved(1, 0), moved(2, 1), moved(3, 0)] }))
    const keys = makeLog(model, saying).map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has words for every entry in both languages', () => {
    const at = 0
    const entries: readonly ShownEntry[] = [
      { type: 'move', at, seat: 0, by: 'clock' },
      { type: 'undo', at, seat: 0, back: 5, agreed: [] },
      { type: 'propose', at, seat: 0, proposal: { type: 'undo', back: 22 }, asks: [1] },
      { type: 'propose', at, seat: 0, proposal: { type: 'bot', seat: 1, level: 'greedy' }, asks: [] },
      { type: 'propose', at, seat: 0, proposal: { type: 'end' }, asks: [] },
      { type: 'vote', at, seat: 0, agree: true },
      { type: 'vote', at, seat: 0, agree: false },
      { type: 'sit', at, seat: 0, player: { name: 'Ola', bot: null } },
      { type: 'sit', at, seat: 0, player: { name: 'Ola', bot: 'greedy' } },
      { type: 'rules', at, rules: 2 },
      { type: 'end', at, reason: 'agreed', outcome: null, hash: '' },
      { type: 'end', at, reason: 'abandoned', outcome: null, hash: '' },
    ]
    for (const texts of [en, pl]) expect(new Set(entries.map(entry => sayEntry(entry, () => 'Ola', texts))).size).toBe(entries.length)
    expect(sayEntry({ type: 'move', at, seat: 0, by: 'bot' }, () => 'Ola', en)).toBeNull()
  })
})

describe('taking back', () => {
  const log = [
    shown(0),
    moved(1, 0),
    moved(2, 1),
    moved(3, 2),
    moved(4, 0),
    shown(5, { type: 'undo', at: 0, seat: 0, back: 1, agreed: [] }),
  ]
  it('counts the moves that still stand', () => {
    expect(standingMoves(log)).toEqual([0, 1, 2])
    expect(backToMine(log, 0)).toBe(3)
    expect(backToMine(log, 2)).toBe(1)
    expect(backToMine([shown(0)], 0)).toBeNull()
  })
})
