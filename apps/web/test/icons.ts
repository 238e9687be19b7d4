/** `npm run icons --workspace apps/web`: the icons of the installed page, drawn by Chromium from the house mark in src/favicon.svg. Run it when the mark changes; the pictures are kept with the code. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from './browser.ts'

const MARK = readFileSync(join(import.meta.dirname, '../src/favicon.svg'), 'utf8')
const FOLDER = join(import.meta.dirname, '../public/icons')

/** The plate behind the mark; whoever cuts an icon to a shape of their own needs it to the very edge. */
const SEA = '#113130'

type Picture = { readonly name: string; readonly size: number; readonly shape: 'plate' | 'bleed' }
const PICTURES: readonly Picture[] = [
  { name: 'icon-192', size: 192, shape: 'plate' },
  { name: 'icon-512', size: 512, shape: 'plate' },
  { name: 'maskable-512', size: 512, shape: 'bleed' },
  { name: 'apple-touch', size: 180, shape: 'bleed' },
]

/** A mark on a full plate keeps well inside the circle that no shape cuts into. */
const draw = ({ size, shape }: Picture): string => {
  const part = shape === 'plate' ? 1 : 0.76
  const inner = MARK.replace(
    '<svg ',
    `<svg x="${((1 - part) / 2) * size}" y="${((1 - part) / 2) * size}" width="${part * size}" height="${part * size}" `,
  )
  const ground = shape === 'plate' ? '' : `<rect width="${size}" height="${size}" fill="${SEA}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" style="position:fixed;inset:0">${ground}${inner}</svg>`
}

const browser = await startBrowser()
mkdirSync(FOLDER, { recursive: true })
for (const picture of PICTURES) {
  const page = await browser.newPage({ viewport: { width: picture.size, height: picture.size } })
  await page.setContent(draw(picture))
  writeFileSync(join(FOLDER, `${picture.name}.png`), await page.screenshot({ omitBackground: true }))
  await page.close()
}
await browser.close()
