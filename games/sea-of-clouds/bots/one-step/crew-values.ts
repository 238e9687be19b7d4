/** Estimates the worth of a crew before a boarding: the chance to win, times what its Pirates gain. */
import { at, type Seat } from '@tortuga/kit'
import { cardOf, strengthOf, type Face } from '../../rules/index.ts'
import { neighboursOf, type SeaBotKnowledge } from '../features/bot-knowledge.ts'
import { worthOnWin } from '../features/effect-estimates.ts'
import { winChance } from '../features/world-totals.ts'

const chances = (knowledge: SeaBotKnowledge, seat: Seat, strength: number): readonly number[] => {
  const { view, deck, untilBoarding } = knowledge
  return neighboursOf(seat, view.seats).map(other => winChance(strength - strengthOf(deck, at(view.captains, other)), untilBoarding))
}

/** The worth of exactly these Pirates, together with these Objects. */
export const crewValue = (knowledge: SeaBotKnowledge, seat: Seat, pirates: readonly Face[], objects: readonly Face[]): number => {
  if (pirates.length === 0) return 0
  const { deck } = knowledge
  const asCards = (faces: readonly Face[]): readonly { readonly card: Face }[] => faces.map(card => ({ card }))
  const strength = strengthOf(deck, {
    pirates: asCards(pirates).map(({ card }) => ({ card, against: [] })),
    objects: asCards(objects).map(({ card }) => ({ card, doubloons: 0 })),
  })
  const won = chances(knowledge, seat, strength)
  const wins = won.reduce((sum, chance) => sum + chance, 0)
  const any = 1 - won.reduce((none, chance) => none * (1 - chance), 1)
  let worth = 0.6 * wins // a victory also takes one from the neighbour
  for (const face of pirates) {
    const { onWin, per } = cardOf(deck, face)
    worth += worthOnWin(onWin) * (per === 'win' ? wins : any)
  }
  return worth
}
