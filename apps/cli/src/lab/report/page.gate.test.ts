/** The page in a real browser: axe finds nothing, in both themes and languages, and the page makes no requests. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, PHONE, startBrowser, visit } from '../../../../web/test/support/browser.ts'
import { fileFolder } from '../../../../../tools/temporary.ts'
import { runLab } from '../../../test/lab.ts'

let browser: Awaited<ReturnType<typeof startBrowser>>
const pages = { rum: '', 'rum-runner': '' }
const folder = fileFolder('report')
const make = async (name: string, line: string): Promise<string> => {
  const out = join(folder, name)
  await runLab(`${line} --out ${out}`)
  return pathToFileURL(join(out, 'report.html')).href
}
beforeAll(async () => {
  pages.rum = await make('rum', 'rum --games 8 --against en')
  pages['rum-runner'] = await make('rum-runner', 'rum-runner --games 8 --bots plain,random')
  browser = await startBrowser()
})
afterAll(() => browser.close())

it.each([
  ['dark', 'en', 'rum-runner', {}],
  ['light', 'pl', 'rum', PHONE],
] as const)('%s, %s: %s', async (colorScheme, language, game, device) => {
  const { page, context, complaints } = await visit(browser, 'file://', { colorScheme, ...device })
  await page.goto(pages[game])
  await page.click(`[data-document]:not([hidden]) [data-language="${language}"]`)
  expect(await page.title()).toMatch(language === 'pl' ? /w laboratorium$/ : /in the lab$/)
  expect(await page.getAttribute('html', 'lang')).toBe(language)
  expect(await page.isVisible(`[data-document="${language}"] svg.${device === PHONE ? 'narrow' : 'broad'}`)).toBe(true)
  expect(await page.isVisible(`[data-document="${language === 'pl' ? 'en' : 'pl'}"] h1`)).toBe(false)
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  const cut = await page.evaluate(`[...document.querySelectorAll('.wide')].filter(box => box.scrollWidth > box.clientWidth).length`)
  if (device === PHONE) expect(cut).toBe(0)
  expect(await audit(page)).toEqual([])
  const background = (): Promise<unknown> => page.evaluate('getComputedStyle(document.body).backgroundColor')
  const before = await background()
  await page.click(`[data-document="${language}"] [data-theme="${colorScheme === 'dark' ? 'light' : 'dark'}"]`)
  expect(await background()).not.toBe(before)
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
