/** The tools above the rack: its order, steps back, and the solver's help. */
import { Icon } from '@tortuga/ui'
import { useState, type ReactElement, type ReactNode } from 'react'
import { OwnIcon } from './art/icons.tsx'
import { isTouched } from './draft/draft.ts'
import { beginAgain, mayArrange, sortRack, undo } from './draft/turn.ts'
import { KeysDialog } from './keys-help.tsx'
import { mayDraft, useSetting } from './setting.ts'

const ToolButton = ({
  icon,
  name,
  label,
  blocked = false,
  onPress,
}: {
  readonly icon: ReactNode
  readonly name: string
  readonly label?: string
  readonly blocked?: boolean
  readonly onPress: () => void
}): ReactElement => (
  <button
    type="button"
    className="btn rk-tool"
    aria-label={label ?? name}
    title={label ?? name}
    {...(blocked ? { 'aria-disabled': true } : {})}
    onClick={() => {
      if (!blocked) onPress()
    }}
  >
    {icon}
    <span>{name}</span>
  </button>
)

export const Tools = ({ onScores }: { readonly onScores: () => void }): ReactElement => {
  const setting = useSetting()
  const { text, turn, change, arrange, isArranging, mode, view } = setting
  const [isHelping, setHelping] = useState(false)
  const isFree = mayDraft(setting)
  return (
    <div className="rk-tools">
      <ToolButton
        icon={<OwnIcon name="sort" />}
        name={text.sort[turn.order.order]}
        label={text.sortNext(turn.order.order)}
        onPress={() => change(sortRack)}
      />
      {mode === 'turn' ? (
        <>
          <ToolButton
            icon={<Icon name="undo" />}
            name={text.undoStep}
            blocked={!isFree || turn.drafting.past.length === 0}
            onPress={() => change(undo)}
          />
          <ToolButton
            icon={<Icon name="turn" />}
            name={text.startOver}
            blocked={!isFree || !isTouched(turn.drafting)}
            onPress={() => change(beginAgain)}
          />
          <ToolButton
            icon={<OwnIcon name="blocks" />}
            name={isArranging ? text.arranging : text.arrange}
            {...(mayArrange(turn) ? {} : { label: `${text.arrange}. ${text.arrangeNeeds}` })}
            blocked={!isFree || isArranging || !mayArrange(turn)}
            onPress={arrange}
          />
        </>
      ) : null}
      {view.rounds.length > 0 ? <ToolButton icon={<OwnIcon name="table" />} name={text.scores} onPress={onScores} /> : null}
      <span className="rk-keys">
        <ToolButton icon={<OwnIcon name="keys" />} name={text.keys} onPress={() => setHelping(true)} />
      </span>
      {isHelping ? <KeysDialog onClose={() => setHelping(false)} /> : null}
    </div>
  )
}
