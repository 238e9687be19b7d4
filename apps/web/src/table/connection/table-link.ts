/** Connects the page to one table: messages go into the table model. */
import type { GameTypes } from '@tortuga/kit'
import { TIMERS } from '@tortuga/ui'
import type { RequestedProposal, ServerMessage } from '@tortuga/wire'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { randomFraction, randomHex } from '../../browser/random.ts'
import { openConnection } from '../../connection/connection.ts'
import type { Transport } from '../../connection/transport.ts'
import { CONNECTION_RESTORED, unsentMessages } from '../../offline/reload.ts'
import { rememberHead } from '../../preferences/preferences.ts'
import { ABSENCE_DELAY, confirmAbsences, hasPendingAbsence } from '../model/absences.ts'
import { applyAnswer, applyMessage, EMPTY_TABLE } from '../model/table-model.ts'
import type { TableModel } from '../model/table-model.ts'

export type TableLink = {
  readonly store: StoreApi<TableModel>
  move(move: unknown): void
  draft(draft: unknown): void
  undo(back: number): void
  propose(proposal: RequestedProposal): void
  vote(agree: boolean): void
  say(text: string): void
  /** Loads the entries before the first one of the log. */
  readEarlier(): void
  /** Hides the last refusal. */
  dismiss(): void
  /** Tries to reconnect at once. */
  nudge(): void
  /** Connects again, because this browser now has a player. */
  renew(): void
  close(): void
}

/** Reconnects when the page becomes visible or the device comes online; returns a function that removes the listeners. */
const watchPage = (wake: () => void, drop: () => void): (() => void) => {
  const onVisible = (): void => {
    if (!document.hidden) wake()
  }
  document.addEventListener('visibilitychange', onVisible)
  addEventListener('online', onVisible)
  addEventListener('offline', drop)
  return () => {
    document.removeEventListener('visibilitychange', onVisible)
    removeEventListener('online', onVisible)
    removeEventListener('offline', drop)
  }
}

export const connectTable = (transport: Transport): TableLink => {
  const store = createStore<TableModel>(() => EMPTY_TABLE)
  const change = (next: (model: TableModel) => TableModel): void => store.setState(next, true)

  const keepHead = (version: number, head: string | null): void => {
    const match = store.getState().welcome?.match.match
    if (head !== null && match !== undefined) rememberHead(match, { version, head })
  }

  const show = (message: ServerMessage): void => {
    change(model => applyMessage(model, message, Date.now()))
    if (message.type === 'here') watchAbsences()
    if (message.type === 'update') keepHead(message.version, message.head ?? null)
  }

  let stopWatching: (() => void) | null = null
  const watchAbsences = (): void => {
    if (stopWatching !== null || !hasPendingAbsence(store.getState().presence)) return
    stopWatching = TIMERS.after(ABSENCE_DELAY, () => {
      stopWatching = null
      change(model => ({ ...model, presence: confirmAbsences(model.presence, model.update?.version ?? 0, Date.now()) }))
      watchAbsences()
    })
  }

  const connection = openConnection(
    { transport, after: TIMERS.after, random: randomFraction, makeId: () => randomHex(12) },
    {
      status: status => {
        const isBack = status.type === 'open' && ['lost', 'restarting', 'older-node'].includes(store.getState().status.type)
        change(model => ({ ...model, status }))
        if (isBack && transport.isRemote) dispatchEvent(new Event(CONNECTION_RESTORED))
      },
      message: show,
      answer: answer => change(model => applyAnswer(model, answer)),
      pending: flight => {
        change(model => ({ ...model, flight }))
        if (flight.length > 0) unsentMessages.add(store)
        else unsentMessages.delete(store)
      },
    },
  )
  const stopPageEvents = watchPage(connection.wake, () => {
    if (transport.isRemote) connection.drop()
  })

  const version = (): number => store.getState().update?.version ?? 0
  return {
    store,
    move: move => {
      const question = store.getState().update?.question ?? null
      if (question === null) return
      change(model => ({ ...model, refused: null, failed: null }))
      connection.request({ type: 'move', question, move })
    },
    draft: (draft: GameTypes['draft']) => connection.draft(draft),
    undo: back => connection.request({ type: 'undo', version: version(), back }),
    propose: proposal => connection.request({ type: 'propose', version: version(), proposal }),
    vote: agree => {
      const open = store.getState().update?.proposal ?? null
      if (open !== null) connection.request({ type: 'vote', proposal: open.version, agree })
    },
    say: text => connection.request({ type: 'chat', text }),
    readEarlier: () => {
      const before = store.getState().log[0]?.version ?? 0
      if (before > 0) connection.readLog(before)
    },
    dismiss: () => change(model => ({ ...model, refused: null, failed: null })),
    nudge: () => connection.wake(),
    renew: () => connection.restart(),
    close: () => {
      stopPageEvents()
      unsentMessages.delete(store)
      stopWatching?.()
      connection.close()
    },
  }
}
