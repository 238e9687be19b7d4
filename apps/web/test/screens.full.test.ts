/** Every screen in light and dark theme, checked by axe; narrow, zoomed and without colours; without layout shifts. */
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { audit, TIMEOUT, PHONE, visit } from './support/browser.ts'
import { openTable } from './support/friends.ts'
import { begin, playOn, waitForTurn } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, pl } from './support/texts.ts'

const stage = useSite(openTableSite)

const PAGES = [
  ['/', en.hero.title],
  ['/settings', en.settings.title],
  ['/privacy', en.privacy.title],
  ['/licences', en.licences.title],
  ['/rules', en.rulebook.choose],
  ['/rules/rum', en.rulebook.title('RUM')],
  ['/link', en.settings.device],
  ['/nowhere', en.notFound.title],
  ['/t/nothing-here', en.unavailable['no-such-table'].title],
  ['/d/nothing-here', en.notOnDevice.title],
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

  it('axe finds nothing serious in dialogs, at a waiting table, at a table and on a phone', async () => {
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
      await playOn(page, { turns: 2 })
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
])('nothing overflows horizontally: %s', async (_, viewport) => {
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

/** Frames per second during an action, counted by the page itself. */
const WATCH_FRAMES = `window.dealt = []; const tick = time => { window.dealt.push(time); requestAnimationFrame(tick) }; requestAnimationFrame(tick)`
const FRAMES = `(() => { const times = window.dealt; return Math.round(((times.length - 1) * 1000) / (times.at(-1) - times[0])) })()`

it('nothing shifts while the page loads; the time of the first paint and the frame rate are reported', async () => {
  const times: number[] = []
  const frames: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const { page, context } = await visit(stage.browser, stage.url)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(WATCH_SHIFTS)
    await page.goto('/')
    await page.getByText(en.lists.noneMine).waitFor()
    await expect.poll(() => page.evaluate(PAINTED), { timeout: TIMEOUT }).not.toBeNull() // it is noted a little after it was painted
    times.push(Number(await page.evaluate(PAINTED)))
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await page.evaluate(WATCH_FRAMES)
    await begin(page)
    await waitForTurn(page)
    await page.locator('.game-table[data-phase="rest"]').waitFor()
    frames.push(await page.evaluate(FRAMES))
    expect(await page.evaluate('window.shifts')).toBeLessThan(0.02)
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
    expect.stringContaining('needs JavaScript'),
    expect.stringContaining('JavaScript'),
  ])
  await context.close()
})

it('uses the language of the browser, switches it at once, and remembers the choice', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { locale: 'pl-PL' })
  await page.goto('/settings')
  await page.getByRole('heading', { level: 1, name: pl.settings.title }).waitFor()
  await page.getByText('English').click()
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor()
  await page.reload()
  await page.getByRole('heading', { level: 1, name: en.settings.title }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('en')
  await page.getByText(en.settings.themes.dark).click()
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(10, 33, 34)')
  expect(complaints).toEqual([])
  await context.close()
})

it('deletes everything on “Forget me”', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url)
  await openTable(page, 'Ola', 'Polish edition')
  await page.goto('/settings')
  await page.getByRole('button', { name: en.settings.forgetButton }).click()
  await page.getByRole('dialog').getByRole('button', { name: en.settings.forgetYes, exact: true }).click()
  await page.getByText(en.settings.forgotten).waitFor()
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
  await first.page.getByRole('button', { name: en.settings.deviceMake }).click()
  const link = await first.page.getByRole('textbox', { name: en.waiting.link }).inputValue()
  const second = await visit(stage.browser, stage.url, PHONE)
  await second.page.goto(link)
  await second.page.getByRole('button', { name: en.settings.deviceUse }).tap()
  await second.page.getByText(en.settings.deviceUsed('Ola')).waitFor()
  await second.page.goto('/')
  await second.page.getByText(en.lists.waitingFor(1)).waitFor()
  expect([...first.complaints, ...second.complaints]).toEqual([])
  await first.context.close()
  await second.context.close()
})
