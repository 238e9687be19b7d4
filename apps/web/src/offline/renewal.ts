/** How a page becomes a newer one: when somebody asks for it, or by itself, once, where it is too old to go on. It says why. */
import { WHYS } from './kinds.ts'
import type { Why } from './kinds.ts'
import { ownBuild, useOffline } from './state.ts'

/** The build that has loaded itself anew already in this tab: it does not do so twice. first.js reads and writes it, too. */
const ONCE = 'tortuga-reloaded'
const WHY = 'tortuga-why'

/** Told when the line to a server comes back: perhaps it was restarted with a newer build. */
export const LINE_BACK = 'tortuga-line-back'

/** Messages on their way: a page that nobody looks at does not load itself anew while it has some. */
export const busy = new Set<object>()

/** Takes the newest build there is and loads the page anew. Where there is no service worker a plain reload asks the server. */
export const renew = async (): Promise<void> => {
  try {
    const { takeNewest } = await import('./newest.ts')
    await takeNewest()
  } catch {
    // this very piece is gone from the server, too
  }
  location.reload()
}

/** Whether the page is being loaded anew; false where this build has done so before, or where nobody could tell. */
export const renewOnce = (why: Why): boolean => {
  try {
    if (sessionStorage.getItem(ONCE) === ownBuild()) return false
    sessionStorage.setItem(ONCE, ownBuild())
    sessionStorage.setItem(WHY, why)
  } catch {
    return false // without storage it would go round in circles
  }
  void renew()
  return true
}

/** After a reload: what it was for. */
export const readWhy = (): void => {
  try {
    const told = WHYS.find(why => why === sessionStorage.getItem(WHY)) ?? null
    sessionStorage.removeItem(WHY)
    useOffline.setState({ told })
  } catch {
    // nothing was kept
  }
}

/** The build the server gives out now; null where it cannot be reached. */
export const fetchBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    const { build } = (await response.json()) as { readonly build?: unknown }
    return typeof build === 'string' ? build : null
  } catch {
    return null
  }
}

/** A piece of the page did not come. Where the server has another build by now it never will: the page becomes that one. */
export const missPiece = async (): Promise<void> => {
  if (useOffline.getState().missing === 'looking') return
  useOffline.setState({ missing: 'looking' })
  const build = await fetchBuild()
  if (build !== null && build !== ownBuild() && renewOnce('gone')) return
  useOffline.setState({ missing: build === null ? 'cut' : 'unknown' })
}
