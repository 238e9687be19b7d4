/** What pieces other than known cards say about themselves in the card reader: what they are, what they are worth now, and on which rules that rests. */
import { Icon } from '@tortuga/ui'
import { explainPiece, partsOfPieceKey, type CardReading } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { Back } from '../art/back.tsx'
import { Land } from '../art/land.tsx'
import { Coin, ScoreMark } from '../art/marks.tsx'
import type { TableContext } from '../table/context/context.ts'
import type { ExplainedRunnerPiece } from '../table/context/explain-keys.ts'

const PIECES: Readonly<Record<ExplainedRunnerPiece, { readonly sign: ReactElement | null; readonly rules: readonly string[] }>> = {
  hazard: { sign: <Back side="crown" />, rules: ['R4.3', 'R7.3', 'R7.4'] },
  investment: { sign: <Back side="crown" />, rules: ['R3.2', 'R3.3', 'R8.1'] },
  island: { sign: null, rules: ['R1.5', 'R7.5', 'R8.1'] },
  'home-port': { sign: <Land island="home-port" />, rules: ['R4.2', 'R8.1'] },
  'crown-deck': { sign: <Back side="crown" />, rules: ['R6.1', 'R8.1'] },
  'pirate-deck': { sign: <Back side="pirate" />, rules: ['R6.2'] },
  supply: { sign: <Coin />, rules: ['R1.7', 'R1.9'] },
  'crown-score': { sign: <ScoreMark isFull />, rules: ['R1.6', 'R10.1'] },
  'pirate-score': { sign: <ScoreMark isFull />, rules: ['R1.6', 'R10.2'] },
  hand: { sign: null, rules: ['R3.8', 'R3.11'] },
  discards: { sign: null, rules: ['R1.10'] },
  removed: { sign: null, rules: ['R6.5'] },
  place: { sign: <Icon name="person" />, rules: ['R5.2', 'R5.4'] },
  actions: { sign: null, rules: ['R3.5'] },
}

/** The reading of a key that `explainKey` made; null for the key of a card. */
export const readPiece = (context: TableContext, key: string): CardReading | null => {
  const [name, title = '', now = null] = partsOfPieceKey(key) ?? []
  if (name === undefined) return null
  const piece = name as ExplainedRunnerPiece
  const { sign, rules } = PIECES[piece]
  const picture = sign === null ? null : <div className="rr-explained">{sign}</div>
  return explainPiece(context, { title, now, picture, text: context.text.about[piece], rules })
}
