/** The avatars of the players in a list. */
import type { Player } from '@tortuga/kit'
import { Avatar, avatarsOfTable } from '@tortuga/ui'
import type { ReactNode } from 'react'

type Props = { readonly players: readonly (Player | null)[]; readonly avatars: readonly (string | null)[] }

export const PlayerAvatars = ({ players, avatars }: Props): ReactNode => {
  const names = avatarsOfTable(players.map((_, seat) => avatars[seat]))
  return (
    <span className="faces">
      {players.map((player, seat) => (player === null ? null : <Avatar key={String(seat)} seat={seat} name={names[seat] ?? null} />))}
    </span>
  )
}
