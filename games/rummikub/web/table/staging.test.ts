/** The beats of Rummikub over its golden games and typical turns: nothing is left out, the views agree, and the times are right. */
import { fastRandom, range, startMatch, randomStreams, submitMove, type Viewer } from '@tortuga/kit'
import { isSameData } from '@tortuga/kit/laws'
import { durationOf, planBeats, type Beat } from '@tortuga/ui/stage'
import { describe, expect, it } from 'vitest'
import { notation, rummikub, type Event, type Options, type RummikubTypes, type State } from '../../rules/index.ts'
import { PRESETS } from '../../rules/options.ts'
import { playing } from '../../rules/testing.ts'
import { staging } from './staging.ts'

const GOLDEN = import.meta.glob<string>('../../golden/*.txt', { query: '?raw', import: 'default', eager: true })

type PlayedStep = { readonly before: State; readonly after: State; readonly events: readonly Event[] }

const seenBy = (events: readonly Event[], viewer: Viewer): readonly Event[] =>
  events.map(event => rummikub.viewEvent(event, viewer) ?? event)

const beatsOf = ({ before, events }: Pick<PlayedStep, 'before' | 'events'>, viewer: Viewer): readonly Beat<RummikubTypes>[] =>
  planBeats(staging, { version: 1, events: seenBy(events, viewer) }, rummikub.view(before, viewer), viewer)

/** Plays a golden game again. */
const stepsOf = (name: string, golden: string): readonly PlayedStep[] => {
  const [head = ''] = golden.split('\n')
  const seats = Number(/(\d) seats/.exec(head)?.[1])
  const streams = randomStreams('hmac-sha256', /seed (\w+)/.exec(head)?.[1] ?? '')
  const options: Options = PRESETS[name.split('-')[0] as keyof typeof PRESETS]
  let { match } = startMatch(rummikub, options, seats, streams(0))
  return [...golden.matchAll(/^\d+ seat (\d): (.*)$/gm)].map(([, seat = '0', text = '']) => {
    const before = match.state
    const question = match.asked[Number(seat)] ?? 0
    const move = notation.parseMove(text)
    const by = rummikub.isClockMove(move) ? 'clock' : 'player'
    const result = submitMove(rummikub, match, { seat: Number(seat), question, move, by, at: 0, clocks: null }, streams(match.steps))
    if (!result.ok) throw new Error(`${name}: ${text} was refused`)
    match = result.match
    return { before, after: match.state, events: result.applied.flatMap(({ events }) => events) }
  })
}

describe('the beats of golden games', () => {
  it.each(Object.entries(GOLDEN).map(([path, golden]) => [path.replace(/.*\//, ''), golden] as const))(
    '%s: every event is in one beat, and the views agree',
    (name, golden) => {
      const steps = stepsOf(name, golden)
      expect(steps.length).toBeGreaterThan(10)
      for (const step of steps)
        for (const viewer of [...range(step.before.seats), 'table', 'open'] as const) {
          const beats = beatsOf(step, viewer)
          expect(beats.flatMap(({ events }) => events.map(({ event }) => event))).toEqual(seenBy(step.events, viewer))
          expect(isSameData(beats.at(-1)?.view, rummikub.view(step.after, viewer))).toBe(true)
        }
    },
  )
})

describe('typical turns', () => {
  const stepAfter = (position: string, move: string): Pick<PlayedStep, 'before' | 'events'> => {
    const before = notation.parseState(position)
    return { before, events: playing(before, move, fastRandom(1)).events }
  }
  const shown = (beats: readonly Beat<RummikubTypes>[]): readonly string[] =>
    beats.map(({ kind, scene, isHeld, hits }) => [kind, scene, isHeld ? 'held' : null, hits].filter(part => part !== null).join(' '))

  it('take about a second: a draw, and tiles added to sets', () => {
    const draw = beatsOf(stepAfter('pl | A: K1 | B: K2 | bank: B1 …', 'draw'), 1)
    expect([shown(draw), durationOf(draw)]).toEqual([['draw'], 760])
    const lay = beatsOf(stepAfter('pl | table: B4 B5 B6 | A: B3 K1 | B: K2 | opened: A', 'play B3 B4 B5 B6'), 1)
    expect([shown(lay), durationOf(lay)]).toEqual([['lay'], 820])
  })

  it('give an opening time for its sum', () => {
    const beats = beatsOf(stepAfter('pl | A: R10 B10 K10 K1 | B: K2', 'play R10 B10 K10'), 1)
    expect([shown(beats), durationOf(beats)]).toEqual([['play opening'], 1320])
  })

  it('tell going out as a scene: the tiles, the racks, a hold, then the end', () => {
    const step = stepAfter('pl | table: B4 B5 B6 | A: B3 | B: K5 | opened: A B', 'play B3 B4 B5 B6')
    expect(shown(beatsOf(step, 1))).toEqual(['play out', 'flip round held loss', 'ending'])
    expect(shown(beatsOf(step, 0))).toEqual(['play out', 'flip round held gain', 'ending'])
    expect(durationOf(beatsOf(step, 1).slice(0, 2))).toBe(2460)
  })

  it('deal the next round after the hold, in one beat', () => {
    const options = JSON.stringify({ ...PRESETS.pl, rounds: 2, doubletsForRedeal: null })
    const step = stepAfter(`own | table: B4 B5 B6 | A: B3 | B: K5 | opened: A B | options: ${options}`, 'play B3 B4 B5 B6')
    const beats = beatsOf(step, 'table')
    expect(shown(beats)).toEqual(['play out', 'flip round held', 'deal'])
    expect(beats[1]?.view.racks).toEqual([[], ['K5']])
    expect(beats[1]?.view.table).toHaveLength(1)
  })

  it('mark a penalty as a loss of its player alone', () => {
    const step = stepAfter('pl | table: B4 B5 B6 | A: B3 K1 | B: R1 R2 | opened: A | bank: K1 …', 'out-of-time')
    expect([shown(beatsOf(step, 0)), shown(beatsOf(step, 1))]).toEqual([['take loss'], ['take']])
  })
})
