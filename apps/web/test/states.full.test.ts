/** States that a healthy server does not show: an outdated page, newer rules, a stopped match, a full table. The test plays the socket. */
import { rum } from '@tortuga/rum/rules'
import type { GameTypes, Game } from '@tortuga/kit'
import type { ServerMessage, TableSettings } from '@tortuga/wire'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, visit } from './support/browser.ts'
import type { BrowserVisit } from './support/browser.ts'
import { dealMatch } from '../workbench/positions/prepared-match.ts'
import { createPreparedTable } from '../workbench/positions/prepared-table.ts'
import { answerAs, playTable } from './support/fake-table.ts'
import { until } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, RUM_TEXTS } from './support/texts.ts'

const stage = useSite(openSite)

const SETTINGS: TableSettings = { clock: { type: 'bank', seconds: 300, increment: 5 }, spectators: true, listed: false, takebacks: true }
const game = rum as unknown as Game<GameTypes>
const clocks = { left: [300_000, 300_000], since: 0 }
const table = (viewer: number | 'table'): readonly ServerMessage[] =>
  createPreparedTable(dealMatch(game, 'pl', 2, 1), { viewer, id: 'played', settings: SETTINGS, clocks }).greet()

/** A visitor at a table whose sockets send these messages after each greeting, and close after a goodbye. */
const visitSockets = async (say: (call: number) => readonly ServerMessage[]): Promise<BrowserVisit & { readonly calls: () => number }> => {
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  const calls = await answerAs(visitor.context, say)
  await visitor.page.goto('/t/played')
  return { ...visitor, calls }
}

const visitTable = (...said: readonly ServerMessage[]) => visitSockets(() => said)

const expectPage = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await audit(page)).toEqual([])
}

it.each(['no-such-table', 'no-spectators', 'removed', 'signed-out', 'barred', 'closed'] as const)(
  'explains %s and offers a way back',
  async code => {
    const { page, complaints, context } = await visitTable({ type: 'bye', code, comeBackIn: null })
    await expectPage(page, en.unavailable[code].title)
    await page.getByRole('main').getByRole('link', { name: en.home }).click()
    await page.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

it.each(['protocol', 'newer-rules'] as const)('reloads once if it is outdated (%s), and says so if that does not help', async code => {
  const { page, complaints, context, calls } = await visitTable({ type: 'bye', code, comeBackIn: null })
  await expectPage(page, en.unavailable[code].title)
  expect(calls()).toBe(2)
  expect(complaints).toEqual([])
  await context.close()
})

it('tries again without a reload if the node that answers has older rules than the match, until it reaches a newer node', async () => {
  const older: ServerMessage = { type: 'bye', code: 'newer-rules', comeBackIn: 3000 }
  const said = [[older], table('table'), [...table('table'), older]]
  const { page, complaints, context, calls } = await visitSockets(call => said[call - 1] ?? table('table'))
  await page.evaluate(`globalThis.isSamePage = true`)
  await page.getByText(en.table.banner.olderNode).waitFor()
  expect(await audit(page)).toEqual([])
  await page.locator('.rum').waitFor()
  expect([calls(), await page.evaluate(`globalThis.isSamePage`)]).toEqual([2, true])

  // The table stays readable if its players are sent from a newer node to an older one.
  await page.goto('/t/played')
  await page.getByText(en.table.banner.olderNode).waitFor()
  await page.getByText(en.table.watching).waitFor()
  expect(await audit(page)).toEqual([])
  await until('the connection to be back', async () => (await page.getByText(en.table.banner.olderNode).count()) === 0)
  expect(calls()).toBe(4)
  expect(complaints).toEqual([])
  await context.close()
})

it('shows a stopped match as it is, and allows no moves', async () => {
  const { page, complaints, context } = await visitTable(...table(0), { type: 'trouble', id: null, code: 'halted' })
  await page.getByText(en.table.banner.halted).waitFor()
  expect(await page.locator('.rum-shelf .btn:not([aria-disabled])').count()).toBe(0)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('announces a restart, and leaves the table readable', async () => {
  const { page, complaints, context } = await visitTable(...table('table'), { type: 'bye', code: 'restarting', comeBackIn: 60_000 })
  await page.getByText(en.table.banner.restarting).waitFor()
  await page.getByText(en.table.watching).waitFor()
  expect(await page.getByRole('timer').count()).toBe(2)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('keeps a hint while another seat answers the same question', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  const prepared = dealMatch(game, 'pl', 2, 1)
  const asked = prepared.match.asked.findIndex(question => question !== null)
  const played = createPreparedTable(prepared, { viewer: asked, id: 'played', settings: SETTINGS })
  const send = await playTable(context, text => played.receive(text))
  await page.goto('/t/played')
  await page.getByRole('button', { name: en.table.hint, exact: true }).click()
  const update = played.greet().find(message => message.type === 'update')
  if (update?.type !== 'update') throw new Error('no update')
  send({ ...update, version: update.version + 1, since: update.version, shown: [] })
  await page.getByRole('button', { name: RUM_TEXTS.en.takeHint }).waitFor()
  send({ ...update, version: update.version + 2, since: update.version + 1, shown: [], question: update.version + 2 })
  await until('the hint for the old question to go', async () => (await page.locator('.hint-line').count()) === 0)
  expect(complaints).toEqual([])
  await context.close()
})
