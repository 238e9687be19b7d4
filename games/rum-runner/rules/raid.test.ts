/** Chapter 7 of the rulebook: the raid up to its success or its end. */
import { describe, expect, it } from 'vitest'
import { after, asked, field, happened, refused } from './testing.ts'

const fleetOf = (fleet: string, lane: string, more = ''): string =>
  `crown | turn: pirate 1 | fleet: ${fleet} | bivalve-bay: - < ${lane}${more === '' ? '' : ` | ${more}`}`

describe('the raid', () => {
  it('[R7.1] any island, ships with crew and without coins', () => {
    const position = fleetOf('longboat[bilge-bob], longboat, sloop+1[peg-leg-paul]', '-')
    expect(happened(position, 'raid 4 with 1')).toContain('raid-succeeded')
    expect(refused(position, 'raid 4 with 2')).toEqual({ type: 'ship-without-crew', ship: 1 })
    expect(refused(position, 'raid 4 with 3')).toEqual({ type: 'ship-has-coins', ship: 2, coins: 1 })
    expect(refused(position, 'raid 4 with 1 1')).toEqual({ type: 'named-twice' })
    expect(refused(position, 'raid 4 with 9')).toEqual({ type: 'no-ship', ship: 8 })
    expect(refused(position, 'raid 9 with 1')).toEqual({ type: 'no-island', island: 8 })
    expect(refused(position, 'raid 4 with')).toEqual({ type: 'names-none' })
  })

  it('[R7.2] a coin from the supply onto each ship, which stays after a stopped raid', () => {
    const position = fleetOf('longboat[peg-leg-paul], sloop[twin-blade-tess]', 'blockade', 'coins: 5 2')
    const state = after(position, ['raid 3 with 1 2'])
    expect(state.supplies.pirate).toBe(0)
    expect(field(state, 'fleet')).toBe('>longboat+1[peg-leg-paul!], >sloop+1[twin-blade-tess!]')
    expect(refused(position.replace('coins: 5 2', 'coins: 5 1'), 'raid 3 with 1 2')).toEqual({ type: 'too-dear', cost: 2, coins: 1 })
  })

  it('[R7.3] one decision on raising, and none where nothing lies face down', () => {
    const position = fleetOf('longboat[bilge-bob]', '(rough-seas) (squall)')
    const state = after(position, ['raid 3 with 1'])
    expect(asked(state)).toBe('crown raise')
    expect(happened(state, 'raise')).toBe('none-raised raid-succeeded nothing-raided')
    expect(field(after(state, ['raise']), 'bivalve-bay')).toBe('- < (rough-seas) (squall)')
    expect(field(after(state, ['raise 1:0+1']), 'bivalve-bay')).toBe('- < rough-seas (squall)')
    expect(happened(fleetOf('longboat[bilge-bob]', 'rough-seas'), 'raid 3 with 1')).toContain('faced')
  })

  it('[R7.4] the whole cost, from supply or the card’s own coins; then extra coins', () => {
    const position = fleetOf('longboat[bilge-bob]', '(reef)+3 (kraken) privateers', 'coins: 2 5')
    const state = after(position, ['raid 3 with 1'])
    expect(refused(state, 'raise 2:0+0')).toEqual({ type: 'too-dear', cost: 3, coins: 2 })
    expect(refused(state, 'raise 1:3+0')).toEqual({ type: 'more-than-cost', own: 3, most: 2 })
    expect(refused(state, 'raise 2:1+0')).toEqual({ type: 'more-than-cost', own: 1, most: 0 })
    expect(refused(state, 'raise 3:0+1')).toEqual({ type: 'already-up' })
    expect(refused(state, 'raise 4:0+0')).toEqual({ type: 'no-card-there', at: { island: 2, hazard: 3 } })
    expect(refused(state, 'raise 1:0+0 1:0+0')).toEqual({ type: 'named-twice' })
    // faced afterwards, it loses one coin
    expect(after(state, ['raise 1:2+2']).islands[2]?.hazards[0]).toMatchObject({ up: true, coins: 3, card: 'reef.1' })
    expect(after(state, ['raise 1:1+1']).supplies.crown).toBe(0)
    expect(after(state, ['raise 1:0+0']).supplies.crown).toBe(0)
    expect(after(state, ['raise 1:2+0']).supplies.crown).toBe(2)
  })

  it('[R7.5] the outermost first, face-down ones are passed by', () => {
    const position = fleetOf('longboat[bilge-bob], sloop[doug-doubloon able-abigail]', 'hidden-harbor (reef) harbor-guard')
    const state = after(position, ['raid 3 with 1 2', 'raise'])
    expect(asked(state)).toBe('pirate way') // the sloop or Abigail
    expect(field(state, 'bivalve-bay')).toBe('- < hidden-harbor (reef)')
  })

  it('[R7.6] who can meet a way must meet exactly one', () => {
    const position = fleetOf('longboat[bilge-bob]', 'port-taxes')
    const state = after(position, ['raid 3 with 1'])
    expect(refused(state, 'decline')).toEqual({ type: 'other-question', asked: 'face' })
    expect(refused(state, 'meet 3')).toEqual({ type: 'cannot-meet', way: 2 })
    expect(happened(state, 'meet 2')).toContain('gained')
    expect(happened(fleetOf('longboat[bilge-bob]', 'uncharted-waters'), 'raid 3 with 1')).toContain('raid-stopped')
  })

  it('[R7.7] a way counts only if it can be met in full', () => {
    const state = after(fleetOf('longboat[bilge-bob], longboat[peg-leg-paul]', 'privateers', 'coins: 5 3 | pirate hand: sloop'), [
      'raid 3 with 1 2',
    ])
    expect(asked(state)).toBe('pirate way') // neither icons nor four coins: a crew it is
    const taxes = after(fleetOf('longboat[bilge-bob]', 'port-taxes', 'coins: 5 2'), ['raid 3 with 1'])
    expect(field(taxes, 'coins')).toBe('8 1') // one coin is left, so the crown gains; Bob gains nothing from a success
  })

  it('[R7.8] an icon serves once; the pirate names which', () => {
    const position = fleetOf('sloop[able-abigail cutthroat-carlie]', 'hidden-harbor reef')
    const state = after(position, ['raid 3 with 1', 'meet 1'])
    expect(refused(state, 'icons 1')).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(refused(state, 'icons 1 1')).toEqual({ type: 'icon-not-there' })
    const used = after(state, ['icons 1 1.1'])
    expect(field(used, 'fleet')).toContain('sloop/n1+1[able-abigail/n1! cutthroat-carlie/n1!]')
    const tess = after(fleetOf('longboat[twin-blade-tess]', 'hidden-harbor harbor-guard'), ['raid 3 with 1'])
    expect(tess.islands[2]?.hazards).toEqual([]) // both icons of one card, on two hazards
  })

  it('[R7.9] only the party can be touched, and the pirate chooses unless the card names the crown', () => {
    const position = fleetOf('longboat[bilge-bob], longboat[peg-leg-paul], sloop+1[doug-doubloon]', 'squall')
    const state = after(position, ['raid 3 with 1 2'])
    expect(asked(state)).toBe('crown way')
    expect(refused(state, 'pick-crew 3.1')).toEqual({ type: 'not-raiding' })
    expect(refused(state, 'pick-crew 1.2')).toEqual({ type: 'no-crew-there' })
    expect(refused(state, 'pick-ship 1')).toEqual({ type: 'other-question', asked: 'way' })
    expect(field(after(state, ['pick-crew 2.1']), 'pirate discard')).toContain('peg-leg-paul')
  })

  it('[R7.10] a faced hazard loses a coin, or is trashed', () => {
    expect(field(after(fleetOf('longboat[stinky-pete]', 'hidden-harbor+1'), ['raid 3 with 1']), 'bivalve-bay')).toBe('- < hidden-harbor')
    expect(field(after(fleetOf('longboat[stinky-pete]', 'hidden-harbor'), ['raid 3 with 1']), 'bivalve-bay')).toBe('- < -')
    expect(field(after(fleetOf('longboat[bilge-bob]', 'hidden-harbor'), ['raid 3 with 1']), 'bivalve-bay')).toBe('- < -')
  })

  it('[R7.11] a ship without crew drops out with its coins', () => {
    const state = after(fleetOf('longboat[bilge-bob], sloop[doug-doubloon]', '(reef) rough-seas'), [
      'raid 3 with 1 2',
      'raise',
      'pick-crew 1.1',
    ])
    expect(field(state, 'fleet')).toBe('longboat+1, sloop+1[doug-doubloon]')
  })

  it('[R7.12] stopped: no further hazard, nothing raided', () => {
    const position = fleetOf('longboat[bilge-bob]', 'port-taxes rough-seas').replace('bivalve-bay: -', 'bivalve-bay: (light-rum)')
    const state = after(position, ['raid 3 with 1'])
    expect(field(state, 'bivalve-bay')).toBe('(light-rum) < port-taxes')
    expect(happened(position, 'raid 3 with 1')).toBe('raid-began faced crew-trashed hazard-trashed dropped-out raid-stopped')
    expect(state.raid).toBeNull()
  })

  it('[R7.13] past all face-up hazards the raid succeeds', () => {
    expect(happened(fleetOf('longboat[bilge-bob]', '-'), 'raid 3 with 1')).toBe('raid-began raid-succeeded nothing-raided')
  })
})
