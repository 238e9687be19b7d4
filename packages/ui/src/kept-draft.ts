/** What a table finds again after a reload of the tab: a half-made answer, for as long as the same is asked, and an order that outlasts the question. */
import { useEffect, useState } from 'react'
import type { Kept } from './contract.ts'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (typeof value === 'object' ? { ...value } : {})

/** One of several things that a table keeps side by side. */
export const drawerOf = (kept: Kept, name: string): Kept => ({
  read: () => fieldsOf(kept.read())[name] ?? null,
  write: value => kept.write({ ...fieldsOf(kept.read()), [name]: value }),
})

/** The draft that was left for this question; null where there is none, or one for another. What it holds is to be checked: an older build may have made it. */
export const recallDraft = (kept: Kept, question: string): unknown => {
  const found = fieldsOf(kept.read())
  return found['question'] === question ? (found['draft'] ?? null) : null
}

/** Writes the draft down as it is made, with the question it answers; null where there is none. */
export const useKeptDraft = (kept: Kept, question: string, draft: unknown): void => {
  const text = JSON.stringify(draft)
  useEffect(() => kept.write(draft === null ? null : { question, draft }), [question, text]) // the drawer itself is made anew with every render
}

const isNames = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(entry => typeof entry === 'string')

/** An order of things by name. What it names may be gone when it is read. */
export const useKeptOrder = (kept: Kept): readonly [readonly string[], (order: readonly string[]) => void] => {
  const [order, setOrder] = useState<readonly string[]>(() => {
    const found = kept.read()
    return isNames(found) ? found : []
  })
  return [
    order,
    next => {
      setOrder(next)
      kept.write(next)
    },
  ]
}
