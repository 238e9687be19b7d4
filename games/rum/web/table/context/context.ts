/** What every part of the table reads: the base of every table, the texts, and the draft with a way to change it. */
import type { Seat } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { createTableHook, useDraft, useNewBaseTable, type BaseTable, type DraftControl } from '@tortuga/ui/table'
import { useMemo } from 'react'
import { deckOf, type BottleColour, type DrawSource, type RumDeck, type RumTypes, type SlotNumber } from '../../../rules/index.ts'
import { dyeOf, PARROT, type Dye } from '../../art/ink.ts'
import { gameText, TABLE_TEXTS, type CaptainHolder, type TableText } from '../../text/index.ts'
import { carryOver, dropStale, EMPTY_DRAFT, modeOf, parseDraft, purposeOf, sharedDraft } from '../draft/draft-state.ts'
import type { DraftState, ViewerMode } from '../draft/draft-state.ts'
import { matchesMove } from '../draft/hint.ts'
import { previewSet, type SetPreview } from '../draft/set-preview.ts'

export type TableContext = BaseTable<RumTypes> &
  DraftControl<RumTypes, DraftState> & {
    readonly mode: ViewerMode
    readonly deck: RumDeck
    readonly text: TableText
    readonly set: SetPreview | null // null until a card is picked for a set
    readonly dye: (colour: BottleColour) => Dye
    readonly holderOf: (owner: Seat | null) => CaptainHolder
  }

export const useTable = createTableHook<TableContext>()

export const useNewTable = (props: TableProps<RumTypes>): TableContext => {
  const { view, language, game, awaited, stage } = props
  const base = useNewBaseTable(props, gameText, view.seats)
  const { seat, nameOf } = base
  const mode = modeOf(view, seat, awaited, stage.isBehind)
  const purpose = purposeOf(mode)
  const control = useDraft<RumTypes, DraftState>(props, {
    question: [purpose, ...view.hand].join(), // the hand identifies the question, because every move changes it
    phase: mode,
    empty: EMPTY_DRAFT,
    parse: stored => ({ ...parseDraft(stored), ...(mode === 'turn' ? {} : { from: null }) }),
    // A move changes the hand within a phase, and `dropStale` drops what it used.
    carry: (draft, before) => (before.phase === mode ? draft : carryOver(draft, before.question.startsWith(purpose))),
    share: draft => sharedDraft(mode, draft),
  })
  const draft = useMemo(() => dropStale(control.draft, view), [control.draft, view])
  const isSet = seat !== null && mode !== 'discard' && draft.picked.length > 0
  const set = useMemo(() => (isSet ? previewSet(view, seat, draft, game.check) : null), [isSet, view, seat, draft, game])
  const deck = deckOf(view.options.deck)
  return {
    ...base,
    ...control,
    draft,
    mode,
    deck,
    text: TABLE_TEXTS[language],
    set,
    dye: colour => dyeOf(deck, colour),
    holderOf: owner => (owner === null ? { type: 'row' } : owner === seat ? { type: 'you' } : { type: 'other', name: nameOf(owner) }),
  }
}

export const canDraw = ({ canSend }: TableContext, from: DrawSource): boolean => canSend({ type: 'draw', from })

/** Whether a tap on this beach slot decides if its bottle counts in the set, instead of drawing the card. */
export const isChoosingBeach = ({ view, set }: TableContext, slot: SlotNumber): boolean =>
  set !== null && view.options.beachBottles === 'chosen' && view.beach[slot]?.type === 'up' && view.beach[slot].card !== PARROT

/** Whether a hint is shown that the draft does not follow yet. */
export const isHinting = ({ hint, mode, draft, view }: TableContext): boolean =>
  hint !== null && (mode === 'turn' || mode === 'discard') && !matchesMove(draft, view, hint.move)
