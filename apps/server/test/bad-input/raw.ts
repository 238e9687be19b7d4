/** Bytes to a server and back: HTTP with any method, header and body; sockets with frames made by hand. */
import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Socket } from 'node:net'

export type Answer = { readonly status: number; readonly text: string; readonly code: string | null }

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

const codeOf = (text: string): string | null => {
  try {
    const { error } = JSON.parse(text) as { error?: { code?: unknown } }
    return typeof error?.code === 'string' ? error.code : null
  } catch {
    return null
  }
}

/** Asks with whatever is given; an answer of no kind is status 0. */
export const send = (
  port: number,
  {
    method,
    path,
    headers = {},
    body = null,
  }: { method: string; path: string; headers?: Record<string, string>; body?: Buffer | string | null },
): Promise<Answer> =>
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

/** Writes bytes to the port and gives all that comes back until the other end closes, or for a while. */
export const shout = (port: number, bytes: Buffer | string, patience = 1000): Promise<string> =>
  new Promise(resolve => {
    let heard = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    const timer = setTimeout(() => socket.destroy(), patience)
    socket.on('data', data => (heard += data.toString('latin1')))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(heard)
    })
  })

/** One frame as a client sends it: masked, unless told otherwise; `first` is its first byte. */
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

/** A socket upgraded by hand. */
export const upgrade = (
  port: number,
  path: string,
): Promise<{ readonly socket: Socket; readonly heard: () => string; readonly closed: Promise<void> }> =>
  new Promise((resolve, reject) => {
    const lines = [`GET ${path} HTTP/1.1`, 'host: 127.0.0.1', 'connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']
    let heard = ''
    let isOpen = false
    const socket = connect(port, '127.0.0.1', () =>
      socket.write([...lines, `sec-websocket-key: ${randomBytes(16).toString('base64')}`, '', ''].join('\r\n')),
    )
    const closed = new Promise<void>(resolved => void socket.on('close', () => resolved()))
    socket.on('error', reject)
    socket.on('data', data => {
      heard += data.toString('latin1')
      if (isOpen || !heard.includes('\r\n\r\n')) return
      isOpen = true
      if (!heard.startsWith('HTTP/1.1 101')) return reject(new Error(heard))
      heard = heard.slice(heard.indexOf('\r\n\r\n') + 4)
      resolve({ socket, heard: () => heard, closed })
    })
  })
