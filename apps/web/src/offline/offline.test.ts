/** The page's side of days without a line, as far as it needs no browser: once and not again, and who follows at once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { follow } from './keeper.ts'
import { missPiece, readWhy, renewOnce } from './renewal.ts'
import { useOffline } from './state.ts'
import { WORDS } from './text.ts'

/** A tab with a storage, an address to load anew, and a server that gives out this build; null where it cannot be reached. */
const openTab = (own: string, served: string | null) => {
  const kept = new Map<string, string>()
  const reload = vi.fn<() => void>()
  vi.stubGlobal('document', { querySelector: () => ({ content: own }) })
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('fetch', () => (served === null ? Promise.reject(new Error('no line')) : Promise.resolve(Response.json({ build: served }))))
  return { reload, become: (build: string) => vi.stubGlobal('document', { querySelector: () => ({ content: build }) }) }
}

beforeEach(() => useOffline.setState({ told: null, missing: null }))
afterEach(() => vi.unstubAllGlobals())

describe('a page that is too old', () => {
  it('loads itself anew once for each build, and says why afterwards', async () => {
    const { reload, become } = openTab('a', 'b')
    expect(renewOnce('protocol')).toBe(true)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(renewOnce('newer-rules')).toBe(false)
    become('b')
    readWhy()
    expect(useOffline.getState().told).toBe('protocol')
    useOffline.setState({ told: null })
    readWhy()
    expect(useOffline.getState().told).toBeNull()
    expect(renewOnce('newer-rules')).toBe(true)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2))
  })

  it('stays as it is where nothing can be remembered', () => {
    const { reload } = openTab('a', 'b')
    vi.stubGlobal('sessionStorage', undefined)
    expect(renewOnce('protocol')).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a missing piece', () => {
  it('makes the page a newer one where the server has one', async () => {
    const { reload } = openTab('a', 'b')
    await missPiece()
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(useOffline.getState().missing).toBe('looking')
  })

  it.each([
    ['cut', null],
    ['unknown', 'a'],
  ] as const)('is said to be %s where a reload would not help', async (missing, served) => {
    const { reload } = openTab('a', served)
    await missPiece()
    expect([useOffline.getState().missing, reload.mock.calls.length]).toEqual([missing, 0])
  })
})

it('follows another tab at once only where nobody looks and nothing is on its way', () => {
  const pages = [true, false].flatMap(isHidden => [true, false].map(isBusy => ({ isHidden, isBusy })))
  expect(pages.filter(page => follow(page) === 'reload')).toEqual([{ isHidden: true, isBusy: false }])
})

it('says in both languages how it stands', () => {
  expect(Object.keys(WORDS.pl.keeping)).toEqual(Object.keys(WORDS.en.keeping))
  for (const [state, words] of Object.entries(WORDS.pl.keeping))
    expect(words).not.toBe(Object.entries(WORDS.en.keeping).find(([key]) => key === state)?.[1])
})
