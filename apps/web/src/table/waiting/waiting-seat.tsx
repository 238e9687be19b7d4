/** One seat of a table that waits for players: who sits there, whether they are here, whether they are ready, and what the viewer can do about it. */
import type { Player, Seat } from '@tortuga/kit'
import { Avatar, Button, Icon, Tag } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { useWaitingText } from '../../text/waiting.ts'
import { FreeSeat } from './free-seat.tsx'
import type { FreeSeatProps } from './free-seat.tsx'

type Props = FreeSeatProps & {
  readonly onRemove: (seat: Seat) => void
  readonly player: Player | null
  readonly avatar: string | null
  readonly isYou: boolean
  readonly isHost: boolean
  readonly isReady: boolean
  /** How long the player has been away, in seconds; null if they are here. */
  readonly away: number | null
  readonly wins: number | null
}

/** The seconds are not announced: they change all the time. */
const Presence = ({
  player,
  levels,
  isHost,
  away,
  wins,
}: Pick<Props, 'levels' | 'isHost' | 'away' | 'wins'> & { readonly player: Player }): ReactNode => {
  const text = useWaitingText()
  const where =
    player.bot === null
      ? away === null
        ? text.here
        : text.away(away)
      : (levels.find(([level]) => level === player.bot)?.[1] ?? player.bot)
  return (
    <small className="muted">
      {player.bot === null ? null : <Icon name="bot" small />}
      {[where, ...(isHost ? [text.host] : []), ...(wins === null || wins === 0 ? [] : [text.wins(wins)])].join(', ')}
    </small>
  )
}

export const WaitingSeat = (props: Props): ReactNode => {
  const { seat, player, avatar, isYou, isReady, away, viewer, style, onRemove } = props
  const text = useWaitingText()
  if (player === null) return <FreeSeat {...props} />
  return (
    <li className={`seat ${isYou ? 'own' : ''} ${away === null ? '' : 'away'}`} style={style}>
      <span className="seat-face">
        <Avatar seat={seat} name={avatar} />
        <span className={away === null ? 'mark here' : 'mark'}>{away === null ? null : <Icon name="hourglass" small />}</span>
      </span>
      <span className="grow">
        <b>{player.name}</b>
        {isYou ? <span className="muted"> ({text.you})</span> : null}
        <Presence {...props} player={player} />
      </span>
      {isReady ? (
        <Tag tone="good" icon="tick">
          {text.ready}
        </Tag>
      ) : (
        <Tag>{text.notYet}</Tag>
      )}
      {viewer.isHost && !isYou ? (
        <Button kind="quiet" icon="close" aria-label={text.remove(player.name)} onPress={() => onRemove(seat)} />
      ) : null}
    </li>
  )
}
