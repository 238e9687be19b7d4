/** Looks for the most that one visitor can cost, in counted work: rows, bytes and turns of the event loop. `npm run attack` measures the same in milliseconds. */
import { DatabaseSync } from '@photostructure/sqlite'
import { at, fastRandom, parseJournal, range } from '@tortuga/kit'
import { MESSAGE_BUDGETS } from '@tortuga/room'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { REGISTRY } from '../src/config/games.ts'
import type { RegisteredServerGame } from '../src/config/games.ts'
import { excessOf, openArena } from './adversarial/arena.ts'
import type { Arena, ArenaTable } from './adversarial/arena.ts'
import { searchMatch, strangeOptions, tryMessages } from './adversarial/search.ts'
import type { MeteredMessage } from './adversarial/search.ts'
import { createManualClock, startServer } from './test-server.ts'

let arena: Arena
beforeAll(async () => {
  arena = await openArena()
})
afterAll(() => arena.close())

const MATCHES = 3
const MOVES = 48

/** Options that were costly once, by game: many tries until a rack can open. */
const COSTLY: Readonly<Record<string, object>> = { rummikub: { openingMin: 100, jokersPerSet: 1, oneAfter13: true } }

const optionsFor = (registered: RegisteredServerGame, seed: number): unknown =>
  seed === 0
    ? { ...(Object.values(registered.game.presets)[0] as object), ...COSTLY[registered.game.id] }
    : strangeOptions(registered, fastRandom(seed))

/** Collects the messages that exceed their budget. */
const createJudge = () => {
  const excesses: string[] = []
  const measure = ({ type, cost, entries }: MeteredMessage): void => {
    for (const excess of excessOf(cost, MESSAGE_BUDGETS[type], entries)) excesses.push(`${type} after ${entries} entries: ${excess}`)
  }
  return { excesses, measure }
}

describe('no message exceeds its budget', () => {
  it.each(REGISTRY.map(registered => [registered.game.id, registered] as const))('in %s', async (_, registered) => {
    const { excesses, measure } = createJudge()
    for (const seed of range(MATCHES)) {
      const options = optionsFor(registered, seed)
      await searchMatch(arena, registered, options, { moves: MOVES, seed }, measure)
    }
    expect(excesses).toEqual([])
  })
})

const rummikub = REGISTRY.find(({ game }) => game.id === 'rummikub')!
const beginRummikub = (seats = 6): Promise<ArenaTable> => arena.begin(rummikub.game, optionsFor(rummikub, 0), seats)

describe('the longest journal that requests allow', () => {
  let table: ArenaTable
  const refusals = (): readonly string[] => table.clients.flatMap(({ texts }) => texts.filter(text => text.startsWith('{"type":"refused"')))

  beforeAll(async () => {
    table = await beginRummikub(3) // two seats alone would use up their shares
    await table.playFirst() // so that an undo has a move to look for
    const begun = (await table.head()).match.version
    for (let round = 0; refusals().length === 0; round += 1) {
      const version = begun + 2 * round
      if (round % 20 === 0) await arena.pass(10_000)
      at(table.clients, round % 3).send({ type: 'propose', id: `p${round}`, version, proposal: { type: 'end' } })
      at(table.clients, (round + 1) % 3).send({ type: 'vote', id: `v${round}`, proposal: version + 1, agree: false })
      await table.handled()
    }
    const message = { player: 'player', seat: 0, text: '😀'.repeat(250), at: 0 }
    for (const _ of range(520)) await arena.store.addChat(table.id, message)
  })

  it('ends at 2000 requests', async () => {
    const { version, steps } = (await table.head()).match
    expect(version - (steps - 1)).toBe(2000)
    expect(refusals().join()).toContain('too-many-requests')
  })

  it('makes no message exceed its budget', async () => {
    const { excesses, measure } = createJudge()
    await tryMessages(arena, table, fastRandom(1), measure)
    expect(excesses).toEqual([])
  })

  it('is read by anonymous visitors one version at a time, also by many at once', async () => {
    const server = await startServer('sqlite', { store: arena.store })
    arena.queries.take()
    const answers = await Promise.all(range(40).map(index => server.api('GET', `/api/matches/${table.id}/versions/${index * 50}`)))
    const rows = arena.queries.take().map(query => query.rows)
    await server.stop()
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([Math.max(...rows) <= 3, rows.reduce((sum, count) => sum + count, 0) <= 40 * 12]).toEqual([true, true])
  })

  it('is downloaded page by page, also by many at once, and whole', async () => {
    await table.end()
    const server = await startServer('sqlite', { store: arena.store })
    arena.queries.take()
    const answers = await Promise.all(range(10).map(() => server.api('GET', `/api/matches/${table.id}/journal`)))
    const rows = arena.queries.take().map(query => query.rows)
    await server.stop()
    const { version } = (await table.head()).match
    for (const { status, text } of answers) {
      const read = parseJournal(text)
      expect([status, read.ok && [read.sum, read.journal.entries.length]]).toEqual([200, ['right', version]])
    }
    expect(version).toBeGreaterThan(2000)
    expect(Math.max(...rows)).toBeLessThanOrEqual(256) // as many as the packer reads at a time
  })

  it('is searched for the answer of an earlier message only as often as a seat may make requests', async () => {
    await arena.store.settled()
    await arena.pass(10_000)
    arena.queries.take()
    for (const index of range(60)) at(table.clients, 0).send({ type: 'move', id: `late-${index}`, question: 0, move: { type: 'draw' } })
    await table.handled()
    const searches = arena.queries.take().filter(({ text }) => text.startsWith('select "first" from "pack_chunks"'))
    expect(searches).toHaveLength(20)
  })
})

describe('a burst', () => {
  it('of lists of moves lets the process do other work after each of them, and does not delay another table', async () => {
    const [loud, quiet] = [await beginRummikub(), await beginRummikub(2)]
    for (const { texts } of [...loud.clients, ...quiet.clients]) texts.length = 0
    let turn = 0
    let isWatching = true
    const countTurns = (): void => {
      turn += 1
      if (isWatching) setImmediate(countTurns)
    }
    setImmediate(countTurns)
    const answeredAt: number[] = []
    const sender = at(loud.clients, 0)
    const push = sender.texts.push.bind(sender.texts)
    sender.texts.push = (...texts) => {
      answeredAt.push(turn)
      return push(...texts)
    }
    for (const index of range(60)) sender.send({ type: 'moves', id: `${index}`, limit: 1000 })
    at(quiet.clients, 0).send({ type: 'moves', id: 'quiet', limit: 1 })
    await quiet.handled()
    const before = answeredAt.length
    await loud.handled()
    isWatching = false
    expect([answeredAt.length, new Set(answeredAt).size]).toEqual([60, 60])
    expect([before < 30, at(quiet.clients, 0).texts.length]).toEqual([true, 1])
  })

  it('of proposals, votes and undos stores no more than the rate of its seats', async () => {
    const table = await beginRummikub(2)
    await arena.pass(10_000)
    const before = (await table.head()).match.version
    for (const round of range(60)) {
      const version = before + 2 * round
      at(table.clients, 0).send({ type: 'propose', id: `p${round}`, version, proposal: { type: 'end' } })
      at(table.clients, 1).send({ type: 'vote', id: `v${round}`, proposal: version + 1, agree: false })
    }
    await table.handled()
    for (const round of range(60)) at(table.clients, 0).send({ type: 'undo', id: `u${round}`, version: 0, back: 1 })
    await table.handled()
    expect((await table.head()).match.version - before).toBe(2 * (MESSAGE_BUDGETS.propose.rate?.most ?? 0))
  })

  it('of drafts is not multiplied to the spectators', async () => {
    const table = await beginRummikub(2)
    const spectators = range(40).map(() => table.watch())
    for (const spectator of spectators) spectator.send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    await table.handled()
    await arena.pass(1000)
    for (const { texts } of spectators) texts.length = 0
    for (const index of range(60))
      at(table.clients, 0).send({ type: 'draft', draft: { type: 'table', sets: [[{ set: index % 54, place: 0 }]], loose: [] } })
    await table.handled()
    await arena.pass(250)
    await arena.pass(250)
    expect(new Set(spectators.map(({ texts }) => texts.length))).toEqual(new Set([2]))
  })
})

it('a foreign lock on the database holds up the tables that write, and no others', async () => {
  const [writing, reading] = [await beginRummikub(2), await beginRummikub(2)]
  const foreign = new DatabaseSync(arena.file)
  foreign.exec('begin immediate')
  const played = writing.playFirst()
  const spectator = reading.watch()
  spectator.send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
  await reading.handled()
  expect([spectator.texts.length > 1, (await writing.head()).match.version]).toEqual([true, 0])
  foreign.exec('rollback')
  foreign.close()
  await played
  expect((await writing.head()).match.version).toBe(1)
})

it('bots of tables without people rest after ten minutes', async () => {
  const time = createManualClock()
  let thoughts = 0
  const server = await startServer('memory', {
    now: time.now,
    ticks: false,
    think: ({ view }) => {
      thoughts += 1
      const [move] = rummikub.game.moves(view)
      return Promise.resolve(move)
    },
  })
  const passMinutes = async (minutes: number): Promise<number> => {
    thoughts = 0
    for (const _ of range(minutes * 20)) {
      time.advance(3000) // a longer pause would count as time without a server
      await server.server().tick()
    }
    return thoughts
  }
  const ola = await server.addGuest('Ola')
  const bots = range(3).map(seat => ({ seat: seat + 1, level: 'captain' }))
  for (const _ of range(20)) {
    const { id } = await ola.openTable({
      game: 'rummikub',
      options: { ...(optionsFor(rummikub, 0) as object), rounds: 20 },
      seats: 4,
      bots,
    })
    await ola.sit(id, 0)
    const client = ola.join(id, false)
    await client.shown()
    client.close()
  }
  const playing = await passMinutes(9)
  await passMinutes(10)
  const resting = await passMinutes(20)
  await server.stop()
  expect([playing > 100, resting]).toEqual([true, 0])
})
