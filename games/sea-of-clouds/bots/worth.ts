/** What one more card is worth to a captain, in points, at a guess. It knows scores and effects, and no card by name. */
import { at, unreachable, type Seat } from '@tortuga/kit'
import {
  BACKS,
  cardOf,
  countOf,
  totalOf,
  type Back,
  type Card,
  type Face,
  type Holding,
  type ScoreData,
  type Seen,
} from '../rules/index.ts'
import { crewWorth } from './crew.ts'
import type { Outlook } from './outlook.ts'

/** How much of a later step counts. Found, like the weights of `decide.ts`, by playing such numbers against each other. */
const HOPE = 0.4

/** A set's next step, and a share of the steps that may still come while copies are about and rounds are left. */
const climb = (totals: readonly number[], count: number, left: number, copies: number, roundsLeft: number): number => {
  const hope = HOPE * Math.min(1, left / Math.max(1, copies - 1)) * Math.min(1, roundsLeft / 7)
  let worth = 0
  let weight = 1
  for (let step = 0; step < 4 && count + step < totals.length; step += 1) {
    worth += weight * (totalOf(totals, count + step + 1) - totalOf(totals, count + step))
    weight *= hope
  }
  return worth
}

const scoreWorth = (outlook: Outlook, seat: Seat, own: Holding, card: Card, score: ScoreData): number => {
  const { holdings, unseen, roundsLeft } = outlook
  const most = (of: string): number => Math.max(0, ...holdings.map((holding, other) => (other === seat ? 0 : countOf(holding, of))))
  switch (score.type) {
    case 'each':
      return score.points
    case 'set':
      return climb(score.totals, countOf(own, card.face), unseen.get(card.face) ?? 0, card.copies, roundsLeft)
    case 'most-each': {
      const lead = countOf(own, card.face) + 1 - most(card.face)
      const chance = lead > 1 ? 0.8 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2
      return chance * score.points + (1 - chance) * score.otherwise
    }
    case 'per':
      return score.points * (countOf(own, score.of) + 0.3 * roundsLeft)
    case 'most': {
      const lead = countOf(own, score.of) - most(score.of)
      return score.points * (lead > 1 ? 0.75 : lead > 0 ? 0.6 : lead === 0 ? 0.4 : 0.2)
    }
    default:
      return unreachable(score)
  }
}

/** What an immediate card brings as it is played. */
const playWorth = (outlook: Outlook, seat: Seat, own: Holding, card: Card): number => {
  const { view } = outlook
  let worth = 0
  for (const effect of card.onPlay) {
    if (effect.type === 'take-doubloons') worth += effect.amount
    if (effect.type === 'pay-doubloons') worth -= Math.min(effect.amount, own.doubloons)
    if (effect.type === 'take-parrot') worth += view.parrot === seat ? 0 : 1
    if (effect.type === 'take-share-card') worth += 1.8
    if (effect.type === 'discard-pirate') worth -= at(view.captains, seat).pirates.length === 0 ? 0 : 1
  }
  return worth
}

/** A captain's belongings while a bot turns cards over in its mind. */
export type Chattels = { readonly own: Holding; readonly pirates: readonly Face[] }
export const chattelsOf = ({ holdings, view }: Outlook, seat: Seat): Chattels => ({
  own: at(holdings, seat),
  pirates: at(view.captains, seat).pirates.map(({ card }) => card),
})

export const cardWorth = (outlook: Outlook, seat: Seat, { own, pirates }: Chattels, face: Face): number => {
  const card = cardOf(outlook.deck, face)
  if (card.back === 'pirate')
    return crewWorth(outlook, seat, [...pirates, face], own.objects) - crewWorth(outlook, seat, pirates, own.objects)
  if (card.isImmediate) return playWorth(outlook, seat, own, card)
  const score = card.score === null ? 0 : scoreWorth(outlook, seat, own, card, card.score)
  return score + 0.7 * card.strength * outlook.boardingsLeft + 0.6 * (card.chest ?? 0)
}

/** The same belongings with one more card. */
const withCard = ({ own, pirates }: Chattels, card: Card): Chattels => {
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

/** What a card of each back is worth on average, over all copies the bot has not seen. */
export const meansFor = (outlook: Outlook, seat: Seat): Readonly<Record<Back, number>> => {
  const chattels = chattelsOf(outlook, seat)
  const mean = (back: Back): number => {
    let [sum, count] = [0, 0]
    for (const [face, copies] of outlook.unseen) {
      if (copies <= 0 || cardOf(outlook.deck, face).back !== back) continue
      sum += copies * cardWorth(outlook, seat, chattels, face)
      count += copies
    }
    return count === 0 ? 0 : sum / count
  }
  const [rum = 0, relic = 0, object = 0, pirate = 0] = BACKS.map(mean)
  return { rum, relic, object, pirate }
}

/** Known cards one after another, each beside those before it; unknown ones at the mean of their back. */
export const cardsWorth = (outlook: Outlook, seat: Seat, cards: readonly Seen[], means: Readonly<Record<Back, number>>): number => {
  let chattels = chattelsOf(outlook, seat)
  let worth = 0
  for (const { back, face } of cards) {
    if (face === null) worth += means[back]
    else {
      worth += cardWorth(outlook, seat, chattels, face)
      chattels = withCard(chattels, cardOf(outlook.deck, face))
    }
  }
  return worth
}
