/** The choice of high contrast: kept and applied before the first paint; all text on pages and tables reaches 7:1. */
import { MANIFESTS } from '@tortuga/games'
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { PHONE, visit } from './support/browser.ts'
import { openTableSite } from './support/site.ts'
import { en } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)

const ROOT = 'document.documentElement.dataset.contrast ?? null'
/** What the root element has before the page's own script runs. */
const WATCH_FIRST = `addEventListener('readystatechange', () => { window.first ??= String(${ROOT}) }, { capture: true })`

type Found = { readonly violations: readonly { readonly nodes: readonly { readonly html: string }[] }[] }

/** Texts with a contrast below 7:1, or 4.5:1 if they are large. Other rules of axe do not depend on the contrast. */
const faintTexts = async (page: Page): Promise<readonly string[]> => {
  if ((await page.evaluate('typeof axe')) === 'undefined') await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ['color-contrast-enhanced'], rules: { 'color-contrast-enhanced': { enabled: true } }, resultTypes: ['violations'] })`,
  )) as Found
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 200)))
}

describe.each(['light', 'dark'] as const)('high contrast in the %s', colorScheme => {
  it.each([
    ['a desk', {}],
    ['a phone', PHONE],
  ])('all text of pages and tables has it: %s', async (_, options) => {
    const { page, complaints, context } = await visit(stage.browser, stage.url, {
      ...options,
      colorScheme,
      contrast: 'more',
      reducedMotion: 'reduce',
    })
    for (const path of ['/settings', '/privacy', '/rules/rum', '/nowhere', '/']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.evaluate(ROOT)).toBe('high')
      expect([path, await faintTexts(page)]).toEqual([path, []])
    }
    for (const { id } of MANIFESTS) {
      await page.goto(`/learn/${id}`)
      await page.locator(`a[href^='/learn/${id}/']`).first().click()
      await page.locator('#lesson-next').waitFor()
      expect([id, await faintTexts(page)]).toEqual([id, []])
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})

it('is a choice that is kept, and applied before the page’s own script runs', async () => {
  const { page, context } = await visit(stage.browser, stage.url)
  await page.addInitScript(WATCH_FIRST)
  const choose = async (name: string): Promise<unknown> => {
    await page.getByRole('group', { name: en.settings.contrast }).getByText(name).click()
    return page.evaluate(ROOT)
  }
  await page.goto('/settings')
  const { high, normal, automatic } = en.settings.contrasts
  expect(await page.evaluate(ROOT)).toBeNull()
  expect(await choose(high)).toBe('high')
  await page.reload()
  expect(await page.evaluate('window.first')).toBe('high')
  expect(await choose(normal)).toBeNull()
  await page.emulateMedia({ contrast: 'more' })
  expect(await page.evaluate(ROOT)).toBeNull()
  expect(await choose(automatic)).toBe('high')
  await page.reload()
  expect(await page.evaluate('window.first')).toBe('high')
  await page.emulateMedia({ contrast: 'no-preference' })
  await expect.poll(() => page.evaluate(ROOT)).toBeNull()
  await context.close()
})
