/** Raw requests: HTTP with any method, header and body, and sockets with hand-made frames. */
import { parseJsonOrNull, problemSchema } from '@tortuga/wire'
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type RawResponse = { readonly status: number; readonly text: string; readonly code: string | null }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

const codeOf = (text: string): string | null => parseJsonOrNull(problemSchema, text)?.error.code ?? null

/** Sends an HTTP request as given; no response counts as status 0. */
export const sendRaw = (
  port: number,
  {
    method,
    path,
    headers = {},
    body = null,
  }: { method: string; path: string; headers?: Record<string, string>; body?: Buffer | string | null },
): Promise<RawResponse> =>
  new Promise(resolve => {
    const typed = body === null || 'content-type' in headers ? headers : { 'content-type': 'application/json', ...headers }
    const sent = request({ host: '127.0.0.1', port, method, path, headers: typed, agent }, response => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: response.statusCode ?? 0, text, code: codeOf(text) })
      })
    })
    sent.on('error', () => resolve({ status: 0, text: '', code: null }))
    sent.end(body ?? undefined)
  })

/** Writes bytes to the port and returns the response until the server closes the connection, or until the timeout. */
export const sendBytes = (port: number, bytes: Buffer | string, timeout = 1000): Promise<string> =>
  new Promise(resolve => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), timeout)
    socket.on('data', data => (received += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(received)
    })
  })

/** One WebSocket frame of a client, masked by default; `first` is its first byte. */
export const frame = (first: number, payload: Buffer | string, isMasked = true): Buffer => {
  const data = Buffer.from(payload)
  const mask = randomBytes(4)
  const short = data.length < 126 ? data.length : data.length < 65_536 ? 126 : 127
  const extra = Buffer.alloc(short === 126 ? 2 : short === 127 ? 8 : 0)
  if (short === 126) extra.writeUInt16BE(data.length)
  if (short === 127) extra.writeBigUInt64BE(BigInt(data.length))
  const body = isMasked ? Buffer.from(data.map((byte, index) => byte ^ (mask[index % 4] ?? 0))) : data
  return Buffer.concat([Buffer.from([first, short | (isMasked ? 128 : 0)]), extra, ...(isMasked ? [mask] : []), body])
}

/** Performs a WebSocket handshake by hand. */
export const upgrade = (
  port: number,
  path: string,
): Promise<{ readonly socket: Socket; readonly received: () => string; readonly closed: Promise<void> }> =>
  new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
    let received = ''
    let isOpen = false
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...lines, `sec-websocket-key: ${randomBytes(16).toString('base64')}`, '', ''].join('\r\n')),
    )
    const closed = new Promise<void>(resolved => void socket.on('close', () => resolved()))
    socket.on('error', reject)
    socket.on('data', data => {
      received += data.toString('latin1')
      if (isOpen || !received.includes('\r\n\r\n')) return
      isOpen = true
      if (!received.startsWith('HTTP/1.1 101')) return reject(new Error(received))
      received = received.slice(received.indexOf('\r\n\r\n') + 4)
      resolve({ socket, received: () => received, closed })
    })
  })
