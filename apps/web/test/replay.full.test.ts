/** Replays of a server's match: motion, by link, by keyboard, on a phone, and with the shuffle check. */
import { VERIFY_CHECKS } from '@tortuga/kit'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE, visit } from './support/browser.ts'
import { seatTwo } from './support/friends.ts'
import { useKeyboard } from './support/keyboard.ts'
import { playToEnd } from './games/rum-spectator.ts'
import { byClick, hasFocus, until, untilStaged } from './support/play.ts'
import { logOf, openEventfulSite, openReplay, reachShown, readCheck } from './replay-site.ts'
import { useSite } from './support/use-site.ts'
import { en, pl } from './support/texts.ts'

const QUICK = { reducedMotion: 'reduce' } as const

const stage = useSite(openEventfulSite)

it('animates pieces on every step forward, and never on a step back', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { tempo: 'natural' })
  const drawn = stage.frames.findIndex(({ events }) => events[0]?.type === 'drew')
  await openReplay(page, stage.match.id, drawn - 1, 'table')
  await untilStaged(page)
  const flying = page.locator('.flight')
  for (let times = 0; times < 2; times += 1) {
    await page.keyboard.press('ArrowRight')
    await flying.first().waitFor({ state: 'attached' })
    await reachShown(page, drawn, 'table')
    await until('them to land', async () => (await flying.count()) === 0)
    await page.keyboard.press('ArrowLeft')
    await reachShown(page, drawn - 1, 'table')
    expect(await flying.count()).toBe(0)
  }
  expect(complaints).toEqual([])
  await context.close()
})

it('can be checked by its players, who share a position with someone else', async () => {
  const { friends, path } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  const id = path.slice('/t/'.length)
  // The same two players, by their cookies.
  const players = []
  for (const { context } of friends) {
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    players.push(stage.server.watch(id, { cookie }))
  }
  await Promise.all(players.map(player => player.shown()))
  await playToEnd(players, async () => {})

  await ola.page.getByRole('dialog', { name: en.table.over }).getByRole('link', { name: en.result.checkShuffle }).click()
  const found = await readCheck(ola.page)
  expect(Object.keys(found)).toEqual([...VERIFY_CHECKS])
  expect(Object.values(found).filter(one => !one.startsWith('holds: '))).toEqual([])
  expect(found['commitment']).toContain(en.fairness.check.holds.commitmentSeen)
  await ola.page.getByText(en.fairness.check.verdicts.proven).waitFor()
  await ola.page.getByText(en.fairness.check.numbers).click()
  expect(await ola.page.locator('.check-numbers code').count()).toBe(6)
  expect(await audit(ola.page)).toEqual([])

  await jan.page.getByRole('dialog', { name: en.table.over }).getByRole('link', { name: en.table.replay, exact: true }).click()
  await reachShown(jan.page, 0, 1)
  await jan.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  for (let step = 0; step < 8; step += 1) await jan.page.getByRole('button', { name: en.replay.forward }).click()
  await jan.page.getByRole('combobox', { name: en.replay.viewer }).selectOption({ label: 'Ola' })
  await reachShown(jan.page, 8, 0)
  await jan.page.getByRole('button', { name: en.replay.share }).click()
  await jan.page.getByText(en.replay.copied(8)).waitFor()
  const link = String(await jan.page.evaluate('navigator.clipboard.readText()'))
  expect(link).toBe(`${stage.url}/r/${id}?v=8&eyes=0`)

  const stranger = await visit(stage.browser, stage.url, QUICK)
  await stranger.page.goto(link)
  await reachShown(stranger.page, 8, 0)
  expect(await stranger.page.locator('.rum').innerText()).toBe(await jan.page.locator('.rum').innerText())
  expect(await logOf(stranger.page)).toEqual(await logOf(jan.page))
  await stranger.page.getByRole('button', { name: en.replay.check }).click()
  expect((await readCheck(stranger.page))['own']).toContain(en.fairness.check.notChecked.own)
  await stranger.page.getByText(en.fairness.check.verdicts.consistent).waitFor()
  await stranger.page.getByRole('link', { name: en.fairness.check.explain }).click()
  await stranger.page.getByRole('heading', { level: 1, name: en.fairness.page.title }).waitFor()
  expect(await audit(stranger.page)).toEqual([])
  for (const { complaints, context } of [ola, jan, stranger]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('can be used by keyboard only, and is announced', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await openReplay(page, stage.match.id, 0, 0)
  const keys = await useKeyboard(page)
  const said = page.locator('.replay > p[role=status]')
  const says = (text: string): Promise<void> => until(`“${text}” to be said`, async () => (await said.innerText()).includes(text))
  await keys.press('ArrowRight', 'ArrowRight')
  await says(`${en.replay.position(2, stage.last)}.`)
  await keys.press('Shift+ArrowRight')
  await reachShown(page, 3, 0)
  await keys.press('End', 'ArrowLeft')
  await reachShown(page, stage.last - 1, 0)
  await keys.press('Home', 'Space')
  await reachShown(page, 1, 0)
  expect(await said.innerText()).toBe('')
  await keys.press('Space')
  await says(en.replay.position(Number((await page.locator('.replay').getAttribute('data-shown'))?.split(' ')[0]), stage.last))

  await keys.tabTo('slider', en.replay.scrubber)
  await keys.press('Home', 'ArrowRight', 'ArrowRight', 'ArrowRight')
  await reachShown(page, 3, 0)
  expect(await page.getByRole('slider').getAttribute('aria-valuetext')).toMatch(new RegExp(`^Move 3 of ${stage.last}\\. \\w+`))
  expect(await said.innerText()).toBe('')
  await keys.tabTo('button', en.replay.last)
  await keys.press('Enter')
  await reachShown(page, stage.last, 0)
  await keys.tabTo('combobox', en.replay.viewer)
  await keys.press('ArrowDown')
  await reachShown(page, stage.last, 1)
  await says(en.replay.seenBy('Jan'))
  await keys.tabTo('button', /^Game over/, 'Shift+Tab')
  await keys.press('ArrowUp', 'ArrowUp', 'Enter')
  await until('the line to lead back', async () => (await page.locator('.replay').getAttribute('data-shown')) !== `${stage.last} 1`)
  await keys.tabTo('button', en.replay.check, 'Shift+Tab')
  await keys.press('Enter')
  await readCheck(page)
  await keys.press('ArrowLeft', 'Escape')
  expect(await hasFocus(page.getByRole('button', { name: en.replay.check }))).toBe(true)
  expect(complaints).toEqual([])
  await context.close()
})

const overflow = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

it('works on a phone, by taps, in Polish', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, ...PHONE, locale: 'pl-PL' })
  await openReplay(page, stage.match.id, 9, 1)
  const press = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).tap()
  expect(await audit(page)).toEqual([])
  await press(pl.replay.forward)
  await reachShown(page, 10, 1)
  await press(/^Ruch 10 z/)
  await page.getByRole('dialog').locator('.replay-log button').first().tap()
  await reachShown(page, 0, 1)
  await press(pl.replay.more)
  expect(await audit(page)).toEqual([])
  await page.getByRole('combobox', { name: pl.replay.turn }).selectOption('2')
  await page.keyboard.press('Escape')
  await reachShown(page, 2, 1)
  await press(pl.replay.check)
  expect(Object.keys(await readCheck(page))).toEqual([...VERIFY_CHECKS])
  await page.setViewportSize({ width: 360, height: 640 })
  expect(await overflow(page)).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})
