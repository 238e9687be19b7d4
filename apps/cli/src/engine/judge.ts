/** Why a move would be turned down, without playing it; and any refusal as programs get it. */
import { judge } from '@tortuga/kit'
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

/** The kernel's own judgement; the engine's clients name no question, so it is the open one. */
export const findRefusal = ({ game }: Registered, match: Match<GameTypes>, seat: Seat, move: unknown): { readonly type: string } | null => {
  const judged = judge(game, match, { seat, question: match.asked[seat] ?? 0, move })
  return judged.ok ? null : judged.refusal
}
