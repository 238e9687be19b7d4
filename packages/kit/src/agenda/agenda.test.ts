/** The step engine with a small game: running and answering tasks, and what is refused in which order. */
import { beforeEach, describe, expect, it } from 'vitest'
import { CHORE_KINDS } from '../../test/chores.ts'
import type { Chore, ChoreMove, ChoreTypes } from '../../test/chores.ts'
import { scriptedRandom } from '../chance/random.ts'
import type { Viewer } from '../game.ts'
import { range } from '../lists.ts'
import { createAgenda, prependTasks } from './agenda.ts'
import { finishStep } from './step.ts'

const asked: unknown[] = []
const { awaited, check, moves, answer, run } = createAgenda<ChoreTypes>(task => CHORE_KINDS[task.type], {
  over: () => ({ type: 'over' }),
  watching: () => ({ type: 'watching' }),
  notAsked: (_, task, seats) => {
    asked.push([task.type, seats])
    return { type: 'not-asked' }
  },
  otherQuestion: (_, task) => {
    asked.push(task.type)
    return { type: 'other-question' }
  },
})
beforeEach(() => void asked.splice(0))

const VOTES = [null, null, null]
const stepOf = (agenda: readonly Chore[], ...draws: readonly number[]): ChoreTypes['step'] => ({
  state: { agenda, drawn: [], votes: VOTES },
  events: [],
  random: scriptedRandom(...draws),
  revealed: false,
})
const viewFor = (viewer: Viewer, ...agenda: readonly Chore[]): ChoreTypes['view'] => ({ agenda, drawn: [], votes: VOTES, viewer })
const happened = ({ events }: ChoreTypes['step']): string => events.map(({ type, value }) => `${type} ${value}`).join(', ')

const CHOOSE: Chore = { type: 'choose', seat: 1, most: 3 }
const DRAW: Chore = { type: 'draw', seat: 1 }

describe('run', () => {
  it('performs tasks in order until the agenda is empty', () => {
    const step = stepOf([DRAW, { type: 'rainy' }, DRAW], 4, 5)
    run(step)
    expect(finishStep(step)).toEqual({
      state: { agenda: [], drawn: [4, 5], votes: VOTES },
      events: [
        { type: 'drew', value: 4 },
        { type: 'drew', value: 5 },
      ],
      revealed: true,
    })
  })

  it('stops at a task that has to ask, and leaves it on the agenda', () => {
    const step = stepOf([DRAW, CHOOSE, DRAW], 4)
    run(step)
    expect([happened(step), step.state.agenda]).toEqual(['drew 4', [CHOOSE, DRAW]])
    run(step)
    expect([happened(step), step.state.agenda]).toEqual(['drew 4', [CHOOSE, DRAW]])
  })

  it('performs a task that has nothing to ask without a move', () => {
    const step = stepOf([{ type: 'choose', seat: 1, most: 0 }, DRAW], 4)
    run(step)
    expect(happened(step)).toBe('chose -1, drew 4')
  })

  it('performs tasks that a task puts on the agenda before the others', () => {
    const step = stepOf([DRAW, DRAW], 9)
    run(step)
    expect(step.state.agenda).toEqual([{ type: 'choose', seat: 1, most: 9 }, DRAW])
  })

  it('does not change the agenda of the previous state', () => {
    const agenda = Object.freeze([DRAW, CHOOSE])
    run(stepOf(agenda, 1))
    expect(agenda).toEqual([DRAW, CHOOSE])
  })
})

describe('answer', () => {
  it('performs the first task with the move and its seat', () => {
    const step = stepOf([CHOOSE, { type: 'rainy' }], 1, 2)
    answer(step, 1, { type: 'choose', value: 2 })
    expect([happened(step), step.state.agenda]).toEqual(['chose 2', [DRAW, DRAW, { type: 'rainy' }]])
    run(step)
    expect(happened(step)).toBe('chose 2, drew 1, drew 2')
  })

  it('needs a task', () => {
    expect(() => answer(stepOf([]), 0, { type: 'vote', yes: true })).toThrow('the agenda is empty')
  })
})

describe('several seats asked at once', () => {
  it('answer in any order; the task is performed when the last one has answered', () => {
    for (const order of [
      [0, 1, 2],
      [2, 0, 1],
    ]) {
      const step = stepOf([{ type: 'vote' }, CHOOSE])
      const open = order.map(seat => {
        run(step)
        const seats = awaited(step.state)
        answer(step, seat, { type: 'vote', yes: seat > 0 })
        return seats
      })
      run(step)
      expect(open).toEqual([[0, 1, 2], [0, 1, 2].filter(seat => seat !== order[0]), [order[2]]])
      expect(step.state.votes).toEqual([false, true, true])
      expect(happened(step)).toBe([...order.map(seat => `voted ${seat}`), 'counted 2'].join(', '))
      expect(step.state.agenda).toEqual([CHOOSE])
    }
  })

  it('are asked once each', () => {
    const voted = { ...viewFor(1, { type: 'vote' }), votes: [null, true, null] }
    expect(check(voted, 1, { type: 'vote', yes: true })).toEqual({ type: 'not-asked' })
    expect(asked).toEqual([['vote', [0, 2]]])
    expect([...moves(voted, 1)]).toEqual([])
    expect(check(voted, 2, { type: 'vote', yes: true })).toBeNull()
  })
})

describe('awaited', () => {
  it('is the seats asked by the first task, and nobody at the end', () => {
    expect(awaited(viewFor('table', CHOOSE, { type: 'vote' }))).toEqual([1])
    expect(awaited(viewFor('table', { type: 'vote' }, CHOOSE))).toEqual([0, 1, 2])
    expect(awaited(viewFor('table'))).toEqual([])
  })
})

describe('check', () => {
  const NINE: ChoreMove = { type: 'choose', value: 9 }

  it('says first that the match is over, then that the viewer has no seat', () => {
    for (const viewer of ['table', 'open', 1] as const) expect(check(viewFor(viewer), viewer, NINE)).toEqual({ type: 'over' })
    for (const viewer of ['table', 'open'] as const) expect(check(viewFor(viewer, CHOOSE), viewer, NINE)).toEqual({ type: 'watching' })
  })

  it('then that other seats are asked, even if the move would answer the question', () => {
    expect(check(viewFor(0, CHOOSE), 0, NINE)).toEqual({ type: 'not-asked' })
    expect(check(viewFor(0, CHOOSE), 0, { type: 'vote', yes: true })).toEqual({ type: 'not-asked' })
    expect(asked).toEqual([
      ['choose', [1]],
      ['choose', [1]],
    ])
  })

  it('then that the question is another one, and only then asks the task', () => {
    expect(check(viewFor(1, CHOOSE), 1, { type: 'vote', yes: true })).toEqual({ type: 'other-question' })
    expect(asked).toEqual(['choose'])
    expect(check(viewFor(1, CHOOSE), 1, NINE)).toEqual({ type: 'too-much' })
    expect(check(viewFor(1, CHOOSE), 1, { type: 'choose', value: 3 })).toBeNull()
  })

  it('refuses every answer to a task that never asks', () => {
    expect(check(viewFor(1, DRAW), 1, NINE)).toEqual({ type: 'not-asked' })
    expect(asked).toEqual([['draw', []]])
  })
})

describe('moves', () => {
  it('are the answers to the first task for a seat that is asked', () => {
    expect([...moves(viewFor(1, CHOOSE), 1)]).toEqual(range(4).map(value => ({ type: 'choose', value })))
    for (const viewer of [0, 'table', 'open'] as const) expect([...moves(viewFor(viewer, CHOOSE), viewer)]).toEqual([])
    expect([...moves(viewFor(1), 1)]).toEqual([])
  })
})

describe('prependTasks', () => {
  it('puts tasks before the others in the given order, and keeps the given lists', () => {
    const [agenda, tasks] = [Object.freeze([3, 4]), Object.freeze([1, 2])]
    const step = { state: { agenda } }
    prependTasks(step, tasks)
    expect(step.state.agenda).toEqual([1, 2, 3, 4])
    expect([agenda, tasks]).toEqual([
      [3, 4],
      [1, 2],
    ])
    const before = step.state.agenda
    prependTasks(step, [])
    expect(step.state.agenda).toBe(before)
  })
})
