/** Chapter 3 of the rulebook: the turn. */
import { describe, expect, it } from 'vitest'
import { after, asked, field, happened, playing, refused } from './testing.ts'
import type { State } from './types.ts'

const UPKEEP = 'crown | agenda: reveal …'

describe('the turn', () => {
  it('[R3.1] start, three actions, end', () => {
    const state = after('crown | crown deck: reef … | pirate deck: sloop …', ['gain', 'gain', 'gain'])
    expect(field(state, 'crown hand')).toBe('reef')
    expect([state.turn, state.actions, asked(state)]).toEqual(['pirate', 3, 'pirate actions'])
    expect(after(state, ['gain', 'gain', 'gain'])).toMatchObject({ turn: 'crown', round: 2 })
  })

  it('[R3.2] funded investments may be turned up, in any order, each resolved at once', () => {
    const position = `${UPKEEP} | privateer-point: (light-rum)+2 | bivalve-bay: (cash-crop)+1 | crown hand: reef`
    expect(happened(position, 'flip 2')).toBe('flipped scored')
    const state = after(position, ['flip 3', 'flip 2', 'decline'])
    expect(asked(state)).toBe('crown actions')
    expect(field(state, 'bivalve-bay')).toBe('cash-crop+1 < -')
    expect(asked(after(position, ['done']))).toBe('crown actions')
    expect(refused(after(position, ['done']), 'flip 2')).toEqual({ type: 'other-question', asked: 'actions' })
  })

  it('[R3.3] funded means as many coins as it costs; they stay, and it works this turn already', () => {
    const position = `${UPKEEP} | privateer-point: (light-rum)+1 | bivalve-bay: (cash-crop)+1 | crown deck: -  | crown discard: …`
    expect(refused(position, 'flip 2')).toEqual({ type: 'not-funded', island: 1, coins: 1, cost: 2 })
    const state = after(position, ['flip 3', 'done', 'gain', 'gain', 'gain'])
    expect(asked(state)).toBe('crown add-coin')
    expect(refused(after(position, ['flip 3']), 'flip 3')).toEqual({ type: 'already-up' })
    expect(refused(position, 'flip 4')).toEqual({ type: 'no-card-there', at: { island: 3, hazard: null } })
  })

  it('[R3.4] every ship with coins loses exactly one', () => {
    const state = after('crown | actions: 1 | fleet: longboat+1, longboat, sloop+3', ['gain'])
    expect(field(state, 'fleet')).toBe('longboat, longboat, sloop+2')
    expect(state.turn).toBe('pirate')
  })

  it('[R3.5] exactly three actions, the same one as often as wished; each side its own', () => {
    expect(refused('crown', 'done')).toEqual({ type: 'other-question', asked: 'actions' })
    expect(refused('crown', 'raid 1 with 1')).toEqual({ type: 'other-side', side: 'pirate' })
    expect(refused('crown | turn: pirate 1', 'invest 1')).toEqual({ type: 'other-side', side: 'crown' })
    expect(after('crown', ['gain', 'gain', 'gain']).supplies.crown).toBe(11)
  })

  it('[R3.6] an action must change something', () => {
    const full = 'crown | crown hand: reef reef squall squall kraken'
    expect(refused(full, 'draw')).toEqual({ type: 'hand-full' })
    expect(refused('crown | crown deck: - | crown discard: …', 'draw')).toEqual({ type: 'nothing-to-draw' })
    expect(refused('crown', 'invest')).toEqual({ type: 'names-none' })
    expect(refused('crown', 'found')).toEqual({ type: 'names-none' })
    expect(refused('crown | turn: pirate 1 | fleet: sloop[bilge-bob]', 'crew bilge-bob')).toEqual({ type: 'nothing-changes' })
  })

  it('[R3.7] gain coins: two', () => {
    expect(after('crown', ['gain'])).toMatchObject({ supplies: { crown: 7 }, bank: 28, actions: 2 })
  })

  it('[R3.8] draw up to five cards', () => {
    expect(after('crown | crown hand: reef kraken', ['draw']).hands.crown).toHaveLength(5)
    expect(after('crown | turn: pirate 1', ['draw']).hands.pirate).toHaveLength(5)
  })

  it('[R3.9] an event is paid for and lies in the discard pile; it may do nothing, but not lack what it asks for', () => {
    const pirate = 'crown | turn: pirate 1'
    expect(refused(`${pirate} | coins: 5 0 | pirate hand: informant`, 'event informant')).toEqual({ type: 'too-dear', cost: 1, coins: 0 })
    expect(after(`${pirate} | pirate hand: informant`, ['event informant'])).toMatchObject({ supplies: { pirate: 4 } })
    expect(refused(`${pirate} | pirate hand: sloop`, 'event sloop')).toEqual({ type: 'wrong-kind', card: 'sloop' })
    expect(refused(pirate, 'event informant')).toEqual({ type: 'not-in-hand', card: 'informant' })
    const lacks = (card: string, fields: string): unknown => refused(`${pirate} | pirate hand: ${card} | ${fields}`, `event ${card}`)
    expect(lacks('treasure-map', 'fleet: sloop+1[bilge-bob], longboat')).toMatchObject({ type: 'event-useless', needs: 'ready-ship' })
    expect(lacks('powder-keg', 'fleet: longboat | home-port: - < (reef)')).toMatchObject({ needs: 'ship' })
    expect(lacks('powder-keg', 'fleet: sloop')).toMatchObject({ needs: 'hazard' })
    expect(happened('crown | crown hand: royal-decree', 'event royal-decree')).toBe('event-played')
    expect(happened(`${pirate} | pirate hand: crashing-waves`, 'event crashing-waves')).toBe('event-played')
  })

  it('[R3.10] effects in the owner’s order, then the draw, then the limit', () => {
    const position =
      'crown | actions: 1 | privateer-point: cash-crop+1 | bivalve-bay: poisoned-rum+2 | crown discard: kraken | crown hand: reef reef squall squall privateers'
    const state = after(position, ['gain'])
    expect(asked(state)).toBe('crown turn-effects')
    expect(refused(state, 'pick-island 1')).toEqual({ type: 'not-due' })
    const fetched = after(state, ['pick-island 3', 'fetch kraken'])
    expect(asked(fetched)).toBe('crown add-coin')
    const limited = after(fetched, ['add 2'])
    expect([asked(limited), limited.hands.crown.length]).toEqual(['crown limit', 7])
  })

  it('[R3.11] above five cards exactly one goes', () => {
    const position = 'crown | agenda: limit … | crown hand: reef reef squall squall privateers privateers kraken'
    expect(refused(position, 'discard reef reef')).toEqual({ type: 'wrong-count', given: 2, amount: 1 })
    const state = after(position, ['discard squall'])
    expect([state.hands.crown.length, state.turn]).toEqual([6, 'pirate'])
    expect(after('crown | agenda: draw-one … | crown hand: reef kraken squall squall', []).hands.crown).toHaveLength(4)
    expect((playing('crown | actions: 1 | crown hand: reef kraken squall squall', 'gain').state as State).turn).toBe('pirate')
  })
})
