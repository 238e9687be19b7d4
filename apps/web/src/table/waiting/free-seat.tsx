/** A free seat: a visitor can take it, the host can give it to a bot, and everybody at the table can invite a friend. */
import type { Seat } from '@tortuga/kit'
import { Button, Icon, SelectField } from '@tortuga/ui'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { useWaitingText } from '../../text/waiting.ts'

export type FreeSeatProps = {
  readonly seat: Seat
  /** The names of the bot levels; empty until the game is loaded. */
  readonly levels: readonly (readonly [level: string, name: string])[]
  /** One seat alone is the main choice of a visitor. */
  readonly isFirstFree: boolean
  /** Whether the viewer has a seat, and whether they opened the table. */
  readonly viewer: { readonly isSeated: boolean; readonly isHost: boolean }
  readonly style: CSSProperties
  readonly isBlocked: boolean
  readonly onSit: (seat: Seat) => void
  readonly onInvite: () => void
  readonly onAddBot: (seat: Seat, level: string) => void
}

const AddBot = ({ seat, levels, isBlocked, onAddBot, onInvite }: FreeSeatProps): ReactNode => {
  const text = useWaitingText()
  const [chosen, setChosen] = useState<string | null>(null)
  const level = chosen ?? levels[Math.floor(levels.length / 2)]?.[0] ?? ''
  return (
    <>
      <SelectField name={text.level} value={level} options={levels} onPick={setChosen} />
      <div className="seat-acts">
        <Button icon="bot" onPress={() => onAddBot(seat, level)} blocked={isBlocked || level === ''}>
          {text.addBot}
        </Button>
        <Button icon="link" onPress={onInvite}>
          {text.invite}
        </Button>
      </div>
    </>
  )
}

export const FreeSeat = (props: FreeSeatProps): ReactNode => {
  const { seat, isFirstFree, viewer, isBlocked, style, onSit, onInvite } = props
  const text = useWaitingText()
  return (
    <li className="seat free" style={style}>
      <span className="seat-face">
        <span className="face none">
          <Icon name="plus" />
        </span>
      </span>
      <span className="grow">
        <b>{text.free}</b>
        <small className="muted">{viewer.isSeated ? text.freeHelp : text.seat(seat + 1)}</small>
      </span>
      {viewer.isSeated ? null : (
        <Button kind={isFirstFree ? 'main' : 'plain'} onPress={() => onSit(seat)} blocked={isBlocked}>
          {text.sit}
        </Button>
      )}
      {viewer.isSeated && viewer.isHost ? <AddBot {...props} /> : null}
      {viewer.isSeated && !viewer.isHost ? (
        <Button icon="link" onPress={onInvite}>
          {text.invite}
        </Button>
      ) : null}
    </li>
  )
}
