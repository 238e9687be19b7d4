/** A page older than its server loads itself anew, once: if that does not help, it says so instead of going round in circles. */

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
