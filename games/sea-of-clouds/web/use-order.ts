/** The order in which taken cards are to be played. It outlasts the question and a reload, for the cards are taken between. */
import type { Kept } from '@tortuga/ui'
import { useState } from 'react'
import type { Face } from '../rules/index.ts'

const isFaces = (value: unknown): value is readonly Face[] => Array.isArray(value) && value.every(entry => typeof entry === 'string')

export const useOrder = (kept: Kept): readonly [readonly Face[], (order: readonly Face[]) => void] => {
  const [order, setOrder] = useState<readonly Face[]>(() => {
    const found = kept.read()
    return isFaces(found) ? found : []
  })
  return [
    order,
    next => {
      setOrder(next)
      kept.write(next)
    },
  ]
}
