/** The workbench: axe finds nothing serious on its pages, and every frame that they link is drawn without an error. */
import { MANIFESTS } from '@tortuga/games'
import { at, range } from '@tortuga/kit'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { ALL_RULES, audit, COLOUR_RULES, visit } from './support/browser.ts'
import { PLAY } from '../workbench/frame/play-message.ts'
import { TEST_SEED } from '../../../tools/testing/seed.ts'
import { openWorkbench } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { emptyFrames, linkedFrames, openFrame, openPage } from './support/workbench-frames.ts'

const stage = useSite(openWorkbench)

/** What the page says of an event without a line in the log. */
const SILENT = '–'

const SECTIONS = ['pieces', 'position', 'golden', 'questions', 'refusals', 'dialogs', 'events'] as const
const GAMES = MANIFESTS.map(({ id }) => id)
const pagesOf = (game: string): readonly string[] => [`/workbench/${game}`, ...SECTIONS.map(section => `/workbench/${game}/${section}`)]
const COMMON = ['/workbench', '/workbench/shell']

const PAGES = [...COMMON, ...GAMES.flatMap(pagesOf)]

it.each(['light', 'dark'] as const)('axe finds nothing serious on any page, %s', async colorScheme => {
  const { page, context, complaints } = await visit(stage.browser, stage.url, { colorScheme })
  await emptyFrames(page)
  for (const path of PAGES) {
    await openPage(page, path)
    const rules = colorScheme === 'light' ? ALL_RULES : COLOUR_RULES
    expect([path, await audit(page, rules), complaints]).toEqual([path, [], []])
    expect([path, await page.locator('.wb-missing').allInnerTexts()]).toEqual([path, []]) // everything has a sample
  }
  await context.close()
})

const visitFrames = async (path: string) => {
  const visitor = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await emptyFrames(visitor.page)
  await openPage(visitor.page, path)
  const frames = await linkedFrames(visitor.page)
  expect(frames.length).toBeGreaterThan(0)
  return { ...visitor, frames }
}

/** Every other frame of a long page: `--all` draws another seed each time, so another run comes to the others. */
const MAX_FRAMES = 8
const everyOther = <A>(frames: readonly A[]): readonly A[] =>
  frames.length <= MAX_FRAMES ? frames : frames.filter((_, index) => (index + TEST_SEED) % 2 === 0)

describe.each([...GAMES.flatMap(game => ['pieces', 'questions', 'dialogs'].map(section => `${game}/${section}`)), 'shell'])(
  '%s',
  section => {
    it('axe finds nothing serious in any frame, or in every other one of a long page', async () => {
      const { page, context, complaints, frames } = await visitFrames(`/workbench/${section}`)
      for (const frame of everyOther(frames)) {
        await openFrame(page, frame)
        expect([frame.name, await audit(page), complaints]).toEqual([frame.name, [], []])
      }
      await context.close()
    })
  },
)

/** Of the frames in the dark, axe sees a few of each page. */
const SAMPLED = ['questions', 'dialogs', 'refusals', 'events', 'position'] as const
const MAX_SAMPLED = 2
const sampleOf = <A>(all: readonly A[]): readonly A[] => {
  const count = Math.min(MAX_SAMPLED, all.length)
  return range(count).map(index => at(all, Math.floor(((index + 1) * all.length) / (count + 1))))
}
const inTheDark = (path: string): string => `${path.replace(/&theme=\w+/, '').replace('&motion=on', '')}&theme=dark`

it.each(GAMES)('axe finds nothing serious in a few dark frames of %s', async game => {
  const { page, context, complaints } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await emptyFrames(page)
  for (const section of SAMPLED) {
    await openPage(page, `/workbench/${game}/${section}`)
    const frames = sampleOf(await linkedFrames(page))
    expect(frames.length).toBeGreaterThan(0)
    for (const frame of frames) {
      await openFrame(page, { ...frame, path: inTheDark(frame.path) })
      expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
      expect([section, frame.name, await audit(page, COLOUR_RULES), complaints]).toEqual([section, frame.name, [], []])
    }
  }
  await context.close()
})

/** The English sentence of each frame, by the frame's name, as the page tells it. */
const sentencesOn = async (page: Page): Promise<ReadonlyMap<string, string>> => {
  const said = await page
    .locator('.wb-found:has(a[data-frame])')
    .evaluateAll(all =>
      all.map(one => [one.querySelector('a[data-frame]')?.ariaLabel ?? '', one.querySelector('dd')?.textContent ?? ''] as const),
    )
  return new Map(said)
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')

describe.each(GAMES)('%s', game => {
  it('the table shows every refusal', async () => {
    const { page, context, complaints, frames } = await visitFrames(`/workbench/${game}/refusals`)
    const sentences = await sentencesOn(page)
    for (const frame of frames) {
      await openFrame(page, frame)
      const shown = inOneLine(await page.locator('main').innerText())
      const sentence = expect.stringContaining(inOneLine(sentences.get(frame.name) ?? 'no sentence'))
      expect([frame.name, complaints, shown]).toEqual([frame.name, [], sentence])
    }
    await context.close()
  })

  it('the table plays every event, and the log tells it', async () => {
    const { page, context, complaints, frames } = await visitFrames(`/workbench/${game}/events`)
    const sentences = await sentencesOn(page)
    for (const frame of frames) {
      await openFrame(page, { ...frame, path: frame.path.replace('&motion=on', '') }) // the tempo is not the subject here
      await page.evaluate(`postMessage(${JSON.stringify(PLAY)}, location.origin)`)
      const sentence = sentences.get(frame.name) ?? 'no sentence'
      if (sentence !== SILENT) await page.locator('.side .log').getByText(sentence, { exact: true }).first().waitFor()
      expect([frame.name, complaints]).toEqual([frame.name, []])
    }
    await context.close()
  })
})
