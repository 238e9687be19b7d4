/** Chapter 7 of the rulebook: the raiding party, raising hazards, and facing them one at a time. */
import { at, prependTasks, type Seat } from '@tortuga/kit'
import type { Effect } from '../data/effect-data.ts'
import { checkCost, checkShips } from '../targets/checks.ts'
import { changeSupply, returnToBank } from '../decks-and-coins/coins.ts'
import { markDueCrew } from './due-crew.ts'
import { trashHazard } from './hazards.ts'
import { askingTask, automaticTask } from '../task-kind.ts'
import { dissolveParty, facedHazard, isFaceDown, isRaiding, isUp, placeAt } from '../targets/lookup.ts'
import { addEvent, impossible, lookUpCard, seatIn, setHazard, setShip, shipFaces, type StepDraft } from '../step.ts'
import { cardOf, cardsOf, islandName } from '../data/pieces.ts'
import type { Refusal, RuleNumbers } from '../data/refusals.ts'
import type { Hazard, Move, Piece, HazardRaise, Task, View } from '../data/types.ts'
import { waysToMeet } from './ways.ts'

/** R7.1: a ship can raid if it has crew and no coins. */
export const checkParty = (view: View, ships: readonly number[], rules: RuleNumbers): Refusal | null => {
  const refusal = checkShips(view, ships, rules)
  if (refusal !== null) return refusal
  for (const ship of ships) {
    const { coins, crew } = at(view.fleet, ship)
    if (coins > 0) return { type: 'ship-has-coins', ship, coins, rules }
    if (crew.length === 0) return { type: 'ship-without-crew', ship, rules }
  }
  return null
}

/** Starts a raid. The caller has already taken the fee from the payer. `fee` is the coins for each ship; `payer` is a seat, or null for the bank. */
export const startRaid = (
  step: StepDraft,
  island: number,
  ships: readonly number[],
  { fee, payer }: { readonly fee: number; readonly payer: Seat | null },
  reward: readonly Effect[],
): void => {
  const { state } = step
  for (const ship of ships) {
    const entry = at(state.fleet, ship)
    setShip(step, ship, { ...entry, coins: entry.coins + fee, raiding: true })
  }
  state.raid = { island, facing: at(state.islands, island).hazards.length - 1, result: null }
  addEvent(step, {
    type: 'raid-began',
    seat: seatIn(step, 'pirate'),
    island,
    isle: islandName(step.cards, island),
    ships,
    cards: shipFaces(step, ships),
    fee,
    payer,
    actions: state.actions,
  })
  const rewarded: readonly Task[] = reward.length === 0 ? [] : [{ type: 'reward', effects: reward }]
  prependTasks<Task>(step, [
    { type: 'raise' },
    { type: 'face' },
    { type: 'loot' },
    { type: 'crew-effects' },
    ...rewarded,
    { type: 'raid-end' },
  ])
}

/** The lane of the raided island. */
const laneOf = <C>({
  islands,
  raid,
}: {
  readonly islands: readonly { readonly hazards: readonly Hazard<C>[] }[]
  readonly raid: View['raid']
}) => (raid === null ? [] : at(islands, raid.island).hazards)

const RAISE = ['R7.3']
const PAY = ['R7.4']
/** R7.4: each cost is paid in full. Coins on a card pay only for that card; the supply pays the rest. */
const checkRaise = (view: View, hazards: readonly HazardRaise[]): Refusal | null => {
  const lane = laneOf(view)
  let total = 0
  for (const [index, { hazard, own, extra }] of hazards.entries()) {
    const card = lane[hazard]
    if (card === undefined) return { type: 'no-card-there', at: { island: view.raid?.island ?? 0, hazard }, rules: RAISE }
    if (hazards.findIndex(other => other.hazard === hazard) < index) return { type: 'named-twice', rules: RAISE }
    if (isUp(card) || card.card === null) return { type: 'already-up', rules: [...RAISE, ...PAY] }
    const { cost } = cardOf(cardsOf(view.options.cards), card.card)
    if (own > Math.min(cost, card.coins)) return { type: 'more-than-cost', own, most: Math.min(cost, card.coins) }
    total += cost - own + extra
  }
  return checkCost(view, 'crown', total, PAY)
}

const raiseOne = (step: StepDraft, island: number, { hazard, own, extra }: HazardRaise): void => {
  const entry = at(at(step.state.islands, island).hazards, hazard)
  const { face, cost } = lookUpCard(step, entry.card)
  changeSupply(step, 'crown', -(cost - own + extra))
  returnToBank(step, cost)
  const coins = entry.coins - own + extra
  setHazard(step, island, hazard, { ...entry, visibility: 'up', coins })
  addEvent(step, { type: 'raised', seat: seatIn(step, 'crown'), hazard, card: face, cost, coins })
}

/** The sets of hazards to list: all subsets of a short lane, otherwise single hazards and all together. */
const MAX_TO_COMBINE = 4
const setsOf = (hazards: readonly number[]): readonly (readonly number[])[] => {
  if (hazards.length > MAX_TO_COMBINE) return [...hazards.map(hazard => [hazard]), hazards]
  return hazards.reduce<readonly (readonly number[])[]>((sets, hazard) => [...sets, ...sets.map(set => [...set, hazard])], [[]]).slice(1)
}

/** Lists raising nothing, then each set paid with coins on the cards first: without extra coins, and with one or two on one of them. */
const listRaise = (view: View): readonly Move[] => {
  const cards = cardsOf(view.options.cards)
  const lane = laneOf(view)
  const down = lane.flatMap((card, hazard) => (isUp(card) || card.card === null ? [] : [hazard]))
  const found: Move[] = [{ type: 'raise', hazards: [] }]
  for (const set of setsOf(down)) {
    const bare = set.map((hazard): HazardRaise => {
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

/** R7.3, R11.8: asks whenever a hazard is face down, even if the crown cannot pay. Otherwise the question would reveal its cost. */
const raise = askingTask('raise', 'crown', {
  rules: RAISE,
  answers: ['raise'],
  isAsked: ({ state }) => laneOf(state).some(isFaceDown),
  check: (view, _task, { hazards }) => checkRaise(view, hazards),
  moves: listRaise,
  perform: (step, _task, move) => {
    if (move === null) return
    const { island } = step.state.raid ?? impossible()
    for (const raising of move.hazards) raiseOne(step, island, raising)
    if (move.hazards.length === 0) addEvent(step, { type: 'none-raised', seat: seatIn(step, 'crown') })
  },
})

/** The hazard that the party faces now. */
const faced = (step: StepDraft): { readonly hazard: number; readonly entry: Hazard<Piece> } => {
  const hazard = facedHazard(step.state)
  return { hazard, entry: at(laneOf(step.state), hazard) }
}
const waysNow = (step: StepDraft): readonly number[] =>
  waysToMeet(step.state, lookUpCard(step, faced(step).entry.card).ways, step.state.hands.pirate.length)

/** R7.6: queues the chosen way, the wear of the hazard, and the next hazard. */
const meet = (step: StepDraft, way: number): void => {
  const { hazard, entry } = faced(step)
  const card = lookUpCard(step, entry.card)
  addEvent(step, { type: 'faced', seat: seatIn(step, 'pirate'), hazard, card: card.face, way })
  prependTasks<Task>(step, [{ type: 'way', way: at(card.ways, way) }, { type: 'wear' }, { type: 'face' }])
}

/** R7.6, R7.12: no way is possible. The hazard still wears, and `wear` then stops the raid. */
const getStuck = (step: StepDraft): void => {
  const { hazard, entry } = faced(step)
  const { island, facing } = step.state.raid ?? impossible()
  addEvent(step, { type: 'faced', seat: seatIn(step, 'pirate'), hazard, card: lookUpCard(step, entry.card).face, way: null })
  step.state.raid = { island, facing, result: 'stopped' }
  prependTasks<Task>(step, [{ type: 'wear' }])
}

/** R7.12, R7.13: the raid is decided, and the crew effects that follow from it are due. */
const decide = (step: StepDraft, island: number, facing: number, result: 'stopped' | 'success'): void => {
  const { state } = step
  state.raid = { island, facing, result }
  state.fleet = markDueCrew(step.cards, state.fleet, state.raid)
  addEvent(step, { type: result === 'success' ? 'raid-succeeded' : 'raid-stopped' })
}

/** The printed ways past the faced hazard. */
const printedWays = (view: View) => {
  const entry = laneOf(view)[facedHazard(view)]
  return entry === undefined || entry.card === null ? [] : cardOf(cardsOf(view.options.cards), entry.card).ways
}
const listWays = (view: View): readonly number[] => waysToMeet(view, printedWays(view), view.handSizes.pirate)

/** R7.5, R7.6, R7.13 */
const FACE = ['R7.6']
const face = askingTask('face', 'pirate', {
  rules: FACE,
  answers: ['meet'],
  isAsked: step => step.state.raid?.result === null && facedHazard(step.state) >= 0 && waysNow(step).length > 1,
  check: (view, _task, { way }) => {
    if (listWays(view).includes(way)) return null
    return { type: 'cannot-meet', way, rules: way < printedWays(view).length ? ['R7.7'] : FACE }
  },
  moves: view => listWays(view).map((way): Move => ({ type: 'meet', way })),
  perform: (step, _task, move) => {
    if (move !== null) return meet(step, move.way)
    const raid = step.state.raid ?? impossible()
    if (raid.result !== null) return
    if (facedHazard(step.state) < 0) return decide(step, raid.island, raid.facing, 'success')
    const [only] = waysNow(step)
    if (only === undefined) getStuck(step)
    else meet(step, only)
  },
})

/** R7.11 */
const dropOut = (step: StepDraft): void => {
  const { state } = step
  for (let ship = 0; ship < state.fleet.length; ship += 1) {
    const entry = at(state.fleet, ship)
    if (!entry.raiding || entry.crew.length > 0) continue
    setShip(step, ship, { ...entry, raiding: false, navigation: 0, combat: 0 })
    addEvent(step, { type: 'dropped-out', ship, card: lookUpCard(step, entry.card).face })
  }
}

/** R7.10, R7.11, R7.12 */
const wear = automaticTask('wear', step => {
  const { state } = step
  const { hazard, entry } = faced(step)
  const { island, result } = state.raid ?? impossible()
  const place = placeAt(island, hazard)
  if (entry.coins > 0) {
    setHazard(step, island, hazard, { ...entry, coins: entry.coins - 1 })
    returnToBank(step, 1)
    addEvent(step, { type: 'hazard-wore', at: place, card: lookUpCard(step, entry.card).face, coins: entry.coins - 1 })
  } else trashHazard(step, place, true)
  dropOut(step)
  if (result === 'stopped' || !state.fleet.some(isRaiding)) decide(step, island, hazard - 1, 'stopped')
  else state.raid = { island, facing: hazard - 1, result: null }
})

/** Dissolves the party and resets its used icons. */
const raidEnd = automaticTask('raid-end', step => {
  step.state.raid = null
  step.state.fleet = dissolveParty(step.state.fleet)
  addEvent(step, { type: 'raid-ended' })
})

export const RAID_TASKS = { raise, face, wear, 'raid-end': raidEnd }
