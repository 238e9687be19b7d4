/** Hints: what the strongest bot would do from the same view, and why. It thinks in a worker of this page. */
import type { GameTypes } from '@tortuga/kit'
import { announce } from '@tortuga/ui'
import type { Language, WebGame } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { Thinker } from '../device/thinker.ts'
import { randomHex } from '../entropy.ts'
import { useTexts } from '../text/index.ts'
import type { TableModel } from './model.ts'

type Hint = { readonly move: unknown; readonly why: string }
export type HintState = { readonly type: 'none' | 'thinking' | 'failed' } | { readonly type: 'given'; readonly hint: Hint }

const NONE: HintState = { type: 'none' }

const inPercent = (chance: number): number => Math.round(chance * 100)

export const useHint = (
  model: TableModel,
  web: WebGame<GameTypes>,
  language: Language,
): { readonly state: HintState; readonly ask: () => void } => {
  const texts = useTexts()
  const version = model.update?.version ?? 0
  const [asked, setAsked] = useState<{ readonly version: number; readonly state: HintState }>({ version, state: NONE })
  const thinker = useRef<Thinker | null>(null)
  useEffect(() => () => thinker.current?.stop(), [])

  const think = async (view: unknown): Promise<HintState> => {
    const { createThinker } = await import('../device/thinker.ts')
    thinker.current ??= createThinker()
    const level = Object.keys(web.levelNames[language]).at(-1) ?? ''
    const { move, reason, chance, lead } = await thinker.current.think({ game: web.game.id, level, view, seed: randomHex() })
    const why = reason === null ? [] : [web.sayReason(reason, language)]
    const sure = chance === null ? [] : [texts.table.hintChance(inPercent(chance), lead === undefined ? null : inPercent(chance - lead))]
    return { type: 'given', hint: { move, why: [...why, ...sure].join(' ') } }
  }
  const ask = (): void => {
    announce(texts.table.hintThinking)
    setAsked({ version, state: { type: 'thinking' } })
    const settle = (state: HintState): void => setAsked(before => (before.version === version ? { version, state } : before))
    think(model.update?.view).then(settle, () => settle({ type: 'failed' }))
  }
  return { state: asked.version === version ? asked.state : NONE, ask }
}
