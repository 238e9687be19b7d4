/** The prompt for an action: the possible actions and a preview of the chosen one. */
import { explainBlocked, Icon } from '@tortuga/ui'
import { KeyboardGroup } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Card, Refusal } from '../../../rules/index.ts'
import { ActIcon } from '../../art/marks.tsx'
import { useTable, type TableContext } from '../context/context.ts'
import { ACTIONS_BY_SIDE, EMPTY_DRAFT, type ActionName } from '../draft/draft-state.ts'
import { DraftPreview, NoteHead } from './parts.tsx'
import { ActionPreview } from './preview.tsx'

type Blocked = keyof TableContext['text']['blocked'] | Refusal | null

const holds =
  (kind: Card['kind']) =>
  ({ view, cards }: TableContext): Blocked =>
    view.hand.some(face => cards.byName.get(face)?.kind === kind) ? null : 'no-such-card'
const hasInPlay = ({ view }: TableContext): Blocked =>
  view.islands.some(({ investment, hazards }) => investment !== null || hazards.length > 0) ? null : 'no-card-in-play'
const hasCoins = ({ view }: TableContext): Blocked => (view.supplies[view.turn] > 0 ? null : 'no-coins')

/** Why an action is impossible in this position, or null. */
const BLOCKED: { readonly [K in ActionName]: (context: TableContext) => Blocked } = {
  gain: () => null,
  draw: ({ refusalOf }) => refusalOf({ type: 'draw' }),
  found: holds('investment'),
  hazard: holds('hazard'),
  event: holds('event'),
  ship: holds('ship'),
  crew: context => (context.view.fleet.some(({ crew }) => crew.length > 0) ? null : holds('crew')(context)),
  invest: context => hasInPlay(context) ?? hasCoins(context),
  recall: hasInPlay,
  raid: context => (context.view.fleet.some(({ coins, crew }) => coins === 0 && crew.length > 0) ? hasCoins(context) : 'no-ready-ship'),
}

const Chip = ({ act }: { readonly act: ActionName }): ReactElement => {
  const context = useTable()
  const { text, say, draft, changeDraft, language, canAct, hint } = context
  const blocked = BLOCKED[act](context)
  const why = blocked === null ? null : typeof blocked === 'string' ? text.blocked[blocked] : say.sayRefusal(blocked, language)
  return (
    <button
      type="button"
      className="rr-chip"
      data-stop=""
      data-act={act}
      data-mark={hint?.move.type === act ? 'hinted' : 'plain'}
      tabIndex={-1}
      aria-pressed={draft.act === act}
      aria-disabled={why !== null || !canAct}
      aria-label={why === null ? text.acts[act] : `${text.acts[act]}: ${why}`}
      title={why ?? undefined}
      onClick={({ currentTarget }) => {
        if (why === null) changeDraft(now => (now.act === act ? EMPTY_DRAFT : { ...EMPTY_DRAFT, act }))
        else explainBlocked(currentTarget, why)
      }}
    >
      <ActIcon act={act} />
      <span>{text.acts[act]}</span>
      {why !== null && <Icon name="no" small />}
    </button>
  )
}

export const ActionsPrompt = (): ReactElement => {
  const { text, kit, view, side, draft, canAct, stage } = useTable()
  return (
    <>
      <NoteHead title={kit.yourTurn} more={text.actionsLeft(view.actions)} />
      <KeyboardGroup
        label={text.whatToDo}
        className="rr-chips"
        role="toolbar"
        data={{ 'data-chosen': draft.act !== null, 'data-asleep': !canAct && !stage.isBehind }}
      >
        {ACTIONS_BY_SIDE[side ?? 'crown'].map(act => (
          <Chip key={act} act={act} />
        ))}
      </KeyboardGroup>
      <DraftPreview>
        {draft.act === null ? <p className="muted rr-acts-help">{text.actsHelp}</p> : <ActionPreview act={draft.act} />}
      </DraftPreview>
    </>
  )
}
