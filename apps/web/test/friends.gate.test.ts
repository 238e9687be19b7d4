/** Two browsers at one table of the server, some moves each: a link, lost connections, an undo, a spectator, plain http. Whole matches: `friends.full.test.ts`. */
import { expect, it } from 'vitest'
import { audit, visit } from './support/browser.ts'
import { guardSocket, playTogether, seatTwo, whoIsAsked } from './support/friends.ts'
import { begin, byClick, takeHint, until, waitForTurn } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

it.each(['nothing gets out', 'the answer gets lost'] as const)(
  'recover from a connection lost during a move, when %s: shown as sending, made once',
  async trouble => {
    const { friends } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
    const asked = await whoIsAsked(friends)
    const gate = await guardSocket(asked.context)
    await asked.page.reload()
    await asked.page.locator('.rum').waitFor()
    const log = asked.page.getByRole('log', { name: en.table.log }).locator('p:not(.now, .aside)')
    const before = await log.allInnerTexts()

    gate.shut(trouble === 'nothing gets out' ? 'out' : 'in')
    await takeHint(asked.page, byClick)
    await asked.page.getByText(en.table.sending).first().waitFor()
    expect(await log.allInnerTexts()).toEqual(before)
    expect(await audit(asked.page)).toEqual([])
    gate.cut()
    await asked.page.getByText(en.table.banner.lost).waitFor()
    expect(await asked.page.locator('.sending .late').count()).toBe(1)
    gate.open()
    await until('the move to be shown', async () => (await asked.page.locator('.sending .late').count()) === 0)
    expect((await log.allInnerTexts()).length).toBeGreaterThan(before.length)
    expect(await asked.page.getByText(en.table.banner.lost).count()).toBe(0)

    await playTogether(friends, 2)
    const [lines, otherLines] = friends.map(({ page }) => page.getByRole('log', { name: en.table.log }).locator('p:not(.now, .aside)'))
    await until('both pages to show the same moves', async () => (await lines?.count()) === (await otherLines?.count()))
    expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
    for (const { context } of friends) await context.close()
  },
)

it('ask each other before a move is undone', async () => {
  const { friends } = await seatTwo(stage.browser, stage.url, 'Polish edition', [{}, {}], byClick)
  const [ola, jan] = friends
  await playTogether(friends, 2)
  const undo = ola.page.getByRole('button', { name: en.table.undo })
  const logLines = ({ page }: (typeof friends)[number]): Promise<number> => page.locator('.log li').count()
  // Returning a card to the parrot can be undone freely, and a proposal from before the last move would be stale.
  while ((await undo.getAttribute('title')) !== en.table.undoAsk) await playTogether(friends, 1)
  await until('both pages to show the same moves', async () => (await logLines(ola)) === (await logLines(jan)))
  await undo.click()
  await jan.page.getByText(/Ola wants to undo \d+ moves?\./).waitFor()
  expect(await audit(jan.page)).toEqual([])
  await jan.page.getByRole('button', { name: en.vote.yes }).click()
  await ola.page
    .getByText(/Ola undoes \d+ moves?\./)
    .first()
    .waitFor()
  await jan.page.getByRole('textbox', { name: en.table.chatBox.write }).fill('Only this once.')
  await jan.page.keyboard.press('Enter')
  await ola.page.getByText('Only this once.').waitFor()
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of friends) await context.close()
})

it('are watched by a spectator who sees no hand, and do not see each other’s', async () => {
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

it('play over plain http in a home network, where browsers offer fewer features', async () => {
  const url = stage.url.replace('127.0.0.1', 'harbour.test')
  const { friends, path } = await seatTwo(stage.browser, url, 'Polish edition', [{}, {}], byClick)
  expect(await friends[0].page.evaluate('isSecureContext')).toBe(false)
  await playTogether(friends, 3)
  await friends[1].page.goto('/')
  await friends[1].page.getByRole('button', { name: en.shelf.inviteTo('RUM'), exact: true }).click()
  await friends[1].page.getByRole('dialog').getByRole('button', { name: en.setup.open }).click()
  await friends[1].page.waitForURL(address => address.pathname.startsWith('/t/') && address.pathname !== path)
  await friends[1].page.getByRole('button', { name: en.waiting.copy }).click()
  await friends[1].page.getByText(en.waiting.copied).or(friends[1].page.getByText(en.waiting.copyByHand)).waitFor()
  await friends[1].page.goto('/')
  await begin(friends[1].page)
  expect(await waitForTurn(friends[1].page)).toBe('turn')
  expect(friends.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of friends) await context.close()
})
