/** Reloads the page into a newer build: on request, or once on its own where this build is too old to continue. */
import * as v from 'valibot'
import { ownBuildId, RELOAD_REASONS, usePwaState } from './state.ts'
import type { ReloadReason } from './state.ts'

/** In session storage: the build that has already reloaded this tab on its own. first.js uses the same keys. */
const RELOADED_BUILD = 'tortuga-reloaded'
const REASON = 'tortuga-why'

/** Dispatched when the connection to a server is back, since it may have restarted with a newer build. */
export const CONNECTION_RESTORED = 'tortuga-connection-restored'

/** Tables with unsent messages: a hidden page does not reload on its own while there are any. */
export const unsentMessages = new Set<object>()

/** Without a service worker, a plain reload fetches the newest build from the server. */
export const reloadIntoNewestBuild = async (): Promise<void> => {
  try {
    const { activateNewestBuild } = await import('./activate-newest-build.ts')
    await activateNewestBuild()
  } catch {
    // this chunk is missing on the server, too
  }
  location.reload()
}

/** Returns false where this build has already reloaded once, or where that cannot be remembered. */
export const reloadOnce = (reason: ReloadReason): boolean => {
  try {
    if (sessionStorage.getItem(RELOADED_BUILD) === ownBuildId()) return false
    sessionStorage.setItem(RELOADED_BUILD, ownBuildId())
    sessionStorage.setItem(REASON, reason)
  } catch {
    return false // without storage it could reload forever
  }
  void reloadIntoNewestBuild()
  return true
}

/** After a reload, puts its reason into the state. */
export const readReloadReason = (): void => {
  try {
    const reloaded = RELOAD_REASONS.find(reason => reason === sessionStorage.getItem(REASON)) ?? null
    sessionStorage.removeItem(REASON)
    usePwaState.setState({ reloaded })
  } catch {
    // nothing was stored
  }
}

const buildSchema = v.object({ build: v.string() })

/** The build that the server delivers now; null if the server cannot be reached. */
export const fetchBuild = async (): Promise<string | null> => {
  try {
    const response = await fetch('/build.json', { cache: 'no-store' })
    return v.parse(buildSchema, await response.json()).build
  } catch {
    return null
  }
}

/** A chunk failed to load. If the server has another build by now, the chunk is gone for good and the page reloads into that build. */
export const handleMissingChunk = async (): Promise<void> => {
  if (usePwaState.getState().missing === 'checking') return
  usePwaState.setState({ missing: 'checking' })
  const build = await fetchBuild()
  if (build !== null && build !== ownBuildId() && reloadOnce('gone')) return
  usePwaState.setState({ missing: build === null ? 'cut' : 'unknown' })
}
