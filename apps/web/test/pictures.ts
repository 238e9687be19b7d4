/** Pictures of tables as tests: which there are, how they are taken, and how two of them are compared. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFESTS } from '@tortuga/games'
import type { Language } from '@tortuga/kit'
import pixelmatch from 'pixelmatch'
import type { Browser, Page } from 'playwright-core'
import { PNG } from 'pngjs'
import { framePath } from '../workbench/frame/frame-address.ts'
import type { FrameTheme } from '../workbench/frame/frame-address.ts'
import { picturedPositions } from '../workbench/catalogue/pictures.ts'
import { visit } from './support/browser.ts'
import { readCatalogueFiles } from './games/game-files.ts'
import { openFrame } from './support/workbench-frames.ts'
import type { LinkedFrame } from './support/workbench-frames.ts'

export const PICTURES = join(import.meta.dirname, 'pictures')

/** The picture's files on disk. */
export const storedPictures = (): readonly string[] =>
  readdirSync(PICTURES)
    .filter(file => file.endsWith('.png'))
    .toSorted()

export type Picture = LinkedFrame & { readonly file: string; readonly theme: FrameTheme }

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** Each theme with another language, so that the letters of both are seen. */
const LOOKS: readonly (readonly [FrameTheme, Language])[] = [
  ['light', 'en'],
  ['dark', 'pl'],
]

/** Every picture: the positions that the games choose, in two sizes and two themes. */
export const listPictures = async (): Promise<readonly Picture[]> => {
  const pictures: Picture[] = []
  for (const manifest of MANIFESTS) {
    const files = await readCatalogueFiles(manifest)
    for (const { name, source, viewer } of picturedPositions(files))
      for (const size of SIZES)
        for (const [theme, language] of LOOKS) {
          const file = `${manifest.id}-${name}-${size.width}-${theme}.png`
          pictures.push({ name: file, file, theme, size, path: framePath({ game: manifest.id, source, viewer, theme, language }) })
        }
  }
  return pictures
}

/** Drawing that depends on the screen or the machine's settings is off. */
export const STEADY_FLAGS = ['--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']

/** A page for pictures: no motion, one picture point per pixel. */
export const openCamera = async (browser: Browser, url: string) => visit(browser, url, { reducedMotion: 'reduce', deviceScaleFactor: 1 })

/** Steps between the kept values of a colour. Smaller steps would more than double the files, and the comparison does not see them. */
const STEP = 16

/** The same picture with fewer colours. */
const reduceColours = (picture: PNG): PNG => {
  for (const [index, value] of picture.data.entries()) picture.data[index] = Math.min(255, Math.round(value / STEP) * STEP)
  return picture
}

/** Waits until the document has not changed for a while: some parts of a table are loaded after it. */
const UNTIL_QUIET = `new Promise(resolve => {
  let timer = setTimeout(resolve, 400)
  new MutationObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(resolve, 400)
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true })
})`

export const takePicture = async (page: Page, picture: Picture): Promise<PNG> => {
  await openFrame(page, picture)
  await page.evaluate(UNTIL_QUIET)
  return reduceColours(PNG.sync.read(await page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css' })))
}

const RGB = 2

/** The bytes of a picture's file, as small as PNG allows for flat colours. */
export const encodePicture = (picture: PNG): Buffer =>
  PNG.sync.write(picture, { deflateLevel: 9, deflateStrategy: 0, filterType: 0, colorType: RGB })

/** How many pixels of a picture may differ: fewer than in any change that a person notices. On one machine the same build gives no difference at all. */
export const MAX_DIFFERENT = 40

export type PictureComparison = { readonly different: number; readonly difference: PNG }

/** The number of pixels that differ visibly, and a picture that shows them. Pictures of different sizes differ everywhere. */
export const comparePictures = (expected: PNG, actual: PNG): PictureComparison => {
  const { width, height } = expected
  const difference = new PNG({ width, height })
  if (actual.width !== width || actual.height !== height) return { different: width * height, difference }
  const different = pixelmatch(expected.data, actual.data, difference.data, width, height, { threshold: 0.1 })
  return { different, difference }
}
