/** States that a healthy server never shows: an older page, newer rules, a halted match, full tables. The socket is played by the test. */
import { rum } from '@tortuga/rum/rules'
import type { GameTypes, Game } from '@tortuga/kit'
import { beginMatch, showSetup, update, welcome } from '@tortuga/room'
import type { FromServer, Settings } from '@tortuga/room'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { audit, visit } from './browser.ts'
import type { Visit } from './browser.ts'
import { openSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openSite)

const SETTINGS: Settings = { clock: { type: 'bank', seconds: 300, increment: 5 }, spectators: true, listed: false, takebacks: true }
const game = rum as unknown as Game<GameTypes>
const seated = ['Ola', 'Jan'].map(name => ({ name, bot: null, contribution: '' }))
const begun = beginMatch(game, { id: 'played', options: rum.presets['pl'], settings: SETTINGS, seated, secret: '00'.repeat(32) }, 0)
const opened = { ...begun, settings: SETTINGS, players: begun.header.players, halted: false }
const table = (viewer: number | 'table'): readonly FromServer[] => [
  welcome(opened, viewer),
  update(game, opened, viewer, null, [showSetup(game, begun.first, viewer)], 0),
]

/** A visitor to a table whose socket says these things after each greeting, and hangs up after a goodbye. */
const visitTable = async (...said: readonly FromServer[]): Promise<Visit & { readonly calls: () => number }> => {
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  let calls = 0
  await visitor.context.routeWebSocket(/\/socket$/, socket => {
    calls += 1
    socket.onMessage(() => {
      for (const message of said) socket.send(JSON.stringify(message))
      if (said.at(-1)?.type === 'bye') void socket.close()
    })
  })
  await visitor.page.goto('/t/played')
  return { ...visitor, calls: () => calls }
}

const expectPage = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(await audit(page)).toEqual([])
}

it.each(['no-such-table', 'no-spectators', 'removed', 'barred', 'closed'] as const)(
  'says what %s means, and how to get away',
  async code => {
    const { page, complaints, context } = await visitTable({ type: 'bye', code, comeBackIn: null })
    await expectPage(page, later.gone[code].title)
    await page.getByRole('main').getByRole('link', { name: en.home }).click()
    await page.getByRole('heading', { level: 1, name: en.hero.title }).waitFor()
    expect(complaints).toEqual([])
    await context.close()
  },
)

it.each(['protocol', 'newer-rules'] as const)(
  'loads itself anew when it is too old (%s), once, and says so if that does not help',
  async code => {
    const { page, complaints, context, calls } = await visitTable({ type: 'bye', code, comeBackIn: null })
    await expectPage(page, later.gone[code].title)
    expect(calls()).toBe(2)
    expect(complaints).toEqual([])
    await context.close()
  },
)

it('shows a halted match as it stands, and lets nobody act', async () => {
  const { page, complaints, context } = await visitTable(...table(0), { type: 'trouble', id: null, code: 'halted' })
  await page.getByText(en.table.strip.halted).waitFor()
  expect(await page.locator('.rum-shelf .btn:not([aria-disabled])').count()).toBe(0)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('tells of a restart, and leaves the table readable', async () => {
  const { page, complaints, context } = await visitTable(...table('table'), { type: 'bye', code: 'restarting', comeBackIn: 60_000 })
  await page.getByText(en.table.strip.restarting).waitFor()
  await page.getByText(en.table.watching).waitFor()
  expect(await page.getByRole('timer').count()).toBe(2)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
