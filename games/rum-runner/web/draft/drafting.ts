/** A half-made answer: what has been picked so far. Nothing of it has happened. */
import { at } from '@tortuga/kit'
import type { Berth, Face, Icon, Place, Raising, Refusal, View } from '../../rules/index.ts'
import { berthOf, isAboard, sailorKey } from './things.ts'

export const ACTS = {
  crown: ['gain', 'draw', 'found', 'hazard', 'invest', 'recall', 'event'],
  pirate: ['gain', 'draw', 'ship', 'crew', 'raid', 'event'],
} as const
export type Act = (typeof ACTS)[keyof typeof ACTS][number]

/** A tap that was turned down: at which thing, and why. */
export type Wrong = { readonly key: string; readonly refusal: Refusal }

export type Drafting = {
  readonly act: Act | null // which of the actions, where one is asked for
  readonly cards: readonly string[] // of the hand, by key; what is held while its place is looked for
  readonly laid: readonly { readonly key: string; readonly island: number }[] // investments, where they will lie
  readonly places: readonly Place[]
  readonly island: number | null
  readonly ships: readonly number[]
  readonly sailor: string | null // the one who is picked, or held
  readonly crews: readonly (readonly string[])[] | null // who will be on which ship, by key; null while nobody has moved
  readonly icons: readonly Icon[]
  readonly raisings: readonly Raising[]
  readonly way: number | null
  readonly hazard: boolean // the hazard itself gets a coin, where coins are short
  readonly face: Face | null // from a pile
}

export const NOTHING: Drafting = {
  act: null,
  cards: [],
  laid: [],
  places: [],
  island: null,
  ships: [],
  sailor: null,
  crews: null,
  icons: [],
  raisings: [],
  way: null,
  hazard: false,
  face: null,
}

/** In or out of a list. */
export const toggle = <A>(list: readonly A[], item: A, isSame: (one: A, other: A) => boolean = Object.is): readonly A[] =>
  list.some(one => isSame(one, item)) ? list.filter(one => !isSame(one, item)) : [...list, item]

/** One or none. */
export const only = <A>(list: readonly A[], item: A, isSame: (one: A, other: A) => boolean = Object.is): readonly A[] =>
  list.length === 1 && list.every(one => isSame(one, item)) ? [] : [item]

/** Who is aboard now, by key. */
export const crewsOf = ({ fleet }: Pick<View, 'fleet'>): readonly (readonly string[])[] =>
  fleet.map(({ crew }, ship) => crew.map((_, place) => sailorKey(ship, place)))

const withoutSailor = (crews: readonly (readonly string[])[], key: string): readonly (readonly string[])[] =>
  crews.map(crew => crew.filter(other => other !== key))

/** Whoever is held goes aboard this ship. */
export const putAboard = (view: View, draft: Drafting, ship: number): Drafting => {
  const { sailor } = draft
  if (sailor === null) return draft
  const crews = withoutSailor(draft.crews ?? crewsOf(view), sailor)
  return { ...draft, act: 'crew', sailor: null, crews: crews.map((crew, place) => (place === ship ? [...crew, sailor] : crew)) }
}

/** Whoever is held leaves the ship: back to the hand. */
export const takeAshore = (view: View, draft: Drafting): Drafting =>
  draft.sailor === null ? draft : { ...draft, act: 'crew', sailor: null, crews: withoutSailor(draft.crews ?? crewsOf(view), draft.sailor) }

/** Whoever was aboard and is ashore in the draft. */
export const ashore = (view: View, { crews }: Drafting): readonly string[] =>
  crews === null
    ? []
    : crewsOf(view)
        .flat()
        .filter(key => !crews.some(crew => crew.includes(key)))

export const findBerth = (key: string | null): Berth | null => (key === null || !isAboard(key) ? null : berthOf(key))

/** R7.4: raised with its own coins first; what they do not pay comes from the supply. */
export const plainRaising = (cost: number, coins: number, hazard: number): Raising => ({ hazard, own: Math.min(cost, coins), extra: 0 })

export const changeRaising = (
  draft: Drafting,
  hazard: number,
  change: (raising: Raising) => Partial<Pick<Raising, 'own' | 'extra'>>,
): Drafting => ({
  ...draft,
  raisings: draft.raisings.map(raising => (raising.hazard === hazard ? { ...raising, ...change(raising) } : raising)),
})

/** The first of a list that may be empty. */
export const first = <A>(list: readonly A[]): A | null => (list.length === 0 ? null : at(list, 0))
