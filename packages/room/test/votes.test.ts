/** Votes, and what others may see before a change is stored. */
import { describe, expect, it } from 'vitest'
import { packOf, seatThree, settle } from './test-table.ts'

describe('a proposal', () => {
  const propose = async () => {
    const table = await seatThree()
    await table.keeper.say({ type: 'propose', id: 'p', version: 0, proposal: { type: 'end' } })
    expect(table.anna.last('update').proposal).toMatchObject({ version: 1, asks: [1, 2] })
    return table
  }

  it('[S5.1] is closed by one no, by its proposer and by a move', async () => {
    const declined = await propose()
    await declined.anna.say({ type: 'vote', id: 'no', proposal: 1, agree: false })
    const withdrawn = await propose()
    await withdrawn.keeper.say({ type: 'vote', id: 'no', proposal: 1, agree: false })
    const moved = await propose()
    await moved.anna.play(packOf(moved.anna.last('update').view))
    for (const { bert } of [declined, withdrawn, moved])
      expect(bert.last('update')).toMatchObject({ version: 2, proposal: null, over: false })
  })

  it('[S5.1] is carried out by the last yes; meanwhile there is no other', async () => {
    const { anna, bert } = await propose()
    await anna.say({ type: 'propose', id: 'second', version: 1, proposal: { type: 'end' } })
    expect(anna.last('refused').refusal.type).toBe('proposal-open')
    await anna.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(bert.last('update')).toMatchObject({ version: 2, over: false, proposal: { agreed: [1] } })
    await bert.say({ type: 'vote', id: 'yes', proposal: 1, agree: true })
    expect(bert.last('update').shown.at(-1)?.entry).toMatchObject({ type: 'end', reason: 'agreed', outcome: null })
  })
})

it('[S3.1] a change is neither acknowledged nor shown before it is stored', async () => {
  const { anna, bert, store } = await seatThree()
  const append = store.append.bind(store)
  let release = (): void => {}
  store.append = async write => {
    await new Promise<void>(resolve => (release = resolve))
    return append(write)
  }
  await anna.play(packOf(anna.last('update').view))
  expect([anna.all('done').length, bert.last('update').version]).toEqual([0, 0])
  release()
  await settle()
  expect([anna.all('done').length, bert.last('update').version]).toEqual([1, 1])
})
