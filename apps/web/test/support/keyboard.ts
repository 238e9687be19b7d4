/** Uses a page by keyboard only, and reads the focused element from the accessibility tree, like a screen reader. */
import type { CDPSession, Page } from 'playwright-core'

/** The focused element as a screen reader announces it. */
type FocusedElement = { readonly role: string; readonly name: string; readonly isPressed: boolean; readonly isDisabled: boolean }

export type Keyboard = {
  /** The element that has focus now. */
  readonly hear: () => Promise<FocusedElement>
  readonly press: (...keys: readonly string[]) => Promise<FocusedElement>
  /** Presses Tab (or Shift+Tab) until this element has focus. */
  readonly tabTo: (role: string, name: RegExp | string, way?: 'Tab' | 'Shift+Tab') => Promise<FocusedElement>
  /** The same, but looks through each keyboard group by arrow keys, because a group is one Tab stop. */
  readonly reach: (role: string, name: RegExp | string, way?: 'Tab' | 'Shift+Tab') => Promise<FocusedElement>
}

const MAX_TABS = 50
const MAX_ARROWS = 40
const MAX_LOOKS = 20

const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

const readFocus = async (session: CDPSession): Promise<FocusedElement> => {
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId ?? '', fetchRelatives: false })
  const [node] = nodes
  const stateOf = (name: string): boolean =>
    [true, 'true'].includes(node?.properties?.find(property => property.name === name)?.value.value as boolean | string)
  return {
    role: String(node?.role?.value ?? ''),
    name: String(node?.name?.value ?? ''),
    isPressed: stateOf('pressed'),
    isDisabled: stateOf('disabled'),
  }
}

/** React may replace the element between the two calls of `readFocus`, which then sees nothing: it looks again before it says so. */
const hearOn = async (page: Page, session: CDPSession): Promise<FocusedElement> => {
  let heard = await readFocus(session)
  for (let looks = 0; looks < MAX_LOOKS && heard.role === 'none' && heard.name === ''; looks += 1) {
    await nextFrame(page)
    heard = await readFocus(session)
  }
  return heard
}

const isCalled = ({ role, name }: FocusedElement, wantedRole: string, wanted: RegExp | string): boolean =>
  role === wantedRole && (typeof wanted === 'string' ? name === wanted : wanted.test(name))

export const useKeyboard = async (page: Page): Promise<Keyboard> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const hear = (): Promise<FocusedElement> => hearOn(page, session)
  /** Walks through the keyboard group that has focus; true if it ends on this element. */
  const walkTo = async (role: string, name: RegExp | string): Promise<boolean> => {
    if ((await page.locator('[data-stop]:focus').count()) === 0) return false
    await page.keyboard.press('Control+Home')
    for (let last = '', arrows = 0; arrows < MAX_ARROWS; arrows += 1) {
      const heard = await hear()
      if (isCalled(heard, role, name)) return true
      if (heard.name === last && arrows > 1) return false
      last = heard.name
      await page.keyboard.press('ArrowRight')
    }
    return false
  }
  const tabUntil = async (name: RegExp | string, way: 'Tab' | 'Shift+Tab', isThere: (heard: FocusedElement) => Promise<boolean>) => {
    const passed: string[] = []
    for (let tabs = 0; tabs <= MAX_TABS; tabs += 1) {
      const heard = await hear()
      if (await isThere(heard)) return hear()
      passed.push(`${heard.role} ${heard.name}`)
      await page.keyboard.press(way)
    }
    throw new Error(`no ${String(name)} within ${MAX_TABS} presses of ${way}; passed: ${passed.join(' | ')}`)
  }
  return {
    hear,
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
      return hear()
    },
    tabTo: (role, name, way = 'Tab') => tabUntil(name, way, heard => Promise.resolve(isCalled(heard, role, name))),
    reach: (role, name, way = 'Tab') => tabUntil(name, way, async heard => isCalled(heard, role, name) || walkTo(role, name)),
  }
}
