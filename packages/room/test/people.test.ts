/** A live table, told from the side of its people: taking back, leaving, bots. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../kit/test/toy/index.ts'
import type { View } from '../../kit/test/toy/types.ts'
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

  it('is taken back once, by whichever of two nodes is faster', async () => {
    const { rooms, openNode, keeper, anna, bert, store } = await seatThree({ think: () => new Promise(() => {}) })
    for (const client of [keeper, anna, bert]) await client.leave()
    for (const seat of [0, 1, 2]) await store.setLeft(ID, seat, true)
    await rooms.leave(ID, 2, 'plain')
    const player = { name: 'name-2', bot: null }
    await Promise.all([rooms, openNode('two')].map(node => node.reclaim(ID, 2, player)))
    const seated = (await store.between(ID, 0, 100)).filter(({ entry }) => entry.type === 'sit')
    expect(seated.map(({ entry }) => entry)).toMatchObject([{ player: { bot: 'plain' } }, { player }])
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
