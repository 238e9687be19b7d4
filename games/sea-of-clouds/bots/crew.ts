/** What a crew is worth before a boarding: how likely its captain wins, and what its Pirates bring then. */
import { at, type Seat } from '@tortuga/kit'
import { cardOf, strengthOf, type Face } from '../rules/index.ts'
import { effectWorth } from './kinds.ts'
import { neighboursOf, type Outlook } from './outlook.ts'
import { winChance } from './tally.ts'

const chances = (outlook: Outlook, seat: Seat, strength: number): readonly number[] => {
  const { view, deck, untilBoarding } = outlook
  return neighboursOf(seat, view.seats).map(other => winChance(strength - strengthOf(deck, at(view.captains, other)), untilBoarding))
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
