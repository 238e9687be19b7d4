/** The buttons that send a move. */
import type { GameTypes } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useBaseTable, type BaseTable } from '../base/base-table.tsx'
import { focusTarget } from './focus-targets.ts'

/** The id of the sentence that explains why a button is blocked. A table shows one such sentence at a time. */
export const WHY_ID = 'why-blocked'

/** Skips ahead while the table still shows what happened; on a hold, goes on. */
export const SkipButton = ({ kind = 'main' }: { readonly kind?: 'main' | 'plain' }): ReactNode => {
  const { kit, stage } = useBaseTable()
  const [skip, goOn] = stage.isTurnNext ? [kit.skipToTurn, kit.goOnToTurn] : [kit.skip, kit.goOn]
  return (
    <Button kind={kind} onPress={stage.skip}>
      {stage.beat?.phase === 'hold' ? goOn : skip}
    </Button>
  )
}

/** The buttons of the current move, at the end of the shelf. While the table still shows what happened, there is one button that skips ahead. */
export const Actions = ({ className = '', children }: { readonly className?: string; readonly children: ReactNode }): ReactNode => {
  const { stage } = useBaseTable()
  return (
    <div className={`table-acts ${className}`} {...focusTarget('actions')}>
      {stage.isBehind ? <SkipButton /> : children}
    </div>
  )
}

type MoveButtonProps<T extends GameTypes> = {
  /** The move to send; null while it is incomplete. */
  readonly move: T['move'] | null
  readonly kind?: 'main' | 'plain'
  /** Whether the hint suggests it. */
  readonly isHinted?: boolean
  readonly children: ReactNode
}

/** Sends a move. It is blocked while the move is illegal or incomplete, and then it points to the sentence with `WHY_ID`. */
export const MoveButton = <T extends GameTypes>({ move, kind = 'plain', isHinted = false, children }: MoveButtonProps<T>): ReactNode => {
  const { canSend, send } = useBaseTable() as unknown as BaseTable<T>
  return (
    <span className="table-act" data-mark={isHinted ? 'hinted' : 'plain'}>
      <Button
        kind={kind}
        blocked={canSend(move) ? false : WHY_ID}
        onPress={() => {
          if (move !== null) send(move)
        }}
      >
        {children}
      </Button>
    </span>
  )
}

/** Clears the draft, also out of turn. */
export const ClearButton = ({ onClear }: { readonly onClear: () => void }): ReactNode => {
  const { kit, inFlight } = useBaseTable()
  const isSending = inFlight !== null
  return (
    <Button kind="quiet" blocked={isSending} {...(isSending ? { title: kit.sending } : {})} onPress={onClear}>
      {kit.clear}
    </Button>
  )
}
