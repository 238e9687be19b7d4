/** Every view of edition 1 in the current shape asks the same seats and allows the same moves under the current rules. */
import { adaptEdition, fastRandom, LANGUAGES, pick, presentEdition, range } from '@tortuga/kit'
import type { NameOf, TerminalReader, Viewer } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { isAsked } from '../rules/agenda.ts'
import { rum, type Event, type Move, type RumTypes, type View } from '../rules/index.ts'
import { AFTER_DISCARDS, START_OF_TURN } from '../rules/turn-order.ts'
import { PLAIN_INK } from '../test/plain-ink.ts'
import { terminal } from '../terminal/index.ts'
import { texts } from '../text/index.ts'
import type { Texts } from '../text/types.ts'
import * as frozen from './1.js'
import { shapes } from './views.ts'

const sayEvent = <K extends Event['type']>({ log }: Texts, event: Extract<Event, { type: K }>, name: NameOf): string =>
  log[event.type](event, name)

const { game: edition } = adaptEdition(frozen)
const presented = presentEdition<RumTypes>(edition, shapes[1]!)

/** Random matches of edition 1, for every preset and number of seats: each state with the seats that have to answer and the events that led to it, null for the first state. */
type EarlierPosition = {
  readonly state: unknown
  readonly seats: number
  readonly asked: readonly number[]
  readonly events: readonly Event[] | null
}
const statesOf = function* (): Generator<EarlierPosition> {
  for (const [index, options] of Object.values(edition.presets).entries())
    for (const seats of [2, 3, 4])
      for (const match of range(4)) {
        const random = fastRandom(100 * index + 10 * seats + match)
        let { state } = edition.setup(options, seats, random)
        let events: readonly Event[] | null = null
        for (;;) {
          const asked = edition.awaited(state)
          yield { state, seats, asked, events }
          if (asked.length === 0) break
          const seat = pick(asked, random)
          const step = edition.apply(state, seat, pick([...edition.moves(edition.view(state, seat))], random), random)
          state = step.state
          events = step.events as readonly Event[]
        }
      }
}

describe('edition 1 in the current shape', () => {
  it('asks the same seats, lists the same moves, and moves lead back', () => {
    const questions = new Set<string>()
    for (const { state, seats, asked } of statesOf())
      for (const viewer of [...range(seats), 'table', 'open'] satisfies readonly Viewer[]) {
        const earlier = edition.view(state, viewer)
        const view = presented.view(earlier)
        const [task, ...rest] = view.agenda
        questions.add(task?.type ?? 'over')
        if (task?.type === 'turn') expect(view.agenda).toEqual(START_OF_TURN)
        if (task?.type === 'discards') expect(rest).toEqual(AFTER_DISCARDS[task.cause])
        expect(view).not.toHaveProperty('ask')
        expect(isAsked(view)).toBe(typeof viewer === 'number' && asked.includes(viewer))
        const listed = [...presented.game.moves(view)]
        expect(listed).toEqual([...rum.moves(view)])
        expect(listed.map(move => presented.earlierMove(move, view))).toEqual([...edition.moves(earlier)])
        expect(listed.map(move => [presented.game.check(view, move), rum.check(view, move)])).toEqual(listed.map(() => [null, null]))
      }
    expect([...questions].toSorted()).toEqual(['discards', 'over', 'turn'])
  })

  it('folds: the events of a step lead from one view to the next, except for `turn`', () => {
    let previous: unknown = null
    const types = new Set<string>()
    for (const { state, seats, events } of statesOf()) {
      for (const viewer of [...range(seats), 'table', 'open'] satisfies readonly Viewer[]) {
        if (events === null) continue // the first state of a match
        const folded = events.reduce<View>(
          (view, event) => {
            const seen = presented.game.viewEvent(event, viewer)
            types.add(event.type)
            return seen === null ? view : rum.fold(view, seen)
          },
          presented.view(edition.view(previous, viewer)),
        )
        const after = presented.view(edition.view(state, viewer))
        expect({ ...folded, turn: after.turn }).toEqual(after)
      }
      previous = state
    }
    expect(types).toContain('tide-came')
    expect(types).toContain('wreck-emptied')
    expect(types).toContain('washed-away')
  })

  it('can be said and drawn in both languages', () => {
    for (const language of LANGUAGES) {
      const name = (seat: number): string => `player ${seat}`
      const reader: TerminalReader = { language, ink: PLAIN_INK, name }
      for (const { state, events } of statesOf()) {
        const view = presented.view(edition.view(state, 0))
        expect(terminal.draw(view, reader).join('\n')).not.toContain('undefined')
        for (const event of events ?? []) {
          const seen = presented.game.viewEvent(event, 0)
          if (seen !== null) expect(sayEvent(texts[language], seen, name)).not.toContain('undefined')
        }
      }
    }
  })

  it('refuses what the current rules refuse', () => {
    const odd: readonly Move[] = [
      { type: 'draw', from: 'wreck' },
      { type: 'discard', cards: [] },
      { type: 'play', cards: [], beach: null },
    ]
    const seen = new Set<string>()
    for (const { state, seats } of statesOf())
      for (const viewer of [...range(seats), 'table'] satisfies readonly Viewer[]) {
        const view = presented.view(edition.view(state, viewer))
        for (const move of odd) {
          const refusal = presented.game.check(view, move)
          expect(refusal === null).toBe(rum.check(view, move) === null)
          if (refusal !== null) seen.add(refusal.type)
        }
      }
    expect([...seen].toSorted()).toEqual([
      'discards-first',
      'no-cards',
      'no-discard-owed',
      'not-your-turn',
      'over',
      'watching',
      'wrong-count',
    ])
  })
})
