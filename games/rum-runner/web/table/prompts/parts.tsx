/** Parts that several prompts share: the announced title, the preview of the draft, number changes. */
import { useAnnounceQuestion } from '@tortuga/ui'
import { PromptHead, Reason, WHY_ID } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import { useTable } from '../context/context.ts'

type HeadProps = { readonly title: string; readonly more?: ReactNode; readonly isWhy?: boolean }

/** The title of a prompt. A question to the viewer is announced, but not whose turn it is, because the log has already announced that. */
export const NoteHead = ({ title, more = null, isWhy = false }: HeadProps): ReactElement => {
  const { kit, isMine } = useTable()
  const said = [...(title === kit.yourTurn ? [] : [title]), ...(typeof more === 'string' ? [more] : [])]
  useAnnounceQuestion(isMine ? said.join(', ') : null)
  return <PromptHead title={title} more={more} isWhy={isWhy} />
}

/** What the draft does, or what is still to choose, and why it is illegal. It explains blocked buttons. */
export const DraftPreview = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const { refusal } = useTable()
  return (
    <div className="rr-preview" id={WHY_ID}>
      {children}
      {refusal !== null && refusal.type !== 'nothing-changes' && <Reason refusal={refusal} />}
    </div>
  )
}

/** A number before and after the move. */
type ChangeProps = { readonly name: string; readonly before: number; readonly by: number }
export const ValueChange = ({ name, before, by }: ChangeProps): ReactElement => (
  <span className="rr-change">
    {name} <b className="serif">{before}</b> → <b className="serif">{before + by}</b>
  </span>
)

/** A change of the supply of the side whose decision it is. */
export const SupplyChange = ({ by }: { readonly by: number }): ReactElement => {
  const { view, terms, side } = useTable()
  return <ValueChange name={terms.supply} before={view.supplies[side ?? view.turn]} by={by} />
}
