/** A client that sends too much: hellos, connections, messages and chat. */
import { range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { PROTOCOL_VERSION } from '@tortuga/wire'
import { ID, packOf, seatThree, settle } from './test-table.ts'

const HELLO = { type: 'hello', protocol: PROTOCOL_VERSION, have: null } as const

describe('hello', () => {
  it('[S1.6] is rate limited, and accepted again later', async () => {
    const { rooms, join, pass } = await seatThree()
    const eager = await join(rooms, 'table')
    for (const _ of range(9)) await eager.say(HELLO)
    expect([eager.all('update').length, eager.all('trouble').map(({ code }) => code)]).toEqual([5, range(5).map(() => 'too-often')])
    await pass(10_000)
    await eager.say(HELLO)
    expect(eager.all('update')).toHaveLength(6)
  })

  it('sends presence to other clients and nodes only if it has changed', async () => {
    const { rooms, keeper, join, store } = await seatThree()
    const notices: string[] = []
    store.bus.subscribe(({ type }) => void notices.push(type))
    const eager = await join(rooms, 'table')
    const before = keeper.all('here').length
    for (const _ of range(4)) await eager.say(HELLO)
    expect([keeper.all('here').length - before, eager.all('here').length]).toEqual([0, 5])
    expect(notices.filter(type => type === 'here')).toHaveLength(1)
  })

  it('is followed by regular presence notices, because other nodes forget presence that is not renewed', async () => {
    const { pass, store } = await seatThree()
    const notices: string[] = []
    store.bus.subscribe(({ type }) => void notices.push(type))
    await pass(30_000)
    expect(notices).toEqual(['here'])
  })
})

describe('connections', () => {
  it('[S1.6] that never say hello leave nothing behind', async () => {
    const { rooms, pass, store } = await seatThree()
    let reads = 0
    const read = store.readWaiting.bind(store)
    store.readWaiting = id => {
      reads += 1
      return read(id)
    }
    const connections = range(5).map(index =>
      rooms.connect(
        `nowhere-${index}`,
        { viewer: 'table', player: '', blocked: () => new Map() },
        () => {},
        () => {},
      ),
    )
    await pass(15_000)
    for (const connection of connections) connection.close()
    await settle()
    rooms.readAgain()
    await settle()
    expect([rooms.count(), reads]).toEqual([1, 0])
  })

  it('[S1.6] of one player to a table are limited: one more closes the oldest', async () => {
    const { rooms, anna, bert, join } = await seatThree()
    const more = []
    for (const _ of range(8)) more.push(await join(rooms, 1))
    expect([anna.isOpen(), anna.last('bye')]).toEqual([false, { type: 'bye', code: 'too-often', comeBackIn: 60_000 }])
    expect(more.every(client => client.isOpen()) && bert.isOpen()).toBe(true)
    await more[7]!.play(packOf(more[7]!.last('update').view))
    expect(bert.last('update').version).toBe(1)
  })

  it('of visitors without a name do not count as those of one player', async () => {
    const { rooms } = await seatThree()
    const ends: boolean[] = []
    for (const index of range(12))
      rooms.connect(
        ID,
        { viewer: 'table', player: '', blocked: () => new Map() },
        () => {},
        () => (ends[index] = true),
      )
    await settle()
    expect(ends).toEqual([])
  })

  it('[S1.6] that flood the queue get too-often, and do not delay the others', async () => {
    const { rooms, anna, bert, store } = await seatThree()
    const findAnswer = store.findByKey.bind(store)
    let isHeld = true
    let release = (): void => {}
    store.findByKey = async (id, key) => {
      if (isHeld) await new Promise<void>(resolve => (release = resolve))
      return findAnswer(id, key)
    }
    const handled = Promise.all(range(100).map(index => bert.say({ type: 'move', id: `v${index}`, question: 9, move: null })))
    await settle()
    expect(bert.all('trouble').map(({ code, id }) => [code, id])).toEqual(range(40).map(index => ['too-often', `v${60 + index}`]))
    isHeld = false
    release()
    await handled
    await settle()
    expect(bert.all('refused')).toHaveLength(60)
    await anna.play(packOf(anna.last('update').view))
    expect([anna.all('done').length, rooms.connections()]).toEqual([1, 3])
  })
})

describe('chat', () => {
  it('[S1.6] is limited by player, over all connections', async () => {
    const { rooms, keeper, anna, join } = await seatThree()
    const clients = [anna, await join(rooms, 1), await join(rooms, 1)]
    for (const index of range(9)) await clients[index % 3]!.say({ type: 'chat', id: `c${index}`, text: `line ${index}` })
    expect(keeper.all('chat')).toHaveLength(5)
    expect(clients.flatMap(client => client.all('trouble')).map(({ code }) => code)).toEqual(range(4).map(() => 'too-often'))
  })

  it('of spectators has a shared limit, so that players can still write', async () => {
    const { rooms, keeper, anna } = await seatThree()
    const messages = range(8).flatMap(person => {
      const connection = rooms.connect(
        ID,
        { viewer: 'table', player: `watcher-${person}`, blocked: () => new Map() },
        () => {},
        () => {},
      )
      return [HELLO, ...range(5).map(n => ({ type: 'chat', id: `${n}`, text: 'boo' }))].map(
        message => () => connection.receive(JSON.stringify(message)),
      )
    })
    for (const send of messages) send()
    for (const _ of range(20)) await settle()
    expect(keeper.all('chat')).toHaveLength(20)
    await anna.say({ type: 'chat', id: 'mine', text: 'ahoy' })
    expect(keeper.last('chat').text).toBe('ahoy')
  })

  it.each([
    ['markup, as plain text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['direction marks', 'a\u200f\u061c\u200eb\ufff9c', 'a   b c'],
    ['stacked combining marks', `Z${'\u0335\u0321'.repeat(100)}!`, 'Z\u0335\u0321\u0335\u0321!'],
    ['terminal escape sequences', '\u001b[31mred\u0007', '[31mred'],
    ['a flag made of tags and a family made with joiners', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍👩‍👧 ❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍👩‍👧 ❤️'],
  ])('cleans or keeps %s', async (_, text, kept) => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'chat', id: 'c', text })
    expect(keeper.last('chat').text).toBe(kept)
  })

  it.each(['\u2800\u2800', '\u200d', '\u3164', '\u200b\u200b', '\u{e0041}', '\ufeff'])('is rejected if it has only %j', async text => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'chat', id: 'c', text })
    expect([anna.last('trouble').code, keeper.all('chat')]).toEqual(['not-understood', []])
  })
})
