/** Why a move would be turned down, without playing it; and any refusal as programs get it. */
import * as v from 'valibot'
import type { GameTypes, Match, Seat } from '@tortuga/kit'
import { sayRefusal } from '../registered.ts'
import type { Registered } from '../registered.ts'
import type { Refused } from './answers.ts'

/** A refusal with the rules it rests on and its sentence in both languages. */
export const explain = (entry: Registered, refusal: { readonly type: string }): Refused => ({
  refusal,
  rules: entry.game.refusalRules[refusal.type] ?? [],
  text: { en: sayRefusal(entry, 'en', refusal), pl: sayRefusal(entry, 'pl', refusal) },
})

/** The same questions in the same order as the kernel asks them. */
export const findRefusal = ({ game }: Registered, match: Match<GameTypes>, seat: Seat, move: unknown): { readonly type: string } | null => {
  if (match.over) return { type: 'over' }
  if ((match.asked[seat] ?? null) === null) return { type: 'not-awaited' }
  const decoded = v.safeParse(game.schemas.move, move)
  return decoded.success ? game.check(game.view(match.state, seat), decoded.output) : { type: 'malformed' }
}
