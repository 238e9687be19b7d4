/** A client that keeps every byte it gets: of its socket, of the handshake, of every HTTP answer. */
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

/** What was heard, and on which occasion. */
export type Heard = { readonly when: string; readonly text: string }

/** Only what the machine's own clock or the handshake's own chance has put there. */
const BY_CHANCE = new Set(['date', 'x-ratelimit-reset', 'sec-websocket-accept'])

const headersOf = (raw: readonly string[]): string => {
  const lines: string[] = []
  for (let i = 0; i < raw.length; i += 2) if (!BY_CHANCE.has(raw[i]?.toLowerCase() ?? '')) lines.push(`${raw[i]}: ${raw[i + 1]}`)
  return lines.join('\n')
}

const PATIENCE = 10_000

/** Opens a socket and writes down all that comes. `mark` names the occasion from now on. */
export const openEar = async (url: string, cookie: string, heard: Heard[]) => {
  const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie } })
  const bytes: Buffer[] = []
  const waiting = new Set<() => void>()
  let when = 'hello'
  let last = ''
  let count = 0
  let question: number | null = null
  let view: unknown = null
  socket.on('upgrade', response => {
    heard.push({ when: 'handshake', text: headersOf(response.rawHeaders) })
    response.socket.on('data', (chunk: Buffer) => bytes.push(chunk))
  })
  socket.on('message', (data: Buffer) => {
    last = data.toString()
    count += 1
    if (last.startsWith('{"type":"update"')) ({ question, view } = JSON.parse(last) as { question: number | null; view: unknown })
    heard.push({ when: `${when}: ${/^\{"type":"(\w+)"/.exec(last)?.[1] ?? 'text'}`, text: last })
    for (const look of waiting) look()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })

  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(look)
        reject(new Error(`waited in vain, ${when}; heard last: ${last.slice(0, 300)}`))
      }, PATIENCE)
      const look = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        waiting.delete(look)
        resolve()
      }
      waiting.add(look)
      look()
    })

  let asked = 0
  return {
    mark: (occasion: string): void => {
      when = occasion
    },
    /** The open question of this viewer, by the last update. */
    question: (): number | null => question,
    /** The newest view. */
    view: (): unknown => view,
    say: (message: object): void => socket.send(JSON.stringify(message)),
    /** Does something, and waits until that many messages more have come. */
    hears: async (messages: number, act: () => void = () => {}): Promise<void> => {
      const before = count
      act()
      await until(() => count >= before + messages)
    },
    /** Asks for the legal moves; since a table does one thing at a time, whatever was before has arrived when they have. */
    settle: async (): Promise<void> => {
      const id = `settle-${(asked += 1)}`
      socket.send(JSON.stringify({ type: 'moves', id, limit: 1000 }))
      await until(() => last.includes(`"id":"${id}"`))
    },
    /** Hangs up, and gives the bytes of all frames together. */
    close: (): void => {
      socket.terminate()
      heard.push({ when: 'frames', text: Buffer.concat(bytes).toString('latin1') })
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** One HTTP answer, byte for byte. */
export const ask = (origin: string, method: string, path: string, cookie: string, body: object | null, heard: Heard[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...(body === null ? {} : { 'content-type': 'application/json' }) }
    const sent = request(`${origin}${path}`, { method, headers, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = `${response.statusCode}\n${headersOf(response.rawHeaders)}\n\n${Buffer.concat(chunks).toString('latin1')}`
        heard.push({ when: `${method} ${path.replace(/[\w-]*-(?:\d+|table)-\d+/, 'ID')}`, text })
        resolve()
      })
    })
    sent.on('error', reject)
    sent.end(body === null ? undefined : JSON.stringify(body))
  })

/** The first thing that was not the same, or null. */
export const differenceOf = (one: readonly Heard[], other: readonly Heard[]): Heard | null => {
  for (let i = 0; i < Math.max(one.length, other.length); i += 1) {
    const [here, there] = [one[i], other[i]]
    if (here?.when === there?.when && here?.text === there?.text) continue
    const [a, b] = [here?.text ?? '', there?.text ?? '']
    let from = 0
    while (from < a.length && a[from] === b[from]) from += 1
    const start = Math.max(0, from - 80)
    return { when: here?.when ?? there?.when ?? '', text: `…${a.slice(start, from + 80)}…\n…${b.slice(start, from + 80)}…` }
  }
  return null
}
