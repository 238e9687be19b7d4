/** The keys of all tap targets that a draft or a move uses, to draw them as picked, hinted or sending. */
import type { Move, View } from '../../../rules/index.ts'
import { crewsOf } from './crews.ts'
import type { DraftState } from './draft-state.ts'
import { draftFromMove } from './from-move.ts'
import { keyOf, crewKey, type TapTarget } from './targets.ts'

/** A crew card, in the hand or aboard. */
const sailor = (key: string): readonly TapTarget[] => [
  { type: 'sailor', key },
  { type: 'card', key },
]

/** Crew that changes ships or comes from the hand. */
const movedIn = (view: View, crews: DraftState['crews']): readonly TapTarget[] => {
  const before = crewsOf(view)
  return (crews ?? []).flatMap((crew, ship) => crew.filter(key => before[ship]?.includes(key) !== true).flatMap(sailor))
}

export const targetsInDraft = (view: View, draft: DraftState): ReadonlySet<string> => {
  const targets: readonly TapTarget[] = [
    ...[...draft.cards, ...draft.laid.map(({ key }) => key)].map((key): TapTarget => ({ type: 'card', key })),
    ...[draft.island, ...draft.laid.map(({ island }) => island)].flatMap((island): TapTarget[] =>
      island === null ? [] : [{ type: 'island', island }],
    ),
    ...draft.places.map((at): TapTarget => ({ type: 'place', at })),
    ...draft.ships.map((ship): TapTarget => ({ type: 'ship', ship })),
    ...(draft.sailor === null ? [] : sailor(draft.sailor)),
    ...movedIn(view, draft.crews),
    ...draft.icons.map(({ ship, crew }): TapTarget =>
      crew === null ? { type: 'ship', ship } : { type: 'sailor', key: crewKey(ship, crew) },
    ),
    ...draft.raisings.map(({ hazard }): TapTarget => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard } })),
    ...(draft.face === null ? [] : [{ type: 'pile', card: draft.face } as const]),
  ]
  return new Set(targets.map(keyOf))
}

export const targetsInMove = (view: View, move: Move | null): ReadonlySet<string> =>
  move === null ? new Set() : targetsInDraft(view, draftFromMove(view, move))
