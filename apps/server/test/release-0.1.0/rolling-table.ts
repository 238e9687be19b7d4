/** Tables at which people play while two nodes of different versions serve the same database. */
import { findEdition, MANIFESTS } from '@tortuga/games'
import { at, parseJournal, playerSchema, range, verify } from '@tortuga/kit'
import type { Edition } from '@tortuga/kit'
import { matchWithoutStateSchema, parseJson } from '@tortuga/wire'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { expect } from 'vitest'
import type { TestClient } from '../test-client.ts'
import { failuresOf } from './check-match.ts'
import type { MovingClient, NodeName, TwoNodes } from './two-nodes.ts'

export const editionOf = async (game: string, rules: number): Promise<Edition> => {
  const edition = await findEdition(game, rules)
  if (edition === null) throw new Error(`no rules ${rules} of ${game}`)
  return edition
}

/** Opens a table for the two visitors, with a weak bot in a third seat if the game has one. */
export const openFor = (nodes: TwoNodes, node: NodeName, game: string, more: object = {}): Promise<string> => {
  const [, most] = MANIFESTS.find(({ id }) => id === game)?.seats ?? [2, 2]
  const bots = most > 2 ? [{ seat: 2, level: 'cabin-boy' }] : []
  return nodes.openTable(node, { game, seats: 2 + bots.length, bots, clock: { type: 'move', seconds: 1200 }, ...more })
}

/** Opens a table at one node and seats both visitors there, so that the match begins. */
export const beginAt = async (nodes: TwoNodes, node: NodeName, game: string): Promise<string> => {
  const id = await openFor(nodes, node, game)
  for (const visitor of nodes.visitors) expect((await visitor.sit(node, id)).status).toBe(200)
  return id
}

/** Connects the two visitors, each to a node. */
export const joinAt = async (nodes: TwoNodes, id: string, places: readonly [NodeName, NodeName]): Promise<readonly MovingClient[]> => {
  const clients = nodes.visitors.map((visitor, seat) => visitor.join(at(places, seat), id))
  await Promise.all(clients.map(client => client.shown()))
  return clients
}

/** The log of a client from all its connections: complete, and each version the same whichever node sent it. */
export const logOf = ({ messages }: TestClient): readonly string[] => {
  const log = new Map<number, string>()
  for (const message of messages) {
    if (message.type !== 'update') continue
    for (const shown of message.shown) {
      const text = JSON.stringify(shown)
      expect(log.get(shown.version) ?? text).toBe(text)
      log.set(shown.version, text)
    }
  }
  const sorted = [...log].toSorted(([one], [other]) => one - other)
  expect(sorted.map(([version]) => version)).toEqual(range(log.size))
  return sorted.map(([, text]) => text)
}

/** The checks of `verify` that do not hold for a journal. */
export const failuresIn = async (text: string): Promise<readonly unknown[]> => {
  const parsed = parseJournal(text)
  if (!parsed.ok) return [parsed]
  const { game, rules } = parsed.journal.header
  return failuresOf(verify((await editionOf(game, rules)).game, parsed).findings)
}

/** Everything that is stored of a match, except when its players were seen. */
export const storedOf = async ({ database }: TwoNodes, id: string): Promise<readonly unknown[]> => {
  const queries = [
    'select * from matches where id = $1',
    'select * from entries where match = $1 order by version',
    'select * from evidence where match = $1',
    'select status, header from tables where id = $1',
  ]
  const results = []
  for (const query of queries) results.push((await database.query(query, [id])).rows)
  return results
}

/** Waits until no bot is asked, so that only people can change the match. */
export const untilBotsRest = async ({ database }: TwoNodes, id: string): Promise<void> => {
  for (;;) {
    const { rows } = await database.query<{ match: string; players: string }>('select match, players from matches where id = $1', [id])
    const { asked } = parseJson(matchWithoutStateSchema, rows[0]?.match ?? '')
    const players = parseJson(v.array(playerSchema), rows[0]?.players ?? '')
    if (!players.some(({ bot }, seat) => bot !== null && typeof asked[seat] === 'number')) return
    await pause(50)
  }
}
