/** What a crew is worth before a boarding: how likely its captain wins, and what its Pirates bring then. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import { cardOf, strengthOf, type EffectData, type Face } from '../rules/index.ts'
import { neighboursOf, type Outlook } from './outlook.ts'

/** What an effect brings, in points, at a guess. */
const effectWorth = (effect: EffectData): number => {
  switch (effect.type) {
    case 'take-doubloons':
      return effect.amount
    case 'pay-doubloons':
      return -effect.amount
    case 'steal-doubloons':
      return effect.amount * 1.2
    case 'steal-rum':
      return effect.amount * 2.2
    case 'take-share-card':
      return 1.8
    case 'take-parrot':
      return 0.8
    case 'exchange-rum':
      return 0.9
    case 'exchange-object':
      return 1.4
    case 'loser-discards':
      return 0.8
    case 'add-to-shares':
    case 'discard-pirate':
      return -0.3
    default:
      return unreachable(effect)
  }
}

/** How far a lead in strength carries: until the boarding both crews may still grow. A plain curve, for `Math.exp` may differ between machines. */
const winChance = (lead: number, rounds: number): number => {
  const ahead = lead / (1.2 + 0.45 * rounds)
  return 0.5 + (0.5 * ahead) / (1 + Math.abs(ahead))
}

const chances = (outlook: Outlook, seat: Seat, strength: number): readonly number[] => {
  const { view, deck, isWide, untilBoarding } = outlook
  return neighboursOf(seat, view.seats).map(other =>
    isWide ? winChance(strength - strengthOf(deck, at(view.captains, other)), untilBoarding) : winChance(strength - 4, 3),
  )
}

/** The worth of having just these Pirates, with these Objects beside them. */
export const crewWorth = (outlook: Outlook, seat: Seat, pirates: readonly Face[], objects: readonly Face[]): number => {
  if (pirates.length === 0) return 0
  const { deck } = outlook
  const asCards = (faces: readonly Face[]): readonly { readonly card: Face }[] => faces.map(card => ({ card }))
  const strength = strengthOf(deck, {
    pirates: asCards(pirates).map(({ card }) => ({ card, against: [] })),
    objects: asCards(objects).map(({ card }) => ({ card, doubloons: 0 })),
  })
  const won = chances(outlook, seat, strength)
  const wins = won.reduce((sum, chance) => sum + chance, 0)
  const any = 1 - won.reduce((none, chance) => none * (1 - chance), 1)
  let worth = 0.6 * wins // a victory denies the neighbour theirs
  for (const face of pirates) {
    const { onWin, per } = cardOf(deck, face)
    for (const effect of onWin) worth += effectWorth(effect) * (per === 'win' ? wins : any)
  }
  return worth
}
