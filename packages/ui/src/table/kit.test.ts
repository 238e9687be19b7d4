/** The core of the table kit, rendered without a browser: the context, the order of seats, buttons of moves, refusals, and drafts. */
import type { GameTypes } from '@tortuga/kit'
import { createElement } from 'react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { KIT_PROPS } from '../../test/kit-table.ts'
import { Actions, MoveButton, WHY_ID } from './actions.tsx'
import { createTableHook, seatsAround, useBaseTable, useNewBaseTable, type BaseTable } from '../base/base-table.tsx'
import type { TableProps } from '../base/web-game.ts'
import { focusTarget } from './focus-targets.ts'
import { Board, GameTable } from './game-table.tsx'
import { Hint, Prompt, PromptHead, Standings } from './prompt.tsx'
import { SeatPanel, Seats } from './seats.tsx'
import { heldFor, useDraft } from './use-draft.ts'
import { Reason } from './why-not.tsx'

const SAY = {
  sayEvent: () => null,
  sayRefusal: ({ type }: { readonly type: string }) => `refused: ${type}`,
  ruleTitle: (rule: string) => `title of ${rule}`,
}
/** A game in which only the move `legal` is legal. */
const game = {
  check: (_view: unknown, { type }: { readonly type: string }) => (type === 'legal' ? null : { type: 'wrong', rules: ['R1.2'] }),
  refusalRules: { wrong: ['R1.2'] },
} as unknown as TableProps<GameTypes>['game']

const PROPS: TableProps<GameTypes> = {
  ...KIT_PROPS,
  game,
  viewer: 1,
  players: ['Ola', '', 'Ewa'].map(name => ({ name, bot: null })),
  awaited: [1],
  animate: true,
  seatPlate: seat => `plate ${seat}`,
}
const propsWith = (changed: Partial<TableProps<GameTypes>>): TableProps<GameTypes> => ({ ...PROPS, ...changed })

const draw = (children: ReactNode, changed: Partial<TableProps<GameTypes>> = {}): string => {
  const Table = (): ReactNode => {
    const table = useNewBaseTable(propsWith(changed), SAY, 3)
    return createElement(GameTable, { table, className: 'test', focus: ['actions'], children })
  }
  return renderToStaticMarkup(createElement(Table))
}

const baseOf = (changed: Partial<TableProps<GameTypes>> = {}): BaseTable => {
  const found: BaseTable[] = []
  const Probe = (): ReactNode => {
    found.push(useBaseTable())
    return null
  }
  draw(createElement(Probe), changed)
  const [table] = found
  if (table === undefined) throw new Error('nothing was rendered')
  return table
}

describe('the context', () => {
  it('gives the seats in turn order from the viewer on; a spectator gets all', () => {
    expect(seatsAround(4, 2)).toEqual([3, 0, 1])
    expect(seatsAround(2, 0)).toEqual([1])
    expect(seatsAround(3, null)).toEqual([0, 1, 2])
    expect(baseOf({ viewer: 'table' }).others).toEqual([0, 1, 2])
  })

  it('names players, also without a name', () => {
    expect([0, 1].map(baseOf().nameOf)).toEqual(['Ola', 'Player 2'])
    expect(baseOf({ language: 'pl' }).nameOf(1)).toBe('Gracz 2')
  })

  it('says what can be sent: a legal move, if the viewer may act and nothing is being sent', () => {
    expect(baseOf().canSend({ type: 'legal' })).toBe(true)
    expect(baseOf().canSend({ type: 'else' })).toBe(false)
    expect(baseOf().canSend(null)).toBe(false)
    expect(baseOf({ mayAct: false }).canSend({ type: 'legal' })).toBe(false)
    expect(baseOf({ inFlight: { type: 'legal' } }).canSend({ type: 'legal' })).toBe(false)
  })

  it('checks a move object once for each view', () => {
    const checked: unknown[] = []
    const check = (_view: unknown, move: unknown): null => {
      checked.push(move)
      return null
    }
    const table = baseOf({ game: { ...game, check } as unknown as TableProps<GameTypes>['game'] })
    const [one, other] = [{ type: 'legal' }, { type: 'legal' }]
    for (const move of [one, one, other]) expect(table.canSend(move)).toBe(true)
    expect(checked).toEqual([one, other])
  })

  it('fails outside of a table', () => {
    const Lost = (): ReactNode => createTableHook<BaseTable>()().kit.you
    expect(() => renderToStaticMarkup(createElement(Lost))).toThrow('outside')
  })
})

describe('the frame', () => {
  it('is still without animations', () => {
    expect(draw(null, { animate: false })).toContain('data-still="true"')
  })

  it('lets spectators scroll the board by keyboard', () => {
    const board = createElement(Board, { className: 'x', children: null })
    expect(draw(board, { viewer: 'table' })).toContain('tabindex="0"')
    expect(draw(board)).not.toContain('tabindex')
  })

  it('draws the panels of the other players with the plate of the page', () => {
    const seats = createElement(Seats, { render: seat => createElement(SeatPanel, { key: seat, seat, children: null }) })
    const drawn = draw(seats, { awaited: [2] })
    expect(drawn).toContain('data-count="2"')
    expect(drawn.match(/plate \d/g)).toEqual(['plate 2', 'plate 0'])
    expect(drawn.match(/data-turn="true"/g)).toHaveLength(1)
  })
})

describe('buttons of moves', () => {
  const button = (move: { readonly type: string } | null): string =>
    draw(createElement(Actions, { children: createElement(MoveButton, { move, kind: 'main', children: 'Go' }) }))
  it('are blocked for illegal and incomplete moves, and point to the reason', () => {
    expect(button({ type: 'legal' })).not.toContain('aria-disabled')
    for (const move of [{ type: 'else' }, null]) expect(button(move)).toContain(`aria-describedby="${WHY_ID}"`)
  })
  it('are a focus target', () => {
    expect(button(null)).toContain(`data-focus="${focusTarget('actions')['data-focus']}"`)
  })
})

describe('the prompt', () => {
  it('shows the refusal of the last move with its rule, and that a move is being sent', () => {
    const prompt = createElement(Prompt, { said: 'two cards', children: createElement(PromptHead, { title: 'Your turn', more: 'now' }) })
    const drawn = draw(prompt, { refused: { refusal: { type: 'wrong' }, rules: ['R1.2'] }, inFlight: { type: 'legal' } })
    for (const part of ['refused: wrong', 'Rule R1.2', 'title of R1.2', 'two cards', 'sending…']) expect(drawn).toContain(part)
    expect(drawn.indexOf('refused: wrong')).toBeLessThan(drawn.indexOf('Your turn'))
  })
  it('explains a refusal', () => {
    expect(draw(createElement(Reason, { refusal: { type: 'wrong' } }))).toContain('refused: wrong')
  })
  it('shows a hint, and offers to set it up', () => {
    const hint = createElement(Hint, { move: 'Draw', onTake: () => {} })
    expect(draw(hint)).not.toContain('Hint')
    expect(draw(hint, { hint: { move: { type: 'legal' }, why: 'it is free' } })).toMatch(/Draw: it is free.*Set it up/)
    const sent = createElement(Hint, { move: '', also: 'Draw', takeLabel: 'Draw', onTake: () => {} })
    expect(draw(sent, { hint: { move: { type: 'legal' }, why: 'it is free' } })).toMatch(
      /it is free<span class="vh"> Draw<.*>Draw<\/button>/,
    )
  })
  it('lists points, highest first', () => {
    const lines = [3, 8, 5].map(points => ({ key: points, points, words: 'x' }))
    expect(draw(createElement(Standings, { lines })).match(/\d(?=<\/b>)/g)).toEqual(['8', '5', '3'])
  })
})

describe('a draft', () => {
  const held = {
    question: 'which card',
    phase: '',
    draft: ['reef'],
    refusedTap: { target: 'card 1', refusal: { type: 'wrong' } },
    isSent: false,
    before: null,
  }
  it('is kept for its question and dropped with its refused tap for another', () => {
    expect(heldFor(held, { question: 'which card', empty: [] }, false)).toBe(held)
    const dropped = { question: 'which ship', phase: '', draft: [], refusedTap: null, isSent: false, before: null }
    expect(heldFor(held, { question: 'which ship', empty: [] }, false)).toEqual(dropped)
  })
  it('may be carried over to another question or phase', () => {
    const carry = (draft: readonly string[], before: { readonly question: string }): readonly string[] => [...draft, before.question]
    for (const next of [{ question: 'which ship' }, { question: 'which card', phase: 'later' }])
      expect(heldFor<GameTypes, readonly string[]>(held, { ...next, empty: [], carry }, false).draft).toEqual(['reef', 'which card'])
  })
  it('comes back when the table has shown what others did meanwhile, if it is still asked for', () => {
    const asked = { question: 'which card', phase: 'mine', empty: [] }
    const mine = heldFor({ ...held, phase: 'mine' }, asked, false)
    const behind = heldFor(mine, { ...asked, phase: 'wait' }, true)
    const further = heldFor(behind, { ...asked, question: 'none', phase: 'wait' }, true)
    expect([behind.draft, further.draft]).toEqual([[], []])
    for (const last of [behind, further]) expect(heldFor(last, asked, false)).toBe(mine)
    expect(heldFor(further, { ...asked, question: 'which ship' }, false)).toMatchObject({ draft: [], before: null })
    const waiting = heldFor(mine, { ...asked, phase: 'wait' }, false) // the turn has passed on
    expect(heldFor(waiting, asked, false).draft).toEqual([])
  })
  it('does not come back after it was sent, although the next question looks the same', () => {
    const asked = { question: 'empty hand', phase: 'mine', empty: [] }
    const mine = heldFor({ ...held, phase: 'mine' }, asked, false)
    const drafted = { ...mine, draft: ['wreck'], isSent: true }
    const behind = heldFor(drafted, { ...asked, phase: 'wait' }, true)
    expect(heldFor(behind, asked, false).draft).toEqual([])
  })
  it('is read from storage, for its question only', () => {
    const stored = { draft: { question: 'which card', draft: ['wreck'] } }
    const read = (question: string): unknown => {
      let found: unknown = null
      const Reader = (): ReactNode => {
        const rules = { question, empty: [] as readonly string[], parse: (text: unknown) => (text ?? []) as readonly string[] }
        found = useDraft(propsWith({ storage: { read: () => stored, write: () => {} } }), {
          ...rules,
          share: () => ({ type: 'none' }),
        }).draft
        return null
      }
      renderToStaticMarkup(createElement(Reader))
      return found
    }
    expect(read('which card')).toEqual(['wreck'])
    expect(read('which ship')).toEqual([])
  })
})
