/** The tables look as they did: every picture is taken again and compared. `npm run pictures` accepts a change. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { ROOT } from '../../../tools/files.ts'
import { startBrowser } from './support/browser.ts'
import { findForeignGlyphs } from './foreign-glyphs.ts'
import {
  comparePictures,
  encodePicture,
  listPictures,
  MAX_DIFFERENT,
  openCamera,
  PICTURES,
  STEADY_FLAGS,
  storedPictures,
  takePicture,
} from './pictures.ts'
import { openWorkbench } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openWorkbench, () => startBrowser(STEADY_FLAGS))
const pictures = await listPictures()

/** Where the pictures of a failed comparison are written; git ignores it. */
const DIFFERENCES = join(ROOT, 'differences')

/** Writes what was expected, what was drawn and what differs; returns the folder's path. */
const keepDifference = (file: string, parts: Readonly<Record<'expected' | 'actual' | 'difference', PNG>>): string => {
  const folder = join(DIFFERENCES, file.replace(/\.png$/, ''))
  mkdirSync(folder, { recursive: true })
  for (const [name, picture] of Object.entries(parts)) writeFileSync(join(folder, `${name}.png`), encodePicture(picture))
  return relative(ROOT, folder)
}

it('has exactly the pictures of the chosen positions', () => {
  expect(storedPictures()).toEqual(pictures.map(({ file }) => file).toSorted())
  expect(pictures.length).toBeGreaterThan(0)
})

it('draws every table as in its picture, with fonts of this project alone', async () => {
  rmSync(DIFFERENCES, { recursive: true, force: true })
  const { page, context, complaints } = await openCamera(stage.browser, stage.url)
  const problems: string[] = []
  for (const picture of pictures) {
    const actual = await takePicture(page, picture)
    problems.push(...(await findForeignGlyphs(page)).map(text => `${picture.file}: a glyph is not in the fonts of this project: ${text}`))
    const path = join(PICTURES, picture.file)
    if (!existsSync(path)) continue // the test above says it
    const expected = PNG.sync.read(readFileSync(path))
    const { different, difference } = comparePictures(expected, actual)
    if (different > MAX_DIFFERENT)
      problems.push(`${picture.file}: ${different} pixels differ, see ${keepDifference(picture.file, { expected, actual, difference })}`)
  }
  expect([problems, complaints]).toEqual([[], []])
  await context.close()
})
