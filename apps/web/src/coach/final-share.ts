/** How a match ended for one seat, as the coach's curve ends. */
import { winShares } from '@tortuga/kit'
import type { Seat } from '@tortuga/kit'
import type { LoadedReplay } from '../replay/recording/recording.ts'

/** 1 for a sole winner, a share of it for a shared win, 0 for a loss; null without a result. */
export const finalShare = ({ facts: { entries } }: LoadedReplay, seat: Seat): number | null => {
  const end = entries.at(-1)
  return end?.type === 'end' && end.outcome !== null ? (winShares(end.outcome.places)[seat] ?? 0) : null
}
