/** Those at a live table: who is here, what they say, and how they come and go. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../kit/test/toy/index.ts'
import { ID, packOf, seatThree, settle } from './table.ts'

describe('company', () => {
  it('sees who is here and what they draft, until it is done', async () => {
    const { keeper, anna, bert } = await seatThree()
    expect(keeper.last('here').seats.map(({ here }) => here)).toEqual([true, true, true])
    await anna.say({ type: 'draft', draft: { boat: 1 } })
    expect(keeper.last('here').seats[1]).toEqual({ here: true, draft: { boat: 1 } })
    await anna.say({ type: 'draft', draft: { hand: ['silk'] } })
    expect(anna.last('trouble').code).toBe('not-understood')
    await bert.leave()
    expect(keeper.last('here').seats[2]?.here).toBe(false)
  })

  it('is shown the same draft again after a move, and not twice without one', async () => {
    const { keeper, anna, rooms, join } = await seatThree()
    const watcher = await join(rooms, 'table')
    for (const _ of [1, 2]) await anna.say({ type: 'draft', draft: { boat: 1 } })
    const before = [keeper, watcher].map(client => client.all('here').length)
    await anna.play(packOf(anna.last('update').view))
    await anna.say({ type: 'draft', draft: { boat: 1 } })
    expect([keeper, watcher].map(client => client.all('here').length)).toEqual(before.map(count => count + 1))
    expect(keeper.last('here').seats[1]?.draft).toEqual({ boat: 1 })
    expect(keeper.all('here').filter(({ seats }) => seats[1]?.draft !== null)).toHaveLength(2)
  })

  it('hears of those on other nodes, and forgets nodes that fell silent', async () => {
    const { rooms, keeper, openNode, join, pass } = await seatThree()
    const watcher = await join(openNode('two'), 'table')
    expect(keeper.last('here').watching).toBe(1)
    await watcher.leave()
    expect(keeper.last('here').watching).toBe(0)
    await pass(61_000)
    expect(rooms.connections()).toBe(3)
  })

  it('is sent one view, made once, where many watch', async () => {
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

  it('talks, but not to those who have blocked it', async () => {
    const { keeper, anna, rooms, join } = await seatThree()
    const deaf = await join(rooms, 2, { blocked: new Set(['player-1']) })
    await anna.say({ type: 'chat', id: 'c', text: ' ahoy ' })
    expect(keeper.last('chat')).toMatchObject({ seat: 1, text: 'ahoy' })
    expect(deaf.all('chat')).toEqual([])
    const later = await join(rooms, 'table')
    expect(later.last('chat').text).toBe('ahoy')
  })
})

it('talk has its limits: so many lines at once, and nobody without a name', async () => {
  const { anna, rooms, pass, keeper } = await seatThree()
  for (const id of ['1', '2', '3', '4', '5', '6']) await anna.say({ type: 'chat', id, text: id })
  expect(keeper.all('chat').map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5'])
  expect(anna.last('trouble')).toEqual({ type: 'trouble', id: '6', code: 'too-often' })
  await pass(10_000)
  await anna.say({ type: 'chat', id: '7', text: 'again' })
  expect(keeper.last('chat').text).toBe('again')
  expect(rooms.connections()).toBe(3)
})

it('talk is kept as plain text: nothing that no reader sees, and no text that a database would not take', async () => {
  const { anna, keeper } = await seatThree()
  await anna.say({ type: 'chat', id: '1', text: 'zażółć\u0000 gęślą\njaźń \u202e\ud800 👩‍👩‍👧' })
  expect(keeper.last('chat').text).toBe('zażółć  gęślą jaźń    👩‍👩‍👧')
  await anna.say({ type: 'chat', id: '2', text: '\u0000\u202e\n' })
  expect(anna.last('trouble').code).toBe('not-understood')
  await anna.say({ type: 'moves', id: 'a\u0000b', limit: 1 })
  await anna.say({ type: 'moves', id: 'a\ud800b', limit: 1 })
  expect([anna.all('trouble').length, anna.all('moves').length]).toEqual([3, 0])
})

it('a line of talk that is sent again is said once', async () => {
  const { anna, keeper } = await seatThree()
  for (const _ of [1, 2]) await anna.say({ type: 'chat', id: 'same', text: 'ahoy' })
  expect([anna.all('done').length, keeper.all('chat').length]).toEqual([2, 1])
})

it('whoever never says hello is sent away', async () => {
  const { rooms, join, pass } = await seatThree()
  const silent = await join(rooms, 'table', { greet: false })
  await pass(15_000)
  expect([silent.isOpen(), silent.last('bye').code]).toEqual([false, 'closed'])
})

it('whoever has said hello may wait for a slow store', async () => {
  const { openNode, join, pass, store } = await seatThree()
  const open = store.open.bind(store)
  let answer = (): void => {}
  store.open = async id => {
    await new Promise<void>(resolve => (answer = resolve))
    return open(id)
  }
  const patient = await join(openNode('two'), 'table')
  await pass(15_000)
  expect(patient.heard).toEqual([])
  answer()
  await settle()
  expect([patient.isOpen(), patient.last('update').version]).toEqual([true, 0])
})

describe('trouble with the store', () => {
  it('is told to the sender, whose resend is then taken once', async () => {
    const { anna, bert, store } = await seatThree()
    const append = store.append.bind(store)
    store.append = async write => {
      await append(write)
      store.append = append
      throw new Error('the line dropped after the commit')
    }
    const move = packOf(anna.last('update').view)
    await anna.play(move, 'again')
    expect(anna.last('trouble')).toEqual({ type: 'trouble', id: 'again', code: 'try-again' })
    await anna.say({ type: 'move', id: 'again', question: 0, move })
    expect(anna.last('done')).toEqual({ type: 'done', id: 'again', version: 1 })
    expect([anna.last('update').version, bert.last('update').version]).toEqual([1, 1])
  })
})

it('a node that stops says goodbye and when to come back', async () => {
  const { rooms, anna } = await seatThree()
  await rooms.stop(2000)
  expect(anna.last('bye')).toEqual({ type: 'bye', code: 'restarting', comeBackIn: 2000 })
  expect(anna.isOpen()).toBe(false)
})

it('an expelled player is sent away', async () => {
  const { rooms, anna, bert } = await seatThree()
  rooms.expel(ID, 'player-1', 'removed')
  expect([anna.isOpen(), bert.isOpen()]).toEqual([false, true])
})

it('a match nobody plays is ended and opened', async () => {
  const { rooms, anna } = await seatThree()
  await rooms.abandon(ID)
  expect(anna.last('update')).toMatchObject({ over: true, awaited: [] })
  expect(anna.last('opened').seed).toMatch(/^[0-9a-f]{64}$/)
})
