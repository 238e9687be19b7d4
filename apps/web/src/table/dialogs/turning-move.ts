/** The move at the turning point of a match in words, and what the bot thought of it. */
import type { JudgedDecision } from '../../coach/analysis.ts'
import type { CoachText } from '../../text/en/coach.ts'
import type { VisibleEntry } from '@tortuga/wire'
import { linesOf } from '../model/log-lines.ts'
import type { LogContext } from '../model/log-lines.ts'

/** The log line of a player's move; null if the log does not tell it. */
const sayMove = (log: readonly VisibleEntry[], { version }: JudgedDecision, context: LogContext): string | null => {
  const made = log.find(entry => entry.version === version + 1)
  return made === undefined ? null : (linesOf(made, context)[0]?.text ?? null)
}

/** The bot gives reasons for its own move, so they explain the player's only if that was the same. */
const sayVerdict = ({ isSame, reason }: JudgedDecision, { web, language }: LogContext, text: CoachText): string => {
  if (reason === null) return isSame ? text.same : text.preferred
  return (isSame ? text.sameBecause : text.preferredBecause)(web.sayReason(reason, language))
}

/** Null if there is nothing true to say about it. */
export const describeTurningMove = (
  log: readonly VisibleEntry[],
  judged: JudgedDecision | null,
  context: LogContext,
  text: CoachText,
): string | null => {
  const move = judged === null ? null : sayMove(log, judged, context)
  return judged === null || move === null ? null : `${move} ${sayVerdict(judged, context, text)}`
}
