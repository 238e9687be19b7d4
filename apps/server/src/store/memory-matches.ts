/** Matches in memory. */
import type { GameTypes, Header, Match, Millis, Player, Step } from '@tortuga/kit'
import type { Appended, ChatLine, MatchStore, Running, Settings, Stored, Write } from '@tortuga/room'
import type { LocalBus } from './bus.ts'
import { gather } from './gather.ts'
import { CHAT_KEPT } from './store.ts'
import type { Chair, Guest, Table } from './store.ts'

/** A chair with what only the store knows of it. */
export type Sitting = Chair & { readonly gone: boolean; readonly seen: Millis | null }
export type TableKept = { table: Table; revision: number; sitting: readonly (Sitting | null)[] }

/** A match that has begun. */
type Play = {
  readonly header: Header
  readonly settings: Settings
  readonly first: Step<GameTypes>
  readonly entries: Stored[]
  readonly keys: Map<string, number>
  match: Match<GameTypes>
  players: readonly Player[]
  clocks: Running
  deadline: Millis | null
  halted: boolean
  evidence: { readonly version: number; readonly input: unknown; readonly error: string } | null
  touched: Millis
}

export type GuestKept = { guest: Guest; readonly tokens: Set<string>; readonly links: Map<string, Millis>; readonly blocked: Set<string> }

export type Memory = {
  readonly tables: Map<string, TableKept>
  readonly plays: Map<string, Play>
  readonly chat: { readonly id: string; readonly line: ChatLine }[]
  readonly guests: Map<string, GuestKept>
  readonly bus: LocalBus
  now(): Millis
}

/** People as their chairs name them: a name is kept in one place. */
export const withNames = (players: readonly Player[], sitting: readonly (Sitting | null)[]): readonly Player[] =>
  players.map((player, seat) => (player.bot === null ? { ...player, name: sitting[seat]?.name ?? '' } : player))

const store = (play: Play, { key, expected, made, next, players, clocks, deadline }: Write): void => {
  if (key !== null) play.keys.set(key, expected + 1)
  play.entries.push(...made.map((each, index) => ({ ...each, version: expected + 1 + index })))
  Object.assign(play, { match: next, players, clocks, deadline: next.over ? null : deadline, halted: false })
}

export const rememberMatches = ({ tables, plays, chat, bus, now }: Memory): MatchStore => {
  const sittingAt = (id: string): readonly (Sitting | null)[] => tables.get(id)?.sitting ?? []

  const append = (write: Write): Appended => {
    const play = plays.get(write.id)
    const version = write.key === null ? undefined : play?.keys.get(write.key)
    if (version !== undefined) return { type: 'repeated', version }
    if (play?.match.version !== write.expected) return { type: 'stale' }
    store(play, write)
    play.touched = now()
    const kept = tables.get(write.id)
    if (write.next.over && kept !== undefined) kept.table = { ...kept.table, status: 'over' }
    return { type: 'stored', version: write.expected + 1 }
  }
  const gathered = gather(
    (batch: readonly Write[]) => Promise.resolve(batch.map(append)),
    ({ id }) => id,
    Infinity,
    (batch, results) =>
      batch.forEach(({ id, next }, index) => {
        if (results[index]?.type === 'stored') bus.tell({ type: 'entries', id, version: next.version })
      }),
  )

  return {
    append: gathered.add,
    open: id => {
      const play = plays.get(id)
      if (play === undefined) return Promise.resolve(null)
      const { header, settings, match, players, clocks, deadline, halted } = play
      const sitting = sittingAt(id)
      const named = { ...header, players: withNames(header.players, sitting) }
      return Promise.resolve({ header: named, settings, match, players: withNames(players, sitting), clocks, deadline, halted })
    },
    waiting: id => {
      const kept = tables.get(id)
      if (kept === undefined || kept.table.status !== 'waiting') return Promise.resolve(null)
      const { game, options, settings, commitment, chairs } = kept.table
      const seats = chairs.map(chair => chair && { name: chair.name, bot: chair.bot })
      return Promise.resolve({ game, options, settings, commitment, seats })
    },
    findAnswer: (id, key) => Promise.resolve(plays.get(id)?.keys.get(key) ?? null),
    between: (id, after, last) => {
      const named = ({ entry, ...rest }: Stored): Stored => {
        if (entry.type !== 'sit' || entry.player.bot !== null) return { entry, ...rest }
        return { entry: { ...entry, player: { ...entry.player, name: sittingAt(id)[entry.seat]?.name ?? '' } }, ...rest }
      }
      return Promise.resolve((plays.get(id)?.entries ?? []).slice(Math.max(0, after), Math.max(0, last)).map(named))
    },
    at: (id, version) => {
      const play = plays.get(id)
      const step = version === 0 ? play?.first : play?.entries[version - 1]
      return Promise.resolve(step === undefined ? null : { state: step.state, events: step.events })
    },
    halt: (id, evidence) => {
      const play = plays.get(id)
      if (play === undefined) return Promise.resolve()
      Object.assign(play, { halted: true, evidence })
      bus.tell({ type: 'table', id })
      return Promise.resolve()
    },
    due: (at, limit) => {
      const passed = [...plays].filter(([, { deadline, halted }]) => deadline !== null && deadline <= at && !halted)
      const inOrder = passed.sort(([, one], [, other]) => (one.deadline ?? 0) - (other.deadline ?? 0))
      return Promise.resolve(inOrder.slice(0, limit).map(([id]) => id))
    },
    addChat: (id, line) => {
      chat.push({ id, line })
      return Promise.resolve()
    },
    chat: id =>
      Promise.resolve(
        chat
          .filter(said => said.id === id)
          .slice(-CHAT_KEPT)
          .map(({ line }) => line),
      ),
    seen: id => Promise.resolve(sittingAt(id).map(chair => (chair === null || chair.gone ? null : chair.seen))),
    see: (id, seat, at) => {
      const kept = tables.get(id)
      if (kept !== undefined)
        kept.sitting = kept.sitting.map((chair, there) =>
          chair === null || there !== seat || chair.player === null ? chair : { ...chair, seen: at },
        )
      return Promise.resolve()
    },
  }
}
