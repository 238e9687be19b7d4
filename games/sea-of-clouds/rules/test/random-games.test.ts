/** Seeded random games together reach every task, event, refusal and card, and the state can be stored at every question. */
import { at, fastRandom, pick, range, type Random } from '@tortuga/kit'
import { randomValueOf } from '@tortuga/kit/laws'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deckOf } from '../decks/decks.ts'
import type { Event } from '../data/events.ts'
import { seaOfClouds } from '../index.ts'
import { MoveSchema, PRESETS } from '../options.ts'
import { faceOf } from '../data/pieces.ts'
import { cardInfoOf } from '../agenda.ts'
import { REFUSAL_RULES } from '../data/refusals.ts'
import type { Move, State, View } from '../data/types.ts'

const EVENTS: readonly Event['type'][] = [
  ...(['began', 'shares-laid', 'round-began', 'looked', 'left', 'added', 'took', 'drew', 'found-deck-empty', 'placed', 'played'] as const),
  ...([
    'gained',
    'paid',
    'parrot-moved',
    'picked',
    'pirate-discarded',
    'boarding-began',
    'fought',
    'chest-lost',
    'resolved',
    'stole-doubloons',
  ] as const),
  ...([
    'stole-rum',
    'exchanged-rum',
    'exchanged-objects',
    'declined',
    'aimed',
    'object-discarded',
    'no-effect',
    'pirates-discarded',
  ] as const),
  ...(['chest-opened', 'revealed', 'majority', 'counted', 'scored', 'ended'] as const),
]
/** All questions that this deck can ask; for effects, the type of the effect. */
const QUESTIONS = [
  'decide',
  'discard-object',
  'discard-pirate',
  'exchange-object',
  'exchange-rum',
  'loser-discards',
  'play-cards',
  'resolve',
  'take-share-card',
]

const questionOf = ({ agenda: [task] }: State): string => (task?.type === 'effect' ? task.effect.type : (task?.type ?? 'over'))

/** Arbitrary moves, most of them about places where the captain or a victim has a card. */
const strangeMoves = (seen: View, random: Random): readonly Move[] => {
  const victim = random.int(seen.seats)
  const place = (): number => random.int(4)
  return [
    v.parse(MoveSchema, randomValueOf(MoveSchema, random)),
    { type: 'play', place: place() },
    { type: 'discard', place: place() },
    { type: 'resolve', place: place(), victim: null },
    { type: 'resolve', place: place(), victim },
    { type: 'exchange', victim, give: place(), take: null },
    { type: 'exchange', victim, give: 0, take: null },
    { type: 'exchange', victim, give: 0, take: place() },
  ]
}

const GAMES = 260
const reached = {
  events: new Set<string>(),
  questions: new Set<string>(),
  refusals: new Set<string>(),
  cards: new Set<string>(),
}
const lengths: number[] = []
let isUnchangedByStorage = true
let areTasksDecodable = true

for (const seed of range(GAMES)) {
  const random = fastRandom(seed)
  const seats = 2 + (seed % 3)
  let { state, events } = seaOfClouds.setup(PRESETS.standard, seats, random)
  let moves = 0
  const recordEvents = (events: readonly Event[]): void => {
    for (const event of events) {
      reached.events.add(event.type)
      if (event.type === 'placed' && event.card.face !== null) reached.cards.add(event.card.face)
      if (event.type === 'played') reached.cards.add(event.card)
    }
  }
  recordEvents(events)
  for (let seat = seaOfClouds.awaited(state)[0]; seat !== undefined; seat = seaOfClouds.awaited(state)[0]) {
    reached.questions.add(questionOf(state))
    for (const task of state.agenda)
      if (!v.is(cardInfoOf(task).schema, task.type === 'effect' ? task.effect : task)) areTasksDecodable = false
    const seen = seaOfClouds.view(state, seat)
    const listed: readonly Move[] = Array.from(seaOfClouds.moves(seen))
    const views = [seen, ...[(seat + 1) % seats, 'table' as const].map(viewer => seaOfClouds.view(state, viewer))]
    for (const strange of strangeMoves(seen, random))
      for (const view of views) {
        const refusal = seaOfClouds.check(view, strange)
        if (refusal !== null) reached.refusals.add(refusal.type)
      }
    // In some games captains leave almost every share, so that the deck runs out.
    const move = seed % 5 === 4 && listed.length === 2 && random.int(2) > 0 ? at(listed, 1) : pick(listed, random)
    const stored = structuredClone(state)
    const step = seaOfClouds.apply(moves % 7 === 0 ? stored : state, seat, move, random)
    if (moves % 7 === 0 && JSON.stringify(stored) !== JSON.stringify(state)) isUnchangedByStorage = false
    ;({ state, events } = step)
    recordEvents(events)
    moves += 1
  }
  const refusal = seaOfClouds.check(seaOfClouds.view(state, 0), { type: 'take' })
  if (refusal !== null) reached.refusals.add(refusal.type)
  lengths.push(moves)
}

describe(`${GAMES} random games`, () => {
  it('reach every event', () => expect([...reached.events].toSorted()).toEqual(EVENTS.toSorted()))
  it('reach every question of this deck', () => expect([...reached.questions].toSorted()).toEqual(QUESTIONS.toSorted()))
  it('reach every card', () => expect([...reached.cards].map(faceOf).toSorted()).toEqual(deckOf('completed').faces.toSorted()))
  it('reach every refusal', () => {
    expect(Object.keys(REFUSAL_RULES).filter(type => !reached.refusals.has(type))).toEqual([])
  })
  it('end after a plausible number of moves', () => {
    expect(
      at(
        lengths.toSorted((a, b) => a - b),
        0,
      ),
    ).toBeGreaterThan(30)
    expect(Math.max(...lengths)).toBeLessThan(220)
  })
  it('have only tasks that fit the schemas of their kinds', () => expect(areTasksDecodable).toBe(true))
  it('continue from a stored state, even in the middle of an effect', () => expect(isUnchangedByStorage).toBe(true))
})
