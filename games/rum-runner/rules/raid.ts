/** Chapter 7 of the rulebook: the party, the crown's one decision, and the hazards one at a time. */
import { at } from '@tortuga/kit'
import type { Effect } from './card-data.ts'
import { checkCost, checkShips } from './checking.ts'
import { changeSupply, toBank } from './coins.ts'
import { trashHazard, waysToMeet } from './hazards.ts'
import { facedHazard, isRaiding, placeAt } from './lookup.ts'
import { doFirst, readyCard, setHazard, setShip, shipFaces, tell, type Making } from './making.ts'
import { cardOf, isleOf, type Cards } from './pieces.ts'
import { automatic, skip, notAsked, unasked, type TaskRule } from './rule.ts'
import type { Refusal } from './happenings.ts'
import type { Hazard, Move, Piece, Raising, Ship, Task, View } from './types.ts'

type Rule<K extends Task['type']> = TaskRule<Extract<Task, { type: K }>>

/** R7.1: with crew and without coins. */
export const checkParty = (view: View, ships: readonly number[]): Refusal | null => {
  const refusal = checkShips(view, ships)
  if (refusal !== null) return refusal
  for (const ship of ships) {
    const { coins, crew } = at(view.fleet, ship)
    if (coins > 0) return { type: 'ship-has-coins', ship, coins }
    if (crew.length === 0) return { type: 'ship-without-crew', ship }
  }
  return null
}

/** The steps of a raid, once its ships have their coins. */
export const startRaid = (making: Making, island: number, ships: readonly number[], reward: readonly Effect[]): void => {
  const { state } = making
  for (const ship of ships) setShip(making, ship, { ...at(state.fleet, ship), raiding: true })
  state.raid = { island, facing: at(state.islands, island).hazards.length - 1, result: null }
  tell(making, 'pirate', { type: 'raid-began', island, isle: isleOf(making.cards, island), ships, cards: shipFaces(making, ships) })
  const rewarded: readonly Task[] = reward.length === 0 ? [] : [{ type: 'reward', effects: reward }]
  doFirst(making, [
    { type: 'raise' },
    { type: 'face' },
    { type: 'loot' },
    { type: 'muster' },
    { type: 'crew-effects' },
    ...rewarded,
    { type: 'raid-end' },
  ])
}

/** The lane of the island that is raided. */
const laneOf = <C>({
  islands,
  raid,
}: {
  readonly islands: readonly { readonly hazards: readonly Hazard<C>[] }[]
  readonly raid: View['raid']
}) => (raid === null ? [] : at(islands, raid.island).hazards)

/** R7.4: whole costs; own coins pay for their own card alone; the rest comes from the supply. */
const checkRaise = (cards: Cards, view: View, hazards: readonly Raising[]): Refusal | null => {
  const lane = laneOf(view)
  let total = 0
  for (const [index, { hazard, own, extra }] of hazards.entries()) {
    const card = lane[hazard]
    if (card === undefined) return { type: 'no-card-there', at: { island: view.raid?.island ?? 0, hazard } }
    if (hazards.findIndex(other => other.hazard === hazard) < index) return { type: 'named-twice' }
    if (card.up || card.card === null) return { type: 'already-up' }
    const { cost } = cardOf(cards, card.card)
    if (own > Math.min(cost, card.coins)) return { type: 'more-than-cost', own, most: Math.min(cost, card.coins) }
    total += cost - own + extra
  }
  return checkCost(view, 'crown', total)
}

const raiseOne = (making: Making, island: number, { hazard, own, extra }: Raising): void => {
  const entry = at(at(making.state.islands, island).hazards, hazard)
  const { face, cost } = readyCard(making, entry.card)
  changeSupply(making, 'crown', -(cost - own + extra))
  toBank(making, cost)
  const coins = entry.coins - own + extra
  setHazard(making, island, hazard, { ...entry, up: true, seenBy: 'all', coins })
  tell(making, 'crown', { type: 'raised', hazard, card: face, cost, coins })
}

/** The sets of hazards offered; beyond so many only each alone and all together. */
const MOST_TO_COMBINE = 4
const setsOf = (hazards: readonly number[]): readonly (readonly number[])[] => {
  if (hazards.length > MOST_TO_COMBINE) return [...hazards.map(hazard => [hazard]), hazards]
  return hazards.reduce<readonly (readonly number[])[]>((sets, hazard) => [...sets, ...sets.map(set => [...set, hazard])], [[]]).slice(1)
}

/** None, then each set of hazards paid with their own coins first: bare, and with an extra coin or two on one of them. */
const listRaise = (cards: Cards, view: View): readonly Move[] => {
  const lane = laneOf(view)
  const down = lane.flatMap((card, hazard) => (card.up || card.card === null ? [] : [hazard]))
  const found: Move[] = [{ type: 'raise', hazards: [] }]
  for (const set of setsOf(down)) {
    const bare = set.map((hazard): Raising => {
      const { card, coins } = at(lane, hazard)
      return { hazard, own: Math.min(coins, cardOf(cards, card ?? '').cost), extra: 0 }
    })
    const left = bare.reduce((sum, { hazard, own }) => sum - cardOf(cards, at(lane, hazard).card ?? '').cost + own, view.supplies.crown)
    if (left < 0) continue
    found.push({ type: 'raise', hazards: bare })
    for (let extra = 1; extra <= Math.min(2, left); extra += 1)
      for (let index = 0; index < bare.length; index += 1)
        found.push({ type: 'raise', hazards: bare.map((one, place) => (place === index ? { ...one, extra } : one)) })
  }
  return found
}

/** R7.3, R11.8: asked whenever something lies face down, affordable or not. */
const raise: Rule<'raise'> = {
  takes: ['raise'],
  by: () => 'crown',
  asks: ({ state }) => laneOf(state).some(({ up }) => !up),
  perform: skip,
  answer: (making, _task, move) => {
    const { raid } = making.state
    if (move.type !== 'raise' || raid === null) throw notAsked()
    for (const raising of move.hazards) raiseOne(making, raid.island, raising)
    if (move.hazards.length === 0) tell(making, 'crown', { type: 'none-raised' })
  },
  check: (cards, view, _task, move) => (move.type === 'raise' ? checkRaise(cards, view, move.hazards) : null),
  list: (cards, view) => listRaise(cards, view),
}

/** The hazard faced now. */
const faced = (making: Making): { readonly hazard: number; readonly entry: Hazard<Piece> } => {
  const hazard = facedHazard(making.state)
  return { hazard, entry: at(laneOf(making.state), hazard) }
}
const waysNow = (making: Making): readonly number[] =>
  waysToMeet(making.cards, making.state, readyCard(making, faced(making).entry.card).ways, making.state.hands.pirate.length)

/** R7.6: the way is met, the hazard wears, and the next one is faced. */
const meet = (making: Making, way: number): void => {
  const { hazard, entry } = faced(making)
  const card = readyCard(making, entry.card)
  tell(making, 'pirate', { type: 'faced', hazard, card: card.face, way })
  doFirst(making, [{ type: 'way', way: at(card.ways, way) }, { type: 'wear' }, { type: 'face' }])
}

const setResult = ({ state }: Making, result: 'stopped' | 'success'): void => {
  if (state.raid !== null) state.raid = { island: state.raid.island, facing: state.raid.facing, result }
}

/** R7.5, R7.6, R7.13 */
const face: Rule<'face'> = {
  takes: ['meet'],
  by: () => 'pirate',
  asks: making => making.state.raid?.result === null && facedHazard(making.state) >= 0 && waysNow(making).length > 1,
  perform: making => {
    const { state, events } = making
    if (state.raid?.result !== null) return
    if (facedHazard(state) < 0) {
      setResult(making, 'success')
      events.push({ type: 'raid-succeeded' })
      return
    }
    const [only] = waysNow(making)
    if (only !== undefined) return meet(making, only)
    const { hazard, entry } = faced(making)
    tell(making, 'pirate', { type: 'faced', hazard, card: readyCard(making, entry.card).face, way: null })
    setResult(making, 'stopped')
    doFirst(making, [{ type: 'wear' }])
  },
  answer: (making, _task, move) => (move.type === 'meet' ? meet(making, move.way) : unasked()),
  check: (cards, view, _task, move) =>
    move.type !== 'meet' || listWays(cards, view).includes(move.way) ? null : { type: 'cannot-meet', way: move.way },
  list: (cards, view) => listWays(cards, view).map((way): Move => ({ type: 'meet', way })),
}
const listWays = (cards: Cards, view: View): readonly number[] => {
  const entry = laneOf(view)[facedHazard(view)]
  return waysToMeet(cards, view, entry === undefined || entry.card === null ? [] : cardOf(cards, entry.card).ways, view.handSizes.pirate)
}

/** R7.11 */
const dropOut = (making: Making): void => {
  const { state, events } = making
  for (let ship = 0; ship < state.fleet.length; ship += 1) {
    const entry = at(state.fleet, ship)
    if (!entry.raiding || entry.crew.length > 0) continue
    setShip(making, ship, { ...entry, raiding: false, navigation: 0, combat: 0 })
    events.push({ type: 'dropped-out', ship, card: readyCard(making, entry.card).face })
  }
}

/** R7.10, R7.11, R7.12 */
const wear: Rule<'wear'> = automatic(making => {
  const { state, events } = making
  const { hazard, entry } = faced(making)
  if (state.raid === null) return
  const { island, result } = state.raid
  if (entry.coins > 0) {
    setHazard(making, island, hazard, { ...entry, coins: entry.coins - 1 })
    toBank(making, 1)
    events.push({ type: 'hazard-wore', card: readyCard(making, entry.card).face, coins: entry.coins - 1 })
  } else trashHazard(making, placeAt(island, hazard))
  dropOut(making)
  const isStopped = result === 'stopped' || !state.fleet.some(isRaiding)
  state.raid = { island, facing: hazard - 1, result: isStopped ? 'stopped' : null }
  if (isStopped) events.push({ type: 'raid-stopped' })
})

/** The party is no more, and its icons are whole again. */
const raidEnd: Rule<'raid-end'> = automatic(({ state }) => {
  state.raid = null
  state.fleet = state.fleet.map((ship): Ship => (ship.raiding ? standDown(ship) : ship))
})
const standDown = ({ card, coins, crew }: Ship): Ship => ({
  card,
  coins,
  raiding: false,
  navigation: 0,
  combat: 0,
  crew: crew.map(member => ({ card: member.card, navigation: 0, combat: 0, due: false })),
})

export const RAID_TASKS = { raise, face, wear, 'raid-end': raidEnd }
