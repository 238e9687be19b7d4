/** The stage director: order, times, skipping, jumps and the deal. */
import { describe, expect, it } from 'vitest'
import { held, openDirector, TAKE } from '../../test/staged-director.ts'

describe('beats', () => {
  it('are played in order, each told when its pieces have landed', () => {
    const { push, timers, now } = openDirector()
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
    const { push, timers, shown } = openDirector()
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
    const { push, timers, shown } = openDirector()
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
    const { push, timers, now } = openDirector()
    push(1, 'a')
    timers.advance(TAKE.enter + TAKE.act)
    push(2, { type: 'own', sketch: { actor: 0 } })
    expect(now().view).toEqual(['a', 'own'])
  })

  it('without events change the view when everything before them has been shown', () => {
    const { director, push, timers, now } = openDirector()
    push(1, 'a')
    director.push({ version: 2, view: ['a', 'vote'], steps: [{ version: 2, events: [] }] })
    expect(now().view).toEqual([])
    timers.advance(5000)
    expect([now().view, now().cursor.version, now().isBehind]).toEqual([['a', 'vote'], 2, false])
  })
})

describe('skipping', () => {
  it('shows everything at once, and then nothing waits', () => {
    const { director, push, timers, now } = openDirector()
    push(1, 'a', 'b')
    push(2, 'c')
    director.skip()
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'b', 'c'], false, 0])
    expect(now().newEvents.map(({ event }) => event.type)).toEqual(['a', 'b', 'c'])
  })

  it('from any moment ends where playing to the end does', () => {
    for (let moment = 0; moment < 4000; moment += 90) {
      const { director, push, timers, now } = openDirector()
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
    const { director, shown } = openDirector()
    director.skip()
    expect(shown).toHaveLength(1)
  })
})

it('shows nothing after it was stopped', () => {
  const { director, push, timers, shown } = openDirector()
  push(1, 'a', 'b')
  push(2, 'c')
  timers.advance(TAKE.enter)
  const before = shown.length
  director.stop()
  timers.advance(60_000)
  expect([shown.length, timers.pending()]).toEqual([before, 0])
})

it('a jump shows an update at once and forgets what waits', () => {
  const { director, push, timers, now } = openDirector()
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
    const { director, timers, now } = openDirector({}, start)
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
    const { director, timers, now } = openDirector({}, start)
    director.skip()
    expect([now().isBehind, now().beat, timers.pending()]).toEqual([false, null, 0])
  })
})
