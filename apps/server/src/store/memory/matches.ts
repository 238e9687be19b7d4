/** Matches of the memory store. */
import { at, replaceAt } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import type { MatchStore, AppendResult, SeatOwner, StoredEntry, MatchWrite } from '@tortuga/room'
import { isByClock } from '../port/activity.ts'
import { seriesBySeat } from '../port/series.ts'
import { CHAT_HISTORY_LIMIT } from '../port/store.ts'
import type { Occupant } from '../port/store.ts'
import { createGroupCommit } from '../sql/transactions/group-commit.ts'
import { nameAt, withNames } from './data.ts'
import type { MemoryData, MemoryMatch, MemorySeat, MemoryTable } from './data.ts'

const storeWrite = (record: MemoryMatch, { key, expected, applied, next, players, clocks, deadline }: MatchWrite): void => {
  if (key !== null) record.keys.set(key, expected + 1)
  record.entries.push(...applied.map((each, index) => ({ ...each, version: expected + 1 + index })))
  const end = applied.find(({ entry }) => entry.type === 'end')?.entry
  if (end?.type === 'end') record.result = { outcome: end.outcome, reason: end.reason }
  Object.assign(record, { match: next, players, clocks, deadline: next.over ? null : deadline, halted: false })
}

const changeOwner = (row: MemoryTable, { seat, player, name }: SeatOwner, version: number, now: Millis): void => {
  const before = at(row.seats, seat)
  row.former = [...row.former, { seat, until: version, player: before?.player ?? null, name: before?.name ?? '' }]
  const occupant: Occupant = { player, name, bot: null, contribution: '', ready: false }
  row.seats = replaceAt(row.seats, seat, { ...occupant, gone: false, seen: now })
  row.table = { ...row.table, occupants: replaceAt(row.table.occupants, seat, occupant) }
}

export const createMemoryMatches = ({ tables, matches, chat, guests, bus, now }: MemoryData): MatchStore => {
  const seatsAt = (id: string): readonly (MemorySeat | null)[] => tables.get(id)?.seats ?? []

  const append = (write: MatchWrite): AppendResult => {
    const record = matches.get(write.id)
    const version = write.key === null ? undefined : record?.keys.get(write.key)
    if (version !== undefined) return { type: 'repeated', version }
    if (record?.match.version !== write.expected) return { type: 'stale' }
    storeWrite(record, write)
    if (!isByClock(write.applied)) record.touched = now()
    const row = tables.get(write.id)
    if (write.owner !== null && row !== undefined) changeOwner(row, write.owner, write.expected + 1, now())
    if (write.next.over && row !== undefined) row.table = { ...row.table, status: 'over' }
    return { type: 'stored', version: write.expected + 1 }
  }
  const commits = createGroupCommit(
    (batch: readonly MatchWrite[]) => Promise.resolve(batch.map(append)),
    ({ id }) => id,
    Infinity,
    (batch, results) =>
      batch.forEach(({ id, next }, index) => {
        if (results[index]?.type === 'stored') bus.publish({ type: 'entries', id, version: next.version })
      }),
  )

  return {
    append: commits.add,
    readMatch: id => {
      const record = matches.get(id)
      if (record === undefined) return Promise.resolve(null)
      const { header, settings, match, players, clocks, deadline, halted } = record
      const seats = seatsAt(id)
      const named = header.players.map((player, seat) =>
        player.bot === null ? { ...player, name: nameAt(tables.get(id), seat, 0) } : player,
      )
      const owners = seats.map(occupant => occupant?.player ?? null)
      const current = { players: withNames(players, seats), owners, clocks, deadline, halted }
      return Promise.resolve({ header: { ...header, players: named }, settings, match, ...current })
    },
    readWaiting: id => {
      const row = tables.get(id)
      if (row === undefined || row.table.status !== 'waiting') return Promise.resolve(null)
      const { game, options, settings, commitment, occupants } = row.table
      const seats = occupants.map(occupant => occupant && { name: occupant.name, bot: occupant.bot })
      const [ready, series] = [occupants.map(occupant => occupant?.ready ?? false), seriesBySeat(row.table.series, occupants)]
      return Promise.resolve({ game, options, settings, commitment, seats, ready, series })
    },
    avatars: id => Promise.resolve(seatsAt(id).map(occupant => guests.get(occupant?.player ?? '')?.guest.avatar ?? null)),
    findByKey: (id, key) => Promise.resolve(matches.get(id)?.keys.get(key) ?? null),
    entriesBetween: (id, after, last) => {
      const named = ({ entry, version, events }: StoredEntry): StoredEntry => {
        if (entry.type !== 'sit' || entry.player.bot !== null) return { entry, version, events }
        return { entry: { ...entry, player: { ...entry.player, name: nameAt(tables.get(id), entry.seat, version) } }, version, events }
      }
      return Promise.resolve((matches.get(id)?.entries ?? []).slice(Math.max(0, after), Math.max(0, last)).map(named))
    },
    stepAt: (id, version) => {
      const record = matches.get(id)
      const step = version === 0 ? record?.first : record?.entries[version - 1]
      return Promise.resolve(step === undefined ? null : { state: step.state, events: step.events })
    },
    halt: (id, evidence) => {
      const record = matches.get(id)
      if (record === undefined) return Promise.resolve()
      Object.assign(record, { halted: true, evidence: record.halted ? (record.evidence ?? evidence) : evidence })
      bus.publish({ type: 'table', id })
      return Promise.resolve()
    },
    dueMatches: (at, limit, skip = 0) => {
      const due = [...matches].filter(([, { deadline, halted }]) => deadline !== null && deadline <= at && !halted)
      const inOrder = due.sort(([, one], [, other]) => (one.deadline ?? 0) - (other.deadline ?? 0))
      return Promise.resolve(inOrder.slice(skip, skip + limit).map(([id]) => id))
    },
    addChat: (id, line) => {
      chat.push({ id, line })
      return Promise.resolve()
    },
    chat: id =>
      Promise.resolve(
        chat
          .filter(message => message.id === id)
          .slice(-CHAT_HISTORY_LIMIT)
          .map(({ line }) => line),
      ),
    lastSeen: id => Promise.resolve(seatsAt(id).map(occupant => (occupant === null || occupant.gone ? null : occupant.seen))),
    markSeen: (id, seat, at) => {
      const row = tables.get(id)
      if (row !== undefined)
        row.seats = row.seats.map((occupant, index) =>
          occupant === null || index !== seat || occupant.player === null ? occupant : { ...occupant, seen: at },
        )
      return Promise.resolve()
    },
  }
}
