/** Shows matches of earlier editions in the current shape. Edition 1 kept `up` and `seenBy` of a crown card apart, marked investments with `due`, and left a raid in progress when a match ended. */
import type { EditionShapes } from '@tortuga/kit'
import { dissolveParty, REFUSAL_RULES } from '../rules/index.ts'
import type { Event, Face, Hazard, Investment, Move, Refusal, RunnerTypes, Task, View, Visibility } from '../rules/index.ts'

type SeenBy = 'crown' | 'both' | 'all'
type EarlierCard = { readonly card: Face | null; readonly up: boolean; readonly coins: number; readonly seenBy: SeenBy }
type EarlierHazard = EarlierCard & { readonly since: boolean }
type EarlierInvestment = EarlierCard & { readonly due: boolean }
type EarlierTask = { readonly type: 'muster' } | { readonly type: 'turn-effects' } | Exclude<Task, { type: 'turn-effects' }>
type EarlierView = Omit<View, 'islands' | 'agenda'> & {
  readonly islands: readonly { readonly investment: EarlierInvestment | null; readonly hazards: readonly EarlierHazard[] }[]
  readonly agenda: readonly EarlierTask[]
}

const KNOWN: Readonly<Record<SeenBy, Visibility>> = { crown: 'hidden', both: 'seen', all: 'shown' }
const visibilityOf = ({ up, seenBy }: EarlierCard): Visibility => (up ? 'up' : KNOWN[seenBy])

const toHazard = (hazard: EarlierHazard): Hazard<Face | null> => ({
  card: hazard.card,
  visibility: visibilityOf(hazard),
  coins: hazard.coins,
  since: hazard.since,
})
const toInvestment = (investment: EarlierInvestment): Investment<Face | null> => ({
  card: investment.card,
  visibility: visibilityOf(investment),
  coins: investment.coins,
})

/** The task `muster`, which marked the crew whose effects were due, asked nothing and is no longer needed. */
const toTasks = (task: EarlierTask, due: readonly number[]): readonly Task[] => {
  if (task.type === 'muster') return []
  return [task.type === 'turn-effects' ? { type: 'turn-effects', due } : task]
}

const viewOf1 = (earlier: EarlierView): View => {
  const due = earlier.islands.flatMap(({ investment }, island) => (investment?.due === true ? [island] : []))
  const isOver = earlier.ending !== null
  return {
    ...earlier,
    islands: earlier.islands.map(({ investment, hazards }) => ({
      investment: investment === null ? null : toInvestment(investment),
      hazards: hazards.map(toHazard),
    })),
    fleet: isOver ? dissolveParty(earlier.fleet) : earlier.fleet,
    raid: isOver ? null : earlier.raid,
    agenda: earlier.agenda.flatMap(task => toTasks(task, due)),
  }
}

/** A place that edition 1 did not report. */
const NOWHERE = -1
/** Shown only to the viewer 'open', and only by the current edition. */
const UNREPORTED_DECK = { deck: null }
const ACTIONS = { actions: 0 }

/**
 * The fields that events of edition 1 lack. A view of that edition is never folded (its table shows views as they arrive), so a field that
 * only `fold` reads gets a value that changes nothing. The fee of a raid is the usual one.
 */
const ADDED: { readonly [K in Event['type']]?: (event: { readonly seat: number; readonly seenBy: SeenBy }) => object } = {
  mulliganed: () => ({ cost: 1, ...UNREPORTED_DECK }),
  'turn-began': () => ({ actions: 3 }),
  scored: () => ({ island: null }),
  'hand-mixed': () => UNREPORTED_DECK,
  gained: () => ACTIONS,
  drew: () => ACTIONS,
  'deck-renewed': () => ({ ...UNREPORTED_DECK, ...ACTIONS }),
  'event-played': () => ACTIONS,
  founded: () => ACTIONS,
  'hazard-played': () => ACTIONS,
  recalled: ({ seenBy }) => ({ visibility: KNOWN[seenBy], ...ACTIONS }),
  invested: () => ({ names: [], ...ACTIONS }),
  'coins-added': () => ({ cause: null, crown: 0, names: [] }),
  'ship-played': () => ACTIONS,
  'crew-placed': () => ({ ships: [], ...ACTIONS }),
  'raid-began': ({ seat }) => ({ fee: 1, payer: seat, ...ACTIONS }),
  'crew-trashed': () => ({ crew: NOWHERE }),
  'hazard-wore': () => ({ at: { island: NOWHERE, hazard: null } }),
  'hazard-trashed': () => ({ worn: false }),
  trashed: () => ({ island: null }),
  'put-on-deck': () => ({ from: { ship: NOWHERE, crew: NOWHERE } }),
}

const eventOf1 = (earlier: Event & { readonly seat: number; readonly seenBy: SeenBy }): Event => {
  const add = ADDED[earlier.type]
  return add === undefined ? earlier : { ...earlier, ...add(earlier) }
}

/** Edition 1 cited the rules of the type only. */
const refusalOf1 = (earlier: Refusal): Refusal => Object.assign({ rules: REFUSAL_RULES[earlier.type] }, earlier)

/** By rules number. Moves have the same shape in all editions. */
export const shapes: Readonly<Record<number, EditionShapes<RunnerTypes>>> = {
  1: {
    view: earlier => viewOf1(earlier as EarlierView),
    event: earlier => eventOf1(earlier as Parameters<typeof eventOf1>[0]),
    refusal: earlier => refusalOf1(earlier as Refusal),
    move: earlier => earlier as Move,
    earlierMove: move => move,
  },
}
