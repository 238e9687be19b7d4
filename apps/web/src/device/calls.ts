/** Calls between the page and its workers: a question with a number, an answer with the same. */

type Question = { readonly call: number; readonly name: string; readonly with: unknown }
type Reply =
  | { readonly call: number; readonly ok: true; readonly answer: unknown }
  | { readonly call: number; readonly ok: false; readonly error: string }

/** As much of a worker, or of its inside, as calls need. */
export type End = {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

export type Calls = {
  call(name: string, input: unknown, transfer?: Transferable[]): Promise<unknown>
  /** Every call that waits fails: the worker has gone. */
  fail(reason: string): void
}

export const callsTo = (end: End): Calls => {
  const waiting = new Map<number, { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void }>()
  let last = 0
  end.addEventListener('message', ({ data }) => {
    const reply = data as Reply
    const caller = waiting.get(reply.call)
    waiting.delete(reply.call)
    if (reply.ok) caller?.resolve(reply.answer)
    else caller?.reject(new Error(reply.error))
  })
  return {
    call: (name, input, transfer = []) =>
      new Promise((resolve, reject) => {
        last += 1
        waiting.set(last, { resolve, reject })
        end.postMessage({ call: last, name, with: input } satisfies Question, transfer)
      }),
    fail: reason => {
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    },
  }
}

type Handler = (input: never, ports: readonly MessagePort[]) => Promise<unknown>

/** Answers calls by these names. */
export const answerCalls = (end: End, handlers: Readonly<Record<string, Handler>>): void => {
  end.addEventListener('message', ({ data, ports }) => {
    const { call, name, with: input } = data as Question
    const handler = handlers[name]
    const answer = handler === undefined ? Promise.reject(new Error(`nobody answers ${name}`)) : handler(input as never, ports)
    answer.then(
      made => end.postMessage({ call, ok: true, answer: made } satisfies Reply, []),
      (error: unknown) => end.postMessage({ call, ok: false, error: String(error) } satisfies Reply, []),
    )
  })
}
