/** A loot card face up: whole with its words, or small as it lies on a board. */
import type { ReactElement, ReactNode } from 'react'
import type { Card, Face } from '../rules/index.ts'
import { BackSign } from './art/back.tsx'
import { Picture } from './art/picture.tsx'
import { Coin, Sabres } from './art/things.tsx'
import { useSetting } from './setting.ts'

/** `−1`, with a real minus. */
export const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)
export const plain = (number: number): string => (number < 0 ? `−${-number}` : String(number))

/** The totals of a collection as a ladder, what is owned filled in; the same stands beside it in words. */
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

const Figure = ({ word, children }: { readonly word: string; readonly children: ReactNode }): ReactElement => (
  <>
    <span>{word}</span> <b className="serif">{children}</b>
  </>
)

/** What a card counts, in numbers. */
const Foot = ({ card, owned }: { readonly card: Card; readonly owned: number }): ReactElement | null => {
  const { text } = useSetting()
  const { score, back, strength, chest } = card
  if (back === 'pirate' || strength !== 0)
    return (
      <>
        <Sabres />
        <Figure word={text.strength}>{back === 'pirate' ? plain(strength) : signed(strength)}</Figure>
      </>
    )
  if (chest !== null) return <Coin amount={chest} />
  switch (score?.type) {
    case 'set':
      return <Ladder totals={score.totals} count={owned} />
    case 'each':
      return <Figure word={text.pointsShort}>{plain(score.points)}</Figure>
    case 'most-each':
      return <Figure word={text.pointsShort}>{`${score.points} / ${score.otherwise}`}</Figure>
    case 'per':
      return <Figure word={text.pointsShort}>{`×${score.points}`}</Figure>
    case 'most':
      return <Figure word={text.pointsShort}>{signed(score.points)}</Figure>
    default:
      return null
  }
}

type LootProps = {
  readonly face: Face
  /** How many of it its reader has, for the ladder of a collection. */
  readonly owned?: number
  /** Its place in an order. */
  readonly number?: number | null
  /** What it would change, or what lies on it. */
  readonly note?: ReactNode
}

export const LootCard = ({ face, owned = 0, number = null, note = null }: LootProps): ReactElement => {
  const { infoOf, words } = useSetting()
  const card = infoOf(face)
  const { name, text } = words.card(face)
  return (
    <article className="soc-loot" data-back={card.back} data-face={face}>
      <p className="soc-loot-kind">
        {number !== null && <span className="soc-number serif">{number}</span>}
        <BackSign back={card.back} />
        {card.kind === null ? words.back[card.back] : words.kind[card.kind]}
      </p>
      <Picture card={card} />
      <h3>{name}</h3>
      <p className={card.score?.type === 'set' ? 'soc-loot-text vh' : 'soc-loot-text'}>{text}</p>
      <p className="soc-loot-foot">
        <Foot card={card} owned={owned} />
      </p>
      {note !== null && <p className="soc-loot-note">{note}</p>}
    </article>
  )
}

/** What the corner of a small card says. */
const badgeOf = ({ back, strength, score }: Card): string | null => {
  if (back === 'pirate') return plain(strength)
  if (strength !== 0) return signed(strength)
  return score?.type === 'each' ? plain(score.points) : null
}

type MiniProps = { readonly coins?: number; readonly count?: number; readonly isKnown?: boolean }

/** Small, as it lies on a board; nameless here, for whoever lists it names it. */
export const Mini = ({ card, coins = 0, count = 1, isKnown = false }: MiniProps & { readonly card: Card }): ReactElement => {
  const badge = coins > 0 ? null : count > 1 ? `×${count}` : badgeOf(card)
  return (
    <span className={isKnown ? 'soc-mini is-known' : 'soc-mini'} data-face={card.face}>
      <Picture card={card} small />
      {badge !== null && <span className="soc-badge serif">{badge}</span>}
      {coins > 0 && (
        <span className="soc-mini-coin">
          <Coin amount={coins} />
        </span>
      )}
    </span>
  )
}

export const MiniCard = ({ face, ...more }: MiniProps & { readonly face: Face }): ReactElement => {
  const { infoOf } = useSetting()
  return <Mini card={infoOf(face)} {...more} />
}
