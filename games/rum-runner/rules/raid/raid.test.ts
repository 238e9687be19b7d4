/** Chapter 7 of the rulebook: the raid until it succeeds or is stopped. */
import { describe, expect, it } from 'vitest'
import { playMoves, questionOf, fieldOf, eventTypes, refusalOf } from '../testing.ts'

const fleetOf = (fleet: string, lane: string, more = ''): string =>
  `crown | turn: pirate 1 | fleet: ${fleet} | bivalve-bay: - < ${lane}${more === '' ? '' : ` | ${more}`}`

describe('the raid', () => {
  it('[R7.1] any island can be raided by ships with crew and without coins', () => {
    const position = fleetOf('longboat[bilge-bob], longboat, sloop+1[peg-leg-paul]', '-')
    expect(eventTypes(position, 'raid 4 with 1')).toContain('raid-succeeded')
    expect(refusalOf(position, 'raid 4 with 2')).toEqual({ type: 'ship-without-crew', ship: 1 })
    expect(refusalOf(position, 'raid 4 with 3')).toEqual({ type: 'ship-has-coins', ship: 2, coins: 1 })
    expect(refusalOf(position, 'raid 4 with 1 1')).toEqual({ type: 'named-twice' })
    expect(refusalOf(position, 'raid 4 with 9')).toEqual({ type: 'no-ship', ship: 8 })
    expect(refusalOf(position, 'raid 9 with 1')).toEqual({ type: 'no-island', island: 8 })
    expect(refusalOf(position, 'raid 4 with')).toEqual({ type: 'names-none' })
  })

  it('[R7.2] each ship gets a coin from the supply, which stays after a stopped raid', () => {
    const position = fleetOf('longboat[peg-leg-paul], sloop[twin-blade-tess]', 'blockade', 'coins: 5 2')
    const state = playMoves(position, ['raid 3 with 1 2'])
    expect(state.supplies.pirate).toBe(0)
    expect(fieldOf(state, 'fleet')).toBe('>longboat+1[peg-leg-paul!], >sloop+1[twin-blade-tess!]')
    expect(refusalOf(position.replace('coins: 5 2', 'coins: 5 1'), 'raid 3 with 1 2')).toEqual({ type: 'too-dear', cost: 2, coins: 1 })
  })

  it('[R7.3] the crown decides once about raising, if a hazard is face down', () => {
    const position = fleetOf('longboat[bilge-bob]', '(rough-seas) (squall)')
    const state = playMoves(position, ['raid 3 with 1'])
    expect(questionOf(state)).toBe('crown raise')
    expect(eventTypes(state, 'raise')).toBe('none-raised raid-succeeded nothing-raided raid-ended')
    expect(fieldOf(playMoves(state, ['raise']), 'bivalve-bay')).toBe('- < (rough-seas) (squall)')
    expect(fieldOf(playMoves(state, ['raise 1:0+1']), 'bivalve-bay')).toBe('- < rough-seas (squall)')
    expect(eventTypes(fleetOf('longboat[bilge-bob]', 'rough-seas'), 'raid 3 with 1')).toContain('faced')
  })

  it('[R7.4] raising costs the full price from supply or card; extra coins may follow', () => {
    const position = fleetOf('longboat[bilge-bob]', '(reef)+3 (kraken) privateers', 'coins: 2 5')
    const state = playMoves(position, ['raid 3 with 1'])
    expect(refusalOf(state, 'raise 2:0+0')).toEqual({ type: 'too-dear', cost: 3, coins: 2 })
    expect(refusalOf(state, 'raise 1:3+0')).toEqual({ type: 'more-than-cost', own: 3, most: 2 })
    expect(refusalOf(state, 'raise 2:1+0')).toEqual({ type: 'more-than-cost', own: 1, most: 0 })
    expect(refusalOf(state, 'raise 3:0+1')).toEqual({ type: 'already-up' })
    expect(refusalOf(state, 'raise 4:0+0')).toEqual({ type: 'no-card-there', at: { island: 2, hazard: 3 } })
    expect(refusalOf(state, 'raise 1:0+0 1:0+0')).toEqual({ type: 'named-twice' })
    // then it is faced and loses one coin
    expect(playMoves(state, ['raise 1:2+2']).islands[2]?.hazards[0]).toMatchObject({ visibility: 'up', coins: 3, card: 'reef.1' })
    expect(playMoves(state, ['raise 1:1+1']).supplies.crown).toBe(0)
    expect(playMoves(state, ['raise 1:0+0']).supplies.crown).toBe(0)
    expect(playMoves(state, ['raise 1:2+0']).supplies.crown).toBe(2)
  })

  it('[R7.5] the outermost hazard comes first; face-down ones are skipped', () => {
    const position = fleetOf('longboat[bilge-bob], sloop[doug-doubloon able-abigail]', 'hidden-harbor (reef) harbor-guard')
    const state = playMoves(position, ['raid 3 with 1 2', 'raise'])
    expect(questionOf(state)).toBe('pirate way') // the sloop or Abigail
    expect(fieldOf(state, 'bivalve-bay')).toBe('- < hidden-harbor (reef)')
  })

  it('[R7.6] the pirate must use exactly one way if it can', () => {
    const position = fleetOf('longboat[bilge-bob]', 'port-taxes')
    const state = playMoves(position, ['raid 3 with 1'])
    expect(refusalOf(state, 'decline')).toEqual({ type: 'other-question', asked: 'face' })
    expect(refusalOf(state, 'meet 3')).toEqual({ type: 'cannot-meet', way: 2 })
    expect(eventTypes(state, 'meet 2')).toContain('gained')
    expect(eventTypes(fleetOf('longboat[bilge-bob]', 'uncharted-waters'), 'raid 3 with 1')).toContain('raid-stopped')
  })

  it('[R7.7] a way can be used only if it can be paid in full', () => {
    const state = playMoves(fleetOf('longboat[bilge-bob], longboat[peg-leg-paul]', 'privateers', 'coins: 5 3 | pirate hand: sloop'), [
      'raid 3 with 1 2',
    ])
    expect(questionOf(state)).toBe('pirate way') // neither two icons nor four coins, so a crew member is trashed
    const taxes = playMoves(fleetOf('longboat[bilge-bob]', 'port-taxes', 'coins: 5 2'), ['raid 3 with 1'])
    expect(fieldOf(taxes, 'coins')).toBe('8 1') // one coin is not enough to pay, so the crown gains; Bob has no effect after a success
  })

  it('[R7.8] each icon counts once per raid; the pirate chooses which to use', () => {
    const position = fleetOf('sloop[able-abigail cutthroat-carlie]', 'hidden-harbor reef')
    const state = playMoves(position, ['raid 3 with 1', 'meet 1'])
    expect(refusalOf(state, 'icons 1')).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(refusalOf(state, 'icons 1 1')).toEqual({ type: 'icon-not-there' })
    const used = playMoves(state, ['icons 1 1.1'])
    expect(fieldOf(used, 'fleet')).toContain('sloop/n1+1[able-abigail/n1! cutthroat-carlie/n1!]')
    const tess = playMoves(fleetOf('longboat[twin-blade-tess]', 'hidden-harbor harbor-guard'), ['raid 3 with 1'])
    expect(tess.islands[2]?.hazards).toEqual([]) // both icons of one card, on two hazards
  })

  it('[R7.9] only the party is affected, and the pirate chooses unless the card names the crown', () => {
    const position = fleetOf('longboat[bilge-bob], longboat[peg-leg-paul], sloop+1[doug-doubloon]', 'squall')
    const state = playMoves(position, ['raid 3 with 1 2'])
    expect(questionOf(state)).toBe('crown way')
    expect(refusalOf(state, 'pick-crew 3.1')).toEqual({ type: 'not-raiding' })
    expect(refusalOf(state, 'pick-crew 1.2')).toEqual({ type: 'no-crew-there' })
    expect(refusalOf(state, 'pick-ship 1')).toEqual({ type: 'other-question', asked: 'way' })
    expect(fieldOf(playMoves(state, ['pick-crew 2.1']), 'pirate discard')).toContain('peg-leg-paul')
  })

  it('[R7.10] a faced hazard loses a coin or is trashed', () => {
    expect(fieldOf(playMoves(fleetOf('longboat[stinky-pete]', 'hidden-harbor+1'), ['raid 3 with 1']), 'bivalve-bay')).toBe(
      '- < hidden-harbor',
    )
    expect(fieldOf(playMoves(fleetOf('longboat[stinky-pete]', 'hidden-harbor'), ['raid 3 with 1']), 'bivalve-bay')).toBe('- < -')
    expect(fieldOf(playMoves(fleetOf('longboat[bilge-bob]', 'hidden-harbor'), ['raid 3 with 1']), 'bivalve-bay')).toBe('- < -')
  })

  it('[R7.11] a ship without crew drops out with its coins', () => {
    const state = playMoves(fleetOf('longboat[bilge-bob], sloop[doug-doubloon]', '(reef) rough-seas'), [
      'raid 3 with 1 2',
      'raise',
      'pick-crew 1.1',
    ])
    expect(fieldOf(state, 'fleet')).toBe('longboat+1, sloop+1[doug-doubloon]')
  })

  it('[R7.12] a stopped raid faces no further hazard and raids nothing', () => {
    const position = fleetOf('longboat[bilge-bob]', 'port-taxes rough-seas').replace('bivalve-bay: -', 'bivalve-bay: (light-rum)')
    const state = playMoves(position, ['raid 3 with 1'])
    expect(fieldOf(state, 'bivalve-bay')).toBe('(light-rum) < port-taxes')
    expect(eventTypes(position, 'raid 3 with 1')).toBe('raid-began faced crew-trashed hazard-trashed dropped-out raid-stopped raid-ended')
    expect(state.raid).toBeNull()
  })

  it('[R7.13] a raid past all face-up hazards succeeds', () => {
    expect(eventTypes(fleetOf('longboat[bilge-bob]', '-'), 'raid 3 with 1')).toBe('raid-began raid-succeeded nothing-raided raid-ended')
  })
})
