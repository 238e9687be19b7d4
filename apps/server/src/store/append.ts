/** Storing entries: many matches' writes in one transaction, each by compare-and-set on its version, so that a stale or repeated one harms no other. */
import { at } from '@tortuga/kit'
import type { Appended, Write } from '@tortuga/room'
import type { Transaction } from 'kysely'
import { printClocks, printEntry, printMatch, printPlayers } from './codec.ts'
import { gather } from './gather.ts'
import type { EntryRow, MatchRow, Rows } from './schema.ts'
import { prepare, runAll, transact } from './sql.ts'
import type { Sql } from './sql.ts'

/** The most writes that share a transaction. */
const LARGEST_BATCH = 256

/** A write as rows: made before it joins a batch, so that one that cannot be stored fails alone. */
type Prepared = {
  readonly id: string
  readonly key: string | null
  readonly version: number
  readonly isOver: boolean
  readonly head: Omit<MatchRow, 'halted'> & { readonly expected: number; readonly key: string | null }
  readonly entries: readonly EntryRow[]
}

const prepareWrite = ({ id, expected, key, made, next, players, clocks, deadline }: Write, now: number): Prepared => {
  if (next.version !== expected + made.length) throw new Error('the entries do not lead to the version that was given with them')
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
      touched: now,
    },
    entries: made.map(({ entry, events, state }, index) => ({
      match: id,
      version: expected + 1 + index,
      key: index === 0 ? key : null,
      entry: printEntry(entry),
      events: JSON.stringify(events),
      state: JSON.stringify(state),
    })),
  }
}

export type Append = { append(write: Write): Promise<Appended>; settled(): Promise<void> }

/** `ended` hears of matches whose last entry is stored; `findAnswer` looks a key up in what is stored. */
export const openAppend = (
  sql: Sql,
  {
    ended,
    findAnswer,
  }: { ended: (id: string) => void; findAnswer: (tx: Transaction<Rows>, id: string, key: string) => Promise<number | null> },
): Append => {
  const { db } = sql
  const moveHead = prepare((head: Prepared['head']) =>
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
        touched: head.touched,
        halted: 0, // only newer rules go on from a halted match
      })
      .where('id', '=', head.id)
      .where('version', '=', head.expected)
      .where(eb => eb.not(eb.exists(eb.selectFrom('entries').select('version').where('match', '=', head.id).where('key', '=', head.key)))),
  )
  const addEntry = prepare((entry: EntryRow) =>
    db.insertInto('entries').values({
      match: entry.match,
      version: entry.version,
      key: entry.key,
      entry: entry.entry,
      events: entry.events,
      state: entry.state,
    }),
  )

  const answerTo = async (tx: Transaction<Rows>, { id, key, head }: Prepared, isStored: boolean): Promise<Appended> => {
    if (isStored) return { type: 'stored', version: head.expected + 1 }
    const version = key === null ? null : await findAnswer(tx, id, key)
    return version === null ? { type: 'stale' } : { type: 'repeated', version }
  }

  /** In the order of their ids, so that two nodes never wait for each other. */
  const store = (batch: readonly Prepared[]): Promise<readonly Appended[]> =>
    transact(sql, async tx => {
      const inOrder = batch.toSorted((one, other) => (one.id < other.id ? -1 : 1))
      const counts = await runAll(
        tx,
        inOrder.map(({ head }) => moveHead(head)),
      )
      const stored = inOrder.filter((_, index) => counts[index] === 1)
      await runAll(
        tx,
        stored.flatMap(({ entries }) => entries.map(addEntry)),
      )
      const over = stored.filter(({ isOver }) => isOver).map(({ id }) => id)
      if (over.length > 0) await tx.updateTable('tables').set({ status: 'over' }).where('id', 'in', over).execute()
      if (stored.length > 0) await sql.notify(tx, stored.map(newsOf))
      const moved = new Set(stored)
      return Promise.all(batch.map(write => answerTo(tx, write, moved.has(write))))
    })

  const { add, settled } = gather(
    store,
    ({ id }: Prepared) => id,
    LARGEST_BATCH,
    (batch, results: readonly Appended[]) => {
      batch.forEach((write, index) => {
        if (at(results, index).type !== 'stored') return
        sql.bus.tell(newsOf(write))
        if (write.isOver) ended(write.id)
      })
    },
  )
  return { append: async write => add(prepareWrite(write, sql.now())), settled }
}

const newsOf = ({ id, version }: Prepared) => ({ type: 'entries', id, version }) as const
