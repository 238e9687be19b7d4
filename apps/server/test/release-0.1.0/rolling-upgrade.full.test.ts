/** A rolling upgrade: a node of version 0.1.0 and a node of this build serve the same PostgreSQL database, and people play at both. */
import { MANIFESTS } from '@tortuga/games'
import { at } from '@tortuga/kit'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '../../../../tools/temporary.ts'
import { closeAll, playOut, playRounds } from './play-on.ts'
import { beginAt, editionOf, failuresIn, joinAt, logOf, openFor, storedOf, untilBotsRest } from './rolling-table.ts'
import { startTwoNodes } from './two-nodes.ts'
import type { MovingClient, NodeName, TwoNodes } from './two-nodes.ts'

const run = promisify(execFile)
const NEWER_RULES = { type: 'bye', code: 'newer-rules', comeBackIn: 5000 }
const HOUR = 3_600_000
/** The games whose rules 0.1.0 does not have. */
const RAISED = MANIFESTS.filter(({ rules }) => rules > 1)

let nodes: TwoNodes
beforeAll(async () => {
  nodes = await startTwoNodes()
})
afterAll(() => nodes.stop())

const ada = () => at(nodes.visitors, 0)
const versionOf = async (id: string): Promise<number> =>
  Number((await nodes.database.query<{ version: number }>('select version from matches where id = $1', [id])).rows[0]?.version)
const letTimePass = (id: string, millis: number) =>
  nodes.database.query('update matches set since = since - $2, deadline = deadline - $2 where id = $1', [id, millis])
const reaches = async (id: string, version: number): Promise<void> => {
  while ((await versionOf(id)) < version) await pause(50)
}
/** The released node says that the rules are newer, and the client reconnects to the other one. */
const comeThrough = async (client: MovingClient): Promise<void> => {
  await client.until(() => client.newest('bye') !== null, 'a bye')
  expect(client.newest('bye')).toEqual(NEWER_RULES)
  client.moveTo('current')
}

describe.each(MANIFESTS)('a match of $id that the released node began', ({ id: game }) => {
  it('is played at both nodes in turn, and both hand out the whole of it', async () => {
    const id = await beginAt(nodes, 'released', game)
    const places: [NodeName, NodeName] = ['released', 'current']
    const people = await joinAt(nodes, id, places)
    const spectators = [nodes.watch('released', id), nodes.watch('current', id)]
    await playOut(await editionOf(game, 1), people, 1, async round => {
      if (round % 3 !== 2) return
      places.reverse()
      for (const [seat, client] of people.entries()) client.moveTo(at(places, seat))
    })
    const { version } = await at(people, 0).shown()
    for (const client of spectators) await client.reaches(version)
    for (const client of people) expect(logOf(client)).toHaveLength(version + 1)
    expect(logOf(at(spectators, 0))).toEqual(logOf(at(spectators, 1)))
    closeAll([...people, ...spectators])

    const [released, current] = [await nodes.journalOf('released', id), await nodes.journalOf('current', id)]
    expect(released.journal).toEqual(current.journal)
    expect([...(await failuresIn(released.text)), ...(await failuresIn(current.text))]).toEqual([])
    const file = join(temporaryFolder('journal'), 'released.journal')
    writeFileSync(file, released.text)
    await run(process.execPath, [nodes.released.file, 'verify', file]) // fails if 0.1.0 does not verify what both nodes wrote
  })
})

describe.each(RAISED)('a match of $id that the current node began', ({ id: game, rules }) => {
  it('is left alone by the released node, and its players come through to the current one', async () => {
    const id = await beginAt(nodes, 'current', game)
    const edition = await editionOf(game, rules)
    const people = await joinAt(nodes, id, ['current', 'current'])
    expect(at(people, 0).newest('welcome')?.match.rules).toBe(rules)
    await playRounds(edition, people, 5)
    await untilBotsRest(nodes, id)
    const before = await storedOf(nodes, id)
    at(people, 0).moveTo('released')
    await comeThrough(at(people, 0))
    for (const viewer of ['', '?viewer=table']) {
      const { status, body } = await ada().ask('released', 'GET', `/api/matches/${id}/versions/2${viewer}`)
      expect([status, body]).toMatchObject([409, { error: { code: 'other-rules' } }])
    }
    expect(await storedOf(nodes, id)).toEqual(before)
    await playOut(edition, people, 2)
    closeAll(people)
    expect(await failuresIn((await nodes.journalOf('current', id)).text)).toEqual([])
  })

  it('is not changed when its players leave and return at the released node', async () => {
    const id = await beginAt(nodes, 'current', game)
    await untilBotsRest(nodes, id)
    await nodes.database.query('update seats set seen = 1 where match = $1', [id]) // nobody is present, so a bot would take the seat
    const before = await storedOf(nodes, id)
    const seat = `/api/matches/${id}/seats/mine`
    for (const visitor of nodes.visitors) expect((await visitor.ask('released', 'DELETE', seat)).status).toBe(204)
    expect((await ada().ask('released', 'POST', seat)).status).toBe(200)
    expect(await storedOf(nodes, id)).toEqual(before)
  })

  it('begins there for people who wait at the released node, too', async () => {
    const id = await openFor(nodes, 'released', game)
    await ada().sit('released', id)
    const waiting = ada().join('released', id)
    await waiting.until(() => waiting.newest('waiting') !== null, 'the table')
    expect((await at(nodes.visitors, 1).sit('current', id)).status).toBe(200)
    await comeThrough(waiting)
    await waiting.shown()
    expect(logOf(waiting).length).toBeGreaterThan(0) // from the set-up on; the bot may have moved already
    expect(waiting.newest('welcome')?.match.rules).toBe(rules)
    waiting.close()
  })
})

it('a table of the current node whose last seat is taken at the released one begins under its rules, for both', async () => {
  for (const { id: game } of MANIFESTS) {
    const id = await openFor(nodes, 'current', game)
    for (const [seat, visitor] of nodes.visitors.entries()) await visitor.sit(seat === 0 ? 'current' : 'released', id)
    const people = await joinAt(nodes, id, ['current', 'released'])
    for (const client of people) expect(client.newest('welcome')?.match.rules).toBe(1)
    await playRounds(await editionOf(game, 1), people, 3)
    closeAll(people)
  }
})

/** Loose, because the schemas of the current release would add what the released node does not send. */
const TablesSchema = v.array(v.looseObject({ id: v.string() }))

it('the lists of the released node have the matches of both', async () => {
  const listed = await nodes.openTable('current', { game: 'rum', seats: 2, listed: true })
  const mineAt = async (node: NodeName) =>
    (await ada().ask(node, 'GET', '/api/me/matches')).read(v.object({ matches: TablesSchema })).matches
  const openAt = async (node: NodeName) =>
    (await ada().ask(node, 'GET', '/api/matches')).read(v.object({ open: TablesSchema, watchable: TablesSchema }))
  // The current node adds avatars and results.
  expect(await mineAt('current')).toMatchObject(await mineAt('released'))
  expect(await openAt('current')).toMatchObject(await openAt('released'))
  expect((await openAt('released')).open.map(({ id }) => id)).toContain(listed)
})

it('a deadline that passes while only the released node runs is left to the current one', async () => {
  const begun = []
  for (const { id: game } of RAISED) begun.push(await beginAt(nodes, 'current', game))
  for (const id of begun) await untilBotsRest(nodes, id)
  const known = await beginAt(nodes, 'released', 'rum-runner')
  await nodes.stopCurrent()
  const before = []
  for (const id of begun) {
    await letTimePass(id, HOUR)
    before.push(await storedOf(nodes, id))
  }
  for (const version of [1, 2]) {
    await letTimePass(known, HOUR) // the released node wakes this match, so it has looked at the others
    await reaches(known, version)
  }
  for (const [index, id] of begun.entries()) expect(await storedOf(nodes, id)).toEqual(before[index])
  const versions = await Promise.all(begun.map(versionOf))
  await nodes.startCurrent()
  for (const [index, id] of begun.entries()) {
    const next = at(versions, index) + 1
    await reaches(id, next)
    const { rows } = await nodes.database.query<{ entry: string }>('select entry from entries where match = $1 and version = $2', [
      id,
      next,
    ])
    expect(JSON.parse(rows[0]?.entry ?? '')).toMatchObject({ type: 'move', by: 'clock' })
  }
})

it('when the released node is killed, its players go on at the current one and have lost nothing', async () => {
  const playing = MANIFESTS.map(async ({ id: game }, index) => {
    const id = await beginAt(nodes, 'released', game)
    const people = await joinAt(nodes, id, ['released', 'released'])
    return { id, people, edition: await editionOf(game, 1), index }
  })
  const tables = await Promise.all(playing)
  await Promise.all(
    tables.map(({ edition, people, index }) =>
      playOut(edition, people, index, async round => {
        if (index !== 0 || round !== 10) return
        await nodes.released.kill()
        for (const { people: all } of tables) for (const client of all) client.moveTo('current')
      }),
    ),
  )
  for (const { id, people } of tables) {
    const { text, journal } = await nodes.journalOf('current', id)
    expect(await failuresIn(text)).toEqual([])
    for (const [seat, client] of people.entries()) {
      expect(logOf(client)).toHaveLength(journal.entries.length + 1)
      const own = client.messages.flatMap(message => (message.type === 'done' ? [journal.entries[message.version - 1]] : []))
      for (const entry of own) expect(entry).toMatchObject({ seat })
    }
    closeAll(people)
  }
})
