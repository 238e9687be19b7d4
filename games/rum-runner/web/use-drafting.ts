/** The draft as it is kept: over redraws and reloads, for as long as the same is asked; and what the others may see of it. */
import { drawerOf, recallDraft, type TableProps, useKeptDraft, useTelling } from '@tortuga/ui'
import { useState } from 'react'
import type { Draft, RunnerTypes, View } from '../rules/index.ts'
import { questionKey } from './draft/asked.ts'
import { NOTHING, type Drafting, type Wrong } from './draft/drafting.ts'
import { readDrafting } from './draft/keep.ts'

type Held = { readonly question: string; readonly draft: Drafting; readonly wrong: Wrong | null }

export const useDrafting = ({ view, kept }: TableProps<RunnerTypes>, isMine: boolean) => {
  const question = questionKey(view)
  const drawer = drawerOf(kept, 'draft')
  const [held, setHeld] = useState<Held>(() => ({
    question,
    draft: isMine ? readDrafting(recallDraft(drawer, question)) : NOTHING,
    wrong: null,
  }))
  if (held.question !== question) setHeld({ question, draft: NOTHING, wrong: null })
  const { draft, wrong } = held.question === question ? held : { draft: NOTHING, wrong: null }
  useKeptDraft(drawer, question, draft)
  return {
    draft,
    wrong,
    setDraft: (next: Drafting): void => setHeld({ question, draft: next, wrong: null }),
    setWrong: (next: Wrong): void => setHeld({ question, draft, wrong: next }),
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
