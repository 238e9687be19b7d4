/** Publish/subscribe within one process: every listener gets every notice, including the publisher's own. */
import type { RoomBus, RoomNotice } from '@tortuga/room'

export type LocalBus = RoomBus & {
  /** Signals that notices may have been missed. */
  lose(): void
  onLost(listener: () => void): () => void
}

const createListeners = <A>() => {
  const listeners = new Set<(value: A) => void>()
  return {
    /** Each call runs in its own microtask, so that a listener that throws does not affect the publisher or other listeners. */
    publish: (value: A): void => {
      for (const listener of listeners) queueMicrotask(() => listeners.has(listener) && listener(value))
    },
    subscribe: (callback: (value: A) => void): (() => void) => {
      const listener = (value: A): void => callback(value) // a new function, so that one callback can subscribe twice
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export const createLocalBus = (): LocalBus => {
  const notices = createListeners<RoomNotice>()
  const losses = createListeners<void>()
  return { publish: notices.publish, subscribe: notices.subscribe, lose: losses.publish, onLost: losses.subscribe }
}
