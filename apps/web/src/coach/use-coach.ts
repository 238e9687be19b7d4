/** Has the strongest bot judge one decision after another in a worker. Each judgement is shown at once, and the analysis can be stopped. */
import type { Decision } from '@tortuga/wire'
import { canonicalJson } from '@tortuga/kit'
import type { GameTypes, Seat } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import { createBotClient } from '../bots/bot-client.ts'
import type { JudgedDecision } from './analysis.ts'

export type CoachState = {
  readonly judged: readonly JudgedDecision[]
  /** The number of decisions; null until it is known. */
  readonly all: number | null
  readonly status: 'thinking' | 'stopped' | 'done' | 'failed'
  stop(): void
  goOn(): void
}

type CoachedMatch = {
  readonly id: string
  readonly web: WebGame<GameTypes>
  readonly decisions: (seat: Seat) => Promise<readonly Decision[]>
}

/** A fixed seed per version, so that the same match is always judged alike. */
const seedFor = (version: number): string => version.toString(16).padStart(8, '0')

export const useCoach = ({ id, web, decisions }: CoachedMatch, seat: Seat): CoachState => {
  const [judged, setJudged] = useState<readonly JudgedDecision[]>([])
  const [all, setAll] = useState<number | null>(null)
  const [status, setStatus] = useState<CoachState['status']>('thinking')

  useEffect(() => {
    setJudged([])
    setAll(null)
    setStatus('thinking')
  }, [id, seat])

  useEffect(() => {
    if (status !== 'thinking') return undefined
    const bots = createBotClient()
    let isCurrent = true
    const level = Object.keys(web.levelNames.en).at(-1) ?? ''
    const judgeAll = async (): Promise<void> => {
      const list = await decisions(seat)
      if (isCurrent) setAll(list.length)
      for (const { version, view, move } of list.slice(judged.length)) {
        if (!isCurrent) return
        const advice = await bots.advise({ game: web.game.id, rules: web.game.rules, level, view, seed: seedFor(version) })
        if (!isCurrent) return
        const isSame = canonicalJson(advice.move) === canonicalJson(move)
        setJudged(before => [...before, { version, move: advice.move, isSame, chance: advice.chance, reason: advice.reason }])
      }
      if (isCurrent) setStatus('done')
    }
    judgeAll().catch(() => isCurrent && setStatus('failed'))
    return () => {
      isCurrent = false
      bots.stop()
    }
    // `judged` is no dependency: each new judgement would restart the analysis.
  }, [id, seat, status])

  return { judged, all, status, stop: () => setStatus('stopped'), goOn: () => setStatus('thinking') }
}
