/** A page older than its server loads itself anew, once: if that does not help, it says so instead of going round in circles. */
import type { Viewer } from '@tortuga/kit'
import type { Kept } from '@tortuga/ui'

const KEY = 'tortuga-reloaded'
const AGAIN_AFTER = 60_000

/** Whether the page is being loaded anew. */
export const reloadOnce = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0)
    if (Date.now() - last < AGAIN_AFTER) return false
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    return false // without storage nobody could tell how often
  }
  location.reload()
  return true
}

/** What a table keeps for itself, by match and viewer, as long as the tab lives. */
export const keptFor = (match: string, viewer: Viewer): Kept => {
  const key = `tortuga-kept-${match}-${viewer}`
  return {
    read: () => {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown
      } catch {
        return null
      }
    },
    write: value => {
      try {
        if (value === null) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        // it lasts as long as the page
      }
    },
  }
}

/** A line half written survives a reload of this tab. */
export const readDraft = (match: string): string => {
  try {
    return sessionStorage.getItem(`tortuga-draft-${match}`) ?? ''
  } catch {
    return ''
  }
}

export const keepDraft = (match: string, text: string): void => {
  try {
    if (text === '') sessionStorage.removeItem(`tortuga-draft-${match}`)
    else sessionStorage.setItem(`tortuga-draft-${match}`, text)
  } catch {
    // it lasts as long as the page
  }
}
