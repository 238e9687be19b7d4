/** Messages on their way: kept until they are answered, and sent again after a gap under the same id, so that nothing is lost and nothing is done twice. */
import { unreachable } from '@tortuga/kit'
import type { FromClient, FromServer } from '@tortuga/room'

/** What a client asks and gets an answer to. */
export type Ask = Extract<FromClient, { readonly id: string }>
type WithoutId<A> = A extends Ask ? Omit<A, 'id'> : never
export type Asking = WithoutId<Ask>

/** `stored`: acknowledged, but the update that shows it has not come yet. */
export type InFlight = { readonly ask: Ask; readonly state: 'sent' | 'stored'; readonly version: number | null }

export type Answer =
  | { readonly type: 'done'; readonly ask: Ask }
  | { readonly type: 'refused'; readonly ask: Ask; readonly refusal: { readonly type: string }; readonly rules: readonly string[] }
  | { readonly type: 'moves'; readonly ask: Ask; readonly moves: readonly unknown[] }
  | { readonly type: 'failed'; readonly ask: Ask; readonly code: string }

type Landed = { readonly flight: readonly InFlight[]; readonly answer: Answer | null; readonly again: Ask | null }

const WORTH_AGAIN: readonly string[] = ['try-again', 'too-often', 'say-hello']

/** What a message of the server does to those on their way; `have` is the newest version that was received. */
export const land = (flight: readonly InFlight[], message: FromServer, have: number | null): Landed => {
  const none: Landed = { flight, answer: null, again: null }
  if (message.type === 'update')
    return { ...none, flight: flight.filter(({ state, version }) => state === 'sent' || (version ?? 0) > message.version) }
  if (!('id' in message) || message.id === null) return none
  const found = flight.find(({ ask }) => ask.id === message.id)
  if (found === undefined) return none
  const { ask } = found
  const rest = flight.filter(other => other !== found)
  switch (message.type) {
    case 'done': {
      const isShown = ask.type === 'chat' || message.version <= (have ?? -1) // an answer that was lost comes after its update
      const waiting: InFlight = { ask, state: 'stored', version: message.version }
      return {
        flight: isShown ? rest : flight.map(other => (other === found ? waiting : other)),
        answer: { type: 'done', ask },
        again: null,
      }
    }
    case 'refused':
      return { flight: rest, answer: { type: 'refused', ask, refusal: message.refusal, rules: message.rules }, again: null }
    case 'moves':
      return { flight: rest, answer: { type: 'moves', ask, moves: message.moves }, again: null }
    case 'trouble':
      if (WORTH_AGAIN.includes(message.code)) return { ...none, again: ask }
      return { flight: rest, answer: { type: 'failed', ask, code: message.code }, again: null }
    default:
      return unreachable(message)
  }
}
