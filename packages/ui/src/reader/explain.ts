/** Readings of pieces that are no cards: what they are, what they are worth now, and on which rules that rests. */
import type { Language } from '@tortuga/kit'
import type { ReactNode } from 'react'
import type { CardKeyword } from './keywords.ts'
import type { CardReading } from './reader-context.tsx'

/** Tells the key of a piece from the face of a card. */
const MARK = '@'
const BETWEEN = '|'

/** The key by which the reader finds a piece, with facts that its reading needs. */
export const pieceKey = (piece: string, ...facts: readonly (string | number | null)[]): string =>
  [`${MARK}${piece}`, ...facts.filter(fact => fact !== null)].join(BETWEEN)

/** The piece and the facts of such a key; null for the key of a card. */
export const partsOfPieceKey = (key: string): readonly string[] | null =>
  key.startsWith(MARK) ? key.slice(MARK.length).split(BETWEEN) : null

type RuleTitles = { readonly language: Language; readonly say: { readonly ruleTitle: (rule: string, language: Language) => string } }

/** Rules as keywords: their numbers with their titles. */
export const ruleKeywords = ({ say, language }: RuleTitles, rules: readonly string[]): readonly CardKeyword[] =>
  rules.map(rule => ({ word: rule, meaning: say.ruleTitle(rule, language) }))

export type PieceExplanation = {
  /** Begins with a capital letter in the reader. */
  readonly title: string
  /** What it is worth at the moment; null if that is not a question. */
  readonly now: string | null
  readonly picture?: ReactNode
  readonly text: string
  readonly rules: readonly string[]
}

export const explainPiece = (table: RuleTitles, { title, now, picture = null, text, rules }: PieceExplanation): CardReading => ({
  title: title.charAt(0).toLocaleUpperCase(table.language) + title.slice(1),
  kind: now,
  picture,
  text,
  keywords: ruleKeywords(table, rules),
})
