/** The players who may be replaced by a bot or a substitute: they have left, or the match waits for them and they have been away as long as its pace allows. */
import { range } from '@tortuga/kit'
import type { Millis, Seat } from '@tortuga/kit'
import { aloneAfter, awayAfter } from '@tortuga/room'
import { useEffect, useState } from 'react'
import { fetchTable } from '../../api/api.ts'
import { useLoad } from '../../browser/hooks.ts'
import { absentSeats } from '../model/absences.ts'
import type { TablePageContext } from '../context/table-context.ts'

/** The room counts from its own last sign of the player, which may be a little later than ours. */
const MARGIN: Millis = 1000

/** `mayGiveSeat`: whether a substitute may be called, too. A player alone waits longer for that than for a bot. */
export type ReplaceableSeat = { readonly seat: Seat; readonly hasLeft: boolean; readonly mayGiveSeat: boolean }

/** An absent player, and from when somebody may step in if the match waits for them then. */
export type AbsentPlayer = ReplaceableSeat & { readonly from: Millis; readonly isReplaceable: boolean }

/** How often the time that is left is updated. */
const COUNTDOWN_STEP: Millis = 10_000
const COUNTDOWN_STEPS = 6

/** The time when the last of these moments passed. */
const useLastPassed = (moments: readonly Millis[]): Millis => {
  const [now, setNow] = useState(Date.now)
  const next = moments.filter(moment => moment > now).toSorted((one, other) => one - other)[0] ?? null
  useEffect(() => {
    if (next === null) return undefined
    const timer = setTimeout(() => setNow(Math.max(next, Date.now())), next - Date.now())
    return () => clearTimeout(timer)
  }, [next])
  return now
}

type Attendance = { readonly left: readonly boolean[]; readonly lastSeen: readonly (Millis | null)[] }

/** The server knows longer than a page that was just opened. */
const fetchAttendance = async (id: string): Promise<Attendance> => {
  const { left, lastSeenAgo } = await fetchTable(id)
  const now = Date.now()
  return { left, lastSeen: lastSeenAgo.map(ago => (ago === null ? null : now - ago)) }
}

const NOBODY: Attendance = { left: [], lastSeen: [] }

/** The absent people of a running match, and the time now. */
export const useAbsentPlayers = ({
  location,
  model: { presence, update, welcome },
}: Pick<TablePageContext, 'location' | 'model'>): { readonly absent: readonly AbsentPlayer[]; readonly now: Millis } => {
  const isPlayed = location.type !== 'device' && update?.over === false
  const seats = isPlayed ? absentSeats(presence).filter(seat => update.players[seat]?.bot === null) : []
  const [table] = useLoad(async () => (seats.length === 0 ? NOBODY : fetchAttendance(location.id)), seats.join())
  const { left, lastSeen } = table.type === 'ready' ? table.value : NOBODY
  const clock = welcome?.settings.clock ?? { type: 'none' }
  const momentOf = (seat: Seat, limit: Millis): Millis => (lastSeen[seat] ?? presence.absent[seat]?.since ?? 0) + limit + MARGIN
  const fromOf = (seat: Seat): Millis => momentOf(seat, awayAfter(clock))
  const givenFrom = (seat: Seat): Millis => momentOf(seat, aloneAfter(clock))
  const now = useLastPassed(
    seats.flatMap(seat => [givenFrom(seat), ...range(COUNTDOWN_STEPS).map(step => fromOf(seat) - step * COUNTDOWN_STEP)]),
  )
  const isAlone = (update?.players ?? []).every(({ bot }, seat) => bot !== null || seat === welcome?.viewer || seats.includes(seat))
  const absent = seats.map(seat => {
    const [from, hasLeft] = [fromOf(seat), left[seat] === true]
    const isReplaceable = hasLeft || (now >= from && update?.awaited.includes(seat) === true)
    return { seat, from, hasLeft, isReplaceable, mayGiveSeat: hasLeft || !isAlone || now >= givenFrom(seat) }
  })
  return { absent, now }
}

export const useReplaceable = (context: Pick<TablePageContext, 'location' | 'model'>): readonly ReplaceableSeat[] =>
  useAbsentPlayers(context).absent.filter(({ isReplaceable }) => isReplaceable)
