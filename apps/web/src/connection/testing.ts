/** A connection for tests, over a transport and a clock that the test controls. */
import { clientMessageSchema, parseJson } from '@tortuga/wire'
import type { ClientMessage, ServerMessage } from '@tortuga/wire'
import { openConnection } from './connection.ts'
import type { PendingRequest, RequestAnswer } from './pending-requests.ts'
import type { ConnectionStatus } from './reconnector.ts'
import type { TransportEvents } from './transport.ts'

type Timer = { readonly at: number; readonly call: () => void }

export const setUp = ({ isRemote = true } = {}) => {
  const sent: ClientMessage[] = []
  const statuses: ConnectionStatus[] = []
  const answers: RequestAnswer[] = []
  let pending: readonly PendingRequest[] = []
  let attempts = 0
  let on: TransportEvents = { opened: () => {}, received: () => {}, closed: () => {} }
  let now = 0
  let timers: readonly Timer[] = []
  let ids = 0

  const connection = openConnection(
    {
      transport: {
        isRemote,
        open: events => {
          attempts += 1
          on = events
          return { send: text => sent.push(parseJson(clientMessageSchema, text)), close: () => {} }
        },
      },
      after: (ms, call) => {
        const timer = { at: now + ms, call }
        timers = [...timers, timer]
        return () => {
          timers = timers.filter(other => other !== timer)
        }
      },
      random: () => 0.5,
      makeId: () => `m${(ids += 1)}`,
    },
    {
      status: status => statuses.push(status),
      message: () => {},
      answer: answer => answers.push(answer),
      pending: next => {
        pending = next
      },
    },
  )
  const receive = (message: unknown): void => on.received(JSON.stringify(message))
  const update = (version: number): ServerMessage => ({
    type: 'update',
    version,
    since: null,
    shown: [],
    view: {},
    players: [],
    awaited: [],
    question: null,
    undoable: 0,
    proposal: null,
    clocks: null,
    outcome: null,
    over: false,
    now: 0,
  })
  return {
    connection,
    sent,
    answers,
    receive,
    update,
    pending: () => pending,
    attempts: () => attempts,
    status: () => statuses.at(-1),
    open: () => on.opened(),
    lose: () => on.closed(),
    pass: (ms: number) => {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { call } of due) call()
    },
    greet: (version = 0) => {
      on.opened()
      receive({ type: 'welcome' })
      receive(update(version))
    },
  }
}
