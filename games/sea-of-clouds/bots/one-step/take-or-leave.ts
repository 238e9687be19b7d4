/** The one-step bot's choice between take and leave: the worth of this share against later ones and against what the next captain gains. */
import { at, type Advice } from '@tortuga/kit'
import { SPACES, type Back, type SeaTypes, type Space } from '../../rules/index.ts'
import type { SeaBotKnowledge } from '../features/bot-knowledge.ts'
import { cardsValue, meanValuesByBack } from './card-values.ts'

type Means = Readonly<Record<Back, number>>

/** The worth of seeing unknown cards before deciding about them. */
const LOOK_WORTH = 0.45
/** How much the next captain's gain counts with two captains on space 1. Later spaces count less, because the next captain reaches them less often. */
const RIVAL_WEIGHT = 3
/** What a captain gains in an average turn: leaving a share costs only what exceeds this. */
const AVERAGE_TURN = 3.2

/** The expected worth from a space on: the better of taking there and going on, and at last the top card of the deck. */
const hopeFrom = (knowledge: SeaBotKnowledge, space: Space | 3, means: Means): number => {
  const { view, seat } = knowledge
  if (space === 3) return view.deckTop === null ? 1 : (means.rum + means.relic + means.object + means.pirate) / 4
  const { cards, doubloons } = at(view.shares, space)
  const here = cardsValue(knowledge, seat, cards, means) + doubloons
  const unknown = cards.filter(({ face }) => face === null).length
  const further = hopeFrom(knowledge, space === 0 ? 1 : space === 1 ? 2 : 3, means)
  return Math.max(here, further) + (unknown > 0 ? LOOK_WORTH * Math.sqrt(unknown) : 0)
}

/** What the next captain would get from this share, and how much it counts: less with more captains. */
const giftOf = (knowledge: SeaBotKnowledge, space: Space): { readonly points: number; readonly weight: number } => {
  const { view, seat } = knowledge
  const next = (seat + 1) % view.seats
  const means = meanValuesByBack(knowledge, next)
  const { cards, doubloons } = at(view.shares, space)
  const grows = cards.length < SPACES.length && view.deckTop !== null ? Math.max(0, means[view.deckTop]) : 1
  const points = cardsValue(knowledge, next, cards, means) + doubloons + grows
  return { points, weight: RIVAL_WEIGHT / (view.seats - 1) / (1 + space) }
}

/** In points: the worth of this share, the expected worth elsewhere, what the next captain would get, and what that costs the bot. */
export type LootShareEstimate = { readonly here: number; readonly hope: number; readonly gift: number; readonly cost: number }
export const estimateShare = (knowledge: SeaBotKnowledge, space: Space): LootShareEstimate => {
  const { view, seat } = knowledge
  const means = meanValuesByBack(knowledge, seat)
  const { cards, doubloons } = at(view.shares, space)
  const { points: gift, weight } = giftOf(knowledge, space)
  return {
    here: cardsValue(knowledge, seat, cards, means) + doubloons,
    hope: hopeFrom(knowledge, space === 0 ? 1 : space === 1 ? 2 : 3, means),
    gift,
    cost: weight * Math.max(0, gift - AVERAGE_TURN),
  }
}

export const takeOrLeave = (knowledge: SeaBotKnowledge, space: Space): Advice<SeaTypes> => {
  const { view, seat } = knowledge
  const { here, hope, gift, cost } = estimateShare(knowledge, space)
  const numbers = { points: Math.round(here), hoped: Math.round(hope) }
  if (here < hope - cost) return { move: { type: 'leave' }, chance: null, reason: { type: 'leaves', ...numbers } }
  if (here >= hope) return { move: { type: 'take' }, chance: null, reason: { type: 'takes', ...numbers } }
  return {
    move: { type: 'take' },
    chance: null,
    reason: { type: 'denies', points: Math.round(gift), seat: (seat + 1) % view.seats },
  }
}
