/** A room from its clients' side: hello, moves, gaps, several nodes. */
import { headAt } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import { ID, packAll, packOf, seatThree, createTestTable, settle } from './test-table.ts'

describe('hello', () => {
  it('[S1.1] is answered with welcome, the whole log and the view of the seat', async () => {
    const { anna } = await seatThree()
    expect(anna.last('welcome')).toMatchObject({ protocol: PROTOCOL_VERSION, viewer: 1, match: { match: ID, seats: 3 } })
    expect(anna.last('update')).toMatchObject({ version: 0, since: null, awaited: [1, 2], question: 0, over: false })
    expect(anna.last('update').shown).toMatchObject([{ version: 0, entry: null, events: [{ type: 'dealt' }] }])
  })

  it('[S3.5] and every update carry the head of the chain, the same for every viewer', async () => {
    const { rooms, join, anna, bert, keeper, store } = await seatThree()
    const first = anna.last('update').head
    await packAll({ anna, bert })
    const watcher = await join(rooms, 'table')
    const { header, match } = (await store.readMatch(ID)) ?? {}
    const entries = (await store.entriesBetween(ID, 0, Number.POSITIVE_INFINITY)).map(({ entry }) => entry)
    if (header === undefined || match === undefined) throw new Error('no match')
    for (const client of [anna, bert, keeper, watcher])
      expect(client.last('update')).toMatchObject({ version: entries.length, head: headAt({ header, entries }, entries.length) })
    expect(first).toBe(headAt({ header, entries }, 0))
  })

  it('[S3.5] carry no head in a match that release 0.1 began, which has no chain', async () => {
    const table = await createTestTable()
    await table.begin()
    const { readMatch: open } = table.store
    table.store.readMatch = async id => {
      const stored = await open(id)
      return stored === null ? null : { ...stored, match: { ...stored.match, head: null } }
    }
    const anna = await table.join(table.openNode('one'), 1)
    await anna.play(packOf(anna.last('update').view))
    expect(anna.last('update')).toMatchObject({ version: 1, head: null })
  })

  it('[S1.7] does not reveal secret or seed before the end', async () => {
    const { anna, keeper } = await seatThree()
    await packAll({ anna, bert: anna })
    const text = JSON.stringify([...anna.received, ...keeper.received])
    expect(text).not.toContain('5e'.repeat(32))
    expect(text).not.toContain('"seed"')
    expect(text).not.toContain('"secret"')
  })

  it('[S1.7] does not reveal the position from which a match starts', async () => {
    const { rooms, join, anna, keeper, bert, store } = await seatThree({
      header: { start: { state: { hidden: 'treasure' }, of: { match: 'earlier', version: 7 } } },
    })
    expect((await store.readMatch(ID))?.header.start).not.toBeNull()
    expect(anna.last('welcome').match).not.toHaveProperty('start')
    await packAll({ anna, bert })
    const watcher = await join(rooms, 'table')
    await rooms.abandon(ID)
    const text = JSON.stringify([anna, keeper, bert, watcher].map(({ received }) => received))
    expect(text).toContain('"opened"')
    expect(text).not.toMatch(/treasure|"start"|earlier/)
  })

  it('[S1.2] is answered with the waiting table, and with the match once it begins', async () => {
    const table = await createTestTable()
    const rooms = table.openNode('one')
    const client = await table.join(rooms, 1)
    expect(client.last('waiting')).toMatchObject({ game: 'harbour', seats: [null, null, null] })
    await client.say({ type: 'moves', id: 'm', limit: 5 })
    expect(client.last('trouble')).toMatchObject({ id: 'm', code: 'not-begun' })
    await table.begin()
    await settle()
    expect(client.last('update')).toMatchObject({ version: 0, question: 0 })
  })

  it('[S8.1] shows who is at a waiting table, also through another node', async () => {
    const table = await createTestTable()
    const one = await table.join(table.openNode('one'), 1)
    expect(one.last('here')).toMatchObject({ seats: [{ here: false }, { here: true }, { here: false }], watching: 0 })
    const other = await table.join(table.openNode('two'), 0)
    await settle()
    for (const client of [one, other])
      expect(client.last('here')).toMatchObject({ seats: [{ here: true }, { here: true }, { here: false }] })
    await other.leave()
    expect(one.last('here')).toMatchObject({ seats: [{ here: false }, { here: true }, { here: false }] })
  })

  it('is answered with the match if it begins while the table is looked up', async () => {
    const table = await createTestTable()
    const { readWaiting: waiting } = table.store
    table.store.readWaiting = async id => {
      await table.begin()
      return waiting(id)
    }
    const client = await table.join(table.openNode('one'), 1)
    expect(client.received.map(({ type }) => type).slice(0, 2)).toEqual(['welcome', 'update'])
    expect([client.last('welcome').viewer, client.isOpen()]).toEqual([1, true])
  })

  it('[S1.2] shows the match to those who waited, even if the hello of another comes before the notice that it has begun', async () => {
    const table = await createTestTable()
    const rooms = table.openNode('one')
    const early = await table.join(rooms, 1)
    const { bus } = table.store
    const { publish } = bus
    const delayed: Parameters<typeof publish>[0][] = []
    bus.publish = notice => void delayed.push(notice)
    await table.begin()
    const late = await table.join(rooms, 2)
    expect([late.last('update').version, early.all('welcome')]).toEqual([0, []])
    bus.publish = publish
    for (const notice of delayed) publish(notice)
    await settle()
    expect([early.all('welcome'), early.all('update'), late.all('welcome')].map(({ length }) => length)).toEqual([1, 1, 1])
    expect(early.last('update')).toMatchObject({ version: 0, question: 0 })
  })

  it('[S1.1] is answered with bye if the table cannot be shown', async () => {
    const table = await createTestTable({ settings: { spectators: false } })
    const rooms = table.openNode('one')
    await table.begin()
    const watcher = await table.join(rooms, 'table')
    expect([watcher.last('bye').code, watcher.isOpen()]).toEqual(['no-spectators', false])
    const old = await table.join(rooms, 1, { greet: false })
    await old.say({ type: 'hello', protocol: 0, have: null })
    expect(old.last('bye').code).toBe('protocol')
    const shy = await table.join(rooms, 1, { greet: false })
    await shy.say({ type: 'moves', id: 'm', limit: 5 })
    expect(shy.last('trouble').code).toBe('say-hello')
  })

  it.each(['', '{', '[]', '{"type":"move"}', '{"type":"hello","protocol":1,"have":-1}', '{"type":"draft"}', 'null'])(
    'is followed by not-understood if a message is invalid: %s',
    async text => {
      const { anna } = await seatThree()
      await anna.say(text)
      expect(anna.last('trouble')).toMatchObject({ code: 'not-understood' })
    },
  )
})

describe('a move', () => {
  it('[S3.1] is acknowledged to its sender first and then shown to everybody', async () => {
    const { anna, bert } = await seatThree()
    const id = await anna.play(packOf(anna.last('update').view))
    const tail = anna.received.slice(-2).map(({ type }) => type)
    expect(tail).toEqual(['done', 'update'])
    expect(anna.last('done')).toEqual({ type: 'done', id, version: 1 })
    expect(bert.last('update')).toMatchObject({ version: 1, since: 0, awaited: [2], question: 0 })
    expect(bert.last('update').shown).toMatchObject([{ version: 1, entry: { type: 'move', seat: 1, by: 'player' } }])
    expect(JSON.stringify(bert.last('update').shown)).not.toContain('crate')
  })

  it('[S3.2] that is sent twice is made once and gets the same answer', async () => {
    const { anna, bert } = await seatThree()
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'same')
    await anna.say({ type: 'move', id: 'same', question: 0, move })
    await bert.play(packOf(bert.last('update').view))
    await anna.say({ type: 'move', id: 'same', question: 0, move })
    expect(anna.all('done').map(({ version }) => version)).toEqual([1, 1, 1])
    expect(anna.last('update').version).toBe(2)
  })

  it('[S3.2] with an id that another seat has used is not taken for a repetition', async () => {
    const { rooms, keeper, anna, bert, join } = await seatThree()
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'mine')
    const watcher = await join(rooms, 'table')
    await keeper.say({ type: 'move', id: 'mine', question: 0, move })
    await watcher.say({ type: 'move', id: 'mine', question: 0, move })
    expect([keeper.all('done'), keeper.last('refused').id, watcher.last('trouble')]).toEqual([
      [],
      'mine',
      { type: 'trouble', id: 'mine', code: 'not-seated' },
    ])
    await bert.play(packOf(bert.last('update').view), 'mine')
    expect(bert.last('done')).toEqual({ type: 'done', id: 'mine', version: 2 })
  })

  it('[S2.3] that is refused is reported only to its sender, with the numbers of the rules', async () => {
    const { keeper, anna, bert } = await seatThree()
    await packAll({ anna, bert })
    const before = anna.received.length
    const id = await keeper.play({ type: 'look', boat: 7 })
    expect(keeper.last('refused')).toEqual({ type: 'refused', id, refusal: { type: 'no-such-boat' }, rules: ['T3.2'] })
    expect(anna.received).toHaveLength(before)
  })

  it('[S2.1] is refused if its question is not open', async () => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'move', id: 'late', question: 3, move: packOf(anna.last('update').view) })
    expect(anna.last('refused').refusal.type).toBe('stale')
    await keeper.say({ type: 'move', id: 'eager', question: 0, move: { type: 'nod' } })
    expect(keeper.last('refused').refusal.type).toBe('not-awaited')
  })

  it('is listed on request', async () => {
    const { anna } = await seatThree()
    await anna.say({ type: 'moves', id: 'list', limit: 1 })
    expect(anna.last('moves')).toMatchObject({ id: 'list', all: false })
    expect(anna.last('moves').moves).toHaveLength(1)
  })
})

describe('after a gap', () => {
  it('[S1.3] a client gets what it missed, and nothing twice', async () => {
    const { rooms, join, anna, bert, keeper } = await seatThree()
    await packAll({ anna, bert })
    await keeper.play({ type: 'nod' })
    const back = await join(rooms, 1, { have: 1 })
    expect(back.last('update').since).toBe(1)
    expect(back.last('update').shown.map(({ version }) => version)).toEqual([2, 3])
    const fresh = await join(rooms, 1)
    expect(fresh.last('update').shown.map(({ version }) => version)).toEqual([0, 1, 2, 3])
    const odd = await join(rooms, 1, { have: 99 })
    expect(odd.last('update').since).toBe(null)
  })

  it('a question in the middle of an effect is open on a new node, too', async () => {
    const { openNode, join, anna, bert, keeper } = await seatThree()
    await packAll({ anna, bert })
    await keeper.play({ type: 'look', boat: 2 })
    const again = await join(openNode('two'), 2)
    expect(again.last('update')).toMatchObject({ awaited: [2], question: 3 })
    await again.play({ type: 'offer', coins: 1 }, 'offer')
    expect(keeper.last('update')).toMatchObject({ version: 4, awaited: [0] })
  })
})

describe('several nodes', () => {
  it('[S2.2, S11.1] accept simultaneous moves, each once', async () => {
    const { openNode, join } = await seatThree()
    const [anna, bert] = [await join(openNode('a'), 1), await join(openNode('b'), 2)]
    await Promise.all([anna.play(packOf(anna.last('update').view)), bert.play(packOf(bert.last('update').view))])
    await settle()
    expect([anna.all('done').length, bert.all('done').length]).toEqual([1, 1])
    expect([anna.last('update').version, bert.last('update').version]).toEqual([2, 2])
    expect(anna.last('update').awaited).toEqual([0])
  })

  it('[S6.2] play for an expired clock exactly once', async () => {
    const { openNode, join, pass, store } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    const [one, two] = [openNode('a'), openNode('b')]
    const anna = await join(one, 1)
    await pass(11_000)
    await Promise.all([one.wake(ID), two.wake(ID)])
    await settle()
    const entries = (await store.entriesBetween(ID, 0, 100)).map(({ entry }) => entry)
    expect(entries).toMatchObject([
      { type: 'move', by: 'clock' },
      { type: 'move', by: 'clock' },
    ])
    expect(anna.last('update')).toMatchObject({ version: 2, awaited: [0] })
  })

  it('[S11.2] show the entry of a faster node even before its notice arrives', async () => {
    const { anna, openNode, join } = await seatThree()
    const bert = await join(openNode('two'), 2)
    const move = packOf(anna.last('update').view)
    await Promise.all([anna.play(move), bert.say({ type: 'propose', id: 'late', version: 0, proposal: { type: 'end' } })])
    expect(bert.last('refused')).toMatchObject({ id: 'late', refusal: { type: 'stale' } })
    expect(bert.last('update').version).toBe(1)
  })

  it('[S11.2] read their matches again after lost notices', async () => {
    const { openNode, join, anna, bert } = await seatThree()
    const rooms = openNode('b')
    const keeper = await join(rooms, 0)
    await packAll({ anna, bert })
    rooms.readAgain()
    await settle()
    expect(keeper.last('update').version).toBe(2)
  })
})
