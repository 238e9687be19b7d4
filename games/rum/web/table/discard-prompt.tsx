/** The prompt while the parrot makes players discard: what the viewer has to do, and who has chosen. */
import { at, type Seat } from '@tortuga/kit'
import { Icon } from '@tortuga/ui'
import { PromptHead, Reason, WHY_ID } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { DiscardRequest } from '../../rules/index.ts'
import { useTable } from './context/context.ts'
import { discardOf } from './draft/draft-state.ts'

/** Which players have chosen, which are choosing, and which return all their cards without a choice. */
const Answers = ({ ask }: { readonly ask: DiscardRequest }): ReactElement => {
  const { view, text, kit, nameOf, seat: own } = useTable()
  const seats: readonly Seat[] = ask.cause === 'tide' ? view.handSizes.map((_, seat) => seat) : [view.turn]
  return (
    <ul className="rum-answers">
      {seats.map(seat => {
        const isWaiting = ask.waiting.includes(seat)
        const status = isWaiting ? text.stillChoosing : at(view.handSizes, seat) > ask.amount ? text.answered : text.returnsAll
        return (
          <li key={seat} data-waiting={isWaiting}>
            <Icon name={isWaiting ? 'hourglass' : 'tick'} small />
            <b>{seat === own ? kit.you : nameOf(seat)}</b> <span className="muted">{status(seat === own)}</span>
          </li>
        )
      })}
    </ul>
  )
}

export const DiscardPrompt = ({ ask }: { readonly ask: DiscardRequest }): ReactElement => {
  const table = useTable()
  const { view, text, kit, draft, mode } = table
  const refusal = mode === 'discard' && draft.picked.length > ask.amount ? table.refusalOf(discardOf(view, draft)) : null
  return (
    <>
      <PromptHead
        title={ask.cause === 'tide' ? text.tideTitle : text.parrotTitle}
        more={mode === 'discard' ? kit.chosen(draft.picked.length, ask.amount) : null}
      />
      {mode === 'discard' && (
        <p id={WHY_ID}>
          {text.owe(ask.amount)} <span className="muted">{text.pickHelp}</span>
        </p>
      )}
      {(mode !== 'discard' || ask.cause === 'tide') && <Answers ask={ask} />}
      {refusal !== null && <Reason refusal={refusal} />}
    </>
  )
}
