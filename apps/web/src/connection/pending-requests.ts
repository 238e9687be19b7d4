/** Requests that wait for an answer. They are kept until then and sent again after a lost connection with the same id, so that nothing is lost or done twice. */
import { unreachable } from '@tortuga/kit'
import type { ClientMessage, ServerMessage } from '@tortuga/wire'

/** A message that the server answers by its id. */
export type ClientRequest = Extract<ClientMessage, { readonly id: string }>
type WithoutId<A> = A extends ClientRequest ? Omit<A, 'id'> : never
export type NewRequest = WithoutId<ClientRequest>

/** `stored`: acknowledged, but the update that shows it has not arrived yet. */
export type PendingRequest = { readonly request: ClientRequest; readonly state: 'sent' | 'stored'; readonly version: number | null }

export type RequestAnswer =
  | { readonly type: 'done'; readonly request: ClientRequest }
  | {
      readonly type: 'refused'
      readonly request: ClientRequest
      readonly refusal: { readonly type: string }
      readonly rules: readonly string[]
    }
  | { readonly type: 'moves'; readonly request: ClientRequest; readonly moves: readonly unknown[] }
  | { readonly type: 'failed'; readonly request: ClientRequest; readonly code: string }

/** The requests that still wait, the answer that has arrived, and the request that should be sent again. */
type SettledRequests = {
  readonly pending: readonly PendingRequest[]
  readonly answer: RequestAnswer | null
  readonly retry: ClientRequest | null
}

/** After these the same request may succeed. */
const RETRY_CODES: readonly string[] = ['try-again', 'too-often', 'say-hello']

/** Settles the pending requests that a message of the server answers; `have` is the newest version that was received. */
export const settleRequests = (pending: readonly PendingRequest[], message: ServerMessage, have: number | null): SettledRequests => {
  const unchanged: SettledRequests = { pending, answer: null, retry: null }
  if (message.type === 'update')
    return { ...unchanged, pending: pending.filter(({ state, version }) => state === 'sent' || (version ?? 0) > message.version) }
  if (!('id' in message) || message.id === null) return unchanged
  const found = pending.find(({ request }) => request.id === message.id)
  if (found === undefined) return unchanged
  const { request } = found
  const others = pending.filter(other => other !== found)
  switch (message.type) {
    case 'done': {
      const isShown = request.type === 'chat' || message.version <= (have ?? -1) // if the first answer was lost, the update came before this one
      const stored: PendingRequest = { request, state: 'stored', version: message.version }
      return {
        pending: isShown ? others : pending.map(other => (other === found ? stored : other)),
        answer: { type: 'done', request },
        retry: null,
      }
    }
    case 'refused':
      return { pending: others, answer: { type: 'refused', request, refusal: message.refusal, rules: message.rules }, retry: null }
    case 'moves':
      return { pending: others, answer: { type: 'moves', request, moves: message.moves }, retry: null }
    case 'trouble':
      if (RETRY_CODES.includes(message.code)) return { ...unchanged, retry: request }
      return { pending: others, answer: { type: 'failed', request, code: message.code }, retry: null }
    default:
      return unreachable(message)
  }
}
