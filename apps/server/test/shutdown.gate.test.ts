/** A server that is stopping tells new clients to reconnect and does not wait for unresponsive clients. */
import { problemSchema } from '@tortuga/wire'
import { once } from 'node:events'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { startServer } from './test-server.ts'

/** A client that completes the handshake and then neither reads nor answers. */
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

it('a stopping server refuses new clients with "restarting" and does not wait for unresponsive ones', async () => {
  const testServer = await startServer('memory')
  const ola = await testServer.addGuest('Ola')
  const { id } = await ola.openTable({ game: 'rum' })
  const { port } = testServer.server()
  const early = await openSilently(port, id)
  const stopping = testServer.server().stop()

  const refused = await testServer.api('GET', `/api/matches/${id}`)
  expect([refused.status, refused.read(problemSchema).error.code]).toEqual([503, 'restarting'])
  const client = ola.join(id, false)
  await client.until(() => client.newest('bye') !== null, 'bye')
  expect(client.newest('bye')?.code).toBe('restarting')
  const late = await openSilently(port, id)

  await stopping
  for (const socket of [early, late]) socket.destroy()
})
