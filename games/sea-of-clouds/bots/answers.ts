/** Answers to all questions but take or leave. */
import { at, type Advice, type Seat } from '@tortuga/kit'
import {
  cardOf,
  seaOfClouds,
  type Deck,
  type EffectData,
  type EffectTask,
  type Face,
  type Move,
  type SeaTypes,
  type View,
} from '../rules/index.ts'
import { crewWorth } from './crew.ts'
import { leaderAmong, type Outlook } from './outlook.ts'
import { cardWorth, chattelsOf, meansFor } from './worth.ts'

type Choice = Advice<SeaTypes>
const advise = (move: Move, reason: Choice['reason']): Choice => ({ move, chance: null, reason })

type MoveOf<K extends Move['type']> = Extract<Move, { type: K }>
const movesOf = <K extends Move['type']>(view: View, type: K): readonly MoveOf<K>[] =>
  Array.from(seaOfClouds.moves(view)).filter((move): move is MoveOf<K> => move.type === type)

/** The best of a list, the first among equals. */
const bestOf = <A>(list: readonly A[], worth: (entry: A) => number): A => {
  let best = at(list, 0)
  let most = worth(best)
  for (const entry of list) {
    const value = worth(entry)
    if (value > most) [best, most] = [entry, value]
  }
  return best
}

/** Lose Pirates before new ones come, pay before one is paid, and let what needs a choice come late. */
const ORDER: Partial<Record<EffectData['type'], number>> = {
  'discard-pirate': 5,
  'pay-doubloons': 4,
  'add-to-shares': 3,
  'take-share-card': 2,
}
export const rankToPlay = (deck: Deck, face: Face): number => Math.max(1, ...cardOf(deck, face).onPlay.map(({ type }) => ORDER[type] ?? 1))

export const orderCards = (deck: Deck, { hand }: View): Choice => {
  const { face, place } = bestOf(
    hand.map((card, index) => ({ face: card.face ?? '', place: index })),
    card => rankToPlay(deck, card.face),
  )
  return advise({ type: 'play', place }, { type: 'orders', card: face })
}

/** Sure gains first, cards from the spaces after them (they may cost a Pirate), exchanges last, when all is there to exchange. */
const RESOLVE: Partial<Record<EffectData['type'], number>> = {
  'take-doubloons': 6,
  'take-parrot': 6,
  'steal-doubloons': 5,
  'steal-rum': 4,
  'take-share-card': 3,
  'exchange-rum': 2,
  'exchange-object': 2,
}

/** Of thefts the one that finds most. */
const preyOn = (view: View, victim: Seat | null): number => (victim === null ? 0 : at(view.captains, victim).rum.length / 100)

export const rankToResolve = (deck: Deck, face: Face): number => Math.max(...cardOf(deck, face).onWin.map(({ type }) => RESOLVE[type] ?? 1))
export const resolveNext = (deck: Deck, view: View): Choice => {
  const rank = ({ card, victim }: MoveOf<'resolve'>): number => rankToResolve(deck, card) + preyOn(view, victim)
  const move = bestOf(movesOf(view, 'resolve'), rank)
  return advise(move, { type: 'resolves', card: move.card })
}

/** R5.7: what a card of a space promises. */
export const pickWorth = (outlook: Outlook, { space, place }: MoveOf<'pick'>): number => {
  const { view, seat } = outlook
  const { back, face } = at(at(view.shares, space).cards, place)
  return face === null ? meansFor(outlook, seat)[back] : cardWorth(outlook, seat, chattelsOf(outlook, seat), face)
}
const pickCard = (outlook: Outlook): Choice => {
  const worth = (move: MoveOf<'pick'>): number => pickWorth(outlook, move)
  const move = bestOf(movesOf(outlook.view, 'pick'), worth)
  return advise(move, { type: 'picks', points: Math.round(worth(move)) })
}

/** R5.6: the crew that is left must be worth most; what is resolved already is no loss. */
const discardPirate = (outlook: Outlook): Choice => {
  const { view, seat } = outlook
  const { pirates } = at(view.captains, seat)
  const faces = pirates.map(({ card }) => card)
  const left = (index: number): number => {
    const { against } = at(pirates, index)
    const rest = faces.filter((_, other) => other !== index)
    return view.boarding === null ? crewWorth(outlook, seat, rest, at(outlook.holdings, seat).objects) : -against.length
  }
  const card = at(
    faces,
    bestOf(
      faces.map((_, index) => index),
      left,
    ),
  )
  return advise({ type: 'discard', card }, { type: 'gives-up', card })
}

/** R7.6: the Object that is worth least. */
export const discardObject = (outlook: Outlook): Choice => {
  const { view, seat } = outlook
  const chattels = chattelsOf(outlook, seat)
  const { card } = bestOf(at(view.captains, seat).objects, object => -cardWorth(outlook, seat, chattels, object.card))
  return advise({ type: 'discard', card }, { type: 'gives-up', card })
}

/** R7.3, R7.4: what is got against what is given, and of an Object also a part of what the other one loses. */
export const exchangeWorth = (outlook: Outlook, { give, take }: MoveOf<'exchange'>): number => {
  const { seat } = outlook
  const chattels = chattelsOf(outlook, seat)
  const given = cardWorth(outlook, seat, chattels, give)
  return take === null ? meansFor(outlook, seat).rum - given : 1.3 * (cardWorth(outlook, seat, chattels, take) - given)
}
const exchange = (outlook: Outlook): Choice => {
  const worth = (move: MoveOf<'exchange'>): number => exchangeWorth(outlook, move)
  const move = bestOf(movesOf(outlook.view, 'exchange'), worth)
  return worth(move) > 0.5
    ? advise(move, { type: 'exchanges', points: Math.round(worth(move)) })
    : advise({ type: 'decline' }, { type: 'keeps' })
}

export const answerEffect = (outlook: Outlook, task: EffectTask): Choice => {
  switch (task.effect.type) {
    case 'take-share-card':
      return pickCard(outlook)
    case 'discard-pirate':
      return discardPirate(outlook)
    case 'exchange-rum':
    case 'exchange-object':
      return exchange(outlook)
    default: {
      const victim = leaderAmong(outlook, task.against)
      return advise({ type: 'aim', victim }, { type: 'aims', victim })
    }
  }
}
