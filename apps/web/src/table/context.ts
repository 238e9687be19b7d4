/** What the parts of a table page hand to each other. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { TableLink } from './connect.ts'
import type { HintState } from './hint.ts'
import { backToMine } from './log-lines.ts'
import type { TableModel } from './model.ts'
import type { Place } from './place.ts'
import type { Sheet } from './sheets.tsx'

export type TableContext = {
  readonly place: Place
  readonly link: TableLink
  readonly model: TableModel
  readonly web: WebGame<GameTypes>
  readonly name: (seat: Seat) => string
  /** The viewer's own seat; null for whoever watches. */
  readonly seat: Seat | null
  readonly openSheet: (sheet: Sheet) => void
  readonly openRules: () => void
  readonly hint: { readonly state: HintState; readonly ask: () => void }
}

export type Undoing = { readonly type: 'free' | 'asked' | 'alone'; readonly act: () => void } | null

/** How the viewer could take something back now: freely, because only bots would have to agree, or by asking. */
export const undoOf = ({ model, link, seat }: Pick<TableContext, 'model' | 'link' | 'seat'>): Undoing => {
  const { update, welcome, status, flight } = model
  if (update === null || seat === null || update.over || update.proposal !== null || status.type !== 'open' || flight.length > 0)
    return null
  if (welcome?.settings.takebacks !== true) return null
  if (update.undoable > 0) return { type: 'free', act: () => link.undo(1) }
  const back = backToMine(model.log, seat)
  if (back === null) return null
  const areAlone = update.players.every((player, chair) => chair === seat || player.bot !== null)
  return { type: areAlone ? 'alone' : 'asked', act: () => link.propose({ type: 'undo', back }) }
}

/** Whether the viewer may ask for a hint now. */
export const mayHint = ({ model, hint }: Pick<TableContext, 'model' | 'hint'>): boolean =>
  model.update?.question !== null && model.update?.over === false && hint.state.type !== 'thinking'
