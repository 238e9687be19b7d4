/** The page draws every golden game of every edition: versions from beginning to end, for seats, spectators and with open cards, without an error. */
import { MANIFESTS } from '@tortuga/games'
import { describe, expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import { readGoldenJournals } from './games/golden-journals.ts'
import { chooseFile, reachShown } from './replay-site.ts'
import { openSite } from './support/site.ts'
import { en } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openSite)

/** How many versions of a game are drawn for each viewer, each with the step that leads to it. */
const STEPS = 3

/** Runs in the page, because a call for every version would take longer than drawing it. */
const walk = async (steps: number): Promise<number> => {
  const find = <A extends Element>(selector: string): A => {
    const found = document.querySelector<A>(selector)
    if (found === null) throw new Error(`the page has no ${selector}`)
    return found
  }
  const [scrubber, picker] = [find<HTMLInputElement>('.replay-scrubber'), find<HTMLSelectElement>('.replay-picks > :last-child select')]
  const shown = async (wanted: string): Promise<void> => {
    const end = performance.now() + 60_000
    while (document.querySelector<HTMLElement>('.replay')?.dataset['shown'] !== wanted) {
      if (performance.now() > end) throw new Error(`${wanted} was not drawn`)
      await new Promise(resolve => setTimeout(resolve))
    }
  }
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set // React watches the element's own setter
  const jump = (version: number): void => {
    setValue?.call(scrubber, String(version))
    scrubber.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const last = Number(scrubber.max)
  let drawn = 0
  const all = Array.from(picker.options, option => option.value)
  for (const viewer of [all[0] ?? '', ...all.slice(-3)]) {
    // the first seat and the last, spectators, open cards
    picker.value = viewer
    picker.dispatchEvent(new Event('change', { bubbles: true }))
    for (let step = 1; step <= steps; step += 1) {
      const version = Math.round((last * step) / steps)
      jump(version - 1)
      await shown(`${version - 1} ${viewer}`)
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }))
      await shown(`${version} ${viewer}`)
      drawn += 1
    }
  }
  return drawn
}

describe.each(MANIFESTS.map(({ id }) => id))('%s', game => {
  it('is drawn without an error', async () => {
    const { page, context, complaints } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
    await page.goto('/r/file')
    for (const { rules, name, text } of await readGoldenJournals(game)) {
      await chooseFile(page, text)
      await reachShown(page, 0, 'open')
      const drawn = await page.evaluate(walk, STEPS)
      expect([rules, name, drawn, complaints]).toEqual([rules, name, 4 * STEPS, []])
      await page.getByRole('button', { name: en.replay.otherFile }).click()
    }
    await context.close()
  })
})
