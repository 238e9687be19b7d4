/** The live room of one table: connects its clients with the stored match. Everything that may change the match waits in one queue. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { ByeCode } from '@tortuga/wire'
import type { Substitute } from '../match/updaters.ts'
import { createClients } from '../clients/clients.ts'
import { createConnector } from './connections.ts'
import { RulesFault } from '../match/errors.ts'
import { createHelloHandler } from './hello.ts'
import { createLobbyRequests } from './lobby-requests.ts'
import { createMatchLoop } from './match-loop.ts'
import { createMatchStorage } from '../match/match-storage.ts'
import { createMessageHandler } from './message-handler.ts'
import type { RoomNotice, RoomPorts } from '../ports.ts'
import { createPresence } from './presence.ts'
import { createSideRequests } from './side-requests.ts'
import { createTaskQueue } from './task-queue.ts'
import { createUpdates } from './updates.ts'

export type Room = ReturnType<typeof createRoom>

/** `vacate` is called when the room has nothing left to do. `haltedHere` is shared by all rooms of the process. */
export const createRoom = (ports: RoomPorts, id: string, haltedHere: Set<string>, vacate: () => void) => {
  const { store, bus, now, report } = ports
  const storage = createMatchStorage(ports, id, haltedHere)
  const clients = createClients()
  const presence = createPresence(ports, id, storage, clients)
  const updates = createUpdates(ports, id, storage, clients, presence)

  const halt = async (fault: RulesFault): Promise<void> => {
    await storage.halt(fault)
    bus.publish({ type: 'table', id })
    for (const client of clients.greeted()) clients.sendTrouble(client, 'halted')
  }
  /** A fault in the rules halts this match and no other. */
  const run = async (task: () => Promise<void>): Promise<void> => {
    try {
      await task()
      await updates.publishMissed()
    } catch (error) {
      if (!(error instanceof RulesFault)) throw error
      await halt(error)
    }
  }
  const queue = createTaskQueue(
    ports.nextTurn,
    run,
    error => report({ type: 'failed', id, error: String(error) }),
    () => {
      if (clients.all.size === 0 && !loop.areBotsThinking()) vacate()
    },
  )
  const loop = createMatchLoop(ports, id, storage, clients, updates, queue)
  const hello = createHelloHandler(ports, id, storage, clients, presence, updates, loop)
  const sideRequests = createSideRequests(ports, id, storage, clients, presence)
  const handle = createMessageHandler(ports, id, storage, clients, updates, hello, sideRequests, loop)
  const lobby = createLobbyRequests(ports, id, storage, loop)

  let willReread = false
  /** Notices that arrive before the table is read again need no reading of their own. */
  const rereadTable = async (): Promise<void> => {
    willReread = false
    await hello.rereadTable()
  }

  const receiveNotice = async (notice: RoomNotice): Promise<void> => {
    switch (notice.type) {
      case 'entries': {
        const known = storage.current()?.match.version ?? clients.oldestVersion()
        if (known !== null && notice.version > known) await storage.read()
        return
      }
      case 'table':
        return rereadTable()
      case 'chat':
        return updates.sendChat(notice.line)
      case 'here':
        return presence.receive(notice)
    }
  }

  /** Most notices are about entries that this node has stored and published itself; they are skipped, and so is a change of the table that is about to be read anyway. */
  const isKnown = (notice: RoomNotice): boolean =>
    (notice.type === 'table' && willReread) ||
    (notice.type === 'entries' &&
      notice.version <= (storage.current()?.match.version ?? -1) &&
      notice.version <= (clients.oldestVersion() ?? notice.version))

  /** Runs a task for a caller who has to hear of its failure. */
  const request = async (task: () => Promise<void>): Promise<void> => {
    const failures: unknown[] = []
    await queue.add(task, error => failures.push(error))
    if (failures.length > 0) throw failures[0]
  }

  return {
    connect: createConnector(ports, id, storage, clients, presence, queue, handle),
    receive: (notice: RoomNotice): Promise<void> => {
      if (isKnown(notice)) return Promise.resolve()
      willReread ||= notice.type === 'table'
      return queue.add(() => receiveNotice(notice))
    },
    /** A deadline has passed: a clock has expired, or a bot has not answered. */
    wake: (): Promise<void> =>
      queue.add(async () => {
        await hello.rereadTable()
        const stored = storage.current()
        if (stored === null || stored.halted || !storage.hasRules()) return
        await loop.playExpiredClocks(now())
        // If a clock has expired, its move has woken the bots that do not rest; otherwise the deadline was that of a bot.
        if (storage.current()?.match.version === stored.match.version) loop.wakeBots()
      }),
    leave: (seat: Seat): Promise<void> => request(() => lobby.leave(seat)),
    reclaim: (seat: Seat, player: Player): Promise<void> => request(() => lobby.reclaim(seat, player)),
    /** Why the seat could not be taken; null if it was, and `failed` if that is not known. */
    substitute: async (seat: Seat, substitute: Substitute): Promise<string | null> => {
      let answer: string | null = 'failed'
      await queue.add(() =>
        lobby.substitute(seat, substitute, outcome => {
          answer = outcome.type === 'refused' ? outcome.refusal.type : null
        }),
      )
      return answer
    },
    abandon: (): Promise<void> => request(lobby.abandon),
    expel: (player: string, code: ByeCode): void => {
      for (const client of clients.ofPlayer(player)) clients.dismiss(client, code)
    },
    expelDevice: (device: string, code: ByeCode): void => {
      for (const client of [...clients.all].filter(({ who }) => who.device === device)) clients.dismiss(client, code)
    },
    devices: (): readonly string[] => [...clients.all].flatMap(({ who: { device } }) => device ?? []),
    /** Marks the seated players as seen and publishes their presence to the other nodes again. */
    renewPresence: (): Promise<void> =>
      queue.add(async () => {
        for (const seat of clients.seated()) await store.markSeen(id, seat, now())
        presence.renew()
      }),
    connections: (): number => clients.all.size,
    stop: async (comeBackIn: Millis | null): Promise<void> => {
      loop.stopBots()
      await queue.finished()
      for (const client of clients.all) clients.dismiss(client, 'restarting', comeBackIn)
    },
  }
}
