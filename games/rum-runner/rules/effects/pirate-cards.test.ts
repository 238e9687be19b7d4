/** Chapter 13 of the rulebook: the pirate's cards. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from '../index.ts'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf } from '../testing.ts'
import type { State } from '../data/types.ts'

const PIRATE = 'crown | turn: pirate 1'
/** The position after a raid on an empty island with this crew. */
const raided = (crew: string, more = '', ship = 'longboat'): State =>
  playMoves(`${PIRATE} | fleet: ${ship}[${crew}], sloop+1${more === '' ? '' : ` | ${more}`}`, ['raid 4 with 1'])

describe('ships', () => {
  it.each([
    ['longboat', 0, 1],
    ['merchant-vessel', 1, 3],
    ['sloop', 2, 2],
    ['brigantine', 3, 2],
    ['galleon', 5, 3],
  ])('[R5.1, R5.4] %s costs %i and has %i places', (card, cost, places) => {
    const crew = ['bilge-bob', 'peg-leg-paul', 'dead-eye-dory', 'able-abigail'].slice(0, places + 1)
    const state = playMoves(`${PIRATE} | pirate hand: ${card} ${crew.join(' ')}`, [`ship ${card}`])
    expect(state.supplies.pirate).toBe(5 - cost)
    expect(refusalOf(state, `crew ${crew.join(' ')}`)).toEqual({ type: 'ship-full', ship: 0, places })
    expect(refusalOf(state, `crew ${crew.slice(0, places).join(' ')}`)).toBeNull()
  })
})

describe('crew', () => {
  it('[R13.1] peg-leg-paul: may put a coin on his ship to gain three', () => {
    const state = raided('peg-leg-paul')
    expect(fieldOf(playMoves(state, ['accept']), 'fleet')).toBe('longboat+2[peg-leg-paul], sloop+1')
    expect([playMoves(state, ['accept']).supplies.pirate, playMoves(state, ['decline']).supplies.pirate]).toEqual([7, 4])
  })

  it('[R13.2] dead-eye-dory: may go on the deck for any card of the discard pile', () => {
    const state = raided('dead-eye-dory', 'pirate discard: galleon informant')
    const fetched = playMoves(state, ['fetch informant'])
    expect([fieldOf(fetched, 'fleet'), fieldOf(fetched, 'pirate hand'), fieldOf(fetched, 'top')]).toEqual([
      'longboat+1, sloop+1',
      'informant',
      '1',
    ])
    expect(fieldOf(fetched, 'pirate deck')).toMatch(/^dead-eye-dory /)
    expect(refusalOf(state, 'fetch powder-keg')).toEqual({ type: 'not-in-discards', card: 'powder-keg' })
    expect(questionOf(raided('dead-eye-dory', 'pirate discard: - | pirate deck: …'))).toBe('pirate actions')
  })

  it('[R13.3] cutthroat-carlie: may move a coin from hazard to hazard or from ship to ship', () => {
    const state = raided('cutthroat-carlie', 'home-port: - < (reef)+1 kraken | bivalve-bay: - < squall')
    expect(fieldOf(playMoves(state, ['shift 1.1 3.1']), 'bivalve-bay')).toBe('- < squall+1')
    expect(fieldOf(playMoves(state, ['shift ship2 ship1']), 'fleet')).toBe('longboat+2[cutthroat-carlie], sloop')
    expect(refusalOf(state, 'shift 1.2 1.1')).toEqual({ type: 'no-coin-there' })
    expect(refusalOf(state, 'shift ship1 1.1')).toEqual({ type: 'same-place' })
    expect(refusalOf(state, 'shift ship1 ship1')).toEqual({ type: 'same-place' })
    expect(refusalOf(state, 'shift ship1 ship5')).toEqual({ type: 'no-ship', ship: 4 })
    expect(eventTypes(state, 'decline')).toBe('declined raid-ended')
  })

  it('[R13.4] stinky-pete: may be trashed to trash a face-down hazard or remove a coin', () => {
    const state = raided('stinky-pete', 'home-port: - < (reef)+1 kraken+2')
    const blown = playMoves(state, ['trash 1.1'])
    expect([fieldOf(blown, 'home-port'), fieldOf(blown, 'fleet')]).toEqual(['- < kraken+2', 'longboat+1, sloop+1'])
    expect(fieldOf(blown, 'crown discard')).toContain('reef')
    expect(fieldOf(playMoves(state, ['remove 1.2']), 'home-port')).toBe('- < (reef)+1 kraken+1')
    expect(refusalOf(state, 'trash 1.2')).toEqual({ type: 'already-up' })
    expect(refusalOf(state, 'trash 1')).toMatchObject({ type: 'no-card-there' })
    expect(refusalOf(raided('stinky-pete', 'home-port: - < (reef) kraken+2'), 'remove 1.1')).toEqual({ type: 'no-coin-there' })
    expect(questionOf(raided('stinky-pete', 'home-port: - < kraken'))).toBe('pirate actions')
  })

  it('[R13.5] able-abigail: may look at a face-down card', () => {
    const state = raided('able-abigail', 'home-port: - < (reef) kraken | bivalve-bay: (gold-rum)+1')
    const { state: looked, events } = playMove(state, 'look 3')
    expect(events[0]).toMatchObject({ type: 'looked', at: { island: 2, hazard: null }, card: 'gold-rum' })
    expect(rumRunner.view(looked as State, 1).islands[2]?.investment?.card).toBe('gold-rum')
    expect(refusalOf(state, 'look 1.2')).toEqual({ type: 'already-up' })
    expect(questionOf(raided('able-abigail', 'home-port: - < kraken'))).toBe('pirate actions')
    expect(questionOf(raided('able-abigail', 'home-port: - < (reef)? (kraken)??'))).toBe('pirate actions')
    expect(eventTypes(state, 'decline')).toBe('declined raid-ended')
  })

  it('[R13.6] doug-doubloon: draws a card', () => {
    expect(fieldOf(raided('doug-doubloon', 'pirate deck: galleon …'), 'pirate hand')).toBe('galleon')
  })

  it('[R13.7] janey-mcfloyd: may discard a card to take a coin from the crown', () => {
    const state = raided('janey-mcfloyd', 'coins: 1 5 | pirate hand: galleon informant')
    expect(eventTypes(state, 'discard galleon')).toBe('discarded taken raid-ended')
    expect(playMoves(state, ['discard galleon']).supplies).toEqual({ crown: 0, pirate: 5 })
    expect(refusalOf(state, 'discard sloop')).toEqual({ type: 'not-in-hand', card: 'sloop' })
    expect(questionOf(raided('janey-mcfloyd', 'coins: 0 5 | pirate hand: galleon'))).toBe('pirate actions')
    expect(questionOf(raided('janey-mcfloyd'))).toBe('pirate actions')
  })

  it('[R13.8] pillaging-pru: after a successful raid on Home Port the crown discards a random card', () => {
    const home = `${PIRATE} | fleet: longboat[pillaging-pru] | crown hand: reef gold-rum | crown deck: squall …`
    const { state, events } = playMove(home, 'raid 1 with 1', scriptedRandom(1))
    expect(events.slice(-4).map(({ type }) => type)).toEqual(['effect-began', 'discarded', 'scored', 'raid-ended'])
    expect([fieldOf(state as State, 'crown hand'), fieldOf(state as State, 'fleet')]).toEqual(['reef', 'longboat+1[pillaging-pru]'])
    expect(eventTypes(home, 'raid 2 with 1')).not.toContain('discarded')
    expect(eventTypes(`${home} | home-port: - < kraken blockade`, 'raid 1 with 1')).not.toContain('discarded')
    expect(eventTypes(home.replace('reef gold-rum', '-'), 'raid 1 with 1')).not.toContain('discarded')
  })

  it('[R13.9] enric-cursemaker: must put a coin on his ship', () => {
    expect(fieldOf(raided('enric-cursemaker'), 'fleet')).toBe('longboat+2[enric-cursemaker], sloop+1')
  })

  it('[R13.10] bilge-bob: gains two coins if the raid was stopped', () => {
    const stopped = playMoves(`${PIRATE} | fleet: longboat[bilge-bob] | bivalve-bay: - < blockade`, ['raid 3 with 1'])
    expect([stopped.supplies.pirate, raided('bilge-bob').supplies.pirate]).toEqual([6, 4])
  })

  it('[R13.11] twin-blade-tess: must discard a card', () => {
    const state = raided('twin-blade-tess', 'pirate hand: galleon informant')
    expect(refusalOf(state, 'decline')).toEqual({ type: 'other-question', asked: 'discard' })
    expect(fieldOf(playMoves(state, ['discard informant']), 'pirate hand')).toBe('galleon')
    expect(fieldOf(raided('twin-blade-tess', 'pirate hand: galleon'), 'pirate hand')).toBe('-')
  })

  it('[R13.11, R1.2] equal cards leave no choice', () => {
    const obvious = (hand: string): unknown => {
      const view = rumRunner.view(raided('twin-blade-tess', `pirate hand: ${hand}`), 1)
      return rumRunner.obviousMove?.(view, {}) ?? null
    }
    expect(obvious('brigantine brigantine')).toEqual({ type: 'discard', cards: ['brigantine'] })
    expect(obvious('brigantine galleon')).toBeNull()
  })
})

describe('events', () => {
  it('[R13.12] treasure-map: one ship raids with two coins from the bank instead of the fee; a success gives two coins and a look', () => {
    const position = `${PIRATE} | coins: 5 0 | pirate hand: treasure-map | fleet: longboat[bilge-bob], longboat+1[peg-leg-paul], sloop[doug-doubloon] | home-port: - < (reef)`
    const state = playMoves(position, ['event treasure-map'])
    expect(refusalOf(state, 'raid 4 with 1 3')).toEqual({ type: 'wrong-count', given: 2, amount: 1 })
    expect(refusalOf(state, 'raid 4 with 2')).toEqual({ type: 'ship-has-coins', ship: 1, coins: 1 })
    const raid = playMoves(state, ['raid 4 with 1'])
    expect([raid.fleet[0]?.coins, raid.supplies.pirate, questionOf(raid), raid.bank]).toEqual([2, 2, 'pirate look', 30])
    expect(playMoves(raid, ['look 1.1'])).toMatchObject({ raid: null, actions: 2 })
    const stopped = playMoves(position.replace('(reef)', 'blockade'), ['event treasure-map', 'raid 1 with 1'])
    expect([stopped.supplies.pirate, questionOf(stopped)]).toEqual([2, 'pirate actions']) // 2 coins from Bob, no reward
    const bare = playMoves(position.replace('(reef)', '-'), ['event treasure-map', 'raid 4 with 1'])
    expect(questionOf(bare)).toBe('pirate actions')
  })

  it('[R13.13] crashing-waves: the pirate gains a coin from each hazard of an island', () => {
    const position = `${PIRATE} | pirate hand: crashing-waves | home-port: - < (reef)+2 kraken squall+1 | bivalve-bay: (gold-rum)+1`
    const state = playMoves(position, ['event crashing-waves', 'pick-island 1'])
    expect([fieldOf(state, 'home-port'), state.supplies.pirate]).toEqual(['- < (reef)+1 kraken squall', 7])
    expect(refusalOf(playMoves(position, ['event crashing-waves']), 'pick-island 5')).toEqual({ type: 'no-island', island: 4 })
  })

  it('[R13.14] powder-keg: trashes a ship of cost two or more to trash any hazard', () => {
    const position = `${PIRATE} | pirate hand: powder-keg | fleet: merchant-vessel, sloop[bilge-bob], galleon | home-port: - < (reef) kraken+1`
    const state = playMoves(position, ['event powder-keg'])
    expect(refusalOf(state, 'pick-ship 1')).toEqual({ type: 'ship-too-cheap', cost: 1, least: 2 })
    const trashed = playMoves(state, ['pick-ship 2', 'trash 1.2'])
    expect([fieldOf(trashed, 'fleet'), fieldOf(trashed, 'home-port'), fieldOf(trashed, 'pirate hand')]).toEqual([
      'merchant-vessel, galleon',
      '- < (reef)',
      'bilge-bob',
    ])
  })

  it('[R13.15] informant: the crown shows its hand to the pirate, who draws a card', () => {
    const { state, events } = playMove(`${PIRATE} | pirate hand: informant | crown hand: reef gold-rum`, 'event informant')
    expect(events[1]).toEqual({ type: 'hand-shown', seat: 0, cards: ['reef', 'gold-rum'] })
    expect(state?.hands.pirate).toHaveLength(1)
    expect(rumRunner.viewEvent(events[1] ?? { type: 'raid-stopped' }, 'table')).toEqual({
      type: 'hand-shown',
      seat: 0,
      cards: [null, null],
    })
  })
})
