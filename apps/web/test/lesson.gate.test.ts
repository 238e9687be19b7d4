/** Every lesson of every game by its hints, where lessons are linked, and RUM's offline. In full and by hand: `lesson.full.test.ts`, `lesson-by-hand.full.test.ts`. */
import { describe, expect, it } from 'vitest'
import { loadRegistry } from '../src/games/registry.ts'
import { loadGameTexts } from '../src/text/game-texts.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { untilKept } from './builds/stored-build.ts'
import {
  coachButton,
  goOnFrom,
  isWaiting,
  LESSON_TEXTS,
  makeRumMove,
  plain,
  pointing,
  rumMove,
  said,
  skipTo,
  stepShown,
  untilStep,
} from './games/lesson.ts'
import { begin, byClick, until } from './support/play.ts'
import { openSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en, pl } from './support/texts.ts'

const stage = useSite(openSite)
const REGISTRY = await loadRegistry()

const QUICK = { reducedMotion: 'reduce' } as const

const LESSONS = (
  await Promise.all(
    REGISTRY.map(async ({ listing, lessons: load, web }) => {
      const lessons = (await load?.())?.lessons ?? []
      return lessons.map(lesson => [`${listing.id}/${lesson.id}`, lesson, web] as const)
    }),
  )
).flat()

it('works offline after one visit, and continues after a reload', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, serviceWorkers: 'allow' })
  await page.goto('/')
  await untilKept(page)
  await context.setOffline(true)
  await page.reload()
  await page
    .getByRole('link', { name: en.shelf.learnGame('RUM'), exact: true })
    .first()
    .click()
  await page.getByRole('link', { name: LESSON_TEXTS.en.begin }).click()
  await untilStep(page, 'goal')
  await skipTo(page, 'en', 'trio')
  await page.reload()
  await untilStep(page, 'trio')
  await makeRumMove(rumMove('play purple2-black1/1 blue2-black1/1'), 'en', pointing(page, 'en', byClick))
  await page.getByText(said('en', 'trio').done).waitFor()
  await page.getByRole('button', { name: en.table.rules }).click()
  await page.getByRole('heading', { name: en.rulebook.title('RUM') }).waitFor()
  await page.locator('[id="R5.3"]').waitFor({ state: 'attached' }) // in a folded chapter
  expect(complaints).toEqual([])
  await context.close()
})

it('is also linked at a table and in the list of games, and fits a phone in Polish', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...PHONE, ...QUICK, locale: 'pl-PL', colorScheme: 'dark' })
  await page.goto('/')
  await page.getByText(pl.lists.learnFirst).waitFor()
  for (const { listing } of REGISTRY.filter(({ lessons }) => lessons !== undefined))
    expect(await page.getByRole('link', { name: pl.shelf.learnGame(listing.title.pl), exact: true }).count()).toBe(2)
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await page
    .locator('.learn-first')
    .getByRole('link', { name: pl.shelf.learnGame('RUM'), exact: true })
    .tap()
  await page.getByRole('heading', { level: 1, name: LESSON_TEXTS.pl.learn('RUM') }).waitFor()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
  await context.close()

  const desk = await visit(stage.browser, stage.url, QUICK)
  await desk.page.goto('/')
  await begin(desk.page)
  await desk.page.getByRole('button', { name: en.table.options }).click()
  await desk.page.getByRole('button', { name: en.options.learn }).click()
  await desk.page.getByRole('heading', { level: 1, name: LESSON_TEXTS.en.learn('RUM') }).waitFor()
  await desk.page.goto('/learn/nothing')
  await desk.page.getByRole('heading', { level: 1, name: en.notFound.title }).waitFor()
  await desk.page.goto('/learn/rum/nothing')
  await desk.page.getByRole('heading', { level: 1, name: en.notFound.title }).waitFor()
  expect([...complaints, ...desk.complaints]).toEqual([])
  await desk.context.close()
})

describe.each(LESSONS)('%s', (address, lesson, loadWeb) => {
  it('can be taken by its hints alone, in Polish on a phone; then a match against the easiest bots begins, on the side just learnt', async () => {
    const language = 'pl'
    const { page, complaints, context } = await visit(stage.browser, stage.url, {
      ...QUICK,
      ...PHONE,
      locale: language,
      colorScheme: 'dark',
    })
    const words = LESSON_TEXTS[language]
    const web = await loadWeb()
    await loadGameTexts(language)
    const firstMove = lesson.steps.find(({ moves }) => moves !== undefined)?.id
    const shown = (text: string) => page.locator('.coach').getByText(plain(text), { exact: true })
    await page.goto(`/learn/${address}`)
    for (const [index, { id, moves }] of lesson.steps.entries()) {
      await until(`the step ${id}`, async () => (await stepShown(page)) === index + 1)
      const step = lesson.words[language].steps[id]
      await shown(step?.say ?? '').waitFor()
      expect([id, await isWaiting(page)]).toEqual([id, moves !== undefined])
      if (moves !== undefined) {
        await coachButton(page, language, words.hint).click()
        await shown(step?.hint ?? '').waitFor()
        if (id === firstMove) expect([id, await audit(page)]).toEqual([id, []])
        await coachButton(page, language, words.showMe).click()
        await until('the move to be made', async () => !(await isWaiting(page)))
      }
      expect([id, await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')]).toEqual([id, 0])
      await goOnFrom(page, index + 1, byClick)
    }
    await page.getByRole('heading', { level: 1, name: words.end }).waitFor()
    await page.getByRole('button', { name: pl.shelf.play }).click()
    await page.waitForURL(/\/d\//)
    const levels = page.locator('.plate-level')
    await levels.first().waitFor({ state: 'attached' })
    expect(new Set(await levels.allTextContents())).toEqual(new Set([Object.values(web.levelNames[language])[0]]))
    if (lesson.preset !== undefined) expect(await page.locator(`[data-near="${lesson.preset}"]`).count()).toBe(1)
    expect(complaints).toEqual([])
    await context.close()
  })
})
