/** The players who may be replaced by a bot or a substitute: they have left, or the match waits for them and they have been away as long as its pace allows. */
import type { Millis, Seat } from '@tortuga/kit'
import { awayAfter } from '@tortuga/room'
import { useEffect, useState } from 'react'
import { fetchTable } from '../../api/api.ts'
import { useLoad } from '../../browser/hooks.ts'
import { absentSeats } from '../model/absences.ts'
import type { TableModel } from '../model/table-model.ts'
import type { TablePageContext } from '../context/table-context.ts'

/** The room counts from its own last sign of the player, which may be a little later than ours. */
const MARGIN: Millis = 1000

export type ReplaceableSeat = { readonly seat: Seat; readonly hasLeft: boolean }

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

const absencesIn = ({ presence, update, welcome }: TableModel): readonly { readonly seat: Seat; readonly until: Millis }[] => {
  const limit = awayAfter(welcome?.settings.clock ?? { type: 'none' }) + MARGIN
  return absentSeats(presence).flatMap(seat =>
    update?.over === false && update.players[seat]?.bot === null ? [{ seat, until: (presence.absent[seat]?.since ?? 0) + limit }] : [],
  )
}

export const useReplaceable = ({ location, model }: Pick<TablePageContext, 'location' | 'model'>): readonly ReplaceableSeat[] => {
  const absent = location.type === 'device' ? [] : absencesIn(model)
  const now = useLastPassed(absent.map(({ until }) => until))
  const [table] = useLoad(
    async () => (absent.length === 0 ? [] : (await fetchTable(location.id)).left),
    absent.map(({ seat }) => seat).join(),
  )
  const left = table.type === 'ready' ? table.value : []
  const isAway = (seat: Seat, until: Millis): boolean => now >= until && model.update?.awaited.includes(seat) === true
  return absent.flatMap(({ seat, until }) => (left[seat] === true || isAway(seat, until) ? [{ seat, hasLeft: left[seat] === true }] : []))
}
