/** Changes of a match that come from the lobby, not from a connected client: a player leaves or returns, a substitute takes a seat, or the match is abandoned. */
import { at } from '@tortuga/kit'
import type { Player, Seat } from '@tortuga/kit'
import { abandonMatch, hasRoomForRequests, replacePlayer, seatSubstitute } from '../match/updaters.ts'
import type { Substitute } from '../match/updaters.ts'
import { isPresent, standInLevel } from '../match/consent.ts'
import type { ChangeOutcome, MatchLoop } from './match-loop.ts'
import type { MatchStorage } from '../match/match-storage.ts'
import type { RoomPorts } from '../ports.ts'

export const createLobbyRequests = (
  { store, now, report }: RoomPorts,
  id: string,
  storage: MatchStorage,
  { commit, playExpiredClocks }: MatchLoop,
) => ({
  /** A bot of the table's level takes the seat at once if no other person is present; otherwise the others may vote for one. */
  leave: async (seat: Seat): Promise<void> => {
    const stored = await storage.read()
    if (stored === null || stored.halted || !storage.hasRules()) return
    const { players, settings, match } = stored
    const [lastSeen, when] = [await store.lastSeen(id), now()]
    const isAlone = players.every(
      (player, other) => player.bot !== null || other === seat || !isPresent(lastSeen, other, settings.clock, when),
    )
    const { name, bot } = at(players, seat)
    const level = standInLevel(storage.edition().levels, settings.standIn)
    if (isAlone && bot === null && level !== undefined && hasRoomForRequests(match))
      await commit({ change: replacePlayer(seat, { name, bot: level }, when), key: null, at: when, input: 'leave' })
  },
  reclaim: async (seat: Seat, player: Player): Promise<void> => {
    const when = now()
    const stored = await storage.read()
    if (stored !== null && !stored.halted && storage.hasRules())
      await commit({ change: replacePlayer(seat, player, when), key: null, at: when, input: 'reclaim' })
  },
  /** `answer` gets the outcome. The clock of the seat has been running, so an expired one comes first. */
  substitute: async (seat: Seat, substitute: Substitute, answer: (outcome: ChangeOutcome) => void): Promise<void> => {
    const when = now()
    if ((await storage.read()) === null) return
    await playExpiredClocks(when)
    const { player, name } = substitute
    const change = seatSubstitute(seat, substitute, when)
    await commit({ change, key: null, owner: { seat, player, name }, at: when, input: 'substitute', acknowledge: answer })
  },
  abandon: async (): Promise<void> => {
    const when = now()
    if ((await storage.read()) === null) return
    if (storage.hasRules()) await commit({ change: abandonMatch(when), key: null, at: when, input: 'abandon' })
    else report({ type: 'failed', id, error: 'a match of rules that this build does not have cannot be ended' })
  },
})
