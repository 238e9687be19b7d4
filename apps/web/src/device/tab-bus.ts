/** The room's bus over BroadcastChannel: each tab of this browser is a separate node. */
import type { RoomBus, RoomNotice } from '@tortuga/room'
import * as v from 'valibot'
import { roomNoticeSchema } from '@tortuga/wire'

/** A channel does not deliver to its own sender, so the listeners of this tab are called directly. */
export const createTabBus = (): RoomBus => {
  const channel = 'BroadcastChannel' in self ? new BroadcastChannel('tortuga') : null
  const listeners = new Set<(notice: RoomNotice) => void>()
  const publish = (notice: RoomNotice): void => {
    for (const listener of listeners) listener(notice)
  }
  channel?.addEventListener('message', ({ data }) => {
    const notice = v.safeParse(roomNoticeSchema, data)
    if (notice.success) publish(notice.output) // a tab with another build may send something this one does not know
  })
  return {
    publish: notice => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel reaches only its own origin
      channel?.postMessage(notice)
      publish(notice)
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
