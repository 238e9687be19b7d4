/** The information about a table that everybody with its link may see. */
import { at, range } from '@tortuga/kit'
import type { Player } from '@tortuga/kit'
import type { TableInfo } from '@tortuga/wire'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { seriesBySeat } from '../store/port/series.ts'
import type { Guest, StoredTable } from '../store/port/store.ts'
import { resultOf } from './match-result.ts'
import { seatOf } from './tables.ts'

const playersOf = ({ occupants }: StoredTable): readonly (Player | null)[] =>
  occupants.map(occupant => (occupant === null ? null : { name: occupant.name, bot: occupant.bot }))

type Progress = Pick<TableInfo, 'seats' | 'left' | 'lastSeenAgo' | 'open' | 'awaited' | 'version' | 'halted' | 'result'>

const progressOf = async ({ store, now }: ServerContext, table: StoredTable): Promise<Progress> => {
  const stored = table.status === 'waiting' ? null : await store.readMatch(table.id)
  if (stored === null)
    return {
      seats: playersOf(table),
      left: table.occupants.map(() => false),
      lastSeenAgo: [],
      open: [],
      awaited: [],
      version: 0,
      halted: false,
      result: null,
    }
  const { players, match, halted } = stored
  const awaited = range(players.length).filter(seat => match.asked[seat] !== null)
  const result = match.over ? await resultOf(store, table.id) : null
  const [left, lastSeen, time] = [await store.readLeft(table.id), await store.lastSeen(table.id), now()]
  const lastSeenAgo = lastSeen.map(seen => (seen === null ? null : Math.max(0, time - seen)))
  return { seats: players, left, lastSeenAgo, open: match.open, awaited, version: match.version, halted, result }
}

/** `mine`, `opened`, `blocked`, `given` and the rematch depend on the player who asks. Only players of the match see its rematch. */
export const describeTable = async (context: ServerContext, table: StoredTable, guest: Guest | null): Promise<TableInfo> => {
  const { store } = context
  const { id, game, options, settings, commitment, status, created, touched, rematchOf, occupants } = table
  const mine = seatOf(table, guest)
  const blockedPlayers = guest === null ? [] : await store.blockedAt(guest.id, id)
  const blocked = range(occupants.length).filter(seat => blockedPlayers.includes(at(occupants, seat)?.player ?? ''))
  const rematch = mine !== null && status === 'over' ? await store.findRematch(id) : null
  return {
    id,
    game,
    options,
    settings,
    commitment,
    status,
    created,
    touched,
    ...(await progressOf(context, table)),
    mine,
    opened: guest?.id === table.opener,
    blocked,
    given: guest === null || mine !== null || status === 'waiting' ? null : await store.findGivenSeat(id, guest.id),
    rematch,
    rematchOf: mine === null ? null : rematchOf,
    avatars: await store.avatars(id),
    series: seriesBySeat(table.series, occupants),
  }
}

/** Players may always view their match, others only if the table allows spectators. */
export const requireViewable = (table: StoredTable, guest: Guest | null): void => {
  if (seatOf(table, guest) === null && !table.settings.spectators) throw new HttpProblem('no-spectators')
}
