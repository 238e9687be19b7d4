/** The kit's hand and card reader in a browser: overlap, scrolling and lifting by the room there is, and reading by mouse, keyboard, tap and long press. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, DESK, PHONE, startBrowser } from './support/browser.ts'
import { buildKitPage, visitKitPage } from './kit-pages/kit-site.ts'
import { until } from './support/play.ts'

let browser: Browser
let files: Awaited<ReturnType<typeof buildKitPage>>
beforeAll(async () => {
  ;[browser, files] = await Promise.all([startBrowser(), buildKitPage('kit-cards-page.tsx')])
})
afterAll(() => browser.close())

const openPage = async (cards: number, options: BrowserContextOptions): Promise<Page> => {
  const { page } = await visitKitPage(browser, files, 'Card 0', { reducedMotion: 'reduce', ...options }, `/#${cards}`)
  return page
}

type Measured = { readonly lefts: readonly number[]; readonly scrolls: number; readonly width: number }
const measure = (page: Page): Promise<Measured> =>
  page.evaluate(() => {
    const hand = document.querySelector('.hand')!
    const lefts = [...hand.querySelectorAll('.kit-card')].map(card => Math.round(card.getBoundingClientRect().left + hand.scrollLeft))
    return { lefts, scrolls: hand.scrollWidth - hand.clientWidth, width: hand.clientWidth }
  })
const gapsOf = ({ lefts }: Measured): readonly number[] => lefts.slice(1).map((left, index) => left - (lefts[index] ?? 0))

const box = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!

describe('a hand', () => {
  it('lies side by side while there is room', async () => {
    const page = await openPage(6, DESK)
    expect([...new Set(gapsOf(await measure(page)))]).toEqual([92])
    await page.context().close()
  })

  it('overlaps evenly with less room, and shows the hovered card whole without losing the pointer', async () => {
    const page = await openPage(7, PHONE)
    const measured = await measure(page)
    expect(measured.scrolls).toBe(0)
    expect(Math.max(...gapsOf(measured)) - Math.min(...gapsOf(measured))).toBeLessThanOrEqual(1)
    expect(Math.min(...gapsOf(measured))).toBeGreaterThanOrEqual(44)
    expect(Math.max(...gapsOf(measured))).toBeLessThan(84)
    await page.locator('[data-target="2"]').tap({ position: { x: 10, y: 60 } })
    await page.locator('[data-target="2"][aria-pressed="true"]').waitFor()
    const picked = gapsOf(await measure(page))
    expect(picked[2]).toBeGreaterThanOrEqual(84)
    await page.context().close()

    const wide = await openPage(20, DESK)
    for (const card of ['3', '4', '5']) {
      const { x, y, height } = await box(wide, `[data-target="${card}"]`)
      await wide.mouse.move(x + 12, y + height / 2)
      await wide.locator(`.hand-card:hover [data-target="${card}"]`).waitFor()
      expect(gapsOf(await measure(wide))[Number(card)]).toBeGreaterThanOrEqual(84)
      const under = await wide.evaluate(
        ([left, top]) => document.elementFromPoint(left!, top!)?.getAttribute('data-target'),
        [x + 12, y + height / 2],
      )
      expect(under).toBe(card)
    }
    await wide.context().close()
  })

  it('scrolls when every card is as narrow as it may be, and the focus brings a card into view', async () => {
    const page = await openPage(24, PHONE)
    const measured = await measure(page)
    expect(measured.scrolls).toBeGreaterThan(0)
    expect([...new Set(gapsOf(measured))]).toEqual([44])
    await page.locator('[data-target="0"]').focus()
    await page.keyboard.press('End')
    await page.locator('[data-target="23"]:focus').waitFor()
    const { x, width } = await box(page, '[data-target="23"]')
    expect(x + width).toBeLessThanOrEqual(390)
    expect(await page.evaluate(() => document.querySelector('.hand')!.scrollLeft)).toBeGreaterThan(0)
    await page.context().close()
  })
})

const READER = '.reader'
const DOCK = '.reader-dock'

describe('the card reader', () => {
  it('opens beside the piece under the mouse and closes when the mouse leaves; only the reader is drawn', async () => {
    const page = await openPage(5, DESK)
    const renders = await page.evaluate(() => document.body.dataset['renders'])
    for (const key of ['2', 'board']) {
      await page.locator(`[data-target="${key}"]`).hover()
      await page.locator(READER, { hasText: `The text of card ${key}.` }).waitFor()
      const [reader, piece, table] = [await box(page, READER), await box(page, `[data-target="${key}"]`), await box(page, '.game-table')]
      const isApart =
        reader.x + reader.width <= piece.x ||
        piece.x + piece.width <= reader.x ||
        reader.y + reader.height <= piece.y ||
        piece.y + piece.height <= reader.y
      expect(isApart).toBe(true)
      expect(reader.x >= table.x && reader.y >= table.y && reader.x + reader.width <= table.x + table.width).toBe(true)
      expect(reader.y + reader.height).toBeLessThanOrEqual(table.y + table.height)
    }
    await page.mouse.move(5, 5)
    await page.locator(READER).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.body.dataset['renders'])).toBe(renders)
    expect(await audit(page)).toEqual([])
    await page.context().close()
  })

  it('follows the keyboard focus, and Escape closes it', async () => {
    const page = await openPage(5, DESK)
    await page.keyboard.press('Tab') // the hand is one Tab stop
    await page.locator('[data-target="0"]:focus').waitFor()
    await page.keyboard.press('ArrowRight')
    await page.locator(READER, { hasText: 'The text of card 1.' }).waitFor()
    expect(await page.locator(READER).getAttribute('role')).toBe('tooltip')
    await page.keyboard.press('Escape')
    await page.locator(READER).waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('is docked above the shelf on a phone: a tap reads and picks, a long press only reads', async () => {
    const page = await openPage(4, PHONE)
    // The reader is loaded after the table, so the first tap may come too early for it.
    await until('the reader is loaded', async () => {
      await page.locator('[data-target="board"]').tap()
      return page.locator(DOCK).isVisible()
    })
    await page.locator('[data-target="1"]').tap()
    await page.locator(DOCK, { hasText: 'The text of card 1.' }).waitFor()
    await page.locator('[data-target="1"][aria-pressed="true"]').waitFor()
    expect(await page.locator(READER).isVisible()).toBe(false)
    const [dock, shelf] = [await box(page, DOCK), await box(page, '.table-shelf')]
    expect(dock.y + dock.height).toBeLessThanOrEqual(shelf.y + 1)
    expect(await audit(page)).toEqual([])
    await page.locator('.reader-close').tap()
    await page.locator(DOCK).waitFor({ state: 'detached' })

    const { x, y, width } = await box(page, '[data-target="2"]')
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + width / 2, y: y + 30 }] })
    await page.locator(DOCK, { hasText: 'The text of card 2.' }).waitFor()
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await page.locator('[data-target="3"]').tap() // a tap is heard after the end of the press
    await page.locator('[data-target="3"][aria-pressed="true"]').waitFor()
    expect(await page.locator('[data-target="2"]').getAttribute('aria-pressed')).toBe('false')
    await page.context().close()
  })
})
