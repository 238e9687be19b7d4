/** Substitutes: a person takes a seat of a running match that the players have opened by a vote. */
import type { Seat } from '@tortuga/kit'
import type { SeatTaken } from '@tortuga/wire'
import type { ServerContext } from '../context/server-context.ts'
import { HttpProblem } from '../http/api-errors.ts'
import { areConfusableNames } from '../identity/names.ts'
import type { Guest, StoredTable } from '../store/port/store.ts'
import { requireTable, seatOf } from './tables.ts'

/** Somebody whom the opener or a player who stays has blocked. */
const isBlocked = async ({ store }: ServerContext, { id, opener, occupants }: StoredTable, seat: Seat, guest: Guest): Promise<boolean> => {
  const others = occupants.flatMap((occupant, other) =>
    other === seat || occupant === null || occupant.player === null ? [] : [occupant.player],
  )
  for (const player of new Set([opener, ...others])) if ((await store.blockedBy(player, id)).get(guest.id) === Infinity) return true
  return false
}

/** The room decides, because only there all owners and open seats are certain. */
const takeFromRoom = async ({ rooms }: ServerContext, id: string, seat: Seat, player: string, name: string): Promise<void> => {
  const refusal = await rooms.substitute(id, seat, { player, name, isNamedLike: other => areConfusableNames(other, name) })
  if (refusal === null) return
  if (refusal === 'failed') throw new HttpProblem('try-again')
  throw new HttpProblem(refusal === 'already-seated' || refusal === 'name-taken' ? refusal : 'seat-taken')
}

/** Who has had a seat of the match knows hidden cards of it, and cannot take another seat. The same request again gets the same answer. */
export const takeOpenSeat = async (context: ServerContext, guest: Guest, id: string, seat: Seat, name = guest.name): Promise<SeatTaken> => {
  const table = await requireTable(context, id)
  if (seat >= table.occupants.length) throw new HttpProblem('bad-seats')
  if (table.status === 'waiting') throw new HttpProblem('not-begun')
  const mine = seatOf(table, guest)
  if (mine === seat) return { seat, status: table.status }
  if (mine !== null) throw new HttpProblem('already-seated')
  if ((await context.store.findGivenSeat(id, guest.id)) !== null) throw new HttpProblem('seat-given')
  if (await isBlocked(context, table, seat, guest)) throw new HttpProblem('not-welcome')
  await takeFromRoom(context, id, seat, guest.id, name)
  return { seat, status: 'playing' }
}
