/** boardgame.io's server with RUM and its in-memory store. Players are not authenticated and matches are created on demand, so its lobby is not part of the measurement. */
import { createRequire } from 'node:module'
import { game } from './rum.ts'

const require = createRequire(import.meta.url)
const { Server, Origins } = require('boardgame.io/server')

const server = Server({ games: [game], origins: [Origins.LOCALHOST_IN_DEVELOPMENT] })
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } })
process.stdout.write(`${appServer.address().port}\n`)
process.stdin.resume().on('end', () => process.exit())
