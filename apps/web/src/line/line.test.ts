/** The line to a table: it heals, sends again what was not answered, and never does a thing twice. */
import type { FromClient, FromServer } from '@tortuga/room'
import { describe, expect, it } from 'vitest'
import type { Answer, InFlight } from './flight.ts'
import { openLine, waitBefore } from './line.ts'
import type { LineStatus } from './line.ts'
import type { WireEvents } from './wire.ts'

type Timer = { readonly at: number; readonly call: () => void }

/** A line over a wire that the test holds in its hands. */
const setUp = () => {
  const sent: FromClient[] = []
  const statuses: LineStatus[] = []
  const answers: Answer[] = []
  let flight: readonly InFlight[] = []
  let dialled = 0
  let on: WireEvents = { opened: () => {}, received: () => {}, closed: () => {} }
  let now = 0
  let timers: readonly Timer[] = []
  let ids = 0

  const line = openLine(
    {
      wire: {
        isRemote: true,
        open: events => {
          dialled += 1
          on = events
          return { send: text => sent.push(JSON.parse(text) as FromClient), close: () => {} }
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
      flight: next => {
        flight = next
      },
    },
  )
  const say = (message: unknown): void => on.received(JSON.stringify(message))
  const update = (version: number): FromServer => ({
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
    line,
    sent,
    answers,
    say,
    update,
    flight: () => flight,
    dialled: () => dialled,
    status: () => statuses.at(-1),
    open: () => on.opened(),
    cut: () => on.closed(),
    pass: (ms: number) => {
      now += ms
      const due = timers.filter(({ at }) => at <= now)
      timers = timers.filter(({ at }) => at > now)
      for (const { call } of due) call()
    },
    greet: (version = 0) => {
      on.opened()
      say({ type: 'welcome' })
      say(update(version))
    },
  }
}

const move = { type: 'move', question: 3, move: 'draw' } as const

describe('greeting', () => {
  it('says hello without a version first, and with the newest one after a cut', () => {
    const { greet, sent, cut, pass, status, open } = setUp()
    greet(7)
    expect(sent).toEqual([{ type: 'hello', protocol: 1, have: null }])
    expect(status()).toEqual({ type: 'open' })
    cut()
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    open()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: 7 })
  })

  it('dials again when the greeting itself fails, or nobody answers', () => {
    const { open, say, status, pass, dialled } = setUp()
    open()
    say({ type: 'trouble', id: null, code: 'try-again' })
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(dialled()).toBe(2)
    open()
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
  })

  it('waits longer each time, but never long', () => {
    expect([0, 1, 2, 3].map(tries => waitBefore(tries, 0.5))).toEqual([400, 800, 1600, 3200])
    expect(waitBefore(50, 1)).toBe(6250)
    expect(waitBefore(0, 0)).toBe(300)
  })
})

describe('messages on their way', () => {
  it('are sent once, and stay in flight until the update that shows them', () => {
    const { greet, line, sent, say, update, flight, answers } = setUp()
    greet(4)
    line.ask(move)
    expect(sent.at(-1)).toEqual({ ...move, id: 'm1' })
    say({ type: 'done', id: 'm1', version: 5 })
    expect(answers).toEqual([{ type: 'done', ask: { ...move, id: 'm1' } }])
    expect(flight()).toHaveLength(1)
    say(update(5))
    expect(flight()).toEqual([])
  })

  it('are sent again under the same id after a cut, and not when they were acknowledged', () => {
    const { greet, line, sent, say, cut, pass, flight } = setUp()
    greet(4)
    line.ask(move)
    line.ask({ type: 'chat', text: 'Ahoy' })
    say({ type: 'done', id: 'm2', version: 4 })
    cut()
    pass(10_000)
    const before = sent.length
    greet(4)
    expect(sent.slice(before).map(message => ('id' in message ? message.id : message.type))).toEqual(['hello', 'm1'])
    expect(flight()).toHaveLength(1)
  })

  it('whose answer was lost are done when it comes again, though their update was there first', () => {
    const { greet, line, say, cut, pass, flight } = setUp()
    greet(4)
    line.ask(move)
    cut()
    pass(10_000)
    greet(5)
    expect(flight()).toHaveLength(1)
    say({ type: 'done', id: 'm1', version: 5 })
    expect(flight()).toEqual([])
  })

  it('wait while the line is cut', () => {
    const { line, sent, greet } = setUp()
    line.ask(move)
    expect(sent).toEqual([])
    greet(4)
    expect(sent.at(-1)).toMatchObject({ id: 'm1' })
  })

  it('that nobody answers cut the line, so that it can heal', () => {
    const { greet, line, pass, status, dialled } = setUp()
    greet(4)
    line.ask(move)
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(dialled()).toBe(2)
  })

  it('are tried again where the table asks for it, and given up where it refuses', () => {
    const { greet, line, sent, say, pass, answers, flight } = setUp()
    greet(4)
    line.ask(move)
    say({ type: 'trouble', id: 'm1', code: 'try-again' })
    pass(1200)
    expect(sent.filter(message => message.type === 'move')).toHaveLength(2)
    say({ type: 'refused', id: 'm1', refusal: { type: 'stale' }, rules: [] })
    expect(answers.at(-1)).toMatchObject({ type: 'refused', refusal: { type: 'stale' } })
    expect(flight()).toEqual([])
    line.ask(move)
    say({ type: 'trouble', id: 'm2', code: 'halted' })
    expect(answers.at(-1)).toMatchObject({ type: 'failed', code: 'halted' })
    expect(flight()).toEqual([])
  })

  it('of a draft are told again, the newest only', () => {
    const { greet, line, sent, cut, pass } = setUp()
    greet(4)
    line.draft({ count: 1 })
    line.draft({ count: 2 })
    cut()
    pass(10_000)
    const before = sent.length
    greet(4)
    expect(sent.slice(before)).toEqual([expect.objectContaining({ type: 'hello' }), { type: 'draft', draft: { count: 2 } }])
  })
})

describe('goodbyes', () => {
  it('come back when the server said it would', () => {
    const { greet, say, cut, pass, status, dialled } = setUp()
    greet(4)
    say({ type: 'bye', code: 'restarting', comeBackIn: 2000 })
    cut()
    expect(status()).toEqual({ type: 'restarting' })
    pass(2499)
    expect(dialled()).toBe(1)
    pass(1)
    expect(dialled()).toBe(2)
  })

  it('come back to a table whose rules are newer than those of whoever answered', () => {
    const { greet, say, cut, pass, status, dialled } = setUp()
    greet(4)
    say({ type: 'bye', code: 'newer-rules', comeBackIn: 5000 })
    cut()
    expect(status()).toEqual({ type: 'outdated' })
    pass(7500)
    expect(dialled()).toBe(2)
    greet(5)
    expect(status()).toEqual({ type: 'open' })
  })

  it('end the line where there is nothing to come back to', () => {
    const { open, say, cut, pass, status, dialled, line } = setUp()
    open()
    say({ type: 'bye', code: 'no-such-table', comeBackIn: null })
    cut()
    expect(status()).toEqual({ type: 'ended', code: 'no-such-table' })
    pass(60_000)
    line.nudge()
    expect(dialled()).toBe(1)
  })
})

describe('a nudge', () => {
  it('dials at once after a cut', () => {
    const { greet, cut, line, dialled } = setUp()
    greet(4)
    cut()
    line.nudge()
    expect(dialled()).toBe(2)
  })

  it('finds out whether an open line still lives', () => {
    const { greet, line, sent, pass, status } = setUp()
    greet(4)
    line.nudge()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: 4 })
    pass(8000)
    expect(status()).toEqual({ type: 'lost' })
  })

  it('is not needed to know that the network has gone', () => {
    const { greet, line, status, pass, dialled } = setUp()
    greet(4)
    line.drop()
    expect(status()).toEqual({ type: 'lost' })
    pass(10_000)
    expect(dialled()).toBe(2)
  })

  it('becomes a new call, for everything, when this browser has become somebody else', () => {
    const { greet, line, sent, open, dialled } = setUp()
    greet(4)
    line.renew()
    expect(dialled()).toBe(2)
    open()
    expect(sent.at(-1)).toEqual({ type: 'hello', protocol: 1, have: null })
  })

  it('does nothing to a closed line', () => {
    const { greet, line, dialled, pass } = setUp()
    greet(4)
    line.close()
    line.nudge()
    pass(60_000)
    expect(dialled()).toBe(1)
  })
})
