/** R5.7: a captain takes a card from a space, chosen by its back. */
import { at, removeAt } from '@tortuga/kit'
import { SPACES, type Space } from '../components/constants.ts'
import { markSeenBy } from '../knowledge/knowledge.ts'
import { playCard } from '../shares/play-cards.ts'
import { addToShare, setShare } from '../shares/shares.ts'
import { eventCardOf, type StepDraft } from '../step.ts'
import type { EffectTask, LootShare, SeaMoveOf } from '../data/types.ts'
import { createEffect, doNothing, effectData, type LootEffectOf } from './effect-kind.ts'

/** R5.7, R3.8, R5.5: a space that is still waiting for its refill of R3.7 is not refilled a second time. */
const pickCard = (step: StepDraft, { seat, card: face }: EffectTask, space: Space, place: number): void => {
  const { state } = step
  const share = at(state.shares, space)
  const down = at(share.cards, place)
  const picked = markSeenBy(down, seat)
  setShare(step, space, { cards: removeAt(share.cards, place), doubloons: share.doubloons })
  step.events.push({ type: 'picked', seat, space, place, picked: eventCardOf(step, picked), isNew: picked !== down, card: face })
  const isWaiting = state.agenda.some(task => task.type === 'refill' && task.space === space)
  if (share.cards.length === 1 && !isWaiting) addToShare(step, space, 'refill')
  playCard(step, seat, picked, null)
}

/** By space, then by place on the space. */
const listPicks = (shares: readonly LootShare<unknown>[]): readonly SeaMoveOf<'pick'>[] => {
  const picks: SeaMoveOf<'pick'>[] = []
  for (const space of SPACES)
    for (let place = 0; place < at(shares, space).cards.length; place += 1) picks.push({ type: 'pick', space, place })
  return picks
}

const countCards = (shares: readonly LootShare<unknown>[]): number => shares.reduce((sum, { cards }) => sum + cards.length, 0)

/** The only card is taken without a question. */
export const takeShareCard = createEffect<LootEffectOf<'take-share-card'>, SeaMoveOf<'pick'>>({
  schema: effectData('take-share-card'),
  rules: ['R5.7'],
  isAimed: false,
  isPlain: false,
  answers: ['pick'],
  isAsked: ({ state }) => countCards(state.shares) > 1,
  check: ({ shares }, _, { space, place }) =>
    at(shares, space).cards[place] === undefined ? { type: 'no-card-there', space, place } : null,
  moves: ({ shares }) => listPicks(shares),
  perform: (step, task, move) => {
    const pick = move ?? listPicks(step.state.shares)[0]
    if (pick === undefined) doNothing(step, task, null)
    else pickCard(step, task, pick.space, pick.place)
  },
})
