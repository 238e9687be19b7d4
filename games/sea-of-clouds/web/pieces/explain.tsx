/** What pieces other than cards say about themselves in the card reader: what they are, what they are worth now, and on which rules that rests. */
import { at, type Seat } from '@tortuga/kit'
import { explainPiece, partsOfPieceKey, pieceKey, type CardReading } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { strengthOf } from '../../rules/index.ts'
import { BackSign } from '../art/back.tsx'
import { Coin, Hat, Parrot } from '../art/tokens.tsx'
import { plain } from '../art/worth.ts'
import type { TableContext } from '../table/context/context.ts'
import { countHidden, majorityPoints } from '../table/context/figures.ts'
import type { TableText } from '../text/index.ts'

/** A piece that explains itself. Parts of a board belong to a captain. */
export type ExplainedPiece = keyof TableText['about']

export const explainKey = (piece: ExplainedPiece, seat: Seat | null = null): string => pieceKey(piece, seat)

const PIECES: Readonly<Record<ExplainedPiece, { readonly sign: ReactElement; readonly rules: readonly string[] }>> = {
  parrot: { sign: <Parrot />, rules: ['R1.9', 'R6.4', 'R9.5'] },
  hat: { sign: <Hat />, rules: ['R1.9', 'R3.1'] },
  doubloons: { sign: <Coin />, rules: ['R1.8', 'R9.2'] },
  deck: { sign: <BackSign back="object" />, rules: ['R3.4', 'R3.6', 'R3.9'] },
  rum: { sign: <BackSign back="rum" />, rules: ['R1.4', 'R9.3'] },
  relic: { sign: <BackSign back="relic" />, rules: ['R1.5', 'R9.4'] },
  object: { sign: <BackSign back="object" />, rules: ['R1.6', 'R9.6'] },
  pirate: { sign: <BackSign back="pirate" />, rules: ['R1.7', 'R6.2'] },
  pirates: { sign: <BackSign back="pirate" />, rules: ['R6.2', 'R6.12'] },
  relics: { sign: <BackSign back="relic" />, rules: ['R1.5', 'R9.4'] },
  objects: { sign: <BackSign back="object" />, rules: ['R1.6', 'R9.6'] },
  secrets: { sign: <BackSign back="object" />, rules: ['R9.6', 'R10.2'] },
}

const titleOf = ({ phrases, text }: TableContext, piece: ExplainedPiece): string => {
  if (piece === 'doubloons') return text.doubloonsTitle
  return piece === 'relic' || piece === 'object' || piece === 'pirate' ? phrases.back[piece] : phrases[piece]
}

/** What it is worth to its captain now; null if that is not a question. */
const worthNow = (context: TableContext, piece: ExplainedPiece, seat: Seat | null): string | null => {
  const { drawn, deck, points, phrases, text, nameOf } = context
  if (piece === 'parrot' || piece === 'hat') return text.heldBy(nameOf(drawn[piece]))
  if (seat === null) return null
  const captain = at(drawn.captains, seat)
  switch (piece) {
    case 'pirates':
      return text.strengthLabel(plain(strengthOf(deck, captain)))
    case 'doubloons':
    case 'relics':
    case 'objects':
    case 'rum':
    case 'secrets': {
      const more =
        piece === 'rum' || piece === 'secrets' ? majorityPoints(deck, { ...captain, [piece === 'rum' ? 'secrets' : 'rum']: [] }, seat) : 0
      const hidden =
        piece === 'rum' ? countHidden({ ...captain, secrets: [] }) : piece === 'secrets' ? countHidden({ ...captain, rum: [] }) : 0
      return [
        text.worthNow(phrases.points(at(points, seat)[piece])),
        ...(hidden > 0 ? [text.andHidden(hidden)] : []),
        ...(more > 0 ? [text.withMajorities(more)] : []),
      ].join('; ')
    }
    default:
      return null
  }
}

/** The reading of a key that `explainKey` made; null for the key of a card. */
export const readPiece = (context: TableContext, key: string): CardReading | null => {
  const [name, owner] = partsOfPieceKey(key) ?? []
  if (name === undefined) return null
  const piece = name as ExplainedPiece
  const seat = owner === undefined ? null : Number(owner)
  const { sign, rules } = PIECES[piece]
  return explainPiece(context, {
    title: [titleOf(context, piece), ...(seat === null || seat === context.seat ? [] : [context.nameOf(seat)])].join(', '),
    now: worthNow(context, piece, seat),
    picture: <div className="soc-explained">{sign}</div>,
    text: context.text.about[piece],
    rules,
  })
}
