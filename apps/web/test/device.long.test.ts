/** A game against bots in the browser alone, while the server cannot be reached. */
import { parseJournal } from '@tortuga/kit'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { audit, PHONE, visit } from './browser.ts'
import { begin, byClick, hasFocus, byKey, byTap, overWords, playOn, takeHint, until, waitForTurn } from './play.ts'
import { openSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openSite)

const QUICK = { reducedMotion: 'reduce' } as const

it('is played to the end, over two reloads and an undo, and begun again', async () => {
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
  await page.getByText(/takes back \d+ moves?\./).waitFor()
  await playOn(page, { turns: 2 })
  await page.reload()
  expect(await playOn(page)).toBe('over')
  await page.getByRole('dialog', { name: en.table.over }).waitFor()
  expect(await audit(page)).toEqual([])

  await page.goto('/')
  await page.getByText(en.lists.over).waitFor()
  await page.goto(pathname)
  await overWords(page).waitFor()
  await page.getByRole('button', { name: en.table.openMenu }).click()
  await page.getByRole('button', { name: later.over.rematch }).click()
  await page.waitForURL(url => url.pathname.startsWith('/d/') && url.pathname !== pathname)
  expect(await waitForTurn(page)).toBe('turn')
  expect(complaints).toEqual([])
  await context.close()
})

it('is played on a phone with taps', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, ...PHONE })
  await page.goto('/')
  await begin(page)
  await playOn(page, { press: byTap, isPhone: true, turns: 4 })
  const { scrollWidth, clientWidth } = (await page.evaluate(
    `({ scrollWidth: document.documentElement.scrollWidth, clientWidth: document.documentElement.clientWidth })`,
  )) as {
    scrollWidth: number
    clientWidth: number
  }
  expect(scrollWidth).toBe(clientWidth)
  await page.getByRole('button', { name: en.table.chat }).tap()
  await page.getByRole('textbox', { name: en.table.words.write }).fill('Ahoy!')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('Ahoy!').waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('is played by keyboard alone', async () => {
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

it('goes on in a second tab, and can be saved as a file and removed', async () => {
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
  await page.getByRole('heading', { level: 1, name: later.noDeviceGame.title }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('lasts as long as the page where the browser keeps nothing', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await context.addInitScript(`Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('forbidden') } })`)
  await context.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `Object.defineProperty(globalThis, 'indexedDB', { value: undefined });${await response.text()}` })
  })
  await page.goto('/')
  await page.getByText(en.table.strip.storageForbidden).waitFor()
  await begin(page)
  await page.getByText(en.table.strip.storageForbidden).waitFor()
  await playOn(page, { turns: 2 })
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

const FULL_DISK = `const put = IDBObjectStore.prototype.put; IDBObjectStore.prototype.put = function (...row) { if (globalThis.isFull) throw new DOMException('no room', 'QuotaExceededError'); return put.apply(this, row) };`

it('waits with a move in flight while the device is full, and goes on when there is room again', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await context.route(/\/worker-[^/]*\.js$/, async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${FULL_DISK}${await response.text()}` })
  })
  await page.goto('/')
  await begin(page)
  await waitForTurn(page)
  const fill = (isFull: boolean): Promise<unknown> =>
    Promise.all(page.workers().map(worker => worker.evaluate(`globalThis.isFull = ${isFull}`)))
  await fill(true)
  await takeHint(page, byClick, false)
  await page.getByText(en.table.strip.storageFull).waitFor()
  expect(await page.getByText(en.table.sending).count()).toBeGreaterThan(0)
  await fill(false)
  await until('the move to be kept', async () => (await page.locator('.sending .late').count()) === 0)
  await until('the strip to go', async () => (await page.getByText(en.table.strip.storageFull).count()) === 0)
  await playOn(page, { turns: 1 })
  expect(complaints).toEqual([])
  await context.close()
})
