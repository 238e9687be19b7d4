/** Rum Runner on the stage: every event is told once, the views of the beats lead to the true view, and a raid takes its time and waits at its end. */
import { at, scriptedRandom, type Viewer } from '@tortuga/kit'
import { sampleGame } from '@tortuga/kit/laws'
import { durationOf, planBeats, type Beat } from '@tortuga/ui/stage'
import { describe, expect, it } from 'vitest'
import { notation, rumRunner, type Event, type RunnerTypes, type State } from '../../rules/index.ts'
import { staging } from './staging.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 'table', 'open']

type Step = { readonly before: State; readonly after: State; readonly events: readonly Event[] }

const beatsOf = ({ before, events }: Step, viewer: Viewer): readonly Beat<RunnerTypes>[] => {
  const seen = events.flatMap(event => rumRunner.viewEvent(event, viewer) ?? [])
  return planBeats(staging, { version: 1, events: seen }, rumRunner.view(before, viewer), viewer)
}

/** The steps of these moves from a position. */
const play = (position: string, moves: readonly string[]): readonly Step[] => {
  let state = notation.parseState(position)
  return moves.map(text => {
    const before = state
    const step = rumRunner.apply(state, at(rumRunner.awaited(state), 0), notation.parseMove(text), scriptedRandom())
    state = step.state
    return { before, after: state, events: step.events }
  })
}

const typesIn = (beats: readonly Beat<RunnerTypes>[]): readonly (readonly string[])[] =>
  beats.map(({ events }) => events.map(({ event }) => event.type))

describe('the staging of Rum Runner', () => {
  it('tells every event of random games once and in order, and ends with the true view', () => {
    const { positions } = sampleGame(rumRunner, {
      rulebook: '',
      notation,
      options: [at(Object.values(rumRunner.presets), 0)],
      matches: 2,
      longest: 400,
      positions: 150,
    })
    expect(positions.length).toBeGreaterThan(100)
    for (const { before, after, events } of positions)
      for (const viewer of VIEWERS) {
        const step = { before: before.state, after: after.state, events }
        const beats = beatsOf(step, viewer)
        expect(beats.flatMap(beat => beat.events.map(({ event }) => event))).toEqual(
          events.flatMap(event => rumRunner.viewEvent(event, viewer) ?? []),
        )
        const { agenda: _, ...truth } = rumRunner.view(after.state, viewer)
        if (beats.length > 0) expect(at(beats, beats.length - 1).view).toMatchObject(truth)
      }
  })

  const LANE = 'privateer-point: (light-rum)+2 < port-taxes+1 (reef) (privateers)+2'
  const POSITION =
    `crown | crown: A | turn: pirate 3 | coins: 8 8 | ${LANE} | ` +
    'fleet: longboat[peg-leg-paul], sloop[cutthroat-carlie doug-doubloon], longboat | pirate hand: able-abigail treasure-map'

  it('shows a raid as a scene: one beat for each hazard, then the verdict, the stake and its fate, and waits at its end', () => {
    const steps = play(POSITION, ['raid 2 with 1 2', 'raise 3:0+0', 'meet 3', 'pick-crew 1.1', 'meet 2'])
    const beats = steps.flatMap(step => beatsOf(step, 'table'))
    expect(beats.every(({ scene }) => scene === 'raid')).toBe(true)
    expect(typesIn(beats).slice(0, 4)).toEqual([['raid-began'], ['raised'], ['faced'], ['crew-trashed', 'hazard-wore', 'dropped-out']])
    expect(typesIn(beats).slice(4, 9)).toEqual([
      ['faced', 'gained', 'hazard-wore'],
      ['raid-succeeded'],
      ['revealed'],
      ['coins-added'],
      ['scored'],
    ])
  })

  it('waits after the raid, before the next turn is told', () => {
    const stopped = play(
      'crown | crown: A | turn: pirate 3 | actions: 1 | coins: 8 8 | privateer-point: (light-rum) < blockade+1 | fleet: longboat[bilge-bob]',
      ['raid 2 with 1'],
    )
    const beats = beatsOf(at(stopped, 0), 1)
    const held = beats.findIndex(({ isHeld }) => isHeld)
    expect(typesIn(beats).slice(0, held + 1)).toEqual([
      ['raid-began'],
      ['faced', 'hazard-wore'],
      ['raid-stopped'],
      ['effect-began'],
      ['gained'],
      ['raid-ended'],
    ])
    expect(
      typesIn(beats)
        .slice(held + 1)
        .flat(),
    ).toContain('turn-began')
  })

  it('gives a raid and ordinary turns about the time that people need', () => {
    const natural = (position: string, ...moves: readonly string[]): number =>
      durationOf(play(position, moves).flatMap(step => beatsOf(step, 'table')))
    const near = (ms: number, goal: number): void => {
      expect(ms).toBeGreaterThan(goal * 0.75)
      expect(ms).toBeLessThan(goal * 1.25)
    }
    near(natural(POSITION, 'raid 2 with 1 2', 'raise', 'meet 2', 'pick-crew 1.1'), 6000)
    near(natural('crown | crown: A | turn: crown 1 | coins: 8 8', 'gain', 'gain'), 1100)
  })
})
