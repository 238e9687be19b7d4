/** What the raiding party can do at each hazard: what it has of what a way needs, and how far it can get at best. */
import { cardOf, cardsOf, iconsLeft, isUp, waysToMeet, type Face, type HazardWay, type View } from '../../../rules/index.ts'

/** What a party can spend on the way. */
export type PartyTotals = {
  readonly navigation: number
  readonly combat: number
  readonly coins: number
  readonly hand: number
  readonly crew: number
  readonly ships: number
}

export const totalsIn = ({ options, fleet, supplies, handSizes }: View): PartyTotals => {
  const cards = cardsOf(options.cards)
  const icons = (skill: 'navigation' | 'combat'): number => iconsLeft(cards, fleet, skill).reduce((sum, { count }) => sum + count, 0)
  const party = fleet.filter(({ raiding }) => raiding)
  return {
    navigation: icons('navigation'),
    combat: icons('combat'),
    coins: supplies.pirate,
    hand: handSizes.pirate,
    crew: party.reduce((sum, { crew }) => sum + crew.length, 0),
    ships: party.length,
  }
}

/** What a way takes from the party; null if it takes nothing of theirs that is counted. */
const needOf = (way: HazardWay): { readonly what: keyof PartyTotals; readonly need: number } | null => {
  switch (way.type) {
    case 'icons':
      return { what: way.skill, need: way.count }
    case 'pay':
      return { what: 'coins', need: way.coins }
    case 'discard':
      return { what: 'hand', need: way.count }
    case 'trash-crew':
    case 'crown-trashes-crew':
      return { what: 'crew', need: 1 }
    case 'trash-ship':
      return { what: 'ships', need: 1 }
    default:
      return null
  }
}

/** The totals after a way; null if the party cannot use it. */
const spend = (totals: PartyTotals, way: HazardWay): PartyTotals | null => {
  const wanted = needOf(way)
  if (wanted === null) return totals
  const left = totals[wanted.what] - wanted.need
  return left < 0 ? null : { ...totals, [wanted.what]: left }
}

/** R7.11, R7.12: without crew or ships the raid is stopped. */
const isStranded = ({ crew, ships }: PartyTotals): boolean => crew === 0 || ships === 0

/** How many of these hazards, in the order of the voyage, the party passes with the best choice of ways. Icons that leave with a lost crew member are not counted, so it never promises too little. */
const countPassed = (totals: PartyTotals, lane: readonly (readonly HazardWay[])[]): number => {
  const [ways, ...further] = lane
  if (ways === undefined) return 0
  return ways.reduce((most, way) => {
    const left = spend(totals, way)
    return left === null || isStranded(left) ? most : Math.max(most, 1 + countPassed(left, further))
  }, 0)
}

export type HazardVerdict = 'passes' | 'stops' | 'unreached'

/** A hazard that the party would meet: its face, or null for one that it sails past. */
export type MetFace = Face | null

/** The verdict on each hazard, in the order of the voyage; null for those that it sails past. Only a hazard that the party cannot pass in any way stops it. */
export const judgeLane = (view: View, lane: readonly MetFace[]): readonly (HazardVerdict | null)[] => {
  const cards = cardsOf(view.options.cards)
  const met = lane.flatMap(face => (face === null ? [] : [cardOf(cards, face).ways]))
  const passed = countPassed(totalsIn(view), met)
  let place = -1
  return lane.map(face => {
    if (face === null) return null
    place += 1
    return place < passed ? 'passes' : place === passed ? 'stops' : 'unreached'
  })
}

/** The hazard that ends the raid for certain if these are raised; null if the party can get through. */
export const findStop = (view: View, raised: readonly number[]): Face | null => {
  const lane = view.raid === null ? [] : (view.islands[view.raid.island]?.hazards ?? [])
  const met = lane.map((hazard, index) => (isUp(hazard) || raised.includes(index) ? hazard.card : null)).toReversed()
  return met[judgeLane(view, met).indexOf('stops')] ?? null
}

export type WayState = { readonly way: HazardWay; readonly have: number | null; readonly need: number; readonly isPossible: boolean }

/** Each way past a hazard, with what the party has of what it needs. */
export const waysOf = (view: View, face: Face): readonly WayState[] => {
  const { ways } = cardOf(cardsOf(view.options.cards), face)
  const possible = waysToMeet(view, ways, view.handSizes.pirate)
  const totals = totalsIn(view)
  return ways.map((way, index) => {
    const wanted = needOf(way)
    return {
      way,
      have: wanted === null ? null : totals[wanted.what],
      need: wanted?.need ?? 0,
      isPossible: possible.includes(index),
    }
  })
}
