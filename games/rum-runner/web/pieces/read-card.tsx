/** What players read of a card: in the card reader, and as a line of text. */
import { findKeywords, ruleKeywords, type ReadCardFunction } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import { cardOf, isRum, type Card, type Face } from '../../rules/index.ts'
import { useTable, type TableContext } from '../table/context/context.ts'
import { describeKind } from '../table/context/labels.ts'
import { GLOSSARY, texts } from '../text/index.ts'
import { CardFace } from './card-face.tsx'
import { readPiece } from './explain.tsx'

/** The key by which the reader finds a card. `knownBy` says who knows it, if it lies face down; `now` what it is worth at the moment. */
export const readingKey = (face: Face, knownBy: string | null, now: string | null = null): string =>
  now === null ? (knownBy === null ? face : `${face}|${knownBy}`) : [face, knownBy ?? '', now].join('|')

const KIND_RULES: Readonly<Record<Card['kind'], readonly string[]>> = {
  investment: ['R1.3', 'R3.3'],
  hazard: ['R7.4', 'R7.6'],
  event: ['R3.9'],
  ship: ['R5.1', 'R7.1'],
  crew: ['R5.3', 'R9.1'],
}

/** The rules of its kind, of rum, and the one that is about this card alone and has its name. */
const rulesOfCard = ({ cards, language, terms }: TableContext, face: Face): readonly string[] => {
  const card = cardOf(cards, face)
  const own = Object.entries(texts[language].rules).find(([, title]) => title === terms.card(face))
  return [...KIND_RULES[card.kind], ...(isRum(card) ? ['R1.6', 'R12.1'] : []), ...(own === undefined ? [] : [own[0]])]
}

export const readCard =
  (context: TableContext): ReadCardFunction =>
  key => {
    const piece = readPiece(context, key)
    if (piece !== null) return piece
    const { language, terms } = context
    const [face = '', knownBy = '', now = ''] = key.split('|')
    const text = texts[language].cards[face]?.text ?? ''
    const keywords = findKeywords(
      text,
      GLOSSARY[language].filter(({ forms }) => forms !== undefined),
    )
    return {
      title: terms.card(face),
      kind: [describeKind(context, face), now].filter(part => part !== '').join('; '),
      picture: <CardFace face={face} />,
      text,
      keywords: [...keywords, ...ruleKeywords(context, rulesOfCard(context, face))],
      knownBy: knownBy === '' ? null : knownBy,
    }
  }

/** A card as a line: name, kind, cost, text. */
export const CardLines = ({ face }: { readonly face: Face }): ReactElement => {
  const context = useTable()
  return (
    <p className="rr-lines">
      <b className="serif">{context.terms.card(face)}</b> <span className="muted">({describeKind(context, face)})</span>{' '}
      {texts[context.language].cards[face]?.text ?? ''}
    </p>
  )
}
