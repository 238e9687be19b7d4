/** The page is given out from the folder as it is now: places of the page get the one HTML file, files get themselves. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'tortuga-page-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tortuga</title>')
writeFileSync(join(folder, 'assets/main-Ab3dE_9x.js'), 'export {}')
writeFileSync(join(folder, 'assets/main-Ab3dE_9x.js.br'), brotliCompressSync('export {}'))
writeFileSync(join(folder, 'sw.js'), '// of this build')
writeFileSync(join(folder, 'build.json'), '{"build":"0"}')
writeFileSync(join(folder, 'manifest.en.webmanifest'), '{}')

let house: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  house = await startServer('memory', { webFolder: folder })
})
afterAll(() => house.stop())

const get = (path: string) => house.api('GET', path)

describe('the page', () => {
  it.each(['/', '/t/some-table', '/settings?theme=dark'])('is at %s, and asked for again each time', async path => {
    const { status, headers, text } = await get(path)
    expect([status, headers.get('cache-control'), text.includes('<title>Tortuga')]).toEqual([200, 'no-cache', true])
  })

  it('keeps files named by their content for ever', async () => {
    expect((await get('/assets/main-Ab3dE_9x.js')).headers.get('cache-control')).toMatch(/immutable/)
  })

  it('hands out what was compressed beforehand, and lets it be kept as long', async () => {
    const { headers, text } = await house.api('GET', '/assets/main-Ab3dE_9x.js', undefined, { 'accept-encoding': 'br' })
    expect([headers.get('content-encoding'), text]).toEqual(['br', 'export {}'])
    expect(headers.get('cache-control')).toMatch(/immutable/)
  })

  it.each(['/sw.js', '/build.json'])('lets nobody on the way keep %s, which tells of newer builds', async path => {
    const { status, headers } = await get(path)
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  })

  it('may be installed: workers and a manifest of its own are within its policy', async () => {
    const { headers } = await get('/manifest.en.webmanifest')
    expect(headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    expect(headers.get('content-security-policy')).toMatch(/worker-src 'self';manifest-src 'self'/)
  })

  it('has what was built after the server started', async () => {
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

it('counts files of the page apart from what players ask for', async () => {
  const strict = await startServer('memory', { webFolder: folder, limits: { requests: 3, files: 5 } })
  const statuses = async (path: string, times: number): Promise<readonly number[]> => {
    const answers: number[] = []
    for (let time = 0; time < times; time += 1) answers.push((await strict.api('GET', path)).status)
    return answers
  }
  expect(await statuses('/sw.js', 6)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await statuses('/api/matches', 4)).toEqual([200, 200, 200, 429])
  expect(await statuses('/api/nothing', 1)).toEqual([429]) // no file, though nobody has it
  await strict.stop()
})
