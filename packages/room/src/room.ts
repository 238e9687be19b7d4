/** A live table: questions and answers between its clients and the stored match. Everything that changes the match waits its turn in one queue. */
import { at, end } from '@tortuga/kit'
import type { Millis, Player, Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { createAsides } from './asides.ts'
import { isHere } from './asking.ts'
import { gatherAudience } from './audience.ts'
import type { Client, Who } from './audience.ts'
import { asPerson, backOf, castVote, changePlaces, makeMove, putForward, takeBack } from './changes.ts'
import type { Said } from './changes.ts'
import { createCourse } from './course.ts'
import { createGreeting } from './greeting.ts'
import { Fault, keyOf, openLedger } from './ledger.ts'
import type { Change, Circumstances, Result } from './ledger.ts'
import { createPace } from './pace.ts'
import type { News, Ports } from './ports.ts'
import { fromClientSchema } from './wire.ts'
import type { Bye, FromClient } from './wire.ts'

/** One client of one table. `receive` never throws: whatever comes is answered. */
export type Connection = { receive(text: string): void; close(): void }

/** Whoever says nothing for so long is sent away. */
const HELLO_WITHIN: Millis = 15_000
/** How often a client may say hello: each one reads the whole match. */
const HELLOS = 5
const HELLO_SPAN: Millis = 10_000
/** So many messages of one client may wait for their turn; whoever sends more holds up nobody but themselves. */
const MOST_WAITING = 60
/** So many lines of one player to one table; with one more the oldest is cut, which most often is dead already. */
const MOST_LINES = 8
const LINE_AGAIN_AFTER: Millis = 60_000

export type Room = ReturnType<typeof createRoom>

const decode = (text: string): FromClient | null => {
  try {
    const decoded = v.safeParse(fromClientSchema, JSON.parse(text))
    return decoded.success ? decoded.output : null
  } catch {
    return null
  }
}

const idOf = (said: FromClient): string | null => ('id' in said ? said.id : null)

/** The live room of one table. `vacate` is called when it has nothing left to do. */
export const createRoom = (ports: Ports, id: string, vacate: () => void) => {
  const { store, bus, now, report } = ports
  const ledger = openLedger(ports, id)
  const audience = gatherAudience(ports, id, ledger)
  const { clients, presence, trouble } = audience
  const asides = createAsides(ports, id, ledger, audience)
  const course = createCourse(ports, id, ledger, audience, task => enqueue(task))
  const { commit, change, callTime, callBots } = course
  const greeting = createGreeting(ports, id, ledger, audience, course)
  let queue: Promise<void> = Promise.resolve()
  let waiting = 0

  // ── one thing at a time; a fault of the rules halts this match and no other ──────────────────────────────────────
  const halt = async (fault: Fault): Promise<void> => {
    await ledger.halt(fault)
    bus.tell({ type: 'table', id })
    for (const client of audience.greeted()) trouble(client, 'halted')
  }
  const carryOut = async (task: () => Promise<void>): Promise<void> => {
    try {
      await task()
      await course.showMissed()
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      await halt(error)
    }
  }
  const takeTurn = async (before: Promise<void>, task: () => Promise<void>, failed: () => void): Promise<void> => {
    await before
    try {
      await carryOut(task)
    } catch (error) {
      report({ type: 'failed', id, error: String(error) })
      failed()
    } finally {
      waiting -= 1
      if (waiting === 0 && clients.size === 0 && !course.isThinking()) vacate()
    }
  }
  const enqueue = (task: () => Promise<void>, failed: () => void = () => {}): Promise<void> => {
    waiting += 1
    queue = takeTurn(queue, task, failed)
    return queue
  }

  // ── what clients say ─────────────────────────────────────────────────────────────────────────────────────────────
  const answerTo = (client: Client, message: string) => (result: Result) => {
    if (result.type === 'refused') {
      report({ type: 'refused', reason: result.refusal.type, game: ledger.opened()?.header.game ?? '' })
      client.send({ type: 'refused', id: message, refusal: result.refusal, rules: result.rules })
    } else
      client.send(
        { type: 'done', id: message, version: result.type === 'stored' ? result.from + 1 : result.version },
        result.type === 'stored',
      )
  }

  /** Whatever changes the match: asked of the kernel, stored, acknowledged, shown. */
  const takeChange = async (client: Client, said: Said<'move' | 'undo' | 'propose' | 'vote'>, seat: Seat, when: Millis): Promise<void> => {
    await callTime(when)
    const circumstances = { key: keyOf(seat, said.id), at: when, input: { seat, said } }
    const make = (made: Change, back?: Circumstances['back']): Promise<void> =>
      commit(asPerson(seat, made), back === undefined ? circumstances : { ...circumstances, back }, answerTo(client, said.id))
    switch (said.type) {
      case 'move':
        return make(makeMove(seat, said.question, said.move, 'player', when))
      case 'undo':
        return make(takeBack(seat, said, when), () => said.back)
      case 'propose':
        return make(putForward(seat, said, await store.seen(id), ports.levelsOf, when), () => backOf(said.proposal))
      case 'vote':
        return make(castVote(seat, said, await store.seen(id), when), ({ match }) => backOf(match.proposal?.proposal))
    }
  }

  const handle = async (client: Client, said: FromClient, when: Millis): Promise<void> => {
    if (said.type === 'hello') return greeting.hello(client, said, when)
    if (client.have === 'new') return trouble(client, 'say-hello', idOf(said))
    if (said.type === 'chat') return asides.takeChat(client, said, when)
    const opened = ledger.opened() ?? (await ledger.read())
    const { viewer } = client.who
    if (opened === null) return trouble(client, 'not-begun', idOf(said))
    if (opened.halted) return trouble(client, 'halted', idOf(said))
    if (viewer === 'table') return trouble(client, 'not-seated', idOf(said))
    if (said.type === 'moves') return asides.listMoves(client, said, viewer, opened)
    if (said.type === 'draft') return asides.takeDraft(client, said, viewer, opened)
    return takeChange(client, said, viewer, when)
  }

  // ── what the other nodes and the lobby say ───────────────────────────────────────────────────────────────────────
  const hear = async (news: News): Promise<void> => {
    switch (news.type) {
      case 'entries': {
        const known = ledger.opened()?.match.version ?? audience.earliest()
        if (known !== null && news.version > known) await ledger.read()
        return
      }
      case 'table':
        return greeting.rereadTable()
      case 'chat':
        return audience.say(news.line)
      case 'here':
        if (news.node === ports.node) return
        presence.hear(news, now())
        audience.showPresence()
    }
  }

  /** What was stored here is told here, too, and is the most common news by far: where everybody has seen it, nothing is left to do. */
  const isKnown = (news: News): boolean =>
    news.type === 'entries' &&
    news.version <= (ledger.opened()?.match.version ?? -1) &&
    news.version <= (audience.earliest() ?? news.version)

  const close = (client: Client): void => {
    if (!clients.delete(client)) return
    const { viewer } = client.who
    void enqueue(async () => {
      if (viewer !== 'table' && ledger.opened() !== null) await store.see(id, viewer, now())
      if (viewer !== 'table' && !audience.sitting().has(viewer)) presence.setDraft(viewer, null)
      audience.tellPresence()
    })
  }

  return {
    connect: (who: Who, send: (text: string, isFollowed?: boolean) => void, hangUp: () => void): Connection => {
      const mine = [...clients].filter(client => who.player !== '' && client.who.player === who.player)
      if (mine.length >= MOST_LINES) audience.dismiss(at(mine, 0), 'too-often', LINE_AGAIN_AFTER)
      const mayGreet = createPace(HELLOS, HELLO_SPAN)
      const client: Client = {
        who,
        send: (message, isFollowed) => send(JSON.stringify(message), isFollowed),
        sendText: send,
        hangUp,
        mayGreet,
        told: '',
        have: 'new',
      }
      clients.add(client)
      let own = 0 // messages of this client that wait
      let hasGreeted = false // its hello may still wait for a slow store
      ports.after(HELLO_WITHIN, () => {
        if (!hasGreeted && clients.has(client)) audience.dismiss(client, 'closed')
      })
      return {
        receive: text => {
          const when = now()
          const said = decode(text)
          if (said === null) return trouble(client, 'not-understood')
          if (own >= MOST_WAITING) return trouble(client, 'too-often', idOf(said))
          hasGreeted ||= said.type === 'hello'
          own += 1
          const turn = enqueue(
            () => (clients.has(client) ? handle(client, said, when) : Promise.resolve()),
            () => trouble(client, 'try-again', idOf(said)),
          )
          void turn.then(() => (own -= 1))
        },
        close: () => close(client),
      }
    },
    hear: (news: News): Promise<void> => (isKnown(news) ? Promise.resolve() : enqueue(() => hear(news))),
    wake: (): Promise<void> =>
      enqueue(async () => {
        const opened = await ledger.read()
        if (opened === null || opened.halted || opened.match.rules !== ledger.gameOf(opened).rules) return
        await callTime(now())
        callBots()
      }),
    /** Where nobody else is here, a bot sits down for the one who left. */
    leave: (seat: Seat, level: string): Promise<void> =>
      enqueue(async () => {
        const opened = await ledger.read()
        if (opened === null) return
        const [seen, when] = [await store.seen(id), now()]
        const isNeeded = opened.players.every((player, chair) => player.bot !== null || chair === seat || !isHere(seen, chair, when))
        const { name, bot } = at(opened.players, seat)
        if (isNeeded && bot === null) await change(changePlaces(seat, { name, bot: level }, when), 'leave', when)
      }),
    reclaim: (seat: Seat, player: Player): Promise<void> =>
      enqueue(async () => {
        const when = now()
        if ((await ledger.read()) !== null) await change(changePlaces(seat, player, when), 'reclaim', when)
      }),
    abandon: (): Promise<void> =>
      enqueue(async () => {
        await ledger.read()
        const when = now()
        await change(({ match }) => end(match, { reason: 'abandoned', outcome: null, at: when }), 'abandon', when)
      }),
    expel: (player: string, code: Bye): void => {
      for (const client of clients) if (client.who.player === player) audience.dismiss(client, code)
    },
    /** The players who are here; whoever has no name is none. */
    people: (): readonly string[] => [...clients].flatMap(({ who: { player } }) => (player === '' ? [] : [player])),
    /** Keeps those at the table counted as here, and the other nodes told. */
    renew: (): Promise<void> =>
      enqueue(async () => {
        if (ledger.opened() === null) return
        for (const seat of audience.sitting()) await store.see(id, seat, now())
        audience.renewPresence()
      }),
    clients: (): number => clients.size,
    stop: async (comeBackIn: Millis): Promise<void> => {
      await queue
      for (const client of clients) audience.dismiss(client, 'restarting', comeBackIn)
    },
  }
}
