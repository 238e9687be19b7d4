/** Chapter 3 of the rulebook: the turn. */
import { describe, expect, it } from 'vitest'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf } from './testing.ts'
import type { State } from './data/types.ts'

const UPKEEP = 'crown | agenda: reveal …'

describe('the turn', () => {
  it('[R3.1] a turn has a start, three actions and an end', () => {
    const state = playMoves('crown | crown deck: reef … | pirate deck: sloop …', ['gain', 'gain', 'gain'])
    expect(fieldOf(state, 'crown hand')).toBe('reef')
    expect([state.turn, state.actions, questionOf(state)]).toEqual(['pirate', 3, 'pirate actions'])
    expect(playMoves(state, ['gain', 'gain', 'gain'])).toMatchObject({ turn: 'crown', round: 2 })
  })

  it('[R3.2] the crown may turn up funded investments in any order, each resolved at once', () => {
    const position = `${UPKEEP} | privateer-point: (light-rum)+2 | bivalve-bay: (cash-crop)+1 | crown hand: reef`
    expect(eventTypes(position, 'flip 2')).toBe('flipped scored')
    const state = playMoves(position, ['flip 3', 'flip 2', 'decline'])
    expect(questionOf(state)).toBe('crown actions')
    expect(fieldOf(state, 'bivalve-bay')).toBe('cash-crop+1 < -')
    expect(questionOf(playMoves(position, ['done']))).toBe('crown actions')
    expect(refusalOf(playMoves(position, ['done']), 'flip 2')).toEqual({ type: 'other-question', asked: 'actions' })
  })

  it('[R3.3] a funded investment has at least as many coins as its cost, keeps them, and works from this turn on', () => {
    const position = `${UPKEEP} | privateer-point: (light-rum)+1 | bivalve-bay: (cash-crop)+1 | crown deck: -  | crown discard: …`
    expect(refusalOf(position, 'flip 2')).toEqual({ type: 'not-funded', island: 1, coins: 1, cost: 2 })
    const state = playMoves(position, ['flip 3', 'done', 'gain', 'gain', 'gain'])
    expect(questionOf(state)).toBe('crown add-coin')
    expect(refusalOf(playMoves(position, ['flip 3']), 'flip 3')).toEqual({ type: 'already-up' })
    expect(refusalOf(position, 'flip 4')).toEqual({ type: 'no-card-there', at: { island: 3, hazard: null } })
  })

  it('[R3.4] each ship with coins loses exactly one', () => {
    const state = playMoves('crown | actions: 1 | fleet: longboat+1, longboat, sloop+3', ['gain'])
    expect(fieldOf(state, 'fleet')).toBe('longboat, longboat, sloop+2')
    expect(state.turn).toBe('pirate')
  })

  it('[R3.5] exactly three actions, with repetitions; each side has its own', () => {
    expect(refusalOf('crown', 'done')).toEqual({ type: 'other-question', asked: 'actions' })
    expect(refusalOf('crown', 'raid 1 with 1')).toEqual({ type: 'other-side', side: 'pirate' })
    expect(refusalOf('crown | turn: pirate 1', 'invest 1')).toEqual({ type: 'other-side', side: 'crown' })
    expect(playMoves('crown', ['gain', 'gain', 'gain']).supplies.crown).toBe(11)
  })

  it('[R3.6] an action must change something', () => {
    const full = 'crown | crown hand: reef reef squall squall kraken'
    expect(refusalOf(full, 'draw')).toEqual({ type: 'hand-full' })
    expect(refusalOf('crown | crown deck: - | crown discard: …', 'draw')).toEqual({ type: 'nothing-to-draw' })
    expect(refusalOf('crown', 'invest')).toEqual({ type: 'names-none' })
    expect(refusalOf('crown', 'found')).toEqual({ type: 'names-none' })
    expect(refusalOf('crown | turn: pirate 1 | fleet: sloop[bilge-bob]', 'crew bilge-bob')).toEqual({ type: 'nothing-changes' })
  })

  it('[R3.7] gain coins gives two', () => {
    expect(playMoves('crown', ['gain'])).toMatchObject({ supplies: { crown: 7 }, bank: 28, actions: 2 })
  })

  it('[R3.8] draw fills the hand up to five cards', () => {
    expect(playMoves('crown | crown hand: reef kraken', ['draw']).hands.crown).toHaveLength(5)
    expect(playMoves('crown | turn: pirate 1', ['draw']).hands.pirate).toHaveLength(5)
  })

  it('[R3.9] an event costs coins and goes to the discard pile; it may have no effect, but everything it needs must be there', () => {
    const pirate = 'crown | turn: pirate 1'
    expect(refusalOf(`${pirate} | coins: 5 0 | pirate hand: informant`, 'event informant')).toEqual({ type: 'too-dear', cost: 1, coins: 0 })
    expect(playMoves(`${pirate} | pirate hand: informant`, ['event informant'])).toMatchObject({ supplies: { pirate: 4 } })
    expect(refusalOf(`${pirate} | pirate hand: sloop`, 'event sloop')).toEqual({ type: 'wrong-kind', card: 'sloop' })
    expect(refusalOf(pirate, 'event informant')).toEqual({ type: 'not-in-hand', card: 'informant' })
    const lacks = (card: string, fields: string): unknown => refusalOf(`${pirate} | pirate hand: ${card} | ${fields}`, `event ${card}`)
    expect(lacks('treasure-map', 'fleet: sloop+1[bilge-bob], longboat')).toMatchObject({ type: 'event-useless', needs: 'ready-ship' })
    expect(lacks('powder-keg', 'fleet: longboat | home-port: - < (reef)')).toMatchObject({ needs: 'ship' })
    expect(lacks('powder-keg', 'fleet: sloop')).toMatchObject({ needs: 'hazard' })
    expect(eventTypes('crown | crown hand: royal-decree', 'event royal-decree')).toBe('event-played')
    expect(eventTypes(`${pirate} | pirate hand: crashing-waves`, 'event crashing-waves')).toBe('event-played')
  })

  it('[R3.10] effects happen in the owner’s order, then the draw, then the hand limit', () => {
    const position =
      'crown | actions: 1 | privateer-point: cash-crop+1 | bivalve-bay: poisoned-rum+2 | crown discard: kraken | crown hand: reef reef squall squall privateers'
    const state = playMoves(position, ['gain'])
    expect(questionOf(state)).toBe('crown turn-effects')
    expect(refusalOf(state, 'pick-island 1')).toEqual({ type: 'not-due' })
    const fetched = playMoves(state, ['pick-island 3', 'fetch kraken'])
    expect(questionOf(fetched)).toBe('crown add-coin')
    const limited = playMoves(fetched, ['add 2'])
    expect([questionOf(limited), limited.hands.crown.length]).toEqual(['crown limit', 7])
  })

  it('[R3.11] with more than five cards, exactly one is discarded', () => {
    const position = 'crown | agenda: limit … | crown hand: reef reef squall squall privateers privateers kraken'
    expect(refusalOf(position, 'discard reef reef')).toEqual({ type: 'wrong-count', given: 2, amount: 1 })
    const state = playMoves(position, ['discard squall'])
    expect([state.hands.crown.length, state.turn]).toEqual([6, 'pirate'])
    expect(playMoves('crown | agenda: draw-one … | crown hand: reef kraken squall squall', []).hands.crown).toHaveLength(4)
    expect((playMove('crown | actions: 1 | crown hand: reef kraken squall squall', 'gain').state as State).turn).toBe('pirate')
  })
})
