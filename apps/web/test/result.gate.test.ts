/** The result of a match: it opens after the end, and can be saved as a picture with its drawings and fonts. */
import { readFileSync } from 'node:fs'
import { MANIFESTS } from '@tortuga/games'
import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { audit, visit } from './support/browser.ts'
import { readCatalogueFiles } from './games/game-files.ts'
import { openWorkbench } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { framePath } from '../workbench/frame/frame-address.ts'
import { openFrame } from './support/workbench-frames.ts'

const stage = useSite(openWorkbench)

const DESK_SIZE = { width: 1440, height: 900 }

it.each(MANIFESTS.map(({ id }) => id))('the result of %s can be read, and saved as a picture', async id => {
  const files = await readCatalogueFiles(MANIFESTS.find(one => one.id === id)!)
  const golden = (await files.goldens()).find(({ matches }) => matches.length > 0)!
  const source = { type: 'golden', name: golden.name, moves: golden.matches.length - 1 } as const
  const { page, context, complaints } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await openFrame(page, { name: id, path: framePath({ game: id, source, viewer: 0 }), size: DESK_SIZE })
  await page.locator('.banner', { hasText: 'Game over' }).getByRole('button').click()
  const result = page.getByRole('dialog')
  await result.getByRole('listitem').first().waitFor()
  expect(await audit(page)).toEqual([])
  const saved = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Save as a picture' }).click()
  const path = await (await saved).path()
  const picture = PNG.sync.read(readFileSync(path))
  const colours = new Set<number>()
  for (let at = 0; at < picture.data.length; at += 4) colours.add(picture.data.readUInt32BE(at))
  expect(colours.size).toBeGreaterThan(100) // drawings and letters, not an empty page
  expect(complaints).toEqual([])
  await context.close()
})
