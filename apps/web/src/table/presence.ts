/** Who left a running table and who came back: said when it has lasted, so that a reload or a short cut is no news. */
import type { Millis, Seat } from '@tortuga/kit'
import type { Here } from '@tortuga/room'

/** Somebody left, or came back, when the match was at this version. */
type Coming = { readonly seat: Seat; readonly isHere: boolean; readonly version: number }

/** Since when somebody is not here, and whether that was said. */
type Absence = { readonly since: Millis; readonly isSaid: boolean }

export type Presence = {
  readonly comings: readonly Coming[]
  /** By seat; null for whoever is here. Empty until it is known who is. */
  readonly absent: readonly (Absence | null)[]
}

export const NOBODY_KNOWN: Presence = { comings: [], absent: [] }

/** A reload takes less. */
export const GRACE: Millis = 8000

/** What news of who is here makes of it. Of those who were away already when this viewer came, only their return is said; at the start all are still coming. */
export const hearPresence = (before: Presence, here: readonly Here[], others: readonly Seat[], version: number, now: Millis): Presence => {
  const isFirst = before.absent.length === 0 && version > 0
  const isBack = (seat: Seat): boolean => here[seat]?.here === true && before.absent[seat]?.isSaid === true && others.includes(seat)
  return {
    comings: [...before.comings, ...here.flatMap((_, seat) => (isBack(seat) ? [{ seat, isHere: true, version }] : []))],
    absent: here.map((one, seat) => (one.here || !others.includes(seat) ? null : (before.absent[seat] ?? { since: now, isSaid: isFirst }))),
  }
}

/** Whether somebody may soon have to be said to have left. */
export const isWaiting = ({ absent }: Presence): boolean => absent.some(absence => absence?.isSaid === false)

/** Says who has been away for long enough. */
export const sayAbsences = ({ comings, absent }: Presence, version: number, now: Millis): Presence => {
  const isDue = (absence: Absence | null): absence is Absence => absence !== null && !absence.isSaid && now - absence.since >= GRACE
  return {
    comings: [...comings, ...absent.flatMap((absence, seat) => (isDue(absence) ? [{ seat, isHere: false, version }] : []))],
    absent: absent.map(absence => (isDue(absence) ? { ...absence, isSaid: true } : absence)),
  }
}

/** Those who are known to be away, by seat. */
export const absentSeats = ({ absent }: Presence): readonly Seat[] =>
  absent.flatMap((absence, seat) => (absence?.isSaid === true ? [seat] : []))
