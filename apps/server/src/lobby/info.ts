/** What anybody with its link may know of a table. */
import { at, upTo } from '@tortuga/kit'
import type { Player, Seat } from '@tortuga/kit'
import type { House } from '../house.ts'
import { Problem } from '../http/problem.ts'
import type { Guest, Table } from '../store/store.ts'
import { seatOf } from './tables.ts'

const playersOf = ({ chairs }: Table): readonly (Player | null)[] =>
  chairs.map(chair => (chair === null ? null : { name: chair.name, bot: chair.bot }))

/** A match under way or over: who sits there now, and how far it has come. */
const progressOf = async ({ store }: House, table: Table) => {
  const opened = table.status === 'waiting' ? null : await store.open(table.id)
  if (opened === null) return { seats: playersOf(table), left: table.chairs.map(() => false), awaited: [], version: 0, halted: false }
  const { players, match, halted } = opened
  const awaited: readonly Seat[] = upTo(players.length).filter(seat => match.asked[seat] !== null)
  return { seats: players, left: await store.hasLeft(table.id), awaited, version: match.version, halted }
}

export type TableInfo = Awaited<ReturnType<typeof describeTable>>

/** `mine`, `opened`, `blocked` and `rematch` are about the one who asks. */
export const describeTable = async (house: House, table: Table, guest: Guest | null) => {
  const { id, game, options, settings, commitment, status, created, touched, rematchOf, chairs } = table
  const mine = seatOf(table, guest)
  const others = guest === null ? [] : await house.store.blockedBy(guest.id)
  const blocked = upTo(chairs.length).filter(seat => others.includes(at(chairs, seat)?.player ?? ''))
  const rematch = mine !== null && status === 'over' ? await house.store.findRematch(id) : null
  return {
    id,
    game,
    options,
    settings,
    commitment,
    status,
    created,
    touched,
    ...(await progressOf(house, table)),
    mine,
    opened: guest?.id === table.opener,
    blocked,
    rematch,
    rematchOf: mine === null ? null : rematchOf,
  }
}

/** Whoever plays may look, and everybody else where the table allows it. */
export const mayLook = (table: Table, guest: Guest | null): void => {
  if (seatOf(table, guest) === null && !table.settings.spectators) throw new Problem('no-spectators')
}
