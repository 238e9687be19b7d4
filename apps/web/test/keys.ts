/** Hands that know only the keyboard: where focus is they learn from the browser's own accessibility tree, as a screen reader does. */
import type { CDPSession, Page } from 'playwright-core'

/** What has focus, as it is said aloud. */
type Heard = { readonly role: string; readonly name: string; readonly isPressed: boolean; readonly isDisabled: boolean }

export type Keys = {
  /** What has focus now. */
  readonly hear: () => Promise<Heard>
  readonly press: (...keys: readonly string[]) => Promise<Heard>
  /** Walks by Tab (or backwards) until this is heard. */
  readonly tabTo: (role: string, name: RegExp | string, way?: 'Tab' | 'Shift+Tab') => Promise<Heard>
}

const MOST_TABS = 50

const hearOn = async (session: CDPSession): Promise<Heard> => {
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

const isCalled = ({ role, name }: Heard, wantedRole: string, wanted: RegExp | string): boolean =>
  role === wantedRole && (typeof wanted === 'string' ? name === wanted : wanted.test(name))

export const takeKeys = async (page: Page): Promise<Keys> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  const hear = (): Promise<Heard> => hearOn(session)
  return {
    hear,
    press: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
      return hear()
    },
    tabTo: async (role, name, way = 'Tab') => {
      const passed: string[] = []
      for (let tabs = 0; tabs <= MOST_TABS; tabs += 1) {
        const heard = await hear()
        if (isCalled(heard, role, name)) return heard
        passed.push(`${heard.role} ${heard.name}`)
        await page.keyboard.press(way)
      }
      throw new Error(`no ${role} ${String(name)} within ${MOST_TABS} presses of ${way}; passed: ${passed.join(' | ')}`)
    },
  }
}
