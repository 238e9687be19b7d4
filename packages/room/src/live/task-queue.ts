/** Runs the tasks of one room one after the other, in the order in which they were added. A task that had to wait for another one yields first, so that a burst of tasks does not keep the process from anything else. */

export type TaskQueue = ReturnType<typeof createTaskQueue>

/** `nextTurn` lets other work of the process pass; `run` executes a task; `failed` gets its error; `idle` is called whenever the queue has become empty. */
export const createTaskQueue = (
  nextTurn: (hasToYield: boolean) => Promise<void>,
  run: (task: () => Promise<void>) => Promise<void>,
  failed: (error: unknown) => void,
  idle: () => void,
) => {
  let tail: Promise<void> = Promise.resolve()
  let waiting = 0

  const runAfter = async (
    before: Promise<void>,
    hasToWait: boolean,
    task: () => Promise<void>,
    onFailure: (error: unknown) => void,
  ): Promise<void> => {
    await before
    await nextTurn(hasToWait)
    try {
      await run(task)
    } catch (error) {
      failed(error)
      onFailure(error)
    } finally {
      waiting -= 1
      if (waiting === 0) idle()
    }
  }

  return {
    /** Adds a task; the promise resolves when it is finished, and never rejects. */
    add: (task: () => Promise<void>, onFailure: (error: unknown) => void = () => {}): Promise<void> => {
      const hasToWait = waiting > 0
      waiting += 1
      tail = runAfter(tail, hasToWait, task, onFailure)
      return tail
    },
    /** Resolves when every task that has been added is finished. */
    finished: (): Promise<void> => tail,
  }
}
