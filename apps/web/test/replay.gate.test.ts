/** Replays of a server's match, from every seat. By link, by keyboard, on a phone and with the shuffle check: `replay.full.test.ts`. */
import { expect, it } from 'vitest'
import { audit, visit } from './support/browser.ts'
import { until } from './support/play.ts'
import { findWrong, logOf, openEventfulSite, openReplay, reachShown } from './replay-site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const QUICK = { reducedMotion: 'reduce' } as const

const stage = useSite(openEventfulSite)

const findEntry = (type: string): number => stage.frames.findIndex(({ entry }) => entry?.type === type)

it('shows each viewer exactly what the game’s own view shows', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, colorScheme: 'dark' })
  await openReplay(page, stage.match.id, 0, 0)
  const wrong: string[] = []
  for (const viewer of [0, 1, 2, 'table', 'open'] as const) {
    await page.getByRole('combobox', { name: en.replay.viewer }).selectOption(String(viewer))
    for (const version of stage.frames.map(frame => frame.version).filter(one => one % 8 === 0 || one === stage.last)) {
      await page.getByRole('slider').fill(String(version))
      await reachShown(page, version, viewer)
      wrong.push(...(await findWrong(page, stage.frames, version, viewer)))
    }
    if (viewer !== 1 && viewer !== 2) expect([viewer, await audit(page)]).toEqual([viewer, []])
  }
  expect(wrong).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('describes votes, undone moves, bots that took a seat, returning players and the end', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await openReplay(page, stage.match.id, stage.last, 'open')
  const log = await logOf(page)
  const { entry } = en.table
  const said = [entry.proposeUndo('Ola', 2), entry.undo('Ola', 2), entry.yes('Jan'), entry.proposeBot('Ola', 'Ewa'), entry.sitBack('Ewa')]
  expect(said.filter(line => !log.includes(line))).toEqual([])
  expect(log.at(-1)).toMatch(/^Game over\. /)
  const gone = page.locator('.replay-log .gone')
  const count = await gone.count()
  expect(count).toBeGreaterThan(1)

  await page.getByRole('button', { name: entry.undo('Ola', 2) }).click()
  await reachShown(page, findEntry('undo'), 'open')
  expect(await gone.count()).toBe(count)
  await page.getByRole('button', { name: en.replay.back }).click()
  await reachShown(page, findEntry('undo') - 1, 'open')
  expect(await gone.count()).toBe(0)
  await page.getByRole('slider').fill(String(findEntry('sit')))
  await until('a bot to sit there', async () => (await page.getByRole('option', { name: en.replay.bot('Ewa') }).count()) === 1)
  expect(complaints).toEqual([])
  await context.close()
})
