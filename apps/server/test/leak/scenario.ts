/** The scenario that is recorded in both worlds: a stored match is continued on a real server, and every byte that one viewer receives is recorded. */
import { fastRandom, range } from '@tortuga/kit'
import type { Random, Seat } from '@tortuga/kit'
import { randomValueOf } from '@tortuga/kit/laws'
import * as v from 'valibot'
import type { TestClient } from '../test-client.ts'
import { recordRequest, openRecordingClient } from './recording-client.ts'
import type { RecordedText } from './recording-client.ts'
import { cookieOf, OUTSIDER, storeWorld } from './leak-server.ts'
import type { LeakServer } from './leak-server.ts'
import type { WorldPair, PairedTurn } from './world-pairs.ts'

/** A draft that is not null: repeating a null draft would not be published. */
const drawDraft = (schema: Parameters<typeof randomValueOf>[0], random: Random): unknown => {
  for (;;) {
    const draft = randomValueOf(schema, random)
    if (draft !== null) return draft
  }
}

/** Sends every HTTP request that the viewer may try; a spectator also without a cookie. */
const requestAll = async (
  server: LeakServer,
  { name, viewer, seats }: WorldPair,
  version: number,
  recorded: RecordedText[],
): Promise<void> => {
  const table = `/api/matches/${name}`
  const versions = [...new Set([0, 1, Math.floor(version / 2), version - 1, version, version + 1])].filter(one => one >= 0)
  const viewers = ['', '?viewer=table', '?viewer=open', ...range(seats).map(seat => `?viewer=${seat}`)]
  const paths = [
    '/api/me',
    '/api/me/matches',
    '/api/matches',
    table,
    `${table}/chat`,
    `${table}/journal`,
    ...versions.map(one => `${table}/versions/${one}`),
    ...viewers.flatMap(query => [`${table}/versions/${version}${query}`, `${table}/versions/0${query}`]),
  ]
  const cookies = viewer === 'table' ? [cookieOf(name, OUTSIDER), ''] : [cookieOf(name, viewer)]
  const seat = { commitment: 'ab'.repeat(32), contribution: 'cd'.repeat(32), seat: 0 }
  for (const cookie of cookies) {
    for (const path of paths) await recordRequest(server.origin(), 'GET', path, cookie, null, recorded)
    await recordRequest(server.origin(), 'POST', `${table}/seats`, cookie, seat, recorded)
    await recordRequest(server.origin(), 'POST', `${table}/rematch`, cookie, null, recorded)
    await recordRequest(server.origin(), 'DELETE', table, cookie, null, recorded)
    await recordRequest(server.origin(), 'DELETE', `${table}/seats/1`, cookie, null, recorded)
  }
}

type RecordingClient = Awaited<ReturnType<typeof openRecordingClient>>
type ScenarioTable = {
  readonly server: LeakServer
  readonly pair: WorldPair
  readonly world: 0 | 1
  readonly others: ReadonlyMap<Seat, TestClient>
}

/** Sends moves of the viewer that are refused: out of turn, malformed, against the rules. */
const tryIllegalMoves = async ({ pair: { game } }: ScenarioTable, client: RecordingClient, random: Random): Promise<void> => {
  client.mark('tries')
  const drawn = range(40)
    .map(() => randomValueOf(game.schemas.move, random))
    .filter(move => v.is(game.schemas.move, move) && game.check(client.view(), move) !== null)
  const question = client.question() ?? 0
  for (const [index, move] of [...drawn.slice(0, 4), { type: 'nonsense' }].entries())
    await client.receives(1, () => client.send({ type: 'move', id: `try-${question}-${index}`, question, move }))
}

/** Connects all other players. */
const connectOthers = async (server: LeakServer, { name, viewer, seats }: WorldPair): Promise<ReadonlyMap<Seat, TestClient>> => {
  const others = new Map<Seat, TestClient>()
  for (const seat of range(seats)) {
    if (seat === viewer) continue
    const player = server.watch(name, { cookie: cookieOf(name, seat), stays: false })
    await player.shown()
    others.set(seat, player)
  }
  return others
}

/** One turn: a draft, an illegal move, the legal move, a chat message. */
const takeTurn = async (table: ScenarioTable, client: RecordingClient, { seat, moves }: PairedTurn, random: Random): Promise<void> => {
  const { server, pair, world, others } = table
  server.time.advance(700)
  const mover = others.get(seat)
  const sender = mover ?? client
  const move = moves[world]
  client.mark('draft')
  await client.receives(1, () => sender.send({ type: 'draft', draft: drawDraft(pair.game.schemas.draft, random) }))
  if (mover !== undefined) {
    client.mark('wrong move')
    await mover.ask({ type: 'move', question: 99_999, move })
    await client.settle()
    client.mark('move')
    await mover.move(move)
    await mover.ask({ type: 'chat', text: 'your turn' })
  } else {
    await tryIllegalMoves(table, client, random)
    client.mark('own move')
    await client.receives(2, () => client.send({ type: 'move', id: `own-${client.question()}`, question: client.question(), move }))
  }
  await client.settle()
}

/** Undoes the last move with everybody's consent. */
const takeBack = async ({ pair: { viewer }, others }: ScenarioTable, client: RecordingClient): Promise<void> => {
  client.mark('take back')
  const [first, ...rest] = others.values()
  if (first === undefined) return
  const { version } = await first.shown()
  await first.ask({ type: 'propose', version, proposal: { type: 'undo', back: 1 } })
  for (const other of rest) await other.ask({ type: 'vote', proposal: version + 1, agree: true })
  if (viewer !== 'table') await client.receives(2, () => client.send({ type: 'vote', id: 'vote', proposal: version + 1, agree: true }))
  await client.settle()
}

/** Disconnects the viewer and waits until the server has informed another player. */
const disconnect = async ({ others }: ScenarioTable, client: RecordingClient): Promise<void> => {
  const [witness] = others.values()
  const count = (): number => witness?.messages.filter(({ type }) => type === 'here').length ?? 0
  const before = count()
  client.close()
  await witness?.until(() => count() > before, 'the viewer to disconnect')
}

/** Records everything that one viewer receives in one world. */
export const recordScenario = async (server: LeakServer, pair: WorldPair, world: 0 | 1): Promise<readonly RecordedText[]> => {
  const { name, viewer, seats, turns, worlds } = pair
  const { match } = worlds[world]
  const random = fastRandom(seats)
  const recorded: RecordedText[] = []
  await storeWorld(server, pair, worlds[world])
  const others = await connectOthers(server, pair)
  const table: ScenarioTable = { server, pair, world, others }
  const connect = async (have: number | null): Promise<RecordingClient> => {
    const url = `${server.origin().replace('http', 'ws')}/api/matches/${name}/socket`
    const client = await openRecordingClient(url, viewer === 'table' ? '' : cookieOf(name, viewer), recorded)
    client.mark(have === null ? 'hello' : 'hello again')
    client.send({ type: 'hello', protocol: 1, have })
    await client.settle()
    return client
  }

  const first = await connect(null)
  await tryIllegalMoves(table, first, random)
  await requestAll(server, pair, match.version, recorded)
  for (const turn of turns) await takeTurn(table, first, turn, random)
  if (turns.length > 0) await takeBack(table, first)
  await disconnect(table, first)

  const again = await connect(match.version)
  await requestAll(server, pair, match.version + turns.length, recorded)
  again.mark('others leave')
  for (const other of others.values()) await again.receives(1, () => other.close())
  again.close()
  return recorded
}

/** Records the requests that a bot in the viewer's seat receives. */
export const recordBotScenario = async (server: LeakServer, pair: WorldPair, world: 0 | 1): Promise<readonly RecordedText[]> => {
  const botPair: WorldPair = { ...pair, name: `${pair.name}-bot` }
  await storeWorld(server, botPair, botPair.worlds[world], botPair.viewer)
  const others = await connectOthers(server, botPair)
  for (const other of others.values()) await other.ask({ type: 'moves', limit: 1 })
  for (const other of others.values()) other.close()
  return server.botRequests.splice(0).map(text => ({ when: 'thinking', text }))
}
