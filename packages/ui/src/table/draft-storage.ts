/** Stores what a table needs after a reload of the tab: a draft, valid for one question, and an order of pieces, valid for the whole match. */
import { useEffect, useMemo, useState } from 'react'
import type { ValueStorage } from '../base/web-game.ts'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' ? { ...value } : {})

/** A named part of a storage, so that a table can store several values. */
export const storageSlot = (storage: ValueStorage, name: string): ValueStorage => ({
  read: () => fieldsOf(storage.read())[name] ?? null,
  write: value => storage.write({ ...fieldsOf(storage.read()), [name]: value }),
})

/** The stored draft for this question, null if there is none. Its content must be validated, because an older build may have written it. */
export const loadDraft = (storage: ValueStorage, question: string): unknown => {
  const found = fieldsOf(storage.read())
  return found['question'] === question ? (found['draft'] ?? null) : null
}

/** Stores the draft with its question whenever it changes; null clears it. */
export const useStoredDraft = (storage: ValueStorage, question: string, draft: unknown): void => {
  const text = useMemo(() => JSON.stringify(draft), [draft])
  useEffect(() => storage.write(draft === null ? null : { question, draft }), [question, text]) // not `storage`: it is a new object on every render
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(entry => typeof entry === 'string')

/** A stored order of names, and a function to change it. Some of the names may no longer exist when it is read. */
export const useStoredOrder = (storage: ValueStorage): readonly [readonly string[], (order: readonly string[]) => void] => {
  const [order, setOrder] = useState<readonly string[]>(() => {
    const found = storage.read()
    return isNames(found) ? found : []
  })
  return [
    order,
    next => {
      setOrder(next)
      storage.write(next)
    },
  ]
}
