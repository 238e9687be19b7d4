/** What clients say that does not change the match: asking for moves, showing a draft, talking. */
import type { Millis, Seat } from '@tortuga/kit'
import * as v from 'valibot'
import type { Audience, Client } from './audience.ts'
import type { Said } from './changes.ts'
import { asking } from './ledger.ts'
import type { Ledger } from './ledger.ts'
import { createPace } from './pace.ts'
import type { Pace } from './pace.ts'
import type { Opened, Ports } from './ports.ts'

/** Lines of talk within a span of time: by one player, however many lines they have open, and by all together who watch. */
const CHAT_LINES = 5
const CHAT_OF_WATCHERS = 20
const CHAT_SPAN: Millis = 10_000
/** So many lines are remembered, to recognise one that is sent again. */
const REMEMBERED = 200

export const createAsides = ({ store, bus }: Ports, id: string, ledger: Ledger, { presence, trouble, tellPresence }: Audience) => {
  /** The last lines by player and message: one that is sent again after a cut is said once. */
  const said = new Set<string>()
  const remember = (key: string): void => {
    said.add(key)
    for (const oldest of said) if (said.size > REMEMBERED) said.delete(oldest)
  }

  const paces = new Map<string, Pace>()
  const ofWatchers = createPace(CHAT_OF_WATCHERS, CHAT_SPAN)
  const mayTalk = ({ viewer, player }: Client['who'], when: Millis): boolean => {
    const own = paces.get(player) ?? createPace(CHAT_LINES, CHAT_SPAN)
    paces.set(player, own)
    return own(when) && (viewer !== 'table' || ofWatchers(when))
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
      if (!mayTalk(client.who, when)) return trouble(client, 'too-often', message)
      const line = { player, seat: viewer === 'table' ? null : viewer, text, at: when }
      await store.addChat(id, line)
      remember(key)
      acknowledge()
      bus.tell({ type: 'chat', id, line })
    },
  }
}
