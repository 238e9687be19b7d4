/** Tables in memory. */
import type { Beginning } from '@tortuga/room'
import { withNames } from './memory-matches.ts'
import type { Memory, Sitting, TableKept } from './memory-matches.ts'
import type { Chair, Keeping, Listed, Lobby } from './store.ts'

const sitDown = (chairs: readonly (Chair | null)[], now: number): readonly (Sitting | null)[] =>
  chairs.map(chair => chair && { ...chair, gone: false, seen: chair.player === null ? null : now })

export const rememberTables = (memory: Memory): Lobby & Pick<Keeping, 'listAll' | 'deleteMatch'> => {
  const { tables, plays, chat, bus, now } = memory

  const listed = ({ table, sitting }: TableKept, player: string | null): Listed => {
    const play = plays.get(table.id)
    const { id, game, status, settings, created } = table
    const mine = player === null ? -1 : sitting.findIndex(chair => chair?.player === player)
    return {
      id,
      game,
      status,
      settings,
      seats:
        play === undefined ? table.chairs.map(chair => chair && { name: chair.name, bot: chair.bot }) : withNames(play.players, sitting),
      created,
      touched: play?.touched ?? table.touched,
      awaited: play?.match.asked.flatMap((question, seat) => (question === null ? [] : [seat])) ?? [],
      mine: mine < 0 ? null : mine,
      version: play?.match.version ?? 0,
      halted: play?.halted ?? false,
    }
  }
  const list = (
    player: string | null,
    wanted: (each: Listed) => boolean,
    order: (each: Listed) => number,
    limit: number,
  ): readonly Listed[] =>
    [...tables.values()]
      .map(kept => listed(kept, player))
      .filter(wanted)
      .sort((one, other) => order(other) - order(one))
      .slice(0, limit)
  const newest = ({ created }: Listed): number => created

  const begin = (id: string, { header, first, match, clocks, deadline }: Beginning, settings: Listed['settings']): void => {
    const { players } = header
    const fresh = { entries: [], keys: new Map<string, number>(), halted: false, evidence: null, touched: now() }
    plays.set(id, { header, settings, first, match, players, clocks, deadline, ...fresh })
  }
  const remove = (id: string): boolean => {
    const isThere = tables.delete(id)
    plays.delete(id)
    for (let n = chat.length - 1; n >= 0; n -= 1) if (chat[n]?.id === id) chat.splice(n, 1)
    if (isThere) bus.tell({ type: 'table', id })
    return isThere
  }

  return {
    openTable: table => {
      if (tables.has(table.id)) return Promise.reject(new Error(`there is a table ${table.id} already`))
      const isSecond = table.rematchOf !== null && [...tables.values()].some(kept => kept.table.rematchOf === table.rematchOf)
      if (isSecond) return Promise.resolve(false)
      tables.set(table.id, { table, revision: 0, sitting: sitDown(table.chairs, table.touched) })
      bus.tell({ type: 'table', id: table.id })
      return Promise.resolve(true)
    },
    findTable: id => {
      const kept = tables.get(id)
      if (kept === undefined) return Promise.resolve(null)
      return Promise.resolve({ table: { ...kept.table, touched: plays.get(id)?.touched ?? kept.table.touched }, revision: kept.revision })
    },
    seatTable: (id, revision, chairs, beginning) => {
      const kept = tables.get(id)
      if (kept === undefined || kept.revision !== revision || kept.table.status !== 'waiting') return Promise.resolve(false)
      kept.revision += 1
      kept.sitting = sitDown(chairs, now())
      kept.table = { ...kept.table, chairs, touched: now(), status: beginning === null ? 'waiting' : 'playing' }
      if (beginning !== null) begin(id, beginning, kept.table.settings)
      bus.tell({ type: 'table', id })
      return Promise.resolve(true)
    },
    removeTable: id => {
      if (tables.get(id)?.table.status === 'waiting') remove(id)
      return Promise.resolve()
    },
    listOpen: limit => Promise.resolve(list(null, ({ status, settings }) => status === 'waiting' && settings.listed, newest, limit)),
    listWatchable: limit => {
      const isWatchable = ({ status, settings, halted }: Listed): boolean =>
        status === 'playing' && settings.listed && settings.spectators && !halted
      return Promise.resolve(list(null, isWatchable, newest, limit))
    },
    listOf: (player, limit) =>
      Promise.resolve(
        list(
          player,
          ({ mine }) => mine !== null,
          ({ touched }) => touched,
          limit,
        ),
      ),
    countWaitingOf: player =>
      Promise.resolve([...tables.values()].filter(({ table }) => table.opener === player && table.status === 'waiting').length),
    findRematch: id => Promise.resolve([...tables.values()].find(({ table }) => table.rematchOf === id)?.table.id ?? null),
    setLeft: (id, seat, left) => {
      const kept = tables.get(id)
      if (kept !== undefined)
        kept.sitting = kept.sitting.map((chair, there) => (chair && there === seat ? { ...chair, gone: left } : chair))
      bus.tell({ type: 'table', id })
      return Promise.resolve()
    },
    hasLeft: id => Promise.resolve((tables.get(id)?.sitting ?? []).map(chair => chair?.gone ?? false)),
    listIdle: (before, limit) =>
      Promise.resolve(
        list(
          null,
          ({ status, halted, touched }) => status !== 'over' && !halted && touched < before,
          ({ created }) => -created,
          limit,
        ).map(({ id, status }) => ({ id, status })),
      ),
    listAll: (limit, offset) => Promise.resolve(list(null, () => true, newest, limit + offset).slice(offset)),
    deleteMatch: id => Promise.resolve(remove(id)),
  }
}
