/** A raid as it is told: who sailed where, what was raised, faced, spent and lost. Made of events alone, so that it can be played step by step and looked at when it is over. */
import { at } from '@tortuga/kit'
import { facedHazard } from '../../rules/index.ts'
import type { Crew, Event, Face, Hazard, Icon, Place, Ship, View } from '../../rules/index.ts'

export type ToldHazard = {
  readonly lying: Hazard<Face | null>
  readonly fate: 'waits' | 'faced' | 'met' | 'stopped'
  readonly way: number | null
  readonly isGone: boolean
}
export type ToldCrew = { readonly member: Crew; readonly isGone: boolean }
export type ToldShip = {
  readonly ship: Ship
  readonly place: number | null // in the fleet now; null once it is gone
  readonly hasDroppedOut: boolean
  readonly crew: readonly ToldCrew[]
}
type Loot = {
  readonly from: 'island' | 'deck' | 'hand' | null // null: nothing was there
  readonly card: Face | null
  readonly coins: number
  readonly fate: 'shown' | 'scored' | 'stayed' | 'trashed'
}
export type Story = {
  readonly island: number
  readonly lane: readonly ToldHazard[] // from the island outwards, as it was when the raid began
  readonly party: readonly ToldShip[]
  readonly step: 'raising' | 'facing' | 'island' | 'crew'
  readonly result: 'stopped' | 'success' | null
  readonly loot: Loot | null
  readonly events: readonly Event[]
  readonly isOver: boolean
}

const tellShip = (ship: Ship, place: number): ToldShip => ({
  ship,
  place,
  hasDroppedOut: false,
  crew: ship.crew.map(member => ({ member, isGone: false })),
})
const tellHazard = (lying: Hazard<Face | null>): ToldHazard => ({ lying, fate: 'waits', way: null, isGone: false })

/** What the fee of this raid was: a coin, or what the card that began it says. */
const feeOf = ({ agenda: [task] }: View): number => (task?.type === 'do' && task.effect.type === 'raid-with-ship' ? task.effect.coins : 1)

const begin = (before: View, event: Extract<Event, { type: 'raid-began' }>): Story => ({
  island: event.island,
  lane: at(before.islands, event.island).hazards.map(tellHazard),
  party: event.ships.flatMap(place => {
    const ship = before.fleet[place]
    return ship === undefined ? [] : [tellShip({ ...ship, coins: ship.coins + feeOf(before), raiding: true }, place)]
  }),
  step: 'raising',
  result: null,
  loot: null,
  events: [event],
  isOver: false,
})

const stepOf = ({ raid, agenda: [task] }: View): Story['step'] => {
  if (task?.type === 'raise') return 'raising'
  if (raid?.result === null) return 'facing'
  const isLooting = task?.type === 'do' && (task.source.from === 'island' || task.source.from === 'shown')
  return isLooting ? 'island' : 'crew'
}

/** A raid that is under way, from the view alone: for whoever comes in the middle. What has happened before is in the log. */
export const storyOf = (view: View): Story | null => {
  const { raid } = view
  if (raid === null) return null
  const { hazards, investment } = at(view.islands, raid.island)
  const faced = raid.result === null && stepOf(view) === 'facing' ? facedHazard(view) : -1
  const isLooted = raid.result === 'success' && stepOf(view) === 'island'
  const shown = view.shown ?? (isLooted ? (investment?.card ?? null) : null)
  return {
    island: raid.island,
    lane: hazards.map((lying, place) => ({
      ...tellHazard(lying),
      fate: !lying.up ? 'waits' : place === faced ? 'faced' : raid.result !== null || place > raid.facing ? 'met' : 'waits',
    })),
    party: view.fleet.flatMap((ship, place) => (ship.raiding ? [tellShip(ship, place)] : [])),
    step: stepOf(view),
    result: raid.result,
    loot: shown === null ? null : { from: view.shown === null ? 'island' : 'deck', card: shown, coins: 0, fate: 'shown' },
    events: [],
    isOver: false,
  }
}

/** The slot of the hazard with this place in the lane as it is now. */
const slotOf = ({ lane }: Story, hazard: number): number => {
  let left = hazard
  return lane.findIndex(({ isGone }) => !isGone && left-- === 0)
}
const withHazard = (story: Story, slot: number, change: (hazard: ToldHazard) => ToldHazard): Story => ({
  ...story,
  lane: story.lane.map((hazard, index) => (index === slot ? change(hazard) : hazard)),
})
const changeCoins =
  (by: number) =>
  (hazard: ToldHazard): ToldHazard => ({
    ...hazard,
    lying: { ...hazard.lying, coins: hazard.lying.coins + by },
  })
const onLane = (story: Story, places: readonly Place[], change: (hazard: ToldHazard) => ToldHazard): Story =>
  places.reduce(
    (told, { island, hazard }) => (island === told.island && hazard !== null ? withHazard(told, slotOf(told, hazard), change) : told),
    story,
  )
const onShips = (story: Story, ships: readonly number[], change: (ship: ToldShip) => ToldShip): Story => ({
  ...story,
  party: story.party.map(ship => (ship.place !== null && ships.includes(ship.place) ? change(ship) : ship)),
})

const useIcon = (story: Story, skill: 'navigation' | 'combat', { ship: place, crew }: Icon): Story =>
  onShips(story, [place], told => {
    if (crew === null) return { ...told, ship: { ...told.ship, [skill]: told.ship[skill] + 1 } }
    let left = crew
    return {
      ...told,
      crew: told.crew.map(one =>
        !one.isGone && left-- === 0 ? { ...one, member: { ...one.member, [skill]: one.member[skill] + 1 } } : one,
      ),
    }
  })

const loseCrew = (story: Story, face: Face): Story => {
  let isFound = false
  const lose = (one: ToldCrew): ToldCrew => {
    if (isFound || one.isGone || one.member.card !== face) return one
    isFound = true
    return { ...one, isGone: true }
  }
  return { ...story, party: story.party.map(ship => (ship.place === null ? ship : { ...ship, crew: ship.crew.map(lose) })) }
}

/** Ships after one that is gone move up. */
const loseShip = (story: Story, lost: number): Story => ({
  ...story,
  party: story.party.map(ship =>
    ship.place === null || ship.place < lost
      ? ship
      : ship.place === lost
        ? { ...ship, place: null, crew: ship.crew.map(one => ({ ...one, isGone: true })) }
        : { ...ship, place: ship.place - 1 },
  ),
})

/** What was faced before is behind the party now. */
const face = (story: Story, { hazard, card, way }: Extract<Event, { type: 'faced' }>): Story => {
  const passed = {
    ...story,
    step: 'facing' as const,
    lane: story.lane.map(one => (one.fate === 'faced' ? { ...one, fate: 'met' as const } : one)),
  }
  return withHazard(passed, slotOf(passed, hazard), one => ({
    ...one,
    lying: { ...one.lying, card, up: true },
    way,
    fate: way === null ? 'stopped' : 'faced',
  }))
}

const finish = (story: Story, result: 'stopped' | 'success'): Story => ({
  ...story,
  result,
  step: result === 'success' ? 'island' : 'crew',
  lane: story.lane.map(one => (one.fate === 'faced' ? { ...one, fate: 'met' } : one)),
})

const withLoot = (story: Story, face: Face, fate: Loot['fate']): Story =>
  story.loot === null || story.loot.card !== face || story.loot.fate !== 'shown'
    ? story
    : { ...story, step: 'crew', loot: { ...story.loot, fate } }

const facedSlot = ({ lane }: Story): number => lane.findIndex(({ fate }) => fate === 'faced' || fate === 'stopped')

const retell = (story: Story, event: Event): Story => {
  switch (event.type) {
    case 'raised':
      return withHazard(story, slotOf(story, event.hazard), one => ({
        ...one,
        lying: { ...one.lying, card: event.card, up: true, coins: event.coins, seenBy: 'all' },
      }))
    case 'none-raised':
      return { ...story, step: 'facing' }
    case 'faced':
      return face(story, event)
    case 'icons-used':
      return event.from.reduce((told, icon) => useIcon(told, event.skill, icon), story)
    case 'crew-trashed':
    case 'put-on-deck':
      return loseCrew(story, event.card)
    case 'ship-trashed':
      return loseShip(story, event.ship)
    case 'coins-added':
      return onShips(onLane(story, event.on, changeCoins(1)), event.ships, told => ({
        ...told,
        ship: { ...told.ship, coins: told.ship.coins + 1 },
      }))
    case 'hazard-wore':
      return withHazard(story, facedSlot(story), one => ({ ...one, lying: { ...one.lying, coins: event.coins } }))
    case 'hazard-trashed':
      return onLane(story, [event.at], one => ({ ...one, lying: { ...one.lying, card: event.card, up: true, coins: 0 }, isGone: true }))
    case 'coin-removed':
      return onLane(story, event.on, changeCoins(-1))
    case 'dropped-out':
      return onShips(story, [event.ship], told => ({ ...told, hasDroppedOut: true }))
    case 'raid-stopped':
      return finish(story, 'stopped')
    case 'raid-succeeded':
      return finish(story, 'success')
    case 'revealed':
      return { ...story, loot: { from: event.from, card: event.card, coins: event.coins, fate: 'shown' } }
    case 'nothing-raided':
      return { ...story, step: 'crew', loot: { from: null, card: null, coins: 0, fate: 'shown' } }
    case 'scored':
      return withLoot(story, event.card, 'scored')
    case 'stayed':
      return withLoot(story, event.card, 'stayed')
    case 'trashed':
      return withLoot(story, event.card, 'trashed')
    default:
      return story
  }
}

/** The raid is over with the turn, if not before. */
const ENDS: readonly Event['type'][] = ['turn-began', 'ended']

/** The story after one more event; null where there is none to tell. */
export const tell = (story: Story | null, event: Event, before: View): Story | null => {
  if (event.type === 'raid-began') return begin(before, event)
  if (story === null || story.isOver) return story
  const isEnd = ENDS.includes(event.type)
  return { ...retell(story, event), events: [...story.events, event], isOver: isEnd }
}

/** What lies there now; and where the party is, though it has not chosen its way yet. */
const holdAgainst = (told: ToldHazard, now: ToldHazard | undefined): ToldHazard => {
  const isHere = now?.fate === 'faced'
  const fate = isHere && told.fate === 'waits' ? 'faced' : !isHere && told.fate === 'faced' ? 'met' : told.fate
  return { ...told, lying: now?.lying ?? told.lying, fate }
}

/** Held against the table: what still lies there is drawn as it lies; where the raid is over, so is the story. */
export const settle = (story: Story | null, view: View): Story | null => {
  if (view.raid === null) return story === null ? null : { ...story, isOver: true, step: 'crew' }
  const now = storyOf(view)
  if (story === null || now === null || story.isOver || story.island !== now.island) return now
  const standing = [...now.lane]
  const sailing = [...now.party]
  return {
    ...story,
    step: now.step,
    result: now.result,
    loot: story.loot ?? now.loot,
    lane: story.lane.map(one => (one.isGone ? one : holdAgainst(one, standing.shift()))),
    party: story.party.map(told => {
      if (told.place === null || told.hasDroppedOut) return told
      const ship = sailing.shift()
      if (ship === undefined) return told
      const aboard = [...ship.crew]
      return {
        ...told,
        ship: ship.ship,
        place: ship.place,
        crew: told.crew.map(one => (one.isGone ? one : { ...one, member: aboard.shift()?.member ?? one.member })),
      }
    }),
  }
}
