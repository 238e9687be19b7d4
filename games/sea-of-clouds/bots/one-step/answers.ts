/** The one-step bot's answers to every question except take or leave. */
import { at, type Advice, type Seat } from '@tortuga/kit'
import {
  cardOf,
  discardsOf,
  seaOfClouds,
  type LootDeck,
  type EffectTask,
  type Face,
  type Move,
  type SeaMoveOf,
  type SeaTypes,
  type View,
} from '../../rules/index.ts'
import { crewValue } from './crew-values.ts'
import { leaderAmong, type SeaBotKnowledge } from '../features/bot-knowledge.ts'
import { cardValue, belongingsOf, meanValuesByBack } from './card-values.ts'
import { pendingWorth, playRankOf, resolveRankOf } from '../features/effect-estimates.ts'

type SeaAdvice = Advice<SeaTypes>
const advise = (move: Move, reason: SeaAdvice['reason']): SeaAdvice => ({ move, chance: null, reason })

export const movesOf = <K extends Move['type']>(view: View, type: K): readonly SeaMoveOf<K>[] =>
  Array.from(seaOfClouds.moves(view)).filter((move): move is SeaMoveOf<K> => move.type === type)

/** The best entry of a list; among equals, the first. */
const bestOf = <A>(list: readonly A[], worth: (entry: A) => number): A => {
  let best = at(list, 0)
  let most = worth(best)
  for (const entry of list) {
    const value = worth(entry)
    if (value > most) [best, most] = [entry, value]
  }
  return best
}

export const playRank = (deck: LootDeck, name: string): number => playRankOf(cardOf(deck, name).onPlay)

export const orderCards = (deck: LootDeck, view: View): SeaAdvice => {
  const move = bestOf(movesOf(view, 'play'), one => orderValue(deck, view, one))
  return advise(move, { type: 'orders', card: at(view.hand, move.place).face ?? '' })
}

export const orderValue = (deck: LootDeck, { hand }: View, { place }: SeaMoveOf<'play'>): number =>
  playRank(deck, at(hand, place).face ?? '')

/** Breaks ties between thefts in favour of the victim with the most Rum. */
const rumToSteal = (view: View, victim: Seat | null): number => (victim === null ? 0 : at(view.captains, victim).rum.length / 100)

export const resolveRank = (deck: LootDeck, name: string): number => resolveRankOf(cardOf(deck, name).onWin)
export const resolveValue = (deck: LootDeck, view: View, seat: Seat, { place, victim }: SeaMoveOf<'resolve'>): number =>
  resolveRank(deck, at(at(view.captains, seat).pirates, place).card) + rumToSteal(view, victim)
export const resolveNext = (deck: LootDeck, view: View, seat: Seat): SeaAdvice => {
  const move = bestOf(movesOf(view, 'resolve'), one => resolveValue(deck, view, seat, one))
  return advise(move, { type: 'resolves', card: at(at(view.captains, seat).pirates, move.place).card })
}

/** R5.7: the expected worth of a card on a space. */
export const pickValue = (knowledge: SeaBotKnowledge, { space, place }: SeaMoveOf<'pick'>): number => {
  const { view, seat } = knowledge
  const { back, face } = at(at(view.shares, space).cards, place)
  return face === null ? meanValuesByBack(knowledge, seat)[back] : cardValue(knowledge, seat, belongingsOf(knowledge, seat), face)
}
const pickCard = (knowledge: SeaBotKnowledge): SeaAdvice => {
  const worth = (move: SeaMoveOf<'pick'>): number => pickValue(knowledge, move)
  const move = bestOf(movesOf(knowledge.view, 'pick'), worth)
  return advise(move, { type: 'picks', points: Math.round(worth(move)) })
}

/** R5.6: the worth of the crew that is left. During a boarding, a Pirate that is already resolved is no loss. */
const crewLeft = (knowledge: SeaBotKnowledge, { place }: SeaMoveOf<'discard'>): number => {
  const { view, seat, deck, holdings } = knowledge
  const { pirates } = at(view.captains, seat)
  const { card, against } = at(pirates, place)
  if (view.boarding !== null) return -pendingWorth(cardOf(deck, card), against.length)
  const rest = pirates.map(pirate => pirate.card).filter((_, other) => other !== place)
  return crewValue(knowledge, seat, rest, at(holdings, seat).objects)
}

/** R5.6, R7.6: higher for a card whose loss hurts less. */
export const discardValue = (knowledge: SeaBotKnowledge, move: SeaMoveOf<'discard'>): number => {
  const { view, seat } = knowledge
  if (discardsOf(view) === 'pirates') return crewLeft(knowledge, move)
  return -cardValue(knowledge, seat, belongingsOf(knowledge, seat), at(at(view.captains, seat).objects, move.place).card)
}
export const discardLeast = (knowledge: SeaBotKnowledge): SeaAdvice => {
  const { view, seat } = knowledge
  const move = bestOf(movesOf(view, 'discard'), one => discardValue(knowledge, one))
  return advise(move, { type: 'gives-up', card: at<{ readonly card: Face }>(at(view.captains, seat)[discardsOf(view)], move.place).card })
}

/** R7.3, R7.4: the worth of the card taken minus the card given. For Objects the factor adds part of what the opponent loses. */
export const exchangeValue = (knowledge: SeaBotKnowledge, { victim, give, take }: SeaMoveOf<'exchange'>): number => {
  const { view, seat } = knowledge
  const own = at(view.captains, seat)
  const belongings = belongingsOf(knowledge, seat)
  const worth = (face: Face): number => cardValue(knowledge, seat, belongings, face)
  if (take === null) return meanValuesByBack(knowledge, seat).rum - worth(at(own.rum, give).face ?? '')
  return 1.3 * (worth(at(at(view.captains, victim).objects, take).card) - worth(at(own.objects, give).card))
}
/** Exchanges that gain less are declined. */
export const LEAST_GAIN = 0.5
const exchange = (knowledge: SeaBotKnowledge): SeaAdvice => {
  const worth = (move: SeaMoveOf<'exchange'>): number => exchangeValue(knowledge, move)
  const move = bestOf(movesOf(knowledge.view, 'exchange'), worth)
  return worth(move) > LEAST_GAIN
    ? advise(move, { type: 'exchanges', points: Math.round(worth(move)) })
    : advise({ type: 'decline' }, { type: 'keeps' })
}

const aim = (knowledge: SeaBotKnowledge, against: readonly Seat[]): SeaAdvice => {
  const victim = leaderAmong(knowledge, against)
  return advise({ type: 'aim', victim }, { type: 'aims', victim })
}

/** The answers are told apart by their moves, so that a new effect with a known kind of answer needs nothing here. */
export const answerEffect = (knowledge: SeaBotKnowledge, { against }: EffectTask): SeaAdvice => {
  for (const { type } of seaOfClouds.moves(knowledge.view)) {
    if (type === 'pick') return pickCard(knowledge)
    if (type === 'discard') return discardLeast(knowledge)
    if (type === 'exchange') return exchange(knowledge)
    if (type === 'aim') return aim(knowledge, against)
  }
  throw new Error('no answer to this effect')
}
