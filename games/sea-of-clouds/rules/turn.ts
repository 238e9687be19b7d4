/** Chapter 3 of the rulebook: looking at a share, taking or leaving it, and the refill. */
import { at, NEVER_ASKS, prependTasks, type Seat } from '@tortuga/kit'
import * as v from 'valibot'
import type { EventLoot } from './data/events.ts'
import { markSeenBy } from './knowledge/knowledge.ts'
import { letterOf, seatOf, spaceOf } from './components/letters.ts'
import { playCard } from './shares/play-cards.ts'
import { SeatNumber, SpaceNumber } from './components/schemas.ts'
import { addToShare, drawTop, setShare, topBackOf } from './shares/shares.ts'
import { addDoubloons, eventCardOf, hiddenEventCardOf, type StepDraft } from './step.ts'
import { askOwner, wordsOf, type SeaTaskKind } from './task-kind.ts'
import type { FaceDownLoot, LootShare, SeaMoveOf, Move, SeaTaskOf } from './data/types.ts'
import type { Space } from './components/constants.ts'

const EMPTY: LootShare<FaceDownLoot> = Object.freeze({ cards: Object.freeze([]), doubloons: 0 })

/** R3.2: looks at a share, and asks whether to take it. */
export const lookAtShare = (step: StepDraft, seat: Seat, space: Space): void => {
  const share = at(step.state.shares, space)
  const looked: FaceDownLoot[] = []
  const cards: EventLoot[] = []
  const isNew: boolean[] = []
  for (const before of share.cards) {
    const down = markSeenBy(before, seat)
    looked.push(down)
    cards.push(hiddenEventCardOf(step, down))
    isNew.push(down !== before)
  }
  setShare(step, space, { cards: looked, doubloons: share.doubloons })
  step.events.push({ type: 'looked', seat, space, cards, isNew })
  prependTasks(step, [{ type: 'decide', seat, space }])
}

/** R3.3, R3.7 */
const take = (step: StepDraft, seat: Seat, space: Space): void => {
  const { cards, doubloons } = at(step.state.shares, space)
  setShare(step, space, EMPTY)
  step.state.hand = cards
  step.events.push({ type: 'took', seat, space, doubloons, cards: cards.map(down => eventCardOf(step, down)) })
  addDoubloons(step, seat, doubloons)
  prependTasks(step, [
    { type: 'play-cards', seat },
    { type: 'refill', space },
  ])
}

/** R3.6, R3.9 */
const takeTop = (step: StepDraft, seat: Seat): void => {
  const card = drawTop(step)
  if (card === undefined) {
    step.events.push({ type: 'found-deck-empty', seat })
    addDoubloons(step, seat, 1)
    return
  }
  const down = { card, seenBy: [seat] }
  step.events.push({ type: 'drew', seat, card: eventCardOf(step, down), top: topBackOf(step) })
  playCard(step, seat, down, null)
}

/** R3.4 */
const leave = (step: StepDraft, seat: Seat, space: Space): void => {
  step.events.push({ type: 'left', seat, space })
  addToShare(step, space, 'left')
  if (space === 2) takeTop(step, seat)
  else lookAtShare(step, seat, space === 0 ? 1 : 2)
}

const TAKE: Move = Object.freeze({ type: 'take' })
/** Taking comes first, so that it is the move for `timeUp` (R11.1). */
const DECISIONS: readonly Move[] = Object.freeze([TAKE, Object.freeze({ type: 'leave' })])

/** R3.2 */
export const decideTask: SeaTaskKind<SeaTaskOf<'decide'>, SeaMoveOf<'take' | 'leave'>> = {
  schema: v.strictObject({ type: v.literal('decide'), seat: SeatNumber, space: SpaceNumber }),
  rules: ['R3.2'],
  answers: ['take', 'leave'],
  asked: askOwner,
  isAsked: () => true,
  check: () => null,
  moves: () => DECISIONS,
  perform: (step, { seat, space }, move) => (move?.type === 'take' ? take(step, seat, space) : leave(step, seat, space)),
  print: ({ seat, space }) => `${letterOf(seat)} ${space + 1}`,
  parse: text => {
    const [seat, space] = wordsOf(text)
    return { type: 'decide', seat: seatOf(seat), space: spaceOf(space) }
  },
}

/** R3.7 */
export const refillTask: SeaTaskKind<SeaTaskOf<'refill'>> = {
  ...NEVER_ASKS,
  schema: v.strictObject({ type: v.literal('refill'), space: SpaceNumber }),
  rules: [],
  perform: (step, { space }) => addToShare(step, space, 'refill'),
  print: ({ space }) => String(space + 1),
  parse: text => ({ type: 'refill', space: spaceOf(text) }),
}
