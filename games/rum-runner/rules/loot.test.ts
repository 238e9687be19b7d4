/** Chapters 8 to 10 of the rulebook: what is raided, what follows, and the end. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from './index.ts'
import { after, asked, field, happened, playing, refused } from './testing.ts'
import type { State } from './types.ts'

const PIRATE = 'crown | turn: pirate 1'
const BOB = 'fleet: longboat[bilge-bob]'

describe('raiding the island', () => {
  it('[R8.1] the investment, the top of the deck, a random card of the hand, or nothing', () => {
    expect(happened(`${PIRATE} | ${BOB} | bivalve-bay: (light-rum)`, 'raid 3 with 1')).toContain('revealed coins-added scored')
    const deck = `${PIRATE} | ${BOB} | crown deck: gold-rum …`
    expect(field(after(deck, ['raid 1 with 1']), 'pirate score')).toBe('gold-rum')
    const hand = `${PIRATE} | ${BOB} | crown deck: - | crown discard: … | crown hand: reef gold-rum kraken`
    expect(field(after(hand, ['raid 1 with 1'], scripted(1)), 'pirate score')).toBe('gold-rum')
    const home = `${PIRATE} | ${BOB} | crown deck: - | crown discard: … | crown hand: reef gold-rum | home-port: (light-rum)`
    expect(field(after(home, ['raid 1 with 1']), 'pirate score')).toBe('light-rum')
    const bare = `${PIRATE} | ${BOB} | crown deck: - | crown discard: …`
    expect(happened(bare, 'raid 1 with 1')).toBe('raid-began raid-succeeded nothing-raided')
  })

  it('[R8.2] shown to everybody, its coins on it', () => {
    const { state, events } = playing(`${PIRATE} | fleet: sloop[bilge-bob peg-leg-paul] | bivalve-bay: (poisoned-rum)+2`, 'raid 3 with 1')
    expect(events).toContainEqual({ type: 'revealed', from: 'island', card: 'poisoned-rum', coins: 2 })
    expect(rumRunner.view(state as State, 'table').islands[2]?.investment).toMatchObject({ card: 'poisoned-rum', coins: 2 })
  })

  it('[R8.3] raid texts work from island, deck and hand alike, for ships still in the party', () => {
    const position = `${PIRATE} | fleet: longboat[bilge-bob], sloop[doug-doubloon] | crown deck: lighthouse … | home-port: - < rough-seas+1`
    const state = after(position, ['raid 1 with 1 2', 'pick-crew 1.1'])
    expect(field(state, 'fleet')).toBe('longboat+1, sloop+2[doug-doubloon]')
    const poison = `${PIRATE} | fleet: sloop[bilge-bob peg-leg-paul] | crown deck: poisoned-rum …`
    const asks = after(poison, ['raid 1 with 1'])
    expect([asked(asks), asks.shown]).toEqual(['pirate lose-crew', 'poisoned-rum.1'])
    expect(field(after(asks, ['pick-crew 1.1']), 'crown discard')).toContain('poisoned-rum')
  })

  it('[R8.4] then it is trashed, unless scored or kept', () => {
    expect(field(after(`${PIRATE} | ${BOB} | bivalve-bay: lighthouse+2`, ['raid 3 with 1']), 'crown discard')).toContain('lighthouse')
    expect(field(after(`${PIRATE} | ${BOB} | bivalve-bay: lighthouse+2`, ['raid 3 with 1']), 'bank')).toBe('29')
  })

  it('[R8.5] hazards and events are just trashed', () => {
    for (const card of ['kraken', 'royal-decree'])
      expect(happened(`${PIRATE} | ${BOB} | crown deck: ${card} …`, 'raid 1 with 1')).toBe('raid-began raid-succeeded revealed trashed')
  })
})

describe('after the raid', () => {
  it('[R9.1] crew still in the party acts once, also after a stopped raid', () => {
    const stopped = after(`${PIRATE} | fleet: longboat[peg-leg-paul] | bivalve-bay: - < blockade`, ['raid 3 with 1'])
    expect(asked(stopped)).toBe('pirate may-coin-ship')
    const gone = after(`${PIRATE} | fleet: longboat[peg-leg-paul] | bivalve-bay: - < rough-seas`, ['raid 3 with 1'])
    expect(asked(gone)).toBe('pirate actions')
  })

  it('[R9.2] in the pirate’s order, each seeing what came before', () => {
    const state = after(
      `${PIRATE} | fleet: merchant-vessel[peg-leg-paul doug-doubloon dead-eye-dory] | pirate deck: sloop … | pirate discard: galleon`,
      ['raid 3 with 1'],
    )
    expect(asked(state)).toBe('pirate crew-effects')
    const doug = after(state, ['pick-crew 1.2'])
    expect(refused(doug, 'pick-crew 1.2')).toEqual({ type: 'not-due' })
    expect(refused(doug, 'pick-crew 1.4')).toEqual({ type: 'no-crew-there' })
    const dory = after(doug, ['pick-crew 1.3', 'fetch galleon'])
    const stored = JSON.parse(JSON.stringify(dory)) as State // the match is stored in the middle of an effect and goes on
    expect(after(stored, ['accept'])).toEqual(after(dory, ['accept']))
    expect(asked(dory)).toBe('pirate may-coin-ship')
    expect(asked(after(dory, ['accept']))).toBe('pirate actions')
  })

  it('[R9.3] may can be declined, must is done as far as possible', () => {
    const may = after(`${PIRATE} | fleet: longboat[peg-leg-paul]`, ['raid 3 with 1'])
    expect(happened(may, 'decline')).toBe('declined')
    expect(happened(`${PIRATE} | fleet: longboat[twin-blade-tess]`, 'raid 3 with 1')).toBe('raid-began raid-succeeded nothing-raided')
    expect(
      happened(
        `${PIRATE} | fleet: longboat[doug-doubloon] | pirate deck: - | removed: sloop | pirate discard: -  | pirate hand: …`,
        'raid 3 with 1',
      ),
    ).toBe('raid-began raid-succeeded nothing-raided')
    const map = after(`${PIRATE} | fleet: longboat[bilge-bob] | pirate hand: treasure-map | bivalve-bay: - < (reef)`, [
      'event treasure-map',
      'raid 4 with 1',
    ])
    expect(refused(map, 'decline')).toEqual({ type: 'must-be-done' })
  })

  it('[R9.4] rewards come after all crew effects, whoever has left by then', () => {
    const position = `${PIRATE} | fleet: longboat[dead-eye-dory] | pirate hand: treasure-map | bivalve-bay: - < (reef)`
    const state = after(position, ['event treasure-map', 'raid 4 with 1'])
    expect(asked(state)).toBe('pirate may-go-on-deck')
    const fetched = after(state, ['fetch treasure-map'])
    expect([asked(fetched), field(fetched, 'fleet'), fetched.supplies.pirate]).toEqual(['pirate look', '>longboat+2', 7])
  })
})

describe('the end', () => {
  it('[R10.1] the crown wins with four points', () => {
    const position = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (light-rum)+2 | crown hand: reef'
    const { state, events } = playing(position, 'flip 3')
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'rum', places: [1, 2], scores: [4, 0] })
    expect(rumRunner.outcome(state as State)).toEqual({ places: [1, 2], scores: [4, 0] })
    expect(rumRunner.awaited(state as State)).toEqual([])
  })

  it('[R10.2] the pirate wins with four rum cards, in the crown’s turn too', () => {
    const position =
      'crown | agenda: limit … | pirate score: light-rum light-rum gold-rum | crown hand: reef reef squall squall kraken aged-rum'
    const { state } = playing(position, 'discard aged-rum')
    expect(rumRunner.outcome(state as State)).toEqual({ places: [2, 1], scores: [0, 4] })
    expect(refused(state as State, 'gain')).toEqual({ type: 'over' })
  })

  it('[R10.3] at once: before the hand is mixed, before crew acts', () => {
    const flip = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (gold-rum)+3 | crown hand: reef'
    expect(happened(flip, 'flip 3')).toBe('flipped scored ended')
    const raid = `${PIRATE} | fleet: longboat[peg-leg-paul] | pirate score: light-rum light-rum gold-rum | bivalve-bay: (gold-rum)`
    expect(happened(raid, 'raid 3 with 1')).toBe('raid-began raid-succeeded revealed coins-added scored ended')
  })

  it('[R10.4] at the turn cap more points win, equal points are a draw', () => {
    const last = (score: string): State => after(`crown | turn: pirate 60 | actions: 1 | pirate hand: sloop | ${score}`, ['gain'])
    expect(rumRunner.outcome(last('crown score: gold-rum | pirate score: light-rum'))).toEqual({ places: [1, 2], scores: [2, 1] })
    expect(rumRunner.outcome(last('crown score: light-rum | pirate score: gold-rum'))).toEqual({ places: [1, 1], scores: [1, 1] })
    expect(last('crown score: light-rum').ending).toBe('cap')
    const open = after(
      'own | turn: pirate 60 | actions: 1 | options: {"cards":"standard","crown":0,"mulligan":false,"turnCap":null,"bank":"open"}',
      ['gain'],
    )
    expect(open).toMatchObject({ ending: null, round: 61 })
  })

  it('[R10.5] with all rum scored somebody has won', () => {
    const points = [1, 1, 1, 2, 2, 2, 3]
    for (let taken = 0; taken < 1 << 7; taken += 1) {
      const pirate = points.filter((_, index) => (taken >> index) & 1).length
      const crown = points.reduce((sum, value, index) => ((taken >> index) & 1 ? sum : sum + value), 0)
      expect(pirate >= 4 || crown >= 4).toBe(true)
    }
  })
})
