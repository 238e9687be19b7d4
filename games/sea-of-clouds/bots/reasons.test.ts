/** The reasons of bots are true of the position, whichever bot gives them. */
import { at, fastRandom } from '@tortuga/kit'
import type { Bot, Seat } from '@tortuga/kit'
import { sampleGame } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { boardOf, cardOf, deckOf, discardsOf, notation, seaOfClouds } from '../rules/index.ts'
import type { Card, Face, FaceDownLootView, Move, Reason, SeaMoveOf, SeaTypes, View } from '../rules/index.ts'
import { readKnowledge } from './features/bot-knowledge.ts'
import { belongingsOf, cardValue, meanValuesByBack } from './one-step/card-values.ts'
import { playRank, resolveRank } from './one-step/answers.ts'
import { baselineBots, bots } from './index.ts'

const cardIn = (view: View, face: Face): Card => cardOf(deckOf(view.options.deck), face)
const movesOf = <K extends Move['type']>(view: View, type: K): readonly SeaMoveOf<K>[] =>
  [...seaOfClouds.moves(view)].filter((move): move is SeaMoveOf<K> => move.type === type)

type Share = View['shares'][number]

const shareAsked = (view: View): Share => {
  const [task] = view.agenda
  return at(view.shares, task?.type === 'decide' ? task.space : 0)
}
const facesIn = ({ cards }: Share): readonly Face[] => cards.flatMap(({ face }) => face ?? [])

/** The points of a share whose cards are all known and score the same for everybody; null for other shares. */
const plainPoints = (view: View): number | null => {
  const { cards, doubloons } = shareAsked(view)
  let points = doubloons
  for (const { face } of cards) {
    const card = face === null ? null : cardIn(view, face)
    if (card?.score?.type !== 'each' || card.strength > 0 || (card.chest ?? 0) > 0 || card.back === 'pirate' || card.isImmediate)
      return null
    points += card.score.points
  }
  return points
}
const isRight = (view: View, points: number): boolean => {
  const exact = plainPoints(view)
  return exact === null || Math.round(exact) === points
}

/** What a card is worth to its holder, on average over what it may be. */
const worthOf = (view: View, seat: Seat, { back, face }: Pick<FaceDownLootView, 'back' | 'face'>): number => {
  const knowledge = readKnowledge(view, seat)
  return face === null ? meanValuesByBack(knowledge, seat)[back] : cardValue(knowledge, seat, belongingsOf(knowledge, seat), face)
}
const picked = (view: View, { space, place }: SeaMoveOf<'pick'>) => at(at(view.shares, space).cards, place)

type Claim<R extends Reason['type']> = (view: View, seat: Seat, move: Move, reason: Extract<Reason, { readonly type: R }>) => boolean

/** What each reason says. */
const CLAIMS: { readonly [R in Reason['type']]: Claim<R> } = {
  'at-random': () => true,
  foresees: () => true,
  takes: (view, _, move, { points, hoped }) => move.type === 'take' && points >= hoped && isRight(view, points),
  leaves: (view, _, move, { points, hoped }) => move.type === 'leave' && points <= hoped && isRight(view, points),
  denies: (view, seat, move, reason) => move.type === 'take' && reason.seat === (seat + 1) % view.seats && reason.points > 0,
  arms: (view, _, move, { strength, rounds }) => {
    const { boardings } = boardOf(deckOf(view.options.deck), view.seats)
    const next = boardings.find(round => round >= view.round)
    const added = facesIn(shareAsked(view)).reduce((sum, face) => sum + cardIn(view, face).strength, 0)
    return move.type === 'take' && strength > 0 && strength === added && next === view.round + rounds - 1
  },
  orders: (view, _, move, { card }) => {
    const ranks = view.hand.map(({ face }) => playRank(deckOf(view.options.deck), face ?? ''))
    return move.type === 'play' && view.hand[move.place]?.face === card && ranks[move.place] === Math.max(...ranks)
  },
  picks: (view, seat, move, { points }) => {
    if (move.type !== 'pick' || Math.round(worthOf(view, seat, picked(view, move))) !== points) return false
    const others = movesOf(view, 'pick').map(other => worthOf(view, seat, picked(view, other)))
    return points > 0 || Math.round(Math.max(...others)) <= Math.max(0, points)
  },
  'gives-up': (view, seat, move, { card }) => {
    if (move.type !== 'discard') return false
    const { objects, pirates } = at(view.captains, seat)
    const held = discardsOf(view) === 'objects' ? objects : pirates
    if (held[move.place]?.card !== card) return false
    const worths = objects.map(object => worthOf(view, seat, { back: 'object', face: object.card }))
    return discardsOf(view) === 'pirates' || worths[move.place] === Math.min(...worths)
  },
  resolves: (view, seat, move, { card }) => {
    const { pirates } = at(view.captains, seat)
    const rank = ({ place }: SeaMoveOf<'resolve'>): number => resolveRank(deckOf(view.options.deck), at(pirates, place).card)
    return (
      move.type === 'resolve' && pirates[move.place]?.card === card && movesOf(view, 'resolve').every(other => rank(other) < rank(move) + 1)
    )
  },
  aims: (_view, _seat, move, { victim }) => move.type === 'aim' && move.victim === victim,
  exchanges: (view, seat, move, { points }) => {
    if (move.type !== 'exchange' || points <= 0) return false
    const own = at(view.captains, seat)
    const theirs = at(view.captains, move.victim)
    const given = move.take === null ? at(own.rum, move.give).face : at(own.objects, move.give).card
    const taken = move.take === null ? null : at(theirs.objects, move.take).card
    const back = move.take === null ? 'rum' : 'object'
    return worthOf(view, seat, { back, face: taken }) > worthOf(view, seat, { back, face: given })
  },
  keeps: (_view, _seat, move) => move.type === 'decline',
}

const BOTS: Readonly<Record<string, Bot<SeaTypes>>> = { deckhand: bots.deckhand, captain: bots.captain, ...baselineBots }

const { positions } = sampleGame(seaOfClouds, {
  rulebook: '',
  notation,
  options: Object.values(seaOfClouds.presets),
  matches: 12,
  longest: 250,
  positions: 300,
})
const said = new Map<string, number>()

describe('in random positions', () => {
  it.each(Object.entries(BOTS))('every reason of %s is true', (_, bot) => {
    for (const [index, { before }] of positions.entries())
      for (const seat of seaOfClouds.awaited(before.state)) {
        const view: View = seaOfClouds.view(before.state, seat)
        const { move, reason } = bot(view, { random: fastRandom(index), playouts: 8 })
        if (reason === null) continue
        said.set(reason.type, (said.get(reason.type) ?? 0) + 1)
        const isTrue = (CLAIMS[reason.type] as Claim<Reason['type']>)(view, seat, move, reason)
        expect([index, reason, isTrue]).toEqual([index, reason, true])
      }
  })

  it('most reasons are met', () => {
    expect(Object.keys(CLAIMS).filter(type => !said.has(type)).length).toBeLessThan(4)
  })
})
