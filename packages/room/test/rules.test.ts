/** A live table whose rules break, or are newer elsewhere. */
import { describe, expect, it } from 'vitest'
import { toy, toyOfRules1 } from '../../kit/test/toy/index.ts'
import { makeMove, underOurRules } from '../src/changes.ts'
import { ID, packOf, seatThree, setTable } from './table.ts'

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
