/** One player on two devices: a link makes a fresh device the same player at once, and asks whoever plays there already. */
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { en } from '../src/text/en.ts'
import { en as later } from '../src/text/later/en.ts'
import { visit } from './browser.ts'
import { openTableSite } from './site.ts'
import { setStage } from './stage.ts'

const stage = setStage(openTableSite)
const { settings } = later

const makeLink = async (): Promise<string> => {
  const ola = await stage.server.addGuest('Ola')
  const { body } = await ola.api<{ readonly link: string }>('POST', '/api/me/link')
  return `/link#${body.link}`
}
const use = (page: Page): Promise<void> => page.getByRole('button', { name: settings.deviceUse }).click()
const nameOf = (page: Page): Promise<string> => page.evaluate(async () => (await (await fetch('/api/me')).json()).name)

it('a fresh device plays on as the other one, once', async () => {
  const link = await makeLink()
  const { page, context } = await visit(stage.browser, stage.url)
  await page.goto(link)
  await use(page)
  await page.getByText(settings.deviceUsed('Ola')).waitFor()
  expect(await nameOf(page)).toBe('Ola')
  expect(page.url()).not.toContain('#')
  await context.close()

  const late = await visit(stage.browser, stage.url)
  await late.page.goto(link)
  await use(late.page)
  await late.page.getByText(later.problems['no-such-link']).waitFor()
  await late.context.close()
})

it('whoever has tables here is asked first, and keeps them unless they say yes', async () => {
  const jan = await stage.server.addGuest('Jan')
  await jan.openTable({ game: 'rum', seats: 2 }).then(({ id }) => jan.sit(id))
  const { page, context } = await visit(stage.browser, stage.url)
  const [name = '', value = ''] = jan.cookie.split('=')
  await context.addCookies([{ name, value, url: stage.url }])
  await page.goto(await makeLink())
  await use(page)
  await page.getByRole('dialog').getByText(settings.deviceLost).waitFor()
  await page.getByRole('button', { name: en.cancel }).click()
  expect(await nameOf(page)).toBe('Jan')
  await use(page)
  await page.getByRole('button', { name: settings.deviceYes }).click()
  await page.getByText(settings.deviceUsed('Ola')).waitFor()
  expect(await nameOf(page)).toBe('Ola')
  await context.close()
})
