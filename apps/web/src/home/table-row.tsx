/** A table on the server in a list. Loaded when there is one. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { ListedTable } from '@tortuga/wire'
import { titleOf } from '../games/registry.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import { PlayerAvatars } from './player-avatars.tsx'

export const TableRow = ({
  table: { id, game, seats, avatars },
  action,
}: {
  readonly table: ListedTable
  readonly action: string
}): ReactNode => {
  const texts = useTexts()
  const { lists } = texts
  const language = useLanguage()
  const names = seats.flatMap(player => (player === null ? [] : [player.name]))
  return (
    <li>
      <PlayerAvatars players={seats} avatars={avatars} />
      <span className="list-words">
        <span>
          <b>{titleOf(game, language)}</b> {names.length === 0 ? '' : lists.against(texts.and(names))}
        </span>
        <small className="muted">{lists.seatsTaken(names.length, seats.length)}</small>
      </span>
      <Link href={`/t/${id}`} className="btn" aria-label={`${action}: ${titleOf(game, language)}, ${names.join(', ')}`}>
        {action}
      </Link>
    </li>
  )
}
