/** Another site in the browser of a player: it cannot frame the table, act as the player or read the table. */
import { meSchema, parseJson, tableInfoSchema } from '@tortuga/wire'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { visit } from './support/browser.ts'
import { openTableSite } from './support/site.ts'
import { useSite } from './support/use-site.ts'

const stage = useSite(openTableSite)
const other = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>'))
let port = 0
beforeAll(async () => {
  await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
  port = (other.address() as AddressInfo).port
})
afterAll(() => new Promise(resolve => other.close(resolve)))

// Another port is another origin of the same site, so cookies are sent; another host name is another site.
it.each(['127.0.0.1', 'localhost'])('from %s', async host => {
  const { page, context } = await visit(stage.browser, stage.url)
  await page.goto('/')
  const nameOf = async () => parseJson(meSchema, await page.evaluate(async () => (await fetch('/api/me')).text())).name
  await page.evaluate(async () => {
    await fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Ola"}' })
  })
  const opened = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'rum', seats: 2 })
    const answer = await fetch('/api/matches', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return answer.text()
  })
  const match = parseJson(tableInfoSchema, opened).id

  const evil = await context.newPage()
  await evil.goto(`http://${host}:${port}/`)
  const tried = await evil.evaluate(
    async ({ site, id }) => {
      const frame = document.createElement('iframe')
      frame.src = `${site}/t/${id}`
      const loaded = new Promise(resolve => frame.addEventListener('load', resolve))
      document.body.append(frame)
      await loaded
      for (const type of ['text/plain', 'application/json']) {
        const asked = { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'content-type': type } } as const
        await fetch(`${site}/api/me`, { ...asked, body: '{"name":"Eve"}' }).catch(() => null) // whether it got through shows the name
      }
      const read = await fetch(`${site}/api/me`, { credentials: 'include' }).then(
        answer => answer.text(),
        () => 'unread',
      )
      const socket = new WebSocket(`${site.replace('http', 'ws')}/api/matches/${id}/socket`)
      const heard = await new Promise(resolve => {
        socket.addEventListener('open', () => resolve('open'))
        socket.addEventListener('error', () => resolve('refused'))
      })
      return { read, heard }
    },
    { site: stage.url, id: match },
  )
  expect(tried).toEqual({ read: 'unread', heard: 'refused' })
  const framed = evil.frames().find(frame => frame !== evil.mainFrame())
  expect(await framed?.title()).not.toContain('Tortuga')
  expect(await framed?.locator('.btn').count()).toBe(0)
  expect(await nameOf()).toBe('Ola')
  await context.close()
})
