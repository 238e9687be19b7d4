/** The context that every part of the table reads: what all tables have, the drawn view, the texts, and the draft. */
import { at, type Seat } from '@tortuga/kit'
import type { TableProps } from '@tortuga/ui'
import { createTableHook, storageSlot, useDraft, useEventStory, useNewBaseTable, useStoredOrder, type PieceMark } from '@tortuga/ui/table'
import { useMemo, useState } from 'react'
import {
  cardOf,
  choiceKeyOf,
  deckOf,
  discardsOf,
  type Card,
  type Face,
  type Move,
  type SeaCaptainView,
  type SeaMoveOf,
  type SeaTypes,
  type Space,
  type Task,
} from '../../../rules/index.ts'
import { gameText, phrasesFor, TABLE_TEXTS } from '../../text/index.ts'
import { moveOfDraft, isSameMove, NO_DRAFT, sharedDraftOf, questionOf, readDraftState, type DraftState } from '../draft/draft-state.ts'
import { COUNT_RULES, fullCount } from './count-story.ts'
import { REPORT_RULES } from './boarding-report.ts'
import { drawnViewOf } from './drawn-view.ts'
import { pointsOf, type Zone } from './figures.ts'

/** What the inspect dialog shows: a captain's board, a share, or the deck with its discards. */
type Inspected =
  | { readonly type: 'board'; readonly seat: Seat; readonly zone: Zone | null }
  | { readonly type: 'share'; readonly space: Space }
  | { readonly type: 'deck' }

const seatOfTask = (task: Task | undefined): Seat | null => (task !== undefined && 'seat' in task ? task.seat : null)

export const useNewTableContext = (props: TableProps<SeaTypes>) => {
  const { view, game, language, mayAct, inFlight, storage, stage, newEvents, awaited } = props
  const base = useNewBaseTable(props, gameText, view.seats)
  const { seat, isOver } = base
  const deck = deckOf(view.options.deck)
  const drawn = useMemo(() => drawnViewOf(view), [view])
  const told = useMemo(() => drawnViewOf(props.told), [props.told])
  const points = useMemo(() => pointsOf(deck, told), [deck, told])
  // While the table still shows what happened, its agenda is that of the last question, and the next one is not told yet.
  const task = isOver || stage.isBehind ? undefined : view.agenda[0]
  const askedSeat = stage.isBehind ? (awaited[0] ?? null) : seatOfTask(task)
  const asked = task !== undefined && askedSeat !== null && askedSeat === seat ? questionOf(task) : null
  const looked = newEvents.findLast(({ event }) => event.type === 'looked')?.event
  const { draft, changeDraft } = useDraft<SeaTypes, DraftState>(props, {
    question: JSON.stringify([asked, view.round, view.agenda, view.hand, view.captains]),
    empty: NO_DRAFT,
    parse: found => readDraftState(found, view, game),
    share: sharedDraftOf,
  })
  const [order, setOrder] = useStoredOrder(storageSlot(storage, 'order'))
  const { story, dismiss } = useEventStory(props, REPORT_RULES)
  const { story: counting } = useEventStory(props, COUNT_RULES)
  // In a replay nobody can close the report, so the question is shown instead.
  const report = story?.isOver === true && asked !== null && !mayAct && inFlight === null ? null : story
  const [inspected, inspect] = useState<Inspected | null>(null)
  const isCounted = view.agenda.length === 0
  const isLooking = stage.isBehind && looked?.type === 'looked' && looked.seat === seat
  return {
    ...base,
    drawn, // the view as the table draws it (R10.7)
    told, // the same for totals
    deck,
    text: TABLE_TEXTS[language],
    phrases: phrasesFor(deck, language),
    task: task ?? null,
    askedSeat, // the captain the table waits for, or who acts in what it shows
    asked, // what the viewer is asked
    isCounted, // ended by the rules, not by agreement
    count: isCounted ? fullCount(view) : counting, // the final scoring as far as it has been told
    openSpace: asked === 'decide' && task?.type === 'decide' ? task.space : isLooking ? looked.space : null, // the share that lies open for the viewer
    points,
    report,
    isReading: report !== null && report.isOver && !isOver, // the report of a finished boarding is still shown
    draft,
    order,
    answer: moveOfDraft(view, asked, draft, order), // the move the draft stands for
    inspected,
    infoOf: (face: Face): Card => cardOf(deck, face),
    change: changeDraft,
    setOrder,
    closeReport: dismiss,
    inspect,
  }
}

export type TableContext = ReturnType<typeof useNewTableContext>
export const useTable = createTableHook<TableContext>()

/** The viewer's own board, for labels of the viewer's moves. */
export const ownBoard = ({ view, seat }: TableContext): SeaCaptainView => at(view.captains, seat ?? 0)

/** The Pirate or Object of the viewer that a move names. */
export const faceOnBoard = (context: TableContext, move: SeaMoveOf<'discard' | 'resolve'>): Face => {
  const zone = move.type === 'resolve' ? 'pirates' : discardsOf(context.view)
  return ownBoard(context)[zone][move.place]?.card ?? ''
}

/** How many known copies of a face the viewer owns. */
export const ownedOf = ({ drawn, seat }: TableContext, face: Face): number => {
  if (seat === null) return 0
  const { relics, rum } = at(drawn.captains, seat)
  return [...relics, ...rum.map(card => card.face)].filter(other => other === face).length
}

/** Who else has seen a card, as text; null if nobody has. */
export const saySeenBy = ({ seat, nameOf, phrases }: TableContext, seenBy: readonly Seat[]): string | null => {
  const others = seenBy.filter(other => other !== seat).map(nameOf)
  return others.length === 0 ? null : phrases.seenBy(others)
}

/** The legal moves, one for each choice: either of two cards that are equal in every respect will do (R1.12). */
export const choicesIn = (context: TableContext): readonly Move[] => {
  const { game, view } = context
  const choices = new Map<string, Move>()
  for (const move of game.moves?.(view) ?? []) {
    const key = choiceKeyOf(view, ownBoard(context), move)
    if (!choices.has(key)) choices.set(key, move)
  }
  return [...choices.values()]
}

/** Whether two legal moves of the viewer are the same choice. */
const isSameChoice = (context: TableContext, one: Move | null, other: Move): boolean => {
  if (one === null || one.type !== other.type) return false
  const [own, { view }] = [ownBoard(context), context]
  return isSameMove(one, other) || choiceKeyOf(view, own, one) === choiceKeyOf(view, own, other)
}

/** Whether the hint makes this choice, also when it has been set up. */
export const isHintedMove = (context: TableContext, move: Move): boolean =>
  context.asked !== null && isSameChoice(context, context.hint?.move ?? null, move)

/** The mark of an option, by the first of three that it is the same as: the move being sent, the draft, the hint. */
export const firstMark = (isSent: boolean, isPicked: boolean, isHinted: boolean): Exclude<PieceMark, 'target'> =>
  isSent ? 'flying' : isPicked ? 'picked' : isHinted ? 'hinted' : 'plain'

export const markOf = (context: TableContext, move: Move): Exclude<PieceMark, 'target'> => {
  const isThis = (one: Move | null): boolean => isSameChoice(context, one, move)
  return firstMark(isThis(context.inFlight), isThis(context.draft.chosen), isThis(context.hint?.move ?? null))
}
