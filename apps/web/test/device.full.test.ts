/** A game against bots while the server cannot be reached. */
import { parseJournal } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import type { BrowserContext } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { begin, byClick, hasFocus, byKey, byTap, isMyTurn, overWords, playOn, takeHint, until, waitForTurn } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openSite)

const QUICK = { reducedMotion: 'reduce' } as const

/** Runs a script in this device's table worker before the worker's own. */
const prefixWorker = (context: BrowserContext, script: string): Promise<unknown> =>
  context.route(/\/device-worker-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${script}${await response.text()}` })
  })

it('can be played to the end with two reloads and an undo, and started again', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto('/')
  await begin(page)
  const { pathname } = new URL(page.url())
  await playOn(page, { turns: 3 })
  await page.reload()
  expect(await waitForTurn(page)).toBe('turn')
  const lines = await page.getByRole('log', { name: en.table.log }).locator('p').count()
  expect(lines).toBeGreaterThan(6)

  await page.getByRole('button', { name: en.table.undo }).click()
  await page
    .getByRole('log', { name: en.table.log })
    .getByText(/undoes \d+ moves?\./)
    .waitFor()
  await playOn(page, { turns: 2 })
  await page.reload()
  expect(await playOn(page)).toBe('over')
  await page.getByRole('dialog', { name: en.table.over }).waitFor()
  expect(await audit(page)).toEqual([])

  await page.goto('/')
  await page.getByText(/^(Won|Second of three|Third of three|Shared first place)/).waitFor()
  await page.goto(pathname)
  await overWords(page).waitFor()
  const names = await page.locator('.plate-name').allInnerTexts()
  await page.getByRole('button', { name: en.table.openMenu }).click()
  await page.getByRole('button', { name: en.result.rematch }).click()
  await page.waitForURL(url => url.pathname.startsWith('/d/') && url.pathname !== pathname)
  expect(await waitForTurn(page)).toBe('turn')
  expect(await page.locator('.plate-name').allInnerTexts()).toEqual(names)
  expect(complaints).toEqual([])
  await context.close()
})

it('can be played on a phone by taps', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, ...PHONE })
  await page.goto('/')
  await begin(page)
  await playOn(page, { press: byTap, turns: 4 })
  const { scrollWidth, clientWidth } = (await page.evaluate(
    `({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })`,
  )) as {
    scrollWidth: number
    clientWidth: number
  }
  expect(scrollWidth).toBe(clientWidth)
  await page.getByRole('button', { name: en.table.chat }).tap()
  await page.getByRole('textbox', { name: en.table.chatBox.write }).fill('Ahoy!')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Ahoy!').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('can be played by keyboard only', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto('/')
  const play = page.getByRole('button', { name: en.shelf.playWith('RUM') })
  for (let presses = 0; presses < 20 && !(await hasFocus(play)); presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /RUM/ }).waitFor()
  await playOn(page, { press: byKey, turns: 4 })
  await page.getByRole('button', { name: en.table.options }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: en.table.options }).waitFor()
  await page.keyboard.press('Escape')
  expect(await hasFocus(page.getByRole('button', { name: en.table.options }))).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

it('continues in a second tab, and can be saved to a file and removed', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.goto('/')
  await begin(page)
  await playOn(page, { turns: 2 })
  const second = await context.newPage()
  await second.goto(page.url())
  await waitForTurn(second)
  await playOn(page, { turns: 1 })
  const linesOf = (tab: typeof second): Promise<string[]> => tab.getByRole('log', { name: en.table.log }).locator('p').allInnerTexts()
  await until('both tabs to tell the same', async () => JSON.stringify(await linesOf(second)) === JSON.stringify(await linesOf(page)))
  await playOn(second, { turns: 1 })
  await until('both tabs to tell the same', async () => JSON.stringify(await linesOf(second)) === JSON.stringify(await linesOf(page)))

  await page.getByRole('button', { name: en.table.options }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: en.table.save }).click()])
  const saved = parseJournal(readFileSync(await download.path(), 'utf8'))
  expect(saved).toMatchObject({ ok: true, sum: 'right', journal: { header: { game: 'rum', secret: null, seed: null } } })

  await page.goto('/')
  await page.getByRole('button', { name: en.lists.removeLong('RUM') }).click()
  await page.getByText(en.lists.noneMine).waitFor()
  await page.goto(new URL(second.url()).pathname)
  await page.getByRole('heading', { level: 1, name: en.notOnDevice.title }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('lasts as long as the page if the browser stores nothing', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await context.addInitScript(`Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('forbidden') } })`)
  await prefixWorker(context, `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });`)
  await page.goto('/')
  await page.getByText(en.table.banner.storageForbidden).waitFor()
  await begin(page)
  await page.getByText(en.table.banner.storageForbidden).waitFor()
  await playOn(page, { turns: 2 })
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

const FULL_DISK = `const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...row) { if (globalThis.isFull) throw new DOMException('no room', 'QuotaExceededError'); return put.apply(this, row) };`

it('keeps a move waiting while the device is full, and continues when there is space', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await prefixWorker(context, FULL_DISK)
  await page.goto('/')
  await begin(page)
  await waitForTurn(page)
  const fill = (isFull: boolean): Promise<unknown> =>
    Promise.all(page.workers().map(worker => worker.evaluate(`globalThis.isFull = ${isFull}`)))
  await fill(true)
  await takeHint(page, byClick)
  await page.getByText(en.table.banner.storageFull).waitFor()
  expect(await page.getByText(en.table.sending).count()).toBeGreaterThan(0)
  await fill(false)
  await until('the move to be kept', async () => (await page.locator('.sending .late').count()) === 0)
  await until('the banner to go', async () => (await page.getByText(en.table.banner.storageFull).count()) === 0)
  await playOn(page, { turns: 1 })
  expect(complaints).toEqual([])
  await context.close()
})

/** Counts the moves of bots that it refuses to store. */
const FULL_FOR_BOTS = `globalThis.refused = 0; const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...row) { if (globalThis.isFull && row[0].entry?.by === 'bot') { globalThis.refused += 1; throw new DOMException('no room', 'QuotaExceededError') } return put.apply(this, row) };`

it('tries a bot’s move again that could not be stored', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await prefixWorker(context, FULL_FOR_BOTS)
  await page.goto('/')
  await begin(page)
  const inWorkers = (script: string): Promise<unknown[]> => Promise.all(page.workers().map(worker => worker.evaluate(script)))
  await waitForTurn(page)
  await inWorkers('globalThis.isFull = true')
  await takeHint(page, byClick)
  await until('a second refusal', async () => (await inWorkers('globalThis.refused ?? 0')).some(refused => Number(refused) > 1))
  expect(await isMyTurn(page)).toBe(false)
  await inWorkers('globalThis.isFull = false')
  expect(await waitForTurn(page)).toBe('turn')
  expect(complaints).toEqual([])
  await context.close()
})

/** As in Firefox, which sometimes never returns from this constructor in a worker. */
const NO_NESTED_WORKERS = `globalThis.Worker = class { constructor() { for (;;); } };`

it('has bots that move although no worker of the page starts another', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await prefixWorker(context, NO_NESTED_WORKERS)
  await page.goto('/')
  await begin(page)
  expect(await playOn(page, { turns: 2 })).toBe('turn')
  expect(complaints).toEqual([])
  await context.close()
})
