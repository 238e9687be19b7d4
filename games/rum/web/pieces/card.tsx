/** A card as the table shows and names it. */
import { at } from '@tortuga/kit'
import { CardBack } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { CardEnd, Face, RumDeck } from '../../rules/index.ts'
import { dyeOf, PARROT } from '../art/ink.ts'
import { ParrotCard, RumCard } from '../art/rum-card.tsx'
import { useTable } from '../table/context/context.ts'
import type { BottleEnd, TableText } from '../text/index.ts'

/** What the names of cards depend on. */
type NamingTable = { readonly deck: RumDeck; readonly text: TableText }

/** The ends of a card, the upper one first. */
export const endsOf = (deck: RumDeck, card: Face, end: CardEnd): readonly [up: BottleEnd, below: BottleEnd] => {
  const { double, single } = deck.cards.get(card) ?? at([...deck.cards.values()], 0)
  const two: BottleEnd = { dye: dyeOf(deck, at(deck.colours, double)), count: 2 }
  const one: BottleEnd = { dye: dyeOf(deck, at(deck.colours, single)), count: 1 }
  return end === 'two' ? [two, one] : [one, two]
}

/** The bottles of an end that counts, as the log writes them; both ends of a card without one. */
export const shortName = ({ deck, text }: NamingTable, card: Face, end: CardEnd | null = null): string => {
  if (card === PARROT) return text.parrot
  const [two, one] = endsOf(deck, card, 'two').map(({ dye, count }) => text.bottles(dye, count))
  return end === null ? `${two} / ${one}` : `${end === 'two' ? two : one}`
}

/** The name of a card for screen readers. */
export const sayCard = ({ deck, text }: NamingTable, card: Face, end: CardEnd): string =>
  card === PARROT ? text.parrot : text.card(...endsOf(deck, card, end))

/** The face of a card with this end up; its back if `card` is null. */
export const CardFace = ({ card, end }: { readonly card: Face | null; readonly end: CardEnd }): ReactElement => {
  const { deck } = useTable()
  if (card === null) return <CardBack />
  if (card === PARROT) return <ParrotCard />
  const [two, one] = endsOf(deck, card, 'two')
  return <RumCard double={two.dye} single={one.dye} end={end} />
}
