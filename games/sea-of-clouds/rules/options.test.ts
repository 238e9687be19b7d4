/** Options, custom decks, time limits, and the schemas for client data. */
import { fastRandom } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { timeUp } from './moves.ts'
import { DeckSchema } from './decks/deck-data.ts'
import type { LootDeckData } from './components/deck-types.ts'
import { DECKS } from './decks/decks.ts'
import { seaOfClouds } from './index.ts'
import { notation } from './notation/index.ts'
import { DraftSchema, MoveSchema, OptionsSchema, PRESETS, PublicOptionsSchema } from './options.ts'
import { otherDeck, runAgenda } from './testing.ts'
import { view } from './views/view.ts'

const completed = DECKS['completed']!
type Row = LootDeckData['cards'][number]
const changed = (id: string, change: (row: Row) => unknown): unknown => ({
  ...completed,
  cards: completed.cards.map(row => (row.id === id ? change(row) : row)),
})

describe('decks', () => {
  it('[R1.2] the lab and the engine accept a whole deck, the server accepts only names', () => {
    const own = { ...PRESETS.standard, deck: otherDeck }
    expect(v.parse(OptionsSchema, own)).toEqual(own)
    expect(v.is(PublicOptionsSchema, own)).toBe(false)
    expect(v.is(PublicOptionsSchema, PRESETS.standard)).toBe(true)
    expect(v.is(OptionsSchema, { ...PRESETS.standard, deck: 'marked' })).toBe(false)
  })

  it('[R1.2] the state contains the deck of the match', () => {
    const { state } = seaOfClouds.setup({ ...PRESETS.standard, deck: otherDeck }, 2, fastRandom(3))
    const copy = structuredClone(state)
    expect(seaOfClouds.view(copy, 0)).toEqual(seaOfClouds.view(state, 0))
    expect(state.captains[0]!.doubloons).toBe(1)
  })

  it.each([
    ['a wrong number of cards', changed('gunner', row => ({ ...row, copies: 4 }))],
    ['two cards with the same name', changed('gunner', row => ({ ...row, id: 'steward' }))],
    ['a name with a dot', changed('gunner', row => ({ ...row, id: 'gunner.x' }))],
    ['a card with a reserved name', changed('chest', row => ({ ...row, id: 'doubloons' }))],
    ['too few permanent Objects', changed('cutlass', row => ({ ...row, kind: 'secret', strength: undefined }))],
    ['an immediate card that does nothing', changed('purse', ({ ...row }) => (delete (row as { onPlay?: unknown }).onPlay, row))],
    ['a secret with a strength', changed('rum-guide', row => ({ ...row, strength: 1 }))],
    ['an effect that needs a victory on an Object', changed('purse', row => ({ ...row, onPlay: [{ type: 'steal-rum', amount: 1 }] }))],
    ['a score that counts an unknown card', changed('rum-guide', row => ({ ...row, score: { type: 'per', of: 'gold', points: 1 } }))],
    ['no board for three', { ...completed, boards: [completed.boards[1]] }],
    ['no boarding at the end', { ...completed, boards: [{ ...completed.boards[0], boardings: [5] }, completed.boards[1]] }],
    ['an unknown card in the list of cards left out', { ...completed, fewer: [{ ...completed.fewer[0], without: ['gold'] }] }],
    ['a number of captains twice', { ...completed, fewer: [completed.fewer[0], completed.fewer[0]] }],
  ])('[R1.2] a deck is rejected for %s', (_, deck) => expect(v.is(DeckSchema, deck)).toBe(false))
})

describe('time and absence', () => {
  it.each([
    ['decide', 'standard | spaces: rum-1 / cook / cook | A: 3 | B: 3', 'take'],
    ['order', 'standard | hand: cook beer | A: 3 | B: 3 | agenda: play-cards A, end-turn A', 'play 1'],
    ['effects', 'standard | A: 3 pirates recon>B gunner>B | B: 3 | agenda: resolve A, end-boarding, end-round', 'resolve 1'],
    ['exchange', 'standard | A: 3 rum rum-1 | B: 3 rum rum-2 | agenda: effect A smuggler exchange-rum vs B, end-turn A', 'decline'],
    ['aim', 'standard | A: 3 | B: 3 | C: 3 objects cutlass | agenda: effect A mr-feather loser-discards vs B C, end-turn A', 'aim B'],
    ['card', 'standard | spaces: - / cook / rum-1 | A: 3 | B: 3 | agenda: effect A recon take-share-card, end-turn A', 'pick 2 1'],
    ['discard', 'standard | A: 3 | B: 3 objects chest cutlass | agenda: discard-object B mr-feather A, end-turn A', 'discard 1'],
  ])('[R11.1] out of time: %s', (_, position, move) => {
    const { state } = runAgenda(position)
    expect(notation.printMove(timeUp(view(state, seaOfClouds.awaited(state)[0]!)))).toBe(move)
  })

  it('[R11.2] every question has a move for a captain who is absent', () => {
    const random = fastRandom(6)
    let { state } = seaOfClouds.setup(PRESETS.standard, 4, random)
    for (let seat = seaOfClouds.awaited(state)[0]; seat !== undefined; seat = seaOfClouds.awaited(state)[0])
      state = seaOfClouds.apply(state, seat, seaOfClouds.timeUp(seaOfClouds.view(state, seat)), random).state
    expect(seaOfClouds.outcome(state)).not.toBeNull()
  })
})

it('rejects moves and drafts of the wrong shape', () => {
  const fits = (move: unknown): boolean => v.is(MoveSchema, move)
  expect(fits({ type: 'pick', space: 2, place: 0 })).toBe(true)
  expect(fits({ type: 'pick', space: 3, place: 0 })).toBe(false)
  expect(fits({ type: 'take', space: 1 })).toBe(false)
  expect(fits({ type: 'exchange', victim: 1, give: 28, take: null })).toBe(false)
  expect(v.is(DraftSchema, { type: 'space', space: 1 })).toBe(true)
  expect(v.is(DraftSchema, { type: 'space', card: 'rum-1' })).toBe(false)
})
