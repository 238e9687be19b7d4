/** Limits how many tasks run at once; the others wait in order. */

type Limiter = <A>(task: () => Promise<A>) => Promise<A>

export const createLimiter = (limit: number): Limiter => {
  const waiting: (() => void)[] = []
  let running = 0
  return async task => {
    if (running === limit) await new Promise<void>(resolve => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift() // the next task takes over the place
      if (next === undefined) running -= 1
      else next()
    }
  }
}
