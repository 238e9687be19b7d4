/** One of the visitor's games on the home page: who plays, how it stands or how it ended. Loaded when there is one. */
import { Icon, Tag } from '@tortuga/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { titleOf } from '../games/registry.ts'
import { useLanguage, useTexts } from '../text/language.ts'
import { formatAgo } from '../text/relative-time.ts'
import { useResultsText } from '../text/results.ts'
import { describeResult } from './describe-result.ts'
import { isMyTurn } from './my-game.ts'
import type { MyGame } from './my-game.ts'
import { PlayerAvatars } from './player-avatars.tsx'

const StateTag = ({ game }: { readonly game: MyGame }): ReactNode => {
  const { and, lists } = useTexts()
  const results = useResultsText()
  if (game.state === 'over') {
    const isWon = game.result?.outcome?.places[game.mine] === 1
    return <Tag tone={isWon ? 'good' : 'plain'}>{game.result === null ? lists.over : describeResult(game.result, game.mine, results)}</Tag>
  }
  if (game.state === 'halted') return <Tag tone="bad">{lists.halted}</Tag>
  if (game.state === 'waiting') return <Tag icon="hourglass">{lists.waitingFor(game.players.filter(player => player === null).length)}</Tag>
  if (isMyTurn(game)) return <Tag tone="now">{lists.yourTurn}</Tag>
  const awaited = game.awaited.flatMap(seat => game.players[seat]?.name ?? [])
  return <Tag>{lists.turnOf(and(awaited), awaited.length)}</Tag>
}

export const MyGameRow = ({ game, onRemove }: { readonly game: MyGame; readonly onRemove: (id: string) => void }): ReactNode => {
  const texts = useTexts()
  const { lists } = texts
  const language = useLanguage()
  const title = titleOf(game.game, language)
  const others = game.players.flatMap((player, seat) => (player === null || seat === game.mine ? [] : [player.name]))
  return (
    <li>
      <PlayerAvatars players={game.players} avatars={game.avatars} />
      <span className="list-words">
        <Link href={game.href}>
          <b>{title}</b> {others.length === 0 ? '' : lists.against(texts.and(others))}
        </Link>
        <small className="muted">
          {lists.moves(game.version)}, {formatAgo(game.touched, Date.now(), language)}
          {game.isOnDevice ? `, ${lists.onDevice}` : ''}
        </small>
      </span>
      <StateTag game={game} />
      {game.state === 'over' ? (
        <Link href={`/r/${game.isOnDevice ? 'device/' : ''}${game.id}`} className="tool" aria-label={`${texts.table.replay}: ${title}`}>
          <Icon name="eye" />
          <span>{texts.table.replay}</span>
        </Link>
      ) : null}
      {game.isOnDevice ? (
        <button type="button" className="tool" aria-label={lists.removeLong(title)} onClick={() => onRemove(game.id)}>
          <Icon name="bin" />
        </button>
      ) : null}
    </li>
  )
}
