/** What the page knows about being kept on this device, about newer builds, and about pieces of itself that did not come. */
import { create } from 'zustand'
import type { Keeping, Why } from './kinds.ts'

export type Offline = {
  readonly keeping: Keeping
  /** A newer build can be had; somebody may put that off until the next page. */
  readonly isNewer: boolean
  readonly isPutOff: boolean
  /** Why the page has just loaded itself anew; null once that was read. */
  readonly told: Why | null
  /** A piece of the page did not come: being looked into, cut off from the server, or for no reason we know. */
  readonly missing: 'looking' | 'cut' | 'unknown' | null
  /** What the browser gave us to install the page with. */
  readonly install: (() => Promise<void>) | null
}

export const useOffline = create<Offline>(() => ({
  keeping: 'unknown',
  isNewer: false,
  isPutOff: false,
  told: null,
  missing: null,
  install: null,
}))

/** This page's own build, as the build wrote it in; 'none' in development. */
export const ownBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? 'none'
