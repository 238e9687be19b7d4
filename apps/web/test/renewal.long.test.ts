/** A newer build: taken over by open pages without a mixture, when somebody says so; by itself, once, where a page is too old to go on. */
import { rum } from '@tortuga/rum/rules'
import type { Game, GameTypes } from '@tortuga/kit'
import { beginMatch, showSetup, update, welcome } from '@tortuga/room'
import type { FromServer, Settings } from '@tortuga/room'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BuildList } from '../src/offline/worker/list.ts'
import { en } from '../src/text/en.ts'
import { en as words } from '../src/text/later/en.ts'
import { audit, startBrowser, visit } from './browser.ts'
import { buildOf, cachesOf, listOf, onlyIn, untilKept, watchFiles } from './builds.ts'
import { LATER_TITLE } from './later.ts'
import { begin, playOn, until, waitForTurn } from './play.ts'
import { serveFolder } from './serve.ts'
import type { Served } from './serve.ts'
import { buildPage, sharedPage } from './site.ts'

const KEPT = { reducedMotion: 'reduce', serviceWorkers: 'allow' } as const

let first: string
let later: ReturnType<typeof buildPage>
let old: BuildList
let young: BuildList
let browser: Browser
beforeAll(async () => {
  first = await sharedPage()
  later = buildPage({ config: 'later.config.ts' })
  old = listOf(first)
  young = listOf(later.folder)
  browser = await startBrowser()
})
afterAll(async () => {
  await browser?.close()
  later?.remove()
})

/** A site that gives out the first build until the later one is deployed: then files of the first alone are gone. */
const openSite = async (): Promise<Served & { readonly deploy: () => void }> => {
  const site = await serveFolder(first)
  return { ...site, deploy: () => site.become(later.folder) }
}

it('is taken over by one page after the other, each of one build at any time, with the game that was going on and its draft', async () => {
  const site = await openSite()
  const { page, complaints, context } = await visit(browser, site.url, KEPT)
  const [olds, youngs] = [onlyIn(old, young), onlyIn(young, old)]
  const filesOf = watchFiles(page)
  await page.goto('/')
  await untilKept(page)
  await begin(page)
  await playOn(page, { turns: 2 })
  await page.getByRole('textbox', { name: en.table.words.write }).fill('Half a sentence')
  const table = page
  const hidden = await context.newPage()
  await hidden.addInitScript(`Object.defineProperty(document, 'hidden', { get: () => true })`)
  await hidden.goto('/privacy')
  await hidden.getByRole('heading', { level: 1, name: words.privacy.title }).waitFor()
  filesOf()
  site.deploy()
  site.asked.length = 0

  // A page that is opened now is still the old one, whole, and so is what it loads long afterwards.
  const home = await context.newPage()
  const homeFiles = watchFiles(home)
  await home.goto('/')
  await home.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
  expect(await buildOf(home)).toBe(old.build)
  await home.getByText(en.page.newer).waitFor()
  await table.getByText(en.page.newer).waitFor()
  await table.getByRole('button', { name: en.table.rules }).click()
  await table.getByRole('complementary', { name: en.table.rules }).or(table.locator('.rules-panel')).first().waitFor()
  const rules = filesOf()
  expect(rules.filter(({ path, fromDevice }) => olds.has(path) && fromDevice).length).toBeGreaterThan(0)
  expect([...rules, ...homeFiles()].filter(({ path }) => youngs.has(path))).toEqual([])
  await table.keyboard.press('Escape')
  expect(await audit(home)).toEqual([])
  expect(await audit(table)).toEqual([])

  // One page takes it over: all of it.
  await home.getByRole('button', { name: en.page.take }).click()
  await home.getByRole('heading', { level: 1, name: LATER_TITLE }).waitFor()
  expect(await buildOf(home)).toBe(young.build)
  const taken = homeFiles()
  expect(taken.filter(({ path }) => youngs.has(path)).length).toBeGreaterThan(3)
  expect(taken.filter(({ path }) => olds.has(path))).toEqual([])

  // A page that nobody looks at follows by itself.
  await until('the hidden page to follow', async () => (await buildOf(hidden).catch(() => '')) === young.build)
  await hidden.close()

  // The other one keeps to its own until it follows, and then has what it had.
  expect(await buildOf(table)).toBe(old.build)
  await table.getByRole('button', { name: en.table.options }).click()
  await table.getByRole('dialog', { name: en.table.options }).waitFor()
  const options = filesOf()
  expect(options.filter(({ path, fromDevice }) => olds.has(path) && fromDevice).length).toBeGreaterThan(0)
  expect(options.filter(({ path }) => youngs.has(path))).toEqual([])
  await table.keyboard.press('Escape')
  expect((await cachesOf(table)).length).toBe(2)
  await table.getByRole('button', { name: en.page.take }).click()
  await until('the table to be of the later build', async () => (await buildOf(table).catch(() => '')) === young.build)
  await waitForTurn(table)
  await table.getByText(en.table.entry.rules).first().waitFor()
  expect(await table.getByRole('textbox', { name: en.table.words.write }).inputValue()).toBe('Half a sentence')
  await playOn(table, { turns: 1 })
  expect(filesOf().filter(({ path }) => olds.has(path))).toEqual([])
  await until('the old build to be put away', async () => (await cachesOf(table)).join() === `tortuga-${young.build}`)

  // Nothing of the old build was asked of the server once it was gone there, and nothing was asked for in vain.
  expect(site.asked.filter(({ path, status }) => olds.has(path) || status === 404)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
  await site.stop()
})

it('is there at the next visit when every page of the old one was closed', async () => {
  const site = await openSite()
  const { page, context } = await visit(browser, site.url, KEPT)
  await page.goto('/')
  await untilKept(page)
  site.deploy()
  await page.reload()
  await page.getByText(en.page.newer).waitFor()
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

const SETTINGS: Settings = { clock: { type: 'none' }, spectators: true, listed: false, takebacks: true }
const game = { ...rum, rules: 2 } as unknown as Game<GameTypes>
const seated = ['Ola', 'Jan'].map(name => ({ name, bot: null, contribution: '' }))
const begun = beginMatch(game, { id: 'played', options: rum.presets['pl'], settings: SETTINGS, seated, secret: '00'.repeat(32) }, 0)
const opened = { ...begun, settings: SETTINGS, players: begun.header.players, halted: false }
/** A table under rules that only the later build knows. */
const TABLE: readonly FromServer[] = [welcome(opened, 0), update(game, opened, 0, null, [showSetup(game, begun.first, 0)], 0)]
const BYES = {
  protocol: { type: 'bye', code: 'protocol', comeBackIn: null },
  'newer-rules': { type: 'bye', code: 'newer-rules', comeBackIn: 60_000 },
} as const satisfies Record<string, FromServer>

/** Plays the server's part: says this to the page of each build. */
const answerAs = async (context: BrowserContext, say: (call: number) => readonly FromServer[]): Promise<() => number> => {
  let calls = 0
  await context.routeWebSocket(/\/socket$/, socket => {
    const said = say((calls += 1))
    socket.onMessage(() => {
      for (const message of said) socket.send(JSON.stringify(message))
      if (said.at(-1)?.type === 'bye') void socket.close()
    })
  })
  return () => calls
}

describe('a page that is too old for its table', () => {
  it.each(['protocol', 'newer-rules'] as const)(
    'becomes the newest once and says why; where that is no better it says so, with a button (%s)',
    async code => {
      const site = await openSite()
      const { page, complaints, context } = await visit(browser, site.url, KEPT)
      const calls = await answerAs(context, call => (call === 2 ? TABLE : [BYES[code]]))
      await page.goto('/')
      await untilKept(page)
      site.deploy()
      await page.goto('/t/played')
      await page.getByText(en.page.told[code]).waitFor()
      await page.locator('.rum').waitFor()
      expect(await buildOf(page)).toBe(young.build)
      expect(calls()).toBe(2)
      expect(await audit(page)).toEqual([])

      await page.goto('/t/played')
      const title = page.getByRole('heading', { level: 1, name: words.gone[code].title })
      await title.waitFor()
      expect(calls()).toBe(4)
      expect(await audit(page)).toEqual([])
      await page.getByRole('button', { name: en.table.strip.reload }).click()
      await until('it to be tried once more', async () => calls() === 5)
      await title.waitFor()
      expect(calls()).toBe(5)
      expect(complaints).toEqual([])
      await context.close()
      await site.stop()
    },
  )

  it('becomes the newest where the match is played by rules it does not know', async () => {
    const site = await openSite()
    const { page, complaints, context } = await visit(browser, site.url, KEPT)
    const calls = await answerAs(context, () => TABLE)
    await page.goto('/')
    await untilKept(page)
    site.deploy()
    await page.goto('/t/played')
    await page.getByText(en.page.told['newer-rules']).waitFor()
    await page.locator('.rum').waitFor()
    expect([await buildOf(page), calls()]).toEqual([young.build, 2])
    expect(complaints).toEqual([])
    await context.close()
    await site.stop()
  })

  it('becomes the newest where another tab has gone on with a game of this device', async () => {
    const site = await openSite()
    const { page, complaints, context } = await visit(browser, site.url, KEPT)
    await page.goto('/')
    await untilKept(page)
    await begin(page)
    await playOn(page, { turns: 1 })
    site.deploy()
    const other = await context.newPage()
    await other.goto('/')
    await other.getByRole('button', { name: en.page.take }).click()
    await other.getByRole('heading', { level: 1, name: LATER_TITLE }).waitFor()
    expect(await buildOf(page)).toBe(old.build)
    await other.getByRole('link', { name: /RUM/ }).filter({ hasText: 'with' }).click()
    await waitForTurn(other)
    await page.getByText(en.page.told['newer-rules']).waitFor()
    expect(await buildOf(page)).toBe(young.build)
    await playOn(page, { turns: 1 })
    expect(complaints).toEqual([])
    await context.close()
    await site.stop()
  })
})

describe('over plain http, where a browser keeps no page', () => {
  it('loads itself anew once when a piece of it is gone from the server, says why, and keeps a draft', async () => {
    const site = await openSite()
    const address = site.url.replace('127.0.0.1', 'harbour.test')
    const { page, context } = await visit(browser, address, KEPT)
    await page.goto('/')
    await begin(page)
    await waitForTurn(page)
    await page.getByRole('textbox', { name: en.table.words.write }).fill('Half a sentence')
    site.deploy()
    await page.getByRole('button', { name: en.table.rules }).click()
    await page.getByText(en.page.told.gone).waitFor()
    expect(await buildOf(page)).toBe(young.build)
    await waitForTurn(page)
    expect(await page.getByRole('textbox', { name: en.table.words.write }).inputValue()).toBe('Half a sentence')
    expect(await audit(page)).toEqual([])
    await context.close()
    await site.stop()
  })

  it('learns of a newer build by asking, and says what is missing while there is no line', async () => {
    const site = await openSite()
    const address = site.url.replace('127.0.0.1', 'harbour.test')
    const { page, context } = await visit(browser, address, KEPT)
    await page.goto('/settings')
    await page.getByText('https').waitFor()
    site.refuse(() => true)
    await page.getByRole('link', { name: en.nav.privacy }).click()
    await page.getByText(en.page.missing.cut).waitFor()
    expect(await audit(page)).toEqual([])
    site.refuse(() => false)
    await page.getByRole('button', { name: en.again }).click()
    await page.getByRole('heading', { level: 1, name: words.privacy.title }).waitFor()

    site.refuse(path => path === '/build.json')
    site.asked.length = 0
    await page.goto('/settings')
    await page.getByText('https').waitFor()
    await until('it to be asked for', async () => site.asked.some(({ path }) => path === '/build.json'))
    site.refuse(() => false)
    site.deploy()
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await page.getByRole('button', { name: en.page.take }).click()
    await until('the later build', async () => (await buildOf(page).catch(() => '')) === young.build)
    await context.close()
    await site.stop()
  })

  it('asks once more for a page whose own script is gone', async () => {
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
    await page.getByRole('heading', { level: 1, name: LATER_TITLE }).waitFor()
    await page.getByText(en.page.told.gone).waitFor()
    await context.close()
    await site.stop()
  })
})
