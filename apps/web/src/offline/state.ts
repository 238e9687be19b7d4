/** What the page knows about its offline copy, about newer builds, and about parts of itself that failed to load. */
import { create } from 'zustand'

/** Why the page reloads on its own: the server has another protocol, the table newer rules, or a chunk is no longer on the server. */
export const RELOAD_REASONS = ['protocol', 'newer-rules', 'gone'] as const
export type ReloadReason = (typeof RELOAD_REASONS)[number]

/** Whether this build is stored on the device. `impossible`: the browser stores no pages from an address like this one. */
export type OfflineStatus = 'unknown' | 'impossible' | 'fetching' | 'kept' | 'full' | 'failed'

type OfflineState = {
  readonly status: OfflineStatus
  /** A newer build is available. */
  readonly isNewer: boolean
  /** The visitor has dismissed the banner about it. */
  readonly isPutOff: boolean
  /** Why the page has just reloaded; null once the visitor has dismissed it. */
  readonly reloaded: ReloadReason | null
  /** A chunk failed to load: still checking, cut off from the server, or for an unknown reason. */
  readonly missing: 'checking' | 'cut' | 'unknown' | null
  /** Shows the browser's install prompt, where it offers one. */
  readonly install: (() => Promise<void>) | null
}

export const usePwaState = create<OfflineState>(() => ({
  status: 'unknown',
  isNewer: false,
  isPutOff: false,
  reloaded: null,
  missing: null,
  install: null,
}))

/** The name of this page's build, which the build wrote into it; 'none' in development. */
export const ownBuildId = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'none'
