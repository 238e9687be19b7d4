/** Journals that players of version 0.1.0 saved as files: this page replays them to their end, tells them in both languages, checks them and coaches with the bots of their edition. */
import { findEdition } from '@tortuga/games'
import { canonicalJson, parseJournal, range, replay } from '@tortuga/kit'
import type { Page } from 'playwright-core'
import { botRandom } from '@tortuga/room'
import { expect, it } from 'vitest'
import { readJournals } from '../../../server/test/release-0.1.0/open-store.ts'
import { audit, visit } from '../support/browser.ts'
import { chooseFile, logOf, openFile, reachShown, readCheck } from '../replay-site.ts'
import { openSite } from '../support/site.ts'
import { en, pl } from '../support/texts.ts'
import { useSite } from '../support/use-site.ts'

const stage = useSite(openSite)
const JOURNALS = readJournals()
/** One finished match of each game. */
const TOLD_IN_POLISH = ['rum-outcome-undone', 'rummikub-outcome-stood-in', 'runner-outcome-undone', 'sea-outcome-stood-in']

const textOf = (name: string): string => JOURNALS.get(name) ?? ''

/** Shows the end of a match with open cards; returns its log. */
const showEnd = async (page: Page): Promise<readonly string[]> => {
  await reachShown(page, 0, 'open')
  await page.keyboard.press('End')
  await reachShown(page, Number(await page.getByRole('slider').getAttribute('max')), 'open')
  const lines = await logOf(page)
  expect(lines.filter(line => /undefined|null|NaN|\[object/.test(line) || line.trim() === '')).toEqual([])
  return lines
}

it('are replayed and checked, and tell the same in both languages', async () => {
  const [english, polish] = [
    await visit(stage.browser, stage.url, { reducedMotion: 'reduce' }),
    await visit(stage.browser, stage.url, { reducedMotion: 'reduce', locale: 'pl-PL' }),
  ]
  const { page } = english
  await page.goto('/')
  await page.getByRole('link', { name: en.lists.openFile }).click()
  const lengths = new Map<string, number>()
  for (const name of JOURNALS.keys()) {
    await chooseFile(page, textOf(name))
    if (name.endsWith('-on-device')) await page.getByRole('heading', { level: 1, name: en.replay.problems['no-seed'].title }).waitFor()
    else {
      lengths.set(name, (await showEnd(page)).length)
      await page.getByRole('button', { name: en.replay.check }).click()
      const checks = await readCheck(page)
      expect([name, Object.values(checks).filter(one => one.startsWith('fails')), checks['play']]).toEqual([
        name,
        [],
        expect.stringMatching(/^holds: /),
      ])
      await page.keyboard.press('Escape')
    }
    if (TOLD_IN_POLISH.includes(name)) expect([name, await audit(page)]).toEqual([name, []])
    await page.getByRole('button', { name: en.replay.otherFile }).click()
  }
  for (const name of TOLD_IN_POLISH) {
    await polish.page.goto('/r/file')
    await chooseFile(polish.page, textOf(name), pl)
    expect([name, (await showEnd(polish.page)).length]).toEqual([name, lengths.get(name)])
  }
  for (const { complaints, context } of [english, polish]) {
    expect(complaints).toEqual([])
    await context.close()
  }
})

it('are coached by the strongest bot of their edition', async () => {
  const name = 'rummikub-outcome-six'
  const read = parseJournal(textOf(name))
  const edition = await findEdition('rummikub', 1)
  const captain = edition?.bots['captain']
  if (!read.ok || edition === null || captain === undefined) throw new Error('this journal cannot be coached')
  const { frames } = replay(edition.game, read.journal)
  const judged = range(frames.length - 1).flatMap(version => {
    const [before, entry] = [frames[version], frames[version + 1]?.entry]
    if (before === undefined || entry?.type !== 'move' || entry.seat !== 0 || entry.by !== 'player') return []
    const seed = version.toString(16).padStart(8, '0')
    const { move } = captain(edition.game.view(before.match.state, 0), { random: botRandom(seed), playouts: 400 })
    return [canonicalJson(move) === canonicalJson(entry.move)]
  })
  expect(judged.length).toBeGreaterThan(2)

  const { page, complaints, context } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await openFile(page, textOf(name))
  await reachShown(page, 0, 'open')
  await page.getByRole('combobox', { name: en.replay.viewer }).selectOption('0')
  await page.getByRole('button', { name: en.replay.coach }).click()
  const panel = page.getByRole('region', { name: en.coach.title })
  await panel.getByText(en.coach.agreed(judged.filter(isSame => isSame).length, judged.length)).waitFor()
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
