/** Every screen by day and by night, looked at by axe; narrow, zoomed and without colours; quick to come and quiet while it does. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { pl } from '../src/text/pl.ts'
import { pl as laterPl } from '../src/text/later/pl.ts'
import { audit, PATIENCE, PHONE, visit } from './browser.ts'
import { openTable } from './friends.ts'
import { begin, playOn, waitForTurn } from './play.ts'
import { openTableSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openTableSite)

const PAGES = [
  ['/', en.hero.title],
  ['/settings', later.settings.title],
  ['/privacy', later.privacy.title],
  ['/licences', later.licences.title],
  ['/rules', later.rulebook.choose],
  ['/rules/rum', later.rulebook.title('RUM')],
  ['/link', later.settings.device],
  ['/nowhere', later.notFound.title],
  ['/t/nothing-here', later.gone['no-such-table'].title],
  ['/d/nothing-here', later.noDeviceGame.title],
] as const

describe.each(['light', 'dark'] as const)('in the %s', colorScheme => {
  it('axe finds nothing serious on any page', async () => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, { colorScheme, reducedMotion: 'reduce' })
    for (const [path, title] of PAGES) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      expect([path, await audit(page)]).toEqual([path, []])
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  it('nor in dialogs, at a waiting table, at a table and on a phone', async () => {
    for (const options of [{}, PHONE]) {
      const { page, complaints, context } = await visit(stage.browser, stage.url, { ...options, colorScheme, reducedMotion: 'reduce' })
      await page.goto('/')
      await page.getByRole('button', { name: en.shelf.change }).first().click()
      expect(await audit(page)).toEqual([])
      await page.keyboard.press('Escape')
      await openTable(page, 'Ola', 'Polish edition')
      expect(await audit(page)).toEqual([])
      await page.goto('/')
      await begin(page)
      await playOn(page, { turns: 2, isPhone: 'isMobile' in options })
      expect(await audit(page)).toEqual([])
      await page.getByRole('button', { name: en.table.options }).click()
      expect(await audit(page)).toEqual([])
      expect(complaints).toEqual([])
      await context.close()
    }
  })
})

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

it.each([
  ['a small phone', { width: 360, height: 640 }],
  ['a phone lying down', { width: 844, height: 390 }],
  ['zoomed to 200 %', { width: 720, height: 450 }],
  ['a large screen', { width: 1920, height: 1080 }],
])('nothing runs off the side: %s', async (_, viewport) => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, {
    viewport,
    locale: 'pl-PL',
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  for (const [path] of PAGES) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect([path, await overflow(page)]).toEqual([path, 0])
  }
  await page.goto('/')
  await page.getByRole('button', { name: pl.shelf.playWith('RUM') }).click()
  await page.locator('.rum').waitFor()
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

const WATCH_SHIFTS = `window.shifts = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifts += entry.value }).observe({ type: 'layout-shift', buffered: true })`

const PAINTED = `performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null`

/** Pictures a second while something goes on, counted by the page itself. */
const WATCH_FRAMES = `window.dealt = []; const tick = time => { window.dealt.push(time); requestAnimationFrame(tick) }; requestAnimationFrame(tick)`
const FRAMES = `(() => { const times = window.dealt; return Math.round(((times.length - 1) * 1000) / (times.at(-1) - times[0])) })()`

it('nothing jumps when the page and its cards arrive; how soon the first picture comes, and how smoothly cards are dealt, is reported', async () => {
  const times: number[] = []
  const frames: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const { page, context } = await visit(stage.browser, stage.url)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(WATCH_SHIFTS)
    await page.goto('/')
    await page.getByText(en.lists.noneMine).waitFor()
    await expect.poll(() => page.evaluate(PAINTED), { timeout: PATIENCE }).not.toBeNull() // it is noted a little after it was painted
    times.push(Number(await page.evaluate(PAINTED)))
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.evaluate(WATCH_FRAMES)
    await begin(page)
    await waitForTurn(page)
    await page.waitForTimeout(500)
    frames.push(await page.evaluate(FRAMES))
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.05)
    await context.close()
  }
  console.log(
    `first picture after ${times.map(time => Math.round(time)).join(', ')} ms, four times slowed; ${frames.join(', ')} pictures a second while cards are dealt`,
  )
})

it('says in both languages that it needs JavaScript', async () => {
  const { page, context } = await visit(stage.browser, stage.url, { javaScriptEnabled: false })
  await page.goto('/')
  for (const language of ['en', 'pl']) expect(await page.locator(`noscript p[lang=${language}]`).isVisible()).toBe(true)
  expect(await page.locator('noscript p').allInnerTexts()).toEqual([
    expect.stringContaining('with JavaScript'),
    expect.stringContaining('z JavaScriptem'),
  ])
  await context.close()
})

it('speaks the language of the browser, changes it at once, and remembers', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { locale: 'pl-PL' })
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1, name: laterPl.settings.title }).waitFor()
  await page.getByText('English').click()
  await page.getByRole('heading', { level: 1, name: later.settings.title }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: later.settings.title }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  await page.getByText(later.settings.themes.dark).click()
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(10, 33, 34)')
  expect(complaints).toEqual([])
  await context.close()
})

it('forgets whoever asks for it', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url)
  await openTable(page, 'Ola', 'Polish edition')
  await page.goto('/settings')
  await page.getByRole('button', { name: later.settings.forgetButton }).click()
  await page.getByRole('dialog').getByRole('button', { name: later.settings.forgetYes, exact: true }).click()
  await page.getByText(later.settings.forgotten).waitFor()
  expect(await context.cookies()).toEqual([])
  await page.goto('/')
  await page.getByText(en.lists.noneMine).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

it('makes a second device the same player', async () => {
  const first = await visit(stage.browser, stage.url)
  await openTable(first.page, 'Ola', 'Polish edition')
  await first.page.goto('/settings')
  await first.page.getByRole('button', { name: later.settings.deviceMake }).click()
  const link = await first.page.getByRole('textbox', { name: later.waiting.link }).inputValue()
  const second = await visit(stage.browser, stage.url, PHONE)
  await second.page.goto(link)
  await second.page.getByRole('button', { name: later.settings.deviceUse }).tap()
  await second.page.getByText(later.settings.deviceUsed('Ola')).waitFor()
  await second.page.goto('/')
  await second.page.getByText(en.lists.waitingFor(1)).waitFor()
  expect([...first.complaints, ...second.complaints]).toEqual([])
  await first.context.close()
  await second.context.close()
})
