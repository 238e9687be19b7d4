/** The clients of a room: presence, chat, hello, and how connections end. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../kit/test/toy/index.ts'
import { ID, packOf, seatThree, settle } from './test-table.ts'

describe('presence and updates', () => {
  it('[S8.1] shows who is connected and what they are drafting', async () => {
    const { keeper, anna, bert } = await seatThree()
    expect(keeper.last('here').seats.map(({ here }) => here)).toEqual([true, true, true])
    await anna.say({ type: 'draft', draft: { boat: 1 } })
    expect(keeper.last('here').seats[1]).toEqual({ here: true, draft: { boat: 1 } })
    await anna.say({ type: 'draft', draft: { hand: ['silk'] } })
    expect(anna.last('trouble').code).toBe('not-understood')
    await bert.leave()
    expect(keeper.last('here').seats[2]?.here).toBe(false)
  })

  it('[S8.2] sends the same draft again after a move, but not twice without one', async () => {
    const { keeper, anna, rooms, join, pass } = await seatThree()
    const watcher = await join(rooms, 'table')
    for (const _ of [1, 2]) await anna.say({ type: 'draft', draft: { boat: 1 } })
    const before = [keeper, watcher].map(client => client.all('here').length)
    for (const _ of [1, 2]) await pass(250)
    await anna.play(packOf(anna.last('update').view))
    await anna.say({ type: 'draft', draft: { boat: 1 } })
    expect([keeper, watcher].map(client => client.all('here').length)).toEqual(before.map(count => count + 1))
    expect(keeper.last('here').seats[1]?.draft).toEqual({ boat: 1 })
    expect(keeper.all('here').filter(({ seats }) => seats[1]?.draft !== null)).toHaveLength(2)
  })

  it('[S8.1] includes clients of other nodes, and forgets nodes that send nothing', async () => {
    const { rooms, keeper, openNode, join, pass } = await seatThree()
    const watcher = await join(openNode('two'), 'table')
    expect(keeper.last('here').watching).toBe(1)
    await watcher.leave()
    expect(keeper.last('here').watching).toBe(0)
    await pass(61_000)
    expect(rooms.connections()).toBe(3)
  })

  it('computes the view once for all spectators', async () => {
    let views = 0
    const counting: typeof toy = {
      ...toy,
      view: (state, viewer) => {
        if (viewer === 'table') views += 1
        return toy.view(state, viewer)
      },
    }
    const { rooms, anna, join } = await seatThree({ game: counting })
    const watchers = await Promise.all([1, 2, 3, 4].map(() => join(rooms, 'table')))
    views = 0
    await anna.play(packOf(anna.last('update').view))
    expect(watchers.map(watcher => watcher.last('update'))).toEqual(watchers.map(() => watchers[0]!.last('update')))
    expect([watchers[0]!.last('update').version, views]).toEqual([1, 1])
  })

  it('[S8.3] sends chat to everybody except players who have blocked its author', async () => {
    const { keeper, anna, rooms, join } = await seatThree()
    const blocking = await join(rooms, 2, { blocked: new Map([['player-1', Infinity]]) })
    await anna.say({ type: 'chat', id: 'c', text: ' ahoy ' })
    expect(keeper.last('chat')).toMatchObject({ seat: 1, text: 'ahoy' })
    expect(blocking.all('chat')).toEqual([])
    const later = await join(rooms, 'table')
    expect(later.last('chat').text).toBe('ahoy')
  })
})

it('limits the number of chat messages in ten seconds', async () => {
  const { anna, rooms, pass, keeper } = await seatThree()
  for (const id of ['1', '2', '3', '4', '5', '6']) await anna.say({ type: 'chat', id, text: id })
  expect(keeper.all('chat').map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5'])
  expect(anna.last('trouble')).toEqual({ type: 'trouble', id: '6', code: 'too-often' })
  await pass(10_000)
  await anna.say({ type: 'chat', id: '7', text: 'again' })
  expect(keeper.last('chat').text).toBe('again')
  expect(rooms.connections()).toBe(3)
})

it('[S8.3] stores chat as plain text without invisible characters or text that a database would reject', async () => {
  const { anna, keeper } = await seatThree()
  await anna.say({ type: 'chat', id: '1', text: 'zażółć\u0000 gęślą\njaźń \u202e\ud800 👩‍👩‍👧' })
  expect(keeper.last('chat').text).toBe('zażółć  gęślą jaźń    👩‍👩‍👧')
  await anna.say({ type: 'chat', id: '2', text: '\u0000\u202e\n' })
  expect(anna.last('trouble').code).toBe('not-understood')
  await anna.say({ type: 'moves', id: 'a\u0000b', limit: 1 })
  await anna.say({ type: 'moves', id: 'a\ud800b', limit: 1 })
  expect([anna.all('trouble').length, anna.all('moves').length]).toEqual([3, 0])
})

it('shows a chat message once, even if it is sent again', async () => {
  const { anna, keeper } = await seatThree()
  for (const _ of [1, 2]) await anna.say({ type: 'chat', id: 'same', text: 'ahoy' })
  expect([anna.all('done').length, keeper.all('chat').length]).toEqual([2, 1])
})

it('[S1.5] disconnects a client that never sends hello', async () => {
  const { rooms, join, pass } = await seatThree()
  const silent = await join(rooms, 'table', { greet: false })
  await pass(15_000)
  expect([silent.isOpen(), silent.last('bye').code]).toEqual([false, 'closed'])
})

it('[S1.5] does not disconnect a client whose hello waits for a slow store', async () => {
  const { openNode, join, pass, store } = await seatThree()
  const open = store.readMatch.bind(store)
  let answer = (): void => {}
  store.readMatch = async id => {
    await new Promise<void>(resolve => (answer = resolve))
    return open(id)
  }
  const patient = await join(openNode('two'), 'table')
  await pass(15_000)
  expect(patient.received).toEqual([])
  answer()
  await settle()
  expect([patient.isOpen(), patient.last('update').version]).toEqual([true, 0])
})

describe('an error of the store', () => {
  it('[S3.3] is reported to the sender, and the repeated message is applied once', async () => {
    const { anna, bert, store } = await seatThree()
    const append = store.append.bind(store)
    store.append = async write => {
      await append(write)
      store.append = append
      throw new Error('the connection was lost after the commit')
    }
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'again')
    expect(anna.last('trouble')).toEqual({ type: 'trouble', id: 'again', code: 'try-again' })
    await anna.say({ type: 'move', id: 'again', question: 0, move })
    expect(anna.last('done')).toEqual({ type: 'done', id: 'again', version: 1 })
    expect([anna.last('update').version, bert.last('update').version]).toEqual([1, 1])
  })
})

it('[S10.1] a node that stops sends bye with the time after which clients may come back', async () => {
  const { rooms, anna } = await seatThree()
  await rooms.stop(2000)
  expect(anna.last('bye')).toEqual({ type: 'bye', code: 'restarting', comeBackIn: 2000 })
  expect(anna.isOpen()).toBe(false)
})

it('[S10.3] disconnects an expelled player', async () => {
  const { rooms, anna, bert } = await seatThree()
  rooms.expel(ID, 'player-1', 'removed')
  expect([anna.isOpen(), bert.isOpen()]).toEqual([false, true])
})

it('[S10.3] disconnects one device of a player, and not the others', async () => {
  const { rooms, join, bert } = await seatThree()
  const [laptop, phone] = [await join(rooms, 1, { device: 'laptop' }), await join(rooms, 1, { device: 'phone' })]
  expect([...rooms.devices()].toSorted()).toEqual(['laptop', 'phone'])
  rooms.expelDevice('phone', 'signed-out')
  expect(phone.last('bye')).toEqual({ type: 'bye', code: 'signed-out', comeBackIn: null })
  expect([laptop, phone, bert].map(client => client.isOpen())).toEqual([true, false, true])
})

it('ends an abandoned match and publishes its secret', async () => {
  const { rooms, anna } = await seatThree()
  await rooms.abandon(ID)
  expect(anna.last('update')).toMatchObject({ over: true, awaited: [] })
  expect(anna.last('opened').seed).toMatch(/^[0-9a-f]{64}$/)
})
