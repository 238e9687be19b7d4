/** The worked raid of the published rules, and the examples of our rulebook, move by move. */
import { describe, expect, it } from 'vitest'
import { countCoins, fieldOf, playMove, playMoves, questionOf } from '../testing.ts'
import type { State } from '../data/types.ts'

const START =
  'crown | turn: pirate 1 | coins: 9 5 | privateer-point: (light-rum)+2 < port-taxes (reef) (privateers) | pirate deck: galleon … | ' +
  'fleet: longboat[peg-leg-paul], sloop[cutthroat-carlie doug-doubloon], brigantine+1[enric-cursemaker]'

/** Ships, supplies, the change of the bank, and the island. */
const lookAt = (state: State, bank: number): readonly string[] => [
  state.fleet.map(({ coins }) => coins).join(' '),
  `${state.supplies.crown} ${state.supplies.pirate} ${state.bank - bank}`,
  fieldOf(state, 'privateer-point'),
]

describe('a worked raid', () => {
  it('[R7.1, R7.2, R7.3, R7.4, R7.6, R7.10, R7.11, R8.3, R9.1] comes out as in the published rules', () => {
    let { state } = playMove(START, 'raid 2 with 1 2')
    const bank = 40 - 9 - 3 - 5 // the coins that are not placed elsewhere
    const go = (move: string): State => {
      const played = playMove(state as State, move)
      expect(played.refusal).toBeNull()
      state = played.state
      return state as State
    }
    expect(lookAt(state as State, bank)).toEqual(['1 1 1', '9 3 0', '(light-rum)+2 < port-taxes (reef) (privateers)'])
    expect(questionOf(state as State)).toBe('crown raise')

    expect(lookAt(go('raise 3:0+2'), bank)).toEqual(['1 1 1', '6 3 1', '(light-rum)+2 < port-taxes (reef) privateers+2'])
    expect(questionOf(state as State)).toBe('pirate way') // the party has neither two combat icons nor four coins, so it trashes a crew member

    expect(lookAt(go('pick-crew 1.1'), bank)).toEqual(['1 1 1', '6 3 2', '(light-rum)+2 < port-taxes (reef) privateers+1'])
    expect(fieldOf(state as State, 'pirate discard')).toContain('peg-leg-paul')
    expect((state as State).fleet.map(({ raiding }) => raiding)).toEqual([false, true, false])
    expect(questionOf(state as State)).toBe('pirate face')

    expect(lookAt(go('meet 1'), bank)).toEqual(['1 2 1', '6 1 5', '- < (reef) privateers+1'])
    expect(fieldOf(state as State, 'crown discard')).toContain('port-taxes')
    expect(fieldOf(state as State, 'pirate score')).toBe('light-rum')
    expect(questionOf(state as State)).toBe('pirate crew-effects') // Paul is gone, so his effect does not happen

    go('pick-crew 2.2')
    expect(fieldOf(state as State, 'pirate hand')).toBe('galleon')
    expect(questionOf(state as State)).toBe('pirate may-move-coin')

    expect(lookAt(go('shift ship3 ship1'), bank)).toEqual(['2 2 0', '6 1 5', '- < (reef) privateers+1'])
    expect(fieldOf(state as State, 'fleet')).toBe('longboat+2, sloop+2[cutthroat-carlie doug-doubloon], brigantine[enric-cursemaker]')
    expect(state).toMatchObject({ raid: null, actions: 2, ending: null })
    expect(countCoins(state as State)).toBe(40)
  })
})

describe('the examples of the rulebook', () => {
  it('[R3.3, R4.1, R4.6] Gold Rum is funded over two turns and scored on the third', () => {
    const start = 'crown | coins: 5 5 | crown hand: gold-rum squall | pirate deck: …'
    const firstTurn = playMoves(start, ['found gold-rum@3', 'hazard squall@3', 'invest 3', 'gain', 'gain', 'gain'])
    const thirdTurn = playMoves(firstTurn, ['done', 'invest 3', 'invest 3', 'gain', 'gain', 'gain', 'gain'])
    expect(fieldOf(thirdTurn, 'bivalve-bay')).toBe('(gold-rum)+3 < (squall)')
    const scored = playMoves(thirdTurn, ['flip 3'])
    expect([fieldOf(scored, 'crown score'), scored.bank - thirdTurn.bank]).toEqual(['gold-rum', 3])
  })

  it('[R7.4] the Kraken is raised with its own coins and one from the supply', () => {
    const start = 'crown | turn: pirate 1 | coins: 5 5 | fleet: longboat[bilge-bob] | bivalve-bay: - < (kraken)+2'
    const raid = playMoves(start, ['raid 3 with 1'])
    const { state, events } = playMove(raid, 'raise 1:2+1')
    expect(events[0]).toEqual({ type: 'raised', seat: 0, hazard: 0, card: 'kraken', cost: 3, coins: 1 })
    expect([state?.supplies.crown, events.some(({ type }) => type === 'hazard-trashed')]).toEqual([3, false])
  })

  it('[R7.5, R7.6, R7.8, R7.10, R7.13, R9.2, R12.1] a raid past Reef and Harbor Guard ends with a bottle of Aged Rum', () => {
    const start =
      'crown | turn: pirate 1 | coins: 4 3 | fleet: sloop[able-abigail janey-mcfloyd] | isle-of-fools: (aged-rum)+2 < harbor-guard+1 (reef) | ' +
      'home-port: - < (squall) | pirate hand: galleon informant'
    const facing = playMoves(start, ['raid 4 with 1', 'raise 2:0+1'])
    expect(facing.supplies).toEqual({ crown: 1, pirate: 2 })
    const raided = playMoves(facing, ['meet 1'])
    expect(fieldOf(raided, 'isle-of-fools')).toBe('- < harbor-guard reef')
    expect([fieldOf(raided, 'pirate score'), raided.bank - facing.bank]).toEqual(['aged-rum', 3]) // 2 coins of the hazards, 2 of the rum, 1 to the Sloop
    const after = playMoves(raided, ['pick-crew 1.2', 'discard informant', 'look 1.1'])
    expect([after.supplies, fieldOf(after, 'fleet')]).toEqual([{ crown: 0, pirate: 3 }, 'sloop+2[able-abigail janey-mcfloyd]'])
    expect(fieldOf(after, 'home-port')).toBe('- < (squall)?')
  })

  it('[R7.6, R7.10, R9.1, R13.10] a Blockade stops the Longboat and is trashed; Bilge Bob gains 2 coins', () => {
    const start = 'crown | turn: pirate 1 | coins: 5 3 | fleet: longboat[bilge-bob] | bivalve-bay: (gold-rum) < blockade'
    const state = playMoves(start, ['raid 3 with 1'])
    expect([state.supplies.pirate, fieldOf(state, 'bivalve-bay')]).toEqual([4, '(gold-rum) < -'])
    expect(fieldOf(state, 'crown discard')).toContain('blockade')
  })
})
