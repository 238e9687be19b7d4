/** A live table, told from the side of its people: taking back, leaving, bots, faults, company and talk. */
import { describe, expect, it } from 'vitest'
import { toy, toyOfRules1 } from '../../kit/test/toy/index.ts'
import type { View } from '../../kit/test/toy/types.ts'
import { makeMove, underOurRules } from '../src/changes.ts'
import { ID, packAll, packOf, seatThree, setTable, settle } from './table.ts'

describe('taking back', () => {
  const arrangeOnce = async (settings = {}) => {
    const table = await seatThree({ settings })
    await packAll(table)
    await table.keeper.play({ type: 'arrange', shelf: [] })
    return table
  }

  it('is free for what told nobody anything', async () => {
    const { keeper, anna } = await arrangeOnce()
    expect([keeper.last('update').undoable, anna.last('update').undoable]).toEqual([1, 0])
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(anna.last('update')).toMatchObject({ version: 4, awaited: [0] })
    expect(anna.last('update').shown).toMatchObject([{ entry: { type: 'undo', seat: 0, back: 1, agreed: [] } }])
  })

  it('goes no further unasked, and not at all where the table forbids it', async () => {
    const { keeper } = await arrangeOnce()
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 2 })
    expect(keeper.last('refused').refusal.type).toBe('not-undoable')
    await keeper.say({ type: 'undo', id: 'v', version: 2, back: 1 })
    expect(keeper.last('refused').refusal.type).toBe('stale')
    const strict = await arrangeOnce({ takebacks: false })
    await strict.keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(strict.keeper.last('refused').refusal.type).toBe('no-takebacks')
  })

  it('needs the yes of every other person beyond that', async () => {
    const { keeper, anna, bert } = await arrangeOnce()
    await keeper.play({ type: 'nod' })
    await keeper.say({ type: 'propose', id: 'p', version: 4, proposal: { type: 'undo', back: 3 } })
    expect(anna.last('update').proposal).toMatchObject({ version: 5, asks: [1, 2], agreed: [] })
    await anna.say({ type: 'vote', id: 'yes', proposal: 5, agree: true })
    await bert.say({ type: 'vote', id: 'yes', proposal: 5, agree: true })
    expect(bert.last('update')).toMatchObject({ version: 8, awaited: [2], proposal: null })
    expect(bert.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'undo', seat: 0, back: 3, agreed: [1, 2] })
  })

  it('is whatever one likes alone against bots', async () => {
    const table = await setTable({ bots: [1, 2], think: ({ view }) => Promise.resolve(toy.timeUp(view as View)) })
    await table.begin()
    const keeper = await table.join(table.openNode('one'), 0)
    await settle()
    expect(keeper.last('update')).toMatchObject({ version: 2, awaited: [0] })
    await keeper.play({ type: 'nod' })
    await settle()
    const { version } = keeper.last('update')
    await keeper.say({ type: 'propose', id: 'p', version, proposal: { type: 'undo', back: 1 } })
    expect(keeper.all('done')).toHaveLength(2)
  })
})

describe('a seat whose owner is gone', () => {
  it('can be given to a bot by those who are here, and taken back', async () => {
    const { rooms, join, keeper, anna, bert, pass, store } = await seatThree({ think: () => new Promise(() => {}) })
    await keeper.say({ type: 'propose', id: 'too-soon', version: 0, proposal: { type: 'bot', seat: 2, level: 'plain' } })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await bert.leave()
    await store.setLeft(ID, 2, true)
    await pass(1000)
    await keeper.say({ type: 'propose', id: 'odd', version: 0, proposal: { type: 'bot', seat: 2, level: 'clever' } })
    expect(keeper.last('refused').refusal.type).toBe('no-such-level')
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'bot', seat: 2, level: 'plain' } })
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(anna.last('update').players[2]).toEqual({ name: 'name-2', bot: 'plain' })
    const back = await join(rooms, 2)
    await back.play(packOf(back.last('update').view), 'too-soon')
    expect(back.last('refused').refusal.type).toBe('bot-plays')
    await store.setLeft(ID, 2, false)
    await rooms.reclaim(ID, 2, { name: 'name-2', bot: null })
    expect(anna.last('update').players[2]).toEqual({ name: 'name-2', bot: null })
  })

  it('leaves nothing behind that would keep its bot from answering', async () => {
    const { rooms, keeper, anna, bert, store } = await seatThree({ think: ({ view }) => Promise.resolve(toy.timeUp(view as View)) })
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    await bert.say({ type: 'vote', id: 'bot-3', proposal: 1, agree: false }) // as if the message were the bot's answer to question 3
    for (const client of [keeper, anna, bert]) await client.leave()
    for (const seat of [0, 1, 2]) await store.setLeft(ID, seat, true)
    await rooms.leave(ID, 2, 'plain')
    await settle()
    expect((await store.open(ID))?.match).toMatchObject({ version: 4, asked: [null, 0, null] })
  })

  it('is a bot at once where nobody else is left', async () => {
    const { rooms, anna, bert, pass, store } = await seatThree({ think: () => new Promise(() => {}) })
    for (const client of [anna, bert]) await client.leave()
    for (const seat of [1, 2]) await store.setLeft(ID, seat, true)
    await pass(1000)
    await store.setLeft(ID, 0, true)
    await rooms.leave(ID, 0, 'plain')
    expect((await store.open(ID))?.players[0]).toEqual({ name: 'name-0', bot: 'plain' })
  })

  it('lets the last one end the match as the winner', async () => {
    const { keeper, anna, bert, store } = await seatThree()
    for (const client of [anna, bert]) await client.leave()
    for (const seat of [1, 2]) await store.setLeft(ID, seat, true)
    await keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', reason: 'agreed', outcome: { places: [1, 2, 2] } })
    expect(keeper.last('opened').secret).toBe('5e'.repeat(32))
  })
})

describe('bots', () => {
  it('answer as soon as they are asked', async () => {
    const { keeper } = await seatThree({ bots: [1, 2], think: ({ view }) => Promise.resolve(toy.timeUp(view as View)) })
    await settle()
    expect(keeper.last('update')).toMatchObject({ version: 2, awaited: [0] })
  })

  it('that fail play as if time were up, and the host hears of it', async () => {
    const { keeper, reports } = await seatThree({ bots: [1, 2] })
    await settle()
    expect(keeper.last('update').version).toBe(2)
    expect(reports).toContainEqual(expect.objectContaining({ type: 'bot-failed' }))
  })

  it('of a node that died are asked again when the deadline has passed', async () => {
    let isDead = true
    const table = await setTable({
      bots: [1, 2],
      think: ({ view }) => (isDead ? new Promise(() => {}) : Promise.resolve(toy.timeUp(view as View))),
    })
    await table.begin()
    await table.openNode('dying').wake(ID)
    isDead = false
    await table.pass(21_000)
    expect(await table.store.due(table.now(), 10)).toEqual([ID])
    await table.openNode('other').wake(ID)
    await settle()
    expect((await table.store.open(ID))?.match.version).toBe(2)
  })
})

describe('a fault of the rules', () => {
  it('halts this match, keeps the evidence, and says so', async () => {
    const broken = {
      ...toy,
      apply: () => {
        throw new Error('the rules broke')
      },
    }
    const { anna, keeper, store, openNode, join } = await seatThree({ game: broken })
    await anna.play(packOf(anna.last('update').view))
    expect([anna.last('trouble').code, keeper.last('trouble').code]).toEqual(['halted', 'halted'])
    expect(await store.findEvidence(ID)).toMatchObject({
      version: 0,
      input: { seat: 1 },
      error: expect.stringContaining('the rules broke'),
    })
    await anna.play({ type: 'nod' })
    expect(anna.last('trouble')).toMatchObject({ code: 'halted', id: expect.any(String) })
    const later = await join(openNode('two'), 1)
    expect([later.last('trouble').code, later.last('update').version]).toEqual(['halted', 0])
  })

  it('halts it, too, where it only shows when a bot is asked', async () => {
    const broken: typeof toy = {
      ...toy,
      view: (state, viewer) => {
        if (viewer === 1) throw new Error('the view broke')
        return toy.view(state, viewer)
      },
    }
    const table = await setTable({ game: broken, bots: [1], think: () => new Promise(() => {}) })
    await table.begin()
    const keeper = await table.join(table.openNode('one'), 0)
    expect(keeper.last('trouble').code).toBe('halted')
    expect(await table.store.findEvidence(ID)).toMatchObject({ input: { seat: 1 }, error: expect.stringContaining('the view broke') })
  })

  it('is tried again by a build with newer rules', async () => {
    const broken = {
      ...toyOfRules1,
      apply: () => {
        throw new Error('the rules broke')
      },
    }
    const { anna, openNode, join, install, store } = await seatThree({ game: broken })
    await anna.play(packOf(anna.last('update').view))
    install(toy)
    const again = await join(openNode('newer'), 1)
    expect(again.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'rules', rules: 2 })
    expect((await store.open(ID))?.halted).toBe(false)
    await again.play(packOf(again.last('update').view))
    expect(again.all('done')).toHaveLength(1)
  })
})

describe('newer rules', () => {
  it('go on from the stored state', async () => {
    const { anna, openNode, join, install } = await seatThree({ game: toyOfRules1 })
    await anna.play(packOf(anna.last('update').view))
    install(toy)
    const bert = await join(openNode('newer'), 2)
    expect(bert.last('update')).toMatchObject({ version: 2, awaited: [2], question: 2 })
  })

  it('that cannot go on end the match', async () => {
    const { anna, openNode, join, install } = await seatThree({ game: toyOfRules1 })
    await anna.play(packOf(anna.last('update').view))
    install({ ...toy, upgrade: () => null })
    const bert = await join(openNode('newer'), 2)
    expect(bert.last('bye').code).toBe('closed')
  })

  it('are left to a node that plays them', async () => {
    const { openNode, join, install } = await seatThree()
    install(toyOfRules1)
    const bert = await join(openNode('older'), 2)
    expect(bert.last('bye')).toMatchObject({ code: 'newer-rules', comeBackIn: 5000 })
  })

  it('send those away who still sit at an older node, and take no move by older ones', async () => {
    const { anna, bert, openNode, join, store } = await seatThree({ game: toyOfRules1 })
    await anna.play(packOf(anna.last('update').view))
    const watcher = await join(openNode('newer', toy), 'table')
    expect(watcher.last('update').version).toBe(2)
    expect(bert.last('bye')).toMatchObject({ code: 'newer-rules', comeBackIn: 5000 })
    expect(bert.isOpen()).toBe(false)
    const opened = await store.open(ID)
    if (opened === null) throw new Error('the match is gone')
    const answer = makeMove(2, opened.match.asked[2] ?? -1, packOf(bert.last('update').view), 'bot', 0)
    expect(underOurRules(answer)(opened, toyOfRules1, null)).toMatchObject({ ok: false, refusal: { type: 'stale' } })
    expect(underOurRules(answer)(opened, toy, null)).toMatchObject({ ok: true })
  })
})

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
