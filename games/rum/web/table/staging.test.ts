/** RUM on the stage: every event of the golden games is told once, the views of the beats lead to the true view, and scenes take their time. */
import { at, scriptedRandom, type Viewer } from '@tortuga/kit'
import { durationOf, planBeats, type Beat } from '@tortuga/ui/stage'
import { describe, expect, it } from 'vitest'
import { replayGolden } from '../../../../apps/web/workbench/positions/golden-game.ts'
import { notation, rum, type Event, type RumTypes, type State } from '../../rules/index.ts'
import { playing } from '../../rules/testing.ts'
import { staging } from './staging.ts'

const GOLDEN = Object.entries(import.meta.glob<string>('../../golden/*.txt', { query: '?raw', import: 'default', eager: true }))

const beatsOf = (before: State, events: readonly Event[], viewer: Viewer): readonly Beat<RumTypes>[] => {
  const seen = events.flatMap(event => rum.viewEvent(event, viewer) ?? [])
  return planBeats(staging, { version: 1, events: seen }, rum.view(before, viewer), viewer)
}

describe('the golden games', () => {
  it.each(GOLDEN)('%s: every event is in one beat, in order, and the last view is the true one', (name, text) => {
    const { matches, entries, seats } = replayGolden({ game: rum, notation }, name, text)
    const viewers: readonly Viewer[] = [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'open']
    for (const [index, { events }] of entries.entries())
      for (const viewer of viewers) {
        const before = at(matches, index).state as State
        const beats = beatsOf(before, events as readonly Event[], viewer)
        const told = beats.flatMap(beat => beat.events.map(({ event }) => event))
        expect(told).toEqual((events as readonly Event[]).flatMap(event => rum.viewEvent(event, viewer) ?? []))
        const { turn: _, agenda: _agenda, ...truth } = rum.view((matches[index + 1]?.state ?? before) as State, viewer)
        if (beats.length > 0) expect(at(beats, beats.length - 1).view).toMatchObject(truth)
      }
  })
})

/** The beats of one move, for a viewer. */
const beatsAfter = (position: string, move: string, viewer: Viewer, random = scriptedRandom(0)): readonly Beat<RumTypes>[] => {
  const state = notation.parseState(position)
  return beatsOf(state, playing(state, move, random).events, viewer)
}
const kindsOf = (beats: readonly Beat<RumTypes>[]): string => beats.map(({ kind, hits }) => (hits === null ? kind : `${kind}!`)).join(' ')

/** Times from the design of the motion, with the pause after a version left out, may differ by this much. */
const near = (beats: readonly Beat<RumTypes>[], milliseconds: number): void => {
  expect(Math.abs(durationOf(beats) + 160 - milliseconds)).toBeLessThanOrEqual(300)
}

const BEACH = 'beach: red2-orange1 red2-yellow1 red2-blue1'
const STEAL = `en | captains: green 2 B | ${BEACH} | A: green2-blue1 green2-purple1 | B: - | C: -`

describe('the beats', () => {
  it('of a draw last about a second, and those of a card from the beach a little longer', () => {
    const position = `pl | ${BEACH} | A: - | B: -`
    near(beatsAfter(position, 'draw wreck', 1), 900)
    expect(kindsOf(beatsAfter(position, 'draw 1', 1))).toBe('take draw')
    near(beatsAfter(position, 'draw 1', 1), 1500)
  })

  it('of a stolen captain are longer for the player who loses it', () => {
    const move = 'play green2-blue1/2 green2-purple1/2 with'
    const [loser, onlooker] = [beatsAfter(STEAL, move, 1), beatsAfter(STEAL, move, 2)]
    expect([kindsOf(loser), kindsOf(onlooker)]).toEqual(['play steal!', 'play steal'])
    near(onlooker, 2000)
    near(loser, 2400)
    expect(at(loser, 1).actor).toBe(0)
    expect(at(loser, 0).view.captains).toContainEqual({ colour: 'green', owner: 1, value: 2 }) // told with its own beat only
  })

  it('tell captains from the row and raised captains together', () => {
    const beats = beatsAfter(
      `en | captains: green 2 A | ${BEACH} | A: green2-blue1 green2-red1 black2-orange1 | B: -`,
      'play green2-blue1/2 green2-red1/2 black2-orange1/2 with 2',
      1,
    )
    expect(kindsOf(beats)).toBe('play take')
  })

  it('of a tide stand alone, and a parrot in it is a beat of its own', () => {
    const tide = beatsAfter('pl | beach: red2-orange1 (black2-green1) (red2-blue1) | A: - | B: -', 'draw 1', 1)
    expect(kindsOf(tide)).toBe('take draw tide')
    near(tide, 2800)
    const parrot = beatsAfter(
      'en | clock: 1 | beach: (parrot) (red2-orange1) black2-green1 | A: orange2-yellow1 orange2-green1 orange2-purple1 | B: yellow2-green1 yellow2-blue1 yellow2-black1 | wreck: red2-yellow1 red2-blue1 …',
      'draw 3',
      1,
    )
    expect(kindsOf(parrot)).toBe('take draw tide parrot!')
  })

  it('of the parrot are its flight and question, then the returned cards, the clock and its way back', () => {
    const position = `pl | clock: 3 | ${BEACH} | A: orange2-yellow1 | B: - | wreck: parrot …`
    const beats = beatsAfter(position, 'draw wreck', 1)
    expect(kindsOf(beats)).toBe('parrot take clock draw')
    expect(at(beats, 0).actor).toBe(0)
    near(beats, 3100)
  })

  it('of cards that the viewer has to return are losses', () => {
    const asked = beatsAfter(
      'pl | clock: 1 | beach: red2-orange1 (parrot) red2-blue1 | A: orange2-yellow1 orange2-green1 orange2-purple1 | B: -',
      'draw 2',
      0,
    )
    expect(kindsOf(asked)).toBe('parrot!')
  })
})
