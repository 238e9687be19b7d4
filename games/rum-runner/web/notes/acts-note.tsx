/** The three actions: what may be done now, and what the one that is chosen would do, in numbers. */
import { Icon } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { rumRunner, type Refusal, type View } from '../../rules/index.ts'
import { ActIcon } from '../art/marks.tsx'
import { ACTS, NOTHING, type Act } from '../draft/drafting.ts'
import { Group } from '../group.tsx'
import { useSetting, type Setting } from '../setting.ts'
import { sayRefusal } from '../words.ts'
import { Head, Reason, WHY_ID } from './parts.tsx'
import { Preview } from './preview.tsx'

/** Why an action cannot be begun at all. */
const blockedBy = (
  { view, cards }: Setting,
  act: Act,
): 'no-such-card' | 'no-card-in-play' | 'no-ready-ship' | 'no-coins' | Refusal | null => {
  const holds = (kind: string): boolean => view.hand.some(face => cards.byName.get(face)?.kind === kind)
  const inPlay = view.islands.some(({ investment, hazards }) => investment !== null || hazards.length > 0)
  switch (act) {
    case 'gain':
      return null
    case 'draw':
      return rumRunner.check(view, { type: 'draw' })
    case 'found':
      return holds('investment') ? null : 'no-such-card'
    case 'hazard':
    case 'event':
    case 'ship':
      return holds(act) ? null : 'no-such-card'
    case 'crew':
      return holds('crew') || view.fleet.some(({ crew }) => crew.length > 0) ? null : 'no-such-card'
    case 'invest':
      return inPlay ? (view.supplies.crown > 0 ? null : 'no-coins') : 'no-card-in-play'
    case 'recall':
      return inPlay ? null : 'no-card-in-play'
    default:
      return blockedRaid(view)
  }
}
const blockedRaid = ({ fleet, supplies }: View): 'no-ready-ship' | 'no-coins' | null => {
  if (!fleet.some(({ coins, crew }) => coins === 0 && crew.length > 0)) return 'no-ready-ship'
  return supplies.pirate > 0 ? null : 'no-coins'
}

const Chip = ({ act }: { readonly act: Act }): ReactElement => {
  const setting = useSetting()
  const { text, draft, change, language, canAct, hint } = setting
  const blocked = blockedBy(setting, act)
  const why = blocked === null ? null : typeof blocked === 'string' ? text.blocked[blocked] : sayRefusal(blocked, language)
  const isHinted = hint?.move.type === act
  return (
    <button
      type="button"
      className="rr-chip"
      data-stop=""
      data-act={act}
      data-hinted={isHinted}
      tabIndex={-1}
      aria-pressed={draft.act === act}
      aria-disabled={why !== null || !canAct}
      aria-label={why === null ? text.acts[act] : `${text.acts[act]}: ${why}`}
      title={why ?? undefined}
      onClick={() => {
        if (why === null) change(now => (now.act === act ? NOTHING : { ...NOTHING, act }))
      }}
    >
      <ActIcon act={act} />
      <span>{text.acts[act]}</span>
      {why !== null && <Icon name="no" small />}
    </button>
  )
}

export const ActsNote = (): ReactElement => {
  const { text, view, side, draft, offers, game, canAct } = useSetting()
  const main = offers.at(-1)
  const refusal = main?.refusal ?? null
  return (
    <>
      <Head title={text.yourTurn} more={text.actionsLeft(view.actions)} />
      <Group label={text.whatToDo} className="rr-chips" role="toolbar" data={{ 'data-chosen': draft.act !== null, 'data-asleep': !canAct }}>
        {ACTS[side ?? 'crown'].map(act => (
          <Chip key={act} act={act} />
        ))}
      </Group>
      <div className="rr-preview" id={WHY_ID}>
        {draft.act === null ? <p className="muted rr-acts-help">{text.actsHelp}</p> : <Preview act={draft.act} />}
        {refusal !== null && refusal.type !== 'nothing-changes' && <Reason refusal={refusal} rules={game.refusalRules[refusal.type]} />}
      </div>
    </>
  )
}
