/** A server on its way down: whoever comes is told so, and nobody who hangs about keeps it from going. */
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from './table.ts'

type Failed = { readonly error: { readonly code: string } }

/** A client that shakes hands and then neither reads nor answers anything. */
const openSilently = async (port: number, match: string): Promise<Socket> => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write(
    `GET /api/matches/${match}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
  )
  await once(socket, 'readable')
  return socket
}

it('a server that stops tells those who come, and waits for none of them', async () => {
  const house = await startServer('memory')
  const ola = await house.addGuest('Ola')
  const { id } = await ola.openTable({ game: 'rum' })
  const { port } = house.server()
  const early = await openSilently(port, id)
  const stopping = house.server().stop()

  const told = await house.api<Failed>('GET', `/api/matches/${id}`)
  expect([told.status, told.body.error.code]).toEqual([503, 'restarting'])
  const line = ola.join(id, false)
  await line.until(() => line.newest('bye') !== null, 'a goodbye')
  expect(line.newest('bye')?.code).toBe('restarting')
  const late = await openSilently(port, id)

  await stopping
  for (const socket of [early, late]) socket.destroy()
})
