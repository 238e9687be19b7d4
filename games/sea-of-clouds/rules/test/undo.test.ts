/** The undo frontier through the kernel: a captain may take back a move that told nobody anything, and no other. */
import { at, fastRandom, matchFromState, submitMove, undo, type Match } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { seaOfClouds } from '../index.ts'
import { notation } from '../notation/index.ts'
import { runAgenda } from '../testing.ts'
import type { SeaTypes } from '../data/types.ts'

/** Plays a move of the captain who is asked, and then undoes it without a vote. */
const takeBack = (position: string, move: string): 'undone' | 'blocked' => {
  const state = runAgenda(position).state
  const before: Match<SeaTypes> = matchFromState(seaOfClouds, state, state.seats)
  const seat = at(seaOfClouds.awaited(state), 0)
  const submission = { seat, question: 0, move: notation.parseMove(move), by: 'player', at: 0, clocks: null } as const
  const played = submitMove(seaOfClouds, before, submission, fastRandom(1))
  if (!played.ok) throw new Error(`${move}: ${JSON.stringify(played.refusal)}`)
  const result = undo(seaOfClouds, played.match, { seat, back: 1, at: 0 }, state)
  if (result.ok) expect(result.match.state).toEqual(state)
  return result.ok ? 'undone' : 'blocked'
}

/** The other captains, for two, three and four seats. All other copies of the cards named lie hidden in the deck. */
const TABLES = [
  [2, 'B: 5 objects magic-shell cutlass rum rum-1 rum-2'],
  [3, 'B: 5 objects magic-shell cutlass rum rum-1 rum-2 | C: 3'],
  [4, 'B: 5 objects magic-shell cutlass rum rum-1 rum-2 | C: 3 | D: 3'],
] as const

describe.each(TABLES)('at %i seats', (_, others) => {
  const boarding = (own: string, spaces = 'rum-5 / kraken-eye cook / beer'): string =>
    `standard | round: 5 | spaces: ${spaces} | A: 3 ${own} | ${others} | agenda: board, end-round`
  const turn = (own: string, more: string): string => `standard | A: 3 ${own} | ${others} | ${more}`

  it.each([
    ['resolving a First Mate', boarding('pirates first-mate gunner recon'), 'resolve 1'],
    ['taking the Parrot', boarding('pirates cook recon').replace('standard', 'standard | parrot: B'), 'resolve 1'],
    ['stealing doubloons', boarding('pirates rachel-cruz recon'), 'resolve 1 B'],
    ['choosing a Pirate that then asks', boarding('pirates recon gunner'), 'resolve 1'],
    [
      'declining an exchange',
      turn('pirates recon>B gunner>B objects cutlass', 'agenda: effect A swindler exchange-object vs B, resolve A, end-boarding'),
      'decline',
    ],
    [
      'exchanging a Cutlass for a Magic Shell',
      turn('pirates recon>B gunner>B objects cutlass', 'agenda: effect A swindler exchange-object vs B, resolve A, end-boarding'),
      'exchange B 1 for 1',
    ],
    [
      'discarding a Pirate',
      turn('pirates recon gunner', 'hand: purse toll | agenda: effect A beer discard-pirate, play-cards A, refill 1, end-turn A'),
      'discard 1',
    ],
    ['playing a card that all captains see', turn('', 'hand: purse beer cook | agenda: play-cards A, refill 1, end-turn A'), 'play 1'],
    ['laying down Rum', turn('', 'hand: rum-3{A} purse toll | agenda: play-cards A, refill 1, end-turn A'), 'play 1'],
    [
      'picking a Rum that the captain has looked at',
      turn(
        '',
        'spaces: rum-3{A} cook / beer / - | hand: purse toll | agenda: effect A hook take-share-card, play-cards A, refill 3, end-turn A',
      ),
      'pick 1 1',
    ],
    [
      'leaving a full share for one that the captain knows',
      turn('', 'spaces: rum-3{A} rum-4{A} rotgut{A} / cook{A} / - | agenda: decide A 1, end-turn A'),
      'leave',
    ],
  ])('%s can be undone', (__, position, move) => expect(takeBack(position, move)).toBe('undone'))

  it.each([
    ['stealing Rum', boarding('pirates gunner recon first-mate'), 'resolve 1 B'],
    [
      'exchanging Rum',
      turn('pirates recon>B gunner>B rum rum-3', 'agenda: effect A smuggler exchange-rum vs B, resolve A, end-boarding'),
      'exchange B 1',
    ],
    [
      'taking a card from a space',
      turn(
        '',
        'spaces: rum-3 cook / beer / - | hand: purse toll | agenda: effect A hook take-share-card, play-cards A, refill 3, end-turn A',
      ),
      'pick 1 1',
    ],
    [
      'turning up a card that only the captain knew',
      turn(
        '',
        'spaces: rum-3 cook{A} / beer / - | hand: purse toll | agenda: effect A hook take-share-card, play-cards A, refill 3, end-turn A',
      ),
      'pick 1 2',
    ],
    [
      'emptying a space, which shows the next back',
      turn(
        '',
        'spaces: rum-3{A} / beer / - | hand: purse toll | agenda: effect A hook take-share-card, play-cards A, refill 3, end-turn A',
      ),
      'pick 1 1',
    ],
    ['looking at a card', turn('', 'spaces: rum-3{A} rum-4{A} rotgut{A} / cook / - | agenda: decide A 1, end-turn A'), 'leave'],
    ['drawing a card for a share', turn('', 'spaces: rum-3{A} / cook{A} / - | agenda: decide A 1, end-turn A'), 'leave'],
    ['showing the cards of a share', turn('', 'spaces: purse{A} cook{A} / beer / - | agenda: decide A 1, end-turn A'), 'take'],
    [
      'a Treasure Map',
      turn('', 'spaces: - / - / - | hand: treasure-map toll purse | agenda: play-cards A, refill 1, end-turn A'),
      'play 1',
    ],
  ])('%s cannot be undone without a vote', (__, position, move) => expect(takeBack(position, move)).toBe('blocked'))

  it('a move after which another captain is asked cannot be undone', () => {
    const feather = turn('pirates recon>B', 'agenda: effect A mr-feather loser-discards vs B B, resolve A, end-boarding')
    expect(takeBack(feather, 'aim B')).toBe('blocked')
  })
})
