/** All live rooms of one node: made when somebody comes or a deadline passes, dropped when nothing is left to do. */
import type { Millis, Player, Seat } from '@tortuga/kit'
import type { Who } from './audience.ts'
import type { Ports } from './ports.ts'
import { createRoom } from './room.ts'
import type { Connection, Room } from './room.ts'
import type { Bye } from './wire.ts'

/** How often a room with people in it says that they are still here. */
const RENEW_EVERY: Millis = 30_000

export type Rooms = {
  /** One client of one table, waiting or begun. `send` gets JSON text, and whether more follows at once; `hangUp` is called after a `bye` was sent. */
  connect(id: string, who: Who, send: (text: string, isFollowed?: boolean) => void, hangUp: () => void): Connection
  /** A deadline has passed: time up, or a bot that has not answered. */
  wake(id: string): Promise<void>
  /** The owner of a seat goes (already marked in the store): where nobody else is here a bot sits down at once, otherwise the others may vote. */
  leave(id: string, seat: Seat, level: string): Promise<void>
  /** The owner of a seat takes it back from a bot. */
  reclaim(id: string, seat: Seat, player: Player): Promise<void>
  /** Ends a match nobody plays any more, or that the host closes. */
  abandon(id: string): Promise<void>
  /** Sends everybody of that player at that table away. */
  expel(id: string, player: string, code: Bye): void
  /** The same at every table of this node. */
  expelEverywhere(player: string, code: Bye): void
  /** The players who have a line open here. */
  people(): ReadonlySet<string>
  connections(): number
  /** News may have been missed: every live room reads its match again. */
  readAgain(): void
  /** Says bye to all with a time to come back, after the writes under way. */
  stop(comeBackIn: Millis): Promise<void>
}

/** Opens the rooms of this node. */
export const openRooms = (ports: Ports): Rooms => {
  const rooms = new Map<string, Room>()
  let isStopped = false

  const roomOf = (id: string): Room => {
    const live = rooms.get(id)
    if (live !== undefined) return live
    const room: Room = createRoom(ports, id, () => {
      if (rooms.get(id) === room) rooms.delete(id)
    })
    rooms.set(id, room)
    return room
  }

  const deafen = ports.bus.listen(news => void rooms.get(news.id)?.hear(news))
  let cancelRenewal = (): void => {}
  const renew = (): void => {
    cancelRenewal = ports.after(RENEW_EVERY, () => {
      for (const room of rooms.values()) if (room.clients() > 0) void room.renew()
      renew()
    })
  }
  renew()

  return {
    connect: (id, who, send, hangUp) => roomOf(id).connect(who, send, hangUp),
    wake: async id => {
      if (!isStopped) await roomOf(id).wake()
    },
    leave: (id, seat, level) => roomOf(id).leave(seat, level),
    reclaim: (id, seat, player) => roomOf(id).reclaim(seat, player),
    abandon: id => roomOf(id).abandon(),
    expel: (id, player, code) => rooms.get(id)?.expel(player, code),
    expelEverywhere: (player, code) => {
      for (const room of rooms.values()) room.expel(player, code)
    },
    people: () => new Set([...rooms.values()].flatMap(room => room.people())),
    connections: () => [...rooms.values()].reduce((sum, room) => sum + room.clients(), 0),
    readAgain: () => {
      for (const [id, room] of rooms) void room.hear({ type: 'table', id })
    },
    stop: async comeBackIn => {
      isStopped = true
      cancelRenewal()
      deafen()
      await Promise.all([...rooms.values()].map(room => room.stop(comeBackIn)))
    },
  }
}
