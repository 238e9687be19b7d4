/** A face-up loot card: large with its text, or small as on a board. */
import type { Seat } from '@tortuga/kit'
import type { ReactElement, ReactNode } from 'react'
import type { Back, Card, Face } from '../../rules/index.ts'
import { BackSign, LootBack } from '../art/back.tsx'
import { CardPicture } from '../art/picture.tsx'
import { Coin, Sabres } from '../art/tokens.tsx'
import { findKeywords, type CardReading } from '@tortuga/ui/table'
import { ownedOf, saySeenBy, useTable, type TableContext } from '../table/context/context.ts'
import { plain, worthOf } from '../art/worth.ts'
import { readPiece } from './explain.tsx'

/** The totals of a collection as steps, with the owned ones filled in. The text beside it says the same, so screen readers skip this. */
export const Ladder = ({ totals, count }: { readonly totals: readonly number[]; readonly count: number }): ReactElement => {
  const owned = Math.min(count, totals.length)
  return (
    <span className="soc-ladder" aria-hidden="true">
      {totals.map((total, index) => (
        <span key={index} data-step={index + 1 < owned ? 'past' : index + 1 === owned ? 'now' : 'next'}>
          {plain(total)}
        </span>
      ))}
    </span>
  )
}

/** The figures at the bottom of a card. */
const Foot = ({ card, owned }: { readonly card: Card; readonly owned: number }): ReactElement => {
  const { text } = useTable()
  const { score, back, strength, chest } = card
  const isStrength = back === 'pirate' || strength !== 0
  const worth = chest !== null || score?.type === 'set' ? null : worthOf(card)
  return (
    <p className="soc-loot-foot">
      {isStrength && <Sabres />}
      {chest !== null && <Coin amount={chest} />}
      {score?.type === 'set' && <Ladder totals={score.totals} count={owned} />}
      {worth !== null && <span>{isStrength ? text.strength : text.pointsShort}</span>}
      {worth !== null && <b className="serif">{worth}</b>}
    </p>
  )
}

/** The kind of a card: for an Object how it is used. */
const sayKind = ({ phrases }: TableContext, { kind, back }: Card): string => (kind === null ? phrases.back[back] : phrases.kind[kind])

/** What the card reader looks up: a card, and who has seen it if it lies face down. */
export const readKey = (face: Face, seenBy: readonly Seat[] = []): string => [face, ...seenBy].join(' ')

/** What the card reader shows of a card or another piece. */
export const readCard = (context: TableContext, key: string): CardReading => {
  const piece = readPiece(context, key)
  if (piece !== null) return piece
  const { infoOf, phrases, text: words } = context
  const [face = '', ...seenBy] = key.split(' ')
  const card = infoOf(face)
  const { name, text } = phrases.card(face)
  const figures = (
    <div className="soc-reading">
      <CardPicture card={card} />
      <Foot card={card} owned={ownedOf(context, face)} />
    </div>
  )
  return {
    title: name,
    kind: sayKind(context, card),
    picture: figures,
    text,
    keywords: findKeywords(text, words.glossary),
    knownBy: saySeenBy(context, seenBy.map(Number)),
  }
}

type LootProps = {
  readonly face: Face
  /** How many copies are marked on the steps of a collection; by default those that the viewer owns. */
  readonly owned?: number
  /** Its place in the order of play. */
  readonly number?: number | null
  /** What taking it would change, or the doubloons on it. */
  readonly note?: ReactNode
}

export const LootCard = ({ face, owned, number = null, note = null }: LootProps): ReactElement => {
  const context = useTable()
  const card = context.infoOf(face)
  const { name, text } = context.phrases.card(face)
  return (
    <article className="soc-loot" data-back={card.back} data-face={face}>
      <p className="soc-loot-kind">
        {number !== null && <span className="soc-number serif">{number}</span>}
        <BackSign back={card.back} />
        {sayKind(context, card)}
      </p>
      <CardPicture card={card} />
      <h3>{name}</h3>
      <p className={card.score?.type === 'set' ? 'soc-loot-text vh' : 'soc-loot-text'}>{text}</p>
      <Foot card={card} owned={owned ?? ownedOf(context, face)} />
      {note !== null && <p className="soc-loot-note">{note}</p>}
    </article>
  )
}

/** The badge in the corner of a small card: its strength, or the points of a single card. */
const badgeOf = (card: Card): string | null =>
  card.back === 'pirate' || card.strength !== 0 || card.score?.type === 'each' ? worthOf(card) : null

type MiniProps = {
  readonly coins?: number
  readonly count?: number
  readonly isKnown?: boolean
  /** Whether the card reader shows it under the mouse. */
  readonly isReadable?: boolean
}

/** A small card without a name; the list around it names it for screen readers. */
export const SmallCard = ({ card, coins = 0, count = 1, isKnown, isReadable }: MiniProps & { readonly card: Card }): ReactElement => {
  const badge = coins > 0 ? null : count > 1 ? `×${count}` : badgeOf(card)
  return (
    <span
      className={isKnown ? 'soc-mini is-known' : 'soc-mini'}
      data-face={card.face}
      data-read={isReadable ? readKey(card.face) : undefined}
    >
      <CardPicture card={card} small />
      {badge !== null && <span className="soc-badge serif">{badge}</span>}
      {coins > 0 && (
        <span className="soc-mini-coin">
          <Coin amount={coins} />
        </span>
      )}
    </span>
  )
}

export const SmallFaceCard = ({ face, ...more }: MiniProps & { readonly face: Face }): ReactElement => {
  const { infoOf } = useTable()
  return <SmallCard card={infoOf(face)} {...more} />
}

export const MiniBack = ({ back }: { readonly back: Back }): ReactElement => (
  <span className="soc-mini">
    <LootBack back={back} />
  </span>
)
