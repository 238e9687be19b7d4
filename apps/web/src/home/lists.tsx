/** The lists of the home page: my games here and on the server, tables that wait for company, tables to watch. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import { Face, Icon, Tag } from '@tortuga/ui'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Listed } from '../api/api.ts'
import type { DeviceMatch } from '../device/store.ts'
import { REGISTRY, titleOf } from '../registry.ts'
import { useLanguage, useTexts } from '../text/index.ts'
import { sayAgo } from '../when.ts'

/** A game of mine, wherever it is kept. */
export type MyGame = {
  readonly id: string
  readonly href: string
  readonly game: string
  readonly players: readonly (Player | null)[]
  readonly mine: Seat
  readonly awaited: readonly Seat[]
  readonly version: number
  readonly touched: Millis
  readonly state: 'waiting' | 'playing' | 'over' | 'halted'
  readonly isHere: boolean
}

export const fromDevice = (match: DeviceMatch): MyGame => ({
  ...match,
  href: `/d/${match.id}`,
  mine: 0,
  state: match.halted ? 'halted' : match.over ? 'over' : 'playing',
  isHere: true,
})

export const fromServer = (listed: Listed): MyGame => ({
  ...listed,
  href: `/t/${listed.id}`,
  players: listed.seats,
  mine: listed.mine ?? 0,
  state: listed.halted ? 'halted' : listed.status,
  isHere: false,
})

const ORDER = ['playing', 'waiting', 'halted', 'over'] as const
const isMyTurn = ({ awaited, mine, state }: MyGame): boolean => state === 'playing' && awaited.includes(mine)

/** My turn first, then what goes on, then what waits, then what is over; the newest first among equals. */
export const sortGames = (games: readonly MyGame[]): readonly MyGame[] =>
  games.toSorted(
    (one, other) =>
      Number(isMyTurn(other)) - Number(isMyTurn(one)) ||
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      other.touched - one.touched,
  )

const Faces = ({ players }: { readonly players: readonly (Player | null)[] }): ReactNode => (
  <span className="faces">{players.map((player, seat) => (player === null ? null : <Face key={String(seat)} seat={seat} />))}</span>
)

const StateTag = ({ game }: { readonly game: MyGame }): ReactNode => {
  const { lists } = useTexts()
  if (game.state === 'over') return <Tag>{lists.over}</Tag>
  if (game.state === 'halted') return <Tag tone="bad">{lists.halted}</Tag>
  if (game.state === 'waiting') return <Tag icon="hourglass">{lists.waitingFor(game.players.filter(player => player === null).length)}</Tag>
  if (isMyTurn(game)) return <Tag tone="now">{lists.yourTurn}</Tag>
  return <Tag>{lists.turnOf(game.players[game.awaited[0] ?? 0]?.name ?? '')}</Tag>
}

const MyRow = ({ game, onRemove }: { readonly game: MyGame; readonly onRemove: (id: string) => void }): ReactNode => {
  const texts = useTexts()
  const { lists } = texts
  const language = useLanguage()
  const others = game.players.flatMap((player, seat) => (player === null || seat === game.mine ? [] : [player.name]))
  return (
    <li>
      <Faces players={game.players} />
      <span className="list-words">
        <Link href={game.href}>
          <b>{titleOf(game.game, language)}</b> {others.length === 0 ? '' : lists.against(texts.and(others))}
        </Link>
        <small className="muted">
          {lists.moves(game.version)}, {sayAgo(game.touched, Date.now(), language)}
          {game.isHere ? `, ${lists.onDevice}` : ''}
        </small>
      </span>
      <StateTag game={game} />
      {game.state === 'over' ? (
        <Link
          href={`/r/${game.isHere ? 'device/' : ''}${game.id}`}
          className="tool"
          aria-label={`${texts.table.replay}: ${titleOf(game.game, language)}`}
        >
          <Icon name="eye" />
          <span>{texts.table.replay}</span>
        </Link>
      ) : null}
      {game.isHere ? (
        <button
          type="button"
          className="tool"
          aria-label={lists.removeLong(titleOf(game.game, language))}
          onClick={() => onRemove(game.id)}
        >
          <Icon name="bin" />
        </button>
      ) : null}
    </li>
  )
}

const FEW = 5

export const MyGames = ({ games, onRemove }: { readonly games: readonly MyGame[]; readonly onRemove: (id: string) => void }): ReactNode => {
  const { lists, shelf } = useTexts()
  const language = useLanguage()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? games : games.slice(0, FEW)
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{lists.mine}</h2>
      {games.length === 0 ? (
        <div className="empty">
          <p>{lists.noneMine}</p>
          <p className="learn-first">
            <span>{lists.learnFirst}</span>
            {REGISTRY.map(({ face }) => (
              <Link key={face.id} href={`/learn/${face.id}`} aria-label={shelf.learnGame(face.title[language])}>
                {face.title[language]}
              </Link>
            ))}
          </p>
        </div>
      ) : (
        <ul className="list">
          {shown.map(game => (
            <MyRow key={game.id} game={game} onRemove={onRemove} />
          ))}
        </ul>
      )}
      {shown.length < games.length ? (
        <button type="button" className="btn quiet" onClick={() => setWhole(true)}>
          {lists.more(games.length - shown.length)}
        </button>
      ) : null}
      <Link href="/r/file" className="btn quiet">
        <Icon name="log" />
        {lists.openFile}
      </Link>
    </section>
  )
}

/** Tables on the server: to sit down at, or to watch. */
export const Tables = ({
  title,
  none,
  tables,
  act,
}: {
  readonly title: string
  readonly none: string
  readonly tables: readonly Listed[]
  readonly act: string
}): ReactNode => {
  const texts = useTexts()
  const { lists } = texts
  const language = useLanguage()
  return (
    <section>
      <h2>{title}</h2>
      {tables.length === 0 ? (
        <p className="empty">{none}</p>
      ) : (
        <ul className="list">
          {tables.map(({ id, game, seats }) => {
            const names = seats.flatMap(player => (player === null ? [] : [player.name]))
            return (
              <li key={id}>
                <Faces players={seats} />
                <span className="list-words">
                  <span>
                    <b>{titleOf(game, language)}</b> {names.length === 0 ? '' : lists.against(texts.and(names))}
                  </span>
                  <small className="muted">{lists.seatsTaken(names.length, seats.length)}</small>
                </span>
                <Link href={`/t/${id}`} className="btn" aria-label={`${act}: ${titleOf(game, language)}, ${names.join(', ')}`}>
                  {act}
                </Link>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
