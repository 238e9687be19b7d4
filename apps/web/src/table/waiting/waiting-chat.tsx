/** The chat of a table that waits for players. */
import type { Player, Seat } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { useTexts } from '../../text/language.ts'
import { useWaitingText } from '../../text/waiting.ts'
import type { TableLink } from '../connection/table-link.ts'
import { useTableChat } from '../frame/table-chat.tsx'
import type { TableModel } from '../model/table-model.ts'

type Props = {
  readonly id: string
  readonly link: TableLink
  readonly model: TableModel
  readonly players: readonly (Player | null)[]
  readonly mine: Seat | null
}

export const WaitingChat = ({ id, link, model, players, mine }: Props): ReactNode => {
  const { guest } = useTexts()
  const text = useWaitingText()
  const chat = useTableChat({ location: { id }, link, model, name: seat => players[seat]?.name ?? guest, seat: mine })
  return (
    <section className="wait-chat" aria-labelledby="wait-chat">
      <h2 id="wait-chat">{text.talk}</h2>
      {mine === null ? <p className="muted">{text.talkSeated}</p> : chat(true)}
    </section>
  )
}
