/**
 * Lists the sets worth playing.
 *
 * **Which sets.** Even a short hand allows thousands of sets, because each card can be left out or played with either end up. Most of them are pointless:
 * they play a card that gains nothing, or the wrong end of it. So only *undominated* sets are listed. Set A dominates set B if A plays no card that B
 * keeps, and gains every captain that B gains, at least at the same value. Of sets with the same cards and the same gains, one is listed.
 * With `beachBottles: 'chosen'`, all beach bottles count, because leaving one out never gains more.
 *
 * **Method.**
 * 1. `maskBottles` notes for each colour which hand cards show it, and how many beach bottles do.
 * 2. `findSetsByColour` finds the minimal sets for each captain alone.
 * 3. `joinWithinLimit` joins sets of different colours that share no card. The result also has a first entry without any card.
 * 4. `addSpareCards` adds a single card to beach bottles that gain a captain without help (R4.7).
 * 5. `isDominated` and, for decks with equal cards, `isCanonical` tell which of these are left out.
 *
 * **Why it misses no undominated set.** Take any legal set B. Each of its cards shows one colour. For each captain that B gains, remove cards of its colour
 * as long as the value stays the same: what is left is a minimal set of step 2, or no card if the beach bottles are enough. Sets of different colours
 * share no card, so step 3 joins them to a set that plays no card that B keeps and gains as much. If no card is left at all, one card of B is a set of
 * step 4. Either way the list has B or a set that dominates it.
 *
 * **Limit.** A dozen cards against captains at 1 have hundreds of thousands of undominated sets. If step 3 would give more than `MAX_SETS`, it keeps fewer
 * sets for each colour, and the list is no longer complete; `check` still accepts the sets left out.
 */
import type { Seat } from '@tortuga/kit'
import { deckOf, type Card } from '../data/pieces.ts'
import { cardsInHand, maskBottles } from './bottle-masks.ts'
import { addSpareCards, isCanonical, isDominated } from './drop-sets.ts'
import { joinWithinLimit } from './join-colours.ts'
import { setAt, type MaskedSet } from './masked-set.ts'
import { findSetsByColour } from './minimal-sets.ts'
import type { CardWithEnd, Move, SetPlay, View } from '../data/types.ts'

/** Converts a masked set into a move, with its cards in hand order. */
const toSetPlay = (hand: readonly Card[], { ones, twos }: MaskedSet): SetPlay => {
  const cards: CardWithEnd[] = []
  let bit = 1
  for (const { one, two } of hand) {
    if ((twos & bit) !== 0) cards.push(two)
    else if ((ones & bit) !== 0) cards.push(one)
    bit <<= 1
  }
  return { type: 'play', cards, beach: null }
}

/** Steps 1 to 4: the cards of a hand and the sets they can play. The first entry plays no card, so it is not a set. Some entries are dominated, which is harmless for a bot that picks the best one. */
export const findMaskedSets = (view: View, seat: Seat): { readonly hand: readonly Card[]; readonly sets: readonly MaskedSet[] } => {
  const deck = deckOf(view.options.deck)
  const hand = cardsInHand(deck, view.hand)
  const found = findSetsByColour(view.captains, seat, maskBottles(deck, hand, view.beach))
  const sets = joinWithinLimit(found)
  if (found.beachGains !== 0 && !view.options.handMustContribute) addSpareCards(sets, hand.length, found.beachGains)
  return { hand, sets }
}

/** Adds the undominated sets to a list of moves. */
export const listPlays = (view: View, seat: Seat, list: Move[]): void => {
  if (view.hand.length === 0) return
  const { hand, sets } = findMaskedSets(view, seat)
  if (sets.length === 1) return
  const { hasCopies } = deckOf(view.options.deck)
  for (let index = 1; index < sets.length; index += 1) {
    const set = setAt(sets, index)
    if (!isDominated(set, index, sets) && (!hasCopies || isCanonical(hand, set))) list.push(toSetPlay(hand, set))
  }
}
