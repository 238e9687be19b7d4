/** The context of Rum Runner's table: what every table has, the open question, and the draft with its operations. */
import { namesFor, type Seat } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { createTableHook, storageSlot, useDraft, useNewBaseTable, useStoredOrder, type BaseTable, type PieceMark } from '@tortuga/ui/table'
import { useMemo, useState } from 'react'
import { cardsOf, islandName, type CardSet, type Move, type Refusal, type RunnerTypes, type Side } from '../../../rules/index.ts'
import type { GameTerms } from '../../../text/index.ts'
import { gameText, TABLE_TEXTS, texts, type TableText } from '../../text/index.ts'
import { declineMove, movesFromDraft } from '../draft/answers.ts'
import { parseStoredDraft, shareDraft } from '../draft/draft-rules.ts'
import { EMPTY_DRAFT, type DraftState } from '../draft/draft-state.ts'
import { targetsInDraft, targetsInMove } from '../draft/marks.ts'
import { questionIn, questionKey, type OpenQuestion } from '../draft/question.ts'
import { drop, isTarget, tap } from '../draft/tap.ts'
import { keyOf, type TapTarget } from '../draft/targets.ts'

export type OpenedDialog =
  | { readonly type: 'discards' | 'score' | 'hand' | 'removed'; readonly side: Side }
  | { readonly type: 'decks' | 'glossary' | 'menu' }

export type TableContext = BaseTable<RunnerTypes> & {
  readonly side: Side | null
  readonly near: Side // the side at the bottom of the table
  readonly cards: CardSet
  readonly text: TableText
  readonly terms: Omit<GameTerms, 'island'> & { readonly island: (island: number) => string } // `island` takes the index of an island
  readonly question: OpenQuestion | null
  readonly isMine: boolean // the open question is for the viewer
  readonly draft: DraftState
  readonly offers: readonly Move[] // the moves that the draft makes, the main one last
  readonly refusal: Refusal | null // why the main offer is illegal
  readonly decline: Move | null
  readonly changeDraft: (next: (draft: DraftState) => DraftState) => void
  readonly tapTarget: (target: TapTarget) => void
  readonly dropCard: (card: TapTarget, onto: TapTarget | null) => void
  readonly markOf: (target: TapTarget) => PieceMark
  readonly isLegalTarget: (target: TapTarget) => boolean // the draft may go on there, whatever its mark is
  readonly isHinted: (target: TapTarget) => boolean // the hint is about it, whatever its mark is
  readonly isOpen: boolean // all cards are shown, as in a replay
  readonly crewOrder: readonly string[] // the order of crew effects that the pirate has arranged
  readonly setCrewOrder: (order: readonly string[]) => void
  readonly sideName: (side: Side) => string // of the player
  readonly dialog: OpenedDialog | null
  readonly openDialog: (dialog: OpenedDialog | null) => void
}

export const useTable = createTableHook<TableContext>()

export const seatOfSide = (crown: Seat, side: Side): Seat => (side === 'crown' ? crown : 1 - crown)

/** R11.8: an answer that the page often gives by itself; while it is on its way, the table does not show its question. */
const isFormal = (sent: Move | null): boolean => sent?.type === 'done' || (sent?.type === 'raise' && sent.hazards.length === 0)

export const useTableContext = (props: TableProps<RunnerTypes>): TableContext => {
  const base = useNewBaseTable(props, gameText, 2)
  const { view, language, players, game, inFlight, hint, isOver } = base
  const text = TABLE_TEXTS[language]
  const cards = cardsOf(view.options.cards)
  const gameTerms = texts[language].terms
  const question = useMemo(() => (isOver ? null : questionIn(view)), [isOver, view])
  // While the table shows what happened, its view still holds the question before that.
  const isMine = !base.stage.isBehind && question !== null && view.side === question.side && !isFormal(inFlight)
  const canAct = base.canAct && isMine
  const control = useDraft<RunnerTypes, DraftState>(props, {
    question: questionKey(view),
    empty: EMPTY_DRAFT,
    parse: found => (isMine ? parseStoredDraft(found) : EMPTY_DRAFT),
    share: draft => (isMine ? shareDraft(draft, view) : { type: 'none' }),
  })
  const { draft } = control
  const [crewOrder, setCrewOrder] = useStoredOrder(storageSlot(props.storage, 'order'))
  const [dialog, openDialog] = useState<OpenedDialog | null>(null)
  const offers = useMemo(() => (isMine ? movesFromDraft(view, draft, question) : []), [isMine, view, draft, question])
  const main = offers.at(-1)
  const picked = useMemo(() => targetsInDraft(view, draft), [view, draft])
  const flying = useMemo(() => targetsInMove(view, inFlight), [view, inFlight])
  const hinted = useMemo(() => targetsInMove(view, isMine ? (hint?.move ?? null) : null), [view, hint, isMine])
  const isLegalTarget = (target: TapTarget): boolean => canAct && isTarget(game, view, draft, target, question)
  const markOf = (target: TapTarget): PieceMark => {
    const key = keyOf(target)
    if (flying.has(key)) return 'flying'
    if (picked.has(key)) return 'picked'
    if (hinted.has(key)) return 'hinted'
    return isLegalTarget(target) ? 'target' : 'plain'
  }
  /** Draws the draft after a tap, or why it was refused, next to this target. */
  const applyTapped = (tapped: ReturnType<typeof tap>, target: TapTarget): void => {
    if (!canAct || tapped === null) return
    if (tapped.refusal === null) control.changeDraft(() => tapped.draft)
    else control.refuseTap({ target: keyOf(target), refusal: tapped.refusal })
  }
  const nameOf = namesFor(seat => (players[seat]?.name ?? '') || text.sides[seat === view.crown ? 'crown' : 'pirate'], base.seat)
  return {
    ...base,
    canAct,
    refusedTap: control.refusedTap,
    nameOf,
    side: view.side,
    near: view.side ?? 'pirate',
    cards,
    text,
    terms: { ...gameTerms, island: island => gameTerms.island(islandName(cards, island)) },
    question,
    isMine,
    draft,
    offers,
    refusal: main === undefined ? null : base.refusalOf(main),
    decline: question === null ? null : declineMove(question),
    changeDraft: next => {
      if (canAct) control.changeDraft(next)
    },
    tapTarget: target => applyTapped(tap(game, view, draft, target, question), target),
    dropCard: (card, onto) => applyTapped(drop(game, view, draft, card, onto), onto ?? card),
    markOf,
    isLegalTarget,
    isHinted: target => hinted.has(keyOf(target)),
    isOpen: view.viewer === 'open',
    crewOrder,
    setCrewOrder,
    sideName: side => nameOf(seatOfSide(view.crown, side)),
    dialog,
    openDialog,
    openRule: rule => {
      openDialog(null) // it would cover the rulebook
      props.openRule(rule)
    },
  }
}
