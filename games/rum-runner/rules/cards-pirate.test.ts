/** Chapter 13 of the rulebook: every card of the pirate's, by name. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from './index.ts'
import { after, asked, field, happened, playing, refused } from './testing.ts'
import type { State } from './types.ts'

const PIRATE = 'crown | turn: pirate 1'
/** A raid on an empty island, with this crew on a ship. */
const raided = (crew: string, more = '', ship = 'longboat'): State =>
  after(`${PIRATE} | fleet: ${ship}[${crew}], sloop+1${more === '' ? '' : ` | ${more}`}`, ['raid 4 with 1'])

describe('ships', () => {
  it.each([
    ['longboat', 0, 1],
    ['merchant-vessel', 1, 3],
    ['sloop', 2, 2],
    ['brigantine', 3, 2],
    ['galleon', 5, 3],
  ])('[R5.1, R5.4] %s costs %i and has %i places', (card, cost, places) => {
    const crew = ['bilge-bob', 'peg-leg-paul', 'dead-eye-dory', 'able-abigail'].slice(0, places + 1)
    const state = after(`${PIRATE} | pirate hand: ${card} ${crew.join(' ')}`, [`ship ${card}`])
    expect(state.supplies.pirate).toBe(5 - cost)
    expect(refused(state, `crew ${crew.join(' ')}`)).toEqual({ type: 'ship-full', ship: 0, places })
    expect(refused(state, `crew ${crew.slice(0, places).join(' ')}`)).toBeNull()
  })
})

describe('crew', () => {
  it('[R13.1] peg-leg-paul: a coin on his ship to gain three', () => {
    const state = raided('peg-leg-paul')
    expect(field(after(state, ['accept']), 'fleet')).toBe('longboat+2[peg-leg-paul], sloop+1')
    expect([after(state, ['accept']).supplies.pirate, after(state, ['decline']).supplies.pirate]).toEqual([7, 4])
  })

  it('[R13.2] dead-eye-dory: onto the deck for any card of the pile', () => {
    const state = raided('dead-eye-dory', 'pirate discard: galleon informant')
    const fetched = after(state, ['fetch informant'])
    expect([field(fetched, 'fleet'), field(fetched, 'pirate hand'), field(fetched, 'top')]).toEqual([
      'longboat+1, sloop+1',
      'informant',
      '1',
    ])
    expect(field(fetched, 'pirate deck')).toMatch(/^dead-eye-dory /)
    expect(refused(state, 'fetch powder-keg')).toEqual({ type: 'not-in-discards', card: 'powder-keg' })
    expect(asked(raided('dead-eye-dory', 'pirate discard: - | pirate deck: …'))).toBe('pirate actions')
  })

  it('[R13.3] cutthroat-carlie: a coin from hazard to hazard or from ship to ship', () => {
    const state = raided('cutthroat-carlie', 'home-port: - < (reef)+1 kraken | bivalve-bay: - < squall')
    expect(field(after(state, ['shift 1.1 3.1']), 'bivalve-bay')).toBe('- < squall+1')
    expect(field(after(state, ['shift ship2 ship1']), 'fleet')).toBe('longboat+2[cutthroat-carlie], sloop')
    expect(refused(state, 'shift 1.2 1.1')).toEqual({ type: 'no-coin-there' })
    expect(refused(state, 'shift ship1 1.1')).toEqual({ type: 'same-place' })
    expect(refused(state, 'shift ship1 ship1')).toEqual({ type: 'same-place' })
    expect(refused(state, 'shift ship1 ship5')).toEqual({ type: 'no-ship', ship: 4 })
    expect(happened(state, 'decline')).toBe('declined')
  })

  it('[R13.4] stinky-pete: his end for a face-down hazard, or a coin off any', () => {
    const state = raided('stinky-pete', 'home-port: - < (reef)+1 kraken+2')
    const blown = after(state, ['trash 1.1'])
    expect([field(blown, 'home-port'), field(blown, 'fleet')]).toEqual(['- < kraken+2', 'longboat+1, sloop+1'])
    expect(field(blown, 'crown discard')).toContain('reef')
    expect(field(after(state, ['remove 1.2']), 'home-port')).toBe('- < (reef)+1 kraken+1')
    expect(refused(state, 'trash 1.2')).toEqual({ type: 'already-up' })
    expect(refused(state, 'trash 1')).toMatchObject({ type: 'no-card-there' })
    expect(refused(raided('stinky-pete', 'home-port: - < (reef) kraken+2'), 'remove 1.1')).toEqual({ type: 'no-coin-there' })
    expect(asked(raided('stinky-pete', 'home-port: - < kraken'))).toBe('pirate actions')
  })

  it('[R13.5] able-abigail: a look at a face-down card', () => {
    const state = raided('able-abigail', 'home-port: - < (reef) kraken | bivalve-bay: (gold-rum)+1')
    const { state: looked, events } = playing(state, 'look 3')
    expect(events[0]).toMatchObject({ type: 'looked', at: { island: 2, hazard: null }, card: 'gold-rum' })
    expect(rumRunner.view(looked as State, 1).islands[2]?.investment?.card).toBe('gold-rum')
    expect(refused(state, 'look 1.2')).toEqual({ type: 'already-up' })
    expect(asked(raided('able-abigail', 'home-port: - < kraken'))).toBe('pirate actions')
    expect(happened(state, 'decline')).toBe('declined')
  })

  it('[R13.6] doug-doubloon: draws a card', () => {
    expect(field(raided('doug-doubloon', 'pirate deck: galleon …'), 'pirate hand')).toBe('galleon')
  })

  it('[R13.7] janey-mcfloyd: a card for a coin of the crown’s', () => {
    const state = raided('janey-mcfloyd', 'coins: 1 5 | pirate hand: galleon informant')
    expect(happened(state, 'discard galleon')).toBe('discarded taken')
    expect(after(state, ['discard galleon']).supplies).toEqual({ crown: 0, pirate: 5 })
    expect(refused(state, 'discard sloop')).toEqual({ type: 'not-in-hand', card: 'sloop' })
    expect(asked(raided('janey-mcfloyd', 'coins: 0 5 | pirate hand: galleon'))).toBe('pirate actions')
    expect(asked(raided('janey-mcfloyd'))).toBe('pirate actions')
  })

  it('[R13.8] pillaging-pru: after a success on Home Port the crown discards a random card', () => {
    const home = `${PIRATE} | fleet: longboat[pillaging-pru] | crown hand: reef gold-rum | crown deck: squall …`
    const { state, events } = playing(home, 'raid 1 with 1', scripted(1))
    expect(events.slice(-2).map(({ type }) => type)).toEqual(['discarded', 'scored'])
    expect([field(state as State, 'crown hand'), field(state as State, 'fleet')]).toEqual(['reef', 'longboat+1[pillaging-pru]'])
    expect(happened(home, 'raid 2 with 1')).not.toContain('discarded')
    expect(happened(`${home} | home-port: - < kraken blockade`, 'raid 1 with 1')).not.toContain('discarded')
    expect(happened(home.replace('reef gold-rum', '-'), 'raid 1 with 1')).not.toContain('discarded')
  })

  it('[R13.9] enric-cursemaker: a coin on his ship, not optional', () => {
    expect(field(raided('enric-cursemaker'), 'fleet')).toBe('longboat+2[enric-cursemaker], sloop+1')
  })

  it('[R13.10] bilge-bob: two coins if the raid was stopped', () => {
    const stopped = after(`${PIRATE} | fleet: longboat[bilge-bob] | bivalve-bay: - < blockade`, ['raid 3 with 1'])
    expect([stopped.supplies.pirate, raided('bilge-bob').supplies.pirate]).toEqual([6, 4])
  })

  it('[R13.11] twin-blade-tess: discards a card, not optional', () => {
    const state = raided('twin-blade-tess', 'pirate hand: galleon informant')
    expect(refused(state, 'decline')).toEqual({ type: 'other-question', asked: 'discard' })
    expect(field(after(state, ['discard informant']), 'pirate hand')).toBe('galleon')
    expect(field(raided('twin-blade-tess', 'pirate hand: galleon'), 'pirate hand')).toBe('-')
  })
})

describe('events', () => {
  it('[R13.12] treasure-map: two coins of the bank instead of the fee, one ship; on success two coins and a look', () => {
    const position = `${PIRATE} | coins: 5 0 | pirate hand: treasure-map | fleet: longboat[bilge-bob], longboat+1[peg-leg-paul], sloop[doug-doubloon] | home-port: - < (reef)`
    const state = after(position, ['event treasure-map'])
    expect(refused(state, 'raid 4 with 1 3')).toEqual({ type: 'wrong-count', given: 2, amount: 1 })
    expect(refused(state, 'raid 4 with 2')).toEqual({ type: 'ship-has-coins', ship: 1, coins: 1 })
    const raid = after(state, ['raid 4 with 1'])
    expect([raid.fleet[0]?.coins, raid.supplies.pirate, asked(raid), raid.bank]).toEqual([2, 2, 'pirate look', 30])
    expect(after(raid, ['look 1.1'])).toMatchObject({ raid: null, actions: 2 })
    const stopped = after(position.replace('(reef)', 'blockade'), ['event treasure-map', 'raid 1 with 1'])
    expect([stopped.supplies.pirate, asked(stopped)]).toEqual([2, 'pirate actions']) // Bob's two, no reward
    const bare = after(position.replace('(reef)', '-'), ['event treasure-map', 'raid 4 with 1'])
    expect(asked(bare)).toBe('pirate actions')
  })

  it('[R13.13] crashing-waves: a coin off each hazard of an island, gained', () => {
    const position = `${PIRATE} | pirate hand: crashing-waves | home-port: - < (reef)+2 kraken squall+1 | bivalve-bay: (gold-rum)+1`
    const state = after(position, ['event crashing-waves', 'pick-island 1'])
    expect([field(state, 'home-port'), state.supplies.pirate]).toEqual(['- < (reef)+1 kraken squall', 7])
    expect(refused(after(position, ['event crashing-waves']), 'pick-island 5')).toEqual({ type: 'no-island', island: 4 })
  })

  it('[R13.14] powder-keg: an own ship of cost two or more for any hazard', () => {
    const position = `${PIRATE} | pirate hand: powder-keg | fleet: merchant-vessel, sloop[bilge-bob], galleon | home-port: - < (reef) kraken+1`
    const state = after(position, ['event powder-keg'])
    expect(refused(state, 'pick-ship 1')).toEqual({ type: 'ship-too-cheap', cost: 1, least: 2 })
    const trashed = after(state, ['pick-ship 2', 'trash 1.2'])
    expect([field(trashed, 'fleet'), field(trashed, 'home-port'), field(trashed, 'pirate hand')]).toEqual([
      'merchant-vessel, galleon',
      '- < (reef)',
      'bilge-bob',
    ])
  })

  it('[R13.15] informant: the crown’s hand is shown to the pirate, then a draw', () => {
    const { state, events } = playing(`${PIRATE} | pirate hand: informant | crown hand: reef gold-rum`, 'event informant')
    expect(events[1]).toEqual({ type: 'hand-shown', seat: 0, cards: ['reef', 'gold-rum'] })
    expect(state?.hands.pirate).toHaveLength(1)
    expect(rumRunner.viewEvent(events[1] ?? { type: 'raid-stopped' }, 'table')).toEqual({
      type: 'hand-shown',
      seat: 0,
      cards: [null, null],
    })
  })
})
