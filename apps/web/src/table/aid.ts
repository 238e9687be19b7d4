/** A worker for what a table asks of its game beside advice, started when it is first needed and ended with the table. */
import { useCallback, useEffect, useRef } from 'react'
import type { Thinker } from '../device/thinker.ts'

export const useAid = (game: string): ((question: unknown) => Promise<unknown>) => {
  const helper = useRef<Thinker | null>(null)
  useEffect(
    () => () => {
      helper.current?.stop()
      helper.current = null
    },
    [],
  )
  return useCallback(
    async question => {
      const { createThinker } = await import('../device/thinker.ts')
      helper.current ??= createThinker()
      return helper.current.aid({ game, question })
    },
    [game],
  )
}
