/** Every kind of answer to every kind of question: what answers another question is refused, whatever it says. */
import { at, fastRandom, upTo } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { check } from './check.ts'
import { seaOfClouds } from './index.ts'
import { notation } from './notation.ts'
import { PRESETS } from './options.ts'
import { otherDeck, playing } from './testing.ts'
import type { Move, Options, State, Task } from './types.ts'
import { view } from './view.ts'

const nameOf = (task: Task): string => (task.type === 'effect' ? task.effect.type : task.type)

/** One position for each kind of question, as random games come to them. */
const questionsOf = (options: Options): ReadonlyMap<string, State> => {
  const found = new Map<string, State>()
  for (const seed of upTo(8)) {
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

/** Which answers a question takes; a theft or an exchange asks whom first. */
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

const anyMoves = ({ captains }: State): readonly Move[] => [
  { type: 'take' },
  { type: 'leave' },
  { type: 'play', place: 0 },
  { type: 'pick', space: 0, place: 0 },
  ...captains.flatMap(({ pirates }) => pirates.map(({ card }): Move => ({ type: 'discard', card: card.replace(/\.\d+$/, '') }))),
  { type: 'discard', card: 'cutlass' },
  { type: 'resolve', card: 'gunner', victim: null },
  { type: 'aim', victim: 1 },
  { type: 'exchange', victim: 1, give: 'rum-1', take: null },
  { type: 'decline' },
]

describe('an answer', () => {
  const questions = new Map([...questionsOf({ deck: otherDeck, startSeat: 0, reminders: true }), ...questionsOf(PRESETS.standard)])

  it('to another question is refused', () => {
    for (const [name, state] of questions)
      for (const move of anyMoves(state)) {
        const refusal = check(view(state, at(seaOfClouds.awaited(state), 0)), move)
        const isAnswer = (ANSWERS[name] ?? []).includes(move.type)
        if (!isAnswer && refusal?.type !== 'another-question') expect.fail(`${name} takes ${move.type}: ${JSON.stringify(refusal)}`)
      }
    expect([...questions.keys()].toSorted()).toEqual(Object.keys(ANSWERS).toSorted())
  })

  it('of onlookers, and after the end, is refused', () => {
    const state = at([...questions.values()], 0)
    expect(check(view(state, 'table'), { type: 'take' })).toEqual({ type: 'watching' })
    const over = { ...state, agenda: [] }
    for (const viewer of [0, 'table'] as const) expect(check(view(over, viewer), { type: 'take' })).toEqual({ type: 'over' })
  })
})

describe('a discarded Pirate', () => {
  it('[R5.6] is named, and of equal ones it is the one with least left to do', () => {
    const state = notation.parseState(
      'standard | spaces: - / - / - | A: 3 pirates gunner.1>BC gunner.2>B | B: 3 | C: 3 | agenda: effect A beer discard-pirate, end-turn A',
    )
    const { state: left, events } = playing(state, 'discard gunner')
    expect(left!.captains[0]!.pirates.map(({ card }) => card)).toEqual(['gunner.1'])
    expect(events[0]).toEqual({ type: 'pirate-discarded', seat: 0, pirate: 'gunner', card: 'beer' })
  })
})
