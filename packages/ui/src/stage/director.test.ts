/** The stage director: order, times, skipping, holds, hurry and jumps, with timers that tests advance. */
import type { GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import type { BeatSketch, Staging } from './beats.ts'
import { createDirector, type DirectorOptions, type StageStart } from './director.ts'
import type { Stage } from './stage.ts'
import type { Tempo } from './tempos.ts'

/** A view that is the list of the events it includes. */
type View = readonly string[]

const STAGING = {
  fold: (view: View, { type }: { readonly type: string }) => [...view, type],
  beats: new Proxy(
    {},
    {
      get:
        (_, type: string) =>
        ({ sketch = {} }: { readonly sketch?: Partial<BeatSketch> }): BeatSketch => ({
          kind: type === 'quiet' ? 'quiet' : 'take',
          ...sketch,
        }),
    },
  ),
} as unknown as Staging<GameTypes>

/** Timers that stand still until they are advanced. */
const createTimers = () => {
  let now = 0
  let calls: { readonly at: number; readonly call: () => void }[] = []
  return {
    now: () => now,
    pending: () => calls.length,
    after: (ms: number, call: () => void) => {
      const one = { at: now + ms, call }
      calls.push(one)
      return () => {
        calls = calls.filter(other => other !== one)
      }
    },
    advance: (ms: number): void => {
      const end = now + ms
      for (;;) {
        const [next] = calls.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)
        if (next === undefined) break
        calls = calls.filter(other => other !== next)
        now = next.at
        next.call()
      }
      now = end
    },
  }
}

const open = (more: Partial<DirectorOptions<GameTypes>> = {}, start: StageStart<GameTypes> = { version: 0, view: [] }) => {
  const timers = createTimers()
  const shown: Stage<GameTypes>[] = []
  let tempo: Tempo = 'natural'
  const director = createDirector<GameTypes>(
    {
      staging: STAGING,
      viewer: 0,
      timers,
      tempo: () => tempo,
      mostLag: () => null,
      holdLimit: () => null,
      show: stage => shown.push(stage),
      ...more,
    },
    start,
  )
  const truth: string[] = []
  return {
    director,
    timers,
    shown,
    setTempo: (to: Tempo) => {
      tempo = to
    },
    now: () => shown.at(-1)!,
    /** One step with these events. */
    push: (version: number, ...events: readonly (string | { readonly type: string; readonly sketch: Partial<BeatSketch> })[]) => {
      const all = events.map(event => (typeof event === 'string' ? { type: event } : event))
      truth.push(...all.map(({ type }) => type))
      director.push({ version, view: [...truth], steps: [{ version, events: all }] })
    },
  }
}
const TAKE = { enter: 140, act: 380, settle: 400 }
const held = { type: 'held', sketch: { isHeld: true } }

describe('beats', () => {
  it('are played in order, each told when its pieces have landed', () => {
    const { push, timers, now } = open()
    push(1, 'a', 'b')
    expect([now().view, now().isBehind, now().beat?.phase]).toEqual([[], true, 'enter'])
    timers.advance(TAKE.enter)
    expect([now().view, now().cursor, now().beat?.phase]).toEqual([['a'], { version: 0, told: null }, 'act'])
    timers.advance(TAKE.act)
    expect([now().view, now().cursor, now().beat?.id]).toEqual([['a', 'b'], { version: 1, told: 1 }, '1.1'])
    timers.advance(TAKE.act)
    expect([now().cursor, now().isBehind, now().beat?.phase]).toEqual([{ version: 1, told: null }, false, 'settle'])
    timers.advance(TAKE.settle)
    expect([now().beat, now().view]).toEqual([null, ['a', 'b']])
  })

  it('change the totals when the pieces have landed, not when they begin to travel', () => {
    const { push, timers, shown } = open()
    push(1, 'a', 'b')
    timers.advance(5000)
    const seen = shown.map(({ view, told, beat }) => [beat?.id, beat?.phase, view, told])
    expect(seen).toEqual([
      [undefined, undefined, [], []],
      ['1.0', 'enter', [], []],
      ['1.0', 'act', ['a'], []],
      ['1.0', 'settle', ['a'], ['a']],
      ['1.1', 'enter', ['a'], ['a']],
      ['1.1', 'act', ['a', 'b'], ['a']],
      ['1.1', 'settle', ['a', 'b'], ['a', 'b']],
      [undefined, undefined, ['a', 'b'], ['a', 'b']],
    ])
  })

  it('play every event exactly once, whatever arrives meanwhile', () => {
    const { push, timers, shown } = open()
    push(1, 'a', 'quiet')
    timers.advance(200)
    push(2, 'b')
    push(3, 'c', 'd')
    timers.advance(20_000)
    const played = shown.flatMap(({ newEvents }, index) => (newEvents === shown[index - 1]?.newEvents ? [] : newEvents))
    expect(played.map(({ event }) => event.type)).toEqual(['a', 'quiet', 'b', 'c', 'd'])
    expect(shown.at(-1)).toMatchObject({ view: ['a', 'quiet', 'b', 'c', 'd'], isBehind: false, cursor: { version: 3, told: null } })
  })

  it('of the viewer begin at once, even while the last one is being read', () => {
    const { push, timers, now } = open()
    push(1, 'a')
    timers.advance(TAKE.enter + TAKE.act)
    push(2, { type: 'own', sketch: { actor: 0 } })
    expect(now().view).toEqual(['a', 'own'])
  })

  it('of others begin when the pieces of the move before have rested, longer if they take something from the viewer', () => {
    const startOf = (shown: readonly Stage<GameTypes>[], id: string): boolean => shown.some(({ beat }) => beat?.id === id)
    const rested = TAKE.enter + TAKE.act
    for (const arrives of [0, rested - 10, rested + 10, rested + TAKE.settle + 10])
      for (const [hits, wait] of [
        [null, 900],
        ['loss', 1400],
      ] as const) {
        const { push, timers, shown } = open()
        push(1, 'a')
        timers.advance(arrives)
        push(2, { type: 'first', sketch: { actor: 1 } }, { type: 'theirs', sketch: { actor: 1, hits } })
        timers.advance(rested + wait - arrives - 1)
        expect([arrives, hits, startOf(shown, '2.0'), shown.at(-1)?.isBehind]).toEqual([arrives, hits, false, true])
        timers.advance(1)
        expect([arrives, hits, startOf(shown, '2.0')]).toEqual([arrives, hits, true])
      }
  })

  it('of others rest as long as the tempo says, and not at all while the clock of the viewer runs or after a skip', () => {
    const theirs = { type: 'theirs', sketch: { actor: 1 } } as const
    const slow = open()
    slow.setTempo('slow')
    slow.push(1, 'a')
    slow.push(2, theirs)
    slow.timers.advance((TAKE.enter + TAKE.act + 900) * 1.6 - 1)
    expect(slow.now().view).toEqual(['a'])
    slow.timers.advance(1 + TAKE.enter * 1.6)
    expect(slow.now().view).toEqual(['a', 'theirs'])

    const timed = open({ mostLag: () => 60_000 })
    timed.push(1, 'a')
    timed.push(2, theirs)
    timed.timers.advance(TAKE.enter + TAKE.act + TAKE.settle + TAKE.enter)
    expect(timed.now().view).toEqual(['a', 'theirs'])

    const skipped = open()
    skipped.push(1, 'a')
    skipped.timers.advance(TAKE.enter + TAKE.act + TAKE.settle)
    skipped.push(2, theirs)
    expect(skipped.now()).toMatchObject({ view: ['a'], isBehind: true })
    skipped.director.skip()
    expect(skipped.now()).toMatchObject({ view: ['a', 'theirs'], isBehind: false })
  })

  it('of the viewer do not wait for others to rest', () => {
    const { push, timers, now } = open()
    push(1, { type: 'theirs', sketch: { actor: 1 } })
    timers.advance(5000)
    push(2, 'tide', { type: 'own', sketch: { actor: 0 } })
    push(3, { type: 'again', sketch: { actor: 0 } })
    timers.advance(TAKE.enter + 2 * TAKE.act + TAKE.settle)
    expect(now().view).toEqual(['theirs', 'tide', 'own', 'again'])
  })

  it('without events change the view when everything before them has been shown', () => {
    const { director, push, timers, now } = open()
    push(1, 'a')
    director.push({ version: 2, view: ['a', 'vote'], steps: [{ version: 2, events: [] }] })
    expect(now().view).toEqual([])
    timers.advance(5000)
    expect([now().view, now().cursor.version, now().isBehind]).toEqual([['a', 'vote'], 2, false])
  })
})

describe('skipping', () => {
  it('shows everything at once, and then nothing waits', () => {
    const { director, push, timers, now } = open()
    push(1, 'a', 'b')
    push(2, 'c')
    director.skip()
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'b', 'c'], false, 0])
    expect(now().newEvents.map(({ event }) => event.type)).toEqual(['a', 'b', 'c'])
  })

  it('from any moment ends where playing to the end does', () => {
    for (let moment = 0; moment < 4000; moment += 90) {
      const { director, push, timers, now } = open()
      push(1, 'a', held, 'b')
      push(2, 'c')
      timers.advance(moment)
      director.skip()
      director.skip()
      timers.advance(20_000)
      if (now().beat?.phase === 'hold') director.skip()
      timers.advance(20_000)
      expect([moment, now().view, now().isBehind]).toEqual([moment, ['a', 'held', 'b', 'c'], false])
    }
  })

  it('does nothing when nothing is played', () => {
    const { director, shown } = open()
    director.skip()
    expect(shown).toHaveLength(1)
  })
})

it('shows nothing after it was stopped', () => {
  const { director, push, timers, shown } = open()
  push(1, 'a', 'b')
  push(2, 'c')
  timers.advance(TAKE.enter)
  const before = shown.length
  director.stop()
  timers.advance(60_000)
  expect([shown.length, timers.pending()]).toEqual([before, 0])
})

describe('a hold', () => {
  it('waits for the viewer, whatever arrives behind it', () => {
    const { director, push, timers, now } = open()
    push(1, held)
    timers.advance(60_000)
    expect([now().beat?.phase, now().isBehind]).toEqual(['hold', true])
    for (let version = 2; version < 22; version += 1) push(version, 'later')
    expect([now().beat?.phase, now().view]).toEqual(['hold', ['held']])
    director.skip()
    timers.advance(60_000)
    expect([now().isBehind, (now().view as View).length]).toEqual([false, 21])
  })

  it('ends by itself after its limit, if it has one', () => {
    const { push, timers, now } = open({ holdLimit: () => 20_000 })
    push(1, held)
    timers.advance(20_000)
    expect(now().beat?.phase).toBe('hold')
    push(2, 'later')
    timers.advance(1200)
    expect([now().beat?.id, now().view]).toEqual(['2.0', ['held', 'later']])
    timers.advance(2000)
    expect(now().isBehind).toBe(false)
  })

  it('ends when the clock of the viewer starts behind it', () => {
    let lag: number | null = null
    const { push, timers, now } = open({ mostLag: () => lag })
    push(1, held)
    timers.advance(60_000)
    push(2, 'theirs')
    expect(now().beat?.phase).toBe('hold')
    lag = 3000
    push(3, 'my turn')
    timers.advance(3000)
    expect([now().isBehind, now().view]).toEqual([false, ['held', 'theirs', 'my turn']])
  })

  it('does not wait while the clock of the viewer runs', () => {
    const timed = open({ mostLag: () => 60_000 })
    timed.push(1, held)
    timed.timers.advance(2000)
    expect([timed.now().isBehind, timed.now().beat]).toEqual([false, null])
  })
})

describe('hurry', () => {
  it('shows everything at once at instant tempo, without timers and without holds', () => {
    const { setTempo, push, timers, now } = open()
    setTempo('instant')
    push(1, 'a', held, 'b')
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'held', 'b'], false, 0])
  })

  it('never lets the table lag longer than the clock of the viewer allows', () => {
    const { push, timers, now } = open({ mostLag: () => 600 })
    push(1, 'a', 'b')
    timers.advance(600)
    expect(now().isBehind).toBe(false)
    for (let version = 2; version < 40; version += 1) push(version, 'later')
    timers.advance(600)
    expect(now().isBehind).toBe(false)
  })

  it('shortens a long backlog, and tells all its log lines', () => {
    const { push, timers, shown } = open()
    for (let version = 1; version <= 40; version += 1) push(version, 'a')
    timers.advance(12_500)
    expect(shown.at(-1)).toMatchObject({ isBehind: false, cursor: { version: 40, told: null } })
  })
})

it('a jump shows an update at once and forgets what waits', () => {
  const { director, push, timers, now } = open()
  push(1, 'a')
  push(2, 'b')
  director.jump({ version: 1, view: ['undone'] })
  timers.advance(10_000)
  expect(now()).toMatchObject({ view: ['undone'], newEvents: [], beat: null, isBehind: false, cursor: { version: 1, told: null } })
})

describe('the deal', () => {
  const deal = [
    { type: 'began' },
    { type: 'laid', sketch: { kind: 'deal', merge: 'deal' } },
    { type: 'dealt', sketch: { kind: 'deal', merge: 'deal' } },
  ]
  const start = { version: 0, view: ['dealt'], deal }

  it('is one beat over the view of a table that opens with it, and moves wait for it', () => {
    const { director, timers, now } = open({}, start)
    expect(now()).toMatchObject({
      view: ['dealt'],
      isBehind: true,
      beat: { kind: 'deal', phase: 'act' },
      cursor: { version: 0, told: null },
    })
    expect(now().newEvents.map(({ event }) => event.type)).toEqual(['laid', 'dealt'])
    director.push({ version: 1, view: ['dealt', 'a'], steps: [{ version: 1, events: [{ type: 'a' }] }] })
    expect(now().view).toEqual(['dealt'])
    timers.advance(10_000)
    expect(now()).toMatchObject({ view: ['dealt', 'a'], isBehind: false, beat: null, cursor: { version: 1, told: null } })
  })

  it('can be skipped', () => {
    const { director, timers, now } = open({}, start)
    director.skip()
    expect([now().isBehind, now().beat, timers.pending()]).toEqual([false, null, 0])
  })
})
