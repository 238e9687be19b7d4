/** Appends entries: writes of many matches share one transaction. Each is a compare-and-set on its match's version, so a stale or repeated write does not affect the others. */
import { at } from '@tortuga/kit'
import type { Entry, Millis } from '@tortuga/kit'
import type { AppendResult, MatchWrite, SeatOwner } from '@tortuga/room'
import { sql as raw } from 'kysely'
import { printClocks, printEntry, printPlayers, printResult } from './codec.ts'
import { createGroupCommit } from './transactions/group-commit.ts'
import { mayRefer, printMatch, printReference, printState, REFERENCE_START } from './transactions/guard.ts'
import type { EntryRow, MatchRow } from './schema/schema.ts'
import { prepareQuery, transactPipelined } from './database.ts'
import type { SqlDatabase } from './database.ts'
import { isByClock } from '../port/activity.ts'

/** Maximum writes per transaction. */
const MAX_BATCH = 256

/** A write converted to rows. This happens before it joins a batch, so that a write that cannot be converted fails alone. */
type PreparedWrite = {
  readonly id: string
  readonly key: string | null
  readonly version: number
  readonly isOver: boolean
  /** `touched` is null if it stays as it was. */
  readonly head: Omit<MatchRow, 'halted' | 'touched'> & {
    readonly expected: number
    readonly key: string | null
    readonly touched: Millis | null
  }
  readonly entries: readonly PreparedEntry[]
  readonly owner: PreparedOwner | null
}

/** A substitute with the seat they take. `version` is that of their entry. */
type PreparedOwner = SeatOwner & { readonly match: string; readonly version: number; readonly now: Millis }

/** An entry with null as its state leaves the state as it was. */
type PreparedEntry = Omit<EntryRow, 'state'> & { readonly state: string | null }

/** These entries leave the state as it was. So does `end`, but the last entry of a match is opened most. */
const UNCHANGING: ReadonlySet<Entry['type']> = new Set(['propose', 'vote', 'sit'])

const prepareWrite = ({ id, expected, key, applied, next, players, owner, clocks, deadline }: MatchWrite, now: Millis): PreparedWrite => {
  if (next.version !== expected + applied.length) throw new Error('the version of the write does not match the number of its entries')
  return {
    id,
    key,
    version: next.version,
    isOver: next.over,
    head: {
      id,
      expected,
      key,
      version: next.version,
      match: printMatch(next),
      players: printPlayers(players),
      ...printClocks(clocks),
      deadline: next.over ? null : deadline,
      packing: next.over ? 1 : 0,
      touched: isByClock(applied) ? null : now,
      result: printResult(applied),
    },
    owner: owner && { ...owner, match: id, version: expected + 1, now },
    entries: applied.map(({ entry, events, state }, index) => ({
      match: id,
      version: expected + 1 + index,
      key: index === 0 ? key : null,
      entry: printEntry(entry),
      events: JSON.stringify(events),
      state: mayRefer(next.rules) && UNCHANGING.has(entry.type) ? null : printState(state, next.rules),
    })),
  }
}

type EntryWriter = { append(write: MatchWrite): Promise<AppendResult>; settled(): Promise<void> }

/** `onEnd` is called when the last entry of a match is stored; `findAnswer` returns the version stored under an idempotency key. */
export const openEntryWriter = (
  sql: SqlDatabase,
  { onEnd, findAnswer }: { onEnd: (id: string) => void; findAnswer: (id: string, key: string) => Promise<number | null> },
): EntryWriter => {
  const { db } = sql
  const moveHead = prepareQuery((head: PreparedWrite['head']) =>
    db
      .updateTable('matches')
      .set({
        version: head.version,
        match: head.match,
        players: head.players,
        since: head.since,
        time_left: head.time_left,
        deadline: head.deadline,
        packing: head.packing,
        touched: raw<Millis>`coalesce(${head.touched}, touched)`,
        result: head.result,
        halted: 0, // a halted match is written to only if its rules work again
      })
      .where('id', '=', head.id)
      .where('version', '=', head.expected)
      .where(eb => eb.not(eb.exists(eb.selectFrom('entries').select('version').where('match', '=', head.id).where('key', '=', head.key)))),
  )
  const addEntry = prepareQuery((entry: EntryRow) =>
    db.insertInto('entries').values({
      match: entry.match,
      version: entry.version,
      key: entry.key,
      entry: entry.entry,
      events: entry.events,
      state: entry.state,
    }),
  )

  const addUnchanged = prepareQuery((entry: Omit<EntryRow, 'state'> & { readonly previous: number; readonly reference: string }) =>
    db.insertInto('entries').values({
      match: entry.match,
      version: entry.version,
      key: entry.key,
      entry: entry.entry,
      events: entry.events,
      state: raw`(select case when state like ${raw.lit(`${REFERENCE_START}%`)} then state else ${entry.reference} end
        from entries where match = ${entry.match} and version = ${entry.previous})`,
    }),
  )
  const addEither = ({ state, ...entry }: PreparedEntry) => {
    if (state !== null) return addEntry({ ...entry, state })
    const previous = entry.version - 1
    return addUnchanged({ ...entry, previous, reference: printReference(previous) })
  }

  const endTable = prepareQuery(({ id }: { readonly id: string }) => db.updateTable('tables').set({ status: 'over' }).where('id', '=', id))

  const keepFormerOwner = prepareQuery((owner: PreparedOwner) =>
    db.insertInto('former_owners').expression(eb =>
      eb
        .selectFrom('seats')
        .select(['match', 'seat', raw<number>`cast(${owner.version} as integer)`.as('until'), 'player', 'name'])
        .where('match', '=', owner.match)
        .where('seat', '=', owner.seat),
    ),
  )
  const setOwner = prepareQuery((owner: PreparedOwner) =>
    db
      .updateTable('seats')
      .set({ player: owner.player, name: owner.name, contribution: '', gone: 0, seen: owner.now })
      .where('match', '=', owner.match)
      .where('seat', '=', owner.seat),
  )
  const changeOwner = ({ owner }: PreparedWrite) => (owner === null ? [] : [keepFormerOwner(owner), setOwner(owner)])

  /** Which writes were stored. Updates rows in the order of their ids, so that two nodes never deadlock. */
  const store = async (batch: readonly PreparedWrite[]): Promise<readonly boolean[]> => {
    const inOrder = batch.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const storedOf = (counts: readonly number[]): readonly PreparedWrite[] => inOrder.filter((_, index) => counts[index] === 1)
    const counts = await transactPipelined(
      sql,
      inOrder.map(({ head }) => moveHead(head)),
      counts => {
        const stored = storedOf(counts)
        return [
          ...stored.flatMap(({ entries }) => entries.map(addEither)),
          ...stored.flatMap(changeOwner),
          ...stored.filter(({ isOver }) => isOver).map(endTable),
          ...sql.notifications(stored.map(noticeOf)),
        ]
      },
    )
    const stored = new Set(storedOf(counts))
    return batch.map(write => stored.has(write))
  }

  const { add, settled } = createGroupCommit(
    store,
    ({ id }: PreparedWrite) => id,
    MAX_BATCH,
    (batch, results: readonly boolean[]) => {
      batch.forEach((write, index) => {
        if (!at(results, index)) return
        sql.bus.publish(noticeOf(write))
        if (write.isOver) onEnd(write.id)
      })
    },
  )
  /** Looks up the answer of a repeated write outside of the batch, because others must not wait for it. */
  const append = async (write: MatchWrite): Promise<AppendResult> => {
    const { id, key, expected } = write
    if (await add(prepareWrite(write, sql.now()))) return { type: 'stored', version: expected + 1 }
    const version = key === null ? null : await findAnswer(id, key)
    return version === null ? { type: 'stale' } : { type: 'repeated', version }
  }
  return { append, settled }
}

const noticeOf = ({ id, version }: PreparedWrite) => ({ type: 'entries', id, version }) as const
