/** The draft of a move: kept while its question stays the same, over a reload, too; shared with the other players; dropped when the question changes. */
import type { GameTypes } from '@tortuga/kit'
import { useEffect, useRef, useState } from 'react'
import type { RefusedTap } from '../base/base-table.tsx'
import type { TableProps } from '../base/web-game.ts'
import { loadDraft, storageSlot, useStoredDraft } from './draft-storage.ts'

/** What a game says about its drafts. `State` is what the table keeps; other players see only what `share` makes of it. */
export type DraftRules<T extends GameTypes, State> = {
  /** Identifies the question that the draft answers. */
  readonly question: string
  readonly empty: State
  /** Reads a stored draft; null if there is none. Storage is untrusted, so it must be validated. */
  parse(found: unknown): State
  /** A change of the phase ends a draft as a change of the question does, for example when the turn passes on. Unlike the question it is not stored. */
  readonly phase?: string
  /** The part of a draft to keep when the question or the phase has changed; by default nothing. */
  carry?(draft: State, before: { readonly question: string; readonly phase: string }): State
  /** The data to store for a draft, which `parse` reads later; null for nothing. By default the draft itself. */
  store?(draft: State): unknown
  /** The part that other players may see: nothing that they do not know already. */
  share(draft: State): T['draft']
}

/** The draft and the functions that change it. While a move is being sent they do nothing. */
export type DraftControl<T extends GameTypes, State> = {
  readonly draft: State
  changeDraft(next: (draft: State) => State): void
  clearDraft(): void
  /** It is shown next to its target until the next change of the draft. */
  readonly refusedTap: RefusedTap<T> | null
  refuseTap(tap: RefusedTap<T>): void
}

type Held<T extends GameTypes, State> = {
  readonly question: string
  readonly phase: string
  readonly draft: State
  readonly refusedTap: RefusedTap<T> | null
  /** Whether it was sent as a move that has not been refused. The question may look the same the next time, for example with an empty hand, but this draft has answered it. */
  readonly isSent: boolean
  /** What was held before the table began to show what others have done; it comes back if the question is the same afterwards. */
  readonly before: Held<T, State> | null
}

/** The held draft if question and phase are the same as before, otherwise the part of it that `carry` keeps. `isBehind`: the table shows what happened, so that nobody is asked for the moment. */
export const heldFor = <T extends GameTypes, State>(
  held: Held<T, State>,
  { question, phase = '', empty, carry = () => empty }: Pick<DraftRules<T, State>, 'question' | 'phase' | 'empty' | 'carry'>,
  isBehind: boolean,
): Held<T, State> => {
  const isSame = (one: Held<T, State>): boolean => one.question === question && one.phase === phase
  if (isSame(held)) return held
  const { before } = held
  if (!isBehind && before !== null && isSame(before)) return before
  const restorable = before ?? (held.isSent ? null : held)
  return { question, phase, draft: carry(held.draft, held), refusedTap: null, isSent: false, before: isBehind ? restorable : null }
}

/** Minimum milliseconds between two shared drafts: a draft may change with every key or drop. */
const SHARE_INTERVAL = 160

/** Sends the shared part to the other players when it changes, at most once per `SHARE_INTERVAL`. The initial draft `none` is not sent. */
const useShare = <T extends GameTypes>(shared: T['draft'], { mayAct, sendDraft }: Pick<TableProps<T>, 'mayAct' | 'sendDraft'>): void => {
  const last = useRef({ text: '{"type":"none"}', at: 0 })
  const text = JSON.stringify(shared)
  useEffect(() => {
    if (!mayAct || last.current.text === text) return undefined
    const share = (): void => {
      last.current = { text, at: Date.now() }
      sendDraft(shared)
    }
    const wait = last.current.at + SHARE_INTERVAL - Date.now()
    if (wait <= 0) {
      share()
      return undefined
    }
    const timer = setTimeout(share, wait)
    return () => clearTimeout(timer)
  }, [mayAct, text]) // not `shared`: it is a new object on every render
}

export const useDraft = <T extends GameTypes, State>(
  props: Pick<TableProps<T>, 'storage' | 'inFlight' | 'refused' | 'mayAct' | 'sendDraft' | 'stage'>,
  rules: DraftRules<T, State>,
): DraftControl<T, State> => {
  const { question, phase = '', empty, parse, store = draft => draft, share } = rules
  const slot = storageSlot(props.storage, 'draft')
  const [held, setHeld] = useState((): Held<T, State> => ({
    question,
    phase,
    draft: parse(loadDraft(slot, question)),
    refusedTap: null,
    isSent: false,
    before: null,
  }))
  const isSent = props.inFlight !== null || (held.isSent && props.refused === null)
  const now = heldFor(isSent === held.isSent ? held : { ...held, isSent }, rules, props.stage.isBehind)
  if (now !== held) setHeld(now)
  useStoredDraft(slot, question, store(now.draft))
  useShare<T>(share(now.draft), props)
  // Changes start from the latest state: several may come before the next render, and some come from a worker's answer.
  const change = (next: (last: Held<T, State>) => Partial<Held<T, State>>): void => {
    if (props.inFlight === null) setHeld(last => ({ ...last, refusedTap: null, isSent: false, before: null, ...next(last) }))
  }
  return {
    draft: now.draft,
    changeDraft: next => change(({ draft }) => ({ draft: next(draft) })),
    clearDraft: () => change(() => ({ draft: empty })),
    refusedTap: now.refusedTap,
    refuseTap: refusedTap => change(() => ({ refusedTap })),
  }
}
