/** The service worker's parts without a browser: choosing a response, storing a build, finding unused caches. */
import { describe, expect, it } from 'vitest'
import type { ListedFile } from './build-list.ts'
import { chooseResponse, hasContentHash } from './choose-response.ts'
import { sha256Base64, storeFiles } from './store-build.ts'
import { findUnusedCaches } from './unused-caches.ts'

const ORIGIN = 'https://tortuga.example'

describe('chooseResponse', () => {
  const choose = (path: string, mode = 'cors', method = 'GET') =>
    chooseResponse({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, own => ['/', '/icons/icon-192.png'].includes(own))

  it.each(['/', '/settings', '/d/abc?x=1', '/t/some-table', '/r/device/abc', '/learn/rum'])('answers %s with the page', path =>
    expect(choose(path, 'navigate')).toEqual({ type: 'page' }),
  )

  it.each(['/assets/shell-Ab3dE_9x.js', '/assets/web-BLeJZSp5.css', '/icons/icon-192.png'])('answers %s with a file', path =>
    expect(choose(path)).toEqual({ type: 'file', path }),
  )

  it.each([
    ['/api/matches', 'cors'],
    ['/api/matches/abc/journal', 'navigate'],
    ['/healthz', 'navigate'],
    ['/readyz', 'navigate'],
    ['/metrics', 'navigate'],
    ['/sw.js', 'same-origin'],
    ['/build.json', 'cors'],
    ['/manifest.xx.webmanifest', 'cors'],
    ['/notes.txt', 'navigate'],
    ['https://elsewhere.example/assets/shell-Ab3dE_9x.js', 'cors'],
  ])('leaves %s to the network', (path, mode) => expect(choose(path, mode)).toEqual({ type: 'network' }))

  it('leaves requests that change something to the network', () => {
    expect(choose('/', 'navigate', 'POST')).toEqual({ type: 'network' })
  })

  it('finds content hashes only in the assets folder', () => {
    expect(['/assets/first-Ab3dE_9x.js', '/first-Ab3dE_9x.js', '/assets/first.js'].map(hasContentHash)).toEqual([true, false, false])
  })
})

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const makeList = (files: Readonly<Record<string, string>>): Promise<readonly ListedFile[]> =>
  Promise.all(Object.entries(files).map(async ([path, text]) => [path, await sha256Base64(bytes(text))] as const))

/** A cache in memory, and a server that records which paths are requested. */
const setUp = (server: Readonly<Record<string, string>>, otherBuilds: Readonly<Record<string, string>> = {}) => {
  const stored = new Map<string, string>()
  const fetched: string[] = []
  const cache = {
    match: async (path: string) => (stored.has(path) ? new Response(stored.get(path)) : undefined),
    put: async (path: string, response: Response) => void stored.set(path, await response.text()),
  }
  const findInOtherBuilds = async (path: string) => (otherBuilds[path] === undefined ? undefined : new Response(otherBuilds[path]))
  const fetch = async (path: string) => {
    fetched.push(path)
    return new Response(server[path] ?? 'not here', { status: server[path] === undefined ? 404 : 200 })
  }
  return { stored, fetched, storage: { cache, findInOtherBuilds, fetch } }
}

describe('storeFiles', () => {
  const FILES = { '/': 'page', '/assets/a-Ab3dE_9x.js': 'a', '/assets/b-Ab3dE_9x.js': 'b', '/icons/x.png': 'x' }

  it('fetches every file from the server', async () => {
    const { stored, storage } = setUp(FILES)
    await storeFiles(await makeList(FILES), storage)
    expect(Object.fromEntries(stored)).toEqual(FILES)
  })

  it('copies a file with a content hash from another build if its bytes are right', async () => {
    const { fetched, storage } = setUp(FILES, {
      '/assets/a-Ab3dE_9x.js': 'a',
      '/assets/b-Ab3dE_9x.js': 'damaged',
      '/icons/x.png': 'x',
      '/': 'page',
    })
    await storeFiles(await makeList(FILES), storage)
    expect(fetched.toSorted()).toEqual(['/', '/assets/b-Ab3dE_9x.js', '/icons/x.png'])
  })

  it.each([
    ['is missing', { '/': 'page' }],
    ['belongs to another build', { ...FILES, '/': 'a newer page' }],
  ])('fails if a file %s', async (_, server) => {
    const { storage } = setUp(server)
    await expect(storeFiles(await makeList(FILES), storage)).rejects.toThrow('does not match its hash')
  })

  it('continues an interrupted installation', async () => {
    const { stored, fetched, storage } = setUp(FILES)
    stored.set('/assets/a-Ab3dE_9x.js', 'a')
    await storeFiles(await makeList(FILES), storage)
    expect(fetched.toSorted()).toEqual(['/', '/assets/b-Ab3dE_9x.js', '/icons/x.png'])
  })

  it('stops fetching after the first failure', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/${index}`, 'x']))
    const { fetched, storage } = setUp({})
    await expect(storeFiles(await makeList(many), storage)).rejects.toThrow('does not match its hash')
    expect(fetched.length).toBeLessThan(10)
  })
})

describe('findUnusedCaches', () => {
  const CACHES = ['tortuga-a', 'tortuga-b', 'tortuga-c', 'somebody-elses']

  it('keeps the caches that pages still use', () => {
    expect(findUnusedCaches(CACHES, 'c', ['c', 'b'])).toEqual(['tortuga-a'])
    expect(findUnusedCaches(CACHES, 'c', [])).toEqual(['tortuga-a', 'tortuga-b'])
  })

  it('keeps all caches while a page has not named its build', () => {
    expect(findUnusedCaches(CACHES, 'c', ['c', null])).toEqual([])
  })
})
