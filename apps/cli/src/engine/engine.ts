/** The rules as a process: a line with a request in, a line with its answer out. Whatever comes in, an answer goes out and the engine lives on. */
import { trouble } from './answers.ts'
import type { Answer } from './answers.ts'
import type { Line } from './lines.ts'
import { decode, idOf } from './requests.ts'
import type { Request } from './requests.ts'
import { createVerbs } from './verbs.ts'
import type { Verbs } from './verbs.ts'
import type { Registered } from '../registered.ts'

export type Engine = { answer(line: Line): string }

const parse = (text: string): { readonly value: unknown } | null => {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

const print = (id: string | number | null, answer: Answer): string => JSON.stringify({ id, ...answer })

/** Each verb gets requests of its own kind: `decode` saw to that. */
const carryOut = (verbs: Verbs, request: Request): Answer => (verbs[request.do] as (request: Request) => Answer)(request)

/** The answer as text. What comes from outside may be so deep that it cannot even be printed: that is within the guard, too. */
const answerTo = (verbs: Verbs, value: unknown): string => {
  const id = idOf(value)
  try {
    const decoded = decode(value)
    return print(id, 'request' in decoded ? carryOut(verbs, decoded.request) : trouble(decoded.code, decoded.message))
  } catch (error) {
    return print(id, trouble('fault', `the rules broke on this: ${error instanceof Error ? error.message : String(error)}`))
  }
}

/** `entropy` gives a seed where a request names none. */
export const createEngine = (registry: readonly Registered[], entropy: () => string): Engine => {
  const verbs = createVerbs(registry, entropy)
  return {
    answer(line) {
      if ('text' in line) {
        const parsed = parse(line.text)
        return parsed === null ? print(null, trouble('malformed', 'the line is not JSON')) : answerTo(verbs, parsed.value)
      }
      if (line.problem === 'too-long') return print(null, trouble('too-long', 'the line is longer than 1 MB'))
      return print(null, trouble('malformed', 'the line is not UTF-8'))
    },
  }
}
