/** The three spaces: what lies on them, and how a card or a doubloon is added (R3.4, R3.5, R3.9). */
import { at, replaceAt, append, type Seat } from '@tortuga/kit'
import type { Event } from '../data/events.ts'
import { cardOf } from '../data/pieces.ts'
import type { StepDraft } from '../step.ts'
import type { FaceDownLoot, LootShare, Piece } from '../data/types.ts'
import { MAX_SHARE_CARDS, type Back, type Space } from '../components/constants.ts'

const UNSEEN: readonly Seat[] = Object.freeze([])

export const setShare = ({ state }: StepDraft, space: Space, share: LootShare<FaceDownLoot>): void => {
  state.shares = replaceAt(state.shares, space, share)
}

/** The back of the deck's top card, which all captains see (R10.1). */
export const topBackOf = ({ deck, state }: StepDraft): Back | null => {
  const [top] = state.deck
  return top === undefined ? null : cardOf(deck, top).back
}

/** Takes the top card. If another card is below it, its back becomes public: it is no piece that `secrets` could name. */
export const drawTop = (step: StepDraft): Piece | undefined => {
  const { state } = step
  const [top] = state.deck
  if (top === undefined) return undefined
  state.deck = state.deck.slice(1)
  if (state.deck.length > 0) step.revealed = true
  return top
}

/** R3.4, R3.5, R3.9: adds the top card of the deck, or a doubloon if the space is full or the deck is empty. */
export const addToShare = (step: StepDraft, space: Space, why: Extract<Event, { type: 'added' }>['why']): void => {
  const share = at(step.state.shares, space)
  const card = share.cards.length < MAX_SHARE_CARDS ? drawTop(step) : undefined
  if (card === undefined) setShare(step, space, { cards: share.cards, doubloons: share.doubloons + 1 })
  else setShare(step, space, { cards: append(share.cards, { card, seenBy: UNSEEN }), doubloons: share.doubloons })
  step.events.push({ type: 'added', space, back: card === undefined ? null : cardOf(step.deck, card).back, why, top: topBackOf(step) })
}
