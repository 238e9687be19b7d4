/**
 * The clients of a load on boardgame.io: RUM, two seats, any listed move, and the next match when one is over. They speak its wire and leave out its own client, which
 * would play every move a second time. One argument: a wish as JSON. A move counts as acknowledged with the update that shows it to its sender.
 */
import { fastRandom, pick, upTo } from '@tortuga/kit'
import { rum } from '@tortuga/rum/rules'
import type { View } from '@tortuga/rum/rules'
import { setTimeout as pause } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { COUNTING, figuresOf } from '../load/figures.ts'
import type { Wish } from '../load/figures.ts'
import { toAction } from './action.ts'

type Shown = { readonly _stateID: number; readonly G: { readonly view: View; readonly awaited: readonly number[]; readonly over: boolean } }
type Logged = { readonly action: { readonly payload: { readonly playerID: string } } }

const WARM_UP = 3000
const { ports, tables, seconds } = JSON.parse(process.argv[2] ?? '{}') as Wish
const random = fastRandom(1)
const times: number[] = []
let isMeasuring = false
let [refused, matches, acknowledged] = [0, 0, 0]

/** One seat of one table; `round` numbers its matches. */
const sit = (table: number, seat: number): void => {
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
  const show = ({ _stateID, G: { view, awaited, over } }: Shown): void => {
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
  socket.on('sync', (match: string, { state }: { readonly state: Shown }) => match === matchOf() && show(state))
  socket.on('update', (match: string, state: Shown, log: readonly Logged[]) => {
    if (match !== matchOf()) return
    if (sent > 0 && log.some(({ action }) => action.payload.playerID === playerID)) acknowledge()
    show(state)
  })
  socket.on('error', () => (refused += 1))
}

for (const table of upTo(tables)) for (const seat of [0, 1]) sit(table, seat)
console.log(`${tables} tables are laid; counting begins in ${WARM_UP / 1000} s`)
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
process.exit(0)
