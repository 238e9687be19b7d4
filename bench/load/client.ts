/** The clients of the load test, in their own process. They play RUM with two seats and random moves, and start a new match when one is over. The argument is a `LoadOptions` as JSON. */
import { at, fastRandom, pick, range } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { parseJson, receivedMessageSchema, tableInfoSchema } from '@tortuga/wire'
import type { ServerMessage } from '@tortuga/wire'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { COUNTING_STARTED, loadFigures, loadOptionsSchema } from './figures.ts'

type Update = Extract<ServerMessage, { type: 'update' }>

const WARM_UP = 3000
const CONCURRENT_SETUPS = 16
const { ports, tables, seconds, every, together } = parseJson(loadOptionsSchema, process.argv[2] ?? '{}')
const random = fastRandom(1)
const times: number[] = []
let isMeasuring = false
let isStopped = false
let [refused, matches, acknowledged] = [0, 0, 0]

const portOf = (n: number): number => at(ports, n % ports.length)
const post = async (
  n: number,
  path: string,
  cookie: string,
  body: unknown,
): Promise<{ readonly cookie: string; readonly text: string }> => {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`http://127.0.0.1:${portOf(n)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, text }
}

const seatAll = async (n: number, cookies: readonly string[]): Promise<string> => {
  const { text } = await post(n, '/api/matches', at(cookies, 0), { game: 'rum', seats: cookies.length })
  const { id, commitment } = parseJson(tableInfoSchema, text)
  for (const cookie of cookies)
    await post(n, `/api/matches/${id}/seats`, cookie, { seat: null, contribution: randomBytes(32).toString('hex'), commitment })
  return id
}

/** One seat: answers every question, at once or after a delay. To save CPU time, it parses only updates that ask it something or end the match. */
const playSeat = (n: number, id: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(n)}/api/matches/${id}/socket`, { headers: { cookie }, perMessageDeflate: false })
    let sent = 0
    let answered = -1 // other seats' moves repeat an open question
    const answer = ({ question, view }: Update): void => {
      if (isStopped) return
      const move = pick([...rum.moves(view as RumTypes['view'])], random) // only the game knows the shape of its view
      sent = performance.now()
      socket.send(JSON.stringify({ type: 'move', id: `${question}-${sent}`, question, move }))
    }
    socket.on('open', () => socket.send('{"type":"hello","protocol":1,"have":null}'))
    socket.on('error', reject)
    socket.on('close', () => (isStopped ? resolve() : reject(new Error('a connection was closed'))))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('{"type":"done"')) {
        acknowledged += 1
        if (isMeasuring) times.push(performance.now() - sent)
      } else if (text.startsWith('{"type":"refused"')) refused += 1
      else if (text.startsWith('{"type":"update"') && (!text.includes('"question":null') || text.includes('"over":true'))) {
        const update = parseJson(receivedMessageSchema, text)
        if (update.type !== 'update') throw new Error(`not an update: ${text}`)
        if (update.over) {
          socket.removeAllListeners('close')
          socket.close()
          resolve()
        } else if (update.question !== null && update.question !== answered) {
          answered = update.question
          if (every === 0) answer(update)
          else setTimeout(() => answer(update), every * (0.5 + random.int(1000) / 1000))
        }
      }
    })
  })

const playOn = async (n: number, cookies: readonly string[], first: string): Promise<void> => {
  for (let id = first; ; id = await seatAll(n, cookies)) {
    await Promise.all(cookies.map((cookie, seat) => playSeat(together ? n : n + seat, id, cookie)))
    if (isStopped) return
    matches += 1
  }
}

const seated: { readonly cookies: readonly string[]; readonly id: string }[] = []
const openTables = async (): Promise<void> => {
  for (let n = seated.length; n < tables; n = seated.length) {
    const index = seated.push({ cookies: [], id: '' }) - 1
    const cookies = await Promise.all(['Ola', 'Jan'].map(async name => (await post(n, '/api/me', '', { name })).cookie))
    seated[index] = { cookies, id: await seatAll(n, cookies) }
  }
}
await Promise.all(range(CONCURRENT_SETUPS).map(openTables))
console.log(`${tables} tables are ready; measuring starts in ${WARM_UP / 1000} s`)
const playing = Promise.all(seated.map(({ cookies, id }, n) => playOn(n, cookies, id)))
playing.catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
await pause(WARM_UP)
isMeasuring = true
console.log(COUNTING_STARTED)
const cpu = process.cpuUsage()
const start = performance.now()
for (let second = 1; second <= seconds; second += 1) {
  const before = acknowledged
  await pause(start + second * 1000 - performance.now())
  if (second % 5 === 0 || second === seconds) console.log(`${second} s: ${acknowledged - before} moves in the last second`)
}
isMeasuring = false
const { user, system } = process.cpuUsage(cpu)
console.log(
  JSON.stringify(loadFigures(times, { seconds: (performance.now() - start) / 1000, refused, matches, cpuSeconds: (user + system) / 1e6 })),
)
isStopped = true
process.exit(0)
