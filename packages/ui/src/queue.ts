/** Things shown one after the other, each held for a while, so that three quick moves are seen as three moves. Whoever is in a hurry may flush it. */

export type Queue<A> = {
  push(item: A): void
  /** Shows everything that waits, at once. */
  flush(): void
  isEmpty(): boolean
  stop(): void
}

export type Timers = { after(ms: number, call: () => void): () => void }

/** Real time. */
export const TIMERS: Timers = {
  after: (ms, call) => {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}

/** `show` is called in order; the next item waits until `hold` of the one before has passed. More than `most` waiting are flushed: nobody watches ten moves of the past. */
export const createQueue = <A>(show: (item: A) => void, hold: (item: A) => number, most = 8, timers: Timers = TIMERS): Queue<A> => {
  const waiting: A[] = []
  let cancel: (() => void) | null = null

  const next = (): void => {
    cancel = null
    const item = waiting.shift()
    if (item === undefined) return
    show(item)
    const ms = hold(item)
    if (ms <= 0) next()
    else cancel = timers.after(ms, next)
  }
  const flush = (): void => {
    cancel?.()
    cancel = null
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) show(item)
  }
  return {
    push: item => {
      waiting.push(item)
      if (waiting.length > most) flush()
      else if (cancel === null) next()
    },
    flush,
    isEmpty: () => waiting.length === 0,
    stop: () => {
      cancel?.()
      cancel = null
      waiting.length = 0
    },
  }
}
