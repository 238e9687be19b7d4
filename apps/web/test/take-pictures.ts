/** `npm run pictures` takes the pictures that `pictures.full.test.ts` compares, and writes those that have changed. An argument selects pictures by name. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { startBrowser } from './support/browser.ts'
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

const only = process.argv[2] ?? ''
const site = await openWorkbench()
const browser = await startBrowser(STEADY_FLAGS)
const { page } = await openCamera(browser, site.url)
const pictures = await listPictures()
mkdirSync(PICTURES, { recursive: true })
for (const file of storedPictures()) if (!pictures.some(picture => picture.file === file)) rmSync(join(PICTURES, file))
for (const picture of pictures.filter(({ file }) => file.includes(only))) {
  const path = join(PICTURES, picture.file)
  const taken = await takePicture(page, picture)
  const isSame = existsSync(path) && comparePictures(PNG.sync.read(readFileSync(path)), taken).different <= MAX_DIFFERENT
  if (!isSame) writeFileSync(path, encodePicture(taken))
  console.log(`${isSame ? 'unchanged' : 'written  '} ${picture.file}`)
}
await browser.close()
await site.stop()
