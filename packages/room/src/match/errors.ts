/** Two ways a change can fail: the rules threw (a fault, which halts the match), or the room refuses it (a value for the client). */
import type { GameTypes, KernelRefusal, SubmitResult } from '@tortuga/kit'

/** The rules threw: the match must be halted. `input` is stored as evidence. */
export class RulesFault extends Error {
  readonly input: unknown
  constructor(cause: unknown, input: unknown) {
    super(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
    this.input = input
  }
}

/** Calls a game's rules; turns everything they throw into a `RulesFault`. */
export const callRules = <A>(input: unknown, call: () => A): A => {
  try {
    return call()
  } catch (error) {
    throw new RulesFault(error, input)
  }
}

/** Refusals that only a room can give; the others come from the kernel or the game. */
type RoomRefusal =
  | 'still-here'
  | 'owner-missing'
  | 'no-takebacks'
  | 'no-such-level'
  | 'no-substitutes'
  | 'bot-plays'
  | 'too-many-requests'
  | 'seat-given'
  | 'already-seated'
  | 'name-taken'

/** A refusal by the room, in the form of the kernel's. */
export const refuse = (type: KernelRefusal['type'] | RoomRefusal): SubmitResult<GameTypes> => ({
  ok: false,
  refusal: { type },
  rules: [],
})
