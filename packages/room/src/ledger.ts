/** One match as it is stored: read, changed by compare-and-set, read again when somebody else was faster. Nothing is computed on a state that is not stored. */
import { at, replaceAt, upgrade, versionBefore } from '@tortuga/kit'
import type { Game, GameTypes, KernelRefusal, Millis, Player, Seat, Submitted } from '@tortuga/kit'
import { clocksAfter, deadlineOf } from './clocks.ts'
import type { Opened, Ports, Stored } from './ports.ts'

/** A change of the match as the kernel makes it from what is stored. `earlier` is the state an undo goes back to, null where there is none. */
export type Change = (opened: Opened, game: Game<GameTypes>, earlier: unknown) => Submitted<GameTypes>

/** Who asked for a change, when, and how many standing moves it would take back. `input` is kept as evidence should the rules break. */
export type Circumstances = {
  readonly key: string | null
  readonly at: Millis
  readonly input: unknown
  readonly back?: (opened: Opened) => number | null
}

/** What became of a change. `from` is the version it followed. */
export type Result =
  | { readonly type: 'stored'; readonly from: number; readonly stored: readonly Stored[] }
  | { readonly type: 'repeated'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }

/** The rules broke: the match must be halted. */
export class Fault extends Error {
  readonly input: unknown
  constructor(cause: unknown, input: unknown) {
    super(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    this.input = input
  }
}

/** Asks the rules something; what they throw is a fault. */
export const asking = <A>(input: unknown, ask: () => A): A => {
  try {
    return ask()
  } catch (error) {
    throw new Fault(error, input)
  }
}

const TRIES = 20
const PAGE = 32

const playersAfter = (players: readonly Player[], { made }: { readonly made: readonly Stored[] }): readonly Player[] =>
  made.reduce((sitting, { entry }) => (entry.type === 'sit' ? replaceAt(sitting, entry.seat, entry.player) : sitting), players)

export type Ledger = ReturnType<typeof openLedger>

/** The stored match behind one room; `opened()` is the last that was read or written, null before the first read or where there is none. */
export const openLedger = ({ store, findGame, report }: Ports, id: string) => {
  let opened: Opened | null = null

  const read = async (): Promise<Opened | null> => {
    opened = await store.open(id)
    return opened
  }

  const gameOf = ({ header }: Opened): Game<GameTypes> => {
    const game = findGame(header.game)
    if (game === undefined) throw new Error(`no game is registered as ${header.game}`)
    return game
  }

  const write = async (
    before: Opened,
    submitted: Submitted<GameTypes> & { readonly ok: true },
    key: string | null,
    now: Millis,
  ): Promise<Result | 'stale'> => {
    const from = before.match.version
    const stored = submitted.made.map((made, index) => ({ ...made, version: from + 1 + index }))
    const mover = at(stored, 0).entry
    const players = playersAfter(before.players, { made: stored })
    const answered = mover.type === 'move' ? mover.seat : null
    const clocks = clocksAfter(before.settings.clock, before.clocks, before.match, submitted.match, answered, now)
    const deadline = submitted.match.over ? null : deadlineOf(clocks, submitted.match, players, now)
    const appended = await store.append({ id, expected: from, key, made: submitted.made, next: submitted.match, players, clocks, deadline })
    if (appended.type === 'stale') return 'stale'
    if (appended.type === 'repeated') return appended as Result
    opened = { ...before, match: submitted.match, players, clocks, deadline, halted: false }
    return { type: 'stored', from, stored }
  }

  /** The state before the last `back` standing moves; reads no further back than it must. */
  const findEarlier = async ({ match }: Opened, back: number): Promise<unknown> => {
    const newestFirst: Stored[] = []
    for (let upTo = match.version; upTo > 0; upTo -= PAGE) {
      const page = await store.between(id, Math.max(0, upTo - PAGE), upTo)
      newestFirst.push(...page.toReversed())
      const version = versionBefore(newestFirst, back)
      if (version !== null) return (await store.at(id, version))?.state ?? null
    }
    return null
  }

  /** Makes a change and stores it. A client's `key` makes it happen once, however often it is sent. Throws `Fault` where the rules break, anything else where the store fails. */
  const commit = async (change: Change, { key, at: now, input, back }: Circumstances): Promise<Result> => {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const before = opened ?? (await read())
      if (before === null) throw new Error('there is no such match')
      const standing = back?.(before) ?? null
      const earlier = standing === null ? null : await findEarlier(before, standing)
      const submitted = asking(input, () => change(before, gameOf(before), earlier))
      if (!submitted.ok) {
        const version = key === null ? null : await store.findAnswer(id, key)
        if (version !== null) return { type: 'repeated', version }
        return { type: 'refused', refusal: submitted.refusal, rules: submitted.rules }
      }
      try {
        const outcome = await write(before, submitted, key, now)
        if (outcome !== 'stale') return outcome
      } catch (error) {
        opened = null // stored or not, only the store knows
        throw error
      }
      report({ type: 'retried', id })
      await read()
    }
    throw new Error(`lost the race ${TRIES} times`)
  }

  return {
    opened: (): Opened | null => opened,
    read,
    gameOf,
    commit,
    /** Goes on under this build's rules, where the match was played under older ones. */
    upgradeRules:
      (now: Millis): Change =>
      ({ match }, game) =>
        match.rules < game.rules ? upgrade(game, match, now) : refuse('stale'),
    /** Marks the match as halted, with the evidence. */
    halt: async (fault: Fault): Promise<void> => {
      report({ type: 'halted', id, error: fault.message })
      await store.halt(id, { version: opened?.match.version ?? 0, input: fault.input, error: fault.message })
      if (opened !== null) opened = { ...opened, halted: true }
    },
  }
}

/** A refusal of the room's own, in the kernel's form. */
export const refuse = (type: KernelRefusal['type'] | RoomRefusal): Submitted<GameTypes> => ({
  ok: false,
  refusal: { type },
  rules: [],
})

/** What only a room can refuse. */
export type RoomRefusal = 'still-here' | 'no-takebacks' | 'no-such-level' | 'bot-plays'

/** The seat that is asked, as the key of one client message. */
export const keyOf = (seat: Seat, message: string): string => `${seat}:${message}`
