/** Blocked buttons of the table kit say why they are blocked, by mouse, touch and keyboard. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit, PHONE } from './support/browser.ts'
import { buildKitPage, visitKitPage } from './kit-pages/kit-site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(async () => ({ files: await buildKitPage('kit-buttons-page.tsx') }))

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
const slip = (page: Page, reason: string): Locator => page.locator('.why-slip', { hasText: reason })
const noSlip = (page: Page): Promise<void> => page.locator('.why-slip').waitFor({ state: 'detached' })
/** Presses a button that is blocked: by itself, the browser driver would wait until it is not. */
const FORCE = { force: true } as const
const presses = (page: Page): Promise<string> => page.locator('output').innerText()

/** Whether the slip lies inside the window, beside the button and not over it. */
const isBeside = async (page: Page, name: string): Promise<boolean> => {
  const [one, other] = [(await page.locator('.why-slip').boundingBox())!, (await button(page, name).boundingBox())!]
  const { width, height } = page.viewportSize()!
  const isInside = one.x >= 0 && one.y >= 0 && one.x + one.width <= width && one.y + one.height <= height
  const isApart =
    one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y
  return isInside && isApart
}

it('by mouse: a title while it is hovered, a slip when it is pressed', async () => {
  const { page, complaints, context } = await visitKitPage(stage.browser, stage.files, 'Play')
  await button(page, 'Play').hover(FORCE)
  await page.locator('[title="Pick a card first."]').waitFor()
  await button(page, 'Play').click(FORCE)
  await slip(page, 'Pick a card first.').waitFor()
  expect(await isBeside(page, 'Play')).toBe(true)
  await page.getByRole('status').filter({ hasText: 'Pick a card first.' }).waitFor()
  await button(page, 'Undo').click(FORCE)
  await slip(page, 'Drawing can’t be undone.').waitFor()
  expect(await page.locator('.why-slip').count()).toBe(1)
  await button(page, 'Busy').click(FORCE) // without a reason there is nothing to show
  await noSlip(page)
  expect([await presses(page), await audit(page)]).toEqual(['0', []])

  await button(page, 'Toggle').click()
  await button(page, 'Play').click()
  await page.locator('output', { hasText: '1' }).waitFor()
  expect(await page.locator('.why-slip, [title="Pick a card first."]').count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('by touch: a slip beside the button', async () => {
  const { page, context } = await visitKitPage(stage.browser, stage.files, 'Play', PHONE)
  await button(page, 'Play').tap(FORCE)
  await slip(page, 'Pick a card first.').waitFor()
  expect(await isBeside(page, 'Play')).toBe(true)
  await page.locator('h1').tap()
  await noSlip(page)
  await context.close()
})

it('by keyboard, also above a dialog', async () => {
  const { page, context } = await visitKitPage(stage.browser, stage.files, 'Play')
  for (const key of ['Enter', 'Space']) {
    await button(page, 'Play').focus()
    await page.keyboard.press(key)
    await slip(page, 'Pick a card first.').waitFor()
    await page.keyboard.press('Tab')
    await noSlip(page)
  }
  await button(page, 'Open').click()
  await button(page, 'Begin').focus()
  await page.keyboard.press('Enter')
  await slip(page, 'Only the host may do this.').waitFor()
  const box = (await page.locator('.why-slip').boundingBox())!
  // The slip takes no presses, so the topmost element is asked for while it does.
  const isOnTop = await page.evaluate(
    ([x, y]) => {
      const found = document.querySelector<HTMLElement>('.why-slip')!
      found.style.pointerEvents = 'auto'
      return document.elementFromPoint(x!, y!) === found
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  )
  expect([isOnTop, await presses(page)]).toEqual([true, '0'])
  await context.close()
})
