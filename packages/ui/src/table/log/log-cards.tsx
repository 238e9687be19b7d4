/** A log line whose card names open their cards. It is loaded with the first such line. The log moves the focus between the names, so they are no Tab stops. */
import type { ReactNode } from 'react'

/** The cards that a line names: words of the line with the key of the card. */
export type NamedCards = readonly (readonly [words: string, card: string])[]

/** The words of a line in order, each with the card it names; null for plain words. Longer names are found first, because one may contain another. */
export const splitAtCards = (text: string, cards: NamedCards): readonly (readonly [words: string, card: string | null])[] => {
  const [first, ...others] = cards.toSorted(([one], [other]) => other.length - one.length)
  if (first === undefined) return text === '' ? [] : [[text, null]]
  const [words, card] = first
  const parts = words === '' ? [text] : text.split(words)
  return parts.flatMap((part, index) => [...(index === 0 ? [] : [[words, card] as const]), ...splitAtCards(part, others)])
}

/** A part of a line: plain words, or a card name with the punctuation that may not be parted from it by the end of a line. */
type LinePart = { readonly words: string; readonly card: string | null; readonly before: string; readonly after: string }

const CLOSING = /^[.,:;!?)\]”’…]+/u
const OPENING = /[([„“‘]+$/u

/** The parts of a line. Punctuation next to a card name belongs to the name: a button is a box, and a line could otherwise break beside it. */
export const partsOfLine = (text: string, cards: NamedCards): readonly LinePart[] => {
  const found = splitAtCards(text, cards)
  const isName = (index: number): boolean => (found[index]?.[1] ?? null) !== null
  const closing = (index: number): string => (isName(index - 1) && !isName(index) ? (CLOSING.exec(found[index]?.[0] ?? '')?.[0] ?? '') : '')
  const opening = (index: number): string =>
    isName(index + 1) && !isName(index) ? (OPENING.exec((found[index]?.[0] ?? '').slice(closing(index).length))?.[0] ?? '') : ''
  return found.map(([words, card], index) =>
    card === null
      ? { words: words.slice(closing(index).length, words.length - opening(index).length), card, before: '', after: '' }
      : { words, card, before: opening(index - 1), after: closing(index + 1) },
  )
}

export const LogCards = ({
  text,
  cards,
  onOpenCard,
}: {
  readonly text: string
  readonly cards: NamedCards
  readonly onOpenCard?: ((card: string) => void) | undefined
}): ReactNode =>
  partsOfLine(text, cards).map(({ words, card, before, after }, index) =>
    card === null ? (
      words
    ) : (
      <span key={index} className="log-card-name">
        {before}
        <button type="button" className="log-card" data-read={card} tabIndex={-1} onClick={() => onOpenCard?.(card)}>
          {words}
        </button>
        {after}
      </span>
    ),
  )
