/** Somebody who would have the table to themselves: too many hellos, lines, messages and words. */
import { upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { PROTOCOL } from '../src/index.ts'
import { ID, packOf, seatThree, settle } from './table.ts'

const HELLO = { type: 'hello', protocol: PROTOCOL, have: null } as const

describe('hello', () => {
  it('said over and over is passed over, and taken again later', async () => {
    const { rooms, join, pass } = await seatThree()
    const eager = await join(rooms, 'table')
    for (const _ of upTo(9)) await eager.say(HELLO)
    expect([eager.all('update').length, eager.all('trouble').map(({ code }) => code)]).toEqual([5, upTo(5).map(() => 'too-often')])
    await pass(10_000)
    await eager.say(HELLO)
    expect(eager.all('update')).toHaveLength(6)
  })

  it('tells the others only what they do not know, here and on other nodes', async () => {
    const { rooms, keeper, join, store } = await seatThree()
    const told: string[] = []
    store.bus.listen(({ type }) => void told.push(type))
    const eager = await join(rooms, 'table')
    const before = keeper.all('here').length
    for (const _ of upTo(4)) await eager.say(HELLO)
    expect([keeper.all('here').length - before, eager.all('here').length]).toEqual([0, 5])
    expect(told.filter(type => type === 'here')).toHaveLength(1)
  })

  it('is renewed for the other nodes, who would forget', async () => {
    const { pass, store } = await seatThree()
    const told: string[] = []
    store.bus.listen(({ type }) => void told.push(type))
    await pass(30_000)
    expect(told).toEqual(['here'])
  })
})

describe('lines', () => {
  it('of one player are few at one table: with one too many the oldest is cut', async () => {
    const { rooms, anna, bert, join } = await seatThree()
    const more = []
    for (const _ of upTo(8)) more.push(await join(rooms, 1))
    expect([anna.isOpen(), anna.last('bye')]).toEqual([false, { type: 'bye', code: 'too-often', comeBackIn: 60_000 }])
    expect(more.every(line => line.isOpen()) && bert.isOpen()).toBe(true)
    await more[7]!.play(packOf(more[7]!.last('update').view))
    expect(bert.last('update').version).toBe(1)
  })

  it('of people without a name are not taken for one player’s', async () => {
    const { rooms } = await seatThree()
    const ends: boolean[] = []
    for (const index of upTo(12))
      rooms.connect(
        ID,
        { viewer: 'table', player: '', blocked: () => new Set() },
        () => {},
        () => (ends[index] = true),
      )
    await settle()
    expect(ends).toEqual([])
  })

  it('that send without waiting are passed over, and hold up nobody for long', async () => {
    const { rooms, anna, bert, store } = await seatThree()
    const see = store.seen.bind(store)
    let isHeld = true
    let release = (): void => {}
    store.seen = async id => {
      if (isHeld) await new Promise<void>(resolve => (release = resolve))
      return see(id)
    }
    const votes = (): Promise<unknown> =>
      Promise.all(upTo(100).map(index => bert.say({ type: 'vote', id: `v${index}`, proposal: 9, agree: true })))
    const said = votes()
    await settle()
    expect(bert.all('trouble').map(({ code, id }) => [code, id])).toEqual(upTo(40).map(index => ['too-often', `v${60 + index}`]))
    isHeld = false
    release()
    await said
    await settle()
    expect(bert.all('refused')).toHaveLength(60)
    await anna.play(packOf(anna.last('update').view))
    expect([anna.all('done').length, rooms.connections()]).toEqual([1, 3])
  })
})

describe('talk', () => {
  it('is counted by player, however many lines they have', async () => {
    const { rooms, keeper, anna, join } = await seatThree()
    const lines = [anna, await join(rooms, 1), await join(rooms, 1)]
    for (const index of upTo(9)) await lines[index % 3]!.say({ type: 'chat', id: `c${index}`, text: `line ${index}` })
    expect(keeper.all('chat')).toHaveLength(5)
    expect(lines.flatMap(line => line.all('trouble')).map(({ code }) => code)).toEqual(upTo(4).map(() => 'too-often'))
  })

  it('of those who watch leaves the players room', async () => {
    const { rooms, keeper, anna } = await seatThree()
    const said = upTo(8).flatMap(person => {
      const line = rooms.connect(
        ID,
        { viewer: 'table', player: `watcher-${person}`, blocked: () => new Set() },
        () => {},
        () => {},
      )
      return [HELLO, ...upTo(5).map(n => ({ type: 'chat', id: `${n}`, text: 'boo' }))].map(
        message => () => line.receive(JSON.stringify(message)),
      )
    })
    for (const say of said) say()
    for (const _ of upTo(20)) await settle()
    expect(keeper.all('chat')).toHaveLength(20)
    await anna.say({ type: 'chat', id: 'mine', text: 'ahoy' })
    expect(keeper.last('chat').text).toBe('ahoy')
  })

  it.each([
    ['markup, as plain text', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['marks of direction', 'a\u200f\u061c\u200eb\ufff9c', 'a   b c'],
    ['marks piled up', `Z${'\u0335\u0321'.repeat(100)}!`, 'Z\u0335\u0321\u0335\u0321!'],
    ['escapes of a terminal', '\u001b[31mred\u0007', '[31mred'],
    ['a flag of tags and a family of joiners', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍👩‍👧 ❤️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 👩‍👩‍👧 ❤️'],
  ])('keeps %s', async (_, text, kept) => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'chat', id: 'c', text })
    expect(keeper.last('chat').text).toBe(kept)
  })

  it.each(['\u2800\u2800', '\u200d', '\u3164', '\u200b\u200b', '\u{e0041}', '\ufeff'])('says nothing with %j alone', async text => {
    const { anna, keeper } = await seatThree()
    await anna.say({ type: 'chat', id: 'c', text })
    expect([anna.last('trouble').code, keeper.all('chat')]).toEqual(['not-understood', []])
  })
})
