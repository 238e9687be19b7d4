/** `npm run dev` in a copy of the sources: one address, components that change in place, rules that change under a match, errors that are shown and mended. */
import { createServer } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { journey } from '../../../games/rum/test/journey.ts'
import { startBrowser, visit } from './support/browser.ts'
import { startDevCommand } from './builds/dev-command.ts'
import type { DevCommand } from './builds/dev-command.ts'
import { playFromHome, playJourney, playWithServerBots } from './games/journeys.ts'
import { until } from './support/play.ts'
import { en, RUM_TEXTS } from './support/texts.ts'

const rum = RUM_TEXTS.en

let command: DevCommand
let browser: Browser
let context: BrowserContext
/** One tab with a match on the server, one with a match on the device. */
let online: Page
let device: Page
let complaints: readonly string[]
beforeAll(async () => {
  command = await startDevCommand()
  await command.start()
  browser = await startBrowser()
  const first = await visit(browser, command.url, { reducedMotion: 'reduce' })
  ;({ context, complaints, page: online } = first)
  device = await context.newPage()
})
afterAll(async () => {
  await browser?.close()
  await command?.remove()
})

const COMPONENT = 'apps/web/src/table/frame/table-bar.tsx'
const RULE = 'games/rum/rules/views/view.ts'

const chatBox = (page: Page) => page.getByRole('textbox', { name: en.table.chatBox.write })
/** The hour that the edited rule shows; the match does not get that far. */
const HOUR = 4
const clock = (page: Page) => page.getByText(rum.clock(HOUR), { exact: true })

/** A reload forgets it. */
const mark = (page: Page): Promise<unknown> => page.evaluate('globalThis.isMarked = true')
const isMarked = (page: Page): Promise<unknown> => page.evaluate('globalThis.isMarked === true')

const printed = (text: string): Promise<void> => until(`"${text}" in the terminal`, async () => command.output().includes(text))

it('serves the page, the API and the bots of server and device at one address', async () => {
  await playWithServerBots(online, 'rum', 'cabin-boy', journey)
  expect(await playJourney(online, journey, 1)).toBe('turn')
  await playFromHome(device, 'RUM', journey)
  expect(await playJourney(device, journey, 1)).toBe('turn')
})

it('shows an edited component without a reload', async () => {
  await mark(online)
  await chatBox(online).fill('Half a sentence')
  command.edit(COMPONENT, '<b>{web.listing.title[language]}</b>', '<b>{web.listing.title[language]}, edited</b>')
  await online.getByText('RUM, edited', { exact: true }).waitFor()
  expect([await isMarked(online), await chatBox(online).inputValue()]).toEqual([true, 'Half a sentence'])
})

it('restarts the server after a change of a rule and loads the rule in every tab; matches, drafts and addresses stay', async () => {
  const addresses = [online.url(), device.url()]
  await chatBox(device).fill('Another one')
  command.edit(RULE, 'clock: state.clock,', `clock: ${HOUR},`)
  await clock(online).waitFor()
  await clock(device).waitFor()
  await printed(`${RULE} has changed: the server restarted`)
  expect([online.url(), device.url()]).toEqual(addresses)
  expect([await chatBox(online).inputValue(), await chatBox(device).inputValue()]).toEqual(['Half a sentence', 'Another one'])
  expect(await playJourney(online, journey, 1)).toBe('turn')
  expect(await playJourney(device, journey, 1)).toBe('turn')
  expect(await online.getByText(en.update.available).count()).toBe(0)
  await device.close()
})

it('shows a syntax error in a rule and keeps the last working server until the error is mended', async () => {
  await mark(online)
  const mend = command.edit(RULE, `clock: ${HOUR},`, 'clock: ,')
  await printed('Unexpected ","')
  await online.getByText(`${RULE}:`).first().waitFor()
  await online.keyboard.press('Escape') // closes the message
  expect(await playJourney(online, journey, 1)).toBe('turn')
  expect(await isMarked(online)).toBe(true)
  mend()
  await until('the page to load again', async () => (await isMarked(online).catch(() => true)) !== true)
  await clock(online).waitFor()
})

it('shows a crash of the server, and starts it again when the file is mended', async () => {
  const mend = command.edit(RULE, 'const NO_CARDS', "throw new Error('a planted fault')\nconst NO_CARDS")
  await printed('a planted fault')
  await printed('The server has crashed')
  mend()
  await clock(online).waitFor()
  expect(await playJourney(online, journey, 1)).toBe('turn')
})

it('removes a service worker that an earlier page has left at its address', async () => {
  const { page } = await visit(browser, command.url, { serviceWorkers: 'allow' })
  await page.goto('/')
  await page.evaluate(`navigator.serviceWorker.register('/sw.js').then(() => {})`)
  await until('it to be removed', async () =>
    page.evaluate<boolean>('navigator.serviceWorker.getRegistrations().then(all => all.length === 0)').catch(() => false),
  )
  await page.context().close()
})

it('stops on Ctrl-C without leaving a process, says if the port is taken, and finds its matches again', async () => {
  await command.interrupt()
  expect(command.processes()).toEqual([])
  const { port } = new URL(command.url)
  const other = createServer().listen(Number(port), 'localhost')
  await expect(command.start()).rejects.toThrow(`Port ${port} is taken.`)
  other.close()
  await command.start()
  await online.reload()
  await clock(online).waitFor()
  expect(await playJourney(online, journey, 1)).toBe('turn')
  expect(complaints.filter(text => !text.includes('planted fault'))).toEqual([])
})
