/** A newer build: open pages switch to it completely when the visitor agrees, and on their own once if they are too old to continue. */
import { rum } from '@tortuga/rum/rules'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildManifest } from '../src/offline/service-worker/build-list.ts'
import { audit, startBrowser, visit } from './support/browser.ts'
import { answerAs, greetingOf } from './support/fake-table.ts'
import { buildOf, cachesOf, listOf, onlyIn, untilKept, watchFiles } from './builds/stored-build.ts'
import { NEWER_TITLE } from './builds/newer-build.ts'
import { begin, playOn, until, waitForTurn } from './support/play.ts'
import { serveFolder } from './support/static-server.ts'
import type { Served } from './support/static-server.ts'
import { buildPage, sharedPage } from './support/site.ts'
import { en } from './support/texts.ts'

const KEPT = { reducedMotion: 'reduce', serviceWorkers: 'allow' } as const

let first: string
let later: ReturnType<typeof buildPage>
let old: BuildManifest
let young: BuildManifest
let browser: Browser
beforeAll(async () => {
  first = await sharedPage()
  later = buildPage({ config: 'newer-build.config.ts' })
  old = listOf(first)
  young = listOf(later.folder)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  later?.remove()
})

/** A site that serves the first build until the newer one is deployed; then files that only the first build has are gone. */
const openSite = async (): Promise<Served & { readonly deploy: () => void }> => {
  const site = await serveFolder(first)
  return { ...site, deploy: () => site.become(later.folder) }
}

it('is activated by one page after another, without mixing builds, and keeps the running game and its draft', async () => {
  const site = await openSite()
  const { page, complaints, context } = await visit(browser, site.url, KEPT)
  const [olds, youngs] = [onlyIn(old, young), onlyIn(young, old)]
  const filesOf = watchFiles(page)
  await page.goto('/')
  await untilKept(page)
  await begin(page)
  await playOn(page, { turns: 2 })
  await page.getByRole('textbox', { name: en.table.chatBox.write }).fill('Half a sentence')
  const table = page
  const hidden = await context.newPage()
  await hidden.addInitScript(`Object.defineProperty(document, 'hidden', { get: () => true })`)
  await hidden.goto('/privacy')
  await hidden.getByRole('heading', { level: 1, name: en.privacy.title }).waitFor()
  filesOf()
  site.deploy()
  site.asked.length = 0

  // A page opened now is still the old build, including everything that it loads later.
  const home = await context.newPage()
  const homeFiles = watchFiles(home)
  await home.goto('/')
  await home.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
  expect(await buildOf(home)).toBe(old.build)
  await home.getByText(en.update.available).waitFor()
  await table.getByText(en.update.available).waitFor()
  await table.getByRole('button', { name: en.table.rules }).click()
  await table.getByRole('complementary', { name: en.table.rules }).or(table.locator('.rules-panel')).first().waitFor()
  const rules = filesOf()
  expect(rules.filter(({ path, fromDevice }) => olds.has(path) && fromDevice).length).toBeGreaterThan(0)
  expect([...rules, ...homeFiles()].filter(({ path }) => youngs.has(path))).toEqual([])
  await table.keyboard.press('Escape')
  expect(await audit(home)).toEqual([])
  expect(await audit(table)).toEqual([])

  // One page switches to the newer build.
  await home.getByRole('button', { name: en.update.install }).click()
  await home.getByRole('heading', { level: 1, name: NEWER_TITLE }).waitFor()
  expect(await buildOf(home)).toBe(young.build)
  await until('the files of the newer build', () => Promise.resolve(homeFiles().filter(({ path }) => youngs.has(path)).length > 3))
  const taken = homeFiles()
  expect(taken.filter(({ path }) => olds.has(path))).toEqual([])

  // A hidden page follows on its own.
  await until('the hidden page to follow', async () => (await buildOf(hidden).catch(() => '')) === young.build)
  await hidden.close()

  // The other page keeps its build until it follows, and then still has its draft.
  expect(await buildOf(table)).toBe(old.build)
  await table.getByRole('button', { name: en.table.options }).click()
  await table.getByRole('dialog', { name: en.table.options }).getByRole('heading', { name: en.options.rules }).waitFor() // loaded last
  const options = filesOf()
  expect(options.filter(({ path, fromDevice }) => olds.has(path) && fromDevice).length).toBeGreaterThan(0)
  expect(options.filter(({ path }) => youngs.has(path))).toEqual([])
  await table.keyboard.press('Escape')
  expect((await cachesOf(table)).length).toBe(2)
  await table.getByRole('button', { name: en.update.install }).click()
  await until('the table to be of the later build', async () => (await buildOf(table).catch(() => '')) === young.build)
  await waitForTurn(table)
  expect(await table.getByRole('textbox', { name: en.table.chatBox.write }).inputValue()).toBe('Half a sentence')
  await playOn(table, { turns: 1 })
  expect(filesOf().filter(({ path }) => olds.has(path))).toEqual([])
  await until('the old build to be put away', async () => (await cachesOf(table)).join() === `tortuga-${young.build}`)

  // No file of the old build was requested after it was gone, and no request failed.
  expect(site.asked.filter(({ path, status }) => olds.has(path) || status === 404)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
  await site.stop()
})

it('is loaded at the next visit after all old pages were closed', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site.url, KEPT)
  await page.goto('/')
  await untilKept(page)
  site.deploy()
  await page.reload()
  await page.getByText(en.update.available).waitFor()
  await page.close()
  await until('the later build', async () => {
    const next = await context.newPage()
    await next.goto('/')
    const build = await buildOf(next)
    await next.close()
    return build === young.build
  })
  await context.close()
  await site.stop()
})

/** A table under rules that only the newer build knows. */
const TABLE = greetingOf({ ...rum, rules: rum.rules + 1 })

describe('a page that is too old for its table', () => {
  it.each(['protocol', 'newer-rules'] as const)(
    'becomes the newest once and says why; where that is no better it says so, with a button (%s)',
    async code => {
      const site = await openSite()
      const { page, complaints, context } = await visit(browser, site.url, KEPT)
      const calls = await answerAs(context, call => (call === 2 ? TABLE : [{ type: 'bye', code, comeBackIn: null }]))
      await page.goto('/')
      await untilKept(page)
      site.deploy()
      await page.goto('/t/played')
      await page.getByText(en.reloaded[code]).waitFor()
      await page.locator('.rum').waitFor()
      expect(await buildOf(page)).toBe(young.build)
      expect(calls()).toBe(2)
      expect(await audit(page)).toEqual([])

      await page.goto('/t/played')
      const title = page.getByRole('heading', { level: 1, name: en.unavailable[code].title })
      await title.waitFor()
      expect(calls()).toBe(4)
      expect(await audit(page)).toEqual([])
      await page.getByRole('button', { name: en.update.reload }).click()
      await until('it to be tried once more', async () => calls() === 5)
      await title.waitFor()
      expect(calls()).toBe(5)
      expect(complaints).toEqual([])
      await context.close()
      await site.stop()
    },
  )

  it('switches to the newest build if the match uses unknown rules', async () => {
    const site = await openSite()
    const { page, complaints, context } = await visit(browser, site.url, KEPT)
    const calls = await answerAs(context, () => TABLE)
    await page.goto('/')
    await untilKept(page)
    site.deploy()
    await page.goto('/t/played')
    await page.getByText(en.reloaded['newer-rules']).waitFor()
    await page.locator('.rum').waitFor()
    expect([await buildOf(page), calls()]).toEqual([young.build, 2])
    expect(complaints).toEqual([])
    await context.close()
    await site.stop()
  })

  it('keeps its build in a game that another tab continues with the newest build, and switches for one that began with newer rules', async () => {
    const site = await openSite()
    const { page, complaints, context } = await visit(browser, site.url, KEPT)
    await page.goto('/')
    await untilKept(page)
    await begin(page)
    await playOn(page, { turns: 1 })
    site.deploy()
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: en.update.install }).click()
    await other.getByRole('heading', { level: 1, name: NEWER_TITLE }).waitFor()
    expect(await buildOf(page)).toBe(old.build)
    await other.getByRole('link', { name: /RUM/ }).filter({ hasText: 'with' }).click()
    await playOn(other, { turns: 1 })
    const linesOf = (tab: Page): Promise<string[]> => tab.getByRole('log', { name: en.table.log }).locator('p').allInnerTexts()
    await until('both tabs to tell the same', async () => JSON.stringify(await linesOf(page)) === JSON.stringify(await linesOf(other)))
    expect(await buildOf(page)).toBe(old.build)
    await playOn(page, { turns: 1 })

    await other.goto('/')
    await begin(other)
    // Without leaving the page, which would load the newest build anyway.
    await page.evaluate(
      `history.pushState(null, '', ${JSON.stringify(new URL(other.url()).pathname)}); dispatchEvent(new PopStateEvent('popstate'))`,
    )
    await page.getByText(en.reloaded['newer-rules']).waitFor()
    expect(await buildOf(page)).toBe(young.build)
    await playOn(page, { turns: 1 })
    expect(complaints).toEqual([])
    await context.close()
    await site.stop()
  })
})

describe('over plain http, where browsers store no page', () => {
  it('reloads once if a chunk is gone from the server, says why, and keeps a draft', async () => {
    const site = await openSite()
    const address = site.url.replace('127.0.0.1', 'harbour.test')
    const { page, context } = await visit(browser, address, KEPT)
    await page.goto('/')
    await begin(page)
    await waitForTurn(page)
    await page.getByRole('textbox', { name: en.table.chatBox.write }).fill('Half a sentence')
    site.deploy()
    await page.getByRole('button', { name: en.table.rules }).click()
    await page.getByText(en.reloaded.gone).waitFor()
    expect(await buildOf(page)).toBe(young.build)
    await waitForTurn(page)
    expect(await page.getByRole('textbox', { name: en.table.chatBox.write }).inputValue()).toBe('Half a sentence')
    expect(await audit(page)).toEqual([])
    await context.close()
    await site.stop()
  })

  it('finds a newer build by asking the server, and says what is missing while offline', async () => {
    const site = await openSite()
    const address = site.url.replace('127.0.0.1', 'harbour.test')
    const { page, context } = await visit(browser, address, KEPT)
    await page.goto('/settings')
    await page.getByText('https').waitFor()
    site.refuse(() => true)
    await page.getByRole('link', { name: en.nav.privacy }).click()
    await page.getByText(en.missing.cut).waitFor()
    expect(await audit(page)).toEqual([])
    site.refuse(() => false)
    await page.getByRole('button', { name: en.again }).click()
    await page.getByRole('heading', { level: 1, name: en.privacy.title }).waitFor()

    site.refuse(path => path === '/build.json')
    site.asked.length = 0
    await page.goto('/settings')
    await page.getByText('https').waitFor()
    await until('it to be asked for', async () => site.asked.some(({ path }) => path === '/build.json'))
    site.refuse(() => false)
    site.deploy()
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await page.getByRole('button', { name: en.update.install }).click()
    await until('the later build', async () => (await buildOf(page).catch(() => '')) === young.build)
    await context.close()
    await site.stop()
  })

  it('reloads once if the page’s own script is gone', async () => {
    const site = await openSite()
    const address = site.url.replace('127.0.0.1', 'harbour.test')
    const { page, context } = await visit(browser, address, KEPT)
    const main = old.files.map(([path]) => path).find(path => /\/shell-.*\.js$/.test(path)) ?? ''
    site.refuse(path => {
      if (path !== main) return false
      site.deploy() // between the page and its script
      return true
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: NEWER_TITLE }).waitFor()
    await page.getByText(en.reloaded.gone).waitFor()
    await context.close()
    await site.stop()
  })
})
