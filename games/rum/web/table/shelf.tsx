/** The shelf at the bottom: the hand and the buttons of the current move. */
import { Actions, ClearButton, MoveButton, Shelf } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { askOf } from '../../rules/index.ts'
import { PlayerHand } from '../pieces/hand.tsx'
import { isHinting, useTable } from './context/context.ts'
import { discardOf, EMPTY_DRAFT } from './draft/draft-state.ts'

const TurnButtons = (): ReactElement => {
  const table = useTable()
  const { text, draft, set, mode, hint } = table
  // The button of a hint that is set up is marked, too.
  const hinted = isHinting(table) ? null : (hint?.move.type ?? null)
  const from = draft.from ?? 'wreck'
  const isDrawing = set === null || draft.from !== null
  return (
    <>
      <MoveButton kind={isDrawing ? 'main' : 'plain'} move={{ type: 'draw', from }} isHinted={hinted === 'draw'}>
        {from === 'wreck' ? text.drawWreck : text.drawSlot}
      </MoveButton>
      <MoveButton kind={isDrawing ? 'plain' : 'main'} move={mode === 'turn' ? (set?.play ?? null) : null} isHinted={hinted === 'play'}>
        {text.play}
      </MoveButton>
    </>
  )
}

/** A larger hand needs the space of the help. */
const MAX_BESIDE_HELP = 6

export const TableShelf = (): ReactElement | null => {
  const { view, text, mode, seat, draft, changeDraft } = useTable()
  if (seat === null) return null
  const ask = mode === 'discard' ? askOf(view) : null
  const isPlaying = mode === 'turn' || mode === 'wait'
  const isTouched = draft.picked.length > 0 || draft.from !== null
  return (
    <Shelf className="rum-shelf">
      <PlayerHand />
      <Actions className="rum-acts">
        {view.hand.length > 0 && view.hand.length <= MAX_BESIDE_HELP && isPlaying && <p className="rum-hand-help">{text.handHelp}</p>}
        {isTouched && (ask !== null || isPlaying) && <ClearButton onClear={() => changeDraft(({ ends }) => ({ ...EMPTY_DRAFT, ends }))} />}
        {ask !== null && (
          <MoveButton kind="main" move={discardOf(view, draft)}>
            {text.discard(ask.amount)}
          </MoveButton>
        )}
        {isPlaying && <TurnButtons />}
      </Actions>
    </Shelf>
  )
}
