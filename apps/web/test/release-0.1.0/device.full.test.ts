/** Matches that a browser of version 0.1.0 kept: this page lists them, plays the running ones to their end by clicking, and replays and verifies all of them. */
import { MANIFESTS } from '@tortuga/games'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit } from '../support/browser.ts'
import { playToEnd } from '../games/follow-hints.ts'
import { reachShown, readCheck } from '../replay-site.ts'
import { openSite } from '../support/site.ts'
import { en, RESULT_IN_WORDS } from '../support/texts.ts'
import { useSite } from '../support/use-site.ts'
import { KEPT_BROWSER, visitKept } from './restore.ts'

const stage = useSite(openSite)
const QUICK = { reducedMotion: 'reduce' } as const

it('are all listed on the home page', async () => {
  const { page, context, complaints } = await visitKept(stage.browser, stage.url, QUICK)
  await page.goto('/')
  await page.getByRole('button', { name: en.lists.more(KEPT_BROWSER.matches.length - 5) }).click()
  const mine = page.getByRole('region', { name: en.lists.mine }).getByRole('listitem')
  for (const { id, version, over } of KEPT_BROWSER.matches) {
    const row = mine.filter({ has: page.locator(`a[href="/d/${id}"]`) })
    expect(await row.innerText()).toContain(en.lists.moves(version))
    expect(await row.getByText(over ? RESULT_IN_WORDS : en.lists.yourTurn).count()).toBe(1)
  }
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

/** Shows the last version of the replay from the player's own seat, and expects every check to hold. Matches of 0.1.0 have no chain, so there is no head to compare with. */
const replayAndVerify = async (page: Page, id: string): Promise<number> => {
  await page.goto(`/r/device/${id}`)
  await reachShown(page, 0, 0)
  await page.keyboard.press('End')
  const last = Number(await page.getByRole('slider').getAttribute('max'))
  await reachShown(page, last, 0)
  await page.getByRole('button', { name: en.replay.check }).click()
  const { head = '', ...checks } = await readCheck(page)
  expect(head).toContain(en.fairness.check.notChecked.head)
  expect(Object.values(checks).filter(one => !one.startsWith('holds: '))).toEqual([])
  return last
}

it('that are over can be replayed and verified', async () => {
  const { page, context, complaints } = await visitKept(stage.browser, stage.url, QUICK)
  for (const { id, version } of KEPT_BROWSER.matches.filter(({ over }) => over)) expect(await replayAndVerify(page, id)).toBe(version)
  expect(complaints).toEqual([])
  await context.close()
})

it.each(KEPT_BROWSER.matches.filter(({ over }) => !over))(
  'that are running can be played to their end and verified: $key',
  async ({ id, game, version }) => {
    const { page, context, complaints } = await visitKept(stage.browser, stage.url, QUICK)
    const journey = await MANIFESTS.find(one => one.id === game)?.load.journey()
    await page.goto(`/d/${id}`)
    await page.locator(journey?.table ?? '').waitFor()
    await playToEnd(page)
    expect(await replayAndVerify(page, id)).toBeGreaterThan(version)
    expect(complaints).toEqual([])
    await context.close()
  },
)
