/** The tools above the rack: sorting, undo, start over, “Arrange for me”, scores and the list of keys. They are always there, so that none moves when the turn begins. */
import { Button, Icon } from '@tortuga/ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { RummikubIcon } from '../art/icons.tsx'
import { KeysDialog } from '../dialogs/keys.tsx'
import { useTable, type TableContext } from './context/context.ts'
import { isTouched } from './draft/draft.ts'
import { isFromRack } from './draft/tile-ids.ts'
import { sortRack, startTurnOver, undoDraftStep } from './draft/turn.ts'

type ToolProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly label?: string
  readonly help?: string // what it does, beyond its name
  readonly why?: string | null // why it is blocked
  readonly onPress: () => void
}

const Tool = ({ icon, name, label = name, help = label, why = null, onPress }: ToolProps): ReactElement => (
  <Button aria-label={why === null ? label : `${label}: ${why}`} title={why ?? help} blocked={why !== null} onPress={onPress}>
    {icon}
    <span>{name}</span>
  </Button>
)

/** Why the tools that change the table are blocked; null for those that are not. */
const whyBlocked = ({
  text,
  turn,
  mayDraft,
  isArranging,
}: TableContext): Readonly<Record<'undo' | 'startOver' | 'arrange', string | null>> => {
  if (!mayDraft) return { undo: text.blocked.turn, startOver: text.blocked.turn, arrange: text.blocked.turn }
  return {
    undo: turn.draft.past.length === 0 ? text.blocked.undo : null,
    startOver: isTouched(turn.draft) ? null : text.blocked.startOver,
    arrange: isArranging ? text.arranging : null,
  }
}

export const Tools = ({ onScores }: { readonly onScores: () => void }): ReactElement => {
  const context = useTable()
  const { text, turn, change, arrange, isArranging, view } = context
  const why = whyBlocked(context)
  const [isKeysOpen, setKeysOpen] = useState(false)
  return (
    <div className="rk-tools">
      <Tool
        icon={<RummikubIcon name="sort" />}
        name={text.sort[turn.order.order]}
        label={text.sortNext(turn.order.order)}
        onPress={() => change(sortRack)}
      />
      <Tool icon={<Icon name="undo" />} name={text.undoStep} why={why.undo} onPress={() => change(undoDraftStep)} />
      <Tool icon={<Icon name="turn" />} name={text.startOver} why={why.startOver} onPress={() => change(startTurnOver)} />
      <Tool
        icon={<RummikubIcon name="blocks" />}
        name={isArranging ? text.arranging : text.arrange}
        help={text.arrangeHelp(turn.selected.some(isFromRack))}
        why={why.arrange}
        onPress={arrange}
      />
      {view.rounds.length > 0 ? <Tool icon={<RummikubIcon name="table" />} name={text.scores} onPress={onScores} /> : null}
      <span className="rk-keys">
        <Tool icon={<RummikubIcon name="keys" />} name={text.keys} onPress={() => setKeysOpen(true)} />
      </span>
      {isKeysOpen ? <KeysDialog onClose={() => setKeysOpen(false)} /> : null}
    </div>
  )
}
