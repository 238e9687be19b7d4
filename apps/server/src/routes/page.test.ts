/** The page is given out from the folder as it is now: places of the page get the one HTML file, files get themselves. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/table.ts'

const folder = mkdtempSync(join(tmpdir(), 'tortuga-page-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Tortuga</title>')
writeFileSync(join(folder, 'assets/main-Ab3dE_9x.js'), 'export {}')

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
