/** Chapter 6 of the rulebook: decks and discards. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf } from '../testing.ts'
import type { State } from '../data/types.ts'

const PIRATE = 'crown | turn: pirate 1'

describe('decks and discards', () => {
  it('[R6.1] the crown’s deck is not renewed', () => {
    const position = 'crown | actions: 1 | crown deck: - | crown discard: …'
    expect(eventTypes(position, 'gain')).toBe('gained turn-began')
    expect(refusalOf(position, 'draw')).toEqual({ type: 'nothing-to-draw' })
  })

  it('[R6.2] the pirate’s discard pile becomes the deck, and five cards leave the game', () => {
    const position = `${PIRATE} | pirate deck: sloop | pirate discard: … | pirate hand: bilge-bob`
    const { state, events } = playMove(position, 'draw', fastRandom(3))
    expect(events.map(({ type }) => type)).toEqual(['drew', 'deck-renewed', 'drew'])
    expect(state?.hands.pirate).toHaveLength(5)
    expect(state?.removed).toHaveLength(5)
    expect(state?.decks.pirate).toHaveLength(22 + 2 - 2 - 5 - 3)
    expect(state?.discards.pirate).toEqual([])
  })

  it('[R6.2] nothing happens until a card is needed', () => {
    const position = `${PIRATE} | actions: 2 | pirate deck: sloop | pirate discard: … | pirate hand: bilge-bob galleon sloop merchant-vessel`
    expect(playMoves(position, ['draw']).removed).toEqual([])
  })

  it('[R6.3] a draw gives as many cards as there are, even none', () => {
    const position = `${PIRATE} | actions: 2 | pirate deck: - | pirate discard: sloop galleon | removed: longboat longboat brigantine brigantine merchant-vessel sloop peg-leg-paul dead-eye-dory cutthroat-carlie stinky-pete able-abigail doug-doubloon janey-mcfloyd pillaging-pru enric-cursemaker bilge-bob twin-blade-tess treasure-map treasure-map crashing-waves powder-keg informant`
    const { state } = playMove(position, 'draw', fastRandom(1))
    expect(state).toMatchObject({ hands: { pirate: [] }, decks: { pirate: [] }, discards: { pirate: [] } })
    expect(state?.removed).toHaveLength(24)
    expect(refusalOf(state as State, 'draw')).toEqual({ type: 'nothing-to-draw' })
  })

  it('[R6.4] a played event is in the discard pile, can be shuffled, and still takes effect', () => {
    const position = `${PIRATE} | pirate hand: informant | pirate deck: - | pirate discard: …`
    const { state, events } = playMove(position, 'event informant', fastRandom(2))
    expect(events.map(({ type }) => type)).toEqual(['event-played', 'hand-shown', 'deck-renewed', 'drew'])
    expect(state?.discards.pirate).toEqual([])
  })

  it('[R6.5] starting cards go to their owner’s discard pile and may return', () => {
    const position = `${PIRATE} | fleet: longboat[bilge-bob] | bivalve-bay: - < reef`
    const state = playMoves(position, ['raid 3 with 1'])
    expect(fieldOf(state, 'pirate discard')).toContain('longboat')
    expect(playMoves(`${PIRATE} | pirate hand: longboat`, ['ship longboat']).fleet).toHaveLength(1)
    expect(fieldOf(playMoves('crown | crown hand: port-taxes', ['hazard port-taxes@2']), 'privateer-point')).toBe('- < (port-taxes)')
  })

  it('[R6.6] a card discarded by the crown is raided without a party', () => {
    const limit = (card: string): string =>
      `crown | agenda: limit … | crown hand: reef reef squall squall kraken ${card} | fleet: longboat[bilge-bob]`
    expect(eventTypes(limit('light-rum'), 'discard light-rum')).toBe('discarded scored turn-began')
    expect(fieldOf(playMoves(limit('gold-rum'), ['discard gold-rum']), 'pirate score')).toBe('gold-rum')
    for (const card of ['cash-crop', 'poisoned-rum', 'letter-of-marque', 'lighthouse', 'privateers', 'royal-decree']) {
      expect(eventTypes(limit(card), `discard ${card}`)).toBe('discarded trashed turn-began')
      expect(fieldOf(playMoves(limit(card), [`discard ${card}`]), 'fleet')).toBe('longboat[bilge-bob]')
    }
    const plain = `${PIRATE} | agenda: limit … | pirate hand: sloop sloop galleon informant powder-keg bilge-bob`
    expect(eventTypes(plain, 'discard sloop')).toBe('discarded turn-began')
  })

  it('[R6.7] a scored card frees its island; its coins go to the bank', () => {
    const position = 'crown | agenda: reveal … | bivalve-bay: (gold-rum)+5 | crown deck: - | crown discard: …'
    const state = playMoves(position, ['flip 3'])
    expect([fieldOf(state, 'bivalve-bay'), fieldOf(state, 'crown score'), state.bank]).toEqual(['- < -', 'gold-rum', 30])
  })

  it('[R6.8] a ship that leaves play returns its crew to the hand and its coins to the bank', () => {
    const position = `${PIRATE} | pirate hand: powder-keg | fleet: sloop+2[bilge-bob able-abigail] | home-port: - < (reef)`
    const state = playMoves(position, ['event powder-keg'])
    expect([fieldOf(state, 'fleet'), fieldOf(state, 'pirate hand'), state.bank, state.supplies.pirate]).toEqual([
      '-',
      'bilge-bob able-abigail',
      30,
      5,
    ])
    expect(fieldOf(state, 'pirate discard')).toContain('sloop')
    expect(questionOf(state)).toBe('pirate actions')
  })
})
