/** The schemas of all engine requests. Unknown fields are rejected, so that a typo does not go unnoticed. */
import * as v from 'valibot'
import { HEX_32_BYTES } from '@tortuga/kit'

const id = v.optional(v.union([v.string(), v.number(), v.null()]))
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const seed = v.pipe(v.string(), v.regex(HEX_32_BYTES, 'a seed is 64 hex digits in lower case'))
const ofMatch = { id, match: v.string() }
const ofSeat = { ...ofMatch, seat: count }

const REQUESTS = {
  games: v.strictObject({ id, do: v.literal('games') }),
  new: v.strictObject({
    id,
    do: v.literal('new'),
    game: v.string(),
    rules: v.optional(count),
    seats: count,
    options: v.optional(v.union([v.string(), v.record(v.string(), v.unknown())])),
    seed: v.optional(seed),
  }),
  load: v.strictObject({
    id,
    do: v.literal('load'),
    game: v.string(),
    rules: v.optional(count),
    state: v.unknown(),
    seed: v.optional(seed),
  }),
  state: v.strictObject({ ...ofMatch, do: v.literal('state') }),
  view: v.strictObject({ ...ofMatch, do: v.literal('view'), viewer: v.union([count, v.picklist(['table', 'open'])]) }),
  moves: v.strictObject({ ...ofSeat, do: v.literal('moves'), limit: v.optional(count) }),
  check: v.strictObject({ ...ofSeat, do: v.literal('check'), move: v.unknown() }),
  play: v.strictObject({ ...ofSeat, do: v.literal('play'), move: v.unknown() }),
  determinize: v.strictObject({ ...ofSeat, do: v.literal('determinize'), seed }),
  bot: v.strictObject({ ...ofSeat, do: v.literal('bot'), level: v.string(), seed: v.optional(seed), playouts: v.optional(count) }),
  journal: v.strictObject({ ...ofMatch, do: v.literal('journal') }),
  drop: v.strictObject({ ...ofMatch, do: v.literal('drop') }),
} as const

export type RequestName = keyof typeof REQUESTS
export type EngineRequests = { readonly [K in RequestName]: v.InferOutput<(typeof REQUESTS)[K]> }
export type EngineRequest = EngineRequests[RequestName]

const NAMES = Object.keys(REQUESTS) as readonly RequestName[]

/** A decoded request, or the error. */
export type DecodedRequest =
  | { readonly request: EngineRequest }
  | { readonly code: 'unknown-request' | 'bad-request' | 'malformed'; readonly message: string }

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The id for the response; null if the request has no valid id. */
export const idOf = (value: unknown): string | number | null => {
  const found = isObject(value) ? value['id'] : null
  return typeof found === 'string' || typeof found === 'number' ? found : null
}

export const decodeRequest = (value: unknown): DecodedRequest => {
  if (!isObject(value)) return { code: 'malformed', message: 'a request is a JSON object' }
  const requestName = NAMES.find(name => name === value['do'])
  if (requestName === undefined) return { code: 'unknown-request', message: `"do" is one of ${NAMES.join(', ')}` }
  const parsed = v.safeParse(REQUESTS[requestName], value)
  if (parsed.success) return { request: parsed.output }
  const [issue] = parsed.issues
  return { code: 'bad-request', message: `${v.getDotPath(issue) ?? 'request'}: ${issue.message}` }
}
