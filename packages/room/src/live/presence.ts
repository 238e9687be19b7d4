/** Which players are at the table now, and what they are drafting. A node knows its own clients and receives the presence of the others; nothing is stored. */
import { range } from '@tortuga/kit'
import type { Millis, Seat } from '@tortuga/kit'
import type { SeatPresence, ServerMessage } from '@tortuga/wire'
import type { Clients } from '../clients/clients.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { RoomNotice, RoomPorts } from '../ports.ts'

/** The presence of another node is forgotten after this time without a notice. */
const NODE_TIMEOUT: Millis = 60_000

/** Drafts are sent at most once in this time. A draft that follows sooner is sent later, together with those after it. */
const DRAFT_INTERVAL: Millis = 250

type NodePresence = { readonly here: readonly SeatPresence[]; readonly watching: number; readonly received: Millis }

export type Presence = ReturnType<typeof createPresence>

/** The presence at one table, seen from one node. */
export const createPresence = ({ bus, node, now, after }: RoomPorts, id: string, storage: MatchStorage, clients: Clients) => {
  const drafts = new Map<Seat, unknown>()
  const otherNodes = new Map<string, NodePresence>()
  let published = '' // the last notice to the other nodes
  let waitingSeats: number | null = null
  const seatCount = (): number | null => storage.current()?.header.seats ?? waitingSeats

  const hereLocally = (seats: number): readonly SeatPresence[] => {
    const seated = clients.seated()
    return range(seats).map(seat => ({ here: seated.has(seat), draft: seated.has(seat) ? (drafts.get(seat) ?? null) : null }))
  }

  const hereOnAllNodes = (seats: number): ServerMessage => {
    for (const [other, { received }] of otherNodes) if (now() - received > NODE_TIMEOUT) otherNodes.delete(other)
    const others = [...otherNodes.values()]
    return {
      type: 'here',
      seats: hereLocally(seats).map((local, seat) => ({
        here: local.here || others.some(({ here }) => here[seat]?.here === true),
        draft: local.draft ?? others.map(({ here }) => here[seat]?.draft ?? null).find(draft => draft !== null) ?? null,
      })),
      watching: others.reduce((sum, other) => sum + other.watching, clients.spectators()),
    }
  }

  /** Sends the presence to every client whose last presence message differs. */
  const sendToClients = (): void => {
    const seats = seatCount()
    if (seats === null) return
    const text = JSON.stringify(hereOnAllNodes(seats))
    for (const client of clients.greeted()) {
      if (client.sentPresence === text) continue
      client.sentPresence = text
      client.sendText(text)
    }
  }

  /** Publishes changes of presence to the other nodes and to the clients here. */
  const publish = (): void => {
    const seats = seatCount()
    if (seats === null) return
    const notice: RoomNotice = { type: 'here', id, node, here: hereLocally(seats), watching: clients.spectators() }
    const text = JSON.stringify(notice)
    if (text !== published) bus.publish(notice)
    published = text
    sendToClients()
  }

  let draftsSent: Millis = Number.NEGATIVE_INFINITY
  let areDraftsPending = false
  /** Publishes now, or together with the drafts that follow within the interval. */
  const publishSoon = (): void => {
    const wait = draftsSent + DRAFT_INTERVAL - now()
    if (areDraftsPending) return
    if (wait <= 0) {
      draftsSent = now()
      return publish()
    }
    areDraftsPending = true
    after(wait, () => {
      areDraftsPending = false
      draftsSent = now()
      publish()
    })
  }

  const renew = (): void => {
    published = ''
    publish()
  }

  return {
    publish,
    /** Publishes a draft, not more often than others can follow. */
    publishSoon,
    /** The number of seats of a table whose match has not begun. */
    setSeats: (seats: number): void => {
      waitingSeats = seats
    },
    /** Publishes to the other nodes even if nothing has changed, because they forget a node that sends no notice. */
    renew,
    setDraft: (seat: Seat, draft: unknown): void => {
      if (draft === null) drafts.delete(seat)
      else drafts.set(seat, draft)
    },
    /** A move ends the draft of its seat. Clients remove the draft themselves when they see the move, so the same draft made again must be sent again. */
    endDraft: (seat: Seat): void => {
      drafts.delete(seat)
      for (const [other, node] of otherNodes)
        otherNodes.set(other, { ...node, here: node.here.map((one, index) => (index === seat ? { ...one, draft: null } : one)) })
      published = ''
      for (const client of clients.all) client.sentPresence = ''
    },
    receive: (notice: RoomNotice & { readonly type: 'here' }): void => {
      if (notice.node === node) return
      const isNew = !otherNodes.has(notice.node)
      otherNodes.set(notice.node, { here: notice.here, watching: notice.watching, received: now() })
      if (isNew) renew() // it has not heard of the players here
      else sendToClients()
    },
  }
}
