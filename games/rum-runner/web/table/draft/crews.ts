/** Drafted crews: which crew card is on which ship after the move. */
import type { View } from '../../../rules/index.ts'
import type { DraftState } from './draft-state.ts'
import { crewKey } from './targets.ts'

type Crews = readonly (readonly string[])[] // by ship; the crew by key

export const crewsOf = ({ fleet }: Pick<View, 'fleet'>): Crews =>
  fleet.map(({ crew }, ship) => crew.map((_, place) => crewKey(ship, place)))

const withoutSailor = (crews: Crews, key: string): Crews => crews.map(crew => crew.filter(other => other !== key))

/** Puts the picked crew card on this ship. */
export const putAboard = (view: View, draft: DraftState, ship: number): DraftState => {
  const { sailor } = draft
  if (sailor === null) return draft
  const crews = withoutSailor(draft.crews ?? crewsOf(view), sailor)
  return { ...draft, act: 'crew', sailor: null, crews: crews.map((crew, place) => (place === ship ? [...crew, sailor] : crew)) }
}

/** Returns the picked crew card to the hand. */
export const removeCrew = (view: View, draft: DraftState): DraftState =>
  draft.sailor === null ? draft : { ...draft, act: 'crew', sailor: null, crews: withoutSailor(draft.crews ?? crewsOf(view), draft.sailor) }

export const crewBackInHand = (view: View, { crews }: DraftState): readonly string[] => {
  const aboard = crews?.flat()
  return aboard === undefined
    ? []
    : crewsOf(view)
        .flat()
        .filter(key => !aboard.includes(key))
}
