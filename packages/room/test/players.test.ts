/** What players can do besides moves: undo, propose, vote, leave and be replaced by bots. */
import type { Game } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import type { RoomPorts } from '../src/index.ts'
import { toy } from '../../kit/test/toy/index.ts'
import type { State, ToyTypes, View } from '../../kit/test/toy/types.ts'
import { ID, packAll, packOf, seatThree, createTestTable, settle } from './test-table.ts'

describe('undo', () => {
  const arrangeOnce = async (settings = {}) => {
    const table = await seatThree({ settings })
    await packAll(table)
    await table.keeper.play({ type: 'arrange', shelf: [] })
    return table
  }

  it('[S4.1] needs no vote for moves that revealed nothing', async () => {
    const { keeper, anna } = await arrangeOnce()
    expect([keeper.last('update').undoable, anna.last('update').undoable]).toEqual([1, 0])
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(anna.last('update')).toMatchObject({ version: 4, awaited: [0] })
    expect(anna.last('update').shown).toMatchObject([{ entry: { type: 'undo', seat: 0, back: 1, agreed: [] } }])
  })

  it('[S4.1, S4.4] is refused for other moves without a vote, and always if the table forbids it', async () => {
    const { keeper } = await arrangeOnce()
    await keeper.say({ type: 'undo', id: 'u', version: 3, back: 2 })
    expect(keeper.last('refused').refusal.type).toBe('not-undoable')
    await keeper.say({ type: 'undo', id: 'v', version: 2, back: 1 })
    expect(keeper.last('refused').refusal.type).toBe('stale')
    const strict = await arrangeOnce({ takebacks: false })
    await strict.keeper.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(strict.keeper.last('refused').refusal.type).toBe('no-takebacks')
  })

  it('[S4.2] needs the consent of every other person for other moves', async () => {
    const { keeper, anna, bert } = await arrangeOnce()
    await keeper.play({ type: 'nod' })
    await keeper.say({ type: 'propose', id: 'p', version: 4, proposal: { type: 'undo', back: 3 } })
    expect(anna.last('update').proposal).toMatchObject({ version: 5, asks: [1, 2], agreed: [] })
    await anna.say({ type: 'vote', id: 'yes', proposal: 5, agree: true })
    await bert.say({ type: 'vote', id: 'yes', proposal: 5, agree: true })
    expect(bert.last('update')).toMatchObject({ version: 8, awaited: [2], proposal: null })
    expect(bert.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'undo', seat: 0, back: 3, agreed: [1, 2] })
  })

  it('[S4.2] needs no consent against bots', async () => {
    const table = await createTestTable({ bots: [1, 2], think: ({ view }) => Promise.resolve(toy.timeUp(view as View)) })
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

describe('a seat whose owner is absent', () => {
  it('[S7.2, S7.4] can be given to a bot by vote, and reclaimed', async () => {
    const { rooms, join, keeper, anna, bert, pass, store } = await seatThree({ think: () => new Promise(() => {}) })
    await keeper.say({ type: 'propose', id: 'too-soon', version: 0, proposal: { type: 'bot', seat: 2 } })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await bert.leave()
    await store.setLeft(ID, 2, true)
    await pass(1000)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'bot', seat: 2 } })
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(anna.last('update').players[2]).toEqual({ name: 'name-2', bot: 'plain' })
    const back = await join(rooms, 2)
    await back.play(packOf(back.last('update').view), 'too-soon')
    expect(back.last('refused').refusal.type).toBe('bot-plays')
    await store.setLeft(ID, 2, false)
    await rooms.reclaim(ID, 2, { name: 'name-2', bot: null })
    expect(anna.last('update').players[2]).toEqual({ name: 'name-2', bot: null })
  })

  it('[S7.1, S7.2] can be given to a bot after half a minute, without leaving the table', async () => {
    const { keeper, anna, bert, pass } = await seatThree({ think: () => new Promise(() => {}) })
    await bert.leave()
    const propose = (id: string) => keeper.say({ type: 'propose', id, version: 0, proposal: { type: 'bot', seat: 2 } })
    await pass(29_999)
    await propose('too-soon')
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await pass(1)
    await propose('p')
    expect(keeper.last('update').proposal).toMatchObject({ asks: [1] }) // Anna is connected, so she is still asked
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(anna.last('update').players[2]).toEqual({ name: 'name-2', bot: 'plain' })
  })

  it('does not win the match for the others after half a minute', async () => {
    const { keeper, anna, bert, pass } = await seatThree()
    for (const client of [anna, bert]) await client.leave()
    await pass(60_000)
    await keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(keeper.last('update')).toMatchObject({ over: false, proposal: { asks: [1, 2] } })
  })

  it('[S7.4] is reclaimed once, even through two nodes at the same time', async () => {
    const { rooms, openNode, keeper, anna, bert, store } = await seatThree({ think: () => new Promise(() => {}) })
    for (const client of [keeper, anna, bert]) await client.leave()
    for (const seat of [0, 1, 2]) await store.setLeft(ID, seat, true)
    await rooms.leave(ID, 2)
    const player = { name: 'name-2', bot: null }
    await Promise.all([rooms, openNode('two')].map(node => node.reclaim(ID, 2, player)))
    const seated = (await store.entriesBetween(ID, 0, 100)).filter(({ entry }) => entry.type === 'sit')
    expect(seated.map(({ entry }) => entry)).toMatchObject([{ player: { bot: 'plain' } }, { player }])
  })

  it('is played by its bot even if a client has used a key like that of the bot', async () => {
    const think = ({ view }: { readonly view: unknown }) => Promise.resolve(toy.timeUp(view as View))
    const { rooms, keeper, anna, bert, store, pass } = await seatThree({ think })
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    await bert.say({ type: 'vote', id: 'bot-3', proposal: 1, agree: false }) // looks like the bot's answer to question 3
    for (const client of [keeper, anna, bert]) await client.leave()
    for (const seat of [1, 2]) await store.setLeft(ID, seat, true)
    await pass(6 * 60_000) // longer than a present player may be absent, but bots do not rest yet
    await rooms.leave(ID, 2)
    await settle()
    expect((await store.readMatch(ID))?.match).toMatchObject({ version: 4, asked: [null, 0, null] })
  })

  it('[S7.7] is given to a bot at once if no other person is present', async () => {
    const { rooms, anna, bert, pass, store } = await seatThree({ think: () => new Promise(() => {}) })
    for (const client of [anna, bert]) await client.leave()
    for (const seat of [1, 2]) await store.setLeft(ID, seat, true)
    await pass(1000)
    await store.setLeft(ID, 0, true)
    await rooms.leave(ID, 0)
    expect((await store.readMatch(ID))?.players[0]).toEqual({ name: 'name-0', bot: 'plain' })
  })

  it('[S7.6] lets the last person end the match as its winner, if the others have left', async () => {
    const { keeper, anna, bert, store } = await seatThree()
    for (const client of [anna, bert]) await client.leave()
    for (const seat of [1, 2]) await store.setLeft(ID, seat, true)
    await keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', reason: 'agreed', outcome: { places: [1, 2, 2] } })
    expect(keeper.last('opened').secret).toBe('5e'.repeat(32))
  })
})

describe('bots', () => {
  it('play at the middle level if this edition no longer has theirs, and keep the name of their own', async () => {
    const levels: string[] = []
    const think: RoomPorts['think'] = ({ level }) => {
      levels.push(level)
      return new Promise(() => {})
    }
    const { keeper } = await seatThree({ bots: [1], levels: ['weak', 'middle', 'strong'], think })
    await settle()
    expect(levels).toEqual(['middle'])
    expect(keeper.last('update').players[1]).toEqual({ name: 'name-1', bot: 'plain' })
  })

  it('[S9.1] move as soon as they are asked', async () => {
    const { keeper } = await seatThree({ bots: [1, 2], think: ({ view }) => Promise.resolve(toy.timeUp(view as View)) })
    await settle()
    expect(keeper.last('update')).toMatchObject({ version: 2, awaited: [0] })
  })

  it('[S9.2] that fail make the move for a seat whose time is up, and are reported', async () => {
    const { keeper, reports } = await seatThree({ bots: [1, 2] })
    await settle()
    expect(keeper.last('update').version).toBe(2)
    expect(reports).toContainEqual(expect.objectContaining({ type: 'bot-failed' }))
  })

  it('[S9.2] that fail make the first listed move if only the clock may make that one', async () => {
    const game: Game<ToyTypes> = {
      ...toy,
      isClockMove: ({ type }) => type === 'nod',
      moves: view => Array.from(toy.moves(view)).filter(({ type }) => type !== 'nod'),
    }
    const { store, anna, bert } = await seatThree({ game, bots: [0] })
    await packAll({ anna, bert })
    expect(game.timeUp(game.view((await store.stepAt(ID, 2))?.state as State, 0))).toEqual({ type: 'nod' })
    expect((await store.entriesBetween(ID, 2, 100)).map(({ entry }) => entry)).toMatchObject([
      { seat: 0, by: 'bot', move: { type: 'look', boat: 1 } },
    ])
    expect(anna.last('update')).toMatchObject({ version: 3, awaited: [1] })
  })

  it('that fail make the clock’s move in an edition of contract 1 that lists no other', async () => {
    const game: Game<ToyTypes> = {
      ...toy,
      contract: 1,
      isClockMove: ({ type }) => type === 'nod',
      moves: view => Array.from(toy.moves(view)).filter(({ type }) => type !== 'look' && type !== 'arrange'),
    }
    const { store, anna, bert } = await seatThree({ game, bots: [0] })
    await packAll({ anna, bert })
    expect((await store.entriesBetween(ID, 2, 100)).map(({ entry }) => entry)).toMatchObject([
      { seat: 0, by: 'bot', move: { type: 'nod' } },
    ])
  })

  it('[S9.3] of a node that died are started again after the deadline', async () => {
    let isDead = true
    const table = await createTestTable({
      bots: [1, 2],
      think: ({ view }) => (isDead ? new Promise(() => {}) : Promise.resolve(toy.timeUp(view as View))),
    })
    await table.begin()
    await table.openNode('dying').wake(ID)
    isDead = false
    await table.pass(21_000)
    expect(await table.store.dueMatches(table.now(), 10)).toEqual([ID])
    await table.openNode('other').wake(ID)
    await settle()
    expect((await table.store.readMatch(ID))?.match.version).toBe(2)
  })
})
