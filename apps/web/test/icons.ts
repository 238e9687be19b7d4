/** `npm run icons --workspace apps/web` draws the icons of the installed page from src/icons/favicon.svg. Run it when that file changes and commit the result. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startBrowser } from './support/browser.ts'

const MARK = readFileSync(join(import.meta.dirname, '../src/icons/favicon.svg'), 'utf8')
const FOLDER = join(import.meta.dirname, '../public/icons')

/** The background behind the mark; operating systems that cut icons to a shape need it up to the edge. */
const SEA = '#113130'

type Picture = { readonly name: string; readonly size: number; readonly shape: 'plate' | 'bleed' }
const PICTURES: readonly Picture[] = [
  { name: 'icon-192', size: 192, shape: 'plate' },
  { name: 'icon-512', size: 512, shape: 'plate' },
  { name: 'maskable-512', size: 512, shape: 'bleed' },
  { name: 'apple-touch', size: 180, shape: 'bleed' },
]

/** On a full background the mark stays inside the circle that no shape cuts off. */
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
