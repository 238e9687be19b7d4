/** The rulebook's worked raid, move by move: Longboat and Sloop against Privateers, Reef and Port Taxes, for a bottle of light rum at Privateer Point. */
import { describe, expect, it } from 'vitest'
import { asked, countCoins, field, playing } from './testing.ts'
import type { State } from './types.ts'

const START =
  'crown | turn: pirate 1 | coins: 9 5 | privateer-point: (light-rum)+2 < port-taxes (reef) (privateers) | pirate deck: galleon … | ' +
  'fleet: longboat[peg-leg-paul], sloop[cutthroat-carlie doug-doubloon], brigantine+1[enric-cursemaker]'

/** Ships, supplies, bank against the bank before, and the island. */
const lookAt = (state: State, bank: number): readonly string[] => [
  state.fleet.map(({ coins }) => coins).join(' '),
  `${state.supplies.crown} ${state.supplies.pirate} ${state.bank - bank}`,
  field(state, 'privateer-point'),
]

describe('the worked raid', () => {
  it('[R7.1, R7.2, R7.3, R7.4, R7.6, R7.10, R7.11, R8.3, R9.1] comes out as in the rulebook', () => {
    let { state } = playing(START, 'raid 2 with 1 2')
    const bank = 40 - 9 - 3 - 5 // what lies nowhere else
    const go = (move: string): State => {
      const played = playing(state as State, move)
      expect(played.refusal).toBeNull()
      state = played.state
      return state as State
    }
    expect(lookAt(state as State, bank)).toEqual(['1 1 1', '9 3 0', '(light-rum)+2 < port-taxes (reef) (privateers)'])
    expect(asked(state as State)).toBe('crown raise')

    expect(lookAt(go('raise 3:0+2'), bank)).toEqual(['1 1 1', '6 3 1', '(light-rum)+2 < port-taxes (reef) privateers+2'])
    expect(asked(state as State)).toBe('pirate way') // two combat icons or four coins cannot be had, so it is a crew

    expect(lookAt(go('pick-crew 1.1'), bank)).toEqual(['1 1 1', '6 3 2', '(light-rum)+2 < port-taxes (reef) privateers+1'])
    expect(field(state as State, 'pirate discard')).toContain('peg-leg-paul')
    expect((state as State).fleet.map(({ raiding }) => raiding)).toEqual([false, true, false])
    expect(asked(state as State)).toBe('pirate face')

    expect(lookAt(go('meet 1'), bank)).toEqual(['1 2 1', '6 1 5', '- < (reef) privateers+1'])
    expect(field(state as State, 'crown discard')).toContain('port-taxes')
    expect(field(state as State, 'pirate score')).toBe('light-rum')
    expect(asked(state as State)).toBe('pirate crew-effects') // Paul's own effect is lost

    go('pick-crew 2.2')
    expect(field(state as State, 'pirate hand')).toBe('galleon')
    expect(asked(state as State)).toBe('pirate may-move-coin')

    expect(lookAt(go('shift ship3 ship1'), bank)).toEqual(['2 2 0', '6 1 5', '- < (reef) privateers+1'])
    expect(field(state as State, 'fleet')).toBe('longboat+2, sloop+2[cutthroat-carlie doug-doubloon], brigantine[enric-cursemaker]')
    expect(state).toMatchObject({ raid: null, actions: 2, ending: null })
    expect(countCoins(state as State)).toBe(40)
  })
})
