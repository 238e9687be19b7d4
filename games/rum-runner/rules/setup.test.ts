/** Chapters 1 and 2 of the rulebook: components and setup. */
import { fastRandom, scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from './index.ts'
import { OptionsSchema, PRESETS } from './options.ts'
import { cardOf, cardsOf, CARD_FILES, isRum } from './data/pieces.ts'
import { playMoves, questionOf, countCoins, fieldOf, eventTypes, playMove, refusalOf } from './testing.ts'
import type { CardsData } from './data/card-data.ts'
import type { Options, State } from './data/types.ts'
import * as v from 'valibot'

const begin = (options: Partial<Options> = {}, seed = 1): State =>
  rumRunner.setup({ ...PRESETS.crown, ...options }, 2, fastRandom(seed)).state
const standard = CARD_FILES.standard as CardsData
const cards = cardsOf('standard')
const copies = (rows: readonly { readonly copies: number }[]): number => rows.reduce((sum, row) => sum + row.copies, 0)

describe('components', () => {
  it('[R1.1] each of the two sides has a deck, a hand, a supply and piles', () => {
    const state = begin()
    expect(rumRunner.seats).toEqual([2, 2])
    for (const side of ['crown', 'pirate'] as const)
      expect([state.hands[side].length, state.supplies[side], state.discards[side].length, state.scores[side].length]).toEqual([5, 5, 0, 0])
  })

  it('[R1.2] 27 and 22 cards, 4 starting hazards, 2 starting ships, 4 islands, each with its confidence', () => {
    expect([cards.decks.crown.length, cards.decks.pirate.length, cards.hazards.length, cards.ships.length, cards.islands.length]).toEqual([
      27, 22, 4, 2, 4,
    ])
    const rows = [...standard.islands, ...standard.investments, ...standard.hazards, ...standard.crownEvents, ...standard.ships]
    const all = [...rows, ...standard.crew, ...standard.pirateEvents].map(row => ({ copies: 1, ...row }))
    const count = (confidence: string): number => copies(all.filter(row => row.confidence === confidence))
    expect(['seen', 'partly', 'inferred', 'invented'].map(count)).toEqual([38, 14, 3, 4])
  })

  it('[R1.2] another card file can be used if it is playable', () => {
    const own = (change: Partial<CardsData>): unknown => ({ ...PRESETS.lot, cards: { ...standard, ...change } })
    expect(v.is(OptionsSchema, own({ about: 'mine' }))).toBe(true)
    expect(v.is(OptionsSchema, own({ islands: standard.islands.slice(1) }))).toBe(false) // one starting hazard too many
    expect(v.is(OptionsSchema, own({ investments: standard.investments.slice(0, 2) }))).toBe(false) // too little rum
    expect(v.is(OptionsSchema, own({ crew: [...standard.crew, ...standard.crew] }))).toBe(false) // a name twice
    expect(v.is(OptionsSchema, { ...PRESETS.lot, cards: 'marked' })).toBe(false)
    const leaving = { type: 'may-blast' } as const
    expect(v.is(OptionsSchema, own({ crew: standard.crew.map(row => ({ ...row, effects: [leaving, ...row.effects] })) }))).toBe(false)
    const twice = standard.investments.map(row => ({ ...row, reveal: [...row.reveal, ...row.reveal] }))
    expect(v.is(OptionsSchema, own({ investments: twice }))).toBe(false)
  })

  it('[R1.3] investments, hazards with ways past them, and events', () => {
    expect(copies(standard.investments)).toBe(13)
    expect(copies(standard.hazards.filter(({ starting }) => !starting))).toBe(11)
    expect(copies(standard.crownEvents)).toBe(3)
    expect(cardOf(cards, 'privateers')).toMatchObject({ kind: 'hazard', side: 'crown', cost: 1 })
    expect(cardOf(cards, 'privateers').ways).toHaveLength(3)
  })

  it('[R1.4] ships, crew and events, with navigation and combat', () => {
    expect([copies(standard.ships.filter(({ starting }) => !starting)), copies(standard.crew), copies(standard.pirateEvents)]).toEqual([
      6, 11, 5,
    ])
    expect(cardOf(cards, 'galleon')).toMatchObject({ cost: 5, combat: 2, navigation: 0, places: 3 })
    expect(cardOf(cards, 'enric-cursemaker')).toMatchObject({ cost: 2, combat: 1, navigation: 1 })
  })

  it('[R1.5] four islands, Home Port first, each with room for an investment and a lane', () => {
    expect(cards.islands).toEqual(['home-port', 'privateer-point', 'bivalve-bay', 'isle-of-fools'])
    expect(refusalOf('crown | crown hand: reef', 'hazard reef@5')).toEqual({ type: 'no-island', island: 4 })
  })

  it('[R1.6] seven rum cards with 12 points in all; Poisoned Rum is not rum', () => {
    const rum = cards.decks.crown.filter(piece => isRum(cardOf(cards, piece)))
    expect(rum).toHaveLength(7)
    expect(rum.reduce((sum, piece) => sum + cardOf(cards, piece).points, 0)).toBe(12)
    expect(isRum(cardOf(cards, 'poisoned-rum'))).toBe(false)
  })

  it('[R1.7] the bank may owe coins', () => {
    const { state } = playMove('crown | coins: 30 9 | bank: 1', 'gain')
    expect(state).toMatchObject({ bank: -1, supplies: { crown: 32 } })
  })

  it('[R1.8] a strict bank gives only what it has', () => {
    const strict = (fields: string): string => `own | ${fields} | options: ${JSON.stringify({ ...PRESETS.crown, bank: 'strict' })}`
    expect(playMove(strict('coins: 30 9 | bank: 1'), 'gain').state).toMatchObject({ bank: 0, supplies: { crown: 31 } })
    expect(playMove(strict('coins: 31 9 | bank: 0'), 'gain').state).toMatchObject({ bank: 0, supplies: { crown: 31 } })
    const decree = strict('coins: 3 3 | bank: 1 | crown hand: royal-decree | home-port: - < (reef) | bivalve-bay: (light-rum)')
    const { state } = playMove(decree, 'event royal-decree')
    expect(refusalOf(state as State, 'add 1.1 3')).toEqual({ type: 'too-many', given: 2, most: 1 })
    expect(eventTypes(state as State, 'add 3')).toBe('coins-added')
  })

  it('[R1.8] if the bank has too few coins for the party, the pirate chooses which ships get one', () => {
    const fleet = 'fleet: longboat.1[peg-leg-paul], longboat.2[bilge-bob], sloop[able-abigail]'
    const raid = `own | turn: pirate 1 | coins: 3 3 | bank: 2 | ${fleet} | bivalve-bay: (light-rum) < - | options: ${JSON.stringify({ ...PRESETS.crown, bank: 'strict' })}`
    const { state } = playMove(raid, 'raid 3 with 1 2 3')
    expect(questionOf(state as State)).toBe('pirate coin-party')
    expect(refusalOf(state as State, 'spread 1')).toEqual({ type: 'wrong-count', given: 1, amount: 2 })
    expect(refusalOf(state as State, 'spread 1 1')).toEqual({ type: 'named-twice' })
    expect(refusalOf(state as State, 'spread 1 hazard')).toEqual({ type: 'not-raiding' })
    expect((playMove(state as State, 'spread 1 3').state as State).bank).toBe(0)
  })

  it('[R1.9] coins go where the rules say and none is lost', () => {
    const position = 'crown | coins: 5 5 | home-port: - < (reef)+2'
    expect(playMove(position, 'recall 1.1').state).toMatchObject({ supplies: { crown: 7, pirate: 5 }, bank: 28 })
    expect(playMove(position, 'invest 1.1').state).toMatchObject({ supplies: { crown: 4, pirate: 5 }, bank: 28 })
    let { state } = rumRunner.setup(PRESETS.lot, 2, fastRandom(7))
    const random = fastRandom(8)
    for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
      const moves = Array.from(rumRunner.moves(rumRunner.view(state, seat)))
      ;({ state } = rumRunner.apply(state, seat, moves[random.int(moves.length)] ?? { type: 'gain' }, random))
      expect(countCoins(state)).toBe(40)
    }
  })

  it('[R1.10] a trashed card goes to its owner’s discard pile; a discard comes from the hand', () => {
    const raid = 'crown | turn: pirate 1 | fleet: longboat[bilge-bob] | home-port: - < (reef) | bivalve-bay: - < port-taxes'
    const { state } = playMove(raid, 'raid 3 with 1')
    expect(fieldOf(playMove(state as State, 'meet 2').state as State, 'crown discard')).toContain('port-taxes')
    const limit = 'crown | turn: pirate 1 | agenda: limit … | pirate hand: sloop sloop galleon informant powder-keg bilge-bob'
    expect(fieldOf(playMove(limit, 'discard galleon').state as State, 'pirate discard')).toContain('galleon')
  })
})

describe('setup', () => {
  it('[R2.1] the crown is chosen at random or by the option', () => {
    expect(new Set([1, 2, 3, 4, 5, 6, 7, 8].map(seed => begin({ crown: 'random' }, seed).crown))).toEqual(new Set([0, 1]))
    expect([begin({ crown: 0 }).crown, begin({ crown: 1 }).crown]).toEqual([0, 1])
  })

  it('[R2.2] each island gets a random starting hazard, face down', () => {
    const lanes = begin().islands.map(({ hazards }) => hazards)
    expect(lanes.every(lane => lane.length === 1 && lane[0]?.visibility === 'hidden' && lane[0].coins === 0)).toBe(true)
    expect(
      lanes
        .flat()
        .map(({ card }) => card)
        .toSorted(),
    ).toEqual(cards.hazards.toSorted())
    expect(new Set([1, 2, 3, 4].map(seed => begin({}, seed).islands[0]?.hazards[0]?.card)).size).toBeGreaterThan(1)
  })

  it('[R2.3] each side has 5 cards and 5 coins; no investment is in play', () => {
    const state = begin()
    expect([state.decks.crown.length, state.decks.pirate.length, state.bank]).toEqual([22, 17, 30])
    expect(state.islands.every(({ investment }) => investment === null)).toBe(true)
  })

  it('[R2.4] two longboats without crew and coins', () => {
    expect(fieldOf(begin(), 'fleet')).toBe('longboat, longboat')
  })

  it('[R2.5] mulligans cost a coin each; the crown decides first', () => {
    let state = begin({ mulligan: true })
    expect(questionOf(state)).toBe('crown mulligan')
    for (const left of [4, 3, 2, 1]) {
      state = playMove(state, 'mulligan', fastRandom(left)).state as State
      expect([state.supplies.crown, state.hands.crown.length, questionOf(state)]).toEqual([left, 5, 'crown mulligan'])
    }
    state = playMove(state, 'mulligan', fastRandom(9)).state as State
    expect([state.supplies.crown, questionOf(state)]).toEqual([0, 'pirate mulligan'])
    state = playMove(state, 'keep', scriptedRandom()).state as State
    expect([questionOf(state), state.round, state.turn]).toEqual(['crown actions', 1, 'crown'])
    expect(questionOf(begin())).toBe('crown actions')
  })

  it('[R2.6] the crown starts, then turns alternate', () => {
    const state = begin({ crown: 1 })
    expect(rumRunner.awaited(state)).toEqual([1])
    const next = playMoves({ ...state, decks: { crown: [], pirate: [] } }, ['gain', 'gain', 'gain'])
    expect(rumRunner.awaited(next)).toEqual([0])
    expect(refusalOf(next, 'crown: gain')).toEqual({ type: 'not-awaited', side: 'pirate' })
  })
})
