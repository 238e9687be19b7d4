/** Substitutes in a room: opening a seat by a vote, taking it, coming back in time, and what the former owner gets. */
import { describe, expect, it } from 'vitest'
import { adaptEdition } from '@tortuga/kit'
import { frozenToy } from '../../kit/test/frozen-toy.ts'
import type { Rooms, Substitute } from '../src/index.ts'
import { createTestTable, ID, packOf, seatThree, settle } from './test-table.ts'

const MINUTE = 60_000
const DORA: Substitute = { player: 'dora', name: 'Dora', isNamedLike: name => name === 'Dora' }
const forSeat = (seat: number) => ({ type: 'substitute', seat }) as const

/** Bert has been away for a minute, and the others have opened his seat, 2. */
const openSeat = async (options: Parameters<typeof seatThree>[0] = {}) => {
  const table = await seatThree(options)
  await table.bert.leave()
  await table.pass(MINUTE)
  await table.keeper.say({ type: 'propose', id: 'p', version: 0, proposal: forSeat(2) })
  await table.anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
  return table
}

describe('a seat', () => {
  it('[S12.1] is opened by the vote of those who are not away, for a player who is', async () => {
    const { keeper, anna, bert, pass } = await seatThree()
    await keeper.say({ type: 'propose', id: 'early', version: 0, proposal: forSeat(2) })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await bert.leave()
    await pass(MINUTE)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: forSeat(2) })
    expect(anna.last('update')).toMatchObject({ open: [], proposal: { proposal: forSeat(2), asks: [1] } })
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect([keeper.last('update').open, anna.last('update').open]).toEqual([[2], [2]])
    await keeper.say({ type: 'propose', id: 'again', version: 2, proposal: forSeat(2) })
    expect(keeper.last('refused').refusal.type).toBe('stale')
  })

  it('[S12.1] can be given to a bot instead', async () => {
    const { keeper, anna } = await openSeat({ think: () => new Promise(() => {}) })
    await keeper.say({ type: 'propose', id: 'bot', version: 2, proposal: { type: 'bot', seat: 2 } })
    await anna.say({ type: 'vote', id: 'bot', proposal: 3, agree: true })
    expect(anna.last('update')).toMatchObject({ open: [], players: [{}, {}, { bot: 'plain' }] })
  })

  it('[S12.2] belongs to the substitute, whose name the journal has from then on', async () => {
    const { keeper, rooms, store, join } = await openSeat()
    expect(await rooms.substitute(ID, 2, DORA)).toBeNull()
    expect(keeper.last('update')).toMatchObject({ open: [], players: [{}, {}, { name: 'Dora', bot: null }] })
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'sit', seat: 2, player: { name: 'Dora' } })
    const dora = await join(rooms, 2, { player: 'dora' })
    await dora.play(packOf(dora.last('update').view))
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'move', seat: 2, by: 'player' })
    const opened = await store.readMatch(ID)
    expect([opened?.header.players[2]?.name, opened?.players[2]?.name, opened?.owners?.[2]]).toEqual(['name-2', 'Dora', 'dora'])
  })

  it('[S12.3] stays with its owner, who comes back before anybody has taken it', async () => {
    const { keeper, rooms, join } = await openSeat()
    const bert = await join(rooms, 2)
    expect(bert.received.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'update'])
    expect([bert.last('update').open, keeper.last('update').open]).toEqual([[], []])
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'sit', seat: 2, player: { name: 'name-2', bot: null } })
    expect(await rooms.substitute(ID, 2, DORA)).toBe('stale')
    await bert.play(packOf(bert.last('update').view))
    expect(keeper.last('update').version).toBe(4)
  })

  it('[S12.3] stays with an owner who returns to it over HTTP', async () => {
    const { keeper, rooms } = await openSeat()
    await rooms.reclaim(ID, 2, { name: 'name-2', bot: null })
    await settle()
    expect(keeper.last('update').open).toEqual([])
    expect(await rooms.substitute(ID, 2, DORA)).toBe('stale')
  })

  it('[S12.5] is not given to somebody who has another one, or whose name is taken', async () => {
    const { rooms } = await openSeat()
    expect(await rooms.substitute(ID, 2, { ...DORA, player: 'player-1' })).toBe('already-seated')
    for (const name of ['name-0', 'name-2'])
      expect(await rooms.substitute(ID, 2, { ...DORA, isNamedLike: other => other === name })).toBe('name-taken')
    expect(await rooms.substitute(ID, 1, DORA)).toBe('stale')
  })

  it('[S12.8] is not opened in a match of release 0.1', async () => {
    const { keeper, bert, pass } = await seatThree({ game: adaptEdition(frozenToy).game })
    await bert.leave()
    await pass(MINUTE)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: forSeat(2) })
    expect(keeper.last('refused').refusal.type).toBe('no-substitutes')
  })
})

describe('the former owner', () => {
  /** Bert left on one device, but is still connected with another, on each of two nodes. */
  const openWhileConnected = async () => {
    const table = await createTestTable()
    await table.begin()
    const nodes: readonly [Rooms, Rooms] = [table.openNode('one'), table.openNode('two')]
    const [keeper, anna] = [await table.join(nodes[0], 0), await table.join(nodes[0], 1)]
    const devices = [await table.join(nodes[0], 2), await table.join(nodes[1], 2)]
    const silent = await table.join(nodes[1], 2, { greet: false })
    await table.store.setLeft(ID, 2, true)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: forSeat(2) })
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    return { ...table, nodes, keeper, anna, devices, silent }
  }

  it('[S12.4] is disconnected from every node and gets nothing of the seat any more', async () => {
    const { nodes, devices, silent, keeper } = await openWhileConnected()
    expect(await nodes[0].substitute(ID, 2, DORA)).toBeNull()
    await settle()
    for (const device of [...devices, silent]) {
      expect(device.isOpen()).toBe(false)
      expect(device.received.at(-1)).toEqual({ type: 'bye', code: 'seat-given', comeBackIn: null })
      expect(device.all('update').every(({ version }) => version < 3)).toBe(true)
    }
    expect(keeper.last('here').seats[2]).toEqual({ here: false, draft: null })
  })

  it('[S12.4] cannot join, move or vote for the seat', async () => {
    const { nodes, join, devices } = await openWhileConnected()
    const late = await join(nodes[1], 2, { greet: false })
    await nodes[0].substitute(ID, 2, DORA)
    for (const client of [late, ...devices]) await client.say({ type: 'move', id: 'm', question: 0, move: packOf({ hand: ['lead'] }) })
    for (const client of [late, ...devices]) expect(client.all('done')).toEqual([])
    const back = await join(nodes[1], 2)
    expect(back.received).toEqual([{ type: 'bye', code: 'seat-given', comeBackIn: null }])
  })

  it('[S12.4] gets no view from a node that has missed the notice', async () => {
    const { nodes, store, devices } = await openWhileConnected()
    const { publish } = store.bus
    store.bus.publish = () => {}
    await nodes[0].substitute(ID, 2, DORA)
    store.bus.publish = publish
    const [, stale] = devices
    const before = stale?.all('update').length
    await stale?.say({ type: 'propose', id: 'end', version: 2, proposal: { type: 'end' } })
    await nodes[1].wake(ID)
    await settle()
    expect([stale?.all('update').length, stale?.all('done'), stale?.isOpen()]).toEqual([before, [], false])
  })

  it('[S12.4] may watch where spectators are allowed', async () => {
    const { nodes, join } = await openWhileConnected()
    await nodes[0].substitute(ID, 2, DORA)
    const watcher = await join(nodes[1], 'table', { player: 'player-2' })
    expect(watcher.last('update').view).toMatchObject({ viewer: 'table' })
  })
})

describe('an open seat', () => {
  it('[S12.6] keeps its clock running, and the substitute continues with the rest', async () => {
    const { rooms, store, pass, now } = await openSeat({ settings: { clock: { type: 'move', seconds: 600 } } })
    await pass(MINUTE)
    await rooms.substitute(ID, 2, DORA)
    expect((await store.readMatch(ID))?.clocks).toMatchObject({ left: [600_000, 480_000, 480_000], since: now() })
  })

  it('[S12.6] loses its turn if the clock had expired', async () => {
    const { rooms, store, pass } = await openSeat({ settings: { clock: { type: 'move', seconds: 90 } } })
    await pass(MINUTE)
    expect(await rooms.substitute(ID, 2, DORA)).toBeNull()
    const entries = (await store.entriesBetween(ID, 2, 9)).map(({ entry }) => entry)
    expect(entries).toMatchObject([{ by: 'clock' }, { by: 'clock' }, { type: 'sit', seat: 2 }])
  })

  it('[S12.7] and an open vote survive a restart', async () => {
    const { keeper, anna, bert, pass, rooms, openNode, join } = await seatThree()
    await bert.leave()
    await pass(MINUTE)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: forSeat(2) })
    await rooms.stop(1000)
    const second = openNode('two')
    const again = await join(second, 1)
    await again.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(anna.isOpen()).toBe(false)
    expect(again.last('update').open).toEqual([2])
    await second.stop(1000)
    const third = openNode('three')
    expect((await join(third, 'table')).last('update').open).toEqual([2])
    expect(await third.substitute(ID, 2, DORA)).toBeNull()
  })

  it('[S12.7] goes to one of those who take it through two nodes at once', async () => {
    const { rooms, openNode, store } = await openSeat()
    const other = openNode('two')
    const ewa: Substitute = { player: 'ewa', name: 'Ewa', isNamedLike: () => false }
    const answers = await Promise.all([rooms.substitute(ID, 2, DORA), other.substitute(ID, 2, ewa)])
    expect(answers.filter(answer => answer === null)).toHaveLength(1)
    expect(answers.filter(answer => answer === 'stale')).toHaveLength(1)
    expect(['dora', 'ewa']).toContain((await store.readMatch(ID))?.owners?.[2])
  })

  it('[S12.5, S12.7] does not give one person two seats through two nodes at once', async () => {
    const { keeper, rooms, openNode, store } = await openSeat()
    await store.setLeft(ID, 1, true)
    await keeper.say({ type: 'propose', id: 'second', version: 2, proposal: forSeat(1) })
    expect(keeper.last('update').open).toEqual([1, 2])
    const answers = await Promise.all([rooms.substitute(ID, 2, DORA), openNode('two').substitute(ID, 1, DORA)])
    expect(answers.toSorted()).toEqual(['already-seated', null])
  })

  it('[S12.3, S12.7] goes either to the owner or to a substitute if both come at once', async () => {
    const { openNode, rooms, join, store } = await openSeat()
    const other = openNode('two')
    const bert = await join(other, 2, { greet: false })
    const [answer] = await Promise.all([rooms.substitute(ID, 2, DORA), bert.say({ type: 'hello', protocol: 1, have: null })])
    await settle()
    const owner = (await store.readMatch(ID))?.owners?.[2]
    expect(owner).toBe(answer === null ? 'dora' : 'player-2')
    expect(bert.isOpen()).toBe(answer !== null)
  })
})
