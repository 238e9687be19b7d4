/** What one visitor tries against the server: the attacks that were found on 0.1.0, within all limits. Each returns what came of it and throws if the server gave way. */
import { DatabaseSync } from '@photostructure/sqlite'
import { at, range } from '@tortuga/kit'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { insist, seatAll, sendSteadily } from './attack-tools.ts'
import type { Attack } from './attack-tools.ts'
import { JOURNAL_ATTACKS } from './journal-attacks.ts'
import type { AttackSocket, AttackVisitor } from './visitor.ts'

const HARD_OPTIONS = { openingMin: 100, jokersPerSet: 1, oneAfter13: true }

const optionsOf = async (visitor: AttackVisitor, more: object = {}): Promise<object> => {
  const { games } = (await visitor.api<{ games: readonly { id: string; presets: Record<string, object> }[] }>('GET', '/api/games')).body
  return { ...Object.values(games.find(({ id }) => id === 'rummikub')?.presets ?? {})[0], ...more }
}

const moveLists: Attack = {
  defect: 2,
  name: 'lists of moves',
  sent: '6 seats × 60 moves at once, then 20 a second for 4 s; Rummikub, openingMin 100',
  run: async context => {
    const options = await optionsOf(context.visitor(), HARD_OPTIONS)
    const { sockets, leave } = await seatAll(context, { game: 'rummikub', options }, 6)
    const ask = (index: number): void => {
      for (const socket of sockets) socket.send({ type: 'moves', id: `l${index}`, limit: 1000 })
    }
    for (const index of range(55)) ask(index)
    await sendSteadily(4, 18, index => ask(100 + index))
    const lists = sockets.reduce((sum, socket) => sum + socket.all('moves').length, 0)
    leave()
    return `${lists} lists sent`
  },
}

const manyTables: Attack = {
  defect: 2,
  name: 'lists of moves at many tables',
  sent: '50 tables × 15 moves at once from one address',
  run: async context => {
    const visitor = context.visitor()
    await visitor.enter('Eve')
    const options = await optionsOf(visitor, HARD_OPTIONS)
    const sockets: AttackSocket[] = []
    for (const _ of range(50)) {
      const { id } = await visitor.openTable({ game: 'rummikub', seats: 2, options, bots: [{ seat: 1, level: 'cabin-boy' }] })
      await visitor.sit(id)
      sockets.push(await visitor.join(id))
    }
    for (const index of range(15)) for (const socket of sockets) socket.send({ type: 'moves', id: `l${index}`, limit: 1000 })
    for (const socket of sockets) await socket.until(() => socket.all('moves').length + socket.all('trouble').length > 0)
    await pause(2000)
    await visitor.api('DELETE', '/api/me')
    visitor.leave()
    return `${sockets.reduce((sum, socket) => sum + socket.all('moves').length, 0)} lists sent`
  },
}

const badMoves: Attack = {
  defect: 2,
  name: 'costly moves that are refused',
  sent: '6 seats × 55 plays of 150 tiles, then 18 a second for 3 s',
  run: async context => {
    const options = await optionsOf(context.visitor(), { ...HARD_OPTIONS, tableInOpeningTurn: true })
    const { sockets, leave } = await seatAll(context, { game: 'rummikub', options }, 6)
    const table = range(50).map(index => ({ kind: 'run', tiles: range(3).map(step => `K${1 + ((index + step) % 13)}`) }))
    const play = (index: number): void => {
      for (const socket of sockets)
        socket.send({ type: 'move', id: `b${index}`, question: socket.update().question ?? 0, move: { type: 'play', table } })
    }
    for (const index of range(55)) play(index)
    await sendSteadily(3, 18, index => play(100 + index))
    const refused = sockets.reduce((sum, socket) => sum + socket.all('refused').length, 0)
    leave()
    insist(
      sockets.every(socket => socket.update().version === 0),
      'a move was accepted',
    )
    return `${refused} refused`
  },
}

const absentees: Attack = {
  defect: 3,
  name: 'a player who is away for half a minute in a match of days',
  sent: 'propose end and propose bot, 35 s after the other has gone',
  isBeside: true,
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rum', clock: { type: 'move', seconds: 14 * 86_400 } }, 2)
    const [one, other] = [at(sockets, 0), at(sockets, 1)]
    other.close()
    await pause(35_000)
    one.send({ type: 'propose', id: 'bot', version: 0, proposal: { type: 'bot', seat: 1 } })
    await one.until(() => one.all('refused').length === 1)
    one.send({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    await one.until(() => one.all('done').length === 1)
    const { over } = one.update()
    leave()
    insist(!over, 'the match was ended without the other player')
    return 'no bot, and the end waits for a vote'
  },
}

const captains: Attack = {
  defect: 5,
  name: 'bots with nobody there',
  sent: '45 tables with captains; then the player is deleted',
  run: async context => {
    const visitor = context.visitor()
    await visitor.enter('Eve')
    for (const _ of range(45)) {
      const bots = [1, 2, 3].map(seat => ({ seat, level: 'captain' }))
      const options = { deck: 'completed', startSeat: 1, reminders: true } // a bot begins
      const { id } = await visitor.openTable({ game: 'sea-of-clouds', seats: 4, options, bots })
      await visitor.sit(id)
      const socket = await visitor.join(id)
      socket.close()
    }
    insist((await visitor.api('DELETE', '/api/me')).status === 204, 'not deleted')
    visitor.leave()
    return 'deleted'
  },
}

/** Runs after `captains`: shows what their bots still cost. */
const silence: Attack = {
  defect: 5,
  name: '– the five seconds after that',
  sent: 'nothing',
  mostProcessor: 0.5,
  run: async () => {
    await pause(5000)
    return 'bots rest'
  },
}

const foreignLock: Attack = {
  defect: 7,
  name: 'a foreign lock on the database',
  sent: 'begin immediate for 3 s; moves, chat, new players and tables meanwhile',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const visitor = context.visitor()
    await visitor.enter('Eve')
    const foreign = new DatabaseSync(join(context.folder, 'tortuga.sqlite'))
    foreign.exec('begin immediate')
    for (const [index, socket] of sockets.entries()) socket.send({ type: 'chat', id: `c${index}`, text: 'hello' })
    const opening = visitor.api('POST', '/api/matches', { game: 'rum' })
    const reading = await visitor.api('GET', '/api/matches')
    await pause(3000)
    const isHeld = sockets.every(socket => socket.all('done').length === 0)
    foreign.exec('rollback')
    foreign.close()
    for (const socket of sockets) await socket.until(() => socket.all('done').length === 1)
    const { status } = await opening
    leave()
    insist(isHeld && reading.status === 200 && status === 201, `read ${reading.status}, opened ${status}`)
    return 'reads went on, writes were stored afterwards'
  },
}

const smallOnes: Attack = {
  defect: 8,
  name: 'metrics through a foreign name, device links, a name in Cherokee',
  sent: 'GET /metrics with Host: evil.example; 30 new links; „ᎪᏞᎥᏟᎬ” at the table of Alice',
  run: async context => {
    const [alice, eve] = [context.visitor(), context.visitor()]
    await alice.enter('Alice')
    await eve.enter('ᎪᏞᎥᏟᎬ')
    const metrics = await eve.api('GET', '/metrics', undefined, { host: 'evil.example' })
    const links: number[] = []
    for (const _ of range(30)) links.push((await eve.api('POST', '/api/me/link')).status)
    const { id } = await alice.openTable({ game: 'rum', seats: 2 })
    await alice.sit(id)
    const seat = await eve.sit(id)
    insist(metrics.status === 404, `metrics: ${metrics.status}`)
    insist(links.filter(status => status === 200).length <= 20, 'links have no limit')
    insist(seat.status === 409, `seat: ${seat.status}`)
    return 'all refused'
  },
}

const drafts: Attack = {
  defect: 8,
  name: 'drafts before many spectators',
  sent: '60 spectators; 18 long drafts a second for 4 s',
  run: async context => {
    const { id, sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const crowd = context.visitor()
    const spectators = await Promise.all(range(60).map(() => crowd.join(id)))
    const before = at(spectators, 0).all('here').length
    await sendSteadily(4, 18, index => {
      const tiles = range(3).map(place => ({ set: index % 54, place }))
      at(sockets, 0).send({ type: 'draft', draft: { type: 'table', sets: range(50).map(() => tiles), loose: [] } })
    })
    const shown = at(spectators, 0).all('here').length - before
    leave()
    crowd.leave()
    insist(shown <= 20, `each spectator got ${shown} drafts`)
    return `${shown} of 72 shown to each`
  },
}

export const ATTACKS: readonly Attack[] = [
  ...JOURNAL_ATTACKS,
  moveLists,
  manyTables,
  badMoves,
  captains,
  silence,
  foreignLock,
  smallOnes,
  drafts,
  absentees,
]
