/** The one-step bot's estimate of what a card is worth to a captain, in points. It uses scores and effects; no card is known by name. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import {
  BACKS,
  cardOf,
  countHeld,
  collectionTotal,
  type Back,
  type Card,
  type Face,
  type ScoredHolding,
  type LootScoring,
  type FaceDownLootView,
} from '../../rules/index.ts'
import { crewValue } from './crew-values.ts'
import { worthOnPlay } from '../features/effect-estimates.ts'
import type { SeaBotKnowledge } from '../features/bot-knowledge.ts'

/** The weight of a set's later steps. Tuned, like the weights of `take-or-leave.ts`, by playing bots against each other. */
const HOPE = 0.4

/** The next step of a set, plus a part of the later steps while copies and rounds are left. */
const setStepWorth = (totals: readonly number[], count: number, left: number, copies: number, roundsLeft: number): number => {
  const hope = HOPE * Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7)
  let worth = 0
  let weight = 1
  for (let step = 0; step < 4 && count + step < totals.length; step += 1) {
    worth += weight * (collectionTotal(totals, count + step + 1) - collectionTotal(totals, count + step))
    weight *= hope
  }
  return worth
}

const scoreWorth = (knowledge: SeaBotKnowledge, seat: Seat, own: ScoredHolding, card: Card, score: LootScoring): number => {
  const { holdings, unseen, roundsLeft } = knowledge
  const most = (of: string): number => Math.max(0, ...holdings.map((holding, other) => (other === seat ? 0 : countHeld(holding, of))))
  switch (score.type) {
    case 'each':
      return score.points
    case 'set':
      return setStepWorth(score.totals, countHeld(own, card.face), unseen.get(card.face) ?? 0, card.copies, roundsLeft)
    case 'most-each': {
      const lead = countHeld(own, card.face) + 1 - most(card.face)
      const chance = lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2
      return chance * score.points + (1 - chance) * score.otherwise
    }
    case 'per':
      return score.points * (countHeld(own, score.of) + 0.3 * roundsLeft)
    case 'most': {
      const lead = countHeld(own, score.of) - most(score.of)
      return score.points * (lead > 1 ? 0.75 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2)
    }
    default:
      return unreachable(score)
  }
}

/** What a captain has, or would have, while the bot estimates cards. */
export type Belongings = { readonly own: ScoredHolding; readonly pirates: readonly Face[] }
export const belongingsOf = ({ holdings, view }: SeaBotKnowledge, seat: Seat): Belongings => ({
  own: at(holdings, seat),
  pirates: at(view.captains, seat).pirates.map(({ card }) => card),
})

export const cardValue = (knowledge: SeaBotKnowledge, seat: Seat, { own, pirates }: Belongings, face: Face): number => {
  const card = cardOf(knowledge.deck, face)
  if (card.back === 'pirate')
    return crewValue(knowledge, seat, [...pirates, face], own.objects) - crewValue(knowledge, seat, pirates, own.objects)
  if (card.isImmediate) {
    const { parrot, captains } = knowledge.view
    return worthOnPlay(card.onPlay, { doubloons: own.doubloons, pirates: at(captains, seat).pirates.length, hasParrot: parrot === seat })
  }
  const score = card.score === null ? 0 : scoreWorth(knowledge, seat, own, card, card.score)
  return score + 0.7 * card.strength * knowledge.boardingsLeft + 0.6 * (card.chest ?? 0)
}

/** The same with one more card. */
const withCard = ({ own, pirates }: Belongings, card: Card): Belongings => {
  const { face } = card
  switch (card.back) {
    case 'rum':
      return { own: { ...own, rum: [...own.rum, face] }, pirates }
    case 'relic':
      return { own: { ...own, relics: [...own.relics, face] }, pirates }
    case 'pirate':
      return { own, pirates: [...pirates, face] }
    case 'object':
      if (card.isImmediate) return { own, pirates }
      return card.kind === 'secret'
        ? { own: { ...own, secrets: [...own.secrets, face] }, pirates }
        : { own: { ...own, objects: [...own.objects, face] }, pirates }
    default:
      return unreachable(card.back)
  }
}

/** The average worth of a card of each back, over all unseen copies. */
export const meanValuesByBack = (knowledge: SeaBotKnowledge, seat: Seat): Readonly<Record<Back, number>> => {
  const belongings = belongingsOf(knowledge, seat)
  const mean = (back: Back): number => {
    let [sum, count] = [0, 0]
    for (const [face, copies] of knowledge.unseen) {
      if (copies <= 0 || cardOf(knowledge.deck, face).back !== back) continue
      sum += copies * cardValue(knowledge, seat, belongings, face)
      count += copies
    }
    return count === 0 ? 0 : sum / count
  }
  const [rum = 0, relic = 0, object = 0, pirate = 0] = BACKS.map(mean)
  return { rum, relic, object, pirate }
}

/** The worth of several cards. Known cards are added one by one, so that sets count; unknown ones count as the average of their back. */
export const cardsValue = (
  knowledge: SeaBotKnowledge,
  seat: Seat,
  cards: readonly FaceDownLootView[],
  means: Readonly<Record<Back, number>>,
): number => {
  let belongings = belongingsOf(knowledge, seat)
  let worth = 0
  for (const { back, face } of cards) {
    if (face === null) worth += means[back]
    else {
      worth += cardValue(knowledge, seat, belongings, face)
      belongings = withCard(belongings, cardOf(knowledge.deck, face))
    }
  }
  return worth
}
