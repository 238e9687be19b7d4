/** `npm run shots`: pictures of the main screens, wide and narrow, day and night, in both languages, into shots/. A word after it takes only screens with that word in their name. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { DESK, PHONE, startBrowser, visit } from './browser.ts'
import { guardSocket } from './friends.ts'
import { openTableSite } from './site.ts'

const FOLDER = join(import.meta.dirname, '../../../shots')
const only = process.argv[2] ?? ''

const TABLET: BrowserContextOptions = { viewport: { width: 1024, height: 768 } }
/** The games beside RUM, which has screens of its own. */
const OTHERS = ['rum-runner', 'rummikub', 'sea-of-clouds'] as const

type Kind = { readonly name: string; readonly options: BrowserContextOptions; readonly isPhone: boolean }
const KINDS: readonly Kind[] = (['dark', 'light'] as const).flatMap(colorScheme =>
  (['pl', 'en'] as const).flatMap(language => [
    { name: `1440-${colorScheme}-${language}`, options: { ...DESK, colorScheme, locale: language }, isPhone: false },
    { name: `1024-${colorScheme}-${language}`, options: { ...TABLET, colorScheme, locale: language }, isPhone: false },
    { name: `390-${colorScheme}-${language}`, options: { ...PHONE, deviceScaleFactor: 1, colorScheme, locale: language }, isPhone: true },
  ]),
)

const site = await openTableSite()
const browser: Browser = await startBrowser()
mkdirSync(FOLDER, { recursive: true })

const shoot = async (page: Page, kind: Kind, name: string): Promise<void> => {
  if (!`${name}-${kind.name}`.includes(only)) return
  await page.waitForTimeout(350)
  await page.screenshot({ path: join(FOLDER, `${name}-${kind.name}.png`) })
}

const named = (page: Page, en: RegExp | string, pl: RegExp | string) =>
  page.getByRole('button', { name: en }).or(page.getByRole('button', { name: pl }))

/** Takes the hint and, where it can be, sets it up. */
const playHint = async (page: Page, isPhone: boolean): Promise<void> => {
  if (isPhone) await named(page, 'Options', 'Opcje').click()
  await named(page, 'Hint', 'Podpowiedź').click()
  await page.locator('.hint-line:visible').first().waitFor()
  const setUp = page.locator('.hint-line .btn:visible')
  if ((await setUp.count()) > 0) await setUp.first().click()
}

const waitForMe = async (page: Page): Promise<void> => {
  for (let tries = 0; tries < 200 && !/Your turn|Twoja kolej/.test(await page.title()); tries += 1) await page.waitForTimeout(50)
  await page.waitForTimeout(1200)
}

const deviceScreens = async (page: Page, kind: Kind): Promise<void> => {
  await page.goto('/')
  await named(page, /^Play now: RUM/, /^Graj teraz: RUM/).click()
  await waitForMe(page)
  await shoot(page, kind, 'table-first')
  for (let turn = 0; turn < 9; turn += 1) {
    await playHint(page, kind.isPhone)
    if (turn === 5) await shoot(page, kind, 'table-hint')
    await page.locator('.rum-acts .btn.main').click()
    await waitForMe(page)
  }
  await shoot(page, kind, 'table-middle')
  const cards = page.locator('.rum-shelf [aria-pressed]')
  for (let index = 0; index < Math.min(3, await cards.count()); index += 1) await cards.nth(index).click()
  await shoot(page, kind, 'table-set')
  await named(page, 'Options', 'Opcje').click()
  await shoot(page, kind, 'table-options')
  await page.keyboard.press('Escape')
  if (kind.isPhone) {
    await named(page, 'Log', 'Dziennik').last().click()
    await shoot(page, kind, 'table-log')
    await page.keyboard.press('Escape')
  } else {
    await named(page, 'Rules', 'Zasady').click()
    await shoot(page, kind, 'table-rules')
    await page.keyboard.press('Escape')
  }
  await named(page, 'Options', 'Opcje').click()
  await named(page, 'End the game', 'Zakończ partię').click()
  await named(page, 'End the game', 'Zakończ partię').click()
  await page.waitForTimeout(1500)
  await shoot(page, kind, 'table-over')
}

/** The first turn of a game, and a turn later on: what comes first is chosen again and again, and the others play on. */
const otherTable = async (page: Page, kind: Kind, game: (typeof OTHERS)[number]): Promise<void> => {
  await page.goto(`/play/${game}`)
  await page.waitForURL(/\/d\//)
  await waitForMe(page)
  await shoot(page, kind, `${game}-first`)
  for (let turn = 0; turn < 8; turn += 1) {
    await playHint(page, kind.isPhone)
    const act = page.locator('.table .btn.main:visible:not([aria-disabled=true])').last()
    await act.click({ timeout: 2000 }).catch(() => {}) // where nothing is offered any more, the others have answered meanwhile
    await waitForMe(page)
  }
  await shoot(page, kind, `${game}-middle`)
}

const serverScreens = async (page: Page, kind: Kind): Promise<void> => {
  await page.goto('/')
  await named(page, /^Invite.*RUM/, /^Zaproś.*RUM/).click()
  await page.getByRole('textbox').fill(kind.name.endsWith('pl') ? 'Hania' : 'Hannah')
  await shoot(page, kind, 'invite')
  await page.locator('.dialog .btn.main').click()
  await page.waitForURL(/\/t\//)
  await page.locator('.qr path').waitFor()
  await shoot(page, kind, 'waiting')
  const id = page.url().split('/t/')[1] ?? ''
  const guest = await site.server.addGuest('Łukasz')
  await guest.sit(id)
  const other = guest.join(id)
  await page.locator('.rum').waitFor()
  await other.shown()
  await shoot(page, kind, 'table-friends')
  const gate = await guardSocket(page.context())
  await page.reload()
  await page.locator('.rum').waitFor()
  gate.cut()
  await page.locator('.strip').waitFor()
  await shoot(page, kind, 'table-cut')
}

const quietScreens = async (page: Page, kind: Kind): Promise<void> => {
  for (const [name, path] of [
    ['settings', '/settings'],
    ['privacy', '/privacy'],
    ['licences', '/licences'],
    ['rulebook', '/rules/rum'],
    ['not-found', '/nowhere'],
    ['no-table', '/t/nothing'],
  ] as const) {
    await page.goto(path)
    await page.waitForTimeout(300)
    await shoot(page, kind, name)
  }
}

const showcase = await site.server.addGuest('Jagoda')
await showcase.openTable({ game: 'rum', seats: 3, listed: true }).then(({ id }) => showcase.sit(id))

for (const kind of KINDS) {
  if (only !== '' && !kind.name.includes(only) && KINDS.some(({ name }) => name.includes(only))) continue
  const { page, context, complaints } = await visit(browser, site.url, { ...kind.options, reducedMotion: 'reduce' })
  try {
    await deviceScreens(page, kind)
    for (const game of OTHERS) await otherTable(page, kind, game)
    await serverScreens(page, kind)
    await page.goto('/')
    await page.waitForTimeout(800)
    await shoot(page, kind, 'home')
    await quietScreens(page, kind)
  } catch (error) {
    console.error(kind.name, error)
    await page.screenshot({ path: join(FOLDER, `failed-${kind.name}.png`) })
  }
  for (const complaint of complaints) console.error(kind.name, complaint)
  await context.close()
  console.log(kind.name)
}
await browser.close()
await site.stop()
