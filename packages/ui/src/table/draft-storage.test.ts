/** Storage of drafts across reloads. */
import { describe, expect, it } from 'vitest'
import type { ValueStorage } from '../base/web-game.ts'
import { storageSlot, loadDraft } from './draft-storage.ts'

const storageOf = (value: unknown = null): ValueStorage => {
  let text = JSON.stringify(value)
  return {
    read: () => JSON.parse(text) as unknown,
    write: next => {
      text = JSON.stringify(next)
    },
  }
}

describe('loadDraft', () => {
  const storage = storageOf({ question: 'which card', draft: { card: 'reef' } })

  it('finds the draft of its own question only', () => {
    expect(loadDraft(storage, 'which card')).toEqual({ card: 'reef' })
    expect(loadDraft(storage, 'which ship')).toBeNull()
  })

  it.each([null, 'text', 7, [], {}, { question: 'which card' }])('returns null if %j is stored', value => {
    expect(loadDraft(storageOf(value), 'which card')).toBeNull()
  })
})

describe('storageSlot', () => {
  it('stores several values by name', () => {
    const storage = storageOf()
    storageSlot(storage, 'order').write(['b', 'a'])
    storageSlot(storage, 'draft').write({ question: 'which card', draft: 1 })
    expect(storageSlot(storage, 'order').read()).toEqual(['b', 'a'])
    expect(loadDraft(storageSlot(storage, 'draft'), 'which card')).toBe(1)
    expect(storageSlot(storage, 'else').read()).toBeNull()
  })

  it('is empty if something else is stored', () => {
    expect(storageSlot(storageOf(['cook', 'beer']), 'order').read()).toBeNull()
    expect(storageSlot(storageOf('text'), 'order').read()).toBeNull()
  })
})
