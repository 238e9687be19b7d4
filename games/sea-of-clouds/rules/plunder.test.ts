/** Chapters 7 and 8 of the rulebook: thefts, exchanges, and the Chest. */
import { scripted } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, otherDeck, playing, sailing } from './testing.ts'
import type { State } from './types.ts'

const SPACES = 'spaces: rum-5 / magic-shell / kraken-eye'
const boarding = (captains: string): string => `standard | ${SPACES} | ${captains} | agenda: board, end-round`
const asked = (captains: string): State => sailing(boarding(captains)).state

describe('what Pirates do', () => {
  it('[R7.1] no more doubloons than there are, and none from a Chest', () => {
    const { state } = sailing(boarding('A: 0 pirates rachel-cruz | B: 1 | C: 0'))
    expect(state.captains.map(({ doubloons }) => doubloons)).toEqual([1, 0, 0])
    const chest = sailing('standard | A: 0 | B: 0 objects chest+5 | agenda: effect A rachel-cruz steal-doubloons 2 vs B, end-turn A')
    expect([field(chest.state, 'B'), chest.events[0]!.type]).toEqual(['0 objects chest.1+5', 'no-effect'])
  })

  it('[R7.2] a random card of the Rum; where there is none, nothing', () => {
    const position = boarding('A: 3 pirates gunner | B: 3 rum rotgut rum-4 rum-1')
    const { state, events } = sailing(position, scripted(1))
    expect([field(state, 'A'), field(state, 'B')]).toEqual(['3 rum rum-4.1{B}', '3 rum rotgut.1 rum-1.1'])
    expect(eventsOf(events, 'stole-rum')[0]).toMatchObject({ seat: 0, victim: 1, rum: { face: 'rum-4', open: false, seenBy: [0, 1] } })
    expect(eventsOf(sailing(boarding('A: 3 pirates gunner | B: 3')).events, 'no-effect')).toHaveLength(1)
  })

  it('[R7.3] the winner names captain and card, the other card is random', () => {
    const position = asked('A: 3 pirates smuggler rum rotgut rum-1 | B: 3 rum rum-4 rum-2 | C: 3')
    const state = after(position, ['exchange B rotgut'], { int: below => below - 1 })
    expect([field(state, 'A'), field(state, 'B')]).toEqual(['3 rum rum-1.1 rum-2.1{B}', '3 rum rum-4.1 rotgut.1{A}'])
    expect(playing(position, 'exchange C rotgut').refusal).toEqual({ type: 'no-rum-there', victim: 2 })
    expect(playing(position, 'exchange B rum-5').refusal).toEqual({ type: 'not-your-rum', card: 'rum-5' })
    expect(playing(position, 'exchange B rotgut for rum-4').refusal).toEqual({ type: 'drawn-blind' })
    expect(playing(position, 'exchange D rotgut').refusal).toEqual({ type: 'not-defeated', victim: 3 })
  })

  it('[R7.4] the winner chooses both Objects; secrets are safe', () => {
    const position = asked('A: 3 pirates swindler objects rusty-sword | B: 3 objects cutlass magic-shell.2 secrets rum-guide')
    const state = after(position, ['exchange B rusty-sword for magic-shell'])
    expect([field(state, 'A'), field(state, 'B')]).toEqual([
      '3 objects magic-shell.2',
      '3 objects cutlass.1 rusty-sword.1 secrets rum-guide.1',
    ])
    expect(playing(position, 'exchange B rusty-sword for rum-guide').refusal).toEqual({
      type: 'no-such-object',
      card: 'rum-guide',
      victim: 1,
    })
    expect(playing(position, 'exchange B cutlass for cutlass').refusal).toEqual({ type: 'not-your-object', card: 'cutlass' })
    expect(playing(position, 'exchange B rusty-sword').refusal).toEqual({ type: 'no-such-object', card: null, victim: 1 })
  })

  it.each([
    'A: 3 pirates smuggler | B: 3 rum rum-4',
    'A: 3 pirates smuggler rum rum-4 | B: 3',
    'A: 3 pirates swindler | B: 3 objects cutlass',
    'A: 3 pirates swindler objects cutlass | B: 3 secrets rum-guide',
  ])('[R7.5] nothing to exchange: %s', captains => {
    expect(namesOf(sailing(boarding(captains)).events)).toBe('boarding-began fought no-effect pirates-discarded round-began looked')
  })

  it('[R7.6] the loser chooses; the winner chooses the loser, also one without Objects', () => {
    const position = asked('A: 3 pirates mr-feather | B: 3 objects cutlass cursed-idol | C: 3')
    expect(field(position, 'agenda')).toMatch(/^effect A mr-feather loser-discards vs B C/)
    expect(namesOf(playing(position, 'aim C').events)).toBe('aimed no-effect pirates-discarded round-began looked')
    expect(playing(position, 'aim D').refusal).toEqual({ type: 'not-defeated', victim: 3 })
    const loser = after(position, ['aim B'])
    expect(field(loser, 'agenda')).toMatch(/^discard-object B mr-feather A/)
    expect(playing(loser, 'discard magic-shell').refusal).toEqual({ type: 'not-your-object', card: 'magic-shell' })
    expect(field(after(loser, ['B: discard cursed-idol']), 'B')).toBe('3 objects cutlass.1')
  })

  it('[R7.6] a single Object goes unasked', () => {
    expect(field(asked('A: 3 pirates mr-feather | B: 3 objects cutlass'), 'B')).toBe('3')
  })

  it('[R7.7] Recon brings a card of a space', () => {
    expect(field(after(asked('A: 3 pirates recon | B: 3'), ['pick 3 1']), 'A')).toBe('3 relics kraken-eye.1')
  })

  it('[R6.7, R1.2] a file may have 1x thefts: whoever has won twice aims them', () => {
    const options = JSON.stringify({ deck: otherDeck, startSeat: 0, reminders: true })
    const position = `own | A: 1 pirates thief | B: 1 rum gin | C: 1 rum port gin gin | agenda: board, end-round | options: ${options}`
    const { state } = sailing(position)
    expect(field(state, 'agenda')).toMatch(/^effect A thief steal-rum 2 vs B C/)
    expect(after(state, ['aim C']).captains.map(({ rum }) => rum.length)).toEqual([2, 1, 1])
  })
})

describe('the Chest', () => {
  it('[R8.1] it enters with five doubloons on it', () => {
    const state = after('standard | spaces: chest / cook / cook | A: 3 | B: 3', ['take'])
    expect(field(state, 'A')).toBe('3 objects chest.1+5')
  })

  it('[R8.2] a lost battle: it goes to the winner, who takes one doubloon', () => {
    const { state, events } = sailing(boarding('A: 3 pirates cook objects chest+5 | B: 3 pirates brawler | C: 3'))
    expect(field(state, 'B')).toBe('6 objects chest.1+4')
    expect(eventsOf(events, 'chest-lost')).toEqual([{ type: 'chest-lost', seat: 1, from: 0, object: 'chest', taken: 1, left: 4 }])
    expect(field(sailing(boarding('A: 3 objects chest | B: 3 pirates cook')).state, 'B')).toBe('3 objects chest.1')
  })

  it('[R8.3] both lost: to the stronger one, between equals by the Parrot', () => {
    expect(sailing(boarding('A: 3 objects chest+5 | B: 3 pirates cook | C: 3 pirates brawler')).state.captains[2]!.objects).toHaveLength(1)
    const equal = (parrot: string): State =>
      sailing(
        boarding('A: 3 objects chest+5 | B: 3 pirates cook | C: 3 pirates pickpocket').replace('standard', `standard | parrot: ${parrot}`),
      ).state
    expect(equal('C').captains[2]!.objects).toHaveLength(1)
    expect(equal('A').captains[1]!.objects).toHaveLength(1)
  })

  it('[R8.4] at most once in a boarding, before any effect; with no Pirates anywhere it stays', () => {
    // A loses it to B, who in turn loses to C.
    const { state, events } = sailing(boarding('A: 3 objects chest+5 | B: 3 pirates steward | C: 3 pirates cook | D: 3'))
    expect(state.captains[1]!.objects).toEqual([{ card: 'chest.1', doubloons: 4 }])
    expect(namesOf(events).indexOf('chest-lost')).toBeLessThan(namesOf(events).indexOf('parrot-moved'))
    expect(field(sailing(boarding('A: 3 objects chest+5 | B: 3')).state, 'A')).toBe('3 objects chest.1+5')
  })

  it('[R8.5] exchanged with all that lies on it; discarded, the bank gets it', () => {
    const position = asked('A: 3 pirates swindler objects chest+5 | B: 3 objects cutlass')
    expect(field(after(position, ['exchange B chest for cutlass']), 'B')).toBe('3 objects chest.1+5')
    const { state, events } = sailing('standard | A: 3 | B: 3 objects chest+5 | agenda: discard-object B mr-feather A, end-turn A')
    expect([field(state, 'B'), field(state, 'discards')]).toEqual(['3', 'chest.1'])
    expect(events[0]).toMatchObject({ type: 'object-discarded', doubloons: 5 })
  })

  it('[R8.6] what lies on it pays no toll and is stolen by nobody', () => {
    const { state } = sailing('standard | A: 0 objects chest+5 | B: 3 | agenda: effect A toll pay-doubloons 3, end-turn A')
    expect(field(state, 'A')).toBe('0 objects chest.1+5')
  })

  it('[R8.7] at the end its captain takes the rest, before anything is counted', () => {
    const { state, events } = sailing(
      'standard | round: 15 | A: 3 objects chest+4 secrets secret-most-doubloons | B: 5 | agenda: end-round',
    )
    expect(namesOf(events)).toMatch(/^chest-opened revealed/)
    expect(eventsOf(events, 'scored')[0]).toMatchObject({ doubloons: 7, secrets: 4, total: 11 })
    expect(state.captains[0]!.objects).toEqual([{ card: 'chest.1', doubloons: 0 }])
  })
})
