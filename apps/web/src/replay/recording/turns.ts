/** Facts about a match that no single version contains: its turns, who sat where, which moves had been undone. */
import { replaceAt } from '@tortuga/kit'
import type { Player, Seat } from '@tortuga/kit'
import type { PublicEntry } from '@tortuga/wire'

/** Consecutive moves of one seat. `start` is the version before the first of them, which shows who is to move. */
export type ReplayTurn = { readonly start: number; readonly seat: Seat }

/** Only a move of another seat ends a turn; votes do not. */
export const turnsOf = (entries: readonly PublicEntry[]): readonly ReplayTurn[] => {
  const turns: ReplayTurn[] = []
  for (const [start, entry] of entries.entries())
    if (entry.type === 'move' && entry.seat !== turns.at(-1)?.seat) turns.push({ start, seat: entry.seat })
  return turns
}

/** The index of the turn that contains a version; -1 before the first turn. */
export const turnAt = (turns: readonly ReplayTurn[], version: number): number => turns.findLastIndex(({ start }) => start <= version)

/** The start of this turn, or of the previous one if the version is that start. */
export const turnBefore = (turns: readonly ReplayTurn[], version: number): number =>
  turns.findLast(({ start }) => start < version)?.start ?? 0

/** The start of the next turn; after the last turn, the end of the match. */
export const turnAfter = (turns: readonly ReplayTurn[], version: number, last: number): number =>
  turns.find(({ start }) => start > version)?.start ?? last

/** The players by seat, for every version. */
export const playersOf = (players: readonly Player[], entries: readonly PublicEntry[]): readonly (readonly Player[])[] => {
  const seated = [players]
  for (const entry of entries) {
    const before = seated.at(-1) ?? players
    seated.push(entry.type === 'sit' ? replaceAt(before, entry.seat, entry.player) : before)
  }
  return seated
}

/** The versions whose moves had been undone when this version was reached. */
export const undoneVersions = (entries: readonly PublicEntry[], version: number): ReadonlySet<number> => {
  const notUndone: number[] = []
  const undone = new Set<number>()
  for (const [index, entry] of entries.slice(0, version).entries()) {
    if (entry.type === 'move') notUndone.push(index + 1)
    if (entry.type === 'undo') for (const one of notUndone.splice(-entry.back)) undone.add(one)
  }
  return undone
}

/** The seat that moves next; empty if an undo comes first or no move follows. */
export const moverAfter = (entries: readonly PublicEntry[], version: number): readonly Seat[] => {
  const next = entries.slice(version).find(({ type }) => type === 'move' || type === 'undo')
  return next?.type === 'move' ? [next.seat] : []
}
