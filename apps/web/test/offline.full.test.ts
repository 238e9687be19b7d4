/** Offline use at length: a whole match without a server, shortcuts of the installed page, interrupted installations, a full device. */
import { parseJson } from '@tortuga/wire'
import { parseJournal, verify } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { audit, visit } from './support/browser.ts'
import { cachesOf, untilKept } from './builds/stored-build.ts'
import { begin, playOn, until } from './support/play.ts'
import { serveFolder } from './support/static-server.ts'
import { sharedPage } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { startServer } from '../../server/test/test-server.ts'
import { en, RESULT_IN_WORDS } from './support/texts.ts'

const KEPT = { reducedMotion: 'reduce', serviceWorkers: 'allow' } as const

const stage = useSite(async () => ({ folder: await sharedPage() }))

const line = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

it('plays a game that was started without a server to its end, with two reloads, and saves it', async () => {
  const server = await startServer('memory', { webFolder: stage.folder })
  const { page, complaints, context } = await visit(stage.browser, server.origin(), KEPT)
  await context.addInitScript(`StorageManager.prototype.persist = async () => sessionStorage.setItem('asked', 'to keep')`)
  const wasAsked = (): Promise<string | null> => page.evaluate<string | null>(`sessionStorage.getItem('asked')`)
  await page.goto('/')
  await untilKept(page)
  await server.stop()

  await begin(page)
  const { pathname } = new URL(page.url())
  await playOn(page, { turns: 1 })
  expect(await wasAsked()).toBeNull() // there is nothing to lose yet
  await page.reload()
  await playOn(page, { turns: 2 })
  await page.reload()
  expect(await playOn(page)).toBe('over')
  expect(await wasAsked()).toBe('to keep')
  const dialog = page.getByRole('dialog', { name: en.table.over })
  await dialog.waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: en.table.save }).click()])
  const saved = parseJournal(readFileSync(await download.path(), 'utf8'))
  if (!saved.ok) throw new Error('the file is no journal')
  expect(saved.sum).toBe('right')
  expect(verify(rum, saved)).toMatchObject({ verdict: 'consistent' })

  await page.goto('/')
  await page.locator('.list').getByText(RESULT_IN_WORDS).waitFor()
  await page.goto(`/r/device/${pathname.split('/').at(-1)}`)
  await page.getByRole('slider').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

const ManifestSchema = v.object({
  lang: v.string(),
  shortcuts: v.array(v.object({ name: v.string(), url: v.string() })),
  icons: v.array(v.object({ src: v.string(), sizes: v.string() })),
})

it('starts every game from a shortcut of the installed page without a server, and continues it the next time', async () => {
  const site = await serveFolder(stage.folder)
  const { page, complaints, context } = await visit(stage.browser, site.url, KEPT)
  const manifest = parseJson(ManifestSchema, await (await page.request.get('/manifest.en.webmanifest')).text())
  expect(manifest.lang).toBe('en')
  for (const { src, sizes } of manifest.icons) {
    const png = await (await page.request.get(src)).body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
  await page.goto('/')
  await untilKept(page)
  await site.stop()
  expect(manifest.shortcuts.length).toBe(4)
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(url)
    await page.waitForURL(/\/d\//)
    await page.locator('main.table').getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    expect(await page.title()).toContain(name)
    const begun = page.url()
    await page.goto(url)
    await page.waitForURL(begun)
  }
  await page.goto('/play/ludo')
  await page.getByRole('heading', { level: 1, name: en.notFound.title }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('offers to install the page if the browser supports it', async () => {
  const site = await serveFolder(stage.folder)
  const { page, context } = await visit(stage.browser, site.url, KEPT)
  await page.goto('/settings')
  await page.getByRole('heading', { name: en.offline.title }).waitFor()
  const install = page.getByRole('button', { name: en.offline.install.button })
  expect(await install.count()).toBe(0)
  await page.evaluate(
    `dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => { document.title = 'asked' } }))`,
  )
  await install.click()
  expect(await page.title()).toBe('asked')
  await until('it to be offered once', async () => (await install.count()) === 0)
  await context.close()
  await site.stop()
})

it('continues an interrupted installation', async () => {
  const site = await serveFolder(stage.folder)
  const { page, context } = await visit(stage.browser, site.url, KEPT)
  const fonts = /latin-ext.*woff2$/
  site.refuse(path => fonts.test(path))
  await page.goto('/settings')
  await line(page, en.offline.status.failed).waitFor()
  expect(await page.evaluate<boolean>(`navigator.serviceWorker.controller === null`)).toBe(true)
  const lying = await page.evaluate<string[]>(
    `caches.keys().then(([name]) => caches.open(name)).then(kept => kept.keys()).then(all => all.map(({ url }) => new URL(url).pathname))`,
  )
  expect(lying.length).toBeGreaterThan(10)
  site.refuse(() => false)
  site.asked.length = 0
  await page.evaluate(`dispatchEvent(new Event('online'))`)
  await line(page, en.offline.status.kept).waitFor()
  expect(site.asked.filter(({ path }) => fonts.test(path)).length).toBeGreaterThan(0)
  expect(site.asked.filter(({ path }) => lying.includes(path))).toEqual([])
  await context.close()
  await site.stop()
})

it('works with the server if the device has no space, and says so', async () => {
  const site = await serveFolder(stage.folder)
  const { page, context } = await visit(stage.browser, site.url, KEPT)
  const debug = await context.newCDPSession(page)
  await debug.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 200_000 })
  await page.goto('/settings')
  await line(page, en.offline.status.full).waitFor()
  expect(await cachesOf(page)).toEqual([])
  expect(await audit(page)).toEqual([])
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
  await context.close()
  await site.stop()
})
