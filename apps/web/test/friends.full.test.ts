/** Two browsers at one table of the server: whole matches in both editions, with reloads, a restart and a second tab, and a player who leaves. */
import { expect, it } from 'vitest'
import { audit, PHONE } from './support/browser.ts'
import { playTogether, seatTwo } from './support/friends.ts'
import { byClick, byKey, byTap, hasFocus, until } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

it('play the Polish edition to the end, one by keyboard only, the other on a phone', async () => {
  const { friends } = await seatTwo(
    stage.browser,
    stage.url,
    'Polish edition',
    [{ press: byKey }, { press: byTap, options: PHONE }],
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

it('play the English edition to the end with reloads, a server restart and a second tab, and play again', async () => {
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
    await page.getByRole('dialog', { name: en.table.over }).getByRole('button', { name: en.result.rematch }).click()
  for (const { page } of friends) {
    await page.waitForURL(url => url.pathname.startsWith('/t/') && url.pathname !== path)
    await page.locator('.rum').waitFor()
  }
  await playTogether(friends, 2)
  expect([...ola.complaints, ...jan.complaints]).toEqual([])
  await ola.context.close()
  await jan.context.close()
})

it('are told when a player leaves, let a bot play with one press, and are told of the return', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  await playTogether(friends, 1)
  await jan.page.getByRole('button', { name: en.table.options }).click()
  await jan.page.getByRole('button', { name: en.options.leave }).click()
  const told = ola.page.getByRole('log', { name: en.table.log })
  await told.getByText(en.table.entry.left('Jan')).waitFor()
  await ola.page.getByText(en.away.hasLeft('Jan')).waitFor()
  expect(await audit(ola.page)).toEqual([])
  await ola.page.getByRole('button', { name: en.away.letBot }).click()
  await told.getByText(en.table.entry.sitBot('Jan')).waitFor()
  expect(await ola.page.getByText(en.away.hasLeft('Jan')).count()).toBe(0)

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
