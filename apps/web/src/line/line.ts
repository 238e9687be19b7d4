/** A line to a table that heals by itself: it comes back after a cut with what it shows, sends again what was not answered, and says how it stands. */
import type { Millis } from '@tortuga/kit'
import { PROTOCOL } from '@tortuga/room'
import type { Bye, FromClient, FromServer } from '@tortuga/room'
import { land } from './flight.ts'
import type { Answer, Ask, Asking, InFlight } from './flight.ts'
import type { Wire, WireEnd } from './wire.ts'

export type LineStatus =
  | { readonly type: 'connecting' }
  | { readonly type: 'open' }
  /** Cut off, and trying again. */
  | { readonly type: 'lost' }
  /** The server said that it comes back. */
  | { readonly type: 'restarting' }
  /** Whoever answers plays older rules than this table; trying again, since somebody newer may answer. */
  | { readonly type: 'outdated' }
  /** It makes no sense to try again. */
  | { readonly type: 'ended'; readonly code: Bye }

export type LineEvents = {
  status(status: LineStatus): void
  message(message: FromServer): void
  answer(answer: Answer): void
  flight(flight: readonly InFlight[]): void
}

export type LinePorts = {
  readonly wire: Wire
  after(ms: Millis, call: () => void): () => void
  /** From 0 to 1, to spread those who come back. */
  random(): number
  makeId(): string
}

export type Line = {
  /** Sends, and sends again until it is answered; gives the id. */
  ask(asking: Asking): string
  /** What is being drafted: the newest counts, and is told again after a gap. */
  draft(draft: unknown): void
  /** The page woke up, or the network came back: try at once, or see whether anybody still answers. */
  nudge(): void
  /** The network has gone: nobody need wait to find out. */
  drop(): void
  /** Dials anew and asks for everything: who this browser is has changed. */
  renew(): void
  close(): void
}

const FIRST_WAIT: Millis = 400
const LONGEST_WAIT: Millis = 5000
/** After so long without an answer the other end is taken for dead. */
const PATIENCE: Millis = 8000
const AGAIN_AFTER: Millis = 1200

/** After these there is nothing to come back to, unless a time to come back is named. */
const FINAL: readonly Bye[] = ['protocol', 'newer-rules', 'no-such-table', 'no-spectators', 'removed', 'barred', 'closed']

/** How long to wait before try n (from 0), a quarter more or less. */
export const waitBefore = (tries: number, random: number): Millis =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.75 + random / 2)

const parse = (text: string): FromServer | null => {
  try {
    return JSON.parse(text) as FromServer
  } catch {
    return null
  }
}

export const openLine = ({ wire, after, random, makeId }: LinePorts, on: LineEvents): Line => {
  let end: WireEnd | null = null
  let isGreeted = false
  let isClosed = false
  let tries = 0
  let have: number | null = null
  let flight: readonly InFlight[] = []
  let drafted: FromClient | null = null
  let stopWaiting = (): void => {}
  let stopDoubting = (): void => {}
  let bye: Extract<FromServer, { type: 'bye' }> | null = null

  const setFlight = (next: readonly InFlight[]): void => {
    if (next === flight) return
    flight = next
    on.flight(flight)
  }
  const send = (message: FromClient): void => end?.send(JSON.stringify(message))

  /** Whoever does not answer in time is dead, whatever the socket says. */
  const expectAnswer = (): void => {
    stopDoubting()
    stopDoubting = after(PATIENCE, redial)
  }

  const hangUp = (): void => {
    if (end === null) return
    end = null
    isGreeted = false
    stopDoubting()
    if (isClosed) return
    const said = bye
    bye = null
    const wait = said?.comeBackIn ?? null
    if (said !== null && wait === null && FINAL.includes(said.code)) {
      isClosed = true
      return on.status({ type: 'ended', code: said.code })
    }
    on.status({ type: said?.code === 'restarting' ? 'restarting' : said?.code === 'newer-rules' ? 'outdated' : 'lost' })
    stopWaiting = after(wait === null ? waitBefore(tries, random()) : wait * (1 + random() / 2), dial)
    tries += 1
  }

  const redial = (): void => {
    end?.close()
    hangUp()
  }

  const dial = (): void => {
    stopWaiting()
    if (isClosed || end !== null) return
    const mine: WireEnd = wire.open({
      opened: () => {
        if (end !== mine) return
        send({ type: 'hello', protocol: PROTOCOL, have })
        expectAnswer()
      },
      received: text => {
        if (end === mine) receive(text)
      },
      closed: () => {
        if (end === mine) hangUp()
      },
    })
    end = mine
    expectAnswer()
  }

  const greet = (): void => {
    isGreeted = true
    tries = 0
    on.status({ type: 'open' })
    for (const { ask, state } of flight) if (state === 'sent') send(ask)
    if (drafted !== null) send(drafted)
  }

  const sendAgain = (ask: Ask): void => {
    after(AGAIN_AFTER, () => {
      if (isGreeted && flight.some(other => other.ask.id === ask.id && other.state === 'sent')) send(ask)
    })
  }

  const receive = (text: string): void => {
    const message = parse(text)
    if (message === null) return
    stopDoubting()
    if (message.type === 'bye') bye = message
    if (message.type === 'update') have = message.version
    const landed = land(flight, message, have)
    on.message(message)
    setFlight(landed.flight)
    if (landed.answer !== null) on.answer(landed.answer)
    if (landed.again !== null) sendAgain(landed.again)
    if (!isGreeted && (message.type === 'update' || message.type === 'waiting')) greet()
    if (!isGreeted && message.type === 'trouble' && message.code !== 'halted') return redial() // the greeting itself has failed
    if (flight.some(({ state }) => state === 'sent')) expectAnswer()
  }

  on.status({ type: 'connecting' })
  dial()
  return {
    ask: asking => {
      const ask = { ...asking, id: makeId() } as Ask
      setFlight([...flight, { ask, state: 'sent', version: null }])
      if (isGreeted) {
        send(ask)
        expectAnswer()
      }
      return ask.id
    },
    draft: draft => {
      drafted = { type: 'draft', draft }
      if (isGreeted) send(drafted)
    },
    nudge: () => {
      if (isClosed) return
      if (end === null) return dial()
      if (!isGreeted) return
      send({ type: 'hello', protocol: PROTOCOL, have })
      expectAnswer()
    },
    drop: () => {
      if (!isClosed) redial()
    },
    renew: () => {
      if (isClosed) return
      end?.close()
      end = null
      isGreeted = false
      have = null
      dial()
    },
    close: () => {
      isClosed = true
      stopWaiting()
      stopDoubting()
      end?.close()
      end = null
    },
  }
}
