/** How many undos, proposals and votes a match may have, and what they may read. */
import { range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { ID, packAll, packOf, seatThree, settle } from './test-table.ts'

const arrangedOnce = async () => {
  const table = await seatThree()
  await packAll(table)
  await table.keeper.play({ type: 'arrange', shelf: [] })
  return table
}

describe('undos, proposals and votes', () => {
  it('[S1.6] are limited per seat, over all connections, and accepted again later', async () => {
    const { rooms, join, anna, bert, pass } = await seatThree()
    const clients = [anna, await join(rooms, 1)]
    for (const index of range(30)) {
      const { version } = bert.last('update')
      const proposer = clients[index % 2]!
      await proposer.say({ type: 'propose', id: `p${index}`, version, proposal: { type: 'end' } })
      await bert.say({ type: 'vote', id: `v${index}`, proposal: version + 1, agree: false })
    }
    expect(bert.last('update').version).toBe(40)
    expect(clients.flatMap(client => client.all('trouble')).map(({ code }) => code)).toEqual(range(10).map(() => 'too-often'))
    await pass(10_000)
    await anna.say({ type: 'propose', id: 'later', version: 40, proposal: { type: 'end' } })
    expect(anna.last('done').id).toBe('later')
  })

  it('[S1.6] have the same limit as moves after the end, whose answers are hard to find', async () => {
    const { anna, rooms, store } = await seatThree()
    await rooms.abandon(ID)
    let searches = 0
    store.findByKey = () => {
      searches += 1
      return Promise.resolve(null)
    }
    for (const index of range(30)) await anna.say({ type: 'move', id: `m${index}`, question: 0, move: null })
    expect([searches, anna.all('refused').length, anna.all('trouble').length]).toEqual([20, 20, 10])
  })

  it('[S5.2] are limited per match; moves and votes are not', async () => {
    const { store, openNode, join, anna, bert, keeper } = await arrangedOnce()
    const open = store.readMatch.bind(store)
    store.readMatch = async id => {
      const stored = await open(id)
      return stored && { ...stored, match: { ...stored.match, steps: stored.match.steps - 2000 } }
    }
    for (const client of [anna, bert, keeper]) await client.leave()
    const again = await join(openNode('two'), 0)
    await again.say({ type: 'undo', id: 'u', version: 3, back: 1 })
    expect(again.last('refused').refusal.type).toBe('too-many-requests')
    await again.say({ type: 'propose', id: 'p', version: 3, proposal: { type: 'end' } })
    expect(again.all('refused').map(({ refusal }) => refusal.type)).toEqual(['too-many-requests', 'too-many-requests'])
  })

  it('[S4.3] name at most a thousand moves, and those that are not there are refused without reading the journal', async () => {
    const { keeper, store } = await arrangedOnce()
    const read: number[] = []
    const between = store.entriesBetween.bind(store)
    store.entriesBetween = (id, after, upTo) => {
      read.push(upTo - after)
      return between(id, after, upTo)
    }
    await keeper.say(JSON.stringify({ type: 'propose', id: 'x', version: 3, proposal: { type: 'undo', back: 1_000_000 } }))
    expect(keeper.last('trouble').code).toBe('not-understood')
    await keeper.say({ type: 'propose', id: 'y', version: 3, proposal: { type: 'undo', back: 1000 } })
    await keeper.say({ type: 'undo', id: 'z', version: 3, back: 1000 })
    expect(keeper.all('refused').map(({ refusal }) => refusal.type)).toEqual(['not-undoable', 'not-undoable'])
    expect(read).toEqual([])
  })

  it('[S4.3] look at every earlier entry once', async () => {
    const { anna, store, openNode, join } = await seatThree()
    await anna.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    const [{ entry } = { entry: null }] = await store.entriesBetween(ID, 0, 1)
    const stored = (await store.readMatch(ID))!
    store.readMatch = () => Promise.resolve({ ...stored, match: { ...stored.match, version: 320, steps: 320, proposal: null } })
    let looked = 0
    const keeper = await join(openNode('two'), 0, { have: 320 })
    store.entriesBetween = (_, after, upTo) =>
      Promise.resolve(
        range(upTo - after).map(index => ({
          version: after + 1 + index,
          events: [],
          state: null,
          get entry() {
            looked += 1
            return entry!
          },
        })),
      )
    await keeper.say({ type: 'propose', id: 'u', version: 320, proposal: { type: 'undo', back: 5 } })
    expect([keeper.last('refused').refusal.type, looked]).toEqual(['not-undoable', 320])
  })

  it('[S4.3] read no journal when they are refused for another reason', async () => {
    const { keeper, bert, store } = await arrangedOnce()
    let reads = 0
    const between = store.entriesBetween.bind(store)
    store.entriesBetween = (id, after, upTo) => {
      reads += 1
      return between(id, after, upTo)
    }
    await keeper.say({ type: 'undo', id: 'old', version: 2, back: 1 })
    await keeper.say({ type: 'propose', id: 'older', version: 1, proposal: { type: 'undo', back: 1 } })
    await bert.say({ type: 'propose', id: 'open', version: 3, proposal: { type: 'end' } })
    reads = 0
    await keeper.say({ type: 'propose', id: 'second', version: 4, proposal: { type: 'undo', back: 1 } })
    expect(keeper.all('refused').map(({ refusal }) => refusal.type)).toEqual(['stale', 'stale', 'proposal-open'])
    expect(reads).toBe(0)
  })

  it('[S5.2] undos end when moves were made, undone and made again so often that the journal is longer than any match', async () => {
    const { store, openNode, join, anna, bert, keeper } = await arrangedOnce()
    const open = store.readMatch.bind(store)
    store.readMatch = async id => {
      const stored = await open(id)
      return stored && { ...stored, match: { ...stored.match, version: 20_000, steps: 19_990 } }
    }
    for (const client of [anna, bert, keeper]) await client.leave()
    const again = await join(openNode('two'), 0, { have: 20_000 })
    await again.say({ type: 'undo', id: 'u', version: 20_000, back: 1 })
    await again.say({ type: 'propose', id: 'p', version: 20_000, proposal: { type: 'undo', back: 1 } })
    expect(again.all('refused').map(({ refusal }) => refusal.type)).toEqual(['too-many-requests', 'too-many-requests'])
    await again.say({ type: 'propose', id: 'end', version: 20_000, proposal: { type: 'end' } })
    expect(again.all('refused')).toHaveLength(2)
  })

  it('[S4.3] search no further back than two thousand entries', async () => {
    const { store, openNode, join } = await arrangedOnce()
    const stored = (await store.readMatch(ID))!
    const [{ entry } = { entry: null }] = await store.entriesBetween(ID, 0, 1)
    store.readMatch = () => Promise.resolve({ ...stored, match: { ...stored.match, version: 9000, steps: 9000 } })
    const keeper = await join(openNode('two'), 0, { have: 9000 })
    let read = 0
    store.entriesBetween = (_, after, upTo) => {
      read += upTo - after
      const undone = { ...entry!, type: 'undo', seat: 0, back: 1, agreed: [] } as const
      return Promise.resolve(range(upTo - after).map(index => ({ version: after + 1 + index, events: [], entry: undone })))
    }
    await keeper.say({ type: 'propose', id: 'u', version: 9000, proposal: { type: 'undo', back: 1000 } })
    expect([keeper.last('refused').refusal.type, read]).toEqual(['not-undoable', 2016])
  })

  it('[S5.2] of one seat may not use up those of the match', async () => {
    const { store, openNode, join, anna, bert, keeper } = await seatThree()
    for (const client of [anna, bert, keeper]) await client.leave()
    const open = store.readMatch.bind(store)
    store.readMatch = async id => {
      const stored = await open(id)
      return stored && { ...stored, match: { ...stored.match, steps: stored.match.steps - 500 } }
    }
    const between = store.entriesBetween.bind(store)
    const greedy = { type: 'propose', at: 0, seat: 1, proposal: { type: 'end' }, asks: [2] } as const
    store.entriesBetween = async (id, after, upTo) => [
      ...(await between(id, after, upTo)),
      ...range(40).map(index => ({ version: index, entry: greedy, events: [] })),
    ]
    const rooms = openNode('two')
    const [again, other] = [await join(rooms, 1), await join(rooms, 2)]
    await again.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    expect(again.last('refused').refusal.type).toBe('too-many-requests')
    await other.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    expect(other.last('done').version).toBe(1)
  })
})

describe('a match', () => {
  it('[S5.3] that is longer than any played in earnest ends with its next move', async () => {
    const { store, openNode, join, anna, bert, keeper } = await seatThree()
    for (const client of [anna, bert, keeper]) await client.leave()
    const open = store.readMatch.bind(store)
    const append = store.append.bind(store)
    store.readMatch = async id => {
      const stored = await open(id)
      return stored && { ...stored, match: { ...stored.match, version: stored.match.version + 20_000 } }
    }
    store.append = write =>
      append({ ...write, expected: write.expected - 20_000, next: { ...write.next, version: write.next.version - 20_000 } })
    const again = await join(openNode('two'), 1, { have: 20_000 })
    await again.play(packOf(again.last('update').view))
    const { match } = (await open(ID))!
    expect(match).toMatchObject({ version: 2, over: true })
    expect((await store.entriesBetween(ID, 1, 2)).map(({ entry }) => entry)).toMatchObject([{ type: 'end', reason: 'abandoned' }])
  })

  it('that is halted stays as it is when players leave and come back', async () => {
    const { store, rooms, anna, bert, keeper, pass } = await seatThree()
    for (const client of [anna, bert, keeper]) await client.leave()
    await pass(10 * 60_000)
    await rooms.wake(ID)
    await store.halt(ID, { version: 0, input: 'first', error: 'first' })
    rooms.readAgain()
    await settle()
    await rooms.leave(ID, 1)
    await rooms.reclaim(ID, 1, { name: 'name-1', bot: null })
    expect([(await store.readMatch(ID))?.halted, (await store.readMatch(ID))?.match.version]).toEqual([true, 0])
  })
})

describe('what the lobby asks of a match', () => {
  it('rejects if it was not stored, and works once the store does', async () => {
    const { rooms, store, anna, bert, keeper, pass } = await seatThree()
    for (const client of [anna, bert, keeper]) await client.leave()
    const append = store.append.bind(store)
    store.append = () => Promise.reject(new Error('the disk is full'))
    await pass(10 * 60_000) // nobody is present any more
    for (const ask of [() => rooms.leave(ID, 0), () => rooms.abandon(ID)]) await expect(ask()).rejects.toThrow('the disk is full')
    store.append = append
    await rooms.abandon(ID)
    expect((await store.readMatch(ID))?.match.over).toBe(true)
    await rooms.abandon(ID) // already over
  })
})
