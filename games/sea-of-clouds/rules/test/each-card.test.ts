/** What every card of the deck does or is worth. */
import { describe, expect, it } from 'vitest'
import { deckOf } from '../decks/decks.ts'
import { after, eventsOf, field, runAgenda } from '../testing.ts'

/** Rum, Relics, permanent and secret Objects: the points for one of them if no other captain has anything. */
const WORTH = {
  'collectors-rum': 1,
  'luxury-rum': 3,
  rotgut: 0,
  'rum-1': 1,
  'rum-2': 2,
  'rum-3': 3,
  'rum-4': 4,
  'rum-5': 5,
  'sirens-song': -3,
  'behemoth-tooth': -2,
  'kraken-eye': -1,
  'leviathan-heart': 0,
  'magic-shell': 3,
  'cursed-idol': -3,
  chest: 5,
  'relic-catalogue': 0,
  'rum-guide': 0,
  'rusty-sword': 0,
  cutlass: 0,
  'secret-most-rum': 0,
  'secret-most-relics': 0,
  'secret-most-luxury': 0,
  'secret-most-collectors': 0,
  'secret-most-doubloons': 0,
} as const

/** Cards that count other cards. */
const WITH = [
  ['relic-catalogue', 'objects relic-catalogue relics leviathan-heart', 1],
  ['rum-guide', 'rum rotgut secrets rum-guide', 1],
  ['secret-most-rum', 'rum rotgut secrets secret-most-rum', 4],
  ['secret-most-relics', 'relics leviathan-heart secrets secret-most-relics', 4],
  ['secret-most-luxury', 'rum luxury-rum secrets secret-most-luxury', 7],
  ['secret-most-collectors', 'rum collectors-rum secrets secret-most-collectors', 5],
] as const

/** A beats B and C with a crew that has this Pirate, and makes these moves. */
const PIRATES = {
  'first-mate': [[], '7', '3 rum rum-1.1 rum-2.1'],
  gunner: [['resolve 1 B'], '3 rum rum-1.1{B}', '3 rum rum-2.1'],
  'rachel-cruz': [[], '7', '1 rum rum-1.1 rum-2.1'],
  steward: [[], '6', '3 rum rum-1.1 rum-2.1'],
  cook: [[], '3', '3 rum rum-1.1 rum-2.1'],
  'mr-feather': [[], '3', '3 rum rum-1.1 rum-2.1'],
  recon: [['pick 2 1'], '3 relics kraken-eye.1', '3 rum rum-1.1 rum-2.1'],
  brawler: [[], '5', '3 rum rum-1.1 rum-2.1'],
  pickpocket: [[], '5', '2 rum rum-1.1 rum-2.1'],
  smuggler: [[], '3', '3 rum rum-1.1 rum-2.1'],
  swindler: [[], '3', '3 rum rum-1.1 rum-2.1'],
} as const

const IMMEDIATE = {
  'treasure-map': [[], '3 pirates steward.1', 'steward.2{B} rum-4.1{B} / cook.1 rotgut.1 / gunner.1 rum-3.1'],
  beer: [[], '3', 'steward.2{B} / cook.1 / gunner.1'],
  purse: [[], '6 pirates steward.1', 'steward.2{B} / cook.1 / gunner.1'],
  toll: [[], '0 pirates steward.1', 'steward.2{B} / cook.1 / gunner.1'],
  cracker: [[], '3 pirates steward.1', 'steward.2{B} / cook.1 / gunner.1'],
  'grappling-hook': [['pick 2 1'], '3 pirates steward.1 cook.1', 'rotgut.1{B} / steward.2 / gunner.1'],
} as const

describe('every card', () => {
  it.each(Object.entries(WORTH))('a single %s is worth %d', (face, points) => {
    const { back, kind } = deckOf('completed').cards.get(face)!
    const zone = back === 'rum' ? 'rum' : back === 'relic' ? 'relics' : kind === 'secret' ? 'secrets' : 'objects'
    const coins = face === 'chest' ? '+5' : ''
    const { events } = runAgenda(`standard | round: 15 | A: 0 ${zone} ${face}${coins} | B: 0 | C: 0 | agenda: end-round`)
    expect(eventsOf(events, 'scored')[0]!.total).toBe(points)
  })

  it.each(WITH)('%s counts other cards: %s', (_, captain, points) => {
    const { events } = runAgenda(`standard | round: 15 | A: 0 ${captain} | B: 0 | agenda: end-round`)
    expect(eventsOf(events, 'scored')[0]!.total).toBe(points)
  })

  it('secret-most-doubloons counts coins', () => {
    const { events } = runAgenda('standard | round: 15 | A: 3 secrets secret-most-doubloons | B: 2 | agenda: end-round')
    expect(eventsOf(events, 'scored')[0]!.total).toBe(7)
  })

  it.each([
    ['rusty-sword', 2],
    ['cutlass', 4],
    ['magic-shell', 3],
  ] as const)('%s beside a Cook makes a strength of %d', (face, strength) => {
    const { events } = runAgenda(`standard | A: 3 pirates cook objects ${face} | B: 3 | agenda: board, end-round`)
    expect(eventsOf(events, 'boarding-began')[0]!.strengths[0]).toBe(strength)
  })

  it.each(Object.entries(PIRATES))('%s after two victories', (face, [moves, ours, theirs]) => {
    const position = `standard | spaces: luxury-rum / kraken-eye / cutlass | parrot: B | A: 3 pirates ${face} | B: 3 rum rum-1 rum-2 | C: 3 | agenda: board, end-round`
    const state = after(runAgenda(position).state, moves)
    const own = field(state, 'A').replace(/ pirates .*?(?= relics| rum|$)/, '')
    expect([own, field(state, 'B')]).toEqual([ours, theirs])
    if (face === 'cook') expect(state.parrot).toBe(0)
  })

  it.each(Object.entries(IMMEDIATE))('%s from a share', (face, [moves, captain, spaces]) => {
    const position = `standard | parrot: B | spaces: ${face} / cook / gunner | A: 3 pirates steward.1 | B: 3 | deck: steward.2 rotgut rum-3 rum-4 …`
    const state = after(position, ['take', ...moves])
    expect([field(state, 'A'), field(state, 'spaces'), field(state, 'discards')]).toEqual([
      captain,
      spaces,
      face === 'beer' ? 'beer.1 steward.1' : `${face}.1`,
    ])
    expect(state.parrot).toBe(face === 'cracker' ? 0 : 1)
  })

  it('smuggler and swindler exchange, and mr-feather discards, if there are cards for it', () => {
    const won = 'standard | A: 3 pirates PIRATE objects cutlass rum rotgut | B: 3 objects magic-shell rum rum-5 | agenda: board, end-round'
    const state = (pirate: string, ...moves: readonly string[]) => after(runAgenda(won.replace('PIRATE', pirate)).state, moves)
    expect(field(state('smuggler', 'exchange B 1'), 'A')).toBe('3 objects cutlass.1 rum rum-5.1{B}')
    expect(field(state('swindler', 'exchange B 1 for 1'), 'A')).toBe('3 objects magic-shell.1 rum rotgut.1')
    expect(field(state('mr-feather'), 'B')).toBe('3 rum rum-5.1')
  })

  it('has a test here', () => {
    expect([...Object.keys(WORTH), ...Object.keys(PIRATES), ...Object.keys(IMMEDIATE)].toSorted()).toEqual(
      deckOf('completed').faces.toSorted(),
    )
  })
})
