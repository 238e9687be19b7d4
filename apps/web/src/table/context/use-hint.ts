/** Hints: what the strongest bot would do with the same view, and why. It thinks in a worker of this page. */
import type { GameTypes, Language } from '@tortuga/kit'
import { announce } from '@tortuga/ui'
import type { WebGame } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../text/language.ts'
import type { TableModel } from '../model/table-model.ts'
import type { HintSource, TableHint } from './ask-hint.ts'

export type HintState = { readonly type: 'none' | 'thinking' | 'failed' } | { readonly type: 'given'; readonly hint: TableHint }

const NONE: HintState = { type: 'none' }

export const useHint = (
  model: TableModel,
  web: WebGame<GameTypes>,
  language: Language,
): { readonly state: HintState; readonly ask: () => void } => {
  const texts = useTexts()
  // A hint is for a question, not for a version: another seat's answer to the same question makes a new version.
  const question = model.update?.question ?? null
  const [asked, setAsked] = useState<{ readonly question: number | null; readonly state: HintState }>({ question, state: NONE })
  const source = useRef<HintSource | null>(null)
  useEffect(() => () => source.current?.stop(), [])

  const think = async (view: unknown): Promise<HintState> => {
    const { createHintSource } = await import('./ask-hint.ts')
    source.current ??= createHintSource()
    return { type: 'given', hint: await source.current.ask(web, view, language, texts) }
  }
  const ask = (): void => {
    announce(texts.table.hintThinking)
    setAsked({ question, state: { type: 'thinking' } })
    const settle = (state: HintState): void => setAsked(before => (before.question === question ? { question, state } : before))
    think(model.update?.view).then(settle, () => settle({ type: 'failed' }))
  }
  return { state: question !== null && asked.question === question ? asked.state : NONE, ask }
}
