/**
 * The load clients for boardgame.io. They play RUM with two seats and random moves, and start a new match when one is over. They use its
 * protocol directly, because its own client would apply every move a second time. A move counts as acknowledged when its sender receives the
 * update that contains it. The argument is a `LoadOptions` as JSON.
 */
import { fastRandom, pick, range } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { View } from '@tortuga/rum/rules'
import { parseJson } from '@tortuga/wire'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { COUNTING_STARTED, loadFigures, loadOptionsSchema } from '../load/figures.ts'
import { toAction } from './action.ts'

type PeerState = {
  readonly _stateID: number
  readonly G: { readonly view: View; readonly awaited: readonly number[]; readonly over: boolean }
}
type LogEntry = { readonly action: { readonly payload: { readonly playerID: string } } }

const WARM_UP = 3000
const { ports, tables, seconds } = parseJson(loadOptionsSchema, process.argv[2] ?? '{}')
const random = fastRandom(1)
const times: number[] = []
let isMeasuring = false
let [refused, matches, acknowledged] = [0, 0, 0]

/** One seat of one table; `round` is the number of its match. */
const playSeat = (table: number, seat: number): void => {
  const socket = io(`http://127.0.0.1:${ports[0]}/rum`, { transports: ['websocket'], forceNew: true })
  const playerID = String(seat)
  let round = 0
  let sent = 0
  const matchOf = (): string => `${table}-${round}`
  const sync = (): void => void socket.emit('sync', matchOf(), playerID, undefined, 2)

  const acknowledge = (): void => {
    acknowledged += 1
    if (isMeasuring) times.push(performance.now() - sent)
    sent = 0
  }
  const react = ({ _stateID, G: { view, awaited, over } }: PeerState): void => {
    if (over) {
      if (seat === 0) matches += 1
      round += 1
      return sync()
    }
    if (sent > 0 || !awaited.includes(seat)) return
    const move = pick([...rum.moves(view)], random)
    sent = performance.now()
    socket.emit('update', toAction(move, playerID), _stateID, matchOf(), playerID)
  }
  socket.on('connect', sync)
  socket.on('sync', (match: string, { state }: { readonly state: PeerState }) => match === matchOf() && react(state))
  socket.on('update', (match: string, state: PeerState, log: readonly LogEntry[]) => {
    if (match !== matchOf()) return
    if (sent > 0 && log.some(({ action }) => action.payload.playerID === playerID)) acknowledge()
    react(state)
  })
  socket.on('error', () => (refused += 1))
}

for (const table of range(tables)) for (const seat of [0, 1]) playSeat(table, seat)
console.log(`${tables} tables are ready; measuring starts in ${WARM_UP / 1000} s`)
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
process.exit(0)
