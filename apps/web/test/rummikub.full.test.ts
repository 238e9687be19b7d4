/** Rummikub: a whole round of two people by mouse and taps, play by keyboard only, and six seats against bots. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { KIT_TEXTS } from '@tortuga/ui/table'
import { en as table } from '../../../games/rummikub/web/text/en/index.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { isMyTurn, until, waitForTurn } from './support/play.ts'
import { act, drag, inSet, isPossible, newSet, onRack, seesTable, set, sitDown } from './games/rummikub.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)

/** Ola begins; both can open in their first turn without drawing. */
const DEAL = `own | agenda: redeal A B | fresh: A B | A: B4 B5 B6 J B8 B9 B10 R6 K12 R12 O1 O2 O3 O4 | B: R4 R5 R6 R7 R8 K1 K2 K3 B13 O13 K9 R1 B11 O7`
const twoRounds = async (): Promise<string> => {
  const { rummikub } = await import('@tortuga/rummikub/rules')
  return `${DEAL} | options: ${JSON.stringify({ ...rummikub.presets['pl'], rounds: 2 })}`
}

it('two people play a round to its end: opening, splitting a run, freeing a joker, going out, scoring', async () => {
  // Neither holds three doublets, so neither is asked about a new deal. Ola's page answers for her and waits until Jan comes.
  const isNotAsked = async (page: Page, seat: number): Promise<void> => {
    if (seat === 0) await page.getByText(table.redealAnswered).waitFor()
    expect(await act(page, table.redealNo).count()).toBe(0)
    expect(await audit(page)).toEqual([])
  }
  const prepared = { position: await twoRounds(), names: ['Ola', 'Jan'] }
  const { seats } = await sitDown(stage.browser, stage.url, stage.server, prepared, [{}, PHONE], isNotAsked)
  const [ola, jan] = seats.map(({ page }) => page)
  if (ola === undefined || jan === undefined) throw new Error('nobody came')

  // Ola opens by mouse: tiles marked, dragged as a group, one more dragged to the set; a tile that does not fit is marked with its reason and rule.
  await until('Ola’s turn', () => isMyTurn(ola))
  for (const name of ['blue 4', 'blue 5', 'blue 6']) await onRack(ola, name).click()
  await drag(ola, onRack(ola, 'blue 5'), newSet(ola))
  await seesTable(ola, 'B4 B5 B6')
  await ola.getByText(table.sum(15, 30)).first().waitFor()
  await drag(ola, onRack(ola, 'blue 9'), set(ola, 1))
  await ola.getByText(table.faults.gap({ type: 'gap', set: 0, tile: 'B9', expected: 7 }).title, { exact: true }).waitFor()
  expect(await isPossible(act(ola, table.commit))).toBe(false)
  expect(await audit(ola)).toEqual([])
  await ola.getByRole('button', { name: KIT_TEXTS.en.rule('R3.2') }).click()
  await ola.locator('[id="R3.2"]').waitFor()
  await ola.keyboard.press('Escape')
  for (const name of ['blue 8', 'joker', 'blue 10']) {
    await onRack(ola, name).click()
    await inSet(ola, 1, 'blue 5').click()
  }
  await seesTable(ola, 'B4 B5 B6 J B8 B9 B10')
  await act(ola, table.commit).click()

  // Jan opens by taps.
  await until('Jan’s turn', () => isMyTurn(jan))
  for (const name of ['red 4', 'red 5', 'red 6', 'red 7', 'red 8']) await onRack(jan, name).tap()
  await newSet(jan).tap()
  await jan.getByText(table.sum(30, 30)).first().waitFor()
  await act(jan, table.commit).tap()

  // Ola splits Jan's run with her own six, and takes the joker out of the middle of the other.
  await until('Ola’s turn', () => isMyTurn(ola))
  await drag(ola, onRack(ola, 'red 6'), set(ola, 2))
  await seesTable(ola, 'B4 B5 B6 J B8 B9 B10 / R4 R5 R6 / R6 R7 R8')
  for (const name of ['black 12', 'red 12']) await onRack(ola, name).click()
  await newSet(ola).click()
  await drag(ola, inSet(ola, 1, 'joker'), set(ola, 4))
  await seesTable(ola, 'B4 B5 B6 / B8 B9 B10 / R4 R5 R6 / R6 R7 R8 / K12 J R12')
  await act(ola, table.commit).click()
  await ola.getByText('You lay black 12, red 6, red 12 and rearrange the table.').first().waitFor()

  await until('Jan’s turn', () => isMyTurn(jan))
  for (const name of ['black 1', 'black 2', 'black 3']) await onRack(jan, name).tap()
  await act(jan, table.newSet).last().tap()
  await act(jan, table.commit).tap()

  // Ola's last four tiles; the round is written, and the next one asks everybody again.
  await until('Ola’s turn', () => isMyTurn(ola))
  for (const name of ['orange 1', 'orange 2', 'orange 3', 'orange 4']) await onRack(ola, name).click()
  await newSet(ola).click()
  await ola.getByText(table.goesOut).waitFor()
  await act(ola, table.commit).click()
  for (const page of [ola, jan]) {
    const over = page.getByRole('region', { name: table.roundOver(1) })
    await over.getByText(page === ola ? table.youGoOut : table.wentOut('Ola')).waitFor()
    expect(await over.getByRole('row').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^1\s+\+54\s+−54$/), expect.stringMatching(/^Total\s+\+54\s+−54$/)]),
    )
    expect(await audit(page)).toEqual([])
    await over.getByRole('button', { name: KIT_TEXTS.en.goOn }).click()
    await page.getByRole('heading', { level: 1, name: table.roundOf(2, 2) }).waitFor()
  }
  expect(seats.flatMap(({ complaints }) => complaints)).toEqual([])
  for (const { context } of seats) await context.close()
})

it('can be played by keyboard only: pick up, move, split, join, undo, finish', async () => {
  const position = 'pl | table: R4 R5 R6 R7 R8 / K1 K2 K3 | A: R6 K4 O9 | B: B1 B2 | opened: A B'
  const { seats } = await sitDown(stage.browser, stage.url, stage.server, { position, names: ['Ola', 'Jan'] })
  const [{ page, complaints } = { page: null, complaints: [] }] = seats
  if (page === null) throw new Error('nobody came')
  const keys = await useKeyboard(page)
  await page.getByRole('heading', { level: 1 }).focus()
  const first = await keys.tabTo('button', 'red 4')
  expect(first).toMatchObject({ isPressed: false, isDisabled: false })

  expect((await keys.press('ArrowRight', 'ArrowRight', 'ArrowRight')).name).toBe('red 7')
  expect((await keys.press('s')).name).toBe('red 7') // split before it; focus stays with the tile
  await seesTable(page, 'R4 R5 R6 / R7 R8 / K1 K2 K3')
  await keys.press('ArrowLeft', 'j')
  await seesTable(page, 'R4 R5 R6 R7 R8 / K1 K2 K3')
  await keys.press('u')
  await seesTable(page, 'R4 R5 R6 / R7 R8 / K1 K2 K3')

  await keys.tabTo('button', 'black 4') // the rack, by colour
  expect((await keys.press('End')).name).toBe('orange 9')
  expect((await keys.press('ArrowLeft')).name).toBe('red 6')
  expect((await keys.press('Space')).isPressed).toBe(true)
  await keys.press('ArrowUp')
  for (let steps = 0; steps < 12 && (await keys.hear()).name !== 'red 7'; steps += 1) await keys.press('ArrowRight')
  await keys.press('Enter')
  await seesTable(page, 'R4 R5 R6 / R6 R7 R8 / K1 K2 K3')
  expect((await keys.hear()).name).toBe('red 7')
  await page.getByText(`Red 6 to set 2. ${table.setRight}.`).waitFor({ state: 'attached' })

  await keys.tabTo('button', 'orange 9') // the tile after the one that was laid
  expect((await keys.press('ArrowLeft')).name).toBe('black 4')
  await keys.press('Space', 'n') // a tile alone, taken back again
  await seesTable(page, 'R4 R5 R6 / R6 R7 R8 / K1 K2 K3 / K4')
  await page
    .getByText(table.faults['too-short']({ type: 'too-short', set: 3, length: 1 }).title)
    .first()
    .waitFor()
  expect((await keys.hear()).name).toBe(`black 4, ${table.ownTile}`)
  await keys.press('Backspace')
  await seesTable(page, 'R4 R5 R6 / R6 R7 R8 / K1 K2 K3')
  expect((await keys.hear()).name).toBe('black 4')

  expect((await keys.press('o')).name).toBe('black 4')
  await page.getByRole('button', { name: table.sortNext('number') }).waitFor()
  expect((await keys.tabTo('button', table.commit)).isDisabled).toBe(false)
  await keys.press('Enter')
  await page.getByText('You lay red 6 and rearrange the table.').first().waitFor()
  expect((await keys.hear()).role).not.toBe('none')
  expect(complaints).toEqual([])
  for (const { context } of seats) await context.close()
})

it('six seats play the XP edition against five bots, with hints and draws', async () => {
  const { page, complaints, context } = await visit(stage.browser, stage.url, { reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: en.shelf.inviteTo('Rummikub') }).click()
  const invitation = page.getByRole('dialog')
  expect(await invitation.getByRole('radio', { name: en.setup.clockOfRules(60) }).isChecked()).toBe(true) // the game's own minute
  await invitation.getByRole('button', { name: en.close }).click()

  const begin = async (): Promise<void> => {
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Rummikub' }) })
      .getByRole('button', { name: en.shelf.change })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('group', { name: en.setup.seats }).getByRole('radio', { name: '6' }).check()
    await dialog.getByText(table.box('XP', 160, 4)).waitFor()
    // The weakest bots, since strong ones may win before anything is played.
    await dialog.getByRole('group', { name: en.setup.level }).getByRole('radio').first().check()
    expect(await audit(page)).toEqual([])
    await dialog.getByRole('button', { name: en.setup.start }).click()
    await page.getByRole('heading', { level: 1, name: 'Rummikub, XP' }).waitFor()
    expect(await page.locator('.rk-seat').count()).toBe(5)
  }

  const done = new Set<string>()
  const isDone = (): boolean => done.has('laid') && done.has('drew')
  const play = async (): Promise<void> => {
    for (let turn = 0; turn < 60 && !isDone(); turn += 1) {
      if ((await waitForTurn(page)) === 'over') return
      const question = page.getByRole('region', { name: KIT_TEXTS.en.note }).locator('.btn.main')
      if ((await question.count()) > 0) {
        await question.click()
        done.add('answered')
      } else if (done.has('laid')) {
        await act(page, table.draw).click()
        done.add('drew')
      } else {
        await act(page, en.table.hint).click()
        await page.locator('.hint-line').waitFor()
        const lays = await act(page, KIT_TEXTS.en.takeHint).count()
        if (lays > 0) await act(page, KIT_TEXTS.en.takeHint).click()
        await act(page, lays > 0 ? table.commit : table.draw).click()
        done.add(lays > 0 ? 'laid' : 'drew')
      }
      await until('the move to be shown', async () => (await page.locator('.sending .late').count()) === 0)
    }
  }
  // With a bad deal a bot goes out before the hint lays anything; then another match is played.
  for (let match = 0; match < 4 && !isDone(); match += 1) {
    if (match > 0) await page.goto('/')
    await begin()
    await play()
  }
  expect([...done]).toEqual(expect.arrayContaining(['laid', 'drew']))
  expect(await audit(page)).toEqual([])
  expect(complaints).toEqual([])
  await context.close()
})
