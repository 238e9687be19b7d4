/** Tables as lists show them: one query for the tables, one for all their seats. */
import { upTo } from '@tortuga/kit'
import type { Player } from '@tortuga/kit'
import type { Settings } from '@tortuga/room'
import type { Kysely } from 'kysely'
import { parseMatch, parsePlayers } from './codec.ts'
import type { Rows, SeatRow } from './schema.ts'
import type { Listed } from './store.ts'

/** Every table with its match, where it has begun; the lists narrow it down. */
export const selectTables = (db: Kysely<Rows>) =>
  db
    .selectFrom('tables as t')
    .leftJoin('matches as m', 'm.id', 't.id')
    .select(['t.id', 't.game', 't.status', 't.settings', 't.chairs', 't.created'])
    .select(['m.version', 'm.match', 'm.players', 'm.halted'])
    .select(eb => eb.fn.coalesce('m.touched', 't.touched').as('touched'))

type Row = Awaited<ReturnType<ReturnType<typeof selectTables>['execute']>>[number]

const sitting = ({ chairs, players }: Row, seats: readonly SeatRow[]): readonly (Player | null)[] => {
  const names: string[] = []
  for (const { seat, name } of seats) names[seat] = name
  if (players !== null) return parsePlayers(players, names)
  const chairOf = (chair: number): Player | null => {
    const taken = seats.find(({ seat }) => seat === chair)
    return taken === undefined ? null : { name: taken.name, bot: taken.bot }
  }
  return upTo(chairs).map(chairOf)
}

const asListed = (row: Row, seats: readonly SeatRow[], player: string | null): Listed => {
  const asked = row.match === null ? [] : parseMatch(row.match).asked
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    settings: JSON.parse(row.settings) as Settings,
    seats: sitting(row, seats),
    created: row.created,
    touched: row.touched,
    awaited: asked.flatMap((question, seat) => (question === null ? [] : [seat])),
    mine: player === null ? null : (seats.find(seat => seat.player === player)?.seat ?? null),
    version: row.version ?? 0,
    halted: row.halted === 1,
  }
}

/** The rows as lists have them, in their order; `player` is whoever asks. */
export const listRows = async (db: Kysely<Rows>, rows: readonly Row[], player: string | null = null): Promise<readonly Listed[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db.selectFrom('seats').selectAll().where('match', 'in', ids).execute()
  const seatsOf = new Map(ids.map((id): [string, SeatRow[]] => [id, []]))
  for (const seat of seats) seatsOf.get(seat.match)?.push(seat)
  return rows.map(row => asListed(row, seatsOf.get(row.id) ?? [], player))
}
