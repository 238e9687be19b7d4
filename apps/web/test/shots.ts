/** `npm run shots` writes a screenshot of every question, dialog and page of the workbench, in all sizes, themes and languages, into shots/. An argument selects screenshots by a part of their names, such as `rum/questions` or `390-dark-pl`. */
import { mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MANIFESTS } from '@tortuga/games'
import { LANGUAGES } from '@tortuga/kit'
import type { Page } from 'playwright-core'
import { FRAME_THEMES } from '../workbench/frame/frame-address.ts'
import { startBrowser, visit } from './support/browser.ts'
import { openWorkbench } from './support/site.ts'
import { emptyFrames, linkedFrames, openFrame, openPage } from './support/workbench-frames.ts'
import type { LinkedFrame } from './support/workbench-frames.ts'

const FOLDER = join(import.meta.dirname, '../../../shots')
const SECTIONS = [...MANIFESTS.flatMap(({ id }) => [`${id}/questions`, `${id}/dialogs`]), 'shell']
const SIZES = [
  { width: 1440, height: 900 },
  { width: 2560, height: 1440 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
]
const PHONE_WIDTH = 600

type Shot = LinkedFrame & { readonly file: string }

/** A frame in all appearances. What only a phone has is shown on phones alone. */
const shotsOf = (section: string, { name, path, size }: LinkedFrame): readonly Shot[] =>
  SIZES.filter(({ width }) => size.width > PHONE_WIDTH || width < PHONE_WIDTH).flatMap(shown =>
    FRAME_THEMES.flatMap(theme =>
      LANGUAGES.map(language => {
        const file = `${section}/${name.replace('Frame: ', '').replaceAll(/[^\p{L}\d]+/gu, '-')}-${shown.width}-${theme}-${language}.png`
        return { name, path: `${path}&theme=${theme}&language=${language}`, size: shown, file }
      }),
    ),
  )

const listShots = async (page: Page): Promise<readonly Shot[]> => {
  const shots: Shot[] = []
  for (const section of SECTIONS) {
    await openPage(page, `/workbench/${section}`)
    for (const frame of await linkedFrames(page)) shots.push(...shotsOf(section, frame))
  }
  return shots
}

const only = process.argv[2] ?? ''
const site = await openWorkbench()
const browser = await startBrowser()
const { page, complaints } = await visit(browser, site.url, { reducedMotion: 'reduce', deviceScaleFactor: 1 })
await emptyFrames(page)
const shots = (await listShots(page)).filter(({ file }) => file.includes(only))
if (only === '') rmSync(FOLDER, { recursive: true, force: true })
for (const [index, shot] of shots.entries()) {
  const path = join(FOLDER, shot.file)
  mkdirSync(dirname(path), { recursive: true })
  await openFrame(page, shot)
  await page.screenshot({ path })
  console.log(`${index + 1} of ${shots.length}: ${shot.file}`)
}
for (const complaint of complaints) console.error(complaint)
if (shots.length === 0) console.error(`No screenshot has "${only}" in its name.`)
process.exitCode = shots.length === 0 || complaints.length > 0 ? 1 : 0
await browser.close()
await site.stop()
