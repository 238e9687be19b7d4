/** Every type of move against every type of question: a move that answers another question is refused. */
import { at, fastRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { check } from './moves.ts'
import { seaOfClouds } from './index.ts'
import { PRESETS } from './options.ts'
import { cardInfoOf } from './agenda.ts'
import { otherDeck } from './testing.ts'
import type { Move, Options, State, Task } from './data/types.ts'
import { view } from './views/view.ts'

const nameOf = (task: Task): string => (task.type === 'effect' ? task.effect.type : task.type)

/** One position for each type of question, found in random games. */
const questionsOf = (options: Options): ReadonlyMap<string, State> => {
  const found = new Map<string, State>()
  for (const seed of range(8)) {
    const random = fastRandom(seed)
    let { state } = seaOfClouds.setup(options, 3, random)
    for (let [seat] = seaOfClouds.awaited(state); seat !== undefined; [seat] = seaOfClouds.awaited(state)) {
      found.set(nameOf(state.agenda[0]!), state)
      const moves = [...seaOfClouds.moves(view(state, seat))]
      state = seaOfClouds.apply(state, seat, at(moves, random.int(moves.length)), random).state
    }
  }
  return found
}

/** Which moves answer a question. */
const ANSWERS: Readonly<Record<string, readonly Move['type'][]>> = {
  decide: ['take', 'leave'],
  'play-cards': ['play'],
  resolve: ['resolve'],
  'discard-object': ['discard'],
  'discard-pirate': ['discard'],
  'take-share-card': ['pick'],
  'steal-rum': ['aim'],
  'steal-doubloons': ['aim'],
  'loser-discards': ['aim'],
  'exchange-rum': ['exchange', 'decline'],
  'exchange-object': ['exchange', 'decline'],
}

const ANY_MOVES: readonly Move[] = [
  { type: 'take' },
  { type: 'leave' },
  { type: 'play', place: 0 },
  { type: 'pick', space: 0, place: 0 },
  { type: 'discard', place: 0 },
  { type: 'resolve', place: 0, victim: null },
  { type: 'aim', victim: 1 },
  { type: 'exchange', victim: 1, give: 0, take: null },
  { type: 'decline' },
]

describe('an answer', () => {
  const questions = new Map([...questionsOf({ deck: otherDeck, startSeat: 0, reminders: true }), ...questionsOf(PRESETS.standard)])

  it('to another question is refused', () => {
    for (const [name, state] of questions)
      for (const move of ANY_MOVES) {
        const refusal = check(view(state, at(seaOfClouds.awaited(state), 0)), move)
        const isAnswer = (ANSWERS[name] ?? []).includes(move.type)
        if (isAnswer === (refusal?.type === 'another-question')) expect.fail(`${name} takes ${move.type}: ${JSON.stringify(refusal)}`)
        if (refusal?.type === 'another-question') expect(refusal.rules).toEqual(cardInfoOf(at(state.agenda, 0)).rules)
      }
    expect([...questions.keys()].toSorted()).toEqual(Object.keys(ANSWERS).toSorted())
  })

  it('from a spectator or after the end is refused', () => {
    const state = at([...questions.values()], 0)
    expect(check(view(state, 'table'), { type: 'take' })).toEqual({ type: 'watching' })
    const over = { ...state, agenda: [] }
    for (const viewer of [0, 'table'] as const) expect(check(view(over, viewer), { type: 'take' })).toEqual({ type: 'over' })
  })
})
