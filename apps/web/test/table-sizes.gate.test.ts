/** The tables of all games from a small phone to the largest screen: nothing is wider than the window, nothing important lies under a note, and on phones a finger can hit everything. */
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { picturedPositions } from '../workbench/catalogue/pictures.ts'
import { framePath } from '../workbench/frame/frame-address.ts'
import type { FrameContent } from '../workbench/frame/frame-address.ts'
import { PHONE, visit } from './support/browser.ts'
import { readCatalogueFiles } from './games/game-files.ts'
import { GOLDEN_SCENES } from './games/golden-scenes.ts'
import { measureReach } from './support/reachable.ts'
import { openWorkbench } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { openFrame } from './support/workbench-frames.ts'

const stage = useSite(openWorkbench)

const PHONES = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
]
const DESKS = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
]

/** Scenes after which nobody is asked: the result lies above the table. */
const OVER = ['going-out', 'ending', 'last-boarding']

/** Polish, because its words are longer. */
const framesOf = async (manifest: (typeof MANIFESTS)[number]): Promise<readonly (FrameContent & { readonly name: string })[]> => {
  const files = await readCatalogueFiles(manifest)
  const scenes = GOLDEN_SCENES.filter(({ game, name }) => game === manifest.id && !OVER.includes(name))
  return [
    ...picturedPositions(files).map(({ name, source, viewer }) => ({ name, source, viewer })),
    ...scenes.map(({ name, golden, moves, steps, viewer }) => ({
      name: `after ${name}`,
      source: { type: 'golden', name: golden, moves: moves + steps } as const,
      viewer,
    })),
  ].map(frame => ({ ...frame, game: manifest.id, language: 'pl' }))
}

describe.each(MANIFESTS)('$id', manifest => {
  it.each([
    ['phones', true, PHONES],
    ['desks', false, DESKS],
  ] as const)('fits %s', async (_, isPhone, sizes) => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, { ...(isPhone ? PHONE : {}), reducedMotion: 'reduce' })
    for (const frame of await framesOf(manifest))
      for (const size of sizes) {
        await openFrame(page, { name: frame.name, path: framePath(frame), size })
        const where = `${frame.name} at ${size.width}×${size.height}`
        expect([where, await measureReach(page, isPhone)]).toEqual([where, { overflow: 0, covered: [], small: [] }])
      }
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Positions of Sea of Clouds in which a player looks at a share: the longest cards, with two, three and four captains. */
const OPEN_SHARES = [
  ['standard-2', 17, 1],
  ['standard-2', 28, 1],
  ['standard-3', 63, 1],
  ['standard-3', 100, 0],
  ['standard-4', 47, 2],
  ['standard-4', 68, 1],
] as const
const LOWEST_CARD = `Math.max(...[...document.querySelectorAll('.soc-open .soc-loot')].map(card => card.getBoundingClientRect().bottom))`
const PROMPT = `document.querySelector('.soc-note').getBoundingClientRect().top`

it.each(LANGUAGES)('Sea of Clouds shows every card of an open share above the prompt on phones (%s)', async language => {
  const { page, context } = await visit(stage.browser, stage.url, { ...PHONE, reducedMotion: 'reduce' })
  for (const [name, moves, viewer] of OPEN_SHARES)
    for (const size of PHONES.slice(0, 2)) {
      const source = { type: 'golden', name, moves } as const
      await openFrame(page, { name, path: framePath({ game: 'sea-of-clouds', source, viewer, language }), size })
      const where = `${name} after ${moves} moves at ${size.width}×${size.height}`
      expect([where, await page.evaluate<boolean>(`${LOWEST_CARD} <= ${PROMPT}`)]).toEqual([where, true])
    }
  await context.close()
})
