/** When the page answers a question by itself, and how long it waits. */
import type { GameTypes } from '@tortuga/kit'
import { notation, rummikub } from '@tortuga/rummikub/rules'
import type { TableGame } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { EMPTY_TABLE } from '../model/table-model.ts'
import type { TableModel, TableUpdate } from '../model/table-model.ts'
import { findObviousAnswer, pauseBefore } from './use-obvious-answer.ts'

const web = { game: rummikub as unknown as TableGame<GameTypes> }
const DEAL = 'pl | agenda: redeal A B | A: R3 R3 R12 R12 B8 B8 K1 K2 K4 K6 O1 O3 O5 O7 | B: K1 K3 K5 K7 R1 R5 R7 R9 B1 B3 B5 O9 O11 O13'

const asked = (seat: number, bot: string | null = 'sailor', more: Partial<TableModel> = {}): TableModel => ({
  ...EMPTY_TABLE,
  status: { type: 'open' },
  update: {
    view: rummikub.view(notation.parseState(DEAL), seat),
    question: 0,
    over: false,
    proposal: null,
    players: [
      { name: 'A', bot: seat === 0 ? null : bot },
      { name: 'B', bot: seat === 1 ? null : bot },
    ],
  } as unknown as TableUpdate,
  ...more,
})

describe('an obvious answer', () => {
  it('is given where there is nothing to decide, and only there', () => {
    expect(findObviousAnswer(asked(1), web, {})).toEqual({ type: 'redeal', want: false })
    expect(findObviousAnswer(asked(0), web, {})).toBeNull()
  })

  it('is not given after an undo, without a connection, or after a refusal', () => {
    const undone = { version: 4, entry: { type: 'undo' }, events: [] } as unknown as TableModel['log'][number]
    expect(findObviousAnswer(asked(1, 'sailor', { log: [undone] }), web, {})).toBeNull()
    expect(findObviousAnswer(asked(1, 'sailor', { status: { type: 'connecting' } }), web, {})).toBeNull()
    expect(findObviousAnswer(asked(1, 'sailor', { failed: 'try-again' }), web, {})).toBeNull()
  })

  it('comes at once among bots, and after a random pause among people', () => {
    expect(pauseBefore(asked(1), 1, 0.5)).toBe(0)
    expect([0, 0.5, 1].map(fraction => pauseBefore(asked(1, null), 1, fraction))).toEqual([800, 1650, 2500])
  })
})
