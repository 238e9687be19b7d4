/** What every part of the table reads: the shell's props, what is drawn, the words, and the draft with what may be done to it. */
import type { Seat } from '@tortuga/kit'
import { createSetting, drawerOf, type Kept, recallDraft, type TableProps, useKeptDraft, useKeptOrder, useTelling } from '@tortuga/ui'
import { useMemo, useState } from 'react'
import {
  cardOf,
  deckOf,
  type Card,
  type Deck,
  type Face,
  type Move,
  type Score,
  type SeaTypes,
  type Seen,
  type Space,
  type Task,
  type View,
} from '../rules/index.ts'
import type { Words } from '../text/index.ts'
import { answerOf, askedBy, isSameMove, NOTHING, presenceOf, readDrafting, type Asked, type Drafting } from './drafting.ts'
import { drawnOf } from './drawn.ts'
import { pointsOf } from './reckoning.ts'
import type { Report } from './report.ts'
import { TABLE_TEXTS, type TableText, type Zone } from './text/index.ts'
import { useReport } from './use-report.ts'
import { wordsFor } from './words.ts'

/** What is read at leisure, in a dialog: a captain's board, a share as far as it is known, or the deck with its discards. */
type Reading =
  | { readonly type: 'board'; readonly seat: Seat; readonly zone: Zone | null }
  | { readonly type: 'share'; readonly space: Space }
  | { readonly type: 'deck' }

export type Setting = TableProps<SeaTypes> & {
  readonly drawn: View // R10.7
  readonly seat: Seat | null // the viewer's own
  readonly deck: Deck
  readonly text: TableText
  readonly words: Words
  readonly task: Task | null
  readonly asker: Seat | null // whom the table waits for
  readonly asked: Asked | null // what the viewer is asked
  readonly isOver: boolean
  readonly isCounted: boolean // over by its rules, with nothing left to happen
  readonly points: readonly Score[]
  readonly report: Report | null
  readonly drafting: Drafting
  readonly order: readonly Face[]
  readonly answer: Move | null // what the draft amounts to
  readonly reading: Reading | null
  readonly nameOf: (seat: Seat) => string
  readonly infoOf: (face: Face) => Card
  readonly sayCard: (card: Pick<Seen, 'back' | 'face'>) => string
  readonly change: (draft: (drafting: Drafting) => Drafting) => void
  readonly setOrder: (order: readonly Face[]) => void
  readonly closeReport: () => void
  readonly read: (reading: Reading | null) => void
}

export const [SettingProvider, useSetting] = createSetting<Setting>()

const seatOfTask = (task: Task | undefined): Seat | null => (task !== undefined && 'seat' in task ? task.seat : null)

/** A draft lasts as long as its question, over a reload too. */
const useDrafting = (view: View, asked: Asked | null, kept: Kept) => {
  const question = JSON.stringify([asked, view.round, view.agenda, view.hand, view.captains])
  const [held, setHeld] = useState(() => ({ question, drafting: readDrafting(recallDraft(kept, question), view) }))
  if (held.question !== question) setHeld({ question, drafting: NOTHING })
  const drafting = held.question === question ? held.drafting : NOTHING
  useKeptDraft(kept, question, drafting)
  return [drafting, (change: (drafting: Drafting) => Drafting): void => setHeld({ question, drafting: change(drafting) })] as const
}

export const useNewSetting = (props: TableProps<SeaTypes>): Setting => {
  const { view, viewer, language, players, awaited, mayAct, inFlight, happened, kept } = props
  const seat = typeof viewer === 'number' ? viewer : null
  const deck = deckOf(view.options.deck)
  const drawn = useMemo(() => drawnOf(view), [view])
  const points = useMemo(() => pointsOf(deck, drawn), [deck, drawn])
  const isOver = awaited.length === 0
  const task = isOver ? undefined : view.agenda[0]
  const asker = seatOfTask(task)
  const asked = task !== undefined && asker !== null && asker === seat ? askedBy(task) : null
  const [drafting, change] = useDrafting(view, asked, drawerOf(kept, 'draft'))
  const [order, setOrder] = useKeptOrder(drawerOf(kept, 'order'))
  const [told, closeReport] = useReport(happened, view)
  // In a replay whoever was asked sees the question again: there is nobody to go on.
  const report = told?.isOver === true && asked !== null && !mayAct && inFlight === null ? null : told
  const [reading, read] = useState<Reading | null>(null)
  useTelling(presenceOf(drafting), props)

  const words = wordsFor(deck, language)
  return {
    ...props,
    drawn,
    seat,
    deck,
    text: TABLE_TEXTS[language],
    words,
    task: task ?? null,
    asker,
    asked,
    isOver,
    isCounted: view.agenda.length === 0,
    points,
    report,
    drafting,
    order,
    answer: answerOf(view, asked, drafting, order),
    reading,
    nameOf: other => (players[other]?.name ?? '') || TABLE_TEXTS[language].captain(other + 1),
    infoOf: face => cardOf(deck, face),
    sayCard: words.seen,
    change: next => {
      if (inFlight === null) change(next)
    },
    setOrder,
    closeReport,
    read,
  }
}

/** Why a move cannot be made now; null where it can. */
export const mayMake = ({ mayAct, inFlight, game, view }: Setting, move: Move | null): boolean =>
  mayAct && inFlight === null && move !== null && game.check(view, move) === null

/** How a possible answer stands: on its way, chosen, or hinted at. */
export const stateOf = ({ inFlight, drafting, hint }: Setting, move: Move): 'flying' | 'chosen' | 'hinted' | 'free' => {
  if (inFlight !== null && isSameMove(inFlight, move)) return 'flying'
  if (isSameMove(drafting.chosen, move)) return 'chosen'
  return hint !== null && isSameMove(hint.move, move) ? 'hinted' : 'free'
}
