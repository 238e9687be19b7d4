/** How a tap changes the draft, or why it is refused. Touch, mouse and keyboard use the same functions. */
import type { Game } from '@tortuga/kit'
import type { Refusal, RunnerTypes, View } from '../../../rules/index.ts'
import { movesFromDraft, tapsFor } from './answers.ts'
import type { DraftState } from './draft-state.ts'
import { questionIn, type OpenQuestion } from './question.ts'
import { actionOfCard, type TapHandler } from './taps.ts'
import { berthOf, type TapTarget } from './targets.ts'

const applyTap = (view: View, draft: DraftState, target: TapTarget, question: OpenQuestion): DraftState | null => {
  const handler = tapsFor(question)[target.type] as TapHandler<TapTarget['type']> | undefined
  return handler === undefined ? null : handler(draft, target, view, question)
}

/** The rules of the match, which may be an earlier edition. */
type MoveCheck = Pick<Game<RunnerTypes>, 'check'>

/** Refusals that further taps can fix do not refuse the tap. */
const MENDABLE: readonly Refusal['type'][] = ['wrong-count', 'names-none', 'nothing-changes', 'ship-full']

/** Fills in a missing island, so that the ships can be checked before one is chosen. */
const filled = (draft: DraftState, question: OpenQuestion): DraftState =>
  (draft.act === 'raid' || question.name === 'raid-with-ship') && draft.ships.length > 0 ? { ...draft, island: draft.island ?? 0 } : draft

const refuse = ({ check }: MoveCheck, view: View, draft: DraftState, question: OpenQuestion): Refusal | null => {
  const refusals = movesFromDraft(view, filled(draft, question), question).map(move => check(view, move))
  if (refusals.length === 0 || refusals.includes(null)) return null
  const [refusal = null] = refusals
  return refusal === null || MENDABLE.includes(refusal.type) ? null : refusal
}

/** R13.3: the first target of a coin move must have a coin. */
const lacksCoin = (view: View, draft: DraftState, question: OpenQuestion): boolean => {
  if (question.name !== 'may-move-coin' || draft.places.length + draft.ships.length !== 1) return false
  const [place] = draft.places
  const coins = place === undefined ? view.fleet[draft.ships[0] ?? 0]?.coins : view.islands[place.island]?.hazards[place.hazard ?? 0]?.coins
  return coins === 0
}

const sizeOf = ({ cards, laid, places, ships, island, sailor }: DraftState): number =>
  cards.length + laid.length + places.length + ships.length + (island === null ? 0 : 1) + (sailor === null ? 0 : 1)

/** The draft after a tap, or the refusal, or null if the target has no function now. */
export const tap = (
  game: MoveCheck,
  view: View,
  draft: DraftState,
  target: TapTarget,
  question: OpenQuestion | null = questionIn(view),
): { readonly draft: DraftState; readonly refusal: Refusal | null } | null => {
  if (question === null || question.side !== view.side) return null
  const next = applyTap(view, draft, target, question)
  if (next === null) return null
  if (sizeOf(next) < sizeOf(draft) && next.act === draft.act) return { draft: next, refusal: null }
  const refusal = lacksCoin(view, next, question)
    ? ({ type: 'no-coin-there', rules: ['R13.3'] } as const)
    : refuse(game, view, next, question)
  return refusal === null ? { draft: next, refusal } : { draft, refusal }
}

/** Dropping a card is the same as tapping it and then the target. Crew dropped on crew joins the same ship. */
export const drop = (game: MoveCheck, view: View, draft: DraftState, card: TapTarget, onto: TapTarget | null): ReturnType<typeof tap> => {
  const isHeld = card.type === 'card' && (draft.cards.includes(card.key) || draft.sailor === card.key)
  const lifted = isHeld ? { draft, refusal: null } : tap(game, view, draft, card)
  if (lifted === null || lifted.refusal !== null || onto === null) return lifted
  const goal: TapTarget = onto.type === 'sailor' ? { type: 'ship', ship: berthOf(onto.key).ship } : onto
  return tap(game, view, lifted.draft, goal) ?? lifted
}

/** Whether to highlight a target as the next step. Nothing is highlighted until an action is chosen. */
export const isTarget = (game: MoveCheck, view: View, draft: DraftState, target: TapTarget, question: OpenQuestion | null): boolean => {
  if (question?.name === 'actions') {
    if (draft.act === null || draft.act === 'gain' || draft.act === 'draw') return false
    if (target.type === 'card' && actionOfCard(view, target.key) !== draft.act) return false
    if (target.type === 'place' && draft.act !== 'invest' && draft.act !== 'recall') return false
    if (target.type === 'island' && draft.act !== 'raid' && draft.cards.length === 0) return false
    if (target.type === 'ship' && (draft.act === 'crew') !== (draft.sailor !== null)) return false
    if (target.type === 'ship' && draft.act !== 'crew' && draft.act !== 'raid') return false
    if (target.type === 'sailor') return draft.act === 'crew'
  }
  return tap(game, view, draft, target, question)?.refusal === null
}

/** Without a chosen action, a tap on a card that cannot be used only shows its text instead of a refusal. */
export const isIdleTap = (game: MoveCheck, view: View, draft: DraftState, target: TapTarget, question: OpenQuestion | null): boolean =>
  question?.name === 'actions' &&
  draft.act === null &&
  (target.type === 'ship' || target.type === 'place') &&
  tap(game, view, draft, target, question)?.refusal !== null
