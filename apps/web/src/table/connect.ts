/** One table of this page: the line, the model behind what is drawn, and the pace at which others' moves are shown. */
import type { GameTypes, Proposal } from '@tortuga/kit'
import type { FromServer } from '@tortuga/room'
import { createQueue, TIMERS } from '@tortuga/ui'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { randomHex, randomShare } from '../entropy.ts'
import { openLine } from '../line/line.ts'
import type { Wire } from '../line/wire.ts'
import { busy, LINE_BACK } from '../offline/renewal.ts'
import { answered, EMPTY, receive, seatOf } from './model.ts'
import type { TableModel, Update } from './model.ts'
import { GRACE, isWaiting, sayAbsences } from './presence.ts'

export type TableLink = {
  readonly store: StoreApi<TableModel>
  move(move: unknown): void
  draft(draft: unknown): void
  undo(back: number): void
  propose(proposal: Proposal): void
  vote(agree: boolean): void
  say(text: string): void
  /** Puts away the note about the last refusal. */
  dismiss(): void
  nudge(): void
  /** This browser has become somebody else: a player, where it was a visitor. */
  renew(): void
  close(): void
}

/** How long another's move is left to be seen before the next one is shown. */
const HOLD = 750

const movesOfOthers = ({ shown }: Update, seat: number | null): boolean =>
  shown.some(({ entry }) => entry?.type === 'move' && entry.seat !== seat)

export const connectTable = (wire: Wire, isPaced: () => boolean): TableLink => {
  const store = createStore<TableModel>(() => EMPTY)
  const change = (next: (model: TableModel) => TableModel): void => store.setState(next, true)

  const holdOf = (message: FromServer): number => {
    const isBusy = message.type === 'update' && message.since !== null && movesOfOthers(message, seatOf(store.getState()))
    return isBusy && isPaced() && !document.hidden ? HOLD : 0
  }
  // Everything goes through the queue, so that talk and presence stay in order with what is seen.
  const show = (message: FromServer): void => {
    change(model => receive(model, message, Date.now()))
    if (message.type === 'here') watchAbsences()
  }
  const queue = createQueue<FromServer>(show, holdOf, 12)

  let stopWatching: (() => void) | null = null
  const watchAbsences = (): void => {
    if (stopWatching !== null || !isWaiting(store.getState().presence)) return
    stopWatching = TIMERS.after(GRACE, () => {
      stopWatching = null
      change(model => ({ ...model, presence: sayAbsences(model.presence, model.update?.version ?? 0, Date.now()) }))
      watchAbsences()
    })
  }

  const line = openLine(
    { wire, after: TIMERS.after, random: randomShare, makeId: () => randomHex(12) },
    {
      status: status => {
        const isBack = status.type === 'open' && ['lost', 'restarting', 'outdated'].includes(store.getState().status.type)
        change(model => ({ ...model, status }))
        if (isBack && wire.isRemote) dispatchEvent(new Event(LINE_BACK))
      },
      message: message => queue.push(message),
      answer: answer => change(model => answered(model, answer)),
      flight: flight => {
        if (flight.length < store.getState().flight.length) queue.flush() // what was in flight is drawn as soon as it no longer is
        change(model => ({ ...model, flight }))
        if (flight.length > 0) busy.add(store)
        else busy.delete(store)
      },
    },
  )
  const wake = (): void => {
    if (!document.hidden) line.nudge()
  }
  const drop = (): void => {
    if (wire.isRemote) line.drop()
  }
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  addEventListener('offline', drop)

  const version = (): number => store.getState().update?.version ?? 0
  return {
    store,
    move: move => {
      const question = store.getState().update?.question ?? null
      if (question === null) return
      change(model => ({ ...model, refused: null, failed: null }))
      line.ask({ type: 'move', question, move })
    },
    draft: (draft: GameTypes['draft']) => line.draft(draft),
    undo: back => line.ask({ type: 'undo', version: version(), back }),
    propose: proposal => line.ask({ type: 'propose', version: version(), proposal }),
    vote: agree => {
      const open = store.getState().update?.proposal ?? null
      if (open !== null) line.ask({ type: 'vote', proposal: open.version, agree })
    },
    say: text => line.ask({ type: 'chat', text }),
    dismiss: () => change(model => ({ ...model, refused: null, failed: null })),
    nudge: () => line.nudge(),
    renew: () => line.renew(),
    close: () => {
      document.removeEventListener('visibilitychange', wake)
      removeEventListener('online', wake)
      removeEventListener('offline', drop)
      busy.delete(store)
      queue.stop()
      stopWatching?.()
      line.close()
    },
  }
}
