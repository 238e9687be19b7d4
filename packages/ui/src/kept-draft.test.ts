/** Drafts that a reload finds again, and those it must not. */
import { describe, expect, it } from 'vitest'
import type { Kept } from './contract.ts'
import { drawerOf, recallDraft } from './kept-draft.ts'

const keeping = (value: unknown = null): Kept => {
  let text = JSON.stringify(value)
  return {
    read: () => JSON.parse(text) as unknown,
    write: next => {
      text = JSON.stringify(next)
    },
  }
}

describe('a kept draft', () => {
  const kept = keeping({ question: 'which card', draft: { card: 'reef' } })

  it('is found for its own question, and for no other', () => {
    expect(recallDraft(kept, 'which card')).toEqual({ card: 'reef' })
    expect(recallDraft(kept, 'which ship')).toBeNull()
  })

  it.each([null, 'text', 7, [], {}, { question: 'which card' }])('is nothing where %j was kept', value => {
    expect(recallDraft(keeping(value), 'which card')).toBeNull()
  })
})

describe('drawers', () => {
  it('hold several things of one table, each by its name', () => {
    const kept = keeping()
    drawerOf(kept, 'order').write(['b', 'a'])
    drawerOf(kept, 'draft').write({ question: 'which card', draft: 1 })
    expect(drawerOf(kept, 'order').read()).toEqual(['b', 'a'])
    expect(recallDraft(drawerOf(kept, 'draft'), 'which card')).toBe(1)
    expect(drawerOf(kept, 'else').read()).toBeNull()
  })

  it('open empty where something else was kept', () => {
    expect(drawerOf(keeping(['cook', 'beer']), 'order').read()).toBeNull()
    expect(drawerOf(keeping('text'), 'order').read()).toBeNull()
  })
})
