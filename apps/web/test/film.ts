/** `npm run film` writes film strips of the big moments of all games into shots/film/: one sheet for each scene, size and theme, with a picture every few tenths of a second. An argument selects sheets by a part of their names, such as `raid` or `390-dark`. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { FRAME_THEMES } from '../workbench/frame/frame-address.ts'
import { startBrowser, visit } from './support/browser.ts'
import { GOLDEN_SCENES, scenePath } from './games/golden-scenes.ts'
import { openWorkbench } from './support/site.ts'
import { goOn, openScene, passTime, phaseOf, playScene } from './support/stage-clock.ts'

const FOLDER = join(import.meta.dirname, '../../../shots/film')
const SIZES = [
  { width: 1440, height: 900, columns: 4, shown: 480 },
  { width: 390, height: 844, columns: 8, shown: 234 },
]
/** Milliseconds between two pictures, and the longest film. A picture that shows nothing new is left out. */
const STEP = 200
const LONGEST = 30_000
const MAX_PICTURES = 64
/** Pictures after the last beat: what is counted up, and what opens then. */
const AFTERWARDS = 6

type FilmPicture = { readonly at: number; readonly phase: string; readonly image: Buffer }

/** Pictures until the table rests. Where it waits for the viewer, the viewer goes on at once. */
const takeFilm = async (page: Page): Promise<readonly FilmPicture[]> => {
  const film: FilmPicture[] = []
  for (let at = 0, rested = 0; film.length < MAX_PICTURES && at < LONGEST && rested < AFTERWARDS; at += STEP) {
    const phase = await phaseOf(page)
    const image = await page.screenshot({ scale: 'css' })
    if (film.at(-1)?.image.equals(image) !== true) film.push({ at, phase, image })
    if (phase === 'rest') rested += 1
    if (phase === 'hold') await goOn(page)
    await passTime(page, STEP)
  }
  return film
}

const sheetOf = (film: readonly FilmPicture[], title: string, { columns, shown }: (typeof SIZES)[number]): string => `
  <style>
    body { margin: 8px; background: #777; font: 12px sans-serif; display: grid; grid-template-columns: repeat(${columns}, ${shown}px); gap: 6px; width: max-content }
    h1 { grid-column: 1 / -1; margin: 0; font-size: 15px } figure { margin: 0 } img { width: 100%; display: block }
  </style>
  <h1>${title}</h1>
  ${film
    .map(
      ({ at, phase, image }) =>
        `<figure><img src="data:image/png;base64,${image.toString('base64')}"><figcaption>${at} ms, ${phase}</figcaption></figure>`,
    )
    .join('')}`

const only = process.argv[2] ?? ''
const sheets = GOLDEN_SCENES.flatMap(scene =>
  SIZES.flatMap(size => FRAME_THEMES.map(theme => ({ scene, size, theme, name: `${scene.game}-${scene.name}-${size.width}-${theme}` }))),
).filter(({ name }) => name.includes(only))
const site = await openWorkbench()
const browser = await startBrowser()
const desk = await browser.newPage()
mkdirSync(FOLDER, { recursive: true })
let complained = 0
for (const { scene, size, theme, name } of sheets) {
  const { page, context, complaints } = await visit(browser, site.url, { deviceScaleFactor: 1 })
  await openScene(page, scene, { size, path: scenePath(scene, theme) })
  await playScene(page)
  const film = await takeFilm(page)
  await context.close()
  await desk.setContent(sheetOf(film, name, size))
  await desk.locator('body').screenshot({ path: join(FOLDER, `${name}.png`) })
  console.log(`${name}: ${film.length} pictures`)
  for (const complaint of complaints) console.error(complaint)
  complained += complaints.length
}
if (sheets.length === 0) console.error(`No film has "${only}" in its name.`)
process.exitCode = sheets.length === 0 || complained > 0 ? 1 : 0
await browser.close()
await site.stop()
