/** Take or leave: what lies here against what may be hoped for further on, and what the neighbours get. */
import { at, type Advice } from '@tortuga/kit'
import { SPACES, type Back, type SeaTypes, type Space } from '../rules/index.ts'
import type { Outlook } from './outlook.ts'
import { cardsWorth, meansFor } from './worth.ts'

type Means = Readonly<Record<Back, number>>

/** One sees a share before one decides: that is worth something where there is a card one does not know yet. */
const CHOICE_WORTH = 0.45
/** How much another's gain counts between two captains, on the first space: the next captain comes to the others less often. */
const ENVY = 3
/** What a captain gets in a turn on average: no more than this is given away by leaving. */
const USUAL = 3.2

/** What may be hoped for from a space on: the better of taking there and going on, the top card of the deck at last. */
const hopeFrom = (outlook: Outlook, space: Space | 3, means: Means): number => {
  const { view, seat } = outlook
  if (space === 3) return view.deckTop === null ? 1 : (means.rum + means.relic + means.object + means.pirate) / 4
  const { cards, doubloons } = at(view.shares, space)
  const here = cardsWorth(outlook, seat, cards, means) + doubloons
  const unknown = cards.filter(({ face }) => face === null).length
  const further = hopeFrom(outlook, space === 0 ? 1 : space === 1 ? 2 : 3, means)
  return Math.max(here, further) + (unknown > 0 ? CHOICE_WORTH * Math.sqrt(unknown) : 0)
}

/** What the next captain gains by a share that is left, beyond the usual. With more captains at the table each of them matters less. */
const giftOf = (outlook: Outlook, space: Space): { readonly points: number; readonly weight: number } => {
  const { view, seat } = outlook
  const next = (seat + 1) % view.seats
  const means = meansFor(outlook, next)
  const { cards, doubloons } = at(view.shares, space)
  const grows = cards.length < SPACES.length && view.deckTop !== null ? Math.max(0, means[view.deckTop]) : 1
  const points = cardsWorth(outlook, next, cards, means) + doubloons + grows
  return { points, weight: ENVY / (view.seats - 1) / (1 + space) }
}

/** In points: what lies here, what may be hoped for elsewhere, what the next captain gets of this, and what that costs. */
export type Weighed = { readonly here: number; readonly hope: number; readonly gift: number; readonly cost: number }
export const weighShare = (outlook: Outlook, space: Space): Weighed => {
  const { view, seat } = outlook
  const means = meansFor(outlook, seat)
  const { cards, doubloons } = at(view.shares, space)
  const { points: gift, weight } = giftOf(outlook, space)
  return {
    here: cardsWorth(outlook, seat, cards, means) + doubloons,
    hope: hopeFrom(outlook, space === 0 ? 1 : space === 1 ? 2 : 3, means),
    gift,
    cost: weight * Math.max(0, gift - USUAL),
  }
}

export const decide = (outlook: Outlook, space: Space): Advice<SeaTypes> => {
  const { view, seat } = outlook
  const { here, hope, gift, cost } = weighShare(outlook, space)
  const numbers = { points: Math.round(here), hoped: Math.round(hope) }
  if (here < hope - cost) return { move: { type: 'leave' }, chance: null, reason: { type: 'leaves', ...numbers } }
  if (here >= hope) return { move: { type: 'take' }, chance: null, reason: { type: 'takes', ...numbers } }
  return {
    move: { type: 'take' },
    chance: null,
    reason: { type: 'denies', points: Math.round(gift), seat: (seat + 1) % view.seats },
  }
}
