/** How long the stage waits: for others' moves, for the viewer at a summary, and how little when a clock runs, much waits or nobody looks. */
import type { GameTypes } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { held, openDirector, TAKE } from '../../test/staged-director.ts'
import type { ToldEvents } from '../../test/staged-director.ts'
import type { Stage } from './stage.ts'

describe('beats', () => {
  it('of others begin when the pieces of the move before have rested, longer if they take something from the viewer', () => {
    const startOf = (shown: readonly Stage<GameTypes>[], id: string): boolean => shown.some(({ beat }) => beat?.id === id)
    const rested = TAKE.enter + TAKE.act
    for (const arrives of [0, rested - 10, rested + 10, rested + TAKE.settle + 10])
      for (const [hits, wait] of [
        [null, 900],
        ['loss', 1400],
      ] as const) {
        const { push, timers, shown } = openDirector()
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
    const slow = openDirector()
    slow.setTempo('slow')
    slow.push(1, 'a')
    slow.push(2, theirs)
    slow.timers.advance((TAKE.enter + TAKE.act + 900) * 1.6 - 1)
    expect(slow.now().view).toEqual(['a'])
    slow.timers.advance(1 + TAKE.enter * 1.6)
    expect(slow.now().view).toEqual(['a', 'theirs'])

    const timed = openDirector({ mostLag: () => 60_000 })
    timed.push(1, 'a')
    timed.push(2, theirs)
    timed.timers.advance(TAKE.enter + TAKE.act + TAKE.settle + TAKE.enter)
    expect(timed.now().view).toEqual(['a', 'theirs'])

    const skipped = openDirector()
    skipped.push(1, 'a')
    skipped.timers.advance(TAKE.enter + TAKE.act + TAKE.settle)
    skipped.push(2, theirs)
    expect(skipped.now()).toMatchObject({ view: ['a'], isBehind: true })
    skipped.director.skip()
    expect(skipped.now()).toMatchObject({ view: ['a', 'theirs'], isBehind: false })
  })

  it('of the viewer do not wait for others to rest', () => {
    const { push, timers, now } = openDirector()
    push(1, { type: 'theirs', sketch: { actor: 1 } })
    timers.advance(5000)
    push(2, 'tide', { type: 'own', sketch: { actor: 0 } })
    push(3, { type: 'again', sketch: { actor: 0 } })
    timers.advance(TAKE.enter + 2 * TAKE.act + TAKE.settle)
    expect(now().view).toEqual(['theirs', 'tide', 'own', 'again'])
  })
})

describe('a hold', () => {
  it('waits for the viewer, whatever arrives behind it', () => {
    const { director, push, timers, now } = openDirector()
    push(1, held)
    timers.advance(60_000)
    expect([now().beat?.phase, now().isBehind]).toEqual(['hold', true])
    for (let version = 2; version < 22; version += 1) push(version, 'later')
    expect([now().beat?.phase, now().view]).toEqual(['hold', ['held']])
    director.skip()
    timers.advance(60_000)
    expect([now().isBehind, (now().view as ToldEvents).length]).toEqual([false, 21])
  })

  it('ends by itself after its limit, if it has one', () => {
    const { push, timers, now } = openDirector({ holdLimit: () => 20_000 })
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
    const { push, timers, now } = openDirector({ mostLag: () => lag })
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
    const timed = openDirector({ mostLag: () => 60_000 })
    timed.push(1, held)
    timed.timers.advance(2000)
    expect([timed.now().isBehind, timed.now().beat]).toEqual([false, null])
  })
})

describe('hurry', () => {
  it('shows everything at once at instant tempo, without timers and without holds', () => {
    const { setTempo, push, timers, now } = openDirector()
    setTempo('instant')
    push(1, 'a', held, 'b')
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'held', 'b'], false, 0])
  })

  it('never lets the table lag longer than the clock of the viewer allows', () => {
    const { push, timers, now } = openDirector({ mostLag: () => 600 })
    push(1, 'a', 'b')
    timers.advance(600)
    expect(now().isBehind).toBe(false)
    for (let version = 2; version < 40; version += 1) push(version, 'later')
    timers.advance(600)
    expect(now().isBehind).toBe(false)
  })

  it('shortens a long backlog, and tells all its log lines', () => {
    const { push, timers, shown } = openDirector()
    for (let version = 1; version <= 40; version += 1) push(version, 'a')
    timers.advance(12_500)
    expect(shown.at(-1)).toMatchObject({ isBehind: false, cursor: { version: 40, told: null } })
  })
})

describe('while nobody looks', () => {
  it('everything is shown at once, without timers', () => {
    const { director, push, timers, now } = openDirector()
    push(1, 'a', 'b')
    director.watch(false)
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'b'], false, 0])
    push(2, { type: 'theirs', sketch: { actor: 1 } })
    expect([now().view, now().isBehind, timers.pending()]).toEqual([['a', 'b', 'theirs'], false, 0])
  })

  it('a summary waits, from whatever moment they look away, and its time begins when they look again', () => {
    for (let moment = 0; moment < 3000; moment += 90) {
      const { director, push, timers, now } = openDirector({ holdLimit: () => 20_000 })
      push(1, 'a', held)
      timers.advance(moment)
      director.watch(false)
      push(2, 'later')
      timers.advance(600_000)
      expect([moment, now().beat?.phase, now().view, timers.pending()]).toEqual([moment, 'hold', ['a', 'held'], 0])
      director.watch(true)
      timers.advance(19_999)
      expect(now().beat?.phase).toBe('hold')
      timers.advance(5000)
      expect([now().isBehind, now().view]).toEqual([false, ['a', 'held', 'later']])
    }
  })

  it('a summary that arrives waits, too, and ends when the clock of the viewer starts', () => {
    let lag: number | null = null
    const { director, push, now } = openDirector({ mostLag: () => lag })
    director.watch(false)
    push(1, 'a', held, 'b')
    expect([now().beat?.phase, now().view]).toEqual(['hold', ['a', 'held']])
    lag = 3000
    push(2, 'mine')
    expect([now().isBehind, now().view]).toEqual([false, ['a', 'held', 'b', 'mine']])
  })

  it('and when they look again, what comes next is played', () => {
    const { director, push, timers, now } = openDirector()
    director.watch(false)
    push(1, 'a')
    director.watch(true)
    push(2, 'b')
    expect([now().beat?.phase, now().view]).toEqual(['enter', ['a']])
    timers.advance(TAKE.enter)
    expect(now().view).toEqual(['a', 'b'])
  })
})
