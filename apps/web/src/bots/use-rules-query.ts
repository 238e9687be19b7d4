/** Lets a table ask its own game's rules a costly question, in a worker that starts with the first question and ends with the table. */
import { useCallback, useEffect, useRef } from 'react'
import type { BotClient } from './bot-client.ts'

export const useRulesQuery = (game: string): ((question: unknown) => Promise<unknown>) => {
  const client = useRef<BotClient | null>(null)
  useEffect(
    () => () => {
      client.current?.stop()
      client.current = null
    },
    [],
  )
  return useCallback(
    async question => {
      const { createBotClient } = await import('./bot-client.ts')
      client.current ??= createBotClient()
      return client.current.queryRules({ game, question })
    },
    [game],
  )
}
