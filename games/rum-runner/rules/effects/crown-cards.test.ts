/** Chapter 12 of the rulebook: the crown's cards. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf } from '../testing.ts'
import type { State } from '../data/types.ts'

const UPKEEP = 'crown | agenda: reveal …'
const PIRATE = 'crown | turn: pirate 1'
/** The position after the crown's last action. */
const ending = (fields: string): State => playMoves(`crown | actions: 1 | ${fields}`, ['gain'])
const raiding = (fleet: string, lane: string, more = ''): State =>
  playMoves(`${PIRATE} | fleet: ${fleet} | bivalve-bay: - < ${lane}${more === '' ? '' : ` | ${more}`}`, ['raid 3 with 1'])

describe('investments', () => {
  it.each([
    ['light-rum', 2, 1],
    ['gold-rum', 3, 2],
    ['aged-rum', 4, 3],
  ])('[R12.1] %s: needs %i coins, scores %i; then the hand may be shuffled into the deck', (card, cost, points) => {
    expect(refusalOf(`${UPKEEP} | bivalve-bay: (${card})+${cost - 1}`, 'flip 3')).toMatchObject({ type: 'not-funded', cost })
    const state = playMoves(`${UPKEEP} | bivalve-bay: (${card})+${cost} | crown hand: reef kraken`, ['flip 3'])
    expect(questionOf(state)).toBe('crown may-mix-hand')
    expect(playMove(`${UPKEEP} | bivalve-bay: (${card})+${cost}`, 'flip 3').events[1]).toMatchObject({
      type: 'scored',
      points,
      total: points,
    })
    const mixed = playMove(state, 'accept', fastRandom(1)).state
    expect(mixed?.hands.crown).toEqual([])
    expect(mixed?.decks.crown).toHaveLength(state.decks.crown.length + 2)
    expect(eventTypes(state, 'decline')).toBe('declined')
  })

  it('[R12.1] an empty deck can be renewed, unless Home Port has an investment or the hand is empty', () => {
    const bare = 'crown deck: - | crown discard: … | bivalve-bay: (light-rum)+2'
    const state = playMoves(`${UPKEEP} | ${bare} | crown hand: reef`, ['flip 3'])
    expect(playMove(state, 'accept', fastRandom(1)).state?.decks.crown).toEqual(['reef.1'])
    expect(questionOf(playMoves(`${UPKEEP} | ${bare} | crown hand: reef | home-port: (cash-crop)`, ['flip 3']))).toBe('crown actions')
    expect(questionOf(playMoves(`${UPKEEP} | ${bare}`, ['flip 3']))).toBe('crown actions')
    const home = `${UPKEEP} | crown deck: - | crown discard: … | home-port: (light-rum)+2 | crown hand: reef`
    expect(questionOf(playMoves(home, ['flip 1']))).toBe('crown may-mix-hand') // the rum just scored has left the island
  })

  it('[R12.1] raided rum puts a coin on each raiding ship and scores for the pirate', () => {
    const state = playMoves(`${PIRATE} | fleet: longboat[bilge-bob], longboat | bivalve-bay: (aged-rum)+3`, ['raid 3 with 1'])
    expect([fieldOf(state, 'fleet'), fieldOf(state, 'pirate score')]).toEqual(['longboat+2[bilge-bob], longboat', 'aged-rum'])
  })

  it('[R12.2] cash-crop: a coin on any of the crown’s cards at the end of the turn; two Cash Crops give two', () => {
    expect(fieldOf(ending('bivalve-bay: cash-crop+1'), 'bivalve-bay')).toBe('cash-crop+2 < -')
    const state = ending('bivalve-bay: cash-crop+1 | isle-of-fools: cash-crop+1')
    const twice = playMoves(state, ['pick-island 3', 'add 3', 'add 3'])
    expect(fieldOf(twice, 'bivalve-bay')).toBe('cash-crop+3 < -')
    expect(refusalOf(playMoves(state, ['pick-island 3']), 'add')).toEqual({ type: 'names-none' })
    expect(refusalOf(playMoves(state, ['pick-island 3']), 'add 3 4')).toEqual({ type: 'too-many', given: 2, most: 1 })
  })

  it('[R12.2] cash-crop raided: the pirate pays in full, or it stays and everybody has seen it', () => {
    const position = `${PIRATE} | coins: 5 3 | fleet: longboat[bilge-bob] | bivalve-bay: (cash-crop)+2`
    const state = playMoves(position, ['raid 3 with 1'])
    expect(questionOf(state)).toBe('pirate pay-or-stay')
    expect(eventTypes(state, 'accept')).toBe('paid trashed raid-ended')
    expect(playMoves(state, ['accept'])).toMatchObject({ supplies: { pirate: 0 }, bank: 34 })
    expect(fieldOf(playMoves(state, ['decline']), 'bivalve-bay')).toBe('(cash-crop)+2?? < -')
    expect(eventTypes(position.replace('5 3', '5 2'), 'raid 3 with 1')).toContain('stayed')
    expect(eventTypes(position.replace('+2', ''), 'raid 3 with 1')).toContain('trashed')
  })

  it('[R12.3] lighthouse: moves a hazard to another lane, delays a ship, or declines', () => {
    const state = ending(
      'bivalve-bay: lighthouse+2 | home-port: - < (reef)+1? port-taxes* | isle-of-fools: - < kraken | fleet: sloop[bilge-bob], longboat+1',
    )
    expect(questionOf(state)).toBe('crown may-tow-or-delay')
    expect(fieldOf(playMoves(state, ['tow 1.1 4']), 'isle-of-fools')).toBe('- < kraken (reef)+1?')
    expect(refusalOf(state, 'tow 1.1 1')).toEqual({ type: 'same-place' })
    expect(refusalOf(state, 'tow 2.1 1')).toEqual({ type: 'no-card-there', at: { island: 1, hazard: 0 } })
    expect(refusalOf(state, 'tow 1.1 7')).toEqual({ type: 'no-island', island: 6 })
    expect(eventTypes(state, 'pick-ship 2')).toContain('coins-added')
    expect(fieldOf(playMoves(state, ['pick-ship 2']), 'fleet')).toBe('sloop[bilge-bob], longboat+1') // two coins, minus one at the start of the pirate's turn
    expect(eventTypes(state, 'decline')).toContain('declined')
  })

  it('[R12.3] lighthouse raided: a coin on each raiding ship, then it is trashed', () => {
    const state = playMoves(`${PIRATE} | fleet: longboat[bilge-bob] | bivalve-bay: (lighthouse)`, ['raid 3 with 1'])
    expect([fieldOf(state, 'fleet'), fieldOf(state, 'crown discard').includes('lighthouse')]).toEqual(['longboat+2[bilge-bob]', true])
  })

  it('[R12.4] poisoned-rum: takes a hazard from the discard pile', () => {
    const state = ending('bivalve-bay: poisoned-rum+2 | crown discard: port-taxes royal-decree')
    expect(refusalOf(state, 'fetch royal-decree')).toEqual({ type: 'wrong-kind', card: 'royal-decree' })
    expect(refusalOf(state, 'fetch kraken')).toEqual({ type: 'not-in-discards', card: 'kraken' })
    expect(fieldOf(playMoves(state, ['fetch port-taxes']), 'crown hand')).toContain('port-taxes')
    expect(eventTypes(state, 'decline')).toContain('declined')
    expect(ending('bivalve-bay: poisoned-rum+2 | crown discard: royal-decree').turn).toBe('pirate')
  })

  it('[R12.4] poisoned-rum raided: the pirate trashes a crew member; the raid is still successful', () => {
    const position = `${PIRATE} | fleet: longboat[peg-leg-paul] | pirate hand: treasure-map | bivalve-bay: (poisoned-rum)`
    expect(eventTypes(playMoves(position, ['event treasure-map']), 'raid 3 with 1')).toBe(
      'raid-began raid-succeeded revealed crew-trashed trashed gained raid-ended',
    )
  })

  it('[R12.5] letter-of-marque: trashes any ship, then itself', () => {
    const position = `${UPKEEP} | bivalve-bay: (letter-of-marque)+4 | fleet: longboat, galleon+2[bilge-bob peg-leg-paul]`
    const state = playMoves(position, ['flip 3'])
    expect(refusalOf(state, 'pick-ship 3')).toEqual({ type: 'no-ship', ship: 2 })
    const trashed = playMoves(state, ['pick-ship 2'])
    expect([fieldOf(trashed, 'fleet'), fieldOf(trashed, 'pirate hand'), trashed.bank]).toEqual(['longboat', 'bilge-bob peg-leg-paul', 30])
    expect(fieldOf(trashed, 'crown discard')).toContain('letter-of-marque')
    expect(eventTypes(`${UPKEEP} | bivalve-bay: (letter-of-marque)+4`, 'flip 3')).toBe('flipped trashed')
    expect(eventTypes(`${UPKEEP} | bivalve-bay: (letter-of-marque)+4 | fleet: longboat`, 'flip 3')).toBe('flipped ship-trashed trashed')
  })

  it('[R12.5] letter-of-marque raided: the pirate may trash a raiding crew member for 3 coins', () => {
    const state = playMoves(`${PIRATE} | fleet: longboat[bilge-bob], sloop[peg-leg-paul] | bivalve-bay: (letter-of-marque)`, [
      'raid 3 with 1',
    ])
    expect(refusalOf(state, 'pick-crew 2.1')).toEqual({ type: 'not-raiding' })
    expect(eventTypes(state, 'pick-crew 1.1')).toBe('crew-trashed gained trashed raid-ended')
    expect(eventTypes(state, 'decline')).toBe('declined trashed raid-ended')
  })
})

describe('events', () => {
  it('[R12.6] royal-decree: a coin on each of up to three of the crown’s cards', () => {
    const state = playMoves(
      'crown | crown hand: royal-decree | home-port: - < (reef) kraken | bivalve-bay: (gold-rum) | isle-of-fools: cash-crop',
      ['event royal-decree'],
    )
    expect(questionOf(state)).toBe('crown add-coins')
    expect(refusalOf(state, 'add 1.1 1.2 3 4')).toEqual({ type: 'too-many', given: 4, most: 3 })
    expect(refusalOf(state, 'add 3 3')).toEqual({ type: 'named-twice' })
    expect(fieldOf(playMoves(state, ['add 1.1 3 4']), 'home-port')).toBe('- < (reef)+1 kraken')
    expect(eventTypes(state, 'add')).toBe('')
  })

  it('[R12.7] merchant-convoy: gains four coins', () => {
    expect(playMoves('crown | crown hand: merchant-convoy', ['event merchant-convoy']).supplies.crown).toBe(9)
  })
})

describe('hazards', () => {
  const CREW = 'merchant-vessel[bilge-bob peg-leg-paul]'

  it('[R12.8] rough-seas: discard two cards, or trash a crew member', () => {
    const state = raiding(CREW, 'rough-seas', 'pirate hand: sloop galleon informant')
    const paid = playMoves(state, ['meet 1'])
    expect(refusalOf(paid, 'discard sloop')).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(fieldOf(playMoves(paid, ['discard sloop informant']), 'pirate hand')).toBe('galleon')
    expect(questionOf(playMoves(state, ['meet 2']))).toBe('pirate way')
    expect(questionOf(raiding(CREW, 'rough-seas', 'pirate hand: sloop'))).toBe('pirate way')
  })

  it('[R12.8] privateers: two combat, pay four coins, or trash a crew member', () => {
    const state = raiding('galleon[bilge-bob]', 'privateers')
    expect(fieldOf(playMoves(state, ['meet 1']), 'fleet')).toBe('galleon+1[bilge-bob]')
    expect(playMoves(state, ['meet 2']).supplies.pirate).toBe(0)
    expect(eventTypes(state, 'meet 3')).toContain('crew-trashed')
  })

  it('[R12.8] reef: two navigation, or trash a ship, whose crew returns to the hand', () => {
    const state = raiding('sloop[able-abigail]', 'reef')
    expect(eventTypes(state, 'meet 1')).toContain('icons-used')
    const lost = playMoves(state, ['meet 2'])
    expect([fieldOf(lost, 'fleet'), fieldOf(lost, 'pirate hand')]).toEqual(['-', 'able-abigail'])
    const two = playMoves(`${PIRATE} | fleet: longboat[bilge-bob], sloop[peg-leg-paul] | bivalve-bay: - < reef`, ['raid 3 with 1 2'])
    expect(questionOf(two)).toBe('pirate way')
    expect(fieldOf(playMoves(two, ['pick-ship 1']), 'fleet')).toBe('>sloop+1[peg-leg-paul]')
  })

  it.each([
    ['uncharted-waters', 'sloop[able-abigail cutthroat-carlie]', 'merchant-vessel[able-abigail cutthroat-carlie]'],
    ['blockade', 'galleon[doug-doubloon]', 'galleon[bilge-bob]'],
    ['hidden-harbor', 'longboat[able-abigail]', 'longboat[doug-doubloon]'],
    ['harbor-guard', 'longboat[doug-doubloon]', 'longboat[able-abigail]'],
  ])('[R12.8] %s: its icons, or the raid is stopped', (card, passes, fails) => {
    const play = (fleet: string): string => eventTypes(`${PIRATE} | fleet: ${fleet} | bivalve-bay: - < ${card}`, 'raid 3 with 1')
    expect(play(passes)).toContain('raid-succeeded')
    expect(play(fails)).toContain('raid-stopped')
  })

  it('[R12.8] kraken: three combat, or trash a ship', () => {
    expect(eventTypes(raiding('galleon[doug-doubloon]', 'kraken'), 'meet 1')).toContain('icons-used')
    expect(fieldOf(raiding('galleon[bilge-bob]', 'kraken'), 'pirate discard')).toContain('galleon')
  })

  it('[R12.8] squall: two navigation, or the crown trashes a crew member', () => {
    expect(questionOf(raiding(CREW, 'squall'))).toBe('crown way')
    expect(eventTypes(raiding('sloop[able-abigail]', 'squall'), 'meet 1')).toContain('icons-used')
  })

  it('[R12.8] port-taxes: pay two coins, or the crown gains three', () => {
    const state = raiding(CREW, 'port-taxes')
    expect([fieldOf(playMoves(state, ['meet 1']), 'coins'), fieldOf(playMoves(state, ['meet 2']), 'coins')]).toEqual(['5 2', '8 4'])
  })

  it('[R12.8] rowdy-tavern: discard two cards, or a coin on each raiding ship and on the card, which then survives', () => {
    const state = raiding(CREW, 'rowdy-tavern')
    expect([fieldOf(state, 'bivalve-bay'), state.fleet[0]?.coins]).toEqual(['- < rowdy-tavern', 2])
    const choice = raiding(CREW, 'rowdy-tavern', 'pirate hand: sloop galleon')
    expect(fieldOf(playMoves(choice, ['meet 1']), 'bivalve-bay')).toBe('- < -')
  })
})
