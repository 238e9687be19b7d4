/** The beats of whole matches, for every viewer: nothing is lost, nothing is told twice, holds and times. */
import { fastRandom, pick, range, type Viewer } from '@tortuga/kit'
import { durationOf, planBeats, type Beat } from '@tortuga/ui/stage'
import { describe, expect, it } from 'vitest'
import { notation, seaOfClouds, type Event, type SeaTypes, type State } from '../../rules/index.ts'
import { SCENES, staging } from './staging.ts'

type Step = { readonly before: State; readonly after: State; readonly events: readonly Event[] }

const playMatch = (seed: number): readonly Step[] => {
  const random = fastRandom(seed)
  let { state } = seaOfClouds.setup(seaOfClouds.presets['standard']!, 2 + (seed % 3), random)
  const steps: Step[] = []
  for (let [seat] = seaOfClouds.awaited(state); seat !== undefined; [seat] = seaOfClouds.awaited(state)) {
    const before = state
    const next = seaOfClouds.apply(state, seat, pick([...seaOfClouds.moves(seaOfClouds.view(state, seat))], random), random)
    state = next.state
    steps.push({ before, after: state, events: next.events })
  }
  return steps
}

const seenBy = ({ events }: Step, viewer: Viewer): readonly Event[] => events.flatMap(event => seaOfClouds.viewEvent(event, viewer) ?? [])
const beatsOf = (step: Step, viewer: Viewer): readonly Beat<SeaTypes>[] =>
  planBeats(staging, { version: 1, events: seenBy(step, viewer) }, seaOfClouds.view(step.before, viewer), viewer)

const viewersOf = ({ after }: Step): readonly Viewer[] => [...range(after.seats), 'table', 'open']

/** The step after this move, from a position in notation. */
const stepFrom = (position: string, move: string): Step => {
  const before = notation.parseState(`standard | ${position}`)
  const [seat] = seaOfClouds.awaited(before)
  const { state, events } = seaOfClouds.apply(before, seat!, notation.parseMove(move), fastRandom(1))
  return { before, after: state, events }
}
const typesOf = ({ events }: Beat<SeaTypes>): string => events.map(({ event }) => event.type).join(' ')

const LAST = 'round: 15 | hat: B | parrot: A | spaces: rotgut / rum-1 / rum-2'

describe('whole matches', () => {
  const steps = range(9).flatMap(playMatch)

  it('tell every event in exactly one beat, in order', () => {
    for (const step of steps)
      for (const viewer of viewersOf(step)) {
        const told = beatsOf(step, viewer).flatMap(({ events }) => events.map(({ event }) => event))
        expect(told).toEqual(seenBy(step, viewer))
      }
  })

  it('lead to the true view, except for the agenda', () => {
    for (const step of steps)
      for (const viewer of viewersOf(step)) {
        const { agenda: _, ...folded } = beatsOf(step, viewer).at(-1)!.view
        const { agenda: _next, ...expected } = seaOfClouds.view(step.after, viewer)
        expect(folded).toEqual(expected)
      }
  })

  it('hold after every boarding and nowhere else', () => {
    for (const step of steps) {
      const held = beatsOf(step, 0).filter(({ isHeld }) => isHeld)
      expect(held.map(({ events }) => events.at(-1)!.event.type)).toEqual(
        step.events.filter(({ type }) => type === 'pirates-discarded').map(({ type }) => type),
      )
    }
  })
})

describe('the last boarding, the scoring and the result, which share one version', () => {
  const step = stepFrom(
    `${LAST} | A: 4 pirates gunner objects chest+2 rum luxury-rum | B: 5 pirates cook rum rum-4 | C: 2 pirates recon rum rum-3 secrets secret-most-rum | agenda: decide A 1, end-turn A`,
    'take',
  )
  const beats = beatsOf(step, 1)

  it('are a boarding that is held, a count and an ending', () => {
    const scenes = beats.map(({ scene, kind }) => (kind === 'ending' ? 'ending' : scene)).filter(scene => scene !== null)
    expect([...new Set(scenes)]).toEqual([SCENES.boarding, SCENES.count, 'ending'])
    const held = beats.findIndex(({ isHeld }) => isHeld)
    expect(beats.slice(held + 1).every(({ scene, kind }) => scene === SCENES.count || kind === 'ending')).toBe(true)
    expect(beats.slice(0, held).some(({ scene }) => scene === SCENES.count)).toBe(false)
  })

  it('keep Rum and secrets face down until they are counted', () => {
    const isKnown = (zone: 'rum' | 'secrets', type: string): readonly boolean[] =>
      beats
        .filter(({ events }) => events.some(({ event }) => event.type === type))
        .map(({ view }) => view.captains.every(captain => captain[zone].every(({ face }) => face !== null)))
    expect(isKnown('rum', 'pirates-discarded')).toEqual([false])
    expect(isKnown('rum', 'counted')).toEqual([false, false, true, true, true])
    expect(isKnown('secrets', 'counted')).toEqual([false, false, false, false, true])
  })

  it('count one category at a time', () => {
    expect(beats.filter(({ scene }) => scene === SCENES.count).map(typesOf)).toEqual([
      'chest-opened',
      'counted',
      'counted',
      'revealed revealed revealed majority',
      'counted',
      'counted',
      'revealed revealed revealed majority majority',
      'counted',
      'scored scored scored',
    ])
  })
})

describe('times at natural tempo', () => {
  const seconds = (beats: readonly Beat<SeaTypes>[]): number => Math.round(durationOf(beats) / 100) / 10

  it('leave about a second for an ordinary move of another captain', () => {
    const left = stepFrom('spaces: rotgut / rum-1 / rum-2 | A: 4 | B: 5 | C: 2 | agenda: decide A 1, end-turn A', 'leave')
    const took = stepFrom('spaces: rotgut / rum-1 / rum-2 | A: 4 | B: 5 | C: 2 | agenda: decide A 1, end-turn A', 'take')
    expect(seconds(beatsOf(left, 'table'))).toBeGreaterThan(0.7)
    expect(seconds(beatsOf(left, 'table'))).toBeLessThan(1.3)
    expect(seconds(beatsOf(took, 'table'))).toBeGreaterThan(1.1)
    expect(seconds(beatsOf(took, 'table'))).toBeLessThan(1.9)
  })

  it('leave time to follow a boarding with two deeds, and a scoring', () => {
    const step = stepFrom(
      `${LAST} | A: 4 pirates gunner rum luxury-rum | B: 5 pirates pickpocket | C: 2 pirates steward | agenda: decide A 3, end-turn A`,
      'take',
    )
    const beats = beatsOf(step, 'table')
    const boarding = beats.filter(({ scene }) => scene === SCENES.boarding)
    expect(boarding.map(typesOf)).toContain('resolved stole-doubloons')
    expect(seconds(boarding)).toBeGreaterThan(6)
    expect(seconds(boarding)).toBeLessThan(10)
    const count = seconds(beats.filter(({ scene }) => scene === SCENES.count))
    expect(count).toBeGreaterThan(4.2)
    expect(count).toBeLessThan(6.6)
  })

  it('leave more time for a deed that hits the viewer', () => {
    const step = stepFrom(
      'round: 5 | hat: B | parrot: B | spaces: rotgut / rum-1 / rum-2 | A: 4 pirates recon rum luxury-rum rum-4 | B: 5 pirates brawler rachel-cruz | agenda: decide A 3, end-turn A',
      'take',
    )
    const stolen = (viewer: Viewer): Beat<SeaTypes> => beatsOf(step, viewer).find(beat => typesOf(beat).includes('stole-doubloons'))!
    expect(stolen(0).hits).toBe('loss')
    expect(stolen('table').hits).toBeNull()
    expect(stolen(0).times.settle).toBeGreaterThan(stolen('table').times.settle)
  })
})
