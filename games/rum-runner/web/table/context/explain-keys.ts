/** The keys by which the card reader finds what is no known card: hidden cards, islands, decks, coins, scores. */
import { pieceKey } from '@tortuga/ui/table'
import type { TableText } from '../../text/index.ts'

export type ExplainedRunnerPiece = keyof TableText['about']

/** `title`: what it is called; `now`: what it is worth now, if that is a question. Both are in the language of the table. */
export const explainKey = (piece: ExplainedRunnerPiece, title: string, now: string | null = null): string => pieceKey(piece, title, now)
