/** Absence by the pace of a match: bots that step in, ends without consent, bots that rest, and what stopping leaves open. */
import { describe, expect, it } from 'vitest'
import { toy } from '../../kit/test/toy/index.ts'
import type { View } from '../../kit/test/toy/types.ts'
import { createTestTable, ID, packOf, seatThree, settle } from './test-table.ts'

const DAY = 86_400_000
const SLOW = { clock: { type: 'move', seconds: 14 * 86_400 } } as const
const [MINUTES, HOURS] = [60_000, 3_600_000]
const thinks = ({ view }: { readonly view: unknown }): Promise<unknown> => Promise.resolve(toy.timeUp(view as View))

describe('a player who is absent', () => {
  it('[S7.1] loses nothing in a match whose clock gives days', async () => {
    const { keeper, anna, bert, pass } = await seatThree({ settings: SLOW })
    for (const client of [anna, bert]) await client.leave()
    await pass(12 * HOURS)
    await keeper.say({ type: 'propose', id: 'bot', version: 0, proposal: { type: 'bot', seat: 2 } })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(keeper.last('update')).toMatchObject({ over: false, proposal: { asks: [1, 2] } })
  })

  it('[S7.2, S7.5] is asked about an end while the match does not wait for them', async () => {
    const { keeper, anna, bert, pass } = await seatThree()
    await anna.play(packOf(anna.last('update').view))
    for (const client of [anna, bert]) await client.leave()
    await pass(20 * MINUTES)
    await keeper.say({ type: 'propose', id: 'bot', version: 1, proposal: { type: 'bot', seat: 1 } })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
    await keeper.say({ type: 'propose', id: 'end', version: 1, proposal: { type: 'end' } })
    expect(keeper.last('update')).toMatchObject({ over: false, proposal: { asks: [1] } })
  })

  it('[S7.5, S7.6] does not lose a match that is ended without them', async () => {
    const { keeper, anna, bert, pass } = await seatThree({ settings: { clock: { type: 'move', seconds: 3600 } } })
    for (const client of [anna, bert]) await client.leave()
    await pass(5 * MINUTES)
    await keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', reason: 'agreed', outcome: null })
  })

  it('[S7.5] without a clock is asked by a single player for a day, and by several for five minutes', async () => {
    const alone = await seatThree()
    for (const client of [alone.anna, alone.bert]) await client.leave()
    await alone.pass(23 * HOURS)
    await alone.keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(alone.keeper.last('update')).toMatchObject({ over: false, proposal: { asks: [1, 2] } })
    await alone.keeper.say({ type: 'propose', id: 'seat', version: 1, proposal: { type: 'substitute', seat: 2 } })
    expect(alone.keeper.last('refused').refusal.type).toBe('still-here')

    const later = await seatThree()
    for (const client of [later.anna, later.bert]) await client.leave()
    await later.pass(DAY)
    await later.keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(later.keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', reason: 'agreed', outcome: null })

    const together = await seatThree()
    await together.bert.leave()
    await together.pass(5 * MINUTES)
    await together.keeper.say({ type: 'propose', id: 'end', version: 0, proposal: { type: 'end' } })
    expect(together.keeper.last('update').proposal).toMatchObject({ asks: [1] })
  })

  it('[S7.5, S4.2] is not outvoted by a bot that plays for them', async () => {
    const { keeper, anna, bert, pass } = await seatThree({ think: () => new Promise(() => {}) })
    for (const client of [anna, bert]) await client.leave()
    await pass(MINUTES)
    for (const seat of [1, 2])
      await keeper.say({ type: 'propose', id: `bot ${seat}`, version: keeper.last('update').version, proposal: { type: 'bot', seat } })
    const { version, players } = keeper.last('update')
    expect(players.map(({ bot }) => bot)).toEqual([null, 'plain', 'plain'])
    for (const proposal of [{ type: 'end' }, { type: 'undo', back: 1 }] as const)
      await keeper.say({ type: 'propose', id: proposal.type, version, proposal })
    expect(keeper.all('refused').map(({ refusal }) => refusal.type)).toEqual(['owner-missing', 'owner-missing'])
    await pass(DAY)
    await keeper.say({ type: 'propose', id: 'later', version, proposal: { type: 'end' } })
    expect(keeper.last('update').over).toBe(true)
  })

  it('[S7.1] has as long as the increment of a time bank allows', async () => {
    const { keeper, bert, pass } = await seatThree({ settings: { clock: { type: 'bank', seconds: 3600, increment: 86_400 } } })
    await bert.leave()
    await pass(HOURS / 2)
    await keeper.say({ type: 'propose', id: 'bot', version: 0, proposal: { type: 'bot', seat: 2 } })
    expect(keeper.last('refused').refusal.type).toBe('still-here')
  })

  it('[S6.6] ends the match if nobody was seen for hours and the clocks make all moves', async () => {
    const { keeper, anna, bert, pass, rooms, store } = await seatThree({ settings: { clock: { type: 'move', seconds: 60 } } })
    for (const client of [keeper, anna, bert]) await client.leave()
    await pass(2 * HOURS)
    await rooms.wake(ID)
    expect((await store.readMatch(ID))?.match).toMatchObject({ over: false, version: 2 })
    await pass(2 * HOURS)
    await rooms.wake(ID)
    const { version, over } = (await store.readMatch(ID))!.match
    expect(over).toBe(true)
    expect((await store.entriesBetween(ID, version - 1, version)).map(({ entry }) => entry)).toMatchObject([
      { type: 'end', reason: 'abandoned' },
    ])
  })

  it('[S7.6] loses it if their clock has run out', async () => {
    const { keeper, anna, bert, pass, rooms } = await seatThree({ settings: { clock: { type: 'move', seconds: 60 } } })
    for (const client of [anna, bert]) await client.leave()
    await pass(MINUTES)
    await rooms.wake(ID)
    await keeper.play({ type: 'nod' })
    await pass(5 * MINUTES)
    await rooms.wake(ID)
    const { version } = keeper.last('update')
    await keeper.say({ type: 'propose', id: 'end', version, proposal: { type: 'end' } })
    expect(keeper.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', outcome: { places: [1, 2, 2] } })
  })

  it.each([
    ['the middle level', undefined, 'middle'],
    ['the level that the table has agreed on', 'strong', 'strong'],
  ])('[S7.3] is replaced by a bot of %s, never of the proposer’s choice', async (_, standIn, level) => {
    const { keeper, bert, anna, pass } = await seatThree({
      settings: standIn === undefined ? {} : { standIn },
      levels: ['weak', 'middle', 'strong'],
      think: () => new Promise(() => {}),
    })
    await bert.leave()
    await pass(MINUTES)
    await keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'bot', seat: 2, level: 'weak' } })
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(anna.last('update').players[2]?.bot).toBe(level)
  })
})

describe('bots', () => {
  const playAlone = async (settings = {}) => {
    const table = await createTestTable({ bots: [1, 2], think: thinks, settings })
    await table.begin()
    const rooms = table.openNode('one')
    return { ...table, rooms, keeper: await table.join(rooms, 0) }
  }
  const versionOf = async ({ store }: { readonly store: Awaited<ReturnType<typeof createTestTable>>['store'] }): Promise<number> =>
    (await store.readMatch(ID))?.match.version ?? -1

  it('[S9.4] rest while no person has been seen for a while, without being woken again and again; a hello wakes them', async () => {
    const table = await createTestTable({ bots: [1, 2], think: thinks })
    await table.begin()
    await table.pass(11 * MINUTES)
    await table.openNode('one').wake(ID)
    await settle()
    const rested = await versionOf(table)
    expect(rested).toBe(2) // the question that was open is answered
    const again = await createTestTable({ bots: [0, 1], think: thinks })
    await again.begin()
    await again.pass(11 * MINUTES)
    await again.openNode('one').wake(ID)
    await settle()
    expect([await versionOf(again), await again.store.dueMatches(again.now() + DAY, 10)]).toEqual([1, []])
    await again.join(again.openNode('two'), 'table')
    await settle()
    expect(await versionOf(again)).toBe(1) // a spectator does not wake them
    const bert = await again.join(again.openNode('three'), 2)
    await bert.play(packOf(bert.last('update').view))
    await settle()
    expect(await versionOf(again)).toBeGreaterThan(2)
  })

  it('[S9.4] rest also where the clock of a person goes on', async () => {
    const thoughts: unknown[] = []
    const table = await createTestTable({
      bots: [0],
      settings: { clock: { type: 'move', seconds: 60 } },
      think: request => {
        thoughts.push(request)
        return thinks(request)
      },
    })
    await table.begin()
    const rooms = table.openNode('one')
    await table.pass(2 * HOURS)
    await rooms.wake(ID)
    await settle()
    expect([(await versionOf(table)) > 0, thoughts]).toEqual([true, []])
  })

  it('[S9.1] think about one question of a seat at a time, although its moves are undone and made again', async () => {
    const thoughts: { readonly isNeeded: () => boolean; readonly answer: () => void }[] = []
    const table = await createTestTable({
      bots: [0, 2],
      think: (request, _, isNeeded) =>
        new Promise(resolve => thoughts.push({ isNeeded, answer: () => resolve(toy.timeUp(request.view as View)) })),
    })
    await table.begin()
    const anna = await table.join(table.openNode('one'), 1)
    for (let n = 0; n < 5; n += 1) {
      await anna.play(packOf(anna.last('update').view))
      await anna.say({ type: 'propose', id: `undo ${n}`, version: anna.last('update').version, proposal: { type: 'undo', back: 1 } })
    }
    expect(anna.last('update').version).toBe(10)
    expect([thoughts.length, thoughts[0]?.isNeeded()]).toEqual([1, false])
    thoughts[0]?.answer()
    await settle()
    expect([thoughts.length, thoughts[1]?.isNeeded(), anna.last('update').version]).toEqual([2, true, 10])
    thoughts[1]?.answer()
    await settle()
    expect(anna.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'move', seat: 2, by: 'bot' })
  })

  it('[S6.1] do not lose on time, because their clocks stand still', async () => {
    const { keeper, pass, rooms, store } = await playAlone({ clock: { type: 'move', seconds: 10 } })
    await settle()
    expect(keeper.last('update')).toMatchObject({ version: 2, awaited: [0] })
    expect((await store.entriesBetween(ID, 0, 9)).map(({ entry }) => entry)).toMatchObject([{ by: 'bot' }, { by: 'bot' }])
    await pass(1000)
    await rooms.wake(ID)
    expect((await store.readMatch(ID))?.clocks?.left.slice(1)).toEqual([10_000, 10_000])
  })

  it('[S9.3, S10.2] leave their questions open when the node stops, and answer once after a restart', async () => {
    const rejects: (() => void)[] = []
    let isStopping = false
    const table = await createTestTable({
      bots: [1, 2],
      think: request => (isStopping ? thinks(request) : new Promise((_, reject) => rejects.push(() => reject(new Error('terminated'))))),
    })
    await table.begin()
    const rooms = table.openNode('stopping')
    await table.join(rooms, 0)
    await rooms.stop(2000)
    for (const reject of rejects) reject()
    await settle()
    expect([await versionOf(table), table.reports.filter(({ type }) => type === 'bot-failed')]).toEqual([0, []])
    isStopping = true
    const keeper = await table.join(table.openNode('next'), 0)
    await settle()
    expect([keeper.last('update').version, rejects.length]).toEqual([2, 2])
  })
})
