/** The keyboard grid, dragging and the order list of the table kit, used in a browser by keyboard, mouse and touch. */
import type { CDPSession, Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { audit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { buildKitPage, visitKitPage } from './kit-pages/kit-site.ts'
import { until } from './support/play.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(async () => ({ files: await buildKitPage('kit-page.tsx') }))

type Point = { readonly x: number; readonly y: number }

const centreOf = async (locator: Locator): Promise<Point> => {
  const { x, y, width, height } = (await locator.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}
const tile = (page: Page, id: string): Locator => page.locator(`[data-drag="${id}"]`)
const idsIn = (page: Page, zone: 'board' | 'rack'): Promise<readonly string[]> => page.locator(`.${zone} .tile`).allInnerTexts()
const clicksOn = (page: Page): Promise<string> => page.locator('output').innerText()
const tabStops = (page: Page, group: string): Promise<readonly string[]> =>
  page.locator(`${group} [data-stop][tabindex="0"]`).evaluateAll(found => found.map(element => element.getAttribute('aria-label') ?? ''))

it('each group is one Tab stop; arrow keys, Home, End and typing move the focus', async () => {
  const { page, complaints, context } = await visitKitPage(stage.browser, stage.files, 'Tile b0')
  const keys = await useKeyboard(page)
  const press = async (...all: readonly string[]): Promise<string> => (await keys.press(...all)).name

  expect(await press('Tab')).toBe('Tile b0')
  expect(await press('ArrowRight', 'ArrowDown')).toBe('Tile b7') // six in a row
  expect(await press('Home')).toBe('Tile b6')
  expect(await press('End')).toBe('Tile b11')
  expect(await press('Control+End')).toBe('Tile r3')
  expect(await press('ArrowUp')).toBe('Tile b21') // from the rack to the last row of the board
  expect(await press('Control+Home', 'ArrowLeft', 'ArrowUp')).toBe('Tile b0')
  expect(await press('End', 'Shift+ArrowRight', 'Alt+ArrowRight', 'Control+ArrowRight')).toBe('Tile b6')
  expect(await press('Tab')).toBe('Tile r3')
  expect(await press('Shift+Tab')).toBe('Tile b6')

  expect(await press('t', 'i', 'l', 'e', 'Space')).toBe('Tile b7') // Space presses the tile that was found
  expect(await clicksOn(page)).toBe('1')
  expect(await press('Delete')).toBe('') // the focused tile is gone
  expect(await tabStops(page, '.board')).toEqual(['Tile b8'])
  await tile(page, 'b8').focus()
  expect(await press('s')).toBe('Tile b8') // the game's own key comes before typing
  expect(await tile(page, 'b8').getAttribute('aria-pressed')).toBe('true')
  expect(await tabStops(page, '.board')).toEqual(['Tile b8'])

  expect(await press('Tab', 'Tab')).toBe('Beczka')
  expect(await press('ArrowDown')).toBe('Bosman') // one row: up and down walk along it
  expect(await press('l', 'o')).toBe('Łódź')
  await page.getByRole('button', { name: 'Beczka' }).focus()
  expect(await press('k')).toBe('Beczka')
  expect(await page.locator('[data-used]').innerText()).toBe('Beczka')
  await page.getByRole('textbox').focus()
  expect(await press('b', 'ArrowLeft', 'Home')).toBe('Search')
  expect(await page.getByRole('textbox').inputValue()).toBe('b')
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})

it('pieces are dragged by mouse, one or several, with a copy, a marked target, and no click', async () => {
  const { page, complaints, context } = await visitKitPage(stage.browser, stage.files, 'Tile b0')
  const drag = async (from: Locator, to: Locator): Promise<void> => {
    const [start, goal] = [await centreOf(from), await centreOf(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(goal.x, goal.y, { steps: 5 })
    await page.mouse.move(goal.x + 1, goal.y)
  }
  await drag(tile(page, 'b0'), page.locator('.rack'))
  await page.locator('.rack[data-over]').waitFor()
  expect(await page.locator('.drag-ghost').innerText()).toBe('b0')
  expect(await page.locator('.drag-ghost [data-stop], .drag-ghost [data-drag]').count()).toBe(0)
  expect(await tile(page, 'b0').getAttribute('data-lifted')).toBe('true')
  await page.mouse.up()
  expect(await idsIn(page, 'rack')).toEqual(['r0', 'r1', 'r2', 'r3', 'b0'])
  expect(await page.locator('.drag-ghost, [data-over], [data-lifted], [data-dragging]').count()).toBe(0)
  await until('the copy above the table to land', async () => (await page.locator('.glide-copy').count()) === 0)

  await drag(tile(page, 'b1'), page.locator('.rack')) // Escape cancels, and the button is still down
  await page.keyboard.press('Escape')
  expect(await page.locator('.drag-ghost').count()).toBe(0)
  const start = await centreOf(tile(page, 'b1'))
  await page.mouse.move(start.x, start.y)
  await page.mouse.up()
  expect(await idsIn(page, 'rack')).toHaveLength(5)
  await drag(tile(page, 'b2'), tile(page, 'b3')) // inside its own zone
  await page.mouse.move((await centreOf(tile(page, 'b2'))).x, (await centreOf(tile(page, 'b2'))).y)
  await page.mouse.up()
  expect(await clicksOn(page)).toBe('0')
  await drag(tile(page, 'r3'), page.locator('.board')) // may not be lifted
  expect(await page.locator('.drag-ghost').count()).toBe(0)
  await page.mouse.up()
  await tile(page, 'r0').click()
  expect(await clicksOn(page)).toBe('1')

  for (const id of ['r0', 'r2']) await tile(page, id).press('s')
  await drag(tile(page, 'r2'), page.locator('.board'))
  expect(await page.locator('.drag-ghost > *').allInnerTexts()).toEqual(['r0', 'r2'])
  await page.mouse.up()
  expect((await idsIn(page, 'board')).slice(-2)).toEqual(['r0', 'r2'])
  expect(complaints).toEqual([])
  await context.close()
})

const touch = (session: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(point => ({ ...point })) })

it('a finger drags at once where nothing scrolls, and after resting where the container scrolls', async () => {
  const { page, complaints, context } = await visitKitPage(stage.browser, stage.files, 'Tile b0', { hasTouch: true })
  const session = await context.newCDPSession(page)
  const [board, rack] = [await centreOf(page.locator('.board')), await centreOf(tile(page, 'r1'))]
  await touch(session, 'touchStart', [rack])
  await touch(session, 'touchMove', [{ x: rack.x, y: rack.y - 30 }])
  await touch(session, 'touchMove', [board])
  await page.locator('.board[data-over]').waitFor()
  await touch(session, 'touchEnd', [])
  expect((await idsIn(page, 'board')).at(-1)).toBe('r1')

  const scrolled = (): Promise<number> => page.locator('.board').evaluate(element => element.scrollTop)
  const from = await centreOf(tile(page, 'b8'))
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000) // while time stands still, no finger rests long enough
  await touch(session, 'touchStart', [from])
  for (const step of [10, 25, 40, 55]) await touch(session, 'touchMove', [{ x: from.x, y: from.y - step }])
  await until('the board to scroll', async () => (await scrolled()) > 0)
  expect(await page.locator('.drag-ghost').count()).toBe(0)
  await touch(session, 'touchEnd', [])
  await until('the board to rest at its top', async () => {
    const before = await scrolled()
    await page.locator('.board').evaluate(element => element.scrollTo(0, 0)) // the board may still move by the finger's speed
    return before === 0
  })

  await page.locator('.rack').evaluate(element => element.setAttribute('data-drag-hold', 'x'))
  const sideways = await centreOf(tile(page, 'r2'))
  await touch(session, 'touchStart', [sideways])
  for (const step of [10, 25, 40]) await touch(session, 'touchMove', [{ x: sideways.x - step, y: sideways.y - 5 }])
  expect(await page.locator('.drag-ghost').count()).toBe(0)
  await touch(session, 'touchEnd', [])
  await touch(session, 'touchStart', [sideways])
  for (const step of [10, 25, 40]) await touch(session, 'touchMove', [{ x: sideways.x - 5, y: sideways.y - step }])
  expect(await page.locator('.drag-ghost').innerText()).toBe('r2')
  await page.keyboard.press('Escape')
  await touch(session, 'touchEnd', [])
  await page.clock.resume()

  await touch(session, 'touchStart', [from])
  await page.locator('.drag-ghost').waitFor()
  const { x, y, height } = (await page.locator('.board').boundingBox())!
  await touch(session, 'touchMove', [{ x: from.x, y: from.y + 5 }])
  await touch(session, 'touchMove', [{ x: x + 100, y: y + height - 10 }])
  await until('the board to scroll at its edge', async () => (await scrolled()) > 20)
  await touch(session, 'touchMove', [await centreOf(tile(page, 'r2'))])
  await page.locator('.rack[data-over]').waitFor()
  await touch(session, 'touchEnd', [])
  expect(await idsIn(page, 'rack')).toEqual(['r0', 'r2', 'r3', 'b8'])
  expect(complaints).toEqual([])
  await context.close()
})

it('a list is reordered by dragging, by two taps, by arrow buttons and by keyboard, and says its order', async () => {
  const { page, complaints, context } = await visitKitPage(stage.browser, stage.files, 'Tile b0')
  const keys = await useKeyboard(page)
  const inList = (label: string) => {
    const list = page.getByRole('region', { name: label })
    return {
      list,
      grip: (name: string) => list.getByRole('button', { name: new RegExp(`^${name}, `) }),
      order: () => list.locator('.order-content').allInnerTexts(),
      said: () => list.getByRole('status').innerText(),
    }
  }
  const row = inList('Row')
  const [from, to] = [await centreOf(row.grip('Cat')), await centreOf(row.grip('Ant'))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await row.list.locator('[data-entry="Ant"][data-over]').waitFor()
  await page.mouse.up()
  expect(await row.order()).toEqual(['Cat', 'Ant', 'Bee'])
  expect(await row.said()).toBe('Order: Cat, Ant, Bee')
  expect(await row.grip('Cat').getAttribute('aria-pressed')).toBe('false')

  await row.grip('Bee').click()
  expect(await row.grip('Bee').getAttribute('aria-pressed')).toBe('true')
  await row.grip('Ant').click()
  expect(await row.order()).toEqual(['Cat', 'Bee', 'Ant'])
  expect(await keys.hear()).toMatchObject({ name: 'Bee, 2 of 3', isPressed: false })

  expect(await keys.press('Space')).toMatchObject({ name: 'Bee, 2 of 3', isPressed: true })
  expect(await keys.press('ArrowRight')).toMatchObject({ name: 'Bee, 3 of 3', isPressed: true })
  expect(await keys.press('ArrowRight', 'ArrowUp', 'ArrowLeft')).toMatchObject({ name: 'Bee, 1 of 3' })
  expect(await keys.press('Escape', 'ArrowRight')).toMatchObject({ name: 'Cat, 2 of 3', isPressed: false })
  expect(await row.said()).toBe('Order: Bee, Cat, Ant')
  expect(await keys.press('Tab')).toMatchObject({ name: 'Lock' })

  const column = inList('Column')
  await column.grip('Cat').click() // here a tap moves the entry to the first place
  expect(await column.order()).toEqual(['Cat', 'Ant', 'Bee'])
  await column.list.getByRole('button', { name: 'Cat later' }).click()
  expect(await column.order()).toEqual(['Ant', 'Cat', 'Bee'])
  expect(await keys.hear()).toMatchObject({ name: 'Cat, 2 of 3' })
  await keys.press('Space', 'ArrowDown', 'Space')
  expect(await column.order()).toEqual(['Ant', 'Bee', 'Cat'])
  expect(await keys.press('Home', 'b')).toMatchObject({ name: 'Bee, 2 of 3' })
  await keys.press('Enter')
  expect(await column.order()).toEqual(['Bee', 'Ant', 'Cat'])

  await column.list.getByRole('button', { name: 'Lock' }).click()
  expect(await column.list.locator('.order-list button, [data-drag]').count()).toBe(0)
  expect(await column.order()).toEqual(['Bee', 'Ant', 'Cat'])
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
