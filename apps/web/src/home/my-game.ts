/** A game of the visitor, on this device or on the server, as the home page lists it. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { DeviceMatch, ListedTable, MatchResult } from '@tortuga/wire'

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
  readonly isOnDevice: boolean
  /** By seat, as far as chosen. */
  readonly avatars: readonly (string | null)[]
  /** Null until the match is over, and for old matches of the server. */
  readonly result: MatchResult | null
}

/** On this device only the visitor has chosen an avatar. */
export const fromDevice = (match: DeviceMatch, avatar: string | null = null): MyGame => ({
  ...match,
  href: `/d/${match.id}`,
  mine: 0,
  state: match.halted ? 'halted' : match.over ? 'over' : 'playing',
  isOnDevice: true,
  avatars: [avatar],
})

export const fromServer = (listed: ListedTable): MyGame => ({
  ...listed,
  href: `/t/${listed.id}`,
  players: listed.seats,
  mine: listed.mine ?? 0,
  state: listed.halted ? 'halted' : listed.status,
  isOnDevice: false,
})

const ORDER = ['playing', 'waiting', 'halted', 'over'] as const
export const isMyTurn = ({ awaited, mine, state }: MyGame): boolean => state === 'playing' && awaited.includes(mine)

/** Games where it is the visitor's turn first, then running, waiting, stopped and finished ones; each group by last change. */
export const sortGames = (games: readonly MyGame[]): readonly MyGame[] =>
  games.toSorted(
    (one, other) =>
      Number(isMyTurn(other)) - Number(isMyTurn(one)) ||
      ORDER.indexOf(one.state) - ORDER.indexOf(other.state) ||
      other.touched - one.touched,
  )
