/** What every part of the table reads: the base of every table, the texts, the viewer's turn and the functions that change it. */
import type { Seat } from '@tortuga/kit'
import type { TableProps, TableStage } from '@tortuga/ui'
import { createTableHook, useNewBaseTable, type BaseTable } from '@tortuga/ui/table'
import { useMemo } from 'react'
import { JOKER, questionOf, seatsAnswering, turnOf, type Face, type Move, type RummikubTypes, type View } from '../../../rules/index.ts'
import type { TermText } from '../../../text/index.ts'
import { gameText, TABLE_TEXTS, texts, type TableText } from '../../text/index.ts'
import { readPresence, type SharedSet } from '../draft/presence.ts'
import { findHinted, type HintedPieces } from '../draft/hinted-play.ts'
import { useTurn, type TableMode, type TurnControl } from '../draft/use-turn.ts'

export type TableContext = BaseTable<RummikubTypes> &
  TurnControl & {
    readonly mode: TableMode
    readonly text: TableText
    readonly terms: TermText
    readonly sharedDraft: { readonly seat: Seat; readonly sets: readonly SharedSet[] } | null // the draft of another player
    readonly hasOpened: boolean // whether the viewer has opened in this round
    readonly hinted: HintedPieces // what the hint is about
    readonly mayDraft: boolean // whether the viewer may change the table now
  }

export const useTable = createTableHook<TableContext>()

/** An answer that is on its way counts as given. */
const modeOf = (view: View, seat: Seat | null, awaited: readonly Seat[], sent: Move | null): TableMode => {
  if (awaited.length === 0) return 'over'
  if (seat === null) return 'watch'
  const question = questionOf(view)
  if (question === 'redeal') return seatsAnswering(view).includes(seat) && sent?.type !== 'redeal' ? 'redeal' : 'answered'
  if (question === null || turnOf(view) !== seat || sent?.type === 'announce') return 'wait'
  return ({ turn: 'turn', announcement: 'announce' } as const)[question]
}

const ASKED: ReadonlySet<TableMode> = new Set(['turn', 'announce', 'redeal'])

/** While the table still shows what happened, nobody is asked anything. Without a beat it is about to catch up, and parts of the table need not go away. */
const modeOnStage = (mode: TableMode, { beat, isBehind }: TableStage): TableMode =>
  isBehind && beat !== null && ASKED.has(mode) ? 'wait' : mode

/** The draft of the player to move; drafts of other seats are out of date. */
const sharedDraftIn = ({ view, drafts, viewer, awaited }: TableProps<RummikubTypes>): TableContext['sharedDraft'] => {
  const seat = turnOf(view)
  if (seat === null || questionOf(view) !== 'turn' || seat === viewer || !awaited.includes(seat)) return null
  const sets = readPresence(drafts[seat], view.table)
  return sets === null ? null : { seat, sets }
}

export const useNewTable = (props: TableProps<RummikubTypes>): TableContext => {
  const { view, language, awaited, inFlight, stage } = props
  const base = useNewBaseTable(props, gameText, view.seats)
  const asked = modeOf(view, base.seat, awaited, inFlight)
  const mode = modeOnStage(asked, stage)
  const turn = useTurn(props, base.seat, asked)
  const { draft } = turn.turn
  const move = mode === 'turn' && !stage.isBehind ? (base.hint?.move ?? null) : null
  return {
    ...base,
    ...turn,
    hinted: useMemo(() => findHinted(view, draft, move), [view, draft, move]),
    mode,
    text: TABLE_TEXTS[language],
    terms: texts[language].terms,
    sharedDraft: sharedDraftIn(props),
    hasOpened: base.seat !== null && view.standings[base.seat]?.opened === true,
    mayDraft: mode === 'turn' && inFlight === null && !stage.isBehind,
  }
}

/** How a screen reader names a tile; `face` is null if it is hidden. */
export const nameTile = ({ text, terms }: Pick<TableContext, 'text' | 'terms'>, face: Face | null, isOwn = false): string => {
  const name = face === null ? text.blank : face === JOKER ? text.joker : terms.tile(face)
  return isOwn ? `${name}, ${text.ownTile}` : name
}
