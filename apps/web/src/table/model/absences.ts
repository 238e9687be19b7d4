/** Tracks who left a running table and who came back. An absence counts only after a delay, so that a reload is not reported. */
import type { Millis, Seat } from '@tortuga/kit'
import type { SeatPresence } from '@tortuga/wire'

/** A player left or came back when the match was at this version. */
type PresenceChange = { readonly seat: Seat; readonly isHere: boolean; readonly version: number }

/** Since when a player is absent, and whether that has been reported. */
type Absence = { readonly since: Millis; readonly isReported: boolean }

export type TablePresence = {
  readonly changes: readonly PresenceChange[]
  /** By seat; null for a present player. Empty until the first presence message. */
  readonly absent: readonly (Absence | null)[]
}

export const UNKNOWN_PRESENCE: TablePresence = { changes: [], absent: [] }

/** Longer than a reload takes. */
export const ABSENCE_DELAY: Millis = 8000

/** Players who were already absent when this viewer connected are reported only when they return, except at version 0, when everyone is still connecting. */
export const updatePresence = (
  before: TablePresence,
  here: readonly SeatPresence[],
  others: readonly Seat[],
  version: number,
  now: Millis,
): TablePresence => {
  const isFirst = before.absent.length === 0 && version > 0
  const isBack = (seat: Seat): boolean => here[seat]?.here === true && before.absent[seat]?.isReported === true && others.includes(seat)
  return {
    changes: [...before.changes, ...here.flatMap((_, seat) => (isBack(seat) ? [{ seat, isHere: true, version }] : []))],
    absent: here.map((one, seat) =>
      one.here || !others.includes(seat) ? null : (before.absent[seat] ?? { since: now, isReported: isFirst }),
    ),
  }
}

/** Whether an absence may have to be reported soon. */
export const hasPendingAbsence = ({ absent }: TablePresence): boolean => absent.some(absence => absence?.isReported === false)

/** Reports absences that have lasted long enough. */
export const confirmAbsences = ({ changes, absent }: TablePresence, version: number, now: Millis): TablePresence => {
  const isDue = (absence: Absence | null): absence is Absence =>
    absence !== null && !absence.isReported && now - absence.since >= ABSENCE_DELAY
  return {
    changes: [...changes, ...absent.flatMap((absence, seat) => (isDue(absence) ? [{ seat, isHere: false, version }] : []))],
    absent: absent.map(absence => (isDue(absence) ? { ...absence, isReported: true } : absence)),
  }
}

/** Seats whose absence has been reported. */
export const absentSeats = ({ absent }: TablePresence): readonly Seat[] =>
  absent.flatMap((absence, seat) => (absence?.isReported === true ? [seat] : []))
