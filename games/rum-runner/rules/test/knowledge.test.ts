/** Chapters 11 and 14 of the rulebook: hidden information, and moves played by the clock. */
import { fastRandom, matchFromState, submitMove } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { rumRunner } from '../index.ts'
import { notation } from '../notation/notation.ts'
import { PRESETS } from '../options.ts'
import { playMoves, questionOf, fieldOf, playMove } from '../testing.ts'
import type { State, View } from '../data/types.ts'

const read = (text: string): State => notation.parseState(text)
const seen = (text: string | State, viewer: View['viewer']): View => rumRunner.view(typeof text === 'string' ? read(text) : text, viewer)
const lane = (view: View, island: number): readonly (string | null)[] => view.islands[island]?.hazards.map(({ card }) => card) ?? []

describe('hidden information', () => {
  it('[R11.1] coins, hand and deck sizes and face-up piles are public', () => {
    const view = seen(
      'crown | coins: 4 6 | crown hand: reef | home-port: - < (kraken)+2 | fleet: sloop+1[bilge-bob] | removed: galleon | crown discard: squall',
      'table',
    )
    expect(view).toMatchObject({ supplies: { crown: 4, pirate: 6 }, handSizes: { crown: 1, pirate: 0 }, removed: ['galleon'], hand: [] })
    expect([view.discards.crown, view.islands[0]?.hazards[0]?.coins]).toEqual([['squall'], 2])
    expect(view.fleet[0]).toMatchObject({ card: 'sloop', coins: 1 })
  })

  it('[R11.2] only the crown knows its face-down cards', () => {
    const text = 'crown | home-port: - < (reef) kraken | bivalve-bay: (gold-rum)'
    expect([lane(seen(text, 0), 0), lane(seen(text, 1), 0), lane(seen(text, 'table'), 0)]).toEqual([
      ['reef', 'kraken'],
      [null, 'kraken'],
      [null, 'kraken'],
    ])
    expect([seen(text, 0), seen(text, 1)].map(({ islands }) => islands[2]?.investment?.card)).toEqual(['gold-rum', null])
  })

  it('[R11.3] everybody knows the starting hazards, but not their places', () => {
    const { state } = rumRunner.setup(PRESETS.crown, 2, fastRandom(4))
    const view = seen(state, 1)
    expect(view.islands.flatMap(({ hazards }) => hazards.map(({ card, since }) => [card, since]))).toEqual(
      Array.from({ length: 4 }, () => [null, true]),
    )
    const worlds = Array.from({ length: 40 }, (_, seed) => rumRunner.determinize(view, fastRandom(seed)))
    const first = worlds.map(({ islands }) => islands[0]?.hazards[0]?.card)
    expect(new Set(first)).toEqual(new Set(['port-taxes.1', 'rowdy-tavern.1', 'hidden-harbor.1', 'harbor-guard.1']))
  })

  it('[R11.3] a recalled starting hazard is in the hand or in a lane until a hand is shuffled into the deck', () => {
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

  it('[R11.1] an event shows a face only to viewers who learn it from the event', () => {
    const shown = (position: string, move: string, type: string): readonly (readonly string[])[] => {
      const event = playMove(position, move).events.find(one => one.type === type) ?? { type: 'raid-stopped' }
      return [0, 1, 'table' as const].map(viewer => rumRunner.secrets.shownBy(event, viewer))
    }
    const pirate = 'crown | turn: pirate 1 | pirate hand: sloop | fleet: sloop[bilge-bob], longboat'
    expect(shown(pirate, 'ship sloop', 'ship-played')).toEqual([['sloop'], [], ['sloop']])
    expect(shown(pirate, 'raid 4 with 1', 'raid-began')).toEqual([[], [], []])
    expect(shown('crown | home-port: - < (reef)', 'recall 1.1', 'recalled')).toEqual([[], [], []])
    expect(shown('crown | crown deck: reef …', 'draw', 'drew')[1]).toEqual([])
    expect(shown('crown | crown hand: reef squall squall privateers | crown deck: kraken …', 'draw', 'drew')[0]).toEqual(['kraken'])
  })

  it('[R4.5, R4.6, R5.2] what shows nobody a hidden card can be undone, even if another copy is hidden', () => {
    const isUndoable = (position: string, move: string): boolean => {
      const match = matchFromState(rumRunner, read(position), 2)
      const [seat = 0] = rumRunner.awaited(match.state)
      const submission = { seat, question: 0, move: notation.parseMove(move), by: 'player', at: 0, clocks: null } as const
      const result = submitMove(rumRunner, match, submission, fastRandom(1))
      return result.ok && result.match.undoable === 1
    }
    expect(isUndoable('crown | home-port: - < (reef) squall', 'recall 1.1')).toBe(true)
    expect(isUndoable('crown | crown hand: reef', 'hazard reef@2')).toBe(true)
    expect(isUndoable('crown | crown hand: light-rum', 'found light-rum@2')).toBe(true)
    expect(isUndoable('crown | home-port: - < (reef)', 'invest 1.1')).toBe(true)
    const pirate = 'crown | turn: pirate 1 | fleet: longboat[bilge-bob], sloop'
    expect(isUndoable(pirate, 'crew - / bilge-bob')).toBe(true)
    expect(isUndoable(`${pirate} | bivalve-bay: - < port-taxes reef+1 | coins: 5 9`, 'raid 3 with 1')).toBe(true)
    expect(isUndoable(`${pirate} | pirate hand: sloop`, 'ship sloop')).toBe(false)
    expect(isUndoable(pirate, 'draw')).toBe(false)
  })

  it('[R11.4] a look is private and lasts while the card is in play, even if it moves', () => {
    const text = 'crown | turn: pirate 1 | fleet: longboat[able-abigail] | home-port: - < (reef) (squall)'
    const { state, events } = playMove(playMoves(text, ['raid 4 with 1']), 'look 1.1')
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
    expect(seen(state as State, 'table').islands[0]?.hazards[0]?.visibility).toBe('seen') // everybody sees that the pirate looked
    const moved = playMoves('crown | actions: 1 | bivalve-bay: lighthouse+2 | home-port: - < (reef)? (squall)', ['gain', 'tow 1.1 2'])
    expect(lane(seen(moved, 1), 1)).toEqual(['reef'])
  })

  it('[R11.5] knowledge of a card is lost when it goes to a hand', () => {
    const state = playMoves('crown | home-port: - < (reef)? (squall)', ['recall 1.1', 'hazard reef@2'])
    expect(lane(seen(state, 1), 1)).toEqual([null])
    const { events } = playMove('crown | home-port: - < (reef)? (squall)', 'recall 1.2')
    expect(rumRunner.viewEvent(events[0] ?? { type: 'raid-stopped' }, 1)).toMatchObject({ type: 'recalled', card: null })
  })

  it('[R11.6] no card in a hand is marked as known, even if it went there face up', () => {
    const state = playMoves('crown | home-port: - < reef', ['recall 1.1'])
    expect(JSON.stringify(seen(state, 1)).includes('reef')).toBe(false)
  })

  it('[R11.7] a card put on the pirate’s deck is known until it is drawn or shuffled', () => {
    const text = 'crown | turn: pirate 1 | top: 1 | pirate deck: dead-eye-dory sloop …'
    expect([seen(text, 0).top, seen(text, 'table').top]).toEqual([['dead-eye-dory'], ['dead-eye-dory']])
    expect(seen(playMoves(text, ['draw']), 0).top).toEqual([])
    expect(rumRunner.determinize(seen(text, 0), fastRandom(1)).decks.pirate[0]).toBe('dead-eye-dory.1')
  })

  it('[R11.8] the crown is asked whenever the pirate cannot know whether the crown has a choice', () => {
    const { state } = playMove('crown | turn: pirate 1 | actions: 1 | pirate hand: sloop | bivalve-bay: (aged-rum)+1', 'gain')
    expect(questionOf(state as State)).toBe('crown reveal')
    expect(rumRunner.moves(seen(state as State, 0))).toEqual([{ type: 'done' }])
    const raid = playMoves('crown | turn: pirate 1 | coins: 0 5 | fleet: longboat[bilge-bob] | bivalve-bay: - < (kraken)', [
      'raid 3 with 1',
    ])
    expect([questionOf(raid), rumRunner.moves(seen(raid, 0))]).toEqual(['crown raise', [{ type: 'raise', hazards: [] }]])
  })

  it('[R11.8] a question without a choice has an obvious answer', () => {
    const obvious = (text: string): unknown => rumRunner.obviousMove?.(seen(text, 0), {}) ?? null
    expect(obvious('crown | agenda: reveal … | bivalve-bay: (aged-rum)+1')).toEqual({ type: 'done' })
    expect(obvious('crown | agenda: reveal … | bivalve-bay: (aged-rum)+1 | isle-of-fools: (light-rum)+2')).toBeNull()
    const raid = 'crown | turn: pirate 1 | fleet: longboat[bilge-bob] | bivalve-bay: - < (kraken)'
    const asked = (coins: number): unknown =>
      rumRunner.obviousMove?.(seen(playMoves(`${raid} | coins: ${coins} 5`, ['raid 3 with 1']), 0), {}) ?? null
    expect(asked(1)).toEqual({ type: 'raise', hazards: [] })
    expect(asked(3)).toBeNull()
    expect(obvious('crown')).toBeNull()
  })
})

describe('time and absence', () => {
  it('[R14.1] the clock gains coins, declines, raises nothing and keeps rum', () => {
    const clock = (text: string, seat: number): string => notation.printMove(rumRunner.timeUp(seen(text, seat)))
    expect(clock('crown', 0)).toBe('gain')
    expect(clock('crown | agenda: reveal … | bivalve-bay: (light-rum)+2', 0)).toBe('done')
    expect(clock('crown | agenda: limit … | crown hand: light-rum gold-rum gold-rum light-rum reef aged-rum', 0)).toBe('discard reef')
    const raid = playMoves('crown | turn: pirate 1 | fleet: longboat[peg-leg-paul] | bivalve-bay: - < (port-taxes)', ['raid 3 with 1'])
    expect(notation.printMove(rumRunner.timeUp(seen(raid, 0)))).toBe('raise')
    const paul = playMoves(raid, ['raise'])
    expect(notation.printMove(rumRunner.timeUp(seen(paul, 1)))).toBe('decline')
    expect(fieldOf(paul, 'raid')).toContain('bivalve-bay')
  })

  it('[R14.2] the clock alone can finish a match', () => {
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
