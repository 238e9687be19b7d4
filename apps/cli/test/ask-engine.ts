/** Sends requests to an engine and parses its responses. */
import * as v from 'valibot'
import { expect } from 'vitest'
import { createEngine } from '../src/engine/engine.ts'
import type { CliGame } from '../src/games/registered-game.ts'

/** Loose, so that a test sees a field that should not be there. */
const replySchema = v.looseObject({ id: v.unknown(), ok: v.optional(v.unknown()), error: v.optional(v.record(v.string(), v.unknown())) })
type Reply = v.InferOutput<typeof replySchema>

export const SEED = 'ab'.repeat(32)

export type EngineClient = {
  /** The complete response. */
  readonly ask: (request: unknown) => Reply
  /** The response's `ok`; throws if there is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- answers are data of any game, looked at by `expect`
  readonly get: (request: Readonly<Record<string, unknown>>) => any
  /** The response's error code; throws if there is none. */
  readonly code: (request: unknown) => unknown
}

export const createEngineClient = (registry: readonly CliGame[]): EngineClient => {
  const engine = createEngine(registry, () => SEED)
  const ask = (request: unknown): Reply => {
    const answer = engine.answer({ text: typeof request === 'string' ? request : JSON.stringify(request) })
    if (typeof answer !== 'string') throw new Error('only a request for an earlier edition is answered later')
    return v.parse(replySchema, JSON.parse(answer))
  }
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
