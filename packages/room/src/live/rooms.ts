/** All live rooms of one node: a room is created when a client connects or a deadline passes, and dropped when it has nothing left to do. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { ByeCode } from '@tortuga/wire'
import type { Substitute } from '../match/updaters.ts'
import type { ClientIdentity } from '../clients/clients.ts'
import type { RoomConnection, SendText } from './connections.ts'
import type { RoomPorts } from '../ports.ts'
import { createRoom } from './room.ts'
import type { Room } from './room.ts'

/** How often rooms with clients publish their presence again and mark their players as seen: well within `AWAY_AFTER`, and within the minute after which other nodes forget it. */
const RENEW_EVERY: Millis = 10_000

export type Rooms = {
  /** Connects one client to a table that waits or plays. `send` gets JSON text; `hangUp` is called after a `bye` was sent. */
  connect(id: string, who: ClientIdentity, send: SendText, hangUp: () => void): RoomConnection
  /** A deadline has passed: a clock has expired, or a bot has not answered. */
  wake(id: string): Promise<void>
  /** Rejects, as `reclaim` and `abandon` do, if the store failed. The owner of a seat has left (already marked in the store). A bot takes the seat at once if no other person is present; otherwise the others may vote. */
  leave(id: string, seat: Seat): Promise<void>
  /** The owner of a seat takes it back from a bot. */
  reclaim(id: string, seat: Seat, player: Player): Promise<void>
  /** A person takes a seat that is open for a substitute. Resolves to null, or to the reason why not: `failed` if the store failed. */
  substitute(id: string, seat: Seat, substitute: Substitute): Promise<string | null>
  /** Ends a match that nobody plays any more, or that the host closes. */
  abandon(id: string): Promise<void>
  /** Disconnects a player from one table. */
  expel(id: string, player: string, code: ByeCode): void
  /** Disconnects a player from every table of this node. */
  expelEverywhere(player: string, code: ByeCode): void
  /** Disconnects one device of a player from every table of this node. */
  expelDevice(device: string, code: ByeCode): void
  /** The devices of all connected players. */
  devices(): ReadonlySet<string>
  connections(): number
  /** The number of live rooms. */
  count(): number
  /** Notices may have been lost: every live room reads its match again. */
  readAgain(): void
  /** Finishes the queued tasks, then disconnects all clients and tells them when to come back. */
  stop(comeBackIn: Millis): Promise<void>
}

export const openRooms = (ports: RoomPorts): Rooms => {
  const rooms = new Map<string, Room>()
  const haltedHere = new Set<string>()
  let isStopped = false

  const roomOf = (id: string): Room => {
    const existing = rooms.get(id)
    if (existing !== undefined) return existing
    const room: Room = createRoom(ports, id, haltedHere, () => {
      if (rooms.get(id) === room) rooms.delete(id)
    })
    rooms.set(id, room)
    if (isStopped) void room.stop(null) // for a request that was already under way: it is answered, and bots stay asleep
    return room
  }

  const unsubscribe = ports.bus.subscribe(notice => void rooms.get(notice.id)?.receive(notice))
  let cancelRenewal = (): void => {}
  const scheduleRenewal = (): void => {
    cancelRenewal = ports.after(RENEW_EVERY, () => {
      for (const room of rooms.values()) if (room.connections() > 0) void room.renewPresence()
      scheduleRenewal()
    })
  }
  scheduleRenewal()

  return {
    connect: (id, who, send, hangUp) => roomOf(id).connect(who, send, hangUp),
    wake: async id => {
      if (!isStopped) await roomOf(id).wake()
    },
    leave: (id, seat) => roomOf(id).leave(seat),
    reclaim: (id, seat, player) => roomOf(id).reclaim(seat, player),
    substitute: (id, seat, substitute) => roomOf(id).substitute(seat, substitute),
    abandon: id => roomOf(id).abandon(),
    expel: (id, player, code) => rooms.get(id)?.expel(player, code),
    expelEverywhere: (player, code) => {
      for (const room of rooms.values()) room.expel(player, code)
    },
    expelDevice: (device, code) => {
      for (const room of rooms.values()) room.expelDevice(device, code)
    },
    devices: () => new Set([...rooms.values()].flatMap(room => room.devices())),
    connections: () => [...rooms.values()].reduce((sum, room) => sum + room.connections(), 0),
    count: () => rooms.size,
    readAgain: () => {
      for (const [id, room] of rooms) void room.receive({ type: 'table', id })
    },
    stop: async comeBackIn => {
      isStopped = true
      cancelRenewal()
      unsubscribe()
      await Promise.all([...rooms.values()].map(room => room.stop(comeBackIn)))
    },
  }
}
