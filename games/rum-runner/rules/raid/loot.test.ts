/** Chapters 8 to 10 of the rulebook: raiding a card, crew effects, and the end. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from '../index.ts'
import { PRESETS } from '../options.ts'
import { playMoves, questionOf, fieldOf, eventTypes, playMove, refusalOf } from '../testing.ts'
import type { State } from '../data/types.ts'

const PIRATE = 'crown | turn: pirate 1'
const BOB = 'fleet: longboat[bilge-bob]'

describe('raiding the island', () => {
  it('[R8.1] raids the investment, the top card of the deck, a random card of the hand, or nothing', () => {
    expect(eventTypes(`${PIRATE} | ${BOB} | bivalve-bay: (light-rum)`, 'raid 3 with 1')).toContain('revealed coins-added scored')
    const deck = `${PIRATE} | ${BOB} | crown deck: gold-rum …`
    expect(fieldOf(playMoves(deck, ['raid 1 with 1']), 'pirate score')).toBe('gold-rum')
    const hand = `${PIRATE} | ${BOB} | crown deck: - | crown discard: … | crown hand: reef gold-rum kraken`
    expect(fieldOf(playMoves(hand, ['raid 1 with 1'], scriptedRandom(1)), 'pirate score')).toBe('gold-rum')
    const home = `${PIRATE} | ${BOB} | crown deck: - | crown discard: … | crown hand: reef gold-rum | home-port: (light-rum)`
    expect(fieldOf(playMoves(home, ['raid 1 with 1']), 'pirate score')).toBe('light-rum')
    const bare = `${PIRATE} | ${BOB} | crown deck: - | crown discard: …`
    expect(eventTypes(bare, 'raid 1 with 1')).toBe('raid-began raid-succeeded nothing-raided raid-ended')
  })

  it('[R8.2] everybody sees the raided card, which keeps its coins', () => {
    const { state, events } = playMove(`${PIRATE} | fleet: sloop[bilge-bob peg-leg-paul] | bivalve-bay: (poisoned-rum)+2`, 'raid 3 with 1')
    expect(events).toContainEqual({ type: 'revealed', from: 'island', card: 'poisoned-rum', coins: 2 })
    expect(rumRunner.view(state as State, 'table').islands[2]?.investment).toMatchObject({ card: 'poisoned-rum', coins: 2 })
  })

  it('[R8.3] raid effects work from island, deck and hand, for ships still in the party', () => {
    const position = `${PIRATE} | fleet: longboat[bilge-bob], sloop[doug-doubloon] | crown deck: lighthouse … | home-port: - < rough-seas+1`
    const state = playMoves(position, ['raid 1 with 1 2', 'pick-crew 1.1'])
    expect(fieldOf(state, 'fleet')).toBe('longboat+1, sloop+2[doug-doubloon]')
    const poison = `${PIRATE} | fleet: sloop[bilge-bob peg-leg-paul] | crown deck: poisoned-rum …`
    const asks = playMoves(poison, ['raid 1 with 1'])
    expect([questionOf(asks), asks.shown]).toEqual(['pirate lose-crew', 'poisoned-rum.1'])
    expect(fieldOf(playMoves(asks, ['pick-crew 1.1']), 'crown discard')).toContain('poisoned-rum')
  })

  it('[R8.4] then the card is trashed unless it was scored or stays', () => {
    expect(fieldOf(playMoves(`${PIRATE} | ${BOB} | bivalve-bay: lighthouse+2`, ['raid 3 with 1']), 'crown discard')).toContain('lighthouse')
    expect(fieldOf(playMoves(`${PIRATE} | ${BOB} | bivalve-bay: lighthouse+2`, ['raid 3 with 1']), 'bank')).toBe('29')
  })

  it('[R8.5] raided hazards and events are only trashed', () => {
    for (const card of ['kraken', 'royal-decree'])
      expect(eventTypes(`${PIRATE} | ${BOB} | crown deck: ${card} …`, 'raid 1 with 1')).toBe(
        'raid-began raid-succeeded revealed trashed raid-ended',
      )
  })
})

describe('after the raid', () => {
  it('[R9.1] each crew member still in the party acts once, also after a stopped raid', () => {
    const stopped = playMoves(`${PIRATE} | fleet: longboat[peg-leg-paul] | bivalve-bay: - < blockade`, ['raid 3 with 1'])
    expect(questionOf(stopped)).toBe('pirate may-coin-ship')
    const gone = playMoves(`${PIRATE} | fleet: longboat[peg-leg-paul] | bivalve-bay: - < rough-seas`, ['raid 3 with 1'])
    expect(questionOf(gone)).toBe('pirate actions')
  })

  it('[R9.2] the pirate chooses the order; each effect uses the result of the earlier ones', () => {
    const state = playMoves(
      `${PIRATE} | fleet: merchant-vessel[peg-leg-paul doug-doubloon dead-eye-dory] | pirate deck: sloop … | pirate discard: galleon`,
      ['raid 3 with 1'],
    )
    expect(questionOf(state)).toBe('pirate crew-effects')
    const doug = playMoves(state, ['pick-crew 1.2'])
    expect(refusalOf(doug, 'pick-crew 1.2')).toEqual({ type: 'not-due' })
    expect(refusalOf(doug, 'pick-crew 1.4')).toEqual({ type: 'no-crew-there' })
    const dory = playMoves(doug, ['pick-crew 1.3', 'fetch galleon'])
    expect(JSON.parse(JSON.stringify(dory))).toEqual(dory) // a match can be stored and resumed in the middle of an effect
    expect(questionOf(dory)).toBe('pirate may-coin-ship')
    expect(questionOf(playMoves(dory, ['accept']))).toBe('pirate actions')
  })

  it('[R9.3] optional effects can be declined, others are done as far as possible', () => {
    const may = playMoves(`${PIRATE} | fleet: longboat[peg-leg-paul]`, ['raid 3 with 1'])
    expect(eventTypes(may, 'decline')).toBe('declined raid-ended')
    expect(eventTypes(`${PIRATE} | fleet: longboat[twin-blade-tess]`, 'raid 3 with 1')).toBe(
      'raid-began raid-succeeded nothing-raided effect-began raid-ended',
    )
    expect(
      eventTypes(
        `${PIRATE} | fleet: longboat[doug-doubloon] | pirate deck: - | removed: sloop | pirate discard: -  | pirate hand: …`,
        'raid 3 with 1',
      ),
    ).toBe('raid-began raid-succeeded nothing-raided effect-began raid-ended')
    const map = playMoves(`${PIRATE} | fleet: longboat[bilge-bob] | pirate hand: treasure-map | bivalve-bay: - < (reef)`, [
      'event treasure-map',
      'raid 4 with 1',
    ])
    expect(refusalOf(map, 'decline')).toEqual({ type: 'must-be-done' })
  })

  it('[R9.4] rewards come after all crew effects, even if crew has left', () => {
    const position = `${PIRATE} | fleet: longboat[dead-eye-dory] | pirate hand: treasure-map | bivalve-bay: - < (reef)`
    const state = playMoves(position, ['event treasure-map', 'raid 4 with 1'])
    expect(questionOf(state)).toBe('pirate may-go-on-deck')
    const fetched = playMoves(state, ['fetch treasure-map'])
    expect([questionOf(fetched), fieldOf(fetched, 'fleet'), fetched.supplies.pirate]).toEqual(['pirate look', '>longboat+2', 7])
  })
})

describe('the end', () => {
  it('[R10.1] the crown wins with four points', () => {
    const position = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (light-rum)+2 | crown hand: reef'
    const { state, events } = playMove(position, 'flip 3')
    expect(events.at(-1)).toEqual({ type: 'ended', reason: 'rum', places: [1, 2], scores: [4, 0] })
    expect(rumRunner.outcome(state as State)).toEqual({ places: [1, 2], scores: [4, 0] })
    expect(rumRunner.awaited(state as State)).toEqual([])
  })

  it('[R10.2] the pirate wins with four rum cards, in the crown’s turn too', () => {
    const position =
      'crown | agenda: limit … | pirate score: light-rum light-rum gold-rum | crown hand: reef reef squall squall kraken aged-rum'
    const { state } = playMove(position, 'discard aged-rum')
    expect(rumRunner.outcome(state as State)).toEqual({ places: [2, 1], scores: [0, 4] })
    expect(refusalOf(state as State, 'gain')).toEqual({ type: 'over' })
  })

  it('[R10.3] the match ends at once, before the hand is shuffled and before crew acts', () => {
    const flip = 'crown | agenda: reveal … | crown score: aged-rum | bivalve-bay: (gold-rum)+3 | crown hand: reef'
    expect(eventTypes(flip, 'flip 3')).toBe('flipped scored ended')
    const raid = `${PIRATE} | fleet: longboat[peg-leg-paul] | pirate score: light-rum light-rum gold-rum | bivalve-bay: (gold-rum)`
    expect(eventTypes(raid, 'raid 3 with 1')).toBe('raid-began raid-succeeded revealed coins-added scored ended')
    const state = playMoves(raid, ['raid 3 with 1'])
    expect([state.raid, state.agenda, fieldOf(state, 'fleet')]).toEqual([null, [], 'longboat+2[peg-leg-paul]'])
    expect(rumRunner.view(state, 'table').raid).toBeNull()
  })

  it('[R10.4] at the turn limit more points win; equal points are a draw', () => {
    const limited = `options: ${JSON.stringify({ ...PRESETS.crown, turnCap: 60 })}`
    const last = (score: string): State =>
      playMoves(`own | turn: pirate 60 | actions: 1 | pirate hand: sloop | ${score} | ${limited}`, ['gain'])
    expect(rumRunner.outcome(last('crown score: gold-rum | pirate score: light-rum'))).toEqual({ places: [1, 2], scores: [2, 1] })
    expect(rumRunner.outcome(last('crown score: light-rum | pirate score: gold-rum'))).toEqual({ places: [1, 1], scores: [1, 1] })
    expect(last('crown score: light-rum').ending).toBe('cap')
    expect(playMoves('crown | turn: pirate 60 | actions: 1', ['gain'])).toMatchObject({ ending: null, round: 61 })
  })

  it('[R10.5] once all rum is scored, one side has won', () => {
    const points = [1, 1, 1, 2, 2, 2, 3]
    for (let taken = 0; taken < 1 << 7; taken += 1) {
      const pirate = points.filter((_, index) => (taken >> index) & 1).length
      const crown = points.reduce((sum, value, index) => ((taken >> index) & 1 ? sum : sum + value), 0)
      expect(pirate >= 4 || crown >= 4).toBe(true)
    }
  })
})
