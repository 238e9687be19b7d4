/** The dialog before a game: options chosen there are found at the table, and questions without a choice are not asked. */
import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { setup as rum } from '../../../games/rum/setup/index.ts'
import { setup as rumRunner } from '../../../games/rum-runner/setup/index.ts'
import { questions } from '../../../games/rum-runner/text/en/questions.ts'
import { setup as rummikub } from '../../../games/rummikub/setup/index.ts'
import { en as rummikubTable } from '../../../games/rummikub/web/text/en/index.ts'
import { audit, PHONE, visit } from './support/browser.ts'
import { useKeyboard } from './support/keyboard.ts'
import { until, waitForTurn } from './support/play.ts'
import { openTableSite } from './support/site.ts'
import { en, pl } from './support/texts.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)
const QUICK = { reducedMotion: 'reduce' } as const
const SMALL = { ...PHONE, viewport: { width: 360, height: 640 } }

const openSetup = async (page: Page, title: string): Promise<Locator> => {
  await page.goto('/')
  await page.getByRole('button', { name: `${en.shelf.change}: ${title}`, exact: true }).click()
  return page.getByRole('dialog')
}

const rulesAtTable = async (page: Page): Promise<readonly string[]> => {
  await page.getByRole('button', { name: en.table.options }).click()
  const rules = page.getByRole('region', { name: en.options.rules })
  await rules.waitFor()
  const lines = await rules.getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  return lines
}

it('RUM: options are chosen by keyboard only, kept for the next time, and found at the table', async () => {
  const { options, groups } = rum.texts.en
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await openSetup(page, 'RUM')
  const keys = await useKeyboard(page)
  await page.getByText(en.setup.moreOptions).waitFor()
  await keys.tabTo('DisclosureTriangle', en.setup.moreOptions)
  await keys.press('Enter')
  await page.getByRole('group', { name: groups['sets'] ?? '' }).waitFor()
  await keys.tabTo('combobox', options['startSeat']?.name ?? '')
  await keys.press('End')
  await keys.tabTo('switch', options['handMustContribute']?.name ?? '')
  await keys.press('Space')
  await page.getByText(en.setup.changedOptions(2)).waitFor()
  expect(await audit(page)).toEqual([])
  await keys.tabTo('button', en.setup.start)
  await keys.press('Enter')
  await page.getByRole('heading', { level: 1, name: /RUM/ }).waitFor()
  expect(await rulesAtTable(page)).toEqual(['Edition: English edition', 'Who starts: Seat 3', 'A hand card must help: Yes'])

  const dialog = await openSetup(page, 'RUM')
  await dialog.getByText(en.setup.changedOptions(2)).click()
  await dialog.getByRole('button', { name: en.setup.resetOptions }).click()
  expect(await dialog.getByText(en.setup.changedOptions(2)).count()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

it('Rum Runner: the mulligan is asked for if it was chosen, on the smallest phone', async () => {
  const { options } = rumRunner.texts.en
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, ...SMALL })
  const dialog = await openSetup(page, 'Rum Runner')
  await dialog.getByText('You play the crown').tap()
  await dialog.getByRole('switch', { name: options['mulligan']?.name ?? '' }).tap()
  await dialog.getByText(en.setup.moreOptions).tap()
  await dialog.getByRole('combobox', { name: options['turnCap']?.name ?? '' }).selectOption('20')
  expect(
    await page.evaluate(`document.querySelector('.dialog-body').scrollWidth - document.querySelector('.dialog-body').clientWidth`),
  ).toBe(0)
  expect(await audit(page)).toEqual([])
  await dialog.getByRole('button', { name: en.setup.start }).tap()
  await page.getByRole('heading', { name: questions.mulligan }).waitFor()
  expect(await rulesAtTable(page)).toEqual(['Sides: You play the crown', 'Mulligan: Yes', 'Turn limit: 20'])
  expect(complaints).toEqual([])
  await context.close()
})

it('Rummikub: contradictory options say why, a clock runs against bots, and nobody is asked for a new deal', async () => {
  const { options, conflicts } = rummikub.texts.en
  const named = (option: string): string => options[option]?.name ?? ''
  const { page, complaints, context } = await visit(stage.browser, stage.url, QUICK)
  await page.addInitScript(`new MutationObserver(() => {
    for (const found of document.querySelectorAll('.table h2, .table h3, .table button')) (window.shown ??= new Set()).add(found.textContent)
  }).observe(document, { subtree: true, childList: true })`)
  const dialog = await openSetup(page, 'Rummikub')
  await dialog.getByText('Polish edition').click()
  await dialog.getByText(en.setup.moreOptions).click()
  await dialog.getByRole('combobox', { name: en.setup.clock }).selectOption(en.setup.clocks.brisk)
  await dialog.getByRole('combobox', { name: named('penaltyTiles') }).selectOption('3')
  await dialog.getByRole('switch', { name: named('jokerGroupNeedsBoth') }).click()
  await dialog
    .getByRole('alert')
    .getByText(conflicts?.['bothColours'] ?? '')
    .waitFor()
  await dialog.getByRole('button', { name: en.setup.start }).click({ force: true }) // it is disabled, but can be pressed
  expect(new URL(page.url()).pathname).toBe('/')
  await dialog.getByRole('switch', { name: named('jokerSetsFrozen') }).click()
  expect(await dialog.getByRole('alert').count()).toBe(0)
  expect(await audit(page)).toEqual([])
  await dialog.getByRole('button', { name: en.setup.start }).click()
  await page.getByRole('heading', { level: 1, name: /Rummikub/ }).waitFor()
  expect(await rulesAtTable(page)).toEqual(['Edition: Polish edition', 'Frozen joker sets: Yes', 'Both missing colours: Yes', 'Penalty: 3'])
  expect(await waitForTurn(page)).toBe('turn')
  await until('the clock of 40 seconds', async () =>
    (await page.getByRole('timer').allInnerTexts()).some(text => /0:([0-3]\d|40)/.test(text)),
  )
  const shown = (await page.evaluate(`[...(window.shown ?? [])]`)) as readonly string[]
  expect(shown).toContain(rummikubTable.draw)
  expect(shown).not.toContain(rummikubTable.questions.announcement)
  expect(shown).not.toContain(rummikubTable.redealNo)
  expect(complaints).toEqual([])
  await context.close()
})

it('an invitation has the same options, in Polish', async () => {
  const { options } = rummikub.texts.pl
  const { page, complaints, context } = await visit(stage.browser, stage.url, { ...QUICK, locale: 'pl' })
  await page.goto('/')
  await page.getByRole('button', { name: pl.shelf.inviteTo('Rummikub') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: pl.setup.name }).fill('Ola')
  await dialog.getByText(pl.setup.moreOptions).click()
  await dialog.getByRole('combobox', { name: options['openingMin']?.name ?? '', exact: true }).selectOption('50')
  await dialog.getByText(pl.setup.changedOptions(1)).waitFor()
  const standIn = dialog.getByRole('combobox', { name: pl.setup.standIn })
  const level = await standIn.inputValue()
  expect([level, await dialog.getByText(pl.setup.standInHelp).isVisible()]).toEqual(['sailor', true])
  await standIn.selectOption({ label: 'Kapitan' })
  expect(await audit(page)).toEqual([])
  await dialog.getByRole('button', { name: pl.setup.open }).click()
  await page.waitForURL(/\/t\//)
  await page.getByText(pl.waiting.standIn('Kapitan')).waitFor()
  const { settings } = (await stage.server.store.findTable(new URL(page.url()).pathname.slice(3)))?.table ?? {}
  expect(settings?.standIn).toBe('captain')
  expect(complaints).toEqual([])
  await context.close()
})
