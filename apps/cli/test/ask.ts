/** Asks an engine as a program would: a request in, the parsed answer out. */
import { expect } from 'vitest'
import { createEngine } from '../src/engine/engine.ts'
import type { Registered } from '../src/registered.ts'

type Reply = { readonly id: unknown; readonly ok?: unknown; readonly error?: Readonly<Record<string, unknown>> }

export const SEED = 'ab'.repeat(32)

export type Asking = {
  /** The whole answer. */
  readonly ask: (request: unknown) => Reply
  /** The answer's `ok`; fails where there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are data of any game, looked at by `expect`
  readonly get: (request: Readonly<Record<string, unknown>>) => any
  /** The code of the answer's error; fails where there is none. */
  readonly code: (request: unknown) => unknown
}

export const asking = (registry: readonly Registered[]): Asking => {
  const engine = createEngine(registry, () => SEED)
  const ask = (request: unknown): Reply =>
    JSON.parse(engine.answer({ text: typeof request === 'string' ? request : JSON.stringify(request) })) as Reply
  return {
    ask,
    get: request => {
      const answer = ask({ id: 7, ...request })
      expect(answer).toEqual({ id: 7, ok: answer.ok })
      return answer.ok
    },
    code: request => {
      const { error } = ask(request)
      expect(error).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/./) })
      return error?.['code']
    },
  }
}
