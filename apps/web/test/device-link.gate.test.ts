/** One player on several devices: a link turns a new device into the same player, and asks first on a device that has a player; the settings list the devices and sign them out. */
import { deviceLinkSchema, meSchema, parseJson } from '@tortuga/wire'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import type { TestServer } from '../../server/test/test-server.ts'
import { audit, visit } from './support/browser.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'
import { en } from './support/texts.ts'

const stage = useSite(openTableSite)
const { settings } = en
type TestGuest = Awaited<ReturnType<TestServer['addGuest']>>

const makeLink = async (ola?: TestGuest): Promise<string> => {
  ola ??= await stage.server.addGuest('Ola')
  const { link } = (await ola.api('POST', '/api/me/link')).read(deviceLinkSchema)
  return `/link#${link}`
}
const use = (page: Page): Promise<void> => page.getByRole('button', { name: settings.deviceUse }).click()
const nameOf = async (page: Page) => parseJson(meSchema, await page.evaluate(async () => (await fetch('/api/me')).text())).name

it('a link turns a new device into the same player, once', async () => {
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
  await late.page.getByText(en.problems['no-such-link']).waitFor()
  await late.context.close()
})

it('a device with tables asks first, and keeps them unless the player confirms', async () => {
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

it('the settings list the devices, and a device that is signed out leaves its table', async () => {
  const ola = await stage.server.addGuest('Ola')
  const { id } = await ola.openTable({ game: 'rum', seats: 2 })
  await ola.sit(id)
  const [laptop, phone, tablet] = await Promise.all([0, 1, 2].map(() => visit(stage.browser, stage.url)))
  if (laptop === undefined || phone === undefined || tablet === undefined) throw new Error('expected three devices')
  const [name = '', value = ''] = ola.cookie.split('=')
  await laptop.context.addCookies([{ name, value, url: stage.url }])
  for (const { page } of [phone, tablet]) {
    await page.goto(await makeLink(ola))
    await use(page)
    await page.getByText(settings.deviceUsed('Ola')).waitFor()
    await page.goto(`/t/${id}`)
    await page.getByRole('button', { name: en.waiting.getUp }).waitFor()
  }

  const { page } = laptop
  await page.goto('/settings')
  const list = page.getByRole('region', { name: settings.devices })
  const items = list.getByRole('listitem')
  await items.nth(2).waitFor()
  expect(await items.filter({ hasText: settings.deviceThis }).count()).toBe(1)
  expect(await audit(page)).toEqual([])
  await items.filter({ hasText: settings.deviceOther }).first().getByRole('button', { name: settings.signOut }).press('Enter')
  await expect.poll(() => items.count()).toBe(2)
  const signedOut = (device: Page): Promise<boolean> =>
    device.getByRole('heading', { name: en.unavailable['signed-out'].title }).isVisible()
  await expect.poll(async () => (await Promise.all([phone, tablet].map(device => signedOut(device.page)))).filter(Boolean).length).toBe(1)

  await list.getByRole('button', { name: settings.signOutOthers }).click()
  await expect.poll(() => items.count()).toBe(1)
  for (const device of [phone, tablet]) {
    await device.page.getByRole('heading', { name: en.unavailable['signed-out'].title }).waitFor()
    expect(await nameOf(device.page)).toBeNull()
    await device.context.close()
  }
  expect(await nameOf(page)).toBe('Ola')
  expect(await list.getByRole('button').count()).toBe(0)
  await laptop.context.close()
})
