/** A live table: questions and answers between its clients and the stored match. Everything that changes the match waits its turn in one queue. */
import { at, end, sit } from '@tortuga/kit'
import type { Millis, Player, Seat } from '@tortuga/kit'
import * as v from 'valibot'
import { createAsides } from './asides.ts'
import { isHere } from './asking.ts'
import { gatherAudience } from './audience.ts'
import type { Client, Who } from './audience.ts'
import { createBotDesk } from './bots.ts'
import type { BotAnswer } from './bots.ts'
import { asPerson, backOf, castVote, makeMove, playTimeUp, putForward, takeBack, underOurRules } from './changes.ts'
import type { Said } from './changes.ts'
import { seatsOutOfTime } from './clocks.ts'
import { Fault, keyOf, openLedger } from './ledger.ts'
import type { Change, Circumstances, Result } from './ledger.ts'
import type { News, Opened, Ports } from './ports.ts'
import { welcome } from './shown.ts'
import { fromClientSchema, PROTOCOL } from './wire.ts'
import type { Bye, FromClient } from './wire.ts'

/** One client of one table. `receive` never throws: whatever comes is answered. */
export type Connection = { receive(text: string): void; close(): void }

/** Whoever says nothing for so long is sent away. */
const HELLO_WITHIN: Millis = 15_000
/** Whoever sits at a match that a newer build has gone on with comes back to find that build. */
const NEWER_COMES_IN: Millis = 5000

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
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  // ── one thing at a time; a fault of the rules halts this match and no other ──────────────────────────────────────
  const halt = async (fault: Fault): Promise<void> => {
    await ledger.halt(fault)
    bus.tell({ type: 'table', id })
    for (const client of audience.greeted()) trouble(client, 'halted')
  }
  const enqueue = (task: () => Promise<void>, failed: () => void = () => {}): Promise<void> => {
    waiting += 1
    const run = queue
      .then(task)
      .then(showMissed)
      .catch((error: unknown) => {
        if (error instanceof Fault) return halt(error)
        throw error
      })
      .catch((error: unknown) => {
        report({ type: 'failed', id, error: String(error) })
        failed()
      })
      .finally(() => {
        waiting -= 1
        if (waiting === 0 && clients.size === 0 && !bots.isThinking()) vacate()
      })
    queue = run
    return run
  }

  // ── changing the match: stored, then acknowledged, then shown ────────────────────────────────────────────────────
  const callBots = (): void => {
    const opened = ledger.opened()
    if (opened !== null) bots.call(ledger.gameOf(opened), opened)
  }

  const commit = async (change: Change, circumstances: Circumstances, acknowledge: (result: Result) => void = () => {}): Promise<void> => {
    const result = await ledger.commit(change, circumstances)
    acknowledge(result)
    if (result.type === 'repeated') await ledger.read()
    if (result.type !== 'stored') return
    const game = ledger.opened()?.header.game ?? ''
    for (const { entry } of result.stored) if (entry.type === 'move') report({ type: 'move', by: entry.by, game })
    await audience.announce(result.from, result.stored)
    callBots()
  }

  /** Whoever stored it, and however this node came upon it: nobody at the table stays behind what is known here. */
  const showMissed = async (): Promise<void> => {
    const [opened, from] = [ledger.opened(), audience.earliest()]
    if (opened === null || from === null || from >= opened.match.version) return
    const { rules } = ledger.gameOf(opened)
    if (opened.match.rules > rules) for (const client of audience.greeted()) audience.dismiss(client, 'newer-rules', NEWER_COMES_IN)
    if (opened.match.rules !== rules) return
    await audience.announce(from, await store.between(id, from, opened.match.version))
  }

  /** A change that no client asked for. */
  const change = (made: Change, input: unknown, when: Millis): Promise<void> => commit(made, { key: null, at: when, input })

  /** Plays for every seat whose time was up at this moment. */
  const callTime = async (when: Millis): Promise<void> => {
    for (let version = -1; ;) {
      const opened = ledger.opened()
      if (opened === null || opened.halted || opened.match.over || opened.match.version === version) return
      const [seat] = seatsOutOfTime(opened.clocks, opened.match, when)
      if (seat === undefined) return
      version = opened.match.version
      await change(playTimeUp(seat, at(opened.match.asked, seat) ?? 0, when), { type: 'time-up', seat }, when)
    }
  }

  const answerForBot = async ({ seat, question, move }: BotAnswer): Promise<void> => {
    const when = now()
    await callTime(when)
    const key = `bot:${seat}:${question}` // no client's: theirs begin with the seat
    await commit(underOurRules(makeMove(seat, question, move, 'bot', when)), { key, at: when, input: { seat, move } })
  }
  const bots = createBotDesk(
    ports,
    id,
    answer => void enqueue(() => answerForBot(answer)),
    error =>
      void enqueue(async () => {
        throw error
      }),
  )

  // ── what clients say ─────────────────────────────────────────────────────────────────────────────────────────────
  const greetWaiting = async (client: Client): Promise<void> => {
    const table = await store.waiting(id)
    if (table === null) return audience.dismiss(client, 'no-such-table')
    client.send({ type: 'waiting', ...table })
  }

  /** The match under this build's rules; null where it cannot be shown by them. */
  const openForShow = async (opened: Opened, client: Client, when: Millis): Promise<Opened | null> => {
    const { rules } = ledger.gameOf(opened)
    if (opened.match.rules > rules) audience.dismiss(client, 'newer-rules', NEWER_COMES_IN)
    if (opened.match.rules >= rules) return opened.match.rules > rules ? null : opened
    if (!opened.match.over) await commit(ledger.upgradeRules(when), { key: null, at: when, input: 'upgrade' })
    const upgraded = ledger.opened()
    if (upgraded?.match.rules === rules) return upgraded
    audience.dismiss(client, 'closed')
    return null
  }

  const hello = async (client: Client, { protocol, have }: Said<'hello'>, when: Millis): Promise<void> => {
    if (protocol !== PROTOCOL) return audience.dismiss(client, 'protocol')
    const stored = ledger.opened() ?? (await ledger.read())
    client.have = null
    if (stored === null) return greetWaiting(client)
    const { viewer } = client.who
    if (viewer === 'table' && !stored.settings.spectators) return audience.dismiss(client, 'no-spectators')
    client.have = 'new' // not shown to by an upgrade on the way
    const opened = await openForShow(stored, client, when)
    if (opened === null) return
    client.send(welcome(opened, viewer))
    if (opened.halted) trouble(client, 'halted')
    await audience.show(client, ledger.gameOf(opened), opened, have)
    if (viewer !== 'table') await store.see(id, viewer, when)
    audience.tellPresence()
    callBots()
  }

  const answerTo = (client: Client, message: string) => (result: Result) => {
    if (result.type === 'refused') {
      report({ type: 'refused', reason: result.refusal.type, game: ledger.opened()?.header.game ?? '' })
      client.send({ type: 'refused', id: message, refusal: result.refusal, rules: result.rules })
    } else client.send({ type: 'done', id: message, version: result.type === 'stored' ? result.from + 1 : result.version })
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
    if (said.type === 'hello') return hello(client, said, when)
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
  /** Seats were taken or left, the match has begun, or was halted elsewhere. */
  const rereadTable = async (): Promise<void> => {
    const before = ledger.opened()
    const opened = await ledger.read()
    for (const client of audience.greeted()) {
      if (opened === null) await greetWaiting(client)
      else if (before === null) await hello(client, { type: 'hello', protocol: PROTOCOL, have: null }, now())
      else if (opened.halted && !before.halted) trouble(client, 'halted')
    }
  }

  const hear = async (news: News): Promise<void> => {
    switch (news.type) {
      case 'entries': {
        const known = ledger.opened()?.match.version ?? audience.earliest()
        if (known !== null && news.version > known) await ledger.read()
        return
      }
      case 'table':
        return rereadTable()
      case 'chat':
        return audience.say(news.line)
      case 'here':
        if (news.node === ports.node) return
        presence.hear(news, now())
        audience.showPresence()
    }
  }

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
    connect: (who: Who, send: (text: string) => void, hangUp: () => void): Connection => {
      const client: Client = { who, send: message => send(JSON.stringify(message)), sendText: send, hangUp, talked: [], have: 'new' }
      clients.add(client)
      let hasGreeted = false // its hello may still wait for a slow store
      ports.after(HELLO_WITHIN, () => {
        if (!hasGreeted && clients.has(client)) audience.dismiss(client, 'closed')
      })
      return {
        receive: text => {
          const when = now()
          const said = decode(text)
          if (said === null) return trouble(client, 'not-understood')
          hasGreeted ||= said.type === 'hello'
          void enqueue(
            () => (clients.has(client) ? handle(client, said, when) : Promise.resolve()),
            () => trouble(client, 'try-again', idOf(said)),
          )
        },
        close: () => close(client),
      }
    },
    hear: (news: News): Promise<void> => enqueue(() => hear(news)),
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
        if (isNeeded && bot === null)
          await change(({ match }) => sit(match, { seat, player: { name, bot: level }, at: when }), 'leave', when)
      }),
    reclaim: (seat: Seat, player: Player): Promise<void> =>
      enqueue(async () => {
        const opened = await ledger.read()
        const when = now()
        if (opened !== null && at(opened.players, seat).bot !== null)
          await change(({ match }) => sit(match, { seat, player, at: when }), 'reclaim', when)
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
    /** Keeps those at the table counted as here, and the other nodes told. */
    renew: (): Promise<void> =>
      enqueue(async () => {
        if (ledger.opened() === null) return
        for (const seat of audience.sitting()) await store.see(id, seat, now())
        audience.tellPresence()
      }),
    clients: (): number => clients.size,
    stop: async (comeBackIn: Millis): Promise<void> => {
      await queue
      for (const client of clients) audience.dismiss(client, 'restarting', comeBackIn)
    },
  }
}
