/** Calls to a worker: a request carries a number, and its reply carries the same number. */
import * as v from 'valibot'

/** What one call takes and what it returns. */
export type WorkerCallType<Input, Output> = {
  readonly input: v.GenericSchema<unknown, Input>
  readonly output: v.GenericSchema<unknown, Output>
}

export const defineCall = <Input, Output>(
  input: v.GenericSchema<unknown, Input>,
  output: v.GenericSchema<unknown, Output>,
): WorkerCallType<Input, Output> => ({ input, output })

/** `name` is a key of the worker's protocol, such as `DEVICE_CALLS`. */
export const workerRequestSchema = v.object({ call: v.number(), name: v.string(), input: v.unknown() })
export type WorkerRequest = v.InferOutput<typeof workerRequestSchema>

export const workerReplySchema = v.variant('ok', [
  v.object({ call: v.number(), ok: v.literal(true), output: v.unknown() }),
  v.object({ call: v.number(), ok: v.literal(false), error: v.string() }),
])
export type WorkerReply = v.InferOutput<typeof workerReplySchema>

/** A large output that is typed, but not checked field by field: both ends belong to the same build. */
export const typedObject = <A>(): v.GenericSchema<unknown, A> => v.custom<A>(input => typeof input === 'object' && input !== null)
export const typedList = <A>(): v.GenericSchema<unknown, readonly A[]> => v.custom<readonly A[]>(input => Array.isArray(input))
