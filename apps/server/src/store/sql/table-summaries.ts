/** Table summaries for lists: one query for the tables and one for all their seats. */
import { parseJson, settingsSchema } from '@tortuga/wire'
import { range } from '@tortuga/kit'
import type { Player } from '@tortuga/kit'
import type { ListedTable } from '@tortuga/wire'
import type { Kysely } from 'kysely'
import { parsePlayers, parseResult } from './codec.ts'
import { parseMatch } from './transactions/guard.ts'
import type { DatabaseSchema, SeatRow } from './schema/schema.ts'

/** Selects every table, joined with its match if it has begun; callers add conditions. */
export const selectTables = (db: Kysely<DatabaseSchema>) =>
  db
    .selectFrom('tables as t')
    .leftJoin('matches as m', 'm.id', 't.id')
    .select(['t.id', 't.game', 't.status', 't.settings', 't.chairs', 't.created'])
    .select(['m.version', 'm.match', 'm.players', 'm.halted', 'm.result'])
    .select(eb => eb.fn.coalesce('m.touched', 't.touched').as('touched'))

type SelectedTable = Awaited<ReturnType<ReturnType<typeof selectTables>['execute']>>[number]

/** An occupied seat with its owner's picture. */
type OwnedSeat = SeatRow & { readonly avatar: string | null }

const seatsOfTable = ({ chairs, players }: SelectedTable, seats: readonly SeatRow[]): readonly (Player | null)[] => {
  const names: string[] = []
  for (const { seat, name } of seats) names[seat] = name
  if (players !== null) return parsePlayers(players, names)
  const playerOf = (seat: number): Player | null => {
    const row = seats.find(each => each.seat === seat)
    return row === undefined ? null : { name: row.name, bot: row.bot }
  }
  return range(chairs).map(playerOf)
}

const summarize = (row: SelectedTable, seats: readonly OwnedSeat[], player: string | null): ListedTable => {
  const asked = row.match === null ? [] : parseMatch(row.match).asked
  return {
    id: row.id,
    game: row.game,
    status: row.status,
    settings: parseJson(settingsSchema, row.settings),
    seats: seatsOfTable(row, seats),
    created: row.created,
    touched: row.touched,
    awaited: asked.flatMap((question, seat) => (question === null ? [] : [seat])),
    mine: player === null ? null : (seats.find(seat => seat.player === player)?.seat ?? null),
    version: row.version ?? 0,
    halted: row.halted === 1,
    avatars: range(row.chairs).map(seat => seats.find(each => each.seat === seat)?.avatar ?? null),
    result: parseResult(row.result),
  }
}

/** Summaries in the order of the rows; `player` is the player who asks, whose seat goes into `mine`. */
export const summarizeRows = async (
  db: Kysely<DatabaseSchema>,
  rows: readonly SelectedTable[],
  player: string | null = null,
): Promise<readonly ListedTable[]> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const seats = await db
    .selectFrom('seats as s')
    .leftJoin('guests as g', 'g.id', 's.player')
    .selectAll('s')
    .select('g.avatar')
    .where('s.match', 'in', ids)
    .execute()
  const seatsOf = new Map(ids.map((id): [string, OwnedSeat[]] => [id, []]))
  for (const seat of seats) seatsOf.get(seat.match)?.push(seat)
  return rows.map(row => summarize(row, seatsOf.get(row.id) ?? [], player))
}
