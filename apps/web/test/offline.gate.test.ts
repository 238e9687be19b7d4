/** Offline use: after one visit the whole page is stored on the device, and says so. More: `offline.full.test.ts`. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { listOf } from './builds/stored-build.ts'
import { serveFolder } from './support/static-server.ts'
import { sharedPage } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, pl } from './support/texts.ts'

const KEPT = { reducedMotion: 'reduce', serviceWorkers: 'allow' } as const

const stage = useSite(async () => ({ folder: await sharedPage() }))

const line = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })

it('says in both languages what works offline and what does not', async () => {
  for (const [texts, options] of [
    [en, { ...KEPT, locale: 'en' }],
    [pl, { ...KEPT, ...PHONE, locale: 'pl' }],
  ] as const) {
    const site = await serveFolder(stage.folder)
    const { page, complaints, context } = await visit(stage.browser, site.url, options)
    await page.goto('/settings')
    await line(page, texts.offline.status.kept).waitFor()
    expect(await audit(page)).toEqual([])
    await site.stop()

    await page.goto('/')
    await line(page, texts.lists.unreachable).waitFor()
    const invite = page.getByRole('button', { name: texts.shelf.inviteTo('RUM'), exact: true })
    expect(await invite.getAttribute('aria-disabled')).toBe('true')
    expect(await invite.getAttribute('aria-describedby')).toBe(await line(page, texts.lists.unreachable).getAttribute('id'))
    await invite.click({ force: true })
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await audit(page)).toEqual([])

    await page.goto('/t/somewhere')
    await page.getByText(texts.table.banner.lost).waitFor()
    await context.setOffline(true)
    await page.getByText(texts.table.banner.offline).waitFor()
    expect(await audit(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('lists every file of the build once, without compressed copies', () => {
  const { build, files } = listOf(stage.folder)
  const paths = files.map(([path]) => path)
  expect(build).toMatch(/^[\da-f]{12}$/)
  expect(new Set(paths).size).toBe(paths.length)
  for (const part of ['/', '/manifest.en.webmanifest', '/icons/maskable-512.png']) expect(paths).toContain(part)
  for (const part of [/\/device-worker-/, /\/bot-worker-/, /\/rulebook\.pl-/, /latin-ext.*woff2$/, /\/first-/, /\/pl-/])
    expect(paths.some(path => part.test(path))).toBe(true)
  expect(paths.filter(path => /\.(br|gz)$|^\/(sw\.js|build\.json)$/.test(path))).toEqual([])
})
