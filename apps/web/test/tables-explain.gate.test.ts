/** Rum Runner's and Rummikub's tables in a browser: targets are large enough for a finger, blocked actions say why, and pieces explain themselves. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { framePath } from '../workbench/frame/frame-address.ts'
import { DESK, PHONE, startBrowser, visit } from './support/browser.ts'
import { openWorkbench } from './support/site.ts'
import { openFrame } from './support/workbench-frames.ts'

const TOUCH = 44

let site: Awaited<ReturnType<typeof openWorkbench>>
let browser: Browser
let desk: Page
let phone: Page
beforeAll(async () => {
  ;[site, browser] = await Promise.all([openWorkbench(), startBrowser()])
  ;({ page: desk } = await visit(browser, site.url, { reducedMotion: 'reduce', ...DESK }))
  ;({ page: phone } = await visit(browser, site.url, { reducedMotion: 'reduce', ...PHONE }))
})
afterAll(() => browser.close())

const show = async (page: Page, game: string, text: string, viewer: number): Promise<void> => {
  const size = page.viewportSize() ?? DESK.viewport
  if (size === null || size === undefined) throw new Error('the page has no size')
  await page.goto('about:blank') // a frame that is shown already would keep its draft
  await openFrame(page, { name: text, path: framePath({ game, source: { type: 'notation', text }, viewer }), size })
}

/** The smaller side of each such element, and whether a touch at its middle meets it. */
const measure = (page: Page, selector: string): Promise<readonly (readonly [size: number, isHit: boolean])[]> =>
  page.locator(selector).evaluateAll(all =>
    all.map(element => {
      element.scrollIntoView({ block: 'center', inline: 'center' })
      const { x, y, width, height } = element.getBoundingClientRect()
      return [Math.min(width, height), element.contains(document.elementFromPoint(x + width / 2, y + height / 2))] as const
    }),
  )

/** A press on a blocked button: it is focusable and answers, so it is pressed although it is disabled. */
const BLOCKED = { force: true } as const

describe('Rum Runner', () => {
  const CREW = 'crown | turn: pirate 2 | coins: 3 5 | pirate hand: cutthroat-carlie | fleet: sloop, longboat'
  const RAID = 'crown | turn: pirate 2 | coins: 3 5 | fleet: longboat[cutthroat-carlie] | bivalve-bay: (gold-rum)+1 < (squall)'

  it('has rings on a phone that are large enough and are the targets themselves', async () => {
    await show(phone, 'rum-runner', CREW, 1)
    await phone.locator('[data-act="crew"]').tap()
    await phone.locator('[data-target^="card:cutthroat"]').tap()
    await phone.locator('.rr-berth[data-next="true"]').first().waitFor()
    const places = await measure(phone, '.rr-berth[data-next="true"]')
    expect(places.length).toBeGreaterThan(1)
    for (const [size, isHit] of places) expect([size >= TOUCH, isHit]).toEqual([true, true])
    await phone.locator('.rr-berth[data-next="true"]').first().tap()
    await phone.locator('.rr-crew > [data-new="true"]').waitFor()

    await show(phone, 'rum-runner', RAID, 1)
    await phone.locator('[data-act="raid"]').tap()
    await phone.locator('[data-target="ship:0"]').tap()
    await phone.locator('.rr-tab[data-next="true"]').first().waitFor()
    const tabs = await measure(phone, '.rr-tab[data-next="true"]')
    expect(tabs.length).toBe(4)
    for (const [size, isHit] of tabs) expect([size >= TOUCH, isHit]).toEqual([true, true])
    await phone.locator('.rr-tab').nth(2).tap()
    await phone.locator('[data-target="island:2"][data-mark="picked"]').waitFor()
  })

  it('says why an action is blocked, by mouse, touch and keyboard', async () => {
    const why = 'You have no such card in hand.'
    const said = (page: Page) => page.locator('.why-slip', { hasText: why })
    await show(desk, 'rum-runner', RAID, 1)
    await desk.locator('[data-act="event"]').click(BLOCKED)
    await said(desk).waitFor()
    expect(await desk.locator('[data-act="event"]').getAttribute('title')).toBe(why)

    await show(phone, 'rum-runner', RAID, 1)
    await phone.locator('[data-act="event"]').tap(BLOCKED)
    await said(phone).waitFor()

    await show(desk, 'rum-runner', CREW, 1)
    await desk.locator('[data-act="event"]').focus()
    await desk.keyboard.press('Enter')
    await said(desk).waitFor()
  })

  it('explains hidden cards, islands and coins by mouse and keyboard', async () => {
    await show(desk, 'rum-runner', RAID, 1)
    const reader = desk.locator('.reader')
    for (const [selector, words] of [
      ['[data-read^="@hazard"]', 'R7.3'],
      ['[data-read^="@investment"]', '1 coin'],
      ['[data-target="island:1"]', 'R7.5'],
      ['.rr-tally .rr-supply', '5 coins'],
    ] as const) {
      await desk.locator(selector).first().hover()
      await reader.filter({ hasText: words }).waitFor()
    }
    await desk.mouse.move(1, 1)
    await desk.keyboard.press('Tab')
    await desk.locator('.rr-tally .rr-score').focus()
    await desk.keyboard.press('ArrowRight')
    await reader.filter({ hasText: '5 coins' }).waitFor()
  })
})

describe('Rummikub', () => {
  const POSITION = 'pl | table: K4 J K6 / R7 B7 O7 | A: K7 R1 | B: R1 | opened: A'

  it('explains a joker and the bank where the mouse rests', async () => {
    await show(desk, 'rummikub', POSITION, 0)
    await desk.locator('[data-face="J"]').hover()
    await desk.locator('.reader').filter({ hasText: 'stands for black 5' }).filter({ hasText: 'R7.1' }).waitFor()
    await desk.locator('.rk-bank').hover()
    await desk.locator('.reader').filter({ hasText: 'R4.2' }).waitFor()
  })

  it('opens no reader when a tile is tapped, which would move the table', async () => {
    await show(phone, 'rummikub', POSITION, 0)
    await phone.locator('.rk-rack [data-face="K7"]').tap()
    await phone.locator('.rk-rack [data-face="K7"][aria-pressed="true"]').waitFor()
    await phone.locator('.rk-rack [data-face="K7"]').tap()
    await phone.locator('.rk-rack [data-face="K7"][aria-pressed="false"]').waitFor()
    expect(await phone.locator('.reader-dock').count()).toBe(0)
  })

  it('says what a new set needs', async () => {
    await show(phone, 'rummikub', POSITION, 0)
    await phone.locator('.rk-new button').tap(BLOCKED)
    await phone.locator('.rk-says', { hasText: 'Select tiles first' }).waitFor()
  })
})
