/** Which chat messages are unread, and since when; the time survives a reload of this tab. */
import type { Millis, Seat } from '@tortuga/kit'
import type { ChatLine } from '../context/unread-chat.ts'

const storageKey = (match: string): string => `tortuga-read-${match}`

/** Null if this tab has not shown the table on a phone yet. */
export const readTime = (match: string): Millis | null => {
  try {
    return Number(sessionStorage.getItem(storageKey(match)) ?? Number.NaN) || null
  } catch {
    return null
  }
}

export const writeTime = (match: string, time: Millis | null): void => {
  try {
    if (time === null) sessionStorage.removeItem(storageKey(match))
    else sessionStorage.setItem(storageKey(match), String(time))
  } catch {
    // storage is forbidden: after a reload, everything counts as read
  }
}

/** The messages of others after this time. */
export const unreadLines = (chat: readonly ChatLine[], own: Seat | null, readUpTo: Millis): readonly ChatLine[] =>
  chat.filter(({ seat, at }) => at > readUpTo && (own === null || seat !== own))
