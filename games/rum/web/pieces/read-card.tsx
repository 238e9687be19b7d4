/** What the card reader shows of a rum card, the parrot, the clock, the wreck and a captain. */
import { CardBack } from '@tortuga/ui'
import type { CardReading } from '@tortuga/ui/table'
import type { ReactNode } from 'react'
import { LAST_CLOCK } from '../../rules/data/deck-data.ts'
import { CaptainCard } from '../art/captain.tsx'
import { ClockFace } from '../art/clock.tsx'
import { ParrotCard } from '../art/rum-card.tsx'
import type { TableContext } from '../table/context/context.ts'
import { PARROT } from '../art/ink.ts'
import { CardFace, endsOf, shortName } from './card.tsx'

const reading = (title: string, rule: string, picture: ReactNode, text: string): CardReading => ({ title, kind: rule, picture, text })

/** A rum card is worth what its bottles can do, so it tells how far the captains of its colours are. */
const readRumCard = (table: TableContext, card: string): CardReading => {
  const { view, deck, text, kit, dye, holderOf } = table
  const ends = endsOf(deck, card, 'two').map(end => end.dye)
  const captains = view.captains.filter(({ colour }) => ends.includes(dye(colour)))
  const now = captains.map(({ colour, value, owner }) => `${text.captainSaid(dye(colour), value, holderOf(owner))}.`)
  return reading(shortName(table, card), kit.rule('R4.1'), <CardFace card={card} end="two" />, [text.cardDoes, ...now].join(' '))
}

/** Each piece says what it is and what it is worth now, with the rule on which this rests. */
export const readCard =
  (table: TableContext) =>
  (card: string): CardReading | null => {
    const { view, text, kit, deck, dye, holderOf } = table
    if (deck.cards.has(card)) return readRumCard(table, card)
    // R6.6: at clock 7 the parrot ends the match, and nobody returns cards.
    const cost = view.clock < LAST_CLOCK - 1 ? (deck.discards[view.clock] ?? 0) : 0
    if (card === PARROT) return reading(text.parrot, kit.rule('R6.2'), <ParrotCard />, text.parrotDoes(cost))
    if (card === 'clock')
      return reading(text.clock(view.clock), kit.rule('R6.4'), <ClockFace hour={view.clock} cost={cost} />, text.clockDoes(cost))
    if (card === 'wreck') return reading(text.wreckSize(view.wreckSize), kit.rule('R7.2'), <CardBack />, text.wreckDoes)
    const captain = view.captains.find(({ colour }) => colour === card)
    if (captain === undefined) return null
    const [colour, holder] = [dye(captain.colour), holderOf(captain.owner)]
    const picture = <CaptainCard dye={colour} value={captain.value} edge="bottom" />
    return reading(text.captainSaid(colour, captain.value, holder), kit.rule('R5.1'), picture, text.captainDoes(captain.value, holder))
  }
