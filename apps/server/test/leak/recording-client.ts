/** A client that records every byte it receives: from its socket, the handshake and every HTTP response. */
import { parseJson, receivedMessageSchema } from '@tortuga/wire'
import { Agent, request } from 'node:http'
import { WebSocket } from 'ws'

/** A received text and the step of the scenario in which it arrived. */
export type RecordedText = { readonly when: string; readonly text: string }

/** Headers that differ between any two runs, because they depend on the machine's clock or on the random handshake key. */
const VARYING_HEADERS = new Set(['date', 'x-ratelimit-reset', 'sec-websocket-accept'])

const headersOf = (raw: readonly string[]): string => {
  const lines: string[] = []
  for (let i = 0; i < raw.length; i += 2) if (!VARYING_HEADERS.has(raw[i]?.toLowerCase() ?? '')) lines.push(`${raw[i]}: ${raw[i + 1]}`)
  return lines.join('\n')
}

const TIMEOUT = 60_000

/** The head of the chain depends on hidden moves, but tells nothing without the secret (`head.test.ts` in the kit). Both worlds of a pair have the same secret. */
const withoutHead = (text: string): string => text.replaceAll(/"head":"[0-9a-f]{64}"/g, '"head":"any"')

/** Opens a socket and records everything it receives. `mark` names the current step. */
export const openRecordingClient = async (url: string, cookie: string, recorded: RecordedText[]) => {
  const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie } })
  const bytes: Buffer[] = []
  const waiting = new Set<() => void>()
  let when = 'hello'
  let last = ''
  let count = 0
  let question: number | null = null
  let view: unknown = null
  socket.on('upgrade', response => {
    recorded.push({ when: 'handshake', text: headersOf(response.rawHeaders) })
    response.socket.on('data', (chunk: Buffer) => bytes.push(chunk))
  })
  socket.on('message', (data: Buffer) => {
    last = data.toString()
    count += 1
    const message = parseJson(receivedMessageSchema, last)
    if (message.type === 'update') ({ question, view } = message)
    recorded.push({ when: `${when}: ${message.type}`, text: withoutHead(last) })
    for (const check of waiting) check()
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve())
    socket.once('error', reject)
  })

  const until = (holds: () => boolean): Promise<void> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        waiting.delete(check)
        reject(new Error(`timed out at "${when}"; last message: ${last.slice(0, 300)}`))
      }, TIMEOUT)
      const check = (): void => {
        if (!holds()) return
        clearTimeout(timer)
        waiting.delete(check)
        resolve()
      }
      waiting.add(check)
      check()
    })

  let settles = 0
  return {
    mark: (step: string): void => {
      when = step
    },
    /** The viewer's open question in the last update. */
    question: (): number | null => question,
    /** The newest view. */
    view: (): unknown => view,
    send: (message: object): void => socket.send(JSON.stringify(message)),
    /** Runs `act` and waits for this many further messages. */
    receives: async (messages: number, act: () => void = () => {}): Promise<void> => {
      const before = count
      act()
      await until(() => count >= before + messages)
    },
    /** Requests the legal moves. A room handles one request at a time, so when they arrive, all earlier messages have arrived. */
    settle: async (): Promise<void> => {
      const id = `settle-${(settles += 1)}`
      socket.send(JSON.stringify({ type: 'moves', id, limit: 1000 }))
      await until(() => last.includes(`"id":"${id}"`))
    },
    /** Disconnects and records the raw bytes of all frames. */
    close: (): void => {
      socket.terminate()
      recorded.push({ when: 'frames', text: withoutHead(Buffer.concat(bytes).toString('latin1')) })
    },
  }
}

const agent = new Agent({ keepAlive: true })

/** Records one HTTP response byte for byte. */
export const recordRequest = (
  origin: string,
  method: string,
  path: string,
  cookie: string,
  body: object | null,
  recorded: RecordedText[],
): Promise<void> =>
  new Promise((resolve, reject) => {
    const headers = { ...(cookie === '' ? {} : { cookie }), ...(body === null ? {} : { 'content-type': 'application/json' }) }
    const sent = request(`${origin}${path}`, { method, headers, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = `${response.statusCode}\n${headersOf(response.rawHeaders)}\n\n${Buffer.concat(chunks).toString('latin1')}`
        recorded.push({ when: `${method} ${path.replace(/[\w-]*-(?:\d+|table)-\d+/, 'ID')}`, text })
        resolve()
      })
    })
    sent.on('error', reject)
    sent.end(body === null ? undefined : JSON.stringify(body))
  })

/** The first difference between two recordings, or null. */
export const differenceOf = (one: readonly RecordedText[], other: readonly RecordedText[]): RecordedText | null => {
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
