/** The plate of a seat: face, name, clock, presence, whose turn. The same for every game; the game puts it where it belongs. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { ReactNode } from 'react'
import { ClockDisplay } from './clock.tsx'
import { Face } from './face.tsx'
import { Icon } from './icon.tsx'

export type SeatWords = {
  readonly you: string
  readonly away: string
  readonly turn: string
  readonly thinking: string
  readonly timeLeft: string
}

type Props = {
  readonly seat: Seat
  readonly player: Player
  readonly isYou: boolean
  readonly isTurn: boolean
  readonly here: boolean
  /** The bot's level in words, null for a person. */
  readonly level: string | null
  readonly clock: { readonly left: Millis; readonly since: Millis } | null
  readonly words: SeatWords
}

export const SeatPlate = ({ seat, player, isYou, isTurn, here, level, clock, words }: Props): ReactNode => {
  const isAway = level === null && !here && !isYou
  return (
    <div className={`plate ${isTurn ? 'turn' : ''} ${isAway ? 'away' : ''}`}>
      <Face seat={seat} />
      <div className="plate-words">
        <span className="plate-name">
          {player.name}
          {isYou ? <span className="muted"> ({words.you})</span> : null}
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
              {words.away}
            </span>
          ) : null}
          {isTurn ? <span className="plate-turn">{level === null ? words.turn : words.thinking}</span> : null}
          {clock === null ? null : <ClockDisplay left={clock.left} since={clock.since} running={isTurn} label={words.timeLeft} />}
        </span>
      </div>
    </div>
  )
}
