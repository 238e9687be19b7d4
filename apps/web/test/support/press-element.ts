/** Presses elements of a page by mouse, by taps or by keys. */
import type { Locator } from 'playwright-core'
import { hasFocus } from './play.ts'

export type PressElement = (target: Locator) => Promise<void>

export const clickElement: PressElement = target => target.click()
export const tapElement: PressElement = target => target.tap()

const MAX_TABS = 70
const MAX_ARROWS = 60

/** Tabs to the group of the element, which is one Tab stop, then goes on by arrow keys. Nothing is focused by script. */
const walkTo = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page()
  const inGroup = target.locator('xpath=ancestor::*[@data-group][1]').locator(':focus')
  for (let tabs = 0; tabs < MAX_TABS && (await inGroup.count()) === 0 && !(await hasFocus(target)); tabs += 1) await keyboard.press('Tab')
  if (await hasFocus(target)) return
  await keyboard.press('Control+Home')
  for (let steps = 0; steps < MAX_ARROWS && !(await hasFocus(target)); steps += 1) await keyboard.press('ArrowRight')
}

const tabTo = async (target: Locator): Promise<void> => {
  const { keyboard } = target.page()
  for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus(target)); tabs += 1) await keyboard.press('Tab')
}

/** Goes to the element by keys alone and presses Enter. */
export const typeElement: PressElement = async target => {
  await ((await target.getAttribute('data-stop')) === null ? tabTo(target) : walkTo(target))
  if (!(await hasFocus(target))) throw new Error(`keys do not lead to ${String(target)}`)
  await target.page().keyboard.press('Enter')
}
