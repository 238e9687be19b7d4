/** Typed calls to a worker: a request carries a number, its reply the same number, and both ends check them by schema. */
import { workerReplySchema, workerRequestSchema } from '@tortuga/wire'
import type { DeepReadonly, WorkerCallType, WorkerReply, WorkerRequest } from '@tortuga/wire'
import * as v from 'valibot'

// oxlint-disable-next-line typescript/no-explicit-any -- each call has its own types, which CallsTo and Handlers read from here
type Protocol = Readonly<Record<string, WorkerCallType<any, any>>>

/** The part of `Worker` and of a worker's own global scope that calls need. */
export type MessageEndpoint = {
  postMessage(message: unknown, transfer?: Transferable[]): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

/** This worker's own end; the compiler knows only a page's global scope, which lacks `postMessage` without an origin. */
export const workerScope = (): MessageEndpoint => globalThis as unknown as MessageEndpoint

export type CallsTo<P extends Protocol> = {
  readonly [K in keyof P]: (
    input: P[K] extends WorkerCallType<infer Input, unknown> ? DeepReadonly<Input> : never,
    transfer?: Transferable[],
  ) => Promise<P[K] extends WorkerCallType<unknown, infer Output> ? DeepReadonly<Output> : never>
}

export type WorkerConnection<P extends Protocol> = {
  readonly calls: CallsTo<P>
  /** Rejects every pending call, because the worker has stopped. */
  fail(reason: string): void
}

type PendingCall = { readonly resolve: (output: unknown) => void; readonly reject: (error: Error) => void }

export const connectWorker = <P extends Protocol>(worker: MessageEndpoint, protocol: P): WorkerConnection<P> => {
  const pending = new Map<number, PendingCall>()
  let last = 0
  worker.addEventListener('message', ({ data }) => {
    const reply = v.safeParse(workerReplySchema, data)
    if (!reply.success) return // some workers also send messages that answer no call
    const caller = pending.get(reply.output.call)
    pending.delete(reply.output.call)
    if (reply.output.ok) caller?.resolve(reply.output.output)
    else caller?.reject(new Error(reply.output.error))
  })
  const call = async (name: string, input: unknown, transfer: Transferable[]): Promise<unknown> => {
    const output = await new Promise((resolve, reject) => {
      last += 1
      pending.set(last, { resolve, reject })
      worker.postMessage({ call: last, name, input } satisfies WorkerRequest, transfer)
    })
    const type = protocol[name]
    return type === undefined ? undefined : v.parse(type.output, output)
  }
  const calls = Object.fromEntries(
    Object.keys(protocol).map(name => [name, (input: unknown, transfer: Transferable[] = []) => call(name, input, transfer)]),
  )
  return {
    calls: calls as CallsTo<P>, // made from the keys of the protocol, and each output is parsed by its schema
    fail: reason => {
      for (const { reject } of pending.values()) reject(new Error(reason))
      pending.clear()
    },
  }
}

export type CallHandlers<P extends Protocol> = {
  readonly [K in keyof P]: (
    input: P[K] extends WorkerCallType<infer Input, unknown> ? DeepReadonly<Input> : never,
    ports: readonly MessagePort[],
  ) => Promise<P[K] extends WorkerCallType<unknown, infer Output> ? DeepReadonly<Output> : never>
}

/** Answers the calls of this protocol inside a worker. */
export const serveCalls = <P extends Protocol>(scope: MessageEndpoint, protocol: P, handlers: CallHandlers<P>): void => {
  const answer = async ({ name, input }: WorkerRequest, ports: readonly MessagePort[]): Promise<unknown> => {
    const type = Object.hasOwn(protocol, name) ? protocol[name] : undefined
    const handler = handlers[name]
    if (type === undefined || handler === undefined) throw new Error(`unknown call ${name}`)
    return handler(v.parse(type.input, input), ports)
  }
  scope.addEventListener('message', ({ data, ports }) => {
    const request = v.safeParse(workerRequestSchema, data)
    if (!request.success) return
    const { call } = request.output
    answer(request.output, ports).then(
      output => scope.postMessage({ call, ok: true, output } satisfies WorkerReply, []),
      (error: unknown) => scope.postMessage({ call, ok: false, error: String(error) } satisfies WorkerReply, []),
    )
  })
}
