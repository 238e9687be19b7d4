/** The raid story matches the events and the view, also for viewers who join in the middle, and reveals nothing hidden. */
import { at, fastRandom, pick, scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Event, type Move, type State, type View } from '../../../rules/index.ts'
import { alignWithView, raidStoryOf, addToStory, type RaidStory } from './story.ts'

/** The story of a raid for one viewer after some moves. */
const follow = (
  position: string,
  moves: readonly string[],
  viewer: 0 | 1 | 'table',
): { readonly story: RaidStory | null; readonly view: View } => {
  let state: State = notation.parseState(position)
  let view = rumRunner.view(state, viewer)
  let story = raidStoryOf(view)
  for (const move of moves) {
    const before = view
    const step = rumRunner.apply(state, at(rumRunner.awaited(state), 0), notation.parseMove(move), scriptedRandom())
    state = step.state
    view = rumRunner.view(state, viewer)
    const events = step.events.flatMap(event => rumRunner.viewEvent(event, viewer) ?? [])
    story = alignWithView(
      events.reduce<RaidStory | null>((current, event) => addToStory(current, event, before), story),
      view,
    )
  }
  return { story, view }
}

const POSITION =
  'crown | crown: A | turn: pirate 3 | coins: 8 8 | privateer-point: (light-rum)+2 < port-taxes* (reef) (privateers)+2 | ' +
  'fleet: longboat[peg-leg-paul], sloop[cutthroat-carlie doug-doubloon], longboat | pirate hand: able-abigail treasure-map'

describe('the story of a raid', () => {
  it('starts with the party, its fee, and the lane as each viewer sees it', () => {
    const storyFor = (viewer: 0 | 1 | 'table') => follow(POSITION, ['raid 2 with 1 2'], viewer).story
    expect(storyFor(1)).toMatchObject({
      island: 1,
      step: 'raising',
      party: [
        { place: 0, ship: { coins: 1 } },
        { place: 1, ship: { coins: 1 }, crew: [{ isGone: false }, { isGone: false }] },
      ],
    })
    const lane = (viewer: 0 | 1 | 'table') => storyFor(viewer)?.lane.map(({ inPlay }) => inPlay.card)
    expect([lane(0), lane(1), lane('table')]).toEqual([
      ['port-taxes', 'reef', 'privateers'],
      ['port-taxes', null, null],
      ['port-taxes', null, null],
    ])
  })

  it('marks raised, faced, passed and trashed hazards and lost crew', () => {
    const { story } = follow(POSITION, ['raid 2 with 1 2', 'raise 3:0+0', 'meet 3', 'pick-crew 1.1'], 1)
    expect(story?.lane.map(({ fate, inPlay, isGone }) => [fate, inPlay.card, inPlay.coins, isGone])).toEqual([
      ['faced', 'port-taxes', 0, false],
      ['waits', null, 0, false],
      ['met', 'privateers', 1, false],
    ])
    expect(story?.party.map(({ hasDroppedOut, crew }) => [hasDroppedOut, crew.map(({ isGone }) => isGone)])).toEqual([
      [true, [true]],
      [false, [false, false]],
    ])
    expect(story?.step).toBe('facing')
  })

  it('shows the raided card and its fate, and stays after the end of the raid', () => {
    const moves = ['raid 2 with 1 2', 'raise', 'meet 2', 'pick-crew 1.1', 'decline', 'pick-crew 2.1', 'decline']
    const { story, view } = follow(POSITION, moves, 0)
    expect(view.raid).toBeNull()
    expect(story).toMatchObject({ isOver: true, result: 'success', loot: { from: 'island', card: 'light-rum', fate: 'scored' } })
    expect(story?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['raid-began', 'none-raised', 'faced', 'raid-succeeded', 'revealed', 'scored']),
    )
    expect(addToStory(story, { type: 'gained', seat: 1, coins: 2, actions: 2 }, view)).toBe(story)
  })

  it('records used icons, lost ships and a card raided from the deck', () => {
    const position =
      'crown | crown: A | turn: pirate 3 | coins: 8 8 | home-port: - < reef | crown deck: lighthouse … | fleet: longboat[bilge-bob], sloop[cutthroat-carlie]'
    const spent = follow(position, ['raid 1 with 1 2', 'meet 1'], 1).story
    expect(spent?.party.map(({ ship, crew }) => [ship.navigation, crew.map(({ member }) => member.navigation)])).toEqual([
      [0, [0]],
      [1, [1]],
    ])
    expect(spent?.loot).toMatchObject({ from: 'deck', card: 'lighthouse', fate: 'trashed' })
    const lost = follow(position, ['raid 1 with 1 2', 'meet 2', 'pick-ship 1'], 1).story
    expect(lost?.party.map(({ place }) => place)).toEqual([null, 0])
  })

  it('matches the view after every move of random games, for players and spectators', () => {
    const random = fastRandom(5)
    let raids = 0
    const gist = (story: RaidStory | null) =>
      story === null
        ? null
        : {
            island: story.island,
            lane: story.lane.filter(({ isGone }) => !isGone).map(({ inPlay }) => inPlay),
            party: story.party
              .filter(({ place, hasDroppedOut }) => place !== null && !hasDroppedOut)
              .map(({ ship, place }) => ({ ship, place })),
            result: story.result,
          }
    for (let game = 0; game < 8; game += 1) {
      let { state } = rumRunner.setup({ ...(rumRunner.presets['lot'] as State['options']), turnCap: 10 }, 2, random)
      const viewers = [0, 1, 'table'] as const
      const stories: (RaidStory | null)[] = [null, null, null]
      for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
        const moves: readonly Move[] = [...rumRunner.moves(rumRunner.view(state, seat))]
        const raiding = moves.filter(({ type }) => type === 'raid' || type === 'crew')
        const before = state
        const step = rumRunner.apply(state, seat, pick(raiding.length > 0 && random.int(2) === 0 ? raiding : moves, random), random)
        state = step.state
        for (const [index, viewer] of viewers.entries()) {
          const view = rumRunner.view(state, viewer)
          const events = step.events.flatMap((event): Event | readonly Event[] => rumRunner.viewEvent(event, viewer) ?? [])
          const next = events.reduce<RaidStory | null>(
            (story, event) => addToStory(story, event, rumRunner.view(before, viewer)),
            stories[index] ?? null,
          )
          stories[index] = alignWithView(next, view)
          if (view.raid !== null) expect(gist(stories[index] ?? null), `in ${notation.printState(state)}`).toEqual(gist(raidStoryOf(view)))
          else expect(stories[index]?.isOver ?? true).toBe(true)
        }
        raids += Number(step.events.some(({ type }) => type === 'raid-began'))
      }
    }
    expect(raids).toBeGreaterThan(20)
  })
})
