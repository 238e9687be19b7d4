/** The rules as a process: one request per line in, one response per line out. Every line gets a response, and an invalid line does not stop the engine. */
import { failure } from './responses.ts'
import type { EngineResponse } from './responses.ts'
import type { InputLine } from './line-splitter.ts'
import { decodeRequest, idOf } from './requests.ts'
import type { EngineRequest } from './requests.ts'
import { createHandlers } from './handlers.ts'
import type { RequestHandlers } from './handlers.ts'
import type { CliGame } from '../games/registered-game.ts'

/** Responses are synchronous, except the first one that needs an earlier edition, which has to be loaded. */
export type Engine = { answer(line: InputLine): string | Promise<string> }

const parse = (text: string): { readonly value: unknown } | null => {
  try {
    const value: unknown = JSON.parse(text)
    return { value }
  } catch {
    return null
  }
}

const print = (id: string | number | null, answer: EngineResponse): string => JSON.stringify({ id, ...answer })

/** `decode` guarantees that each handler gets requests of its own kind. */
const carryOut = (verbs: RequestHandlers, request: EngineRequest): EngineResponse | Promise<EngineResponse> =>
  (verbs[request.do] as (request: EngineRequest) => EngineResponse | Promise<EngineResponse>)(request)

/** The response as text. Input may be nested too deeply even to be printed, so printing is guarded as well. */
const answerTo = (verbs: RequestHandlers, value: unknown): string | Promise<string> => {
  const id = idOf(value)
  const printFault = (error: unknown): string =>
    print(id, failure('fault', `the rules threw an error: ${error instanceof Error ? error.message : String(error)}`))
  try {
    const decoded = decodeRequest(value)
    if (!('request' in decoded)) return print(id, failure(decoded.code, decoded.message))
    const answer = carryOut(verbs, decoded.request)
    return answer instanceof Promise ? answer.then(done => print(id, done)).catch(printFault) : print(id, answer)
  } catch (error) {
    return printFault(error)
  }
}

/** `entropy` provides a seed for requests without one. */
export const createEngine = (registry: readonly CliGame[], entropy: () => string): Engine => {
  const verbs = createHandlers(registry, entropy)
  return {
    answer(line) {
      if ('text' in line) {
        const parsed = parse(line.text)
        return parsed === null ? print(null, failure('malformed', 'the line is not JSON')) : answerTo(verbs, parsed.value)
      }
      if (line.problem === 'too-long') return print(null, failure('too-long', 'the line is longer than 1 MB'))
      return print(null, failure('malformed', 'the line is not UTF-8'))
    },
  }
}
