/** What clients say that does not change the match: asking for moves, showing a draft, talking. */
import { at } from '@tortuga/kit'
import type { Millis, Seat } from '@tortuga/kit'
import * as v from 'valibot'
import type { Audience, Client } from './audience.ts'
import type { Said } from './changes.ts'
import { asking } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import type { Opened, Ports } from './ports.ts'

/** Lines of talk one client may send within a span of time. */
const CHAT_LINES = 5
const CHAT_SPAN: Millis = 10_000
/** So many lines are remembered, to recognise one that is sent again. */
const REMEMBERED = 200

/** So many lines may come at once; then one has to wait. */
const mayTalk = ({ talked }: Client, when: Millis): boolean => {
  while (talked.length > 0 && when - at(talked, 0) >= CHAT_SPAN) talked.shift()
  if (talked.length === CHAT_LINES) return false
  talked.push(when)
  return true
}

export const createAsides = ({ store, bus }: Ports, id: string, ledger: Ledger, { presence, trouble, tellPresence }: Audience) => {
  /** The last lines by player and message: one that is sent again after a cut is said once. */
  const said = new Set<string>()
  const remember = (key: string): void => {
    said.add(key)
    for (const oldest of said) if (said.size > REMEMBERED) said.delete(oldest)
  }

  return {
    listMoves: (client: Client, { id: message, limit }: Said<'moves'>, seat: Seat, opened: Opened): void => {
      const game = ledger.gameOf(opened)
      const moves: unknown[] = []
      asking(message, () => {
        for (const move of game.moves(game.view(opened.match.state, seat))) {
          moves.push(move)
          if (moves.length > limit) break
        }
      })
      client.send({ type: 'moves', id: message, moves: moves.slice(0, limit), all: moves.length <= limit && game.listsAllMoves })
    },

    takeDraft: (client: Client, { draft }: Said<'draft'>, seat: Seat, opened: Opened): void => {
      const decoded = v.safeParse(ledger.gameOf(opened).schemas.draft, draft)
      if (!decoded.success) return trouble(client, 'not-understood')
      presence.setDraft(seat, decoded.output)
      tellPresence()
    },

    takeChat: async (client: Client, { id: message, text }: Said<'chat'>, when: Millis): Promise<void> => {
      const { viewer, player } = client.who
      const key = `${player} ${message}`
      const acknowledge = (): void => client.send({ type: 'done', id: message, version: ledger.opened()?.match.version ?? 0 })
      if (player === '') return trouble(client, 'not-seated', message)
      if (said.has(key)) return acknowledge()
      if (!mayTalk(client, when)) return trouble(client, 'too-often', message)
      const line = { player, seat: viewer === 'table' ? null : viewer, text, at: when }
      await store.addChat(id, line)
      remember(key)
      acknowledge()
      bus.tell({ type: 'chat', id, line })
    },
  }
}
