/** A match as a row of turns, and what a single version does not say by itself: who sat there, whose moves still stood. */
import { replaceAt } from '@tortuga/kit'
import type { Player, Seat } from '@tortuga/kit'
import type { ShownEntry } from '@tortuga/room'

/** Moves of one seat in a row. `start` is the version before the first of them: where one sees who is to move. */
export type Turn = { readonly start: number; readonly seat: Seat }

/** Votes and the like do not end a turn; a move of another seat does. */
export const turnsOf = (entries: readonly ShownEntry[]): readonly Turn[] => {
  const turns: Turn[] = []
  for (const [start, entry] of entries.entries())
    if (entry.type === 'move' && entry.seat !== turns.at(-1)?.seat) turns.push({ start, seat: entry.seat })
  return turns
}

/** The turn a version lies in, as an index; -1 before the first. */
export const turnAt = (turns: readonly Turn[], version: number): number => turns.findLastIndex(({ start }) => start <= version)

/** Where the turn before this one starts, or this one where it has begun already. */
export const turnBefore = (turns: readonly Turn[], version: number): number => turns.findLast(({ start }) => start < version)?.start ?? 0

/** Where the next turn starts; the end after the last one. */
export const turnAfter = (turns: readonly Turn[], version: number, last: number): number =>
  turns.find(({ start }) => start > version)?.start ?? last

/** Who sat where at every version. */
export const playersOf = (players: readonly Player[], entries: readonly ShownEntry[]): readonly (readonly Player[])[] => {
  const sitting = [players]
  for (const entry of entries) {
    const before = sitting.at(-1) ?? players
    sitting.push(entry.type === 'sit' ? replaceAt(before, entry.seat, entry.player) : before)
  }
  return sitting
}

/** The versions whose moves had been taken back when this version was reached. */
export const takenBack = (entries: readonly ShownEntry[], version: number): ReadonlySet<number> => {
  const standing: number[] = []
  const gone = new Set<number>()
  for (const [index, entry] of entries.slice(0, version).entries()) {
    if (entry.type === 'move') standing.push(index + 1)
    if (entry.type === 'undo') for (const one of standing.splice(-entry.back)) gone.add(one)
    if (entry.type === 'rules') standing.length = 0
  }
  return gone
}

/** Whoever moves next; nobody after the last move. */
export const moverAfter = (entries: readonly ShownEntry[], version: number): readonly Seat[] => {
  const next = entries.slice(version).find(({ type }) => type === 'move' || type === 'undo')
  return next?.type === 'move' ? [next.seat] : []
}
