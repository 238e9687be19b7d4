/** The example client in Python against a real server. It shows that docs/protocol.md is enough to write a client. */
import { parseJournal, verify } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { fileFolder } from '../../../tools/temporary.ts'
import { startServer } from './test-server.ts'
import type { TestServer } from './test-server.ts'

vi.setConfig({ testTimeout: 60_000 })
const seals = fileFolder('seals')
const BOT = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url))

let testServer: TestServer
beforeAll(async () => {
  testServer = await startServer('sqlite')
})
afterAll(() => testServer.stop())

/** Runs the bot until it exits and returns the lines it printed. */
const runBot = (link: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn('python3', ['-B', BOT, link, '--name', 'Polly'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TORTUGA_SEALS: seals },
    })
    let output = ''
    let errors = ''
    const timer = setTimeout(() => child.kill(), 50_000)
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', () => reject(new Error('python3 is missing: this test needs Python 3')))
    child.on('close', code => {
      clearTimeout(timer)
      if (code === 0) resolve(output.trim().split('\n'))
      else reject(new Error(`the bot ended with ${code}: ${errors}`))
    })
  })

/** A TCP proxy to the server that breaks `breaks` connections, each after `after` bytes. */
const openBreakingProxy = async (
  breaks: number,
  after: number,
): Promise<{ readonly port: number; readonly broken: () => number; readonly close: () => void }> => {
  let broken = 0
  const open = new Set<Socket>()
  const proxy = createServer(client => {
    const server = connect(testServer.server().port, '127.0.0.1')
    let bytes = 0
    server.on('data', data => {
      bytes += data.length
      if (bytes > after && broken < breaks) {
        broken += 1
        client.destroy()
        server.destroy()
      } else client.write(data)
    })
    client.on('data', data => server.write(data))
    for (const [one, other] of [[client, server] as const, [server, client] as const]) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>(resolve => void proxy.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    for (const socket of open) socket.destroy()
    proxy.close()
  }
  return { port: (proxy.address() as AddressInfo).port, broken: () => broken, close }
}

const openTable = async (): Promise<string> => {
  const host = await testServer.addGuest('Host')
  return (await host.openTable({ game: 'rum', seats: 2, bots: [{ seat: 1, level: 'sailor' }] })).id
}

it('takes a seat by link and name, and plays RUM to the end against a bot of the server', async () => {
  const id = await openTable()
  const [seated, result] = await runBot(`${testServer.origin()}/t/${id}`)
  expect(seated).toBe('Polly sits in seat 0')
  expect(JSON.parse(result ?? '')).toMatchObject({ seat: 0, places: [expect.any(Number), expect.any(Number)] })
  expect((await testServer.api('GET', `/api/matches/${id}`)).body).toMatchObject({
    status: 'over',
    seats: [{ name: 'Polly' }, {}],
  })
  const read = parseJournal((await testServer.api('GET', `/api/matches/${id}/journal`)).text)
  if (!read.ok) throw new Error('no journal')
  expect(verify<GameTypes>(rum, read).findings.filter(({ result: found }) => found === 'fails')).toEqual([])
})

it('reconnects when the connection breaks', async () => {
  const proxy = await openBreakingProxy(3, 30_000)
  const id = await openTable()
  const [, result] = await runBot(`http://127.0.0.1:${proxy.port}/t/${id}`)
  proxy.close()
  expect(proxy.broken()).toBeGreaterThan(0)
  expect(JSON.parse(result ?? '')).toMatchObject({ seat: 0, places: [expect.any(Number), expect.any(Number)] })
})
