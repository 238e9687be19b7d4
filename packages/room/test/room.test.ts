/** A live table, told from its clients' side: coming, moving, gaps, nodes, clocks. */
import { describe, expect, it } from 'vitest'
import { PROTOCOL } from '../src/index.ts'
import { ID, packAll, packOf, seatThree, setTable, settle } from './table.ts'

describe('coming to a table', () => {
  it('says welcome, shows the whole log and the view of that seat', async () => {
    const { anna } = await seatThree()
    expect(anna.last('welcome')).toMatchObject({ protocol: PROTOCOL, viewer: 1, match: { match: ID, seats: 3 } })
    expect(anna.last('update')).toMatchObject({ version: 0, since: null, awaited: [1, 2], question: 0, over: false })
    expect(anna.last('update').shown).toMatchObject([{ version: 0, entry: null, events: [{ type: 'dealt' }] }])
  })

  it('tells neither secret nor seed before the end', async () => {
    const { anna, keeper } = await seatThree()
    await packAll({ anna, bert: anna })
    const words = JSON.stringify([...anna.heard, ...keeper.heard])
    expect(words).not.toContain('5e'.repeat(32))
    expect(words).not.toContain('"seed"')
    expect(words).not.toContain('"secret"')
  })

  it('shows whoever waits for the others how many seats are taken, and the match once it begins', async () => {
    const table = await setTable()
    const rooms = table.openNode('one')
    const client = await table.join(rooms, 1)
    expect(client.last('waiting')).toMatchObject({ game: 'harbour', seats: [null, null, null] })
    await client.say({ type: 'moves', id: 'm', limit: 5 })
    expect(client.last('trouble')).toMatchObject({ id: 'm', code: 'not-begun' })
    await table.begin()
    await settle()
    expect(client.last('update')).toMatchObject({ version: 0, question: 0 })
  })

  it('turns away what it cannot serve', async () => {
    const table = await setTable({ settings: { spectators: false } })
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
    'answers nonsense: %s',
    async text => {
      const { anna } = await seatThree()
      await anna.say(text)
      expect(anna.last('trouble')).toMatchObject({ code: 'not-understood' })
    },
  )
})

describe('a move', () => {
  it('is acknowledged to its sender first and then shown to all', async () => {
    const { anna, bert } = await seatThree()
    const id = await anna.play(packOf(anna.last('update').view))
    const tail = anna.heard.slice(-2).map(({ type }) => type)
    expect(tail).toEqual(['done', 'update'])
    expect(anna.last('done')).toEqual({ type: 'done', id, version: 1 })
    expect(bert.last('update')).toMatchObject({ version: 1, since: 0, awaited: [2], question: 0 })
    expect(bert.last('update').shown).toMatchObject([{ version: 1, entry: { type: 'move', seat: 1, by: 'player' } }])
    expect(JSON.stringify(bert.last('update').shown)).not.toContain('crate')
  })

  it('sent twice is made once, and gets the same answer', async () => {
    const { anna, bert } = await seatThree()
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'same')
    await anna.say({ type: 'move', id: 'same', question: 0, move })
    await bert.play(packOf(bert.last('update').view))
    await anna.say({ type: 'move', id: 'same', question: 0, move })
    expect(anna.all('done').map(({ version }) => version)).toEqual([1, 1, 1])
    expect(anna.last('update').version).toBe(2)
  })

  it('overheard and sent again by somebody else is theirs, or nobody’s', async () => {
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

  it('is refused to its sender alone, with the rules it rests on', async () => {
    const { keeper, anna, bert } = await seatThree()
    await packAll({ anna, bert })
    const before = anna.heard.length
    const id = await keeper.play({ type: 'look', boat: 7 })
    expect(keeper.last('refused')).toEqual({ type: 'refused', id, refusal: { type: 'no-such-boat' }, rules: ['T3.2'] })
    expect(anna.heard).toHaveLength(before)
  })

  it('answers the question it was made for, or none', async () => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'move', id: 'late', question: 3, move: packOf(anna.last('update').view) })
    expect(anna.last('refused').refusal.type).toBe('stale')
    await keeper.say({ type: 'move', id: 'eager', question: 0, move: { type: 'nod' } })
    expect(keeper.last('refused').refusal.type).toBe('not-awaited')
  })

  it('may be asked for', async () => {
    const { anna } = await seatThree()
    await anna.say({ type: 'moves', id: 'list', limit: 1 })
    expect(anna.last('moves')).toMatchObject({ id: 'list', all: false })
    expect(anna.last('moves').moves).toHaveLength(1)
  })
})

describe('after a gap', () => {
  it('a client is shown what it missed, and nothing twice', async () => {
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

  it('a question in the middle of an effect is still open on a new node', async () => {
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
  it('take simultaneous answers, each once', async () => {
    const { openNode, join } = await seatThree()
    const [anna, bert] = [await join(openNode('a'), 1), await join(openNode('b'), 2)]
    await Promise.all([anna.play(packOf(anna.last('update').view)), bert.play(packOf(bert.last('update').view))])
    await settle()
    expect([anna.all('done').length, bert.all('done').length]).toEqual([1, 1])
    expect([anna.last('update').version, bert.last('update').version]).toEqual([2, 2])
    expect(anna.last('update').awaited).toEqual([0])
  })

  it('play a clock that ran out exactly once', async () => {
    const { openNode, join, pass, store } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    const [one, two] = [openNode('a'), openNode('b')]
    const anna = await join(one, 1)
    await pass(11_000)
    await Promise.all([one.wake(ID), two.wake(ID)])
    await settle()
    const entries = (await store.between(ID, 0, 100)).map(({ entry }) => entry)
    expect(entries).toMatchObject([
      { type: 'move', by: 'clock' },
      { type: 'move', by: 'clock' },
    ])
    expect(anna.last('update')).toMatchObject({ version: 2, awaited: [0] })
  })

  it('show what they came upon when somebody else was faster, though the news of it comes later', async () => {
    const { anna, openNode, join } = await seatThree()
    const bert = await join(openNode('two'), 2)
    const move = packOf(anna.last('update').view)
    await Promise.all([anna.play(move), bert.say({ type: 'propose', id: 'late', version: 0, proposal: { type: 'end' } })])
    expect(bert.last('refused')).toMatchObject({ id: 'late', refusal: { type: 'stale' } })
    expect(bert.last('update').version).toBe(1)
  })

  it('read again what they may have missed', async () => {
    const { openNode, join, anna, bert } = await seatThree()
    const rooms = openNode('b')
    const keeper = await join(rooms, 0)
    await packAll({ anna, bert })
    rooms.readAgain()
    await settle()
    expect(keeper.last('update').version).toBe(2)
  })
})

describe('clocks', () => {
  it('run for every awaited seat, from the arrival of the last answer', async () => {
    const { anna, bert, keeper, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 60, increment: 5 } } })
    await pass(20_000)
    await anna.play(packOf(anna.last('update').view))
    expect(bert.last('update').clocks).toEqual([60_000, 45_000, 40_000])
    await pass(10_000)
    await bert.play(packOf(bert.last('update').view))
    expect(keeper.last('update').clocks).toEqual([60_000, 45_000, 35_000])
  })

  it('give no time to whoever only shuffles about', async () => {
    const { anna, bert, keeper, pass } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await packAll({ anna, bert })
    await pass(4000)
    await keeper.play({ type: 'arrange', shelf: [] })
    expect(keeper.last('update').clocks?.[0]).toBe(6000)
    await pass(1000)
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(keeper.last('update').clocks?.[0]).toBe(5000)
    await keeper.play({ type: 'look', boat: 1 })
    expect(anna.last('update').clocks?.[1]).toBe(10_000)
  })

  it('do not take what arrives too late', async () => {
    const { anna, pass } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await pass(10_001)
    await anna.play({ type: 'pack', crate: 'silk', lamp: true })
    expect(anna.all('done')).toEqual([])
    expect(anna.last('update').shown.at(-1)?.entry).toMatchObject({ by: 'clock' })
  })

  it('stand still while a node was away, when the store has put them right', async () => {
    const { store, pass, openNode, join, now } = await seatThree({ settings: { clock: { type: 'move', seconds: 10 } } })
    await store.beat(now())
    await pass(600_000)
    await store.beat(now())
    const anna = await join(openNode('two'), 1)
    expect(anna.last('update')).toMatchObject({ version: 0, clocks: [10_000, 10_000, 10_000] })
  })
})
