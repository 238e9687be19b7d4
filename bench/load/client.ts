/** The clients of a load, in a process of their own: RUM, two seats, any listed move, and the next match when one is over. One argument: a wish as JSON. */
import { at, fastRandom, pick, upTo } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { RumTypes } from '@tortuga/rum/rules'
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { COUNTING, figuresOf } from './figures.ts'
import type { Wish } from './figures.ts'

type Told = {
  readonly type: string
  readonly version: number
  readonly question: number | null
  readonly view: RumTypes['view']
  readonly over: boolean
}

const WARM_UP = 3000
const AT_ONCE = 16
const { ports, tables, seconds, every } = JSON.parse(process.argv[2] ?? '{}') as Wish
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
): Promise<{ readonly cookie: string; readonly body: Record<string, string> }> => {
  const headers = { 'content-type': 'application/json', cookie }
  const response = await fetch(`http://127.0.0.1:${portOf(n)}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie, body: JSON.parse(text) as Record<string, string> }
}

const seatAll = async (n: number, cookies: readonly string[]): Promise<string> => {
  const { body: table } = await post(n, '/api/matches', at(cookies, 0), { game: 'rum', seats: cookies.length })
  const { id = '', commitment } = table
  for (const cookie of cookies)
    await post(n, `/api/matches/${id}/seats`, cookie, { seat: null, contribution: randomBytes(32).toString('hex'), commitment })
  return id
}

/** One seat: answers every question at once, or when its time has come. Whoever is not asked does not read the view. */
const sit = (n: number, id: string, cookie: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${portOf(n)}/api/matches/${id}/socket`, { headers: { cookie }, perMessageDeflate: false })
    let sent = 0
    let answered = -1 // another seat's answer to the same question leaves it as it is
    const answer = ({ question, view }: Told): void => {
      if (isStopped) return
      const move = pick([...rum.moves(view)], random)
      sent = performance.now()
      socket.send(JSON.stringify({ type: 'move', id: `${question}-${sent}`, question, move }))
    }
    socket.on('open', () => socket.send('{"type":"hello","protocol":1,"have":null}'))
    socket.on('error', reject)
    socket.on('close', () => (isStopped ? resolve() : reject(new Error('a line was cut'))))
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text.startsWith('{"type":"done"')) {
        acknowledged += 1
        if (isMeasuring) times.push(performance.now() - sent)
      } else if (text.startsWith('{"type":"refused"')) refused += 1
      else if (text.startsWith('{"type":"update"') && (!text.includes('"question":null') || text.includes('"over":true'))) {
        const told = JSON.parse(text) as Told
        if (told.over) {
          socket.removeAllListeners('close')
          socket.close()
          resolve()
        } else if (told.question !== null && told.question !== answered) {
          answered = told.question
          if (every === 0) answer(told)
          else setTimeout(() => answer(told), every * (0.5 + random.int(1000) / 1000))
        }
      }
    })
  })

const playOn = async (n: number, cookies: readonly string[], first: string): Promise<void> => {
  for (let id = first; ; id = await seatAll(n, cookies)) {
    await Promise.all(cookies.map((cookie, seat) => sit(n + seat, id, cookie)))
    if (isStopped) return
    matches += 1
  }
}

const seated: { readonly cookies: readonly string[]; readonly id: string }[] = []
const seatSome = async (): Promise<void> => {
  for (let n = seated.length; n < tables; n = seated.length) {
    const place = seated.push({ cookies: [], id: '' }) - 1
    const cookies = await Promise.all(['Ola', 'Jan'].map(async name => (await post(n, '/api/me', '', { name })).cookie))
    seated[place] = { cookies, id: await seatAll(n, cookies) }
  }
}
await Promise.all(upTo(AT_ONCE).map(seatSome))
console.log(`${tables} tables are laid; counting begins in ${WARM_UP / 1000} s`)
const playing = Promise.all(seated.map(({ cookies, id }, n) => playOn(n, cookies, id)))
playing.catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
await pause(WARM_UP)
isMeasuring = true
console.log(COUNTING)
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
  JSON.stringify(figuresOf(times, { seconds: (performance.now() - start) / 1000, refused, matches, work: (user + system) / 1e6 })),
)
isStopped = true
process.exit(0)
