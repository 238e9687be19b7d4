/** Measures in the page whether everything important can be seen and pressed: nothing lies under a note, and targets are large enough for a finger. */
import type { Page } from 'playwright-core'

/** What lies above the table and may cover it. */
const NOTES = '.table-note, .recap, .hint-line, .table-shelf, .refused-tap, .banner, .lastline, .table-bar, .side'
/** Pieces and controls of the table. What takes no presses is only a place for motion. */
const IMPORTANT = '[data-place], button, a[href], input, select'
/** What a finger has to hit. */
const TARGETS = 'button, select, a.btn'
/**
 * What may be smaller: names of cards inside sentences, tiles on Rummikub's table, which can be enlarged, and the ships of a raid, which the
 * prompt lists again as buttons.
 */
const MAY_BE_SMALL = '.log *, p *, .rk-board *, .rr-party *'

/** Pixels that a finger needs, and how many of them may lie under the edge of a neighbour. */
const [MIN_TARGET, EDGE] = [44, 3]

type Reach = {
  /** Pixels by which the page is wider than the window. */
  readonly overflow: number
  readonly covered: readonly string[]
  readonly small: readonly string[]
}

/** On a phone a table may scroll; then everything must come out from under the notes. On a larger screen nothing may lie there at all. */
const MEASURE = (isPhone: boolean): string => `(() => {
  const describe = element => [element.dataset.place, element.className, element.ariaLabel ?? element.textContent.trim()].join(' ').slice(0, 80)
  const isInside = (x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
  const covered = []
  const small = []
  for (const element of document.querySelectorAll('.table-page :is(${IMPORTANT})')) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest('.vh, .air') !== null) continue
    if (getComputedStyle(element).pointerEvents === 'none') continue
    element.scrollIntoView({ block: '${isPhone ? 'center' : 'nearest'}', inline: '${isPhone ? 'center' : 'nearest'}' })
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width < 2 || height < 2) continue
    const [x, y] = [left + width / 2, top + height / 2]
    const note = document.elementFromPoint(x, y)?.closest('${NOTES}') ?? null
    if (!isInside(x, y)) covered.push('outside the window: ' + describe(element))
    else if (note !== null && !note.contains(element) && !element.contains(note)) covered.push('under ' + note.className + ': ' + describe(element))
    if (!${String(isPhone)} || !element.matches('${TARGETS}') || element.matches('${MAY_BE_SMALL}')) continue
    const reach = (dx, dy) => {
      let far = 0
      while (far < ${MIN_TARGET} && isInside(x + dx * far, y + dy * far) && element.contains(document.elementFromPoint(x + dx * far, y + dy * far))) far += 1
      return far
    }
    const [wide, high] = [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]
    if (Math.min(wide, high) < ${MIN_TARGET - EDGE}) small.push(wide + '×' + high + ': ' + describe(element))
  }
  return { overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth, covered, small }
})()`

export const measureReach = async (page: Page, isPhone: boolean): Promise<Reach> => (await page.evaluate(MEASURE(isPhone))) as Reach
