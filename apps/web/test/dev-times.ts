/** Measures `npm run dev` in a copy of the sources: how long it takes to start, and from an edit of a component, a style and a rule until a browser shows it. */
import { setTimeout as wait } from 'node:timers/promises'
import { range } from '@tortuga/kit'
import type { Page } from 'playwright-core'
import { median, recordResult } from '../../../bench/results.ts'
import { journey } from '../../../games/rum/test/journey.ts'
import { startBrowser, visit } from './support/browser.ts'
import { startDevCommand } from './builds/dev-command.ts'
import type { DevCommand } from './builds/dev-command.ts'
import { playWithServerBots } from './games/journeys.ts'
import { RUM_TEXTS } from './support/texts.ts'

const rum = RUM_TEXTS.en

const ROUNDS = 7
/** Nobody saves a file twice in so short a time; Vite's watcher takes two such changes for one. */
const PAUSE = 500

const secondsOf = async (act: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await act()
  return (performance.now() - start) / 1000
}

/** Makes an edit several times, each undone before the next; the first round warms up. */
const measureEdit = async (
  name: string,
  edit: () => () => void,
  seen: () => Promise<void>,
  undone: () => Promise<void>,
): Promise<number> => {
  const times: number[] = []
  for (const round of range(ROUNDS + 1)) {
    let undo = (): void => {}
    const time = await secondsOf(async () => {
      undo = edit()
      await seen()
    })
    if (round > 0) times.push(time)
    await wait(PAUSE)
    undo()
    await undone()
    await wait(PAUSE)
  }
  const value = median(times)
  console.log(`${name}: median ${value.toFixed(2)} s of ${times.map(time => time.toFixed(2)).join(', ')}`)
  return value
}

const measureEdits = async (command: DevCommand, page: Page): Promise<void> => {
  const title = page.getByText('RUM, edited', { exact: true })
  const component = await measureEdit(
    'component',
    () =>
      command.edit(
        'apps/web/src/table/frame/table-bar.tsx',
        '<b>{web.listing.title[language]}</b>',
        '<b>{web.listing.title[language]}, edited</b>',
      ),
    () => title.waitFor(),
    () => title.waitFor({ state: 'detached' }),
  )
  const hour = page.locator('.rum-clock-words').filter({ hasText: rum.clock(4) })
  const rule = await measureEdit(
    'rule',
    () => command.edit('games/rum/rules/views/view.ts', 'clock: state.clock,', 'clock: 4,'),
    () => hour.waitFor(),
    () =>
      page
        .locator('.rum-clock-words')
        .filter({ hasNotText: rum.clock(4) })
        .waitFor(),
  )
  recordResult({ key: 'dev-component', value: component })
  recordResult({ key: 'dev-rule', value: rule })
}

const command = await startDevCommand()
const browser = await startBrowser()
try {
  console.log(`first start: ${(await secondsOf(command.start)).toFixed(1)} s`)
  await command.interrupt()
  const start = await secondsOf(command.start)
  const { page } = await visit(browser, command.url, { reducedMotion: 'reduce' })
  console.log(
    `later starts: ${start.toFixed(1)} s, and ${(await secondsOf(async () => void (await page.goto('/')))).toFixed(1)} s to the first page`,
  )
  recordResult({ key: 'dev-start', value: start })
  await playWithServerBots(page, 'rum', 'cabin-boy', journey)
  await measureEdits(command, page)
} finally {
  await browser.close()
  await command.remove()
}
