/** Requests of clients that do not change the match: listing legal moves, showing a draft, chatting. */
import type { Millis, Seat } from '@tortuga/kit'
import * as v from 'valibot'
import type { ClientMessageOf } from '../match/updaters.ts'
import type { Client, Clients } from '../clients/clients.ts'
import { CHAT_RATE, LIST_RATE } from '../clients/message-budgets.ts'
import { createMoveLists } from './move-lists.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { RoomPorts, StoredMatch } from '../ports.ts'
import type { Presence } from './presence.ts'
import { createRateLimiter, createRateLimiters } from '../clients/rate-limiter.ts'

/** Chat messages of all spectators together. */
const SPECTATOR_CHAT_RATE = { ...CHAT_RATE, most: 20 }
/** A draft of the largest table of tiles has about 2,000 characters. */
const MAX_DRAFT_LENGTH = 4096
/** How many chat messages are remembered to recognise one that is sent again. */
const REMEMBERED_KEYS = 200

export type SideRequests = ReturnType<typeof createSideRequests>

export const createSideRequests = (
  { store, bus }: RoomPorts,
  id: string,
  storage: MatchStorage,
  { sendTrouble }: Clients,
  presence: Presence,
) => {
  /** Idempotency keys of the last chat messages, oldest first. */
  const storedKeys = new Set<string>()
  const remember = (key: string): void => {
    storedKeys.add(key)
    for (const oldest of storedKeys) if (storedKeys.size > REMEMBERED_KEYS) storedKeys.delete(oldest)
  }

  const mayPlayerChat = createRateLimiters<string>(CHAT_RATE)
  const spectatorLimiter = createRateLimiter(SPECTATOR_CHAT_RATE)
  const mayChat = ({ viewer, player }: Client['who'], when: Millis): boolean =>
    mayPlayerChat(player, when) && (viewer !== 'table' || spectatorLimiter(when))

  const moveLists = createMoveLists()
  const mayList = createRateLimiters<Seat>(LIST_RATE)

  return {
    listMoves: (
      client: Client,
      { id: messageId, limit }: ClientMessageOf<'moves'>,
      seat: Seat,
      { match }: StoredMatch,
      when: Millis,
    ): void => {
      if (moveLists.isKnown(match, seat) && !mayList(seat, when)) return sendTrouble(client, 'too-often', messageId)
      const { game } = storage.edition()
      const { moves, isComplete } = moveLists.list(game, match, seat, limit)
      client.send({ type: 'moves', id: messageId, moves, all: isComplete && game.listsAllMoves })
    },

    showDraft: (client: Client, { draft }: ClientMessageOf<'draft'>, seat: Seat): void => {
      const decoded = v.safeParse(storage.edition().game.schemas.draft, draft)
      if (!decoded.success) return sendTrouble(client, 'not-understood')
      if (JSON.stringify(decoded.output).length > MAX_DRAFT_LENGTH) return sendTrouble(client, 'too-long')
      presence.setDraft(seat, decoded.output)
      presence.publishSoon()
    },

    chat: async (client: Client, { id: messageId, text }: ClientMessageOf<'chat'>, when: Millis): Promise<void> => {
      const { viewer, player } = client.who
      const key = `${player} ${messageId}`
      const acknowledge = (): void => client.send({ type: 'done', id: messageId, version: storage.current()?.match.version ?? 0 })
      if (player === '') return sendTrouble(client, 'not-seated', messageId)
      if (storedKeys.has(key)) return acknowledge()
      if (!mayChat(client.who, when)) return sendTrouble(client, 'too-often', messageId)
      const chatMessage = { player, seat: viewer === 'table' ? null : viewer, text, at: when }
      await store.addChat(id, chatMessage)
      remember(key)
      acknowledge()
      bus.publish({ type: 'chat', id, line: chatMessage })
    },
  }
}
