/** What the service worker is made of, without a browser: who answers what, how a build is laid in, what is put away. */
import { describe, expect, it } from 'vitest'
import { answerTo, isNamedByContent } from './answer.ts'
import { hashOf, layIn } from './lay-in.ts'
import type { BuildList } from './list.ts'
import { unneeded } from './tidy.ts'

const HERE = 'https://tortuga.example'

describe('what a page asks for', () => {
  const answer = (path: string, mode = 'cors', method = 'GET') =>
    answerTo({ method, mode, url: new URL(path, HERE).href }, HERE, own => ['/', '/icons/icon-192.png'].includes(own))

  it.each(['/', '/settings', '/d/abc?x=1', '/t/some-table', '/r/device/abc', '/learn/rum'])('is answered by the page at %s', path =>
    expect(answer(path, 'navigate')).toEqual({ type: 'page' }),
  )

  it.each(['/assets/shell-Ab3dE_9x.js', '/assets/web-BLeJZSp5.css', '/icons/icon-192.png'])('is answered by a file at %s', path =>
    expect(answer(path)).toEqual({ type: 'file', path }),
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
  ])('is left to the network at %s', (path, mode) => expect(answer(path, mode)).toEqual({ type: 'network' }))

  it('is left to the network when it changes something', () => {
    expect(answer('/', 'navigate', 'POST')).toEqual({ type: 'network' })
  })

  it('is named by its content only among the built files', () => {
    expect(['/assets/first-Ab3dE_9x.js', '/first-Ab3dE_9x.js', '/assets/first.js'].map(isNamedByContent)).toEqual([true, false, false])
  })
})

const bytes = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer
const makeList = async (files: Readonly<Record<string, string>>): Promise<BuildList> => ({
  build: 'a',
  files: await Promise.all(Object.entries(files).map(async ([path, text]) => [path, await hashOf(bytes(text))] as const)),
})

/** A shelf that remembers what was put where, and a server that counts. */
const setUp = (server: Readonly<Record<string, string>>, older: Readonly<Record<string, string>> = {}) => {
  const lying = new Map<string, string>()
  const fetched: string[] = []
  const shelf = {
    match: async (path: string) => (lying.has(path) ? new Response(lying.get(path)) : undefined),
    put: async (path: string, response: Response) => void lying.set(path, await response.text()),
  }
  const findOlder = async (path: string) => (older[path] === undefined ? undefined : new Response(older[path]))
  const fetch = async (path: string) => {
    fetched.push(path)
    return new Response(server[path] ?? 'not here', { status: server[path] === undefined ? 404 : 200 })
  }
  return { lying, fetched, ports: { shelf, findOlder, fetch } }
}

describe('laying in', () => {
  const FILES = { '/': 'page', '/assets/a-Ab3dE_9x.js': 'a', '/assets/b-Ab3dE_9x.js': 'b', '/icons/x.png': 'x' }

  it('takes every file from the server', async () => {
    const { lying, ports } = setUp(FILES)
    await layIn(await makeList(FILES), ports)
    expect(Object.fromEntries(lying)).toEqual(FILES)
  })

  it('takes what another build has already, where the name says that it is the same and it is', async () => {
    const { fetched, ports } = setUp(FILES, {
      '/assets/a-Ab3dE_9x.js': 'a',
      '/assets/b-Ab3dE_9x.js': 'spoilt',
      '/icons/x.png': 'x',
      '/': 'page',
    })
    await layIn(await makeList(FILES), ports)
    expect(fetched.toSorted()).toEqual(['/', '/assets/b-Ab3dE_9x.js', '/icons/x.png'])
  })

  it.each([
    ['is gone', { '/': 'page' }],
    ['is of another build', { ...FILES, '/': 'a newer page' }],
  ])('fails where a file %s', async (_, server) => {
    const { ports } = setUp(server)
    await expect(layIn(await makeList(FILES), ports)).rejects.toThrow('is not what this build means by it')
  })

  it('goes on where it was interrupted', async () => {
    const { lying, fetched, ports } = setUp(FILES)
    lying.set('/assets/a-Ab3dE_9x.js', 'a')
    await layIn(await makeList(FILES), ports)
    expect(fetched.toSorted()).toEqual(['/', '/assets/b-Ab3dE_9x.js', '/icons/x.png'])
  })

  it('stops asking after the first failure', async () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/${index}`, 'x']))
    const { fetched, ports } = setUp({})
    await expect(layIn(await makeList(many), ports)).rejects.toThrow('is not what')
    expect(fetched.length).toBeLessThan(10)
  })
})

describe('putting away', () => {
  const CACHES = ['tortuga-a', 'tortuga-b', 'tortuga-c', 'somebody-elses']

  it('leaves what pages still need', () => {
    expect(unneeded(CACHES, 'c', ['c', 'b'])).toEqual(['tortuga-a'])
    expect(unneeded(CACHES, 'c', [])).toEqual(['tortuga-a', 'tortuga-b'])
  })

  it('waits while a page has not said what it needs', () => {
    expect(unneeded(CACHES, 'c', ['c', null])).toEqual([])
  })
})
