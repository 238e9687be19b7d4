/** The draft as it is kept: over redraws and reloads, for as long as the same is asked; and what the others may see of it. */
import { type TableProps, useTelling } from '@tortuga/ui'
import { useEffect, useRef, useState } from 'react'
import type { Draft, RunnerTypes, View } from '../rules/index.ts'
import { questionKey } from './draft/asked.ts'
import { NOTHING, type Drafting, type Wrong } from './draft/drafting.ts'
import { draftOf } from './draft/redraft.ts'
import { compose } from './draft/compose.ts'

type Kept = { readonly question: string; readonly draft: Drafting; readonly wrong: Wrong | null }

/** What a reload finds is another program's data until it is held against the table: only a draft that still makes a move comes back. */
const restore = ({ view, kept }: TableProps<RunnerTypes>, question: string): Drafting => {
  const found = kept.read() as { readonly question?: unknown; readonly move?: RunnerTypes['move'] } | null
  if (found === null || typeof found !== 'object' || found.question !== question || found.move === undefined) return NOTHING
  try {
    const draft = draftOf(view, found.move)
    return compose(view, draft).length > 0 ? draft : NOTHING
  } catch {
    return NOTHING
  }
}

export const useDrafting = (props: TableProps<RunnerTypes>, isMine: boolean) => {
  const { view, kept } = props
  const question = questionKey(view)
  const [now, setNow] = useState<Kept>(() => ({ question, draft: restore(props, question), wrong: null }))
  if (now.question !== question) setNow({ question, draft: NOTHING, wrong: null })
  const { draft, wrong } = now.question === question ? now : { draft: NOTHING, wrong: null }
  const written = useRef<string | null>(null)
  useEffect(() => {
    const [move] = isMine ? compose(view, draft) : []
    const text = move === undefined ? null : JSON.stringify({ question, move })
    if (text === written.current) return
    written.current = text
    kept.write(text === null ? null : { question, move })
  }, [view, draft, question, isMine, kept])
  return {
    draft,
    wrong,
    setDraft: (next: Drafting): void => setNow({ question, draft: next, wrong: null }),
    setWrong: (next: Wrong): void => setNow({ question, draft, wrong: next }),
  }
}

/** Where the hand hovers, never a face: an island, ships, or how many cards. What the crown thinks of raising is its own. */
const presenceOf = ({ cards, laid, island, places, ships }: Drafting, { raid }: View): Draft => {
  if (raid === null && ships.length > 0) return { type: 'ships', ships }
  const where = island ?? laid[0]?.island ?? places[0]?.island
  if (where !== undefined) return { type: 'island', island: where }
  return cards.length > 0 ? { type: 'cards', count: cards.length } : { type: 'none' }
}

export const usePresence = (props: TableProps<RunnerTypes>, draft: Drafting, isMine: boolean): void =>
  useTelling<Draft>(isMine ? presenceOf(draft, props.view) : { type: 'none' }, props)
