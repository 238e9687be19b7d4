/** Seeded random games: together they meet every task, every event, every refusal and every card, and a match can be stored at every question. */
import { at, fastRandom, pick, upTo, type Random } from '@tortuga/kit'
import { drawDecodable } from '@tortuga/kit/laws'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { REFUSAL_RULES } from './check.ts'
import type { Event } from './events.ts'
import { seaOfClouds } from './index.ts'
import { MoveSchema, PRESETS } from './options.ts'
import { deckOf, faceOf } from './pieces.ts'
import type { Move, State, View } from './types.ts'

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
  ...(['chest-opened', 'revealed', 'majority', 'scored', 'ended'] as const),
]
/** What a state at rest asks, effects by their own names. */
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

/** Moves of any shape, and some that speak of what the captain has. */
const strangeMoves = (seen: View, seat: number, random: Random): readonly Move[] => {
  const own = at(seen.captains, seat)
  const faces = [...own.rum.map(({ face }) => face ?? ''), ...own.objects.map(({ card }) => card), ...deckOf('completed').faces]
  const victim = random.int(seen.seats)
  return [
    v.parse(MoveSchema, drawDecodable(MoveSchema, random)),
    { type: 'discard', card: pick(faces, random) },
    { type: 'resolve', card: pick([...own.pirates.map(({ card }) => card), 'cook'], random), victim: null },
    { type: 'exchange', victim, give: pick(faces, random), take: null },
    { type: 'exchange', victim, give: at(faces, 0), take: null },
    { type: 'exchange', victim, give: pick(faces, random), take: pick(faces, random) },
  ]
}

const GAMES = 180
const met = {
  events: new Set<string>(),
  questions: new Set<string>(),
  refusals: new Set<string>(),
  cards: new Set<string>(),
}
const lengths: number[] = []
let isStoredWell = true

for (const seed of upTo(GAMES)) {
  const random = fastRandom(seed)
  const seats = 2 + (seed % 3)
  let { state, events } = seaOfClouds.setup(PRESETS.standard, seats, random)
  let moves = 0
  const meet = (happened: readonly Event[]): void => {
    for (const event of happened) {
      met.events.add(event.type)
      if (event.type === 'placed' && event.card.face !== null) met.cards.add(event.card.face)
      if (event.type === 'played') met.cards.add(event.card)
    }
  }
  meet(events)
  for (let seat = seaOfClouds.awaited(state)[0]; seat !== undefined; seat = seaOfClouds.awaited(state)[0]) {
    met.questions.add(questionOf(state))
    const seen = seaOfClouds.view(state, seat)
    const listed: readonly Move[] = Array.from(seaOfClouds.moves(seen))
    const audience = [seen, ...[(seat + 1) % seats, 'table' as const].map(viewer => seaOfClouds.view(state, viewer))]
    for (const strange of strangeMoves(seen, seat, random))
      for (const view of audience) {
        const refusal = seaOfClouds.check(view, strange)
        if (refusal !== null) met.refusals.add(refusal.type)
      }
    // In some games nearly everything is left, so that the deck runs out.
    const move = seed % 5 === 4 && listed.length === 2 && random.int(12) > 0 ? at(listed, 1) : pick(listed, random)
    const stored = JSON.parse(JSON.stringify(state)) as State
    const step = seaOfClouds.apply(moves % 7 === 0 ? stored : state, seat, move, random)
    if (moves % 7 === 0 && JSON.stringify(stored) !== JSON.stringify(state)) isStoredWell = false
    ;({ state, events } = step)
    meet(events)
    moves += 1
  }
  const refusal = seaOfClouds.check(seaOfClouds.view(state, 0), { type: 'take' })
  if (refusal !== null) met.refusals.add(refusal.type)
  lengths.push(moves)
}

describe(`${GAMES} random games`, () => {
  it('meet every event', () => expect([...met.events].toSorted()).toEqual(EVENTS.toSorted()))
  it('meet every question of this deck', () => expect([...met.questions].toSorted()).toEqual(QUESTIONS.toSorted()))
  it('meet every card', () => expect([...met.cards].map(faceOf).toSorted()).toEqual(deckOf('completed').faces.toSorted()))
  it('meet every refusal', () => {
    expect(Object.keys(REFUSAL_RULES).filter(type => !met.refusals.has(type))).toEqual([])
  })
  it('end after as many moves as a game has', () => {
    expect(
      at(
        lengths.toSorted((a, b) => a - b),
        0,
      ),
    ).toBeGreaterThan(30)
    expect(Math.max(...lengths)).toBeLessThan(220)
  })
  it('go on from a stored state, in the middle of any effect', () => expect(isStoredWell).toBe(true))
})
