/** Tables of the memory store. */
import type { MatchStart } from '@tortuga/room'
import { withNames } from './data.ts'
import type { MemoryData, MemorySeat, MemoryTable } from './data.ts'
import type { ListedTable } from '@tortuga/wire'
import type { Occupant, MaintenanceStore, StoredTable, TableStore } from '../port/store.ts'

/** Players who keep their seat keep their last-seen time until the match begins; then all of them have as much time to appear. */
const toSeats = (
  occupants: readonly (Occupant | null)[],
  now: number,
  before: readonly (MemorySeat | null)[] = [],
): readonly (MemorySeat | null)[] =>
  occupants.map((occupant, seat) => {
    const kept = before[seat]
    return (
      occupant && { ...occupant, gone: false, seen: occupant.player === null ? null : kept?.player === occupant.player ? kept.seen : now }
    )
  })

export const createMemoryTables = (memory: MemoryData): TableStore & Pick<MaintenanceStore, 'listAll' | 'deleteMatch'> => {
  const { tables, matches, chat, guests, bus, now } = memory

  const summarize = ({ table, seats }: MemoryTable, player: string | null): ListedTable => {
    const record = matches.get(table.id)
    const { id, game, status, settings, created } = table
    const mine = player === null ? -1 : seats.findIndex(occupant => occupant?.player === player)
    return {
      id,
      game,
      status,
      settings,
      seats:
        record === undefined
          ? table.occupants.map(occupant => occupant && { name: occupant.name, bot: occupant.bot })
          : withNames(record.players, seats),
      created,
      touched: record?.touched ?? table.touched,
      awaited: record?.match.asked.flatMap((question, seat) => (question === null ? [] : [seat])) ?? [],
      mine: mine < 0 ? null : mine,
      version: record?.match.version ?? 0,
      halted: record?.halted ?? false,
      avatars: seats.map(occupant => guests.get(occupant?.player ?? '')?.guest.avatar ?? null),
      result: record?.result ?? null,
    }
  }
  const list = (
    player: string | null,
    isIncluded: (each: ListedTable) => boolean,
    order: (each: ListedTable) => number,
    limit: number,
  ): readonly ListedTable[] =>
    [...tables.values()]
      .map(row => summarize(row, player))
      .filter(isIncluded)
      .sort((one, other) => order(other) - order(one))
      .slice(0, limit)
  const newest = ({ created }: ListedTable): number => created
  /** What the clock of a match gives the seat that is awaited. */
  const timeToMove = (id: string): number => {
    const { clocks = null, deadline = null } = matches.get(id) ?? {}
    return clocks === null || deadline === null ? 0 : deadline - clocks.since
  }

  const begin = (id: string, { header, first, match, clocks, deadline }: MatchStart, settings: ListedTable['settings']): void => {
    const { players } = header
    const fresh = { entries: [], keys: new Map<string, number>(), halted: false, evidence: null, touched: now(), result: null }
    matches.set(id, { header, settings, first, match, players, clocks, deadline, ...fresh })
  }
  const remove = (id: string): boolean => {
    const exists = tables.delete(id)
    matches.delete(id)
    for (let n = chat.length - 1; n >= 0; n -= 1) if (chat[n]?.id === id) chat.splice(n, 1)
    if (exists) bus.publish({ type: 'table', id })
    return exists
  }

  return {
    openTable: table => {
      if (tables.has(table.id)) return Promise.reject(new Error(`table ${table.id} already exists`))
      const isSecond = table.rematchOf !== null && [...tables.values()].some(row => row.table.rematchOf === table.rematchOf)
      if (isSecond) return Promise.resolve(false)
      tables.set(table.id, { table, revision: 0, seats: toSeats(table.occupants, table.touched), former: [] })
      bus.publish({ type: 'table', id: table.id })
      return Promise.resolve(true)
    },
    findTable: id => {
      const row = tables.get(id)
      if (row === undefined) return Promise.resolve(null)
      return Promise.resolve({ table: { ...row.table, touched: matches.get(id)?.touched ?? row.table.touched }, revision: row.revision })
    },
    changeSeats: (id, revision, occupants, beginning) => {
      const row = tables.get(id)
      if (row === undefined || row.revision !== revision || row.table.status !== 'waiting') return Promise.resolve(false)
      row.revision += 1
      row.seats = toSeats(occupants, now(), beginning === null ? row.seats : [])
      row.table = { ...row.table, occupants, touched: now(), status: beginning === null ? 'waiting' : 'playing' }
      if (beginning !== null) begin(id, beginning, row.table.settings)
      bus.publish({ type: 'table', id })
      return Promise.resolve(true)
    },
    removeTable: id => Promise.resolve(tables.get(id)?.table.status === 'waiting' && remove(id)),
    listOpen: (limit, since) => {
      const wasUsed = (id: string): boolean => {
        const row = tables.get(id)
        return row !== undefined && (row.table.touched > since || row.seats.some(occupant => (occupant?.seen ?? -Infinity) > since))
      }
      const isOpen = ({ id, status, settings, seats }: ListedTable): boolean =>
        status === 'waiting' && settings.listed && seats.includes(null) && wasUsed(id)
      return Promise.resolve(list(null, isOpen, newest, limit))
    },
    listWatchable: limit => {
      const isWatchable = ({ status, settings, halted }: ListedTable): boolean =>
        status === 'playing' && settings.listed && settings.spectators && !halted
      return Promise.resolve(list(null, isWatchable, newest, limit))
    },
    listTablesOf: (player, limit) =>
      Promise.resolve(
        list(
          player,
          ({ mine }) => mine !== null,
          ({ touched }) => touched,
          limit,
        ),
      ),
    countTablesOf: player => {
      const all = [...tables.values()].map(({ table }) => table)
      const hasSeat = ({ occupants }: StoredTable): boolean => occupants.some(occupant => occupant?.player === player)
      return Promise.resolve({
        waiting: all.filter(({ opener, status }) => opener === player && status === 'waiting').length,
        playing: all.filter(table => table.status === 'playing' && hasSeat(table)).length,
      })
    },
    findRematch: id => Promise.resolve([...tables.values()].find(({ table }) => table.rematchOf === id)?.table.id ?? null),
    setLeft: (id, seat, left) => {
      const row = tables.get(id)
      if (row !== undefined)
        row.seats = row.seats.map((occupant, index) => (occupant && index === seat ? { ...occupant, gone: left } : occupant))
      bus.publish({ type: 'table', id })
      return Promise.resolve()
    },
    readLeft: id => Promise.resolve((tables.get(id)?.seats ?? []).map(occupant => occupant?.gone ?? false)),
    findGivenSeat: (id, player) => Promise.resolve(tables.get(id)?.former.findLast(owner => owner.player === player)?.seat ?? null),
    findUnfinished: ids => Promise.resolve(ids.filter(id => (tables.get(id)?.table.status ?? 'over') !== 'over')),
    listIdle: (before, limit) =>
      Promise.resolve(
        list(
          null,
          ({ id, status, halted, touched, seats }) => status !== 'over' && !halted && touched + timeToMove(id) * seats.length < before,
          ({ created }) => -created,
          limit,
        ).map(({ id, status }) => ({ id, status })),
      ),
    listAll: (limit, offset) => {
      const all = list(null, () => true, newest, Infinity).toSorted((one, other) => Number(other.halted) - Number(one.halted))
      return Promise.resolve(all.slice(offset, offset + limit))
    },
    deleteMatch: id => Promise.resolve(remove(id)),
  }
}
