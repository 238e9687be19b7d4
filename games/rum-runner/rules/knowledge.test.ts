/** Chapters 11 and 14 of the rulebook: what is known, and what the clock plays. */
import { fastRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from './index.ts'
import { notation } from './notation.ts'
import { PRESETS } from './options.ts'
import { after, asked, field, playing } from './testing.ts'
import type { State, View } from './types.ts'

const read = (text: string): State => notation.parseState(text)
const seen = (text: string | State, viewer: View['viewer']): View => rumRunner.view(typeof text === 'string' ? read(text) : text, viewer)
const lane = (view: View, island: number): readonly (string | null)[] => view.islands[island]?.hazards.map(({ card }) => card) ?? []

describe('what is known', () => {
  it('[R11.1] coins, sizes and open piles are public', () => {
    const view = seen(
      'crown | coins: 4 6 | crown hand: reef | home-port: - < (kraken)+2 | fleet: sloop+1[bilge-bob] | removed: galleon | crown discard: squall',
      'table',
    )
    expect(view).toMatchObject({ supplies: { crown: 4, pirate: 6 }, handSizes: { crown: 1, pirate: 0 }, removed: ['galleon'], hand: [] })
    expect([view.discards.crown, view.islands[0]?.hazards[0]?.coins]).toEqual([['squall'], 2])
    expect(view.fleet[0]).toMatchObject({ card: 'sloop', coins: 1 })
  })

  it('[R11.2] face-down cards are the crown’s secret', () => {
    const text = 'crown | home-port: - < (reef) kraken | bivalve-bay: (gold-rum)'
    expect([lane(seen(text, 0), 0), lane(seen(text, 1), 0), lane(seen(text, 'table'), 0)]).toEqual([
      ['reef', 'kraken'],
      [null, 'kraken'],
      [null, 'kraken'],
    ])
    expect([seen(text, 0), seen(text, 1)].map(({ islands }) => islands[2]?.investment?.card)).toEqual(['gold-rum', null])
  })

  it('[R11.3] starting hazards are known by name, not by place', () => {
    const { state } = rumRunner.setup(PRESETS.crown, 2, fastRandom(4))
    const view = seen(state, 1)
    expect(view.islands.flatMap(({ hazards }) => hazards.map(({ card, since }) => [card, since]))).toEqual(
      Array.from({ length: 4 }, () => [null, true]),
    )
    const worlds = Array.from({ length: 40 }, (_, seed) => rumRunner.determinize(view, fastRandom(seed)))
    const first = worlds.map(({ islands }) => islands[0]?.hazards[0]?.card)
    expect(new Set(first)).toEqual(new Set(['port-taxes.1', 'rowdy-tavern.1', 'hidden-harbor.1', 'harbor-guard.1']))
  })

  it('[R11.3] one that was taken back is in the hand or in a lane, until a hand is mixed into the deck', () => {
    const text =
      'crown | turn: pirate 1 | home-port: - < (port-taxes)* | bivalve-bay: - < (reef) | crown hand: rowdy-tavern kraken | crown discard: harbor-guard hidden-harbor'
    const places = (position: string): Set<boolean> =>
      new Set(
        Array.from({ length: 60 }, (_, seed) =>
          rumRunner.determinize(seen(position, 1), fastRandom(seed)).decks.crown.some(piece => /port|tavern/.test(piece)),
        ),
      )
    expect(places(text)).toEqual(new Set([false]))
    expect(places(`${text} | mixed: yes`)).toEqual(new Set([false, true]))
  })

  it('[R11.1] whatever names a ship of the fleet says so to all', () => {
    const moved = { type: 'coin-moved', seat: 1, from: { type: 'ship', ship: 0 }, to: { type: 'ship', ship: 1 }, isles: [] } as const
    const event = { ...moved, ships: ['longboat', 'sloop'] }
    for (const viewer of [0, 1, 'table'] as const) expect(rumRunner.secrets.shownBy(event, viewer)).toEqual(event.ships)
  })

  it('[R11.4] a look is private, and lasts while the card lies in play, also when it is moved', () => {
    const text = 'crown | turn: pirate 1 | fleet: longboat[able-abigail] | home-port: - < (reef) (squall)'
    const { state, events } = playing(after(text, ['raid 4 with 1']), 'look 1.1')
    const event = events[0] ?? { type: 'raid-stopped' }
    expect([0, 1, 'table' as const].map(viewer => (rumRunner.viewEvent(event, viewer) as { card: string | null }).card)).toEqual([
      'reef',
      'reef',
      null,
    ])
    expect([lane(seen(state as State, 1), 0), lane(seen(state as State, 'table'), 0)]).toEqual([
      ['reef', null],
      [null, null],
    ])
    expect(seen(state as State, 'table').islands[0]?.hazards[0]?.seenBy).toBe('both') // that somebody looked is public
    const moved = after('crown | actions: 1 | bivalve-bay: lighthouse+2 | home-port: - < (reef)? (squall)', ['gain', 'tow 1.1 2'])
    expect(lane(seen(moved, 1), 1)).toEqual(['reef'])
  })

  it('[R11.5] knowledge is lost when the card goes to the hand', () => {
    const state = after('crown | home-port: - < (reef)? (squall)', ['recall 1.1', 'hazard reef@2'])
    expect(lane(seen(state, 1), 1)).toEqual([null])
    const { events } = playing('crown | home-port: - < (reef)? (squall)', 'recall 1.2')
    expect(rumRunner.viewEvent(events[0] ?? { type: 'raid-stopped' }, 1)).toMatchObject({ type: 'recalled', card: null })
  })

  it('[R11.6] no card of a hand is marked, even if it came there openly', () => {
    const state = after('crown | home-port: - < reef', ['recall 1.1'])
    expect(JSON.stringify(seen(state, 1)).includes('reef')).toBe(false)
  })

  it('[R11.7] a card laid on the pirate’s deck is known until drawn or mixed', () => {
    const text = 'crown | turn: pirate 1 | top: 1 | pirate deck: dead-eye-dory sloop …'
    expect([seen(text, 0).top, seen(text, 'table').top]).toEqual([['dead-eye-dory'], ['dead-eye-dory']])
    expect(seen(after(text, ['draw']), 0).top).toEqual([])
    expect(rumRunner.determinize(seen(text, 0), fastRandom(1)).decks.pirate[0]).toBe('dead-eye-dory.1')
  })

  it('[R11.8] the crown is asked whenever the pirate cannot tell whether it has a choice', () => {
    const { state } = playing('crown | turn: pirate 1 | actions: 1 | pirate hand: sloop | bivalve-bay: (aged-rum)+1', 'gain')
    expect(asked(state as State)).toBe('crown reveal')
    expect(rumRunner.moves(seen(state as State, 0))).toEqual([{ type: 'done' }])
    const raid = after('crown | turn: pirate 1 | coins: 0 5 | fleet: longboat[bilge-bob] | bivalve-bay: - < (kraken)', ['raid 3 with 1'])
    expect([asked(raid), rumRunner.moves(seen(raid, 0))]).toEqual(['crown raise', [{ type: 'raise', hazards: [] }]])
  })
})

describe('time and absence', () => {
  it('[R14.1] the clock gains, declines, raises nothing and spares the rum', () => {
    const clock = (text: string, seat: number): string => notation.printMove(rumRunner.timeUp(seen(text, seat)))
    expect(clock('crown', 0)).toBe('gain')
    expect(clock('crown | agenda: reveal … | bivalve-bay: (light-rum)+2', 0)).toBe('done')
    expect(clock('crown | agenda: limit … | crown hand: light-rum gold-rum gold-rum light-rum reef aged-rum', 0)).toBe('discard reef')
    const raid = after('crown | turn: pirate 1 | fleet: longboat[peg-leg-paul] | bivalve-bay: - < (port-taxes)', ['raid 3 with 1'])
    expect(notation.printMove(rumRunner.timeUp(seen(raid, 0)))).toBe('raise')
    const paul = after(raid, ['raise'])
    expect(notation.printMove(rumRunner.timeUp(seen(paul, 1)))).toBe('decline')
    expect(field(paul, 'raid')).toContain('bivalve-bay')
  })

  it('[R14.2] a match can be played by the clock alone', () => {
    let { state } = rumRunner.setup({ ...PRESETS.lot, mulligan: true, turnCap: 15 }, 2, fastRandom(5))
    const random = fastRandom(6)
    for (let [seat] = rumRunner.awaited(state); seat !== undefined; [seat] = rumRunner.awaited(state)) {
      const view = rumRunner.view(state, seat)
      expect(rumRunner.check(view, rumRunner.timeUp(view))).toBeNull()
      ;({ state } = rumRunner.apply(state, seat, rumRunner.timeUp(view), random))
    }
    expect(state.ending).toBe('cap')
  })
})
