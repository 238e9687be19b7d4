/** What one visitor tries against the server: the attacks that were found on 0.1.0, within all limits. Each returns what came of it and throws if the server gave way. */
import { DatabaseSync } from '@photostructure/sqlite'
import { at, range } from '@tortuga/kit'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { LONG_MATCHES } from './long-journals.ts'
import type { AttackSocket, AttackVisitor } from './visitor.ts'

type AttackContext = {
  readonly folder: string
  /** A new visitor with an address of its own. */
  visitor(): AttackVisitor
}

export type Attack = {
  /** The defect of 0.1.0 that it repeats. */
  readonly defect: number
  readonly name: string
  readonly sent: string
  /** Runs while the others do, because it mostly waits. */
  readonly isBeside?: boolean
  /** The most of one processor that the server may use, if less is expected than it has. */
  readonly mostProcessor?: number
  run(context: AttackContext): Promise<string>
}

const insist = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what)
}

const HARD_OPTIONS = { openingMin: 100, jokersPerSet: 1, oneAfter13: true }

const optionsOf = async (visitor: AttackVisitor, more: object = {}): Promise<object> => {
  const { games } = (await visitor.api<{ games: readonly { id: string; presets: Record<string, object> }[] }>('GET', '/api/games')).body
  return { ...Object.values(games.find(({ id }) => id === 'rummikub')?.presets ?? {})[0], ...more }
}

/** A table of one visitor who plays all its seats, each with a name and a socket of its own. */
const seatAll = async (context: AttackContext, table: Readonly<Record<string, unknown>>, seats: number) => {
  const visitors = range(seats).map(() => context.visitor())
  for (const [index, visitor] of visitors.entries()) await visitor.enter(`Eve ${index}`)
  const { id } = await at(visitors, 0).openTable({ seats, ...table })
  for (const visitor of visitors) insist((await visitor.sit(id)).status === 200, 'no seat')
  const sockets: AttackSocket[] = []
  for (const visitor of visitors) sockets.push(await visitor.join(id))
  for (const socket of sockets) await socket.until(() => socket.all('update').length > 0)
  return { id, visitors, sockets, leave: () => visitors.forEach(visitor => visitor.leave()) }
}

/** Sends at the highest rate that is not cut off. */
const sendSteadily = async (seconds: number, perSecond: number, send: (index: number) => void): Promise<void> => {
  for (const second of range(seconds)) {
    for (const index of range(perSecond)) send(second * perSecond + index)
    await pause(1000)
  }
}

const requestBurst: Attack = {
  defect: 1,
  name: 'an unbounded journal',
  sent: 'propose, vote no and undo for 5 s, 30 a second',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const [one, other] = [at(sockets, 0), at(sockets, 1)]
    for (const index of range(50)) {
      const { version } = one.update()
      one.send({ type: 'propose', id: `p${index}`, version, proposal: { type: 'end' } })
      await pause(50)
      other.send({ type: 'vote', id: `v${index}`, proposal: version + 1, agree: false })
      one.send({ type: 'undo', id: `u${index}`, version, back: 1 })
      await pause(50)
    }
    const { version } = one.update()
    leave()
    insist(version <= 40, `${version} entries were stored`)
    return `${version} entries stored`
  },
}

const farUndo: Attack = {
  defect: 1,
  name: 'an undo of a million moves',
  sent: '60 × propose undo back: 1e6, 20 × back: 1000',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const socket = at(sockets, 0)
    for (const index of range(40)) socket.send({ type: 'propose', id: `m${index}`, version: 0, proposal: { type: 'undo', back: 1e6 } })
    for (const index of range(20)) socket.send({ type: 'propose', id: `k${index}`, version: 0, proposal: { type: 'undo', back: 1000 } })
    await socket.until(() => socket.all('trouble').length + socket.all('refused').length >= 60)
    leave()
    insist(socket.all('done').length === 0, 'a proposal was accepted')
    return 'all refused'
  },
}

const longHello: Attack = {
  defect: 1,
  name: 'hello at a journal of 33,000 entries',
  sent: '40 spectators × 5 hello with have: null',
  run: async context => {
    const visitor = context.visitor()
    const sockets = await Promise.all(range(40).map(() => visitor.join(LONG_MATCHES.running)))
    for (const socket of sockets) for (const _ of range(4)) socket.send({ type: 'hello', protocol: PROTOCOL_VERSION, have: null })
    for (const socket of sockets) await socket.until(() => socket.all('update').length === 5)
    const bytes = Math.max(...sockets.map(socket => socket.all('update').at(-1)?.length ?? 0))
    visitor.leave()
    insist(bytes < 1024 * 1024, `${bytes} bytes in one update`)
    return `${Math.round(bytes / 1024)} kB each`
  },
}

const versionReads = (defect: number, name: string, match: string): Attack => ({
  defect,
  name,
  sent: '200 × GET versions/N, 40 at once, anonymous',
  run: async context => {
    const visitor = context.visitor()
    for (const round of range(5)) {
      const answers = await Promise.all(
        range(40).map(index => visitor.api('GET', `/api/matches/${match}/versions/${(round * 40 + index) * 160}`)),
      )
      insist(
        answers.every(({ status }) => status === 200),
        `status ${answers.map(({ status }) => status).join(' ')}`,
      )
    }
    return 'all answered'
  },
})

const journalReads: Attack = {
  defect: 1,
  name: 'downloads of a finished journal of 33,000 entries',
  sent: '10 × GET journal at once, anonymous',
  run: async context => {
    const visitor = context.visitor()
    const answers = await Promise.all(range(10).map(() => visitor.api('GET', `/api/matches/${LONG_MATCHES.finished}/journal`)))
    insist(
      answers.every(({ status, text }) => status === 200 && /"sum":"[0-9a-f]{64}"\}\n$/.test(text)),
      `status ${answers.map(({ status }) => status).join(' ')}`,
    )
    return `${Math.round((answers[0]?.text.length ?? 0) / 2 ** 20)} MB each`
  },
}

const lateMoves: Attack = {
  defect: 1,
  name: 'moves at a finished match',
  sent: '60 × move with new ids',
  run: async context => {
    const { sockets, leave } = await seatAll(context, { game: 'rummikub' }, 2)
    const [one, other] = [at(sockets, 0), at(sockets, 1)]
    one.send({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    await other.until(() => other.update().version === 1)
    other.send({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    await one.until(() => one.update().over)
    for (const index of range(58)) one.send({ type: 'move', id: `m${index}`, question: 0, move: { type: 'draw' } })
    await one.until(() => one.all('refused').length + one.all('trouble').length >= 58)
    leave()
    return `${one.all('refused').length} searched, ${one.all('trouble').length} too often`
  },
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
  requestBurst,
  farUndo,
  longHello,
  versionReads(1, 'versions of a running journal of 33,000 entries', LONG_MATCHES.running),
  versionReads(1, 'versions of a finished journal while it is packed', LONG_MATCHES.finished),
  journalReads,
  lateMoves,
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
