/** Serving the web app from its folder: addresses of pages return the HTML file, addresses of files return the file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder } from '../../../../tools/temporary.ts'
import { startServer } from '../../test/test-server.ts'

const { folder, remove } = makeFolder('page')
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tortuga</title>')
writeFileSync(join(folder, 'assets/main-Ab3dE_9x.js'), 'export {}')
writeFileSync(join(folder, 'assets/main-Ab3dE_9x.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(folder, 'sw.js'), '// of this build')
writeFileSync(join(folder, 'build.json'), '{"build":"0"}')
writeFileSync(join(folder, 'manifest.en.webmanifest'), '{}')

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer('memory', { webFolder: folder })
})
afterAll(async () => {
  await server.stop()
  remove()
})

const get = (path: string) => server.api('GET', path)

describe('the page', () => {
  it.each(['/', '/t/some-table', '/settings?theme=dark'])('is served at %s and revalidated each time', async path => {
    const { status, headers, text } = await get(path)
    expect([status, headers.get('cache-control'), text.includes('<title>Tortuga')]).toEqual([200, 'no-cache', true])
  })

  it('lets files named by their content be cached forever', async () => {
    expect((await get('/assets/main-Ab3dE_9x.js')).headers.get('cache-control')).toMatch(/immutable/)
  })

  it('serves precompressed files with the same caching', async () => {
    const { headers, text } = await server.api('GET', '/assets/main-Ab3dE_9x.js', undefined, { 'accept-encoding': 'br' })
    expect([headers.get('content-encoding'), text]).toEqual(['br', 'export {}'])
    expect(headers.get('cache-control')).toMatch(/immutable/)
  })

  it.each(['/sw.js', '/build.json'])('forbids every cache to store %s, by which clients notice a new build', async path => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('can be installed: its policy allows its workers and manifest', async () => {
    const { headers } = await get('/manifest.en.webmanifest')
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';manifest-src 'self'/)
  })

  it('includes files that were built after the server started', async () => {
    writeFileSync(join(folder, 'assets/later-Zz3dE_9x.js'), 'export {}')
    expect((await get('/assets/later-Zz3dE_9x.js')).status).toBe(200)
  })

  it.each(['/assets/none-Ab3dE_9x.js', '/api/nothing', '/..%2f..%2fetc/passwd.txt', '/%2e%2e/secret.txt'])(
    'has nothing at %s',
    async path => {
      expect([400, 404]).toContain((await get(path)).status)
    },
  )
})

it('limits files of the page separately from API requests', async () => {
  const strict = await startServer('memory', { webFolder: folder, limits: { requests: 3, files: 5 } })
  const statuses = async (path: string, times: number): Promise<readonly number[]> => {
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) answers.push((await strict.api('GET', path)).status)
    return answers
  }
  expect(await statuses('/sw.js', 6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await statuses('/api/matches', 4)).toEqual([200, 200, 200, 429])
  expect(await statuses('/api/nothing', 1)).toEqual([429]) // counts as an API request, although there is no such route
  await strict.stop()
})
