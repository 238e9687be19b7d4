/** Has the strongest bot look at one decision after the other, in a worker; what it has judged is there at once, and it can be stopped. */
import { canonicalJson } from '@tortuga/kit'
import type { GameTypes, Seat } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useState } from 'react'
import { createThinker } from '../device/thinker.ts'
import type { Decision, Judged } from './coach.ts'

export type Coaching = {
  readonly judged: readonly Judged[]
  /** How many decisions there are; null while they are looked for. */
  readonly all: number | null
  readonly status: 'thinking' | 'stopped' | 'done' | 'failed'
  stop(): void
  goOn(): void
}

type Match = { readonly id: string; readonly web: WebGame<GameTypes>; readonly decisions: (seat: Seat) => Promise<readonly Decision[]> }

/** The same match is judged the same way every time. */
const seedFor = (version: number): string => version.toString(16).padStart(8, '0')

export const useCoach = ({ id, web, decisions }: Match, seat: Seat): Coaching => {
  const [judged, setJudged] = useState<readonly Judged[]>([])
  const [all, setAll] = useState<number | null>(null)
  const [status, setStatus] = useState<Coaching['status']>('thinking')

  useEffect(() => {
    setJudged([])
    setAll(null)
    setStatus('thinking')
  }, [id, seat])

  useEffect(() => {
    if (status !== 'thinking') return undefined
    const thinker = createThinker()
    let isCurrent = true
    const level = Object.keys(web.levelNames.en).at(-1) ?? ''
    const judgeAll = async (): Promise<void> => {
      const list = await decisions(seat)
      if (isCurrent) setAll(list.length)
      for (const { version, view, move } of list.slice(judged.length)) {
        if (!isCurrent) return
        const advice = await thinker.think({ game: web.game.id, level, view, seed: seedFor(version) })
        if (!isCurrent) return
        const isSame = canonicalJson(advice.move) === canonicalJson(move)
        setJudged(before => [...before, { version, move: advice.move, isSame, chance: advice.chance, reason: advice.reason }])
      }
      if (isCurrent) setStatus('done')
    }
    judgeAll().catch(() => isCurrent && setStatus('failed'))
    return () => {
      isCurrent = false
      thinker.stop()
    }
    // What was judged before a stop is not judged again; each new judgement must not begin anew.
  }, [id, seat, status])

  return { judged, all, status, stop: () => setStatus('stopped'), goOn: () => setStatus('thinking') }
}
