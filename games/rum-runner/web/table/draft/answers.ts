/** One table of all questions: which taps change the draft, which moves the draft makes, and which move declines. Moves may be illegal: `check` decides. */
import { faceOfKey } from '@tortuga/ui/table'
import { at } from '@tortuga/kit'
import { isUp, type BoardPlace, type CoinTarget, type Move, type View } from '../../../rules/index.ts'
import type { ActionName, DraftState } from './draft-state.ts'
import { discardsFor, questionIn, type OpenQuestion, type QuestionName } from './question.ts'
import { ACTION_TYPES, ISLAND, oneHazard, oneInvestment, oneOfPile, onePlace, oneSailor, oneShip, raise, SHIFT } from './taps.ts'
import { someCards, somePlaces, someShips, TOW, type TapHandler, type TapHandlers } from './taps.ts'
import { berthOf, isAboard, crewFace } from './targets.ts'

type MovesOf = (draft: DraftState, view: View, question: OpenQuestion) => readonly Move[]

type AnswerRules = {
  readonly taps?: TapHandlers
  readonly moves: MovesOf // the main one last
  readonly no?: Move // the move that declines
  readonly isOutside?: true // it is about cards outside the raid, so the table shows the whole board
}

const isHazard = (place: BoardPlace): place is BoardPlace & { readonly hazard: number } => place.hazard !== null

const raid: MovesOf = ({ island, ships }) =>
  island === null || ships.length === 0 ? [] : [{ type: 'raid', island, ships: ships.toSorted((a, b) => a - b) }]

const ACTIONS: { readonly [K in ActionName]: MovesOf } = {
  gain: () => [{ type: 'gain' }],
  draw: () => [{ type: 'draw' }],
  event: ({ cards }) => cards.slice(0, 1).map(key => ({ type: 'event', card: faceOfKey(key) })),
  ship: ({ cards }) => cards.slice(0, 1).map(key => ({ type: 'ship', card: faceOfKey(key) })),
  hazard: ({ cards, island }) => (island === null ? [] : cards.slice(0, 1).map(key => ({ type: 'hazard', card: faceOfKey(key), island }))),
  found: ({ laid }) =>
    laid.length === 0 ? [] : [{ type: 'found', cards: laid.map(({ key, island }) => ({ card: faceOfKey(key), island })) }],
  invest: ({ places }) => (places.length === 0 ? [] : [{ type: 'invest', on: places }]),
  recall: ({ places }) => places.slice(0, 1).map(place => ({ type: 'recall', at: place })),
  crew: ({ crews }, view) => (crews === null ? [] : [{ type: 'crew', ships: crews.map(crew => crew.map(key => crewFace(view, key))) }]),
  raid,
}

/** R13.3: from one hazard to another, or from one ship to another. */
const shift: MovesOf = ({ places, ships }) => {
  const spots: readonly CoinTarget[] = [
    ...places.filter(isHazard).map(({ island, hazard }): CoinTarget => ({ type: 'hazard', island, hazard })),
    ...ships.map((ship): CoinTarget => ({ type: 'ship', ship })),
  ]
  return spots.length < 2 ? [] : [{ type: 'shift', from: at(spots, 0), to: at(spots, 1) }]
}

const tow: MovesOf = ({ places: [place], island, ships: [ship] }) => {
  if (ship !== undefined) return [{ type: 'pick-ship', ship }]
  if (place === undefined || !isHazard(place) || island === null) return []
  return [{ type: 'tow', island: place.island, hazard: place.hazard, to: island }]
}

/** R13.4: trash a face-down hazard, or remove a coin from any hazard. */
const blast: MovesOf = ({ places: [place] }, { islands }) => {
  if (place === undefined || !isHazard(place)) return []
  const card = islands[place.island]?.hazards[place.hazard]
  if (card === undefined) return []
  return [
    ...(card.coins > 0 ? [{ type: 'remove', at: place } as const] : []),
    ...(isUp(card) ? [] : [{ type: 'trash', at: place } as const]),
  ]
}

const NO: Move = { type: 'decline' }
const CARDS: AnswerRules = {
  taps: { card: someCards },
  moves: ({ cards }, _view, question) => (cards.length === discardsFor(question) ? [{ type: 'discard', cards: cards.map(faceOfKey) }] : []),
}
const SAILOR: AnswerRules = {
  taps: { sailor: oneSailor },
  moves: ({ sailor }) => (sailor === null || !isAboard(sailor) ? [] : [{ type: 'pick-crew', ...berthOf(sailor) }]),
}
const SHIP: AnswerRules = {
  taps: { ship: oneShip },
  moves: ({ ships }) => ships.slice(0, 1).map(ship => ({ type: 'pick-ship', ship })),
}
const PILE: AnswerRules = { taps: { pile: oneOfPile }, moves: ({ face }) => (face === null ? [] : [{ type: 'fetch', card: face }]), no: NO }
const YES_OR_NO: AnswerRules = { moves: () => [{ type: 'accept' }], no: NO }
const spread: MovesOf = ({ ships, hazard }) => (ships.length === 0 && !hazard ? [] : [{ type: 'spread', ships, hazard }])
const add: MovesOf = ({ places }) => (places.length === 0 ? [] : [{ type: 'add', on: places }])
/** One tapped card in play makes the move. */
const placed = (place: TapHandler<'place'>, move: (place: BoardPlace) => Move): AnswerRules => ({
  taps: { place },
  moves: ({ places }) => places.slice(0, 1).map(move),
})

const ANSWERS: { readonly [K in QuestionName]: AnswerRules } = {
  actions: { moves: (draft, view, question) => (draft.act === null ? [] : ACTIONS[draft.act](draft, view, question)) }, // taps: by side
  mulligan: { moves: () => [{ type: 'mulligan' }], no: { type: 'keep' } },
  reveal: { ...placed(oneInvestment, ({ island }) => ({ type: 'flip', island })), no: { type: 'done' } },
  'turn-effects': placed(oneInvestment, ({ island }) => ({ type: 'pick-island', island })),
  limit: CARDS,
  discard: CARDS,
  'may-rob': { ...CARDS, no: NO },
  'way-discard': CARDS,
  raise: {
    taps: { place: raise },
    moves: ({ raisings }) => (raisings.length === 0 ? [] : [{ type: 'raise', hazards: raisings }]),
    no: { type: 'raise', hazards: [] },
  },
  face: { moves: ({ way }) => (way === null ? [] : [{ type: 'meet', way }]) },
  'way-icons': { moves: ({ icons }) => (icons.length === 0 ? [] : [{ type: 'icons', from: icons }]) },
  'way-crew': SAILOR,
  'way-crew-crown': SAILOR,
  'lose-crew': SAILOR,
  'may-sell-crew': { ...SAILOR, no: NO },
  'crew-effects': SAILOR,
  'way-ship': SHIP,
  'trash-ship': { ...SHIP, isOutside: true },
  'trash-own-ship': { ...SHIP, isOutside: true },
  'way-coins': { taps: { ship: someShips, place: draft => ({ ...draft, hazard: !draft.hazard }) }, moves: spread },
  'coin-party': { taps: { ship: someShips }, moves: spread },
  'add-coin': { taps: { place: onePlace }, moves: add },
  'add-coins': { taps: { place: somePlaces }, moves: add, no: { type: 'add', on: [] } },
  'may-tow-or-delay': { taps: TOW, moves: tow, no: NO },
  'may-fetch-hazard': PILE,
  'may-go-on-deck': PILE,
  'may-move-coin': { taps: SHIFT, moves: shift, no: NO, isOutside: true },
  'may-blast': { taps: { place: oneHazard }, moves: blast, no: NO, isOutside: true },
  look: { ...placed(onePlace, place => ({ type: 'look', at: place })), no: NO, isOutside: true },
  'trash-hazard': { ...placed(oneHazard, place => ({ type: 'trash', at: place })), isOutside: true },
  'raid-with-ship': { taps: { ...ISLAND, ship: oneShip }, moves: raid, isOutside: true },
  'strip-island': {
    taps: ISLAND,
    moves: ({ island }) => (island === null ? [] : [{ type: 'pick-island', island }]),
    isOutside: true,
  },
  'may-mix-hand': YES_OR_NO,
  'pay-or-stay': YES_OR_NO,
  'may-coin-ship': YES_OR_NO,
}

export const tapsFor = ({ name, side }: OpenQuestion): TapHandlers => (name === 'actions' ? ACTION_TYPES[side] : (ANSWERS[name].taps ?? {}))

/** The moves a draft makes, the main one last. Declining is separate. */
export const movesFromDraft = (view: View, draft: DraftState, question: OpenQuestion | null = questionIn(view)): readonly Move[] =>
  question === null ? [] : ANSWERS[question.name].moves(draft, view, question)

/** The move that declines, if that is allowed. */
export const declineMove = ({ name, task }: OpenQuestion): Move | null => {
  const mustLook = name === 'look' && !(task.type === 'do' && task.effect.type === 'look' && task.effect.may)
  return mustLook ? null : (ANSWERS[name].no ?? null)
}

export const isOutsideRaid = ({ name }: OpenQuestion): boolean => ANSWERS[name].isOutside === true
