/** What this tab finds again after a reload: a half-made turn, a half-written line. */
import type { Viewer } from '@tortuga/kit'
import type { Kept } from '@tortuga/ui'

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
