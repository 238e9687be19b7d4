/** A person at a simulated table: the page's own connection code, and somebody who plays at random. */
import type { Game, GameTypes, Millis, Random, Seat } from '@tortuga/kit'
import type { MatchStore } from '@tortuga/room'
import type { ServerMessage } from '@tortuga/wire'
import { openConnection } from '../../../web/src/connection/connection.ts'
import type { NewRequest } from '../../../web/src/connection/pending-requests.ts'
import type { Transport } from '../../../web/src/connection/transport.ts'
import { checkAcknowledged, checkUpdate } from './checks.ts'
import type { Faults } from './checks.ts'
import type { PendingCalls } from './disk.ts'
import type { VirtualTime } from './virtual-time.ts'

type Update = Extract<ServerMessage, { readonly type: 'update' }>

type ClientOptions = {
  readonly name: string
  readonly id: string
  readonly viewer: Seat | 'table'
  readonly game: Game<GameTypes>
  readonly time: VirtualTime
  readonly random: Random
  readonly store: MatchStore
  readonly transport: Transport
  readonly thinking: Millis
  readonly pending: PendingCalls
  readonly faults: Faults
}

export type SimulatedClient = ReturnType<typeof openClient>

const MAX_LISTED = 40

export const openClient = ({ name, id, viewer, game, time, random, store, transport, thinking, pending, faults }: ClientOptions) => {
  let shown: Update | null = null
  let isWaiting = false
  let isActive = true
  let requests = 0
  let acknowledged = 0
  /** The version of every request that was acknowledged. */
  const done = new Map<string, number>()

  const check = (checking: Promise<readonly string[]>): void => {
    pending.count += 1
    void checking.then(found => {
      pending.count -= 1
      for (const fault of found) faults.add(`${name}: ${fault}`)
    })
  }
  const receive = (message: ServerMessage): void => {
    if (message.type === 'update') {
      if (shown !== null && message.version < shown.version)
        faults.add(`${name}: went back from version ${shown.version} to ${message.version}`)
      if (message.since !== null && message.since > (shown?.version ?? -1))
        faults.add(`${name}: got the entries after ${message.since}, but has ${shown?.version ?? 'nothing'}`)
      shown = message
      check(checkUpdate(store, game, id, viewer, message))
    }
    if (message.type === 'done') {
      const before = done.get(message.id) ?? message.version
      if (before !== message.version) faults.add(`${name}: ${message.id} was acknowledged as version ${before} and ${message.version}`)
      done.set(message.id, message.version)
    }
    if (message.type === 'refused' && done.has(message.id)) faults.add(`${name}: ${message.id} was acknowledged and then refused`)
    if (message.type === 'trouble' && message.code === 'halted') faults.add(`${name}: the match is halted`)
  }
  const connection = openConnection(
    { transport, after: time.after, random: () => random.int(1000) / 1000, makeId: () => `${name}-${(requests += 1)}` },
    {
      status: status => {
        if (status.type === 'ended') faults.add(`${name}: was sent away for good (${status.code})`)
      },
      message: receive,
      answer: answer => {
        isWaiting = false
        if (answer.type !== 'done' || typeof viewer !== 'number') return
        acknowledged += 1
        check(checkAcknowledged(store, id, viewer, answer.request, done.get(answer.request.id) ?? -1))
      },
      pending: () => {},
    },
  )
  const request = (message: NewRequest): void => {
    isWaiting = true
    connection.request(message)
  }

  const move = ({ view, question }: Update): void => {
    const moves: unknown[] = []
    for (const one of game.moves(view)) if (!game.isClockMove(one) && moves.push(one) >= MAX_LISTED) break
    if (question !== null && moves.length > 0) request({ type: 'move', question, move: moves[random.int(moves.length)] })
  }
  const act = (): void => {
    const update = shown
    if (update === null || update.over || isWaiting || typeof viewer !== 'number') return
    const { version, proposal } = update
    const isAsked = proposal !== null && proposal.asks.includes(viewer) && !proposal.agreed.includes(viewer)
    if (isAsked && random.int(3) > 0) return request({ type: 'vote', proposal: proposal.version, agree: random.int(3) > 0 })
    switch (random.int(24)) {
      case 0:
        return request({ type: 'chat', text: 'ahoy' })
      case 1:
        return request({ type: 'undo', version, back: 1 })
      case 2:
        return request({ type: 'propose', version, proposal: { type: 'undo', back: 1 + random.int(3) } })
      case 3:
        return connection.draft(null)
      case 4:
        return connection.wake()
      default:
        return move(update)
    }
  }
  const live = (): void => {
    if (!isActive) return
    act()
    time.after(200 + random.int(thinking), live)
  }
  time.after(random.int(thinking), live)

  return {
    name,
    id,
    shown: (): Update | null => shown,
    acknowledged: (): number => acknowledged,
    /** Nothing is asked any more; the page looks whether it has missed something, as when it becomes visible. */
    rest: (): void => {
      isActive = false
      connection.wake()
    },
    close: (): void => connection.close(),
  }
}
