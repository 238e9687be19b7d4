/** The rules of the toy game, one after the other, as diagrams. */
import { describe, expect, it } from 'vitest'
import { fastRandom, scripted } from '../../src/index.ts'
import type { Random, Seat, Step, Viewer } from '../../src/index.ts'
import { toy } from './index.ts'
import { parseMove, printMove } from './notation.ts'
import { position, show } from './positions.ts'
import { faceOf, WORTH } from './types.ts'
import type { State, ToyTypes } from './types.ts'

const seatAndMove = (line: string) => ({ seat: Number(line.split(' ')[0]), move: parseMove(line.slice(line.indexOf(' ') + 1)) })

/** What `check` says to `1 pack silk dark` and the like: 'legal', or the refusal's type. */
const judged = (diagram: string, line: string): string => {
  const { seat, move } = seatAndMove(line)
  return toy.check(toy.view(position(diagram), seat), move)?.type ?? 'legal'
}

const playing = (diagram: string, lines: string, random: Random = scripted()): Step<ToyTypes> => {
  let step: Step<ToyTypes> = { state: position(diagram), events: [] }
  for (const line of lines.split(', ')) {
    const { seat, move } = seatAndMove(line)
    expect([line, toy.check(toy.view(step.state, seat), move)]).toEqual([line, null])
    step = toy.apply(step.state, seat, move, random)
  }
  return step
}

const eventsFor = ({ events }: Step<ToyTypes>, viewer: Viewer) => events.map(event => toy.viewEvent(event, viewer))
const openView = (state: State, viewer: Viewer) => toy.view(state, viewer)
const mixing = (): Random => fastRandom(1)
/** What leaves a list of so many crates as it lies when it is mixed: each place is exchanged with itself. */
const unmixed = (count: number): readonly number[] => Array.from({ length: count - 1 }, (_, index) => count - 1 - index)

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
      const { state } = toy.setup({ rounds: 1 }, seats, mixing())
      expect(state.hands.map(hand => hand.length)).toEqual([0, 2, 2].slice(0, seats))
      expect(toy.awaited(state)).toEqual([1, 2].slice(0, seats - 1))
    }
  })

  it('[T1.2] nine crates: three of silk worth 3, three of salt worth 2, three of lead worth 1', () => {
    const crates = toy.secrets.pieces(toy.setup({ rounds: 1 }, 3, mixing()).state)
    expect(crates.map(faceOf).toSorted().join(' ')).toBe('lead lead lead salt salt salt silk silk silk')
    expect(WORTH).toEqual({ silk: 3, salt: 2, lead: 1 })
  })

  it('[T1.3] two crates for each smuggler, one on the market, the rest in stock, and 3 coins', () => {
    const { state } = toy.setup({ rounds: 2 }, 3, scripted(...unmixed(9), 0))
    expect(show(state, 'stock', 'market', 'hands', 'coins')).toBe(
      'stock salt.3 lead.1 lead.2 lead.3 | market salt.2 | hands - / silk.1 silk.2 / silk.3 salt.1 | coins 0 3 3',
    )
  })

  it('[T1.3] the crates are mixed, and only their owner sees a hand', () => {
    const dealt = toy.setup({ rounds: 2 }, 3, scripted(0, 7, 6, 5, 4, 3, 2, 1, 0))
    expect(show(dealt.state, 'hands')).toBe('hands - / lead.3 silk.2 / silk.3 salt.1')
    expect(eventsFor(dealt, 1)).toEqual([{ type: 'dealt', hands: [[], ['lead', 'silk'], [null, null]], market: 'salt' }])
    expect(eventsFor(dealt, 'table')).toEqual([{ type: 'dealt', hands: [[], [null, null], [null, null]], market: 'salt' }])
    expect(openView(dealt.state, 2)).toMatchObject({ hand: ['silk', 'salt'], hands: null, handSizes: [0, 2, 2] })
  })

  it('[T1.4] the wind is 0, 1 or 2, and nobody knows it before the boats land', () => {
    for (const wind of [0, 1, 2]) {
      const { state } = toy.setup({ rounds: 1 }, 3, scripted(...unmixed(9), wind))
      expect(state.wind).toBe(wind)
      for (const viewer of [0, 1, 2, 'table'] as const) expect(openView(state, viewer).wind).toBeNull()
    }
    expect(playing(`${WATCH} | wind 2`, '0 nod', mixing()).events).toContainEqual({ type: 'landed', wind: 2, crates: ['silk', 'lead'] })
  })
})

describe('packing', () => {
  it('[T2.1] smugglers pack at the same time, from their own hand; the keeper does not', () => {
    expect(toy.awaited(position(PACKING))).toEqual([1, 2])
    expect(judged(PACKING, '1 pack silk lamp')).toBe('legal')
    expect(judged(PACKING, '2 pack salt dark')).toBe('no-such-crate')
    expect(judged(PACKING, '0 pack silk dark')).toBe('not-yours')
    expect(judged(PACKING, '1 take stock')).toBe('other-question')
  })

  it('[T2.1] what is packed stays sealed: the others see that, not what', () => {
    const { state } = playing(PACKING, '1 pack silk lamp')
    expect(show(state, 'sealed', 'hands')).toBe('hands - / silk.1 salt.1 / lead.1 silk.2 | sealed - / silk.1 lamp / -')
    expect(toy.awaited(state)).toEqual([2])
    expect(openView(state, 1).packed).toEqual({ crate: 'silk', lamp: true })
    expect(openView(state, 2)).toMatchObject({ hasPacked: [false, true, false], packed: null })
    expect(toy.check(openView(state, 1), { type: 'pack', crate: 'salt', lamp: false })).toEqual({ type: 'not-yours' })
  })

  it('[T2.2] when all have packed, crates lie in their boats, lamps are seen, the stock is mixed', () => {
    const step = playing(PACKING, '1 pack silk dark, 2 pack lead lamp', scripted(0, 2, 1))
    expect(show(step.state, 'stock', 'hands', 'boats', 'sealed')).toBe(
      'stock lead.3 salt.2 salt.3 silk.3 | hands - / salt.1 / silk.2 | boats - / silk.1 dark 1 / lead.1 lamp 2 | sealed - / - / -',
    )
    expect(openView(step.state, 0).boats).toEqual([
      null,
      { crate: null, lamp: false, seenBy: [1] },
      { crate: null, lamp: true, seenBy: [2] },
    ])
    expect(openView(step.state, 2).boats[2]).toEqual({ crate: 'lead', lamp: true, seenBy: [2] })
    expect(toy.awaited(step.state)).toEqual([0])
  })

  it('[T2.3] nobody knows any crate of a hand that packed', () => {
    const known = `${PACKING} | known - / silk.1 / silk.2`
    expect(openView(position(known), 0).known).toEqual([[], ['silk'], ['silk']])
    const { state } = playing(known, '1 pack salt dark, 2 pack lead dark', mixing())
    expect(show(state, 'known', 'hands')).toBe('hands - / silk.1 / silk.2 | known - / - / -')
    expect(toy.secrets.hiddenFrom(state, 0).flat()).toEqual(expect.arrayContaining(['silk.1', 'silk.2']))
  })
})

describe('the watch', () => {
  it('[T3.1] the keeper arranges the shelf in any order, as often as he likes', () => {
    const { state, events } = playing(WATCH, '0 arrange lead salt, 0 arrange salt lead, 0 arrange lead salt')
    expect(show(state, 'shelf')).toBe('shelf lead.3 salt.2')
    expect(events).toEqual([{ type: 'arranged' }])
    expect(toy.awaited(state)).toEqual([0])
    expect(judged(WATCH, '0 arrange salt')).toBe('not-the-shelf')
    expect(judged(WATCH, '0 arrange salt lead silk')).toBe('not-the-shelf')
    expect(judged(WATCH, '1 arrange lead salt')).toBe('not-yours')
  })

  it('[T3.1] of all orders only two are listed, each once', () => {
    const arrangements = (shelf: string): string =>
      Array.from(toy.moves(openView(position(WATCH.replace('shelf salt.2 lead.3', `shelf ${shelf}`)), 0)), printMove)
        .filter(text => text.startsWith('arrange'))
        .join(', ')
    expect(arrangements('salt.2 silk.3 lead.3')).toBe('arrange lead salt silk, arrange silk salt lead')
    expect(arrangements('salt.2 salt.3')).toBe('arrange salt salt')
    expect(arrangements('-')).toBe('arrange -')
  })

  it('[T3.2] the keeper looks into one boat: he and its owner know the crate, all know that he looked', () => {
    const step = playing(WATCH, '0 look 1')
    expect(show(step.state, 'boats', 'agenda')).toBe('boats - / silk.1 dark 0,1 / lead.1 lamp 2 | agenda bribe:1 land take:1 take:2')
    expect(eventsFor(step, 0)).toEqual([{ type: 'looked', boat: 1, crate: 'silk' }])
    expect(eventsFor(step, 2)).toEqual([{ type: 'looked', boat: 1, crate: null }])
    expect(openView(step.state, 2).boats[1]).toEqual({ crate: null, lamp: false, seenBy: [0, 1] })
  })

  it('[T3.2] or he nods them all through; there is no boat at his own seat, nor where nobody sits', () => {
    expect(playing(WATCH, '0 nod', mixing()).events.map(({ type }) => type)).toEqual(['nodded', 'landed'])
    expect(judged(WATCH, '0 look 0')).toBe('no-such-boat')
    expect(judged(WATCH, '0 look 7')).toBe('no-such-boat')
    expect(judged(WATCH, '0 seize')).toBe('other-question')
  })

  it('[T3.3] the smuggler offers a bribe, from nothing to all coins', () => {
    expect(toy.awaited(position(BRIBE))).toEqual([1])
    expect(Array.from(toy.moves(openView(position(BRIBE), 1)), printMove)).toEqual(['offer 0', 'offer 1', 'offer 2', 'offer 3'])
    expect(show(playing(BRIBE, '1 offer 2').state, 'coins', 'agenda')).toBe('coins 0 3 3 | agenda judge:1:2 land take:1 take:2')
    expect(toy.check(openView(position(BRIBE), 1), { type: 'offer', coins: 4 })).toEqual({ type: 'no-such-coins', coins: 3 })
    expect(judged(BRIBE, '2 offer 1')).toBe('not-yours')
  })

  it('[T3.4] the keeper seizes: the crate lies face up on the shelf', () => {
    const { state, events } = playing(JUDGE, '0 seize', mixing())
    expect(show(state, 'shelf', 'coins', 'fines')).toBe('shelf silk.1 | coins 0 3 3 | fines 1')
    expect(events[0]).toEqual({ type: 'seized', boat: 1, crate: 'silk' })
    expect(openView(state, 'table').shelf).toEqual(['silk'])
  })

  it('[T3.4] or releases: the coins are his', () => {
    const { state, events } = playing(JUDGE, '0 release', mixing())
    expect(show(state, 'shelf', 'coins', 'fines')).toBe('shelf - | coins 2 1 3 | fines 0')
    expect(events[0]).toEqual({ type: 'released', boat: 1, coins: 2 })
  })
})

describe('landing and taking', () => {
  it('[T4.1] each crate brings its worth and the wind, and goes back to the stock, which is mixed', () => {
    const { state, events } = playing(`${WATCH} | wind 1 | stock salt.3 silk.3`, '0 nod', scripted(0, 2, 1))
    expect(show(state, 'points', 'boats', 'stock')).toBe('stock lead.1 silk.3 silk.1 salt.3 | boats - / - / - | points 0 4 2')
    expect(events.at(-1)).toEqual({ type: 'landed', wind: 1, crates: ['silk', 'lead'] })
  })

  it('[T4.1] a crate that was seized brings its owner nothing', () => {
    expect(show(playing(`${JUDGE} | wind 2`, '0 seize', mixing()).state, 'points')).toBe('points 0 0 3')
  })

  it('[T4.2] smugglers take one after the other, from the stock unseen', () => {
    const step = playing(TAKE, '1 take stock')
    expect(show(step.state, 'stock', 'market', 'hands', 'known', 'agenda')).toBe(
      'stock lead.1 salt.2 salt.3 lead.3 silk.3 | market lead.2 | hands - / salt.1 silk.1 / silk.2 | known - / - / - | agenda take:2',
    )
    expect(eventsFor(step, 1)).toEqual([{ type: 'took', seat: 1, from: 'stock', crate: 'silk' }])
    expect(eventsFor(step, 0)).toEqual([{ type: 'took', seat: 1, from: 'stock', crate: null }])
    expect(judged(TAKE, '2 take stock')).toBe('not-yours')
  })

  it('[T4.2] or from the market: that crate is known to all, and the market is refilled', () => {
    const step = playing(TAKE, '1 take market')
    expect(show(step.state, 'stock', 'market', 'hands', 'known')).toBe(
      'stock lead.1 salt.2 salt.3 lead.3 silk.3 | market silk.1 | hands - / salt.1 lead.2 / silk.2 | known - / lead.2 / -',
    )
    expect(openView(step.state, 2).known).toEqual([[], ['lead'], []])
    expect(judged(TAKE.replace('market lead.2', 'market -'), '1 take market')).toBe('nothing-there')
  })
})

describe('rounds and the end', () => {
  it('[T5.1] when all have taken, the next round begins with a new wind', () => {
    const { state } = playing(`${TAKE} | round 1 2`, '1 take stock, 2 take stock', scripted(2))
    expect(show(state, 'round', 'wind', 'agenda')).toBe('round 2 2 | wind 2 | agenda pack watch land take:1 take:2')
    expect(toy.outcome(state)).toBeNull()
  })

  it('[T5.1] after the last round the shelf and the coins count for the keeper, points and coins for smugglers', () => {
    const { state } = playing(`${JUDGE} | round 2 2 | wind 2 | points 0 4 1`, '0 seize', mixing())
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
    it(`[T5.2] out of time, seat ${seat} plays: ${move}`, () => {
      expect(printMove(toy.timeUp(openView(position(diagram), seat)))).toBe(move)
    })

  it('[T5.3] a match of rules 1 goes on with as many fines as there are crates on the shelf', () => {
    const { fines: _, ...old } = position(`${WATCH} | fines 9`)
    expect(toy.upgrade(1, old)).toEqual(position(`${WATCH} | fines 2`))
    expect(toy.upgrade(2, position(WATCH))).toBeNull()
  })
})
