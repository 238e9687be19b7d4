/** Opens pages and frames of the workbench in tests. */
import type { Page } from 'playwright-core'

/** A frame that a page of the workbench links. */
export type LinkedFrame = {
  readonly name: string
  readonly path: string
  readonly size: { readonly width: number; readonly height: number }
}

/** Frames inside pages are left empty: tests open each of them by itself. */
export const emptyFrames = async (page: Page): Promise<void> => {
  await page.route(/\/workbench\/(frame|gallery|app)/, async route => {
    const isInside = route.request().isNavigationRequest() && route.request().frame().parentFrame() !== null
    await (isInside ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Frame</title>' }) : route.continue())
  })
}

/** The frames that this page links, in order. */
export const linkedFrames = async (page: Page): Promise<readonly LinkedFrame[]> => {
  const links = await page
    .locator('a[data-frame]')
    .evaluateAll(all =>
      all.map(link => [
        link.ariaLabel ?? link.textContent ?? '',
        link.getAttribute('href') ?? '',
        (link as HTMLElement).dataset['frame'] ?? '',
      ]),
    )
  return links.map(([name = '', path = '', size = '']) => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    return { name, path, size: { width, height } }
  })
}

/** Shows another address of the workbench. It is not loaded again, which would take most of the time, except for pages of the shell, which change their address themselves. */
const goTo = async (page: Page, path: string): Promise<void> => {
  const { pathname, search } = new URL(page.url())
  if (`${pathname}${search}` === path) return
  const isLoaded = [pathname, path].every(one => one.startsWith('/workbench') && !one.startsWith('/workbench/app'))
  if (!isLoaded) return void (await page.goto(path))
  await page.evaluate(`delete document.documentElement.dataset.ready; history.pushState(null, '', ${JSON.stringify(path)})`)
}

/** Opens a page of the workbench and waits for its content. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await goTo(page, path)
  await page.locator(`[data-path="${path}"] main :is(a[data-frame], .wb-strip, .wb-cards)`).first().waitFor()
}

/** Opens a frame and waits until it is drawn and its taps are made. */
export const openFrame = async (page: Page, { name, path, size }: LinkedFrame): Promise<void> => {
  await page.setViewportSize(size)
  await goTo(page, path)
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  const ready = await page.locator('html').getAttribute('data-ready')
  if (ready !== 'yes') throw new Error(`${name}: ${await page.locator('body').innerText()}`)
}
