/** The course of a raid, built from events, so that it can be played back step by step and shown after its end. */
import { at } from '@tortuga/kit'
import { fold } from '../../../rules/views/fold.ts'
import { facedHazard, isFaceDown } from '../../../rules/index.ts'
import type { CrewMember, Event, Face, Hazard, SkillIcon, BoardPlace, Ship, View } from '../../../rules/index.ts'

export type StoryHazard = {
  readonly inPlay: Hazard<Face | null>
  readonly fate: 'waits' | 'faced' | 'met' | 'stopped'
  readonly way: number | null
  readonly isGone: boolean
  /** The view when the party came to it, before it spent anything here; null before that. */
  readonly seen: View | null
}
type StoryCrew = { readonly member: CrewMember; readonly isGone: boolean }
export type StoryShip = {
  readonly ship: Ship
  readonly place: number | null // index in the fleet; null once the ship is lost
  readonly hasDroppedOut: boolean
  readonly crew: readonly StoryCrew[]
}
type Loot = {
  readonly from: 'island' | 'deck' | 'hand' | null // null: nothing to raid
  readonly card: Face | null
  readonly coins: number
  readonly fate: 'shown' | 'scored' | 'stayed' | 'trashed'
}
export type RaidStory = {
  readonly island: number
  readonly lane: readonly StoryHazard[] // innermost first, as at the start of the raid
  readonly party: readonly StoryShip[]
  readonly step: 'raising' | 'facing' | 'island' | 'crew'
  readonly result: 'stopped' | 'success' | null
  readonly loot: Loot | null
  readonly events: readonly Event[]
  readonly isOver: boolean
  /** The view after these events. */
  readonly view: View
}

const toStoryShip = (ship: Ship, place: number): StoryShip => ({
  ship,
  place,
  hasDroppedOut: false,
  crew: ship.crew.map(member => ({ member, isGone: false })),
})
const toStoryHazard = (inPlay: Hazard<Face | null>): StoryHazard => ({
  inPlay,
  fate: 'waits',
  way: null,
  isGone: false,
  seen: null,
})

const begin = (before: View, event: Extract<Event, { type: 'raid-began' }>): RaidStory => ({
  island: event.island,
  lane: at(before.islands, event.island).hazards.map(toStoryHazard),
  party: event.ships.flatMap(place => {
    const ship = before.fleet[place]
    return ship === undefined ? [] : [toStoryShip({ ...ship, coins: ship.coins + event.fee, raiding: true }, place)]
  }),
  step: 'raising',
  result: null,
  loot: null,
  events: [event],
  isOver: false,
  view: fold(before, event),
})

const stepOf = ({ raid, agenda: [task] }: View): RaidStory['step'] => {
  if (task?.type === 'raise') return 'raising'
  if (raid?.result === null) return 'facing'
  const isLooting = task?.type === 'do' && (task.source.from === 'island' || task.source.from === 'shown')
  return isLooting ? 'island' : 'crew'
}

/** The story of a running raid from the view alone, for viewers who join in the middle. */
export const raidStoryOf = (view: View): RaidStory | null => {
  const { raid } = view
  if (raid === null) return null
  const { hazards, investment } = at(view.islands, raid.island)
  const faced = raid.result === null && stepOf(view) === 'facing' ? facedHazard(view) : -1
  const isLooted = raid.result === 'success' && stepOf(view) === 'island'
  const shown = view.shown ?? (isLooted ? (investment?.card ?? null) : null)
  return {
    island: raid.island,
    lane: hazards.map((inPlay, place) => ({
      ...toStoryHazard(inPlay),
      fate: isFaceDown(inPlay) ? 'waits' : place === faced ? 'faced' : raid.result !== null || place > raid.facing ? 'met' : 'waits',
    })),
    party: view.fleet.flatMap((ship, place) => (ship.raiding ? [toStoryShip(ship, place)] : [])),
    step: stepOf(view),
    result: raid.result,
    loot: shown === null ? null : { from: view.shown === null ? 'island' : 'deck', card: shown, coins: 0, fate: 'shown' },
    events: [],
    isOver: false,
    view,
  }
}

/** The story's index of the hazard with this index in the current lane. */
const slotOf = ({ lane }: RaidStory, hazard: number): number => {
  let left = hazard
  return lane.findIndex(({ isGone }) => !isGone && left-- === 0)
}
const withHazard = (story: RaidStory, slot: number, change: (hazard: StoryHazard) => StoryHazard): RaidStory => ({
  ...story,
  lane: story.lane.map((hazard, index) => (index === slot ? change(hazard) : hazard)),
})
const changeCoins =
  (by: number) =>
  (hazard: StoryHazard): StoryHazard => ({
    ...hazard,
    inPlay: { ...hazard.inPlay, coins: hazard.inPlay.coins + by },
  })
const turnUp = (hazard: StoryHazard, card: Face, coins: number): StoryHazard => ({
  ...hazard,
  inPlay: { ...hazard.inPlay, card, visibility: 'up', coins },
})
const onLane = (story: RaidStory, places: readonly BoardPlace[], change: (hazard: StoryHazard) => StoryHazard): RaidStory =>
  places.reduce(
    (current, { island, hazard }) =>
      island === current.island && hazard !== null ? withHazard(current, slotOf(current, hazard), change) : current,
    story,
  )
const onShips = (story: RaidStory, ships: readonly number[], change: (ship: StoryShip) => StoryShip): RaidStory => ({
  ...story,
  party: story.party.map(ship => (ship.place !== null && ships.includes(ship.place) ? change(ship) : ship)),
})

const useIcon = (story: RaidStory, skill: 'navigation' | 'combat', { ship: place, crew }: SkillIcon): RaidStory =>
  onShips(story, [place], current => {
    if (crew === null) return { ...current, ship: { ...current.ship, [skill]: current.ship[skill] + 1 } }
    let left = crew
    return {
      ...current,
      crew: current.crew.map(one =>
        !one.isGone && left-- === 0 ? { ...one, member: { ...one.member, [skill]: one.member[skill] + 1 } } : one,
      ),
    }
  })

const loseCrew = (story: RaidStory, face: Face): RaidStory => {
  let isFound = false
  const lose = (one: StoryCrew): StoryCrew => {
    if (isFound || one.isGone || one.member.card !== face) return one
    isFound = true
    return { ...one, isGone: true }
  }
  return { ...story, party: story.party.map(ship => (ship.place === null ? ship : { ...ship, crew: ship.crew.map(lose) })) }
}

/** Later ships move up by one index. */
const loseShip = (story: RaidStory, lost: number): RaidStory => ({
  ...story,
  party: story.party.map(ship =>
    ship.place === null || ship.place < lost
      ? ship
      : ship.place === lost
        ? { ...ship, place: null, crew: ship.crew.map(one => ({ ...one, isGone: true })) }
        : { ...ship, place: ship.place - 1 },
  ),
})

/** Marks the hazard faced before as passed. */
const passFaced = (story: RaidStory, step: RaidStory['step']): RaidStory => ({
  ...story,
  step,
  lane: story.lane.map(one => (one.fate === 'faced' ? { ...one, fate: 'met' } : one)),
})

const face = (story: RaidStory, { hazard, card, way }: Extract<Event, { type: 'faced' }>): RaidStory =>
  withHazard(passFaced(story, 'facing'), slotOf(story, hazard), one => ({
    ...turnUp(one, card, one.inPlay.coins),
    way,
    fate: way === null ? 'stopped' : 'faced',
    seen: one.seen ?? story.view,
  }))

const finish = (story: RaidStory, result: 'stopped' | 'success'): RaidStory => ({
  ...passFaced(story, result === 'success' ? 'island' : 'crew'),
  result,
})

const withLoot = (story: RaidStory, face: Face, fate: Loot['fate']): RaidStory =>
  story.loot === null || story.loot.card !== face || story.loot.fate !== 'shown'
    ? story
    : { ...story, step: 'crew', loot: { ...story.loot, fate } }

const facedSlot = ({ lane }: RaidStory): number => lane.findIndex(({ fate }) => fate === 'faced' || fate === 'stopped')

type StoryEvents = { readonly [K in Event['type']]?: (story: RaidStory, event: Extract<Event, { type: K }>) => RaidStory }

/** How an event changes the story; other events change nothing in it. */
const CHANGES: StoryEvents = {
  raised: (story, { hazard, card, coins }) => withHazard(story, slotOf(story, hazard), one => turnUp(one, card, coins)),
  'none-raised': story => ({ ...story, step: 'facing' }),
  faced: face,
  'icons-used': (story, { from, skill }) => from.reduce((current, icon) => useIcon(current, skill, icon), story),
  'crew-trashed': (story, { card }) => loseCrew(story, card),
  'put-on-deck': (story, { card }) => loseCrew(story, card),
  'ship-trashed': (story, { ship }) => loseShip(story, ship),
  'coins-added': (story, { on, ships }) =>
    onShips(onLane(story, on, changeCoins(1)), ships, current => ({
      ...current,
      ship: { ...current.ship, coins: current.ship.coins + 1 },
    })),
  'hazard-wore': (story, { coins }) => withHazard(story, facedSlot(story), one => ({ ...one, inPlay: { ...one.inPlay, coins } })),
  'hazard-trashed': (story, { at: place, card }) => onLane(story, [place], one => ({ ...turnUp(one, card, 0), isGone: true })),
  'coin-removed': (story, { on }) => onLane(story, on, changeCoins(-1)),
  'dropped-out': (story, { ship }) => onShips(story, [ship], current => ({ ...current, hasDroppedOut: true })),
  'raid-stopped': story => finish(story, 'stopped'),
  'raid-succeeded': story => finish(story, 'success'),
  revealed: (story, { from, card, coins }) => ({ ...story, loot: { from, card, coins, fate: 'shown' } }),
  'nothing-raided': story => ({ ...story, step: 'crew', loot: { from: null, card: null, coins: 0, fate: 'shown' } }),
  scored: (story, { card }) => withLoot(story, card, 'scored'),
  stayed: (story, { card }) => withLoot(story, card, 'stayed'),
  trashed: (story, { card }) => withLoot(story, card, 'trashed'),
}

const applyEvent = (story: RaidStory, event: Event): RaidStory =>
  (CHANGES[event.type] as ((story: RaidStory, event: Event) => RaidStory) | undefined)?.(story, event) ?? story

/** The raid is over, by itself or with the match. An earlier edition does not say when a raid ends, but no raid lasts into the next turn. */
const ENDS: readonly Event['type'][] = ['raid-ended', 'turn-began', 'ended']

/** The story after one more event, or null without a raid. `before` is the view before the events; null if it was never drawn. */
export const addToStory = (story: RaidStory | null, event: Event, before: View | null): RaidStory | null => {
  if (event.type === 'raid-began') return before === null ? null : begin(before, event)
  if (story === null || story.isOver) return story
  const isEnd = ENDS.includes(event.type)
  return { ...applyEvent(story, event), events: [...story.events, event], isOver: isEnd, view: fold(story.view, event) }
}

/** The pieces of the raid as they lie in the view: cards still in play and ships still in the party are shown as they are. */
export const alignPieces = (story: RaidStory, view: View): RaidStory => {
  const { raid } = view
  if (raid === null || raid.island !== story.island) return story
  const hazardsLeft = [...at(view.islands, raid.island).hazards]
  const shipsLeft = view.fleet.flatMap((ship, place) => (ship.raiding ? [{ ship, place }] : []))
  return {
    ...story,
    view,
    lane: story.lane.map(one => (one.isGone ? one : { ...one, inPlay: hazardsLeft.shift() ?? one.inPlay })),
    party: story.party.map(current => {
      if (current.place === null || current.hasDroppedOut) return current
      const sailing = shipsLeft.shift()
      if (sailing === undefined) return current
      const crewLeft = [...sailing.ship.crew]
      return {
        ...current,
        ...sailing,
        crew: current.crew.map(one => (one.isGone ? one : { ...one, member: crewLeft.shift() ?? one.member })),
      }
    }),
  }
}

/** Whether the party is facing this hazard: no event reports that before it chooses a way. */
const alignFate = (current: StoryHazard, isHere: boolean, view: View): StoryHazard => {
  if (isHere) return current.fate === 'waits' ? { ...current, fate: 'faced', seen: view } : current
  return current.fate === 'faced' ? { ...current, fate: 'met' } : current
}

/** Aligns the story with the true view, whose question says how far the raid is. A raid that the view does not have is over. */
export const alignWithView = (story: RaidStory | null, view: View): RaidStory | null => {
  if (view.raid === null) return story === null ? null : { ...story, isOver: true, step: 'crew' }
  const now = raidStoryOf(view)
  if (story === null || now === null || story.isOver || story.island !== now.island) return now
  const aligned = alignPieces(story, view)
  const fates = now.lane.map(({ fate }) => fate === 'faced')
  return {
    ...aligned,
    step: now.step,
    result: now.result,
    loot: story.loot ?? now.loot,
    lane: aligned.lane.map(one => (one.isGone ? one : alignFate(one, fates.shift() ?? false, view))),
  }
}
