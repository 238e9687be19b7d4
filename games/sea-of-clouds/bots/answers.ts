/** Answers to all questions but the first one: both bots give them alike, each by its own reckoning. */
import { at, type Advice, type Seat } from '@tortuga/kit'
import { cardOf, seaOfClouds, type EffectData, type EffectTask, type Face, type Move, type SeaTypes } from '../rules/index.ts'
import { crewWorth } from './crew.ts'
import { leaderAmong, type Outlook } from './outlook.ts'
import { cardWorth, chattelsOf, meansFor } from './worth.ts'

type Choice = Advice<SeaTypes>
const advise = (move: Move, reason: Choice['reason']): Choice => ({ move, chance: null, reason })

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
const rankToPlay = (outlook: Outlook, face: Face): number =>
  Math.max(1, ...cardOf(outlook.deck, face).onPlay.map(({ type }) => ORDER[type] ?? 1))

export const orderCards = (outlook: Outlook): Choice => {
  const { hand } = outlook.view
  const { face, place } = bestOf(
    hand.map((card, index) => ({ face: card.face ?? '', place: index })),
    card => rankToPlay(outlook, card.face),
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
const preyOn = ({ view }: Outlook, victim: Seat | null): number => (victim === null ? 0 : at(view.captains, victim).rum.length / 100)

export const resolveNext = (outlook: Outlook): Choice => {
  const choices = Array.from(seaOfClouds.moves(outlook.view)).filter(move => move.type === 'resolve')
  const rank = ({ card, victim }: (typeof choices)[number]): number =>
    Math.max(...cardOf(outlook.deck, card).onWin.map(({ type }) => RESOLVE[type] ?? 1)) + preyOn(outlook, victim)
  const move = bestOf(choices, rank)
  return advise(move, { type: 'resolves', card: move.card })
}

/** R5.7: the card that promises most. */
const pickCard = (outlook: Outlook): Choice => {
  const { view, seat } = outlook
  const means = meansFor(outlook, seat)
  const chattels = chattelsOf(outlook, seat)
  const picks = Array.from(seaOfClouds.moves(view)).filter(move => move.type === 'pick')
  const worth = ({ space, place }: (typeof picks)[number]): number => {
    const { back, face } = at(at(view.shares, space).cards, place)
    return face === null ? means[back] : cardWorth(outlook, seat, chattels, face)
  }
  const move = bestOf(picks, worth)
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

/** R7.3, R7.4: what is got against what is given, and half of what the other one loses. */
const exchange = (outlook: Outlook, { effect }: EffectTask): Choice => {
  const { view, seat } = outlook
  const chattels = chattelsOf(outlook, seat)
  const means = meansFor(outlook, seat)
  const offers = Array.from(seaOfClouds.moves(view)).filter(move => move.type === 'exchange')
  const worth = (move: (typeof offers)[number]): number => {
    const given = cardWorth(outlook, seat, chattels, move.give)
    const taken = move.take === null ? means.rum : cardWorth(outlook, seat, chattels, move.take)
    const lost = outlook.isWide && effect.type === 'exchange-object' ? 0.3 * (taken - given) : 0
    return taken - given + lost
  }
  const move = bestOf(offers, worth)
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
      return exchange(outlook, task)
    default: {
      const victim = outlook.isWide ? leaderAmong(outlook, task.against) : at(task.against, 0)
      return advise({ type: 'aim', victim }, { type: 'aims', victim })
    }
  }
}
