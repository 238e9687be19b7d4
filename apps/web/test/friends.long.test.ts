/** Two browsers at one table of the server: whole games in both editions, cut lines, second tabs, onlookers. */
import { expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { audit, PHONE, visit } from './browser.ts'
import { guardSocket, playTogether, seatTwo, whoIsAsked } from './friends.ts'
import { begin, byClick, byKey, byTap, hasFocus, takeHint, until, waitForTurn } from './play.ts'
import { openTableSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openTableSite)

it('play the Polish edition to the end, one of them by keyboard alone, the other on a phone', async () => {
  const { friends } = await seatTwo(
    stage.browser,
    stage.url,
    'Polish edition',
    [{ press: byKey }, { press: byTap, isPhone: true, options: PHONE }],
    byClick,
  )
  expect(await playTogether(friends)).toBe('over')
  for (const { page, complaints, context } of friends) {
    await page.getByRole('dialog', { name: en.table.over }).waitFor()
    expect(await audit(page)).toEqual([])
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('play the English edition to the end over reloads, a restart of the server and a second tab, and play again', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'English edition', [{}, {}], byClick)
  const [ola, jan] = friends
  await playTogether(friends, 4)
  await ola.page.reload()
  await ola.page.locator('.rum').waitFor()
  await playTogether(friends, 3)
  await stage.restart()
  await playTogether(friends, 3)

  const second = await ola.context.newPage()
  await second.goto(path)
  await second.locator('.rum').waitFor()
  await playTogether(friends, 4)
  const linesOf = (page: typeof second): Promise<string[]> =>
    page.getByRole('log', { name: en.table.log }).locator('p:not(.now, .aside)').allInnerTexts()
  await until('both tabs to tell the same', async () => JSON.stringify(await linesOf(second)) === JSON.stringify(await linesOf(ola.page)))
  await second.close()

  expect(await playTogether(friends)).toBe('over')
  for (const { page } of friends)
    await page.getByRole('dialog', { name: en.table.over }).getByRole('button', { name: later.over.rematch }).click()
  for (const { page } of friends) {
    await page.waitForURL(url => url.pathname.startsWith('/t/') && url.pathname !== path)
    await page.locator('.rum').waitFor()
  }
  await playTogether(friends, 2)
  expect([...ola.complaints, ...jan.complaints]).toEqual([])
  await ola.context.close()
  await jan.context.close()
})

it.each(['nothing gets out', 'the answer gets lost'] as const)(
  'heal a line that is cut with a move in flight, when %s: shown as in flight, done once',
  async trouble => {
    const { friends } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
    const asked = await whoIsAsked(friends)
    const gate = await guardSocket(asked.context)
    await asked.page.reload()
    await asked.page.locator('.rum').waitFor()
    const log = asked.page.getByRole('log', { name: en.table.log }).locator('p:not(.now, .aside)')
    const before = await log.allInnerTexts()

    gate.shut(trouble === 'nothing gets out' ? 'out' : 'in')
    await takeHint(asked.page, byClick, false)
    await asked.page.getByText(en.table.sending).first().waitFor()
    expect(await log.allInnerTexts()).toEqual(before)
    expect(await audit(asked.page)).toEqual([])
    gate.cut()
    await asked.page.getByText(en.table.strip.lost).waitFor()
    expect(await asked.page.locator('.sending .late').count()).toBe(1)
    gate.open()
    await until('the move to be shown', async () => (await asked.page.locator('.sending .late').count()) === 0)
    expect((await log.allInnerTexts()).length).toBeGreaterThan(before.length)
    expect(await asked.page.getByText(en.table.strip.lost).count()).toBe(0)

    await playTogether(friends, 2)
    const lines = await Promise.all(
      friends.map(({ page }) => page.getByRole('log', { name: en.table.log }).locator('p:not(.now, .aside)').count()),
    )
    expect(lines[0]).toBe(lines[1])
    expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
    for (const { context } of friends) await context.close()
  },
)

it('ask each other before a move is taken back', async () => {
  const { friends } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  await playTogether(friends, 2)
  await ola.page.getByRole('button', { name: en.table.undo }).click()
  await jan.page.getByText(/Ola would like to take back/).waitFor()
  expect(await audit(jan.page)).toEqual([])
  await jan.page.getByRole('button', { name: later.vote.yes }).click()
  await ola.page
    .getByText(/Ola takes back/)
    .first()
    .waitFor()
  await jan.page.getByRole('textbox', { name: en.table.words.write }).fill('Only this once.')
  await jan.page.keyboard.press('Enter')
  await ola.page.getByText('Only this once.').waitFor()
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of friends) await context.close()
})

it('are watched by somebody who sees no hand, and see none of each other', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const watcher = await visit(stage.browser, stage.url)
  await watcher.page.goto(path)
  await watcher.page.getByText(en.table.watching).waitFor()
  const secrets = await Promise.all(
    friends.map(async ({ page }) => {
      const card = page.locator('.rum-shelf [data-place^="card-"]')
      expect(await card.count()).toBe(1) // the one that was dealt
      return String(await card.getAttribute('data-place')).replace('card-', '')
    }),
  )
  const [olas = '', jans = ''] = secrets
  const seen = [await watcher.page.content(), await friends[0].page.content(), await friends[1].page.content()] as const
  expect(seen.map(html => [html.includes(olas), html.includes(jans)])).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ])
  expect(await audit(watcher.page)).toEqual([])
  await playTogether(friends, 2)
  expect(watcher.complaints).toEqual([])
  for (const { context } of [watcher, ...friends]) await context.close()
})

it('play over plain http in a home network, where browsers give less', async () => {
  const url = stage.url.replace('127.0.0.1', 'harbour.test')
  const { friends, path } = await seatTwo(stage.browser, url, 'Polish edition', [{}, {}], byClick)
  expect(await friends[0].page.evaluate('isSecureContext')).toBe(false)
  await playTogether(friends, 3)
  await friends[1].page.goto('/')
  await friends[1].page.getByRole('button', { name: en.shelf.inviteTo('RUM'), exact: true }).click()
  await friends[1].page.getByRole('dialog').getByRole('button', { name: later.setup.open }).click()
  await friends[1].page.waitForURL(address => address.pathname.startsWith('/t/') && address.pathname !== path)
  await friends[1].page.getByRole('button', { name: later.waiting.copy }).click()
  await friends[1].page.getByText(later.waiting.copied).or(friends[1].page.getByText(later.waiting.copyByHand)).waitFor()
  await friends[1].page.goto('/')
  await begin(friends[1].page)
  expect(await waitForTurn(friends[1].page)).toBe('turn')
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of friends) await context.close()
})

it('hear when somebody leaves, let a bot of their choice play on, and hear of the return', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  await playTogether(friends, 1)
  await jan.page.getByRole('button', { name: en.table.options }).click()
  await jan.page.getByRole('button', { name: later.options.leave }).click()
  const told = ola.page.getByRole('log', { name: en.table.log })
  await told.getByText(en.table.entry.left('Jan')).waitFor()
  await ola.page.getByRole('button', { name: later.away.letBot }).click()
  await ola.page.getByText(later.options.whichBot('Jan')).waitFor()
  expect(await audit(ola.page)).toEqual([])
  await ola.page.locator('.strip').getByRole('button').first().click()
  await told.getByText(en.table.entry.sitBot('Jan')).waitFor()
  expect(await ola.page.getByText(later.away.hasGone('Jan')).count()).toBe(0)

  await jan.page.goto(path)
  await jan.page.getByRole('button', { name: en.table.comeBack }).click()
  await told.getByText(en.table.entry.sitBack('Jan')).waitFor()

  await jan.page.close()
  await told.getByText(en.table.entry.left('Jan')).nth(1).waitFor()
  const again = await jan.context.newPage()
  await again.goto(path)
  await told.getByText(en.table.entry.came('Jan')).waitFor()

  await ola.page.reload()
  await ola.page.locator('.rum').waitFor()
  await ola.page.keyboard.press('Tab')
  await ola.page.keyboard.press('Tab')
  expect(await hasFocus(ola.page.getByRole('button', { name: en.table.skipToHand }))).toBe(true)
  await ola.page.keyboard.press('Enter')
  expect(await hasFocus(ola.page.locator('.rum-shelf :focus'))).toBe(true)
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of friends) await context.close()
})
