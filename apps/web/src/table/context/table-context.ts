/** What the parts of a table page share. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { WebGame } from '@tortuga/ui'
import type { TableLink } from '../connection/table-link.ts'
import type { TableLocation } from '../connection/table-location.ts'
import { movesBackToSeat } from '../model/log-lines.ts'
import { absentSeats } from '../model/absences.ts'
import type { TableModel } from '../model/table-model.ts'
import type { HintState } from './use-hint.ts'

/** A dialog that can be opened over the table. */
export type TableDialog = 'log' | 'chat' | 'options' | 'result'

export type TablePageContext = {
  readonly location: TableLocation
  readonly link: TableLink
  /** What the table shows. */
  readonly model: TableModel
  /** The table as it is; the shown one may lag behind it. */
  readonly truth: TableModel
  readonly web: WebGame<GameTypes>
  readonly name: (seat: Seat) => string
  /** By seat, the names of the avatars. */
  readonly avatars: readonly string[]
  /** The viewer's own seat; null for a spectator. */
  readonly seat: Seat | null
  readonly openDialog: (dialog: TableDialog) => void
  readonly openRules: () => void
  readonly hint: { readonly state: HintState; readonly ask: () => void }
}

/** The seats that a substitute may take. */
export const openSeats = ({ update }: TableModel): readonly Seat[] => (update === null || update.over ? [] : (update.open ?? []))

/** The absent players for whom a player at the table may propose a bot or a substitute. Nothing else may be proposed meanwhile. */
export const missingSeats = ({ seat, model }: Pick<TablePageContext, 'seat' | 'model'>): readonly Seat[] => {
  const { update, presence } = model
  if (seat === null || update === null || update.over || update.proposal !== null) return []
  return absentSeats(presence).filter(absent => !openSeats(model).includes(absent))
}

/** `free`: no agreement is needed. `alone`: only bots would have to agree. `asked`: the other people must agree. */
type UndoAction = { readonly type: 'free' | 'asked' | 'alone'; readonly run: () => void } | null

/** How the viewer can undo now; null if there is nothing to undo. */
export const undoOf = ({ truth, link, seat }: Pick<TablePageContext, 'truth' | 'link' | 'seat'>): UndoAction => {
  const { update, welcome, status, flight } = truth
  if (update === null || seat === null || update.over || update.proposal !== null || status.type !== 'open' || flight.length > 0)
    return null
  if (welcome?.settings.takebacks !== true) return null
  if (update.undoable > 0) return { type: 'free', run: () => link.undo(1) }
  const back = movesBackToSeat(truth.log, seat)
  if (back === null) return null
  const areOthersBots = update.players.every((player, other) => other === seat || player.bot !== null)
  return { type: areOthersBots ? 'alone' : 'asked', run: () => link.propose({ type: 'undo', back }) }
}

/** Whether the viewer may ask for a hint now. */
export const mayHint = ({ model, hint }: Pick<TablePageContext, 'model' | 'hint'>): boolean =>
  model.update?.question !== null && model.update?.over === false && hint.state.type !== 'thinking'
