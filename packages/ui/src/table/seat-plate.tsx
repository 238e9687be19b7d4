/** The plate of a seat: avatar, name, clock, presence, turn. The shell renders it; the game decides where it goes. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { ClockDisplay } from './clock.tsx'
import { Avatar } from '../art/avatar.tsx'
import { Icon } from '../controls/icon.tsx'

/** The labels of a seat plate. */
export type SeatPlateText = {
  readonly you: string
  readonly away: string
  readonly turn: string
  readonly thinking: string
  readonly timeLeft: string
}

type Props = {
  readonly seat: Seat
  readonly player: Player
  /** The name of the avatar; null for that of the seat. */
  readonly avatar?: string | null
  readonly isYou: boolean
  readonly isTurn: boolean
  /** Whether the person is connected. */
  readonly here: boolean
  /** The name of the bot's level, null for a person. */
  readonly level: string | null
  readonly clock: { readonly left: Millis; readonly since: Millis } | null
  readonly text: SeatPlateText
}

/** The plate of one seat. */
export const SeatPlate = ({ seat, player, avatar = null, isYou, isTurn, here, level, clock, text }: Props): ReactNode => {
  const isAway = level === null && !here && !isYou
  return (
    <div className={`plate ${isTurn ? 'turn' : ''} ${isAway ? 'away' : ''}`}>
      <Avatar seat={seat} name={avatar} />
      <div className="plate-words">
        <span className="plate-name" title={player.name}>
          {player.name}
          {isYou ? <span className="muted"> ({text.you})</span> : null}
        </span>
        <span className="plate-meta">
          {level === null ? null : (
            <span className="muted plate-level">
              <Icon name="bot" small />
              {level}
            </span>
          )}
          {isAway ? (
            <span className="muted">
              <Icon name="cut" small />
              {text.away}
            </span>
          ) : null}
          {isTurn ? <span className="plate-turn">{level === null ? text.turn : text.thinking}</span> : null}
          {clock === null ? null : (
            <ClockDisplay left={clock.left} since={clock.since} running={isTurn && level === null} label={text.timeLeft} />
          )}
        </span>
      </div>
    </div>
  )
}
