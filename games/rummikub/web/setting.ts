/** What every part of the table reads: the shell's props, the words, the turn in the making and what may be done to it. */
import type { Seat } from '@tortuga/kit'
import { createSetting, type TableProps } from '@tortuga/ui'
import type { Face, Refusal, RummikubTypes, View } from '../rules/index.ts'
import { texts, type Words } from '../text/index.ts'
import type { Judgement } from './draft/judge.ts'
import { isBlank, seenDraft, type SeenSet } from './draft/presence.ts'
import { faceOfTile, type TileId } from './draft/tiles.ts'
import type { Turn } from './draft/turn.ts'
import { TABLE_TEXTS, type TableText } from './text/index.ts'

/** What the viewer is at. */
export type Mode = 'redeal' | 'answered' | 'turn' | 'announce' | 'wait' | 'watch' | 'over'

export type Setting = TableProps<RummikubTypes> & {
  readonly seat: Seat | null // the viewer's own
  readonly mode: Mode
  readonly text: TableText
  readonly words: Words
  readonly turn: Turn
  readonly judgement: Judgement | null // of the viewer's own draft, once something was touched
  readonly isArranging: boolean
  readonly seen: { readonly seat: Seat; readonly sets: readonly SeenSet[] } | null // what somebody else is laying
  readonly nameOf: (seat: Seat) => string
  readonly change: (next: (turn: Turn) => Turn) => void
  readonly arrange: () => void
}

export const [SettingProvider, useSetting] = createSetting<Setting>()

export const modeOf = ({ phase, turn, answered }: View, seat: Seat | null, awaited: readonly Seat[]): Mode => {
  if (awaited.length === 0) return 'over'
  if (seat === null) return 'watch'
  if (phase === 'redeal') return answered[seat] === true ? 'answered' : 'redeal'
  if (turn !== seat) return 'wait'
  return phase === 'announcement' ? 'announce' : 'turn'
}

/** Whoever's turn it is may be seen at it; what others drafted before is no longer of interest. */
export const seenIn = ({ view, drafts, viewer, awaited }: TableProps<RummikubTypes>): Setting['seen'] => {
  if (view.phase !== 'turn' || view.turn === viewer || !awaited.includes(view.turn)) return null
  const sets = seenDraft(drafts[view.turn], view.table)
  return sets === null ? null : { seat: view.turn, sets }
}

export const wordsIn = (language: 'en' | 'pl'): { readonly text: TableText; readonly words: Words } => ({
  text: TABLE_TEXTS[language],
  words: texts[language].words,
})

/** The face of any tile that is drawn; null for somebody else's. */
export const faceOfId = ({ table }: Pick<View, 'table'>, id: TileId): Face | null => (isBlank(id) ? null : faceOfTile({ table }, id))

/** Whether the viewer has opened in this round. */
export const hasOpened = ({ view, seat }: Pick<Setting, 'view' | 'seat'>): boolean => seat !== null && view.standings[seat]?.opened === true

/** Whether the draft may be changed now. */
export const mayDraft = ({ mode, inFlight }: Pick<Setting, 'mode' | 'inFlight'>): boolean => mode === 'turn' && inFlight === null

export const rulesFor = ({ game }: Pick<Setting, 'game'>, { type }: Refusal): readonly string[] => game.refusalRules[type]
