/** Chapter 12 of the rulebook: every card of the crown's, by name. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, asked, field, happened, playing, refused } from './testing.ts'
import type { State } from './types.ts'

const UPKEEP = 'crown | agenda: reveal …'
const PIRATE = 'crown | turn: pirate 1'
/** The crown has taken its last action. */
const ending = (fields: string): State => after(`crown | actions: 1 | ${fields}`, ['gain'])
const raiding = (fleet: string, lane: string, more = ''): State =>
  after(`${PIRATE} | fleet: ${fleet} | bivalve-bay: - < ${lane}${more === '' ? '' : ` | ${more}`}`, ['raid 3 with 1'])

describe('investments', () => {
  it.each([
    ['light-rum', 2, 1],
    ['gold-rum', 3, 2],
    ['aged-rum', 4, 3],
  ])('[R12.1] %s: needs %i coins, scores %i; then the hand may be mixed into the deck', (card, cost, points) => {
    expect(refused(`${UPKEEP} | bivalve-bay: (${card})+${cost - 1}`, 'flip 3')).toMatchObject({ type: 'not-funded', cost })
    const state = after(`${UPKEEP} | bivalve-bay: (${card})+${cost} | crown hand: reef kraken`, ['flip 3'])
    expect(asked(state)).toBe('crown may-mix-hand')
    expect(playing(`${UPKEEP} | bivalve-bay: (${card})+${cost}`, 'flip 3').events[1]).toMatchObject({
      type: 'scored',
      points,
      total: points,
    })
    const mixed = playing(state, 'accept', fastRandom(1)).state
    expect(mixed?.hands.crown).toEqual([])
    expect(mixed?.decks.crown).toHaveLength(state.decks.crown.length + 2)
    expect(happened(state, 'decline')).toBe('declined')
  })

  it('[R12.1] a new deck from an empty one, unless an investment lies on Home Port; not without a card', () => {
    const bare = 'crown deck: - | crown discard: … | bivalve-bay: (light-rum)+2'
    const state = after(`${UPKEEP} | ${bare} | crown hand: reef`, ['flip 3'])
    expect(playing(state, 'accept', fastRandom(1)).state?.decks.crown).toEqual(['reef.1'])
    expect(asked(after(`${UPKEEP} | ${bare} | crown hand: reef | home-port: (cash-crop)`, ['flip 3']))).toBe('crown actions')
    expect(asked(after(`${UPKEEP} | ${bare}`, ['flip 3']))).toBe('crown actions')
    const home = `${UPKEEP} | crown deck: - | crown discard: … | home-port: (light-rum)+2 | crown hand: reef`
    expect(asked(after(home, ['flip 1']))).toBe('crown may-mix-hand') // the rum just scored no longer lies there
  })

  it('[R12.1] rum raided: a coin on each raiding ship, and the pirate scores it', () => {
    const state = after(`${PIRATE} | fleet: longboat[bilge-bob], longboat | bivalve-bay: (aged-rum)+3`, ['raid 3 with 1'])
    expect([field(state, 'fleet'), field(state, 'pirate score')]).toEqual(['longboat+2[bilge-bob], longboat', 'aged-rum'])
  })

  it('[R12.2] cash-crop: a coin on an own card at the end of the turn, itself too; two give two', () => {
    expect(field(ending('bivalve-bay: cash-crop+1'), 'bivalve-bay')).toBe('cash-crop+2 < -')
    const state = ending('bivalve-bay: cash-crop+1 | isle-of-fools: cash-crop+1')
    const twice = after(state, ['pick-island 3', 'add 3', 'add 3'])
    expect(field(twice, 'bivalve-bay')).toBe('cash-crop+3 < -')
    expect(refused(after(state, ['pick-island 3']), 'add')).toEqual({ type: 'names-none' })
    expect(refused(after(state, ['pick-island 3']), 'add 3 4')).toEqual({ type: 'too-many', given: 2, most: 1 })
  })

  it('[R12.2] cash-crop raided: paid for in full, or it stays as it lay, and all have seen it', () => {
    const position = `${PIRATE} | coins: 5 3 | fleet: longboat[bilge-bob] | bivalve-bay: (cash-crop)+2`
    const state = after(position, ['raid 3 with 1'])
    expect(asked(state)).toBe('pirate pay-or-stay')
    expect(happened(state, 'accept')).toBe('paid trashed')
    expect(after(state, ['accept'])).toMatchObject({ supplies: { pirate: 0 }, bank: 34 })
    expect(field(after(state, ['decline']), 'bivalve-bay')).toBe('(cash-crop)+2?? < -')
    expect(happened(position.replace('5 3', '5 2'), 'raid 3 with 1')).toContain('stayed')
    expect(happened(position.replace('+2', ''), 'raid 3 with 1')).toContain('trashed')
  })

  it('[R12.3] lighthouse: moves a hazard to another lane, or delays a ship, or neither', () => {
    const state = ending(
      'bivalve-bay: lighthouse+2 | home-port: - < (reef)+1? port-taxes* | isle-of-fools: - < kraken | fleet: sloop[bilge-bob], longboat+1',
    )
    expect(asked(state)).toBe('crown may-tow-or-delay')
    expect(field(after(state, ['tow 1.1 4']), 'isle-of-fools')).toBe('- < kraken (reef)+1?')
    expect(refused(state, 'tow 1.1 1')).toEqual({ type: 'same-place' })
    expect(refused(state, 'tow 2.1 1')).toEqual({ type: 'no-card-there', at: { island: 1, hazard: 0 } })
    expect(refused(state, 'tow 1.1 7')).toEqual({ type: 'no-island', island: 6 })
    expect(happened(state, 'pick-ship 2')).toContain('coins-added')
    expect(field(after(state, ['pick-ship 2']), 'fleet')).toBe('sloop[bilge-bob], longboat+1') // two, less one at the pirate's turn start
    expect(happened(state, 'decline')).toContain('declined')
  })

  it('[R12.3] lighthouse raided: a coin on each raiding ship, then trashed', () => {
    const state = after(`${PIRATE} | fleet: longboat[bilge-bob] | bivalve-bay: (lighthouse)`, ['raid 3 with 1'])
    expect([field(state, 'fleet'), field(state, 'crown discard').includes('lighthouse')]).toEqual(['longboat+2[bilge-bob]', true])
  })

  it('[R12.4] poisoned-rum: fetches a hazard from the pile', () => {
    const state = ending('bivalve-bay: poisoned-rum+2 | crown discard: port-taxes royal-decree')
    expect(refused(state, 'fetch royal-decree')).toEqual({ type: 'wrong-kind', card: 'royal-decree' })
    expect(refused(state, 'fetch kraken')).toEqual({ type: 'not-in-discards', card: 'kraken' })
    expect(field(after(state, ['fetch port-taxes']), 'crown hand')).toContain('port-taxes')
    expect(happened(state, 'decline')).toContain('declined')
    expect(ending('bivalve-bay: poisoned-rum+2 | crown discard: royal-decree').turn).toBe('pirate')
  })

  it('[R12.4] poisoned-rum raided: a crew is trashed, and the raid stays successful', () => {
    const position = `${PIRATE} | fleet: longboat[peg-leg-paul] | pirate hand: treasure-map | bivalve-bay: (poisoned-rum)`
    expect(happened(after(position, ['event treasure-map']), 'raid 3 with 1')).toBe(
      'raid-began raid-succeeded revealed crew-trashed trashed gained',
    )
  })

  it('[R12.5] letter-of-marque: trashes any ship, then itself', () => {
    const position = `${UPKEEP} | bivalve-bay: (letter-of-marque)+4 | fleet: longboat, galleon+2[bilge-bob peg-leg-paul]`
    const state = after(position, ['flip 3'])
    expect(refused(state, 'pick-ship 3')).toEqual({ type: 'no-ship', ship: 2 })
    const trashed = after(state, ['pick-ship 2'])
    expect([field(trashed, 'fleet'), field(trashed, 'pirate hand'), trashed.bank]).toEqual(['longboat', 'bilge-bob peg-leg-paul', 30])
    expect(field(trashed, 'crown discard')).toContain('letter-of-marque')
    expect(happened(`${UPKEEP} | bivalve-bay: (letter-of-marque)+4`, 'flip 3')).toBe('flipped trashed')
    expect(happened(`${UPKEEP} | bivalve-bay: (letter-of-marque)+4 | fleet: longboat`, 'flip 3')).toBe('flipped ship-trashed trashed')
  })

  it('[R12.5] letter-of-marque raided: a raiding crew may be sold for 3', () => {
    const state = after(`${PIRATE} | fleet: longboat[bilge-bob], sloop[peg-leg-paul] | bivalve-bay: (letter-of-marque)`, ['raid 3 with 1'])
    expect(refused(state, 'pick-crew 2.1')).toEqual({ type: 'not-raiding' })
    expect(happened(state, 'pick-crew 1.1')).toBe('crew-trashed gained trashed')
    expect(happened(state, 'decline')).toBe('declined trashed')
  })
})

describe('events', () => {
  it('[R12.6] royal-decree: a coin on up to three different own cards', () => {
    const state = after(
      'crown | crown hand: royal-decree | home-port: - < (reef) kraken | bivalve-bay: (gold-rum) | isle-of-fools: cash-crop',
      ['event royal-decree'],
    )
    expect(asked(state)).toBe('crown add-coins')
    expect(refused(state, 'add 1.1 1.2 3 4')).toEqual({ type: 'too-many', given: 4, most: 3 })
    expect(refused(state, 'add 3 3')).toEqual({ type: 'named-twice' })
    expect(field(after(state, ['add 1.1 3 4']), 'home-port')).toBe('- < (reef)+1 kraken')
    expect(happened(state, 'add')).toBe('')
  })

  it('[R12.7] merchant-convoy: four coins', () => {
    expect(after('crown | crown hand: merchant-convoy', ['event merchant-convoy']).supplies.crown).toBe(9)
  })
})

describe('hazards', () => {
  const CREW = 'merchant-vessel[bilge-bob peg-leg-paul]'

  it('[R12.8] rough-seas: two cards, or a crew', () => {
    const state = raiding(CREW, 'rough-seas', 'pirate hand: sloop galleon informant')
    const paid = after(state, ['meet 1'])
    expect(refused(paid, 'discard sloop')).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(field(after(paid, ['discard sloop informant']), 'pirate hand')).toBe('galleon')
    expect(asked(after(state, ['meet 2']))).toBe('pirate way')
    expect(asked(raiding(CREW, 'rough-seas', 'pirate hand: sloop'))).toBe('pirate way')
  })

  it('[R12.8] privateers: two combat, four coins, or a crew', () => {
    const state = raiding('galleon[bilge-bob]', 'privateers')
    expect(field(after(state, ['meet 1']), 'fleet')).toBe('galleon+1[bilge-bob]')
    expect(after(state, ['meet 2']).supplies.pirate).toBe(0)
    expect(happened(state, 'meet 3')).toContain('crew-trashed')
  })

  it('[R12.8] reef: two navigation, or a ship, whose crew goes back', () => {
    const state = raiding('sloop[able-abigail]', 'reef')
    expect(happened(state, 'meet 1')).toContain('icons-used')
    const lost = after(state, ['meet 2'])
    expect([field(lost, 'fleet'), field(lost, 'pirate hand')]).toEqual(['-', 'able-abigail'])
    const two = after(`${PIRATE} | fleet: longboat[bilge-bob], sloop[peg-leg-paul] | bivalve-bay: - < reef`, ['raid 3 with 1 2'])
    expect(asked(two)).toBe('pirate way')
    expect(field(after(two, ['pick-ship 1']), 'fleet')).toBe('>sloop+1[peg-leg-paul]')
  })

  it.each([
    ['uncharted-waters', 'sloop[able-abigail cutthroat-carlie]', 'merchant-vessel[able-abigail cutthroat-carlie]'],
    ['blockade', 'galleon[doug-doubloon]', 'galleon[bilge-bob]'],
    ['hidden-harbor', 'longboat[able-abigail]', 'longboat[doug-doubloon]'],
    ['harbor-guard', 'longboat[doug-doubloon]', 'longboat[able-abigail]'],
  ])('[R12.8] %s: its icons, or the raid is stopped', (card, passes, fails) => {
    const play = (fleet: string): string => happened(`${PIRATE} | fleet: ${fleet} | bivalve-bay: - < ${card}`, 'raid 3 with 1')
    expect(play(passes)).toContain('raid-succeeded')
    expect(play(fails)).toContain('raid-stopped')
  })

  it('[R12.8] kraken: three combat, or a ship', () => {
    expect(happened(raiding('galleon[doug-doubloon]', 'kraken'), 'meet 1')).toContain('icons-used')
    expect(field(raiding('galleon[bilge-bob]', 'kraken'), 'pirate discard')).toContain('galleon')
  })

  it('[R12.8] squall: two navigation, or a crew of the crown’s choice', () => {
    expect(asked(raiding(CREW, 'squall'))).toBe('crown way')
    expect(happened(raiding('sloop[able-abigail]', 'squall'), 'meet 1')).toContain('icons-used')
  })

  it('[R12.8] port-taxes: two coins, or the crown gains three', () => {
    const state = raiding(CREW, 'port-taxes')
    expect([field(after(state, ['meet 1']), 'coins'), field(after(state, ['meet 2']), 'coins')]).toEqual(['5 2', '8 4'])
  })

  it('[R12.8] rowdy-tavern: two cards, or coins on the party and on itself, which keep it alive', () => {
    const state = raiding(CREW, 'rowdy-tavern')
    expect([field(state, 'bivalve-bay'), state.fleet[0]?.coins]).toEqual(['- < rowdy-tavern', 2])
    const choice = raiding(CREW, 'rowdy-tavern', 'pirate hand: sloop galleon')
    expect(field(after(choice, ['meet 1']), 'bivalve-bay')).toBe('- < -')
  })
})
