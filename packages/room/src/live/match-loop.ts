/** The match loop. Every change, by a client, a bot or an expired clock, takes the same steps: kernel, store, acknowledge, publish, wake bots. */
import { at } from '@tortuga/kit'
import type { Millis } from '@tortuga/kit'
import { createBotRunner } from '../match/bot-runner.ts'
import type { BotMove } from '../match/bot-runner.ts'
import { abandonMatch, isTooLong, makeMove, playTimeUp } from '../match/updaters.ts'
import type { PlannedChange } from '../match/updaters.ts'
import { seatsOutOfTime } from '../match/clocks.ts'
import { isAttended, isForsaken, isPresent } from '../match/consent.ts'
import type { Clients } from '../clients/clients.ts'
import { callRules } from '../match/errors.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { RoomPorts, SeatOwner, StoredEntry, StoredMatch } from '../ports.ts'
import type { TaskQueue } from './task-queue.ts'
import type { Updates } from './updates.ts'

export type ChangeRequest = PlannedChange & {
  /** Idempotency key: a change with a key that is already stored is not made again. */
  readonly key: string | null
  readonly at: Millis
  /** The person who takes the seat with this change. */
  readonly owner?: SeatOwner | null
  /** Stored as evidence if the rules throw. */
  readonly input: unknown
  /** Called when the outcome is known, before the change is published. */
  readonly acknowledge?: (outcome: ChangeOutcome) => void
}

export type ChangeOutcome =
  /** `from` is the version before the change; `isAwake` tells whether bots go on. */
  | { readonly type: 'stored'; readonly from: number; readonly isAwake: boolean; readonly entries: readonly StoredEntry[] }
  | { readonly type: 'repeated'; readonly version: number }
  | { readonly type: 'refused'; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }

/** How often a change is tried again because another node stored one first. */
const MAX_ATTEMPTS = 20

export type MatchLoop = ReturnType<typeof createMatchLoop>

/** The match of one room. Moves of bots wait in the room's queue like everything else. */
export const createMatchLoop = (
  ports: RoomPorts,
  id: string,
  storage: MatchStorage,
  clients: Clients,
  updates: Updates,
  queue: Pick<TaskQueue, 'add'>,
) => {
  const { store, now, report } = ports

  /** Bots rest while no person has been seen for a while; `hello` wakes them. The store is asked only if nobody is connected here. */
  const areBotsAwake = async (settings: StoredMatch['settings'], when: Millis): Promise<boolean> =>
    clients.seated().size > 0 || isAttended(await store.lastSeen(id), settings.clock, when)

  /** Asks the kernel and stores what it accepts; tries again on the newer version if another node was faster. Throws `RulesFault` if the rules throw, other errors if the store fails. */
  const storeChange = async ({ change, back, key, owner = null, at: when, input }: ChangeRequest): Promise<ChangeOutcome> => {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = storage.current() ?? (await storage.read())
      if (before === null) throw new Error('there is no such match')
      const movesBack = back?.(before) ?? null
      const earlier = movesBack === null ? null : await storage.stateBefore(before, movesBack)
      const { game } = storage.edition()
      const submitted = callRules(input, () => change(before, game, earlier))
      if (!submitted.ok) {
        const version = key === null ? null : await store.findByKey(id, key)
        return version === null ? { type: 'refused', refusal: submitted.refusal, rules: submitted.rules } : { type: 'repeated', version }
      }
      const from = before.match.version
      const isAwake = await areBotsAwake(before.settings, when)
      const appended = await storage.append(game, before, submitted, { key, owner }, isAwake, when)
      if (appended.type === 'repeated') return { type: 'repeated', version: appended.version }
      if (appended.type === 'stored')
        return {
          type: 'stored',
          from,
          isAwake,
          entries: submitted.applied.map((applied, index) => ({ ...applied, version: from + 1 + index })),
        }
      report({ type: 'retried', id })
      await storage.read()
    }
    throw new Error(`gave up after ${MAX_ATTEMPTS} attempts, because other nodes stored their changes first`)
  }

  const wakeBots = (): void => {
    const stored = storage.current()
    if (stored !== null) bots.wake(storage.edition(), stored)
  }

  /** Asks bots again whose question has changed while they were thinking. */
  const askBotsAgain = async (): Promise<void> => {
    const stored = storage.current() ?? (await storage.read())
    if (stored !== null && storage.hasRules() && (await areBotsAwake(stored.settings, now()))) wakeBots()
  }

  /** Stores, acknowledges and publishes a change. Nothing may be awaited between acknowledging and publishing: both messages are sent in one packet. */
  const commit = async (request: ChangeRequest): Promise<void> => {
    const outcome = await storeChange(request)
    request.acknowledge?.(outcome)
    if (outcome.type === 'repeated') await storage.read()
    if (outcome.type !== 'stored') return
    const game = storage.current()?.header.game ?? ''
    for (const { entry } of outcome.entries) if (entry.type === 'move') report({ type: 'move', by: entry.by, game })
    await updates.publish(outcome.from, outcome.entries)
    if (isTooLong(storage.current())) await commit({ change: abandonMatch(request.at), key: null, at: request.at, input: 'too-long' })
    else if (outcome.isAwake) wakeBots()
  }

  /** Makes the prescribed move for every seat whose time was up at this moment. */
  const playExpiredClocks = async (when: Millis): Promise<void> => {
    for (let version = -1; ;) {
      const stored = storage.current()
      if (stored === null || stored.halted || stored.match.over || stored.match.version === version) return
      const [seat] = seatsOutOfTime(stored.clocks, stored.match, stored.players, when)
      if (seat === undefined) return
      version = stored.match.version
      const lastSeen = await store.lastSeen(id)
      if (isForsaken(lastSeen, stored.settings.clock, when))
        return commit({ change: abandonMatch(when), key: null, at: when, input: 'forsaken' })
      const isAbsent = !isPresent(lastSeen, seat, stored.settings.clock, when)
      const change = playTimeUp(seat, at(stored.match.asked, seat) ?? 0, isAbsent, when)
      await commit({ change, key: null, at: when, input: { type: 'time-up', seat } })
    }
  }

  const playBotMove = async ({ seat, question, move }: BotMove): Promise<void> => {
    const when = now()
    await playExpiredClocks(when)
    if (storage.current()?.halted === true) return
    const key = `bot:${seat}:${question}` // a client's key starts with its seat
    await commit({ change: makeMove(seat, question, move, 'bot', when), key, at: when, input: { seat, move } })
  }
  const bots = createBotRunner(
    ports,
    id,
    storage.current,
    move => void queue.add(() => playBotMove(move)),
    () => void queue.add(askBotsAgain),
    error =>
      void queue.add(async () => {
        throw error
      }),
  )

  return { commit, playExpiredClocks, wakeBots, areBotsThinking: bots.areThinking, stopBots: bots.stop }
}
