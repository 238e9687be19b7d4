/** The viewer's turn as a React hook: starts with the view, survives a reload, is rebased when the table changes, and is shared with the other players. */
import { memoize, type Seat } from '@tortuga/kit'
import type { TableProps, ValueStorage } from '@tortuga/ui'
import { storageSlot, useDraft } from '@tortuga/ui/table'
import { useEffect, useMemo, useState } from 'react'
import * as v from 'valibot'
import type { ArrangeResult, RummikubTypes, View } from '../../../rules/index.ts'
import { applyAnswers, requestsFor } from './arrange.ts'
import { checkDraft, type DraftCheck } from './check-draft.ts'
import { startDraft, isTouched, type DraftState } from './draft.ts'
import { EMPTY_SHARED_DRAFT, sharedDraftOf } from './presence.ts'
import { FIRST_ORDER, ORDERS } from './rack-order.ts'
import { rebaseDraft, restoreDraft, serializeDraft } from './stored.ts'
import { rackIds, type DraftBase } from './tile-ids.ts'
import { startTurnDraft, type TurnState } from './turn.ts'

/** What the viewer can do at the moment. */
export type TableMode = 'redeal' | 'answered' | 'turn' | 'announce' | 'wait' | 'watch' | 'over'

export type TurnControl = {
  readonly turn: TurnState
  readonly draftCheck: DraftCheck | null // of the viewer's own draft; null while nothing is changed
  readonly isArranging: boolean
  readonly change: (next: (turn: TurnState) => TurnState) => void
  readonly arrange: () => void
}

const OrderSchema = v.object({ order: v.picklist(ORDERS), own: v.array(v.string()) })

/** Identifies the turn that a draft belongs to: same round, rack and table. */
export const questionOf = memoize(({ rounds, rack, table }: View): string => JSON.stringify([rounds.length, rack, table]))

/** The turn when the table is opened: with the stored rack order, and with the stored draft if it is of the same turn. */
const restoreTurn = (found: unknown, storage: ValueStorage, base: DraftBase, mode: TableMode): TurnState => {
  const read = v.safeParse(OrderSchema, storageSlot(storage, 'order').read())
  const order = read.success ? read.output : FIRST_ORDER
  const draft = mode === 'turn' ? restoreDraft(found, base) : null
  const isLost = draft === null && storageSlot(storage, 'draft').read() !== null && mode !== 'over'
  return startTurnDraft(draft ?? startDraft(base), order, isLost ? { type: 'dropped' } : null)
}

/** The turn after the view has changed: the same draft, a rebased one, or a new turn. */
const updateTurn = (turn: TurnState, was: string, base: DraftBase, mode: TableMode): TurnState => {
  const onRack = rackIds(base.rack)
  const isPlanning = mode === was || (was === 'wait' && mode === 'turn')
  const selected = isPlanning ? turn.selected.filter(id => onRack.includes(id)) : []
  if (mode !== 'turn' || was !== 'turn' || !isTouched(turn.draft)) return { ...startTurnDraft(startDraft(base), turn.order), selected }
  const { draft, lost, isRebased } = rebaseDraft(turn.draft, base)
  return isRebased ? startTurnDraft(draft, turn.order, { type: 'rebased', lost }) : { ...turn, draft }
}

export const useTurn = (props: TableProps<RummikubTypes>, seat: Seat | null, mode: TableMode): TurnControl => {
  const { view, storage, aid } = props
  const [arrangingOver, setArrangingOver] = useState<DraftState | null>(null)
  const base = useMemo((): DraftBase => ({ table: view.table, rack: view.rack, rules: view.options }), [view])
  const { draft: turn, changeDraft: change } = useDraft<RummikubTypes, TurnState>(props, {
    question: questionOf(view),
    phase: mode,
    empty: useMemo(() => startTurnDraft(startDraft(base), FIRST_ORDER), [base]),
    parse: found => restoreTurn(found, storage, base, mode),
    carry: (last, { phase }) => updateTurn(last, phase, base, mode),
    store: ({ draft }) => (mode === 'turn' && isTouched(draft) ? serializeDraft(draft) : null),
    share: ({ draft }) => (mode === 'turn' ? sharedDraftOf(draft) : EMPTY_SHARED_DRAFT),
  })
  const { draft, order } = turn
  useEffect(() => storageSlot(storage, 'order').write(order), [storage, order])
  const check = useMemo(() => (seat === null ? null : checkDraft(draft, view, seat)), [draft, view, seat])

  const isArranging = arrangingOver === draft
  const arrange = (): void => {
    if (seat === null || check === null || isArranging) return
    setArrangingOver(draft)
    const settle = (next: (turn: TurnState) => TurnState): void => {
      setArrangingOver(null)
      change(last => (last.draft === draft ? next(last) : last))
    }
    Promise.all(requestsFor(turn, check, view, seat).map(aid)).then(
      answers => settle(last => applyAnswers(last, view, seat, (answers as ArrangeResult[]).flat())),
      () => settle(last => ({ ...last, lastAction: { type: 'failed' } })),
    )
  }
  return { turn, draftCheck: isTouched(draft) ? check : null, isArranging, change, arrange }
}
