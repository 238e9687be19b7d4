/** Rummikub's drafts: they survive reloads and lost connections, are blank for others, are reset when time runs out, and work among forty sets on a phone. */
import { expect, it } from 'vitest'
import { KIT_TEXTS } from '@tortuga/ui/table'
import { en as table } from '../../../games/rummikub/web/text/en/index.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { until } from './support/play.ts'
import { act, inSet, isPossible, listenTo, newSet, onRack, rack, seesTable, sitDown } from './games/rummikub.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

it('a draft survives a reload and a lost connection, and its tiles are blank for others until they are committed', async () => {
  const position = 'pl | table: R4 R5 R6 R7 R8 / B1 B2 B3 | A: R6 K13 O11 | B: B9 B10 | opened: A B'
  const { path, seats } = await sitDown(stage.browser, stage.url, stage.server, { position, names: ['Ola', 'Jan'] })
  const [ola, jan] = seats.map(({ page }) => page)
  const watcher = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  if (ola === undefined || jan === undefined) throw new Error('nobody came')
  const heard = [listenTo(jan), listenTo(watcher.page)]
  await jan.reload()
  await watcher.page.goto(path)
  await watcher.page.getByText(en.table.watching).waitFor()
  await jan.locator('.rummikub').waitFor()
  const hidden = [/"(K13|O11)"/, /(black 13|orange 11)/i]
  const others = [jan, watcher.page]
  const leaks = async (): Promise<readonly string[]> =>
    [...(await Promise.all(others.map(page => page.content()))), ...heard.flat()].filter(text => hidden.some(face => face.test(text)))

  await onRack(ola, 'red 6').click()
  await inSet(ola, 1, 'red 5').click()
  for (const name of ['black 13', 'orange 11']) await onRack(ola, name).click()
  await newSet(ola).click()
  const drafted = 'R4 R5 R6 / R6 R7 R8 / B1 B2 B3 / K13 O11'
  await seesTable(ola, drafted)
  for (const page of others) await seesTable(page, 'R4 R5 R6 / ? R7 R8 / B1 B2 B3 / ? ?')
  await jan.getByText(table.rearranging(3)).waitFor()

  // What others ask for meanwhile takes nothing from it.
  await jan.getByRole('button', { name: en.table.options }).click()
  await jan.getByRole('dialog').getByRole('button', { name: en.options.endGame }).click()
  await jan.getByRole('alert').getByRole('button', { name: en.options.endGame }).click()
  await ola.getByText(en.vote.end('Jan')).waitFor()
  await seesTable(ola, drafted)
  await ola.getByRole('button', { name: en.vote.no }).click()
  await jan.getByRole('log', { name: en.table.log }).getByText(en.table.entry.no('Ola')).waitFor()
  await seesTable(ola, drafted)
  for (const page of others) expect(await audit(page)).toEqual([])

  await ola.reload()
  await ola.locator('.rummikub').waitFor()
  await seesTable(ola, drafted)
  expect(await rack(ola).getByRole('button').count()).toBe(0)
  await ola.context().setOffline(true)
  await stage.restart()
  await ola.context().setOffline(false)
  await until('Ola to be back', async () => (await ola.getByText(en.table.banner.lost).count()) === 0)
  await seesTable(ola, drafted)

  // Undone: the two tiles were never shown.
  await act(ola, table.undoStep).click()
  for (const page of others) await seesTable(page, 'R4 R5 R6 / ? R7 R8 / B1 B2 B3')
  await until('Ola to be on the line', () => isPossible(act(ola, table.commit)))
  await act(ola, table.commit).click()
  for (const page of others) await seesTable(page, 'R4 R5 R6 / R6 R7 R8 / B1 B2 B3')
  expect(await leaks()).toEqual([])
  expect(heard.every(frames => frames.some(frame => frame.includes('"draft":{"type":"table"')))).toBe(true)
  expect(seats.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of [...seats, watcher]) await context.close()
})

it('a timeout resets the table for everyone and says why', async () => {
  const position = 'pl | table: R4 R5 R6 R7 R8 | A: R6 K13 O11 | B: B9 B10 | opened: A B | bank: K1 …'
  const clock = { type: 'move', seconds: 60 } as const
  const { path, seats } = await sitDown(stage.browser, stage.url, stage.server, { position, names: ['Ola', 'Jan'], clock })
  const [ola, jan] = seats.map(({ page }) => page)
  if (ola === undefined || jan === undefined) throw new Error('nobody came')
  await onRack(ola, 'red 6').click()
  await inSet(ola, 1, 'red 5').click()
  await onRack(ola, 'black 13').click()
  await seesTable(jan, 'R4 R5 R6 / ? R7 R8')
  await stage.pass(60_000)
  await ola.getByText(table.timeUp(null, 1)).first().waitFor()
  await jan.getByText(table.timeUp('Ola', 1)).first().waitFor()
  for (const page of [ola, jan]) {
    await seesTable(page, 'R4 R5 R6 R7 R8')
    await page.getByText(table.restored).first().waitFor()
    await page.getByRole('button', { name: KIT_TEXTS.en.rule('R8.2') }).waitFor()
  }
  expect(await rack(ola).getByRole('button').count()).toBe(4)
  expect(await audit(ola)).toEqual([])

  // A player who was away is told that the draft is gone.
  await onRack(jan, 'blue 9').click()
  await newSet(jan).click()
  await jan.goto('/')
  await stage.pass(60_000)
  await ola.getByText(table.timeUp('Jan', 1)).first().waitFor()
  await jan.goto(path)
  await jan.getByText(table.actions.dropped).first().waitFor()
  await seesTable(jan, 'R4 R5 R6 R7 R8')
  expect(seats.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of seats) await context.close()
})

/** Almost all tiles of the larger edition, in more than forty sets. */
const full = (): string => {
  const colours = ['K', 'R', 'B', 'O']
  const runs = colours.flatMap(colour =>
    [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [10, 11, 12, 13],
    ].map(run => run.map(number => `${colour}${number}`).join(' ')),
  )
  const groups = Array.from({ length: 25 }, (_, index) => colours.map(colour => `${colour}${(index % 13) + 1}`).join(' '))
  return [...runs, ...groups].join(' / ')
}

it('forty sets fit a phone: the table scrolls and zooms, and a tile can be placed by taps', async () => {
  const position = `pl | table: ${full()} | A: J K13 R13 | B: B13 | C: O13 | D: J | E: J | F: J | opened: A B C D E F`
  const { seats } = await sitDown(
    stage.browser,
    stage.url,
    stage.server,
    { position, names: ['Ola', 'Jan', 'Ewa', 'Jerzy', 'Zofia', 'Adam'] },
    [PHONE],
  )
  const [ola] = seats.map(({ page }) => page)
  if (ola === undefined) throw new Error('nobody came')
  expect(await ola.locator('.rk-set').count()).toBe(41)
  const sizes = async (): Promise<{ tile: number; wide: number; screen: number; nodes: number }> =>
    ola.evaluate(
      `({ tile: document.querySelector('.rk-board [data-piece]').getBoundingClientRect().width, wide: document.documentElement.scrollWidth, screen: innerWidth, nodes: document.querySelectorAll('.rummikub *').length })`,
    )
  const before = await sizes()
  expect(before.wide).toBe(before.screen)
  expect(before.tile).toBeGreaterThanOrEqual(24)
  expect(before.nodes).toBeLessThan(160 * 9) // light enough to be moved about
  await act(ola, table.zoomIn).tap()
  expect((await sizes()).tile).toBeGreaterThan(before.tile)
  expect((await sizes()).wide).toBe(before.screen)
  await act(ola, table.zoomFit).tap()
  expect((await sizes()).tile).toBe(before.tile)
  expect(await audit(ola)).toEqual([])

  await onRack(ola, 'black 13').tap()
  await inSet(ola, 41, 'black 12').tap()
  await ola.getByText(table.faults['too-long']({ type: 'too-long', set: 40, length: 5 }).title, { exact: true }).waitFor()
  await act(ola, table.arrange).tap()
  await until('it to be arranged', async () => (await ola.locator('.rk-set[data-state="broken"]').count()) === 0)
  await act(ola, table.commit).tap()
  await ola
    .getByText(/^You (?:lay|add) /)
    .first()
    .waitFor()
  for (const { context } of seats) await context.close()
  expect(seats.flatMap(({ complaints }) => complaints)).toEqual([])
})
