/** Who sat where while the match went on: a substitute has another name than the player before. */
import { replaceAt } from '@tortuga/kit'
import type { Millis, Player } from '@tortuga/kit'
import type { PublicEntry } from '@tortuga/wire'
import type { TableModel } from './table-model.ts'

type Seated = Pick<TableModel, 'log' | 'welcome' | 'update'>

/** Whether the entry puts another person into the place of one. A bot has the name of the player it stands in for. */
export const isSubstitution = (entry: PublicEntry | null, before: readonly Player[]): boolean => {
  if (entry?.type !== 'sit' || entry.player.bot !== null) return false
  const former = before[entry.seat]
  return former !== undefined && former.bot === null && former.name !== entry.player.name
}

/** The players before the first entry of the log, as far as it can tell: it may lack the oldest entries. */
const firstPlayers = ({ log, welcome, update }: Seated): readonly Player[] => {
  const changed = new Set(log.flatMap(({ entry }) => (entry?.type === 'sit' ? [entry.seat] : [])))
  const players = update?.players ?? []
  return changed.size === 0
    ? players
    : players.map((player, seat) => (changed.has(seat) ? (welcome?.match.players[seat] ?? player) : player))
}

/** The players before and after each entry of the log. */
export const playersInLog = (
  model: Seated,
): readonly { readonly at: Millis; readonly before: readonly Player[]; readonly after: readonly Player[] }[] => {
  let players = firstPlayers(model)
  return model.log.map(({ entry }) => {
    const before = players
    if (entry?.type === 'sit') players = replaceAt(players, entry.seat, entry.player)
    return { at: entry?.at ?? 0, before, after: players }
  })
}

/** Returns a function that finds the players at a time, for what was said then. */
export const createPlayerHistory = (model: Seated): ((time: Millis) => readonly Player[]) => {
  const changes = playersInLog(model).filter(({ before, after }) => before !== after)
  const first = firstPlayers(model)
  return time => changes.findLast(({ at }) => at <= time)?.after ?? first
}
