/** The plate of one seat, as a table, a lesson and a replay pass it to the game's table. */
import type { GameTypes, Player, Seat } from '@tortuga/kit'
import { SeatPlate } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import type { ComponentProps, ReactNode } from 'react'
import { useLanguage, useTexts } from '../../text/language.ts'

type Props = {
  readonly seat: Seat
  /** With the name to show. */
  readonly player: Player
  /** The name of the avatar; null for that of the seat. */
  readonly avatar?: string | null
  readonly web: Pick<WebGame<GameTypes>, 'levelNames'>
  readonly isYou: boolean
  readonly isTurn: boolean
  readonly here?: boolean
  readonly clock: ComponentProps<typeof SeatPlate>['clock']
}

export const TableSeat = ({ seat, player, avatar = null, web, isYou, isTurn, here = true, clock }: Props): ReactNode => {
  const { table } = useTexts()
  const language = useLanguage()
  return (
    <SeatPlate
      seat={seat}
      player={player}
      avatar={avatar}
      isYou={isYou}
      isTurn={isTurn}
      here={here}
      level={player.bot === null ? null : (web.levelNames[language][player.bot] ?? player.bot)}
      clock={clock}
      text={isYou ? { ...table, turn: table.yourTurn } : table}
    />
  )
}
