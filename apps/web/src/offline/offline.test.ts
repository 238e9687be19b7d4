/** Reloading and following other tabs, as far as it needs no browser. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handleMissingChunk, readReloadReason, reloadOnce } from './reload.ts'
import { reactToNewerBuild } from './service-worker-client.ts'
import { usePwaState } from './state.ts'

/** A tab with session storage, a mocked `reload`, and a server that delivers the build `served`; null if it cannot be reached. */
const openTab = (own: string, served: string | null) => {
  const stored = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('document', { querySelector: () => ({ content: own }) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('fetch', () =>
    served === null ? Promise.reject(new Error('no connection')) : Promise.resolve(Response.json({ build: served })),
  )
  return { reload, become: (build: string) => vi.stubGlobal('document', { querySelector: () => ({ content: build }) }) }
}

beforeEach(() => usePwaState.setState({ reloaded: null, missing: null }))
afterEach(() => vi.unstubAllGlobals())

describe('an outdated page', () => {
  it('reloads once per build and says why afterwards', async () => {
    const { reload, become } = openTab('a', 'b')
    expect(reloadOnce('protocol')).toBe(true)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(reloadOnce('newer-rules')).toBe(false)
    become('b')
    readReloadReason()
    expect(usePwaState.getState().reloaded).toBe('protocol')
    usePwaState.setState({ reloaded: null })
    readReloadReason()
    expect(usePwaState.getState().reloaded).toBeNull()
    expect(reloadOnce('newer-rules')).toBe(true)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('does not reload where nothing can be stored', () => {
    const { reload } = openTab('a', 'b')
    vi.stubGlobal('sessionStorage', undefined)
    expect(reloadOnce('protocol')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a missing chunk', () => {
  it('reloads the page if the server has a newer build', async () => {
    const { reload } = openTab('a', 'b')
    await handleMissingChunk()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(usePwaState.getState().missing).toBe('checking')
  })

  it.each([
    ['cut', null],
    ['unknown', 'a'],
  ] as const)('is reported as %s if a reload would not help', async (missing, served) => {
    const { reload } = openTab('a', served)
    await handleMissingChunk()
    expect([usePwaState.getState().missing, reload.mock.calls.length]).toEqual([missing, 0])
  })
})

it('follows another tab by reloading only if the page is hidden and has nothing unsent', () => {
  const pages = [true, false].flatMap(isHidden => [true, false].map(isBusy => ({ isHidden, isBusy })))
  expect(pages.filter(page => reactToNewerBuild(page) === 'reload')).toEqual([{ isHidden: true, isBusy: false }])
})
