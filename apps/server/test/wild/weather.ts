/** A line through bad weather: messages are lost, doubled, late and so out of order, and the line breaks. Both ways, by a seeded chance. */
import type { Random } from '@tortuga/kit'
import { WebSocket } from 'ws'

/** How often out of a thousand messages; `delay` is the longest in milliseconds. All may change while lines are open. */
export type Weather = { lost: number; doubled: number; late: number; cut: number; delay: number }

export const calm = (): Weather => ({ lost: 0, doubled: 0, late: 0, cut: 0, delay: 0 })
export const stormy = (): Weather => ({ lost: 30, doubled: 60, late: 150, cut: 6, delay: 60 })

export const clearUp = (weather: Weather): void => void Object.assign(weather, calm())

export type WildLine = { send(text: string): void; isOpen(): boolean; cut(): void }

/** Opens a line. `heard` may get what was sent last before what was sent first, or twice, or not at all; after `closed` it gets nothing more. */
export const openWildLine = (
  url: string,
  cookie: string,
  { weather, random }: { readonly weather: Weather; readonly random: Random },
  on: { readonly opened: () => void; readonly heard: (text: string) => void; readonly closed: () => void },
): WildLine => {
  const socket = new WebSocket(url, { headers: cookie === '' ? {} : { cookie }, handshakeTimeout: 5000 })
  let hasClosed = false

  const happens = (outOfThousand: number): boolean => outOfThousand > 0 && random.int(1000) < outOfThousand
  const carry = (deliver: () => void): void => {
    if (happens(weather.cut)) return socket.terminate()
    for (let copies = happens(weather.lost) ? 0 : happens(weather.doubled) ? 2 : 1; copies > 0; copies -= 1) {
      if (happens(weather.late)) setTimeout(deliver, random.int(weather.delay + 1))
      else deliver()
    }
  }

  socket.on('open', on.opened)
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    carry(() => !hasClosed && on.heard(text))
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    hasClosed = true
    on.closed()
  })
  const isOpen = (): boolean => socket.readyState === WebSocket.OPEN
  return { send: text => carry(() => isOpen() && socket.send(text)), isOpen, cut: () => socket.terminate() }
}
