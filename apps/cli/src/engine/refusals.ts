/** Refusals of the engine: checking a move without playing it, and explaining a refusal to a program. */
import { checkSubmission, rulesOf } from '@tortuga/kit'
import type { GameTypes, Match, Seat } from '@tortuga/kit'
import { sayRefusal } from '../games/registered-game.ts'
import type { CliGame } from '../games/registered-game.ts'
import type { EngineRefusal } from './responses.ts'

/** A refusal with its rule numbers and its sentence in each language. */
export const explainRefusal = (entry: CliGame, refusal: { readonly type: string }): EngineRefusal => ({
  refusal,
  rules: Object.hasOwn(entry.game.refusalRules, refusal.type) ? rulesOf(entry.game, refusal) : [], // the kernel's refusals cite none
  text: { en: sayRefusal(entry, 'en', refusal), pl: sayRefusal(entry, 'pl', refusal) },
})

/** Checks with the kernel. Engine requests name no question, so the open one is used. */
export const findRefusal = ({ game }: CliGame, match: Match<GameTypes>, seat: Seat, move: unknown): { readonly type: string } | null => {
  const checked = checkSubmission(game, match, { seat, question: match.asked[seat] ?? 0, move, by: 'player' })
  return checked.ok ? null : checked.refusal
}
