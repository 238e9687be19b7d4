/** The rules of the toy game, tested on diagrams. */
import { describe, expect, it } from 'vitest'
import { fastRandom, scriptedRandom } from '../../src/index.ts'
import type { Random, Seat, Step, Viewer } from '../../src/index.ts'
import { toy, toyOfRules1 } from './index.ts'
import { parseMove, printMove } from './notation.ts'
import { position, show } from './positions.ts'
import { faceOf, WORTH } from './types.ts'
import type { State, ToyTypes } from './types.ts'

const seatAndMove = (line: string) => ({ seat: Number(line.split(' ')[0]), move: parseMove(line.slice(line.indexOf(' ') + 1)) })

/** The result of `check` for a move such as `1 pack silk dark`: 'legal' or the type of the refusal. */
const verdict = (diagram: string, line: string): string => {
  const { seat, move } = seatAndMove(line)
  return toy.check(toy.view(position(diagram), seat), move)?.type ?? 'legal'
}

const playMoves = (diagram: string, lines: string, random: Random = scriptedRandom()): Step<ToyTypes> => {
  let step: Step<ToyTypes> = { state: position(diagram), events: [] }
  for (const line of lines.split(', ')) {
    const { seat, move } = seatAndMove(line)
    expect([line, toy.check(toy.view(step.state, seat), move)]).toEqual([line, null])
    step = toy.apply(step.state, seat, move, random)
  }
  return step
}

const eventsFor = ({ events }: Step<ToyTypes>, viewer: Viewer) => events.map(event => toy.viewEvent(event, viewer))
const viewOf = (state: State, viewer: Viewer) => toy.view(state, viewer)
const anyShuffle = (): Random => fastRandom(1)
/** Draws with which `shuffle` keeps the order of `count` entries: each entry is swapped with itself. */
const identityShuffle = (count: number): readonly number[] => Array.from({ length: count - 1 }, (_, index) => count - 1 - index)

const PACKING = 'hands - / silk.1 salt.1 / lead.1 silk.2 | market lead.2'
const WATCH =
  'hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | market lead.2 | shelf salt.2 lead.3 | agenda watch land take:1 take:2'
const BRIBE = 'hands - / salt.1 / silk.2 | boats - / silk.1 dark 0,1 / lead.1 lamp 2 | market lead.2 | agenda bribe:1 land take:1 take:2'
const JUDGE = 'hands - / salt.1 / silk.2 | boats - / silk.1 dark 0,1 / lead.1 lamp 2 | market lead.2 | agenda judge:1:2 land take:1 take:2'
const TAKE = 'hands - / salt.1 / silk.2 | market lead.2 | stock silk.1 lead.1 salt.2 salt.3 lead.3 silk.3 | agenda take:1 take:2'

describe('the harbour', () => {
  it('[T1.1] two or three seats; the keeper has no crates, every smuggler has', () => {
    expect(toy.seats).toEqual([2, 3])
    for (const seats of [2, 3]) {
      const { state } = toy.setup({ rounds: 1 }, seats, anyShuffle())
      expect(state.hands.map(hand => hand.length)).toEqual([0, 2, 2].slice(0, seats))
      expect(toy.awaited(state)).toEqual([1, 2].slice(0, seats - 1))
    }
  })

  it('[T1.2] nine crates: three of silk worth 3, three of salt worth 2, three of lead worth 1', () => {
    const crates = toy.secrets.pieces(toy.setup({ rounds: 1 }, 3, anyShuffle()).state)
    expect(crates.map(faceOf).toSorted().join(' ')).toBe('lead lead lead salt salt salt silk silk silk')
    expect(WORTH).toEqual({ silk: 3, salt: 2, lead: 1 })
  })

  it('[T1.3] two crates for each smuggler, one on the market, the rest in stock, and 3 coins', () => {
    const { state } = toy.setup({ rounds: 2 }, 3, scriptedRandom(...identityShuffle(9), 0))
    expect(show(state, 'stock', 'market', 'hands', 'coins')).toBe(
      'stock salt.3 lead.1 lead.2 lead.3 | market salt.2 | hands - / silk.1 silk.2 / silk.3 salt.1 | coins 0 3 3',
    )
  })

  it('[T1.3] the crates are shuffled, and only their owner sees a hand', () => {
    const dealt = toy.setup({ rounds: 2 }, 3, scriptedRandom(0, 7, 6, 5, 4, 3, 2, 1, 0))
    expect(show(dealt.state, 'hands')).toBe('hands - / lead.3 silk.2 / silk.3 salt.1')
    expect(eventsFor(dealt, 1)).toEqual([{ type: 'dealt', hands: [[], ['lead', 'silk'], [null, null]], market: 'salt' }])
    expect(eventsFor(dealt, 'table')).toEqual([{ type: 'dealt', hands: [[], [null, null], [null, null]], market: 'salt' }])
    expect(viewOf(dealt.state, 2)).toMatchObject({ hand: ['silk', 'salt'], hands: null, handSizes: [0, 2, 2] })
  })

  it('[T1.4] the wind is 0, 1 or 2, and nobody knows it before the boats land', () => {
    for (const wind of [0, 1, 2]) {
      const { state } = toy.setup({ rounds: 1 }, 3, scriptedRandom(...identityShuffle(9), wind))
      expect(state.wind).toBe(wind)
      for (const viewer of [0, 1, 2, 'table'] as const) expect(viewOf(state, viewer).wind).toBeNull()
    }
    expect(playMoves(`${WATCH} | wind 2`, '0 nod', anyShuffle()).events).toContainEqual({
      type: 'landed',
      wind: 2,
      crates: ['silk', 'lead'],
      points: [0, 5, 3],
    })
  })
})

describe('packing', () => {
  it('[T2.1] smugglers pack at the same time, from their own hand; the keeper does not', () => {
    expect(toy.awaited(position(PACKING))).toEqual([1, 2])
    expect(verdict(PACKING, '1 pack silk lamp')).toBe('legal')
    expect(verdict(PACKING, '2 pack salt dark')).toBe('no-such-crate')
    expect(verdict(PACKING, '0 pack silk dark')).toBe('not-yours')
    expect(verdict(PACKING, '1 take stock')).toBe('other-question')
  })

  it('[T2.1] others see that a smuggler has packed, but not what', () => {
    const step = playMoves(PACKING, '1 pack silk lamp')
    const { state } = step
    expect(eventsFor(step, 1)).toEqual([{ type: 'packed', seat: 1, packed: { crate: 'silk', lamp: true } }])
    expect(eventsFor(step, 2)).toEqual([{ type: 'packed', seat: 1, packed: null }])
    expect(show(state, 'sealed', 'hands')).toBe('hands - / silk.1 salt.1 / lead.1 silk.2 | sealed - / silk.1 lamp / -')
    expect(toy.awaited(state)).toEqual([2])
    expect(viewOf(state, 1).packed).toEqual({ crate: 'silk', lamp: true })
    expect(viewOf(state, 2)).toMatchObject({ hasPacked: [false, true, false], packed: null })
    expect(toy.check(viewOf(state, 1), { type: 'pack', crate: 'salt', lamp: false })).toEqual({ type: 'not-yours' })
  })

  it('[T2.2] when all have packed, the crates are in their boats, the lamps are visible, the stock is shuffled', () => {
    const step = playMoves(PACKING, '1 pack silk dark, 2 pack lead lamp', scriptedRandom(0, 2, 1))
    expect(show(step.state, 'stock', 'hands', 'boats', 'sealed')).toBe(
      'stock lead.3 salt.2 salt.3 silk.3 | hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | sealed - / - / -',
    )
    expect(viewOf(step.state, 0).boats).toEqual([null, { crate: null, lamp: false, seenBy: [1] }, { crate: null, lamp: true, seenBy: [2] }])
    expect(viewOf(step.state, 2).boats[2]).toEqual({ crate: 'lead', lamp: true, seenBy: [2] })
    expect(toy.awaited(step.state)).toEqual([0])
  })

  it('[T2.3] after packing, no other seat knows any crate of that hand', () => {
    const known = `${PACKING} | known - / silk.1 / silk.2`
    expect(viewOf(position(known), 0).known).toEqual([[], ['silk'], ['silk']])
    const { state } = playMoves(known, '1 pack salt dark, 2 pack lead dark', anyShuffle())
    expect(show(state, 'known', 'hands')).toBe('hands - / silk.1 / silk.2 | known - / - / -')
    expect(toy.secrets.hiddenFrom(state, 0).flat()).toEqual(expect.arrayContaining(['silk.1', 'silk.2']))
  })
})

describe('the watch', () => {
  it('[T3.1] the keeper arranges the shelf in any order, any number of times', () => {
    const { state, events } = playMoves(WATCH, '0 arrange lead salt, 0 arrange salt lead, 0 arrange lead salt')
    expect(show(state, 'shelf')).toBe('shelf lead.3 salt.2')
    expect(events).toEqual([{ type: 'arranged', shelf: ['lead', 'salt'] }])
    expect(toy.awaited(state)).toEqual([0])
    expect(verdict(WATCH, '0 arrange salt')).toBe('not-the-shelf')
    expect(verdict(WATCH, '0 arrange salt lead silk')).toBe('not-the-shelf')
    expect(verdict(WATCH, '1 arrange lead salt')).toBe('not-yours')
  })

  it('[T3.1] only two orders are listed, each once', () => {
    const arrangements = (shelf: string): string =>
      Array.from(toy.moves(viewOf(position(WATCH.replace('shelf salt.2 lead.3', `shelf ${shelf}`)), 0)), printMove)
        .filter(text => text.startsWith('arrange'))
        .join(', ')
    expect(arrangements('salt.2 silk.3 lead.3')).toBe('arrange lead salt silk, arrange silk salt lead')
    expect(arrangements('salt.2 salt.3')).toBe('arrange salt salt')
    expect(arrangements('-')).toBe('arrange -')
  })

  it('[T3.2] the keeper looks into one boat: keeper and owner know the crate, everybody knows of the look', () => {
    const step = playMoves(WATCH, '0 look 1')
    expect(show(step.state, 'boats', 'agenda')).toBe('boats - / silk.1 dark 0,1 / lead.1 lamp 2 | agenda bribe:1 land take:1 take:2')
    expect(eventsFor(step, 0)).toEqual([{ type: 'looked', boat: 1, crate: 'silk' }])
    expect(eventsFor(step, 2)).toEqual([{ type: 'looked', boat: 1, crate: null }])
    expect(viewOf(step.state, 2).boats[1]).toEqual({ crate: null, lamp: false, seenBy: [0, 1] })
  })

  it('[T3.2] or nods them all through; there is no boat at the keeper’s seat or at a seat that does not exist', () => {
    expect(playMoves(WATCH, '0 nod', anyShuffle()).events.map(({ type }) => type)).toEqual(['nodded', 'landed'])
    expect(verdict(WATCH, '0 look 0')).toBe('no-such-boat')
    expect(verdict(WATCH, '0 look 7')).toBe('no-such-boat')
    expect(verdict(WATCH, '0 seize')).toBe('other-question')
  })

  it('[T3.3] the smuggler offers from no to all coins as a bribe', () => {
    expect(toy.awaited(position(BRIBE))).toEqual([1])
    expect(Array.from(toy.moves(viewOf(position(BRIBE), 1)), printMove)).toEqual(['offer 0', 'offer 1', 'offer 2', 'offer 3'])
    expect(show(playMoves(BRIBE, '1 offer 2').state, 'coins', 'agenda')).toBe('coins 0 3 3 | agenda judge:1:2 land take:1 take:2')
    expect(toy.check(viewOf(position(BRIBE), 1), { type: 'offer', coins: 4 })).toEqual({ type: 'no-such-coins', coins: 3 })
    expect(verdict(BRIBE, '2 offer 1')).toBe('not-yours')
  })

  it('[T3.4] the keeper seizes the crate, which is put face up on the shelf', () => {
    const { state, events } = playMoves(JUDGE, '0 seize', anyShuffle())
    expect(show(state, 'shelf', 'coins', 'fines')).toBe('shelf silk.1 | coins 0 3 3 | fines 1')
    expect(events[0]).toEqual({ type: 'seized', boat: 1, crate: 'silk' })
    expect(viewOf(state, 'table').shelf).toEqual(['silk'])
  })

  it('[T3.4] or releases it and takes the coins', () => {
    const { state, events } = playMoves(JUDGE, '0 release', anyShuffle())
    expect(show(state, 'shelf', 'coins', 'fines')).toBe('shelf - | coins 2 1 3 | fines 0')
    expect(events[0]).toEqual({ type: 'released', boat: 1, coins: 2 })
  })
})

describe('landing and taking', () => {
  it('[T4.1] each crate brings its worth and the wind, and goes back to the stock, which is shuffled', () => {
    const { state, events } = playMoves(`${WATCH} | wind 1 | stock salt.3 silk.3`, '0 nod', scriptedRandom(0, 2, 1))
    expect(show(state, 'points', 'boats', 'stock')).toBe('stock lead.1 silk.3 silk.1 salt.3 | boats - / - / - | points 0 4 2')
    expect(events.at(-1)).toEqual({ type: 'landed', wind: 1, crates: ['silk', 'lead'], points: [0, 4, 2] })
  })

  it('[T4.1] a crate that was seized brings its owner nothing', () => {
    expect(show(playMoves(`${JUDGE} | wind 2`, '0 seize', anyShuffle()).state, 'points')).toBe('points 0 0 3')
  })

  it('[T4.2] smugglers take in turn, from the stock without showing the crate', () => {
    const step = playMoves(TAKE, '1 take stock')
    expect(show(step.state, 'stock', 'market', 'hands', 'known', 'agenda')).toBe(
      'stock lead.1 salt.2 salt.3 lead.3 silk.3 | market lead.2 | hands - / salt.1 silk.1 / silk.2 | known - / - / - | agenda take:2',
    )
    expect(eventsFor(step, 1)).toEqual([{ type: 'took', seat: 1, from: 'stock', crate: 'silk', refill: null }])
    expect(eventsFor(step, 0)).toEqual([{ type: 'took', seat: 1, from: 'stock', crate: null, refill: null }])
    expect(verdict(TAKE, '2 take stock')).toBe('not-yours')
  })

  it('[T4.2] or from the market: that crate is known to all, and the market is refilled', () => {
    const step = playMoves(TAKE, '1 take market')
    expect(show(step.state, 'stock', 'market', 'hands', 'known')).toBe(
      'stock lead.1 salt.2 salt.3 lead.3 silk.3 | market silk.1 | hands - / salt.1 lead.2 / silk.2 | known - / lead.2 / -',
    )
    expect(viewOf(step.state, 2).known).toEqual([[], ['lead'], []])
    expect(eventsFor(step, 2)).toEqual([{ type: 'took', seat: 1, from: 'market', crate: 'lead', refill: 'silk' }])
    expect(verdict(TAKE.replace('market lead.2', 'market -'), '1 take market')).toBe('nothing-there')
  })
})

describe('rounds and the end', () => {
  it('[T5.1] when all have taken, the next round begins with a new wind', () => {
    const { state } = playMoves(`${TAKE} | round 1 2`, '1 take stock, 2 take stock', scriptedRandom(2))
    expect(show(state, 'round', 'wind', 'agenda')).toBe('round 2 2 | wind 2 | agenda pack watch land take:1 take:2')
    expect(toy.outcome(state)).toBeNull()
  })

  it('[T1.4, T5.1] everybody sees that a round began, but not its wind', () => {
    const step = playMoves(`${TAKE} | round 1 2`, '1 take stock, 2 take stock', scriptedRandom(2))
    expect(eventsFor(step, 'table').at(-1)).toEqual({ type: 'round-began', round: 2, wind: null })
    expect(eventsFor(step, 'open').at(-1)).toEqual({ type: 'round-began', round: 2, wind: 2 })
  })

  it('[T5.1] after the last round the shelf and the coins count for the keeper, points and coins for smugglers', () => {
    const { state } = playMoves(`${JUDGE} | round 2 2 | wind 2 | points 0 4 1`, '0 seize', anyShuffle())
    expect(show(state, 'shelf', 'coins', 'points', 'agenda')).toBe('shelf silk.1 | coins 0 3 3 | points 0 4 4 | agenda -')
    expect(toy.awaited(state)).toEqual([])
    expect(toy.outcome(state)).toEqual({ scores: [3, 7, 7], places: [3, 1, 1] })
  })

  const TIME_UP: readonly (readonly [Seat, string, string])[] = [
    [1, PACKING, 'pack silk dark'],
    [0, WATCH, 'nod'],
    [1, BRIBE, 'offer 0'],
    [0, JUDGE, 'release'],
    [1, TAKE, 'take stock'],
  ]
  for (const [seat, diagram, move] of TIME_UP)
    it(`[T5.2] when its time is up, seat ${seat} plays: ${move}`, () => {
      expect(printMove(toy.timeUp(viewOf(position(diagram), seat)))).toBe(move)
    })

  it('[T5.3] rules 2 count seizures, rules 1 do not', () => {
    const { fines: _, ...stateOfRules1 } = position(JUDGE)
    const seized = toyOfRules1.apply(stateOfRules1 as State, 0, { type: 'seize' }, anyShuffle()).state
    expect(seized).not.toHaveProperty('fines')
    expect(toyOfRules1.view(seized, 0)).toMatchObject({ shelf: ['silk'], fines: 0 })
    expect(playMoves(JUDGE, '0 seize', anyShuffle()).state.fines).toBe(1)
  })
})
