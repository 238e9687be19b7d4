/** Which things a draft speaks of, by key: what is drawn as picked, as hinted at, or as on its way. */
import type { Move, View } from '../../rules/index.ts'
import { crewsOf, type Drafting } from './drafting.ts'
import { draftOf } from './redraft.ts'
import { keyOf, sailorKey, type Thing } from './things.ts'

/** Whoever changes ships or comes aboard. */
const movedIn = (view: View, crews: Drafting['crews']): readonly Thing[] => {
  if (crews === null) return []
  const before = crewsOf(view)
  return crews.flatMap((crew, ship) =>
    crew
      .filter(key => before[ship]?.includes(key) !== true)
      .flatMap((key): Thing[] => [
        { type: 'sailor', key },
        { type: 'card', key },
      ]),
  )
}

export const markedIn = (view: View, draft: Drafting): ReadonlySet<string> => {
  const things: readonly Thing[] = [
    ...draft.cards.map((key): Thing => ({ type: 'card', key })),
    ...draft.laid.flatMap(({ key, island }): Thing[] => [
      { type: 'card', key },
      { type: 'island', island },
    ]),
    ...draft.places.map((at): Thing => ({ type: 'place', at })),
    ...draft.ships.map((ship): Thing => ({ type: 'ship', ship })),
    ...(draft.island === null ? [] : [{ type: 'island', island: draft.island } as const]),
    ...(draft.sailor === null
      ? []
      : ([
          { type: 'sailor', key: draft.sailor },
          { type: 'card', key: draft.sailor },
        ] as const)),
    ...movedIn(view, draft.crews),
    ...draft.icons.map(({ ship, crew }): Thing =>
      crew === null ? { type: 'ship', ship } : { type: 'sailor', key: sailorKey(ship, crew) },
    ),
    ...draft.raisings.map(({ hazard }): Thing => ({ type: 'place', at: { island: view.raid?.island ?? 0, hazard } })),
    ...(draft.face === null ? [] : [{ type: 'pile', card: draft.face } as const]),
  ]
  return new Set(things.map(keyOf))
}

const NONE: ReadonlySet<string> = new Set()

export const markedBy = (view: View, move: Move | null): ReadonlySet<string> => (move === null ? NONE : markedIn(view, draftOf(view, move)))
