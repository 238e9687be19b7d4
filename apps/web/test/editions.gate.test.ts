/** Earlier editions cost nothing until a match needs one, and then they are there offline, too. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { readJournals } from '../../server/test/release-0.1.0/open-store.ts'
import { visit } from './support/browser.ts'
import { playToEnd } from './games/follow-hints.ts'
import { begin, playOn, until } from './support/play.ts'
import { KEPT_BROWSER, visitKept } from './release-0.1.0/restore.ts'
import { openFile, reachShown } from './replay-site.ts'
import { serveFolder } from './support/static-server.ts'
import { sharedPage } from './support/site.ts'
import { listOf, untilKept } from './builds/stored-build.ts'
import { en } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(async () => ({ folder: await sharedPage() }))
const QUICK = { reducedMotion: 'reduce' } as const
const KEPT = { ...QUICK, serviceWorkers: 'allow' } as const

/** Frozen rules, what wraps a table for them, and what turns their views into the current shape. */
const OF_EDITIONS = /\/(edition|earlier-edition|views)-/

/** The stored files of frozen editions. */
const storedEditions = async (page: Page): Promise<readonly string[]> => {
  const stored = await page.evaluate<string[]>(
    `caches.keys().then(([name]) => caches.open(name)).then(kept => kept.keys()).then(all => all.map(({ url }) => new URL(url).pathname))`,
  )
  return stored.filter(path => path.includes('/edition-')).toSorted()
}

it('are not loaded on the home page, at a table of the current rules and in its replay', async () => {
  const site = await serveFolder(stage.folder)
  const { page, context } = await visit(stage.browser, site.url, QUICK)
  const loaded = (): readonly string[] => site.asked.map(({ path }) => path).filter(path => OF_EDITIONS.test(path))
  await page.goto('/')
  await begin(page)
  await playOn(page, { turns: 1 })
  await page.goto(new URL(page.url()).pathname.replace('/d/', '/r/device/'))
  await page.getByRole('slider').waitFor()
  expect(loaded()).toEqual([])

  await openFile(page, readJournals().get('rum-agreed') ?? '')
  await reachShown(page, 0, 'open')
  expect(new Set(loaded().map(path => path.replace(/-[\w-]{8}\.js$/, '')))).toEqual(
    new Set(['/assets/edition-rum-1', '/assets/earlier-edition', '/assets/views']),
  )
  await context.close()
  await site.stop()
})

it('that a match of this device needs are stored with the page, so that it can be played offline', async () => {
  const site = await serveFolder(stage.folder)
  const { page, complaints, context } = await visitKept(stage.browser, site.url, KEPT)
  await page.goto('/')
  await untilKept(page)
  const { editions } = listOf(stage.folder)
  const needed = new Set(KEPT_BROWSER.matches.map(({ game }) => `${game} 1`))
  expect(await storedEditions(page)).toEqual([...needed].flatMap(edition => (editions[edition] ?? []).map(([path]) => path)).toSorted())
  await site.stop()

  for (const { id } of KEPT_BROWSER.matches.filter(({ over }) => over)) {
    await page.goto(`/d/${id}`)
    await page.getByText(`${en.table.over}.`).waitFor()
  }
  await page.goto(`/d/${KEPT_BROWSER.matches.find(({ key }) => key === 'sea-boarding')?.id ?? ''}`)
  await playToEnd(page)
  expect(complaints).toEqual([])
  await context.close()
})

it('are stored when they are used for the first time', async () => {
  const site = await serveFolder(stage.folder)
  const { page, complaints, context } = await visit(stage.browser, site.url, KEPT)
  await page.goto('/')
  await untilKept(page)
  expect(await storedEditions(page)).toEqual([])
  const text = readJournals().get('rum-agreed') ?? ''
  await openFile(page, text)
  await reachShown(page, 0, 'open')
  const { editions } = listOf(stage.folder)
  const paths = (editions['rum 1'] ?? []).map(([path]) => path).toSorted()
  await until('both files of the edition to be stored', async () => (await storedEditions(page)).join() === paths.join())
  await site.stop()
  await openFile(page, text)
  await reachShown(page, 0, 'open')
  expect(complaints).toEqual([])
  await context.close()
})
