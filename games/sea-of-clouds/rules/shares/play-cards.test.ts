/** Chapters 4 and 5 of the rulebook: playing cards, and immediate effects. */
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, playMove, runAgenda } from '../testing.ts'

const at = (space: string, captain = '3', rest = '/ cutlass / gunner'): string =>
  `standard | spaces: ${space} ${rest} | A: ${captain} | B: 3 | deck: steward rotgut kraken-eye cook …`

describe('playing cards', () => {
  it('[R4.1] the captain is asked for the order, card by card, as long as it can matter', () => {
    const asked = after(at('rum-1 beer cook', '3 pirates steward'), ['take'])
    expect(field(asked, 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(field(after(asked, ['play 1']), 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(playMove(asked, 'play 3').state!.captains[0]!.pirates).toHaveLength(2)
    expect(playMove(after(asked, ['play 1']), 'play 3').refusal).toEqual({ type: 'not-in-hand', place: 2 })
    expect(playMove(asked, 'take').refusal).toEqual({ type: 'another-question', asked: 'play-cards', rules: ['R4.1'] })
  })

  it.each(['purse toll', 'beer cook', 'cook beer', 'treasure-map grappling-hook', 'grappling-hook purse', 'cook grappling-hook'])(
    '[R4.1] the order can matter: %s',
    share => expect(field(after(at(share), ['take']), 'agenda')).toBe('play-cards A, refill 1, end-turn A'),
  )

  it.each([
    'rum-1 kraken-eye cook',
    'treasure-map treasure-map',
    'purse kraken-eye',
    'cracker toll',
    'cracker beer purse',
    'cook purse cracker',
    'treasure-map toll cutlass',
    'beer rum-1 rum-guide',
  ])('[R4.1] the order cannot matter, so the captain is not asked: %s', share =>
    expect(field(after(at(share), ['take']), 'agenda')).toBe('decide B 1, end-turn B'),
  )

  it('[R4.1, R4.4] without a question the cards are played from left to right, each completely', () => {
    const { state, events } = playMove(at('cook purse cracker'), 'take')
    expect(namesOf(events.filter(({ type }) => ['placed', 'played', 'gained', 'parrot-moved', 'no-effect'].includes(type)))).toBe(
      'placed played gained played no-effect',
    )
    expect(field(state!, 'A')).toBe('6 pirates cook.1')
  })

  it.each(['purse kraken-eye', 'cracker toll', 'cook purse cracker', 'treasure-map toll cutlass', 'beer rum-1 rum-guide'])(
    '[R4.1] every order of cards that are not asked for gives the same result: %s',
    share => {
      const words = share.split(' ')
      const forwards = after(at(share, '1 pirates steward', '/ cutlass.2 / gunner'), ['take'])
      const backwards = after(at(words.toReversed().join(' '), '1 pirates steward', '/ cutlass.2 / gunner'), ['take'])
      const sorted = (state: typeof forwards): unknown => ({ ...state, discards: state.discards.toSorted() })
      expect(sorted(backwards)).toEqual(sorted(forwards))
    },
  )

  it('[R4.2] Rum and secrets go face down', () => {
    const { state, events } = playMove(at('rum-1 rum-guide'), 'take')
    expect(field(state!, 'A')).toBe('3 rum rum-1.1 secrets rum-guide.1')
    expect(eventsOf(events, 'placed').map(({ card }) => [card.back, card.open])).toEqual([
      ['rum', false],
      ['object', false],
    ])
  })

  it('[R4.3] other cards go face up and are shown when they are taken', () => {
    const { state, events } = playMove(at('kraken-eye cutlass.2 cook'), 'take')
    expect(field(state!, 'A')).toBe('3 pirates cook.1 relics kraken-eye.1 objects cutlass.2')
    expect(eventsOf(events, 'took')[0]!.cards.every(({ open }) => open)).toBe(true)
  })

  it('[R4.4] an immediate card is fully resolved, including refills, and discarded before the next one', () => {
    const asked = after(at('grappling-hook purse'), ['take'])
    const picked = playMove(after(asked, ['play 1']), 'pick 3 1')
    expect(namesOf(picked.events)).toBe('picked added placed played gained added looked')
    expect(field(picked.state!, 'discards')).toBe('grappling-hook.1 purse.1')
  })

  it('[R4.5] a card gained by an effect is played before the cards still waiting', () => {
    const asked = after(at('grappling-hook beer cook', '2', '/ purse / gunner'), ['take', 'play 1'])
    const { events, state } = playMove(asked, 'pick 2 1')
    expect(namesOf(events)).toBe('picked added played gained')
    expect(field(state!, 'agenda')).toBe('play-cards A, refill 1, end-turn A')
    expect(state!.captains[0]!.doubloons).toBe(5)
  })

  it('[R4.6] discards are face up and never come back', () => {
    const state = after(at('purse').replace('deck: steward rotgut kraken-eye cook …', 'deck: steward | discards: …'), ['take', 'leave'])
    expect(state.deck).toEqual([])
    expect(state.discards).toContain('purse.1')
  })
})

describe('the example of the order in the rulebook', () => {
  it.each([
    ['play 2', 3],
    ['play 1', 1],
  ])('[R4.1, R5.1, R5.2] a Purse, a Harbour Toll and 1 doubloon: %s first leaves %i', (move, doubloons) => {
    const taken = after('standard | spaces: purse toll / rum-1 / rum-2 | A: 1 | B: 3', ['take'])
    expect(after(taken, [move]).captains[0]!.doubloons).toBe(doubloons)
  })
})

describe('immediate effects', () => {
  const effect = (task: string, captain = '3', spaces = 'rum-1 / cutlass / gunner', more = ''): ReturnType<typeof runAgenda> =>
    runAgenda(
      `standard | parrot: B | spaces: ${spaces} | A: ${captain} | B: 3 ${more}| deck: steward rotgut kraken-eye … | agenda: effect A card ${task}, end-turn A`,
    )

  it('[R5.1] doubloons are taken from the bank', () => expect(field(effect('take-doubloons 3').state, 'A')).toBe('6'))

  it('[R5.2] a captain with too few doubloons pays all and owes nothing', () => {
    expect(field(effect('pay-doubloons 3').state, 'A')).toBe('0')
    expect(field(effect('pay-doubloons 3', '5').state, 'A')).toBe('2')
    const { state, events } = effect('pay-doubloons 3', '1 objects chest+5')
    expect(field(state, 'A')).toBe('0 objects chest.1+5')
    expect(events[0]).toEqual({ type: 'paid', seat: 0, amount: 1, card: 'card' })
  })

  it('[R5.3] the Parrot moves from the captain who has it', () => {
    expect(effect('take-parrot').state.parrot).toBe(0)
    const again = runAgenda('standard | parrot: A | A: 3 | B: 3 | agenda: effect A card take-parrot, end-turn A')
    expect([again.state.parrot, again.events[0]!.type]).toEqual([0, 'no-effect'])
  })

  it('[R5.4] every space gets a card in order, or a doubloon if it is full or the deck is empty', () => {
    expect(field(effect('add-to-shares').state, 'spaces')).toBe('rum-1.1{B} steward.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
    expect(field(effect('add-to-shares', '3', 'rum-1 rum-2 rum-3 / cutlass / gunner').state, 'spaces')).toBe(
      'rum-1.1{B} rum-2.1{B} rum-3.1{B} +1 / cutlass.1 steward.1 / gunner.1 rotgut.1',
    )
    const short =
      'standard | spaces: rum-1 / cutlass / gunner | A: 3 | B: 3 | deck: cook | discards: … | agenda: effect A card add-to-shares, end-turn A'
    expect(field(runAgenda(short).state, 'spaces')).toBe('rum-1.1{B} cook.1{B} / cutlass.1 +1 / gunner.1 +1')
  })

  it('[R5.5] the Map also adds to the space being played, which is still refilled later', () => {
    const state = after(at('treasure-map'), ['take'])
    expect(field(state, 'spaces')).toBe('steward.1{B} cook.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
  })

  it('[R5.5] the Hook may take the Map’s card from there, without another refill', () => {
    const asked = after(at('treasure-map grappling-hook'), ['take', 'play 1'])
    expect(field(asked, 'spaces')).toBe('steward.1 / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
    const { events, state } = playMove(asked, 'pick 1 1')
    expect(namesOf(events)).toBe('picked placed added looked')
    expect(field(state!, 'spaces')).toBe('cook.1{B} / cutlass.1 rotgut.1 / gunner.1 kraken-eye.1')
  })

  it('[R5.5] the refill is a doubloon if the space already has three cards', () => {
    const maps = runAgenda('standard | spaces: rum-1 rum-2 rum-3 / cutlass / gunner | A: 3 | B: 3 | agenda: refill 1, end-turn A')
    expect(field(maps.state, 'spaces')).toMatch(/^rum-1.1\{B\} rum-2.1\{B\} rum-3.1\{B\} \+1/)
  })

  it('[R5.6] the captain chooses which of their own Pirates to discard', () => {
    const asked = effect('discard-pirate', '3 pirates cook steward')
    expect(field(asked.state, 'agenda')).toBe('effect A card discard-pirate, end-turn A')
    const state = after(asked.state, ['discard 2'])
    expect([field(state, 'A'), field(state, 'discards')]).toEqual(['3 pirates cook.1', 'steward.1'])
    expect(playMove(asked.state, 'discard 3').refusal).toEqual({ type: 'not-your-pirate', rules: ['R5.6'] })
    expect(field(effect('discard-pirate', '3 pirates steward.2 steward.3').state, 'A')).toBe('3 pirates steward.3')
    expect(effect('discard-pirate').events[0]!.type).toBe('no-effect')
  })

  it('[R5.6] example: a Pirate of the same share that is not yet played is safe from Beer', () => {
    const asked = after(at('beer cook', '3 pirates steward.2'), ['take'])
    expect(field(after(asked, ['play 1']), 'A')).toBe('3 pirates cook.1')
    expect(field(after(asked, ['play 2', 'discard 2']), 'A')).toBe('3 pirates steward.2')
  })

  it('[R5.7] the captain takes any face-down card of any space; doubloons stay', () => {
    const asked = effect('take-share-card', '3', 'rum-1 rum-2 / cutlass +2 / gunner')
    expect(playMove(asked.state, 'pick 2 2').refusal).toEqual({ type: 'no-card-there', space: 1, place: 1 })
    const { state } = playMove(asked.state, 'pick 2 1')
    expect([field(state!, 'A'), field(state!, 'spaces')]).toEqual([
      '3 objects cutlass.1',
      'rum-1.1{B} rum-2.1{B} / steward.1 +2 / gunner.1',
    ])
  })

  it('[R5.7] the only card is taken without a question; doubloons cannot be taken', () => {
    expect(field(effect('take-share-card', '3', '- +1 / cook / - +2').state, 'A')).toBe('3 pirates cook.1')
    const none = effect('take-share-card', '3', '- +1 / - / - +2')
    expect([field(none.state, 'A'), none.events[0]!.type]).toEqual(['3', 'no-effect'])
  })
})
