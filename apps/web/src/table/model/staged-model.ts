/** The table model as the stage shows it: the view, the log, the turn and the end follow the stage; connection, clocks, chat and votes follow the truth. */
import type { GameTypes, Seat } from '@tortuga/kit'
import type { VisibleEntry } from '@tortuga/wire'
import { HOLD_LIMITS } from '../../stage/use-director.ts'
import type { Staged, StageTruth } from '../../stage/use-director.ts'
import { seatOf } from './table-model.ts'
import type { TableModel, TableUpdate } from './table-model.ts'

/** The part of the time left by which the table may lag, and the least that this is. */
const LAG = { part: 0.05, least: 600 } as const

/** The match as it was dealt, if the page's first update shows it so. */
const dealtIn = ({ version, view, shown }: TableUpdate): NonNullable<StageTruth['dealt']> | null =>
  version === 0 ? { version, view, deal: (shown[0]?.events ?? []) as readonly GameTypes['event'][] } : null

/** What the stage director needs to know. `first` is the first update of the page. */
export const stageTruth = (
  model: TableModel,
  update: TableUpdate,
  first: TableUpdate,
  place: 'device' | 'server',
  now: () => number,
): StageTruth => {
  const seat = seatOf(model)
  const isTurn = seat !== null && !update.over && update.awaited.includes(seat)
  return {
    version: update.version,
    view: update.view,
    isTurn,
    dealt: dealtIn(first),
    stepsSince: version => {
      const entries = model.log.filter(entry => entry.version > version)
      const isComplete = entries.length === update.version - version
      const isUndone = entries.some(({ entry }) => entry?.type === 'undo')
      if (!isComplete || isUndone) return null
      return entries.map(({ version: at, events }) => ({ version: at, events: events as readonly GameTypes['event'][] }))
    },
    holdLimit: HOLD_LIMITS[seat === null ? 'spectator' : place],
    mostLag: () => {
      const left = isTurn ? (update.clocks?.[seat] ?? null) : null
      return left === null ? null : Math.max(LAG.least, (left - (now() - model.updatedAt)) * LAG.part)
    },
  }
}

/** The log as far as it has been told. */
const toldLog = (log: readonly VisibleEntry[], { version, told }: Staged['cursor']): readonly VisibleEntry[] =>
  log.flatMap(entry => {
    if (entry.version > version) return []
    return entry.version === version && told !== null ? [{ ...entry, events: entry.events.slice(0, told) }] : [entry]
  })

/** Who acts in the beat; otherwise who made the last move that has been told, or who is asked. */
const actorOf = ({ log }: TableModel, { awaited }: TableUpdate, { stage: { beat }, cursor }: Staged): readonly Seat[] => {
  if (beat !== null && beat.actor !== null) return [beat.actor]
  const last = log.findLast(({ version, entry }) => version <= cursor.version && entry?.type === 'move')?.entry
  return last?.type === 'move' ? [last.seat] : awaited
}

export const stageModel = (model: TableModel, update: TableUpdate, staged: Staged): TableModel =>
  staged.stage.isBehind
    ? {
        ...model,
        log: toldLog(model.log, staged.cursor),
        // Drafts of others are about the truth, and nobody may move yet.
        here: model.here.map(one => ({ ...one, draft: null })),
        update: {
          ...update,
          version: staged.cursor.version,
          view: staged.view,
          awaited: actorOf(model, update, staged),
          question: null,
          undoable: 0,
          outcome: null,
          over: false,
        },
      }
    : model
