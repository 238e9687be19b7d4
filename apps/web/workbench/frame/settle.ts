/** Waits until a frame is drawn, makes its taps, and marks the document as ready, so that tests know when to look. */

const nextPicture = (): Promise<void> =>
  new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

const MAX_WAIT = 10_000

/** A CSS selector, or `selector >> nth=2` for one of several elements, as the browser tests write it. */
const find = (selector: string): Element | undefined => {
  const [css = '', index = '0'] = selector.split(' >> nth=')
  return document.querySelectorAll(css)[Number(index)]
}

const waitFor = async (selector: string): Promise<HTMLElement | SVGElement> => {
  const end = performance.now() + MAX_WAIT
  for (;;) {
    const found = find(selector)
    if (found instanceof HTMLElement || found instanceof SVGElement) return found
    if (performance.now() > end) throw new Error(`The frame has no ${selector}.`)
    await nextPicture()
  }
}

const click = (element: HTMLElement | SVGElement): void => {
  if (element instanceof HTMLElement) element.focus()
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }))
}

/** The bundled fonts. Local fallbacks may be missing on a machine, which is no problem. */
const loadFonts = async (): Promise<void> => {
  await Promise.allSettled(Array.from(document.fonts, font => font.load()))
  await document.fonts.ready
}

/** Clicks each element as soon as it exists. */
export const makeTaps = async (taps: readonly string[]): Promise<void> => {
  for (const tap of taps) {
    click(await waitFor(tap))
    await nextPicture()
  }
}

/** `drawn` is the selector of something that exists as soon as the content is drawn. */
export const settleFrame = async (drawn: string, act: () => Promise<void>): Promise<void> => {
  await waitFor(drawn)
  await loadFonts()
  await act()
  await nextPicture()
  await nextPicture()
  document.documentElement.dataset['ready'] = 'yes'
}
