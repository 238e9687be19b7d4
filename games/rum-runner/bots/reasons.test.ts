/** The reasons of bots are true of the position, whichever bot gives them. */
import { at, fastRandom } from '@tortuga/kit'
import type { Bot, Seat } from '@tortuga/kit'
import { sampleGame } from '@tortuga/kit/laws'
import { describe, expect, it } from 'vitest'
import { cardOf, cardsOf, isRum, islandName, notation, pointsOf, rumRunner } from '../rules/index.ts'
import type { BoardPlace, Card, Face, Move, Reason, RunnerTypes, View } from '../rules/index.ts'
import { rateMove } from './plain.ts'
import { cardValue } from './values.ts'
import { baselineBots, bots } from './index.ts'

const cardIn = (view: View, face: Face): Card => cardOf(cardsOf(view.options.cards), face)
const investmentOn = (view: View, island: number): Face | null => view.islands[island]?.investment?.card ?? null
const faceAt = (view: View, { island, hazard }: BoardPlace): Face | null =>
  hazard === null ? investmentOn(view, island) : (view.islands[island]?.hazards[hazard]?.card ?? null)
const coinsGo = (move: Move): readonly BoardPlace[] => (move.type === 'invest' || move.type === 'add' ? move.on : [])
const isNamed = (view: View, { island, isle }: { readonly island: number; readonly isle: string }): boolean =>
  isle === islandName(cardsOf(view.options.cards), island)

const othersLike = (view: View, move: Move): readonly Move[] => [...rumRunner.moves(view)].filter(({ type }) => type === move.type)
const worthOf = (view: View, move: Move): number => rateMove(view, move).worth
const isBestOf = (view: View, move: Move, others: readonly Move[]): boolean =>
  others.every(other => worthOf(view, other) <= worthOf(view, move))

/** What a move gives up for good, in the values of cards; null if it gives up nothing. */
const givenUp = (view: View, move: Move): number | null => {
  const worth = (face: Face): number => cardValue(cardIn(view, face))
  if (move.type === 'discard') return move.cards.reduce((sum, face) => sum + worth(face), 0)
  if (move.type === 'pick-crew') return worth(at(at(view.fleet, move.ship).crew, move.crew).card)
  if (move.type !== 'pick-ship') return null
  const { card, crew } = at(view.fleet, move.ship)
  return worth(card) + 3 * crew.length
}

type Claim<R extends Reason['type']> = (view: View, move: Move, reason: Extract<Reason, { readonly type: R }>) => boolean

/** What each reason says. */
const CLAIMS: { readonly [R in Reason['type']]: Claim<R> } = {
  'at-random': () => true,
  'looks-ahead': (_view, _move, { worlds }) => worlds > 0,
  'only-choice': view => [...rumRunner.moves(view)].length === 1,
  sells: (view, move, { points, total }) => {
    const face = move.type === 'flip' ? investmentOn(view, move.island) : null
    if (face === null || !isRum(cardIn(view, face))) return false
    return points === cardIn(view, face).points && total === pointsOf(view.options, view.scores, 'crown') + points
  },
  funds: (view, move, reason) => {
    const face = investmentOn(view, reason.island)
    const isPaid = coinsGo(move).some(({ island, hazard }) => hazard === null && island === reason.island)
    return isNamed(view, reason) && isPaid && face !== null && isRum(cardIn(view, face))
  },
  'pays-for': (view, move, { card }) => {
    const places = coinsGo(move).map(place => faceAt(view, place))
    const raided = view.raid === null ? null : investmentOn(view, view.raid.island)
    return move.type === 'accept' ? raided === card : places.includes(card) && !isRum(cardIn(view, card))
  },
  'puts-to-work': (view, move, { card }) => {
    if (move.type === 'event') return move.card === card
    if (move.type === 'flip') return investmentOn(view, move.island) === card && !isRum(cardIn(view, card))
    const member = move.type === 'pick-crew' ? view.fleet[move.ship]?.crew[move.crew] : undefined
    return member?.card === card && member.due
  },
  'needs-cards': (_view, { type }) => type === 'draw' || type === 'fetch',
  'finds-out': (view, move) => move.type === 'look' && faceAt(view, move.at) === null,
  'nothing-better': (view, move) => isBestOf(view, move, [...rumRunner.moves(view)]),
  'builds-up': (view, move) => {
    if (move.type === 'ship' || move.type === 'found') return true
    const aboard = new Set(view.fleet.flatMap(({ crew }) => crew.map(({ card }) => card)))
    return move.type === 'crew' && move.ships.flat().some(face => !aboard.has(face))
  },
  saves: (view, move) =>
    move.type === 'gain' ||
    (move.type === 'accept' && investmentOn(view, view.raid?.island ?? 0) === null) ||
    (move.type === 'event' && cardIn(view, move.card).effects.some(({ type }) => type === 'gain')) ||
    (move.type === 'accept' && view.agenda[0]?.type === 'do' && view.agenda[0].effect.type === 'may-coin-ship'),
  defends: (view, move, reason) => {
    if (view.side !== 'crown' || !isNamed(view, reason)) return false
    if (move.type === 'hazard') return move.island === reason.island
    if (move.type === 'tow') return move.to === reason.island
    if (move.type === 'raise') return view.raid?.island === reason.island && move.hazards.length > 0
    return coinsGo(move).some(({ island, hazard }) => hazard !== null && island === reason.island)
  },
  weakens: (view, move, reason) => {
    if (view.side !== 'pirate' || !isNamed(view, reason)) return false
    if (move.type === 'pick-island') return move.island === reason.island && (view.islands[move.island]?.hazards.length ?? 0) > 0
    return (move.type === 'trash' || move.type === 'remove') && move.at.island === reason.island && move.at.hazard !== null
  },
  hinders: (view, { type }) => view.side === 'crown' && (type === 'pick-ship' || type === 'pick-crew'),
  'lets-pass': (view, move) => move.type === 'raise' && move.hazards.length === 0 && isBestOf(view, move, othersLike(view, move)),
  'takes-back': (view, move) => {
    const aboard = new Set(view.fleet.flatMap(({ crew }) => crew.map(({ card }) => card)))
    return move.type === 'recall' || move.type === 'shift' || (move.type === 'crew' && move.ships.flat().every(face => aboard.has(face)))
  },
  raids: (view, move, reason) =>
    move.type === 'raid' && move.island === reason.island && isNamed(view, reason) && isBestOf(view, move, othersLike(view, move)),
  'gets-past': (view, move) => (move.type === 'meet' || move.type === 'icons') && isBestOf(view, move, othersLike(view, move)),
  'keeps-best': (view, move) => {
    const lost = givenUp(view, move)
    const same = (other: Move): boolean => !('cards' in other) || !('cards' in move) || other.cards.length === move.cards.length
    return lost !== null && othersLike(view, move).every(other => !same(other) || lost <= (givenUp(view, other) ?? 0))
  },
}

const BOTS: Readonly<Record<string, Bot<RunnerTypes>>> = { deckhand: bots.deckhand, captain: bots.captain, ...baselineBots }

const { positions } = sampleGame(rumRunner, {
  rulebook: '',
  notation,
  options: Object.values(rumRunner.presets),
  matches: 12,
  longest: 400,
  positions: 500,
})
const said = new Map<string, number>()
const expectTrue = (index: number, view: View, move: Move, reason: Reason): void => {
  said.set(reason.type, (said.get(reason.type) ?? 0) + 1)
  const isTrue = (CLAIMS[reason.type] as Claim<Reason['type']>)(view, move, reason)
  expect([index, move, reason, isTrue]).toEqual([index, move, reason, true])
}
const views = positions.flatMap(({ before: { state } }) => rumRunner.awaited(state).map((seat: Seat): View => rumRunner.view(state, seat)))

describe('in random positions', () => {
  it.each(Object.entries(BOTS))('every reason of %s is true', (_, bot) => {
    for (const [index, view] of views.entries()) {
      const { move, reason } = bot(view, { random: fastRandom(index), playouts: 8 })
      if (reason !== null) expectTrue(index, view, move, reason)
    }
  })

  it('every reason of the heuristics that compares nothing is true of any move', () => {
    const compared = ['raids', 'gets-past', 'keeps-best', 'lets-pass', 'nothing-better']
    for (const [index, view] of views.entries())
      for (const move of rumRunner.moves(view)) {
        const { reason } = rateMove(view, move)
        if (!compared.includes(reason.type)) expectTrue(index, view, move, reason)
      }
  })

  it('most reasons are met', () => {
    expect(Object.keys(CLAIMS).filter(type => !said.has(type)).length).toBeLessThan(3)
  })
})
