/** The example client in Python, run against a real server: what docs/protocol.md says is enough to play. */
import { parseJournal, verify } from '@tortuga/kit'
import type { GameTypes } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { TableInfo } from '../src/lobby/info.ts'
import { startServer } from './table.ts'
import type { TestServer } from './table.ts'

vi.setConfig({ testTimeout: 60_000 })
const BOT = fileURLToPath(new URL('../../../examples/python-bot/bot.py', import.meta.url))

let house: TestServer
beforeAll(async () => {
  house = await startServer('sqlite')
})
afterAll(() => house.stop())

/** Runs the bot to its end and gives what it printed. */
const runBot = (link: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    const child = spawn('python3', ['-B', BOT, link, '--name', 'Polly'], { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let errors = ''
    const timer = setTimeout(() => child.kill(), 50_000)
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
    child.on('error', () => reject(new Error('python3 is not here: the example client needs Python 3 to be tried')))
    child.on('close', code => {
      clearTimeout(timer)
      if (code === 0) resolve(output.trim().split('\n'))
      else reject(new Error(`the bot ended with ${code}: ${errors}`))
    })
  })

/** A way to the server that breaks off every line after so many bytes, a few times. */
const openBadWay = async (
  breaks: number,
  after: number,
): Promise<{ readonly port: number; readonly broken: () => number; readonly close: () => void }> => {
  let broken = 0
  const open = new Set<Socket>()
  const way = createServer(near => {
    const far = connect(house.server().port, '127.0.0.1')
    let bytes = 0
    far.on('data', data => {
      bytes += data.length
      if (bytes > after && broken < breaks) {
        broken += 1
        near.destroy()
        far.destroy()
      } else near.write(data)
    })
    near.on('data', data => far.write(data))
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
    }
  })
  await new Promise<void>(resolve => void way.listen(0, '127.0.0.1', resolve))
  const close = (): void => {
    for (const socket of open) socket.destroy()
    way.close()
  }
  return { port: (way.address() as AddressInfo).port, broken: () => broken, close }
}

const openTable = async (): Promise<string> => {
  const host = await house.addGuest('Host')
  return (await host.openTable({ game: 'rum', seats: 2, bots: [{ seat: 1, level: 'sailor' }] })).id
}

it('sits down by link and name, and plays RUM to the end against a bot of ours', async () => {
  const id = await openTable()
  const [seated, result] = await runBot(`${house.origin()}/t/${id}`)
  expect(seated).toBe('Polly sits in seat 0')
  expect(JSON.parse(result ?? '')).toMatchObject({ seat: 0, places: [expect.any(Number), expect.any(Number)] })
  expect((await house.api<TableInfo>('GET', `/api/matches/${id}`)).body).toMatchObject({ status: 'over', seats: [{ name: 'Polly' }, {}] })
  const read = parseJournal((await house.api('GET', `/api/matches/${id}/journal`)).text)
  if (!read.ok) throw new Error('no journal')
  expect(verify<GameTypes>(rum, read).findings.filter(({ result: found }) => found === 'fails')).toEqual([])
})

it('finds its way back when the line breaks', async () => {
  const way = await openBadWay(3, 30_000)
  const id = await openTable()
  const [, result] = await runBot(`http://127.0.0.1:${way.port}/t/${id}`)
  way.close()
  expect(way.broken()).toBeGreaterThan(0)
  expect(JSON.parse(result ?? '')).toMatchObject({ seat: 0, places: [expect.any(Number), expect.any(Number)] })
})
