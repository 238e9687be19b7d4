/** Chapters 7 and 8 of the rulebook: thefts, exchanges and the Chest. */
import { scriptedRandom } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { after, eventsOf, field, namesOf, otherDeck, playMove, runAgenda } from '../testing.ts'
import type { State } from '../data/types.ts'

const SPACES = 'spaces: rum-5 / magic-shell / kraken-eye'
const boarding = (captains: string): string => `standard | ${SPACES} | ${captains} | agenda: board, end-round`
const asked = (captains: string): State => runAgenda(boarding(captains)).state

describe('what Pirates do', () => {
  it('[R7.1] a thief takes no more doubloons than the victim has, and none from a Chest', () => {
    const { state } = runAgenda(boarding('A: 0 pirates rachel-cruz | B: 1 | C: 0'))
    expect(state.captains.map(({ doubloons }) => doubloons)).toEqual([1, 0, 0])
    const chest = runAgenda('standard | A: 0 | B: 0 objects chest+5 | agenda: effect A rachel-cruz steal-doubloons 2 vs B, end-turn A')
    expect([field(chest.state, 'B'), chest.events[0]!.type]).toEqual(['0 objects chest.1+5', 'no-effect'])
  })

  it('[R7.2] a thief takes a random Rum; without Rum nothing happens', () => {
    const position = boarding('A: 3 pirates gunner | B: 3 rum rotgut rum-4 rum-1')
    const { state, events } = runAgenda(position, scriptedRandom(1))
    expect([field(state, 'A'), field(state, 'B')]).toEqual(['3 rum rum-4.1{B}', '3 rum rotgut.1 rum-1.1'])
    expect(eventsOf(events, 'stole-rum')[0]).toMatchObject({ seat: 0, victim: 1, rum: { face: 'rum-4', open: false, seenBy: [0, 1] } })
    expect(eventsOf(runAgenda(boarding('A: 3 pirates gunner | B: 3')).events, 'no-effect')).toHaveLength(1)
  })

  it('[R7.3] the winner chooses the captain and the card to give; the card received is random', () => {
    const position = asked('A: 3 pirates smuggler rum rotgut rum-1 | B: 3 rum rum-4 rum-2 | C: 3')
    const state = after(position, ['exchange B 1'], { int: below => below - 1 })
    expect([field(state, 'A'), field(state, 'B')]).toEqual(['3 rum rum-1.1 rum-2.1{B}', '3 rum rum-4.1 rotgut.1{A}'])
    expect(playMove(position, 'exchange C 1').refusal).toEqual({ type: 'no-rum-there', victim: 2 })
    expect(playMove(position, 'exchange B 3').refusal).toEqual({ type: 'not-your-rum' })
    expect(playMove(position, 'exchange B 1 for 1').refusal).toEqual({ type: 'drawn-blind' })
    expect(playMove(position, 'exchange D 1').refusal).toEqual({ type: 'not-defeated', victim: 3, rules: ['R7.3'] })
  })

  it('[R7.4] the winner chooses both Objects; secrets are safe', () => {
    const position = asked('A: 3 pirates swindler objects rusty-sword | B: 3 objects cutlass magic-shell.2 secrets rum-guide')
    const state = after(position, ['exchange B 1 for 2'])
    expect([field(state, 'A'), field(state, 'B')]).toEqual([
      '3 objects magic-shell.2',
      '3 objects cutlass.1 rusty-sword.1 secrets rum-guide.1',
    ])
    expect(playMove(position, 'exchange B 1 for 3').refusal).toEqual({ type: 'no-such-object', isChosen: true, victim: 1 })
    expect(playMove(position, 'exchange B 2 for 1').refusal).toEqual({ type: 'not-your-object', rules: ['R7.4'] })
    expect(playMove(position, 'exchange B 1').refusal).toEqual({ type: 'no-such-object', isChosen: false, victim: 1 })
  })

  it.each([
    'A: 3 pirates smuggler | B: 3 rum rum-4',
    'A: 3 pirates smuggler rum rum-4 | B: 3',
    'A: 3 pirates swindler | B: 3 objects cutlass',
    'A: 3 pirates swindler objects cutlass | B: 3 secrets rum-guide',
  ])('[R7.5] nothing to exchange: %s', captains => {
    expect(namesOf(runAgenda(boarding(captains)).events)).toBe(
      'boarding-began fought resolved no-effect pirates-discarded round-began looked',
    )
  })

  it('[R7.6] the winner chooses the loser, even one without Objects; the loser chooses the Object', () => {
    const position = asked('A: 3 pirates mr-feather | B: 3 objects cutlass cursed-idol | C: 3')
    expect(field(position, 'agenda')).toMatch(/^effect A mr-feather loser-discards vs B C/)
    expect(namesOf(playMove(position, 'aim C').events)).toBe('aimed no-effect pirates-discarded round-began looked')
    expect(playMove(position, 'aim D').refusal).toEqual({ type: 'not-defeated', victim: 3, rules: ['R6.7', 'R7.6'] })
    const loser = after(position, ['aim B'])
    expect(field(loser, 'agenda')).toMatch(/^discard-object B mr-feather A/)
    expect(playMove(loser, 'discard 3').refusal).toEqual({ type: 'not-your-object', rules: ['R7.6'] })
    expect(field(after(loser, ['B: discard 2']), 'B')).toBe('3 objects cutlass.1')
  })

  it('[R6.7, R7.6] the winner is not asked for a loser if none of them has anything to lose', () => {
    const { state, events } = runAgenda(boarding('A: 3 pirates mr-feather | B: 3 | C: 3'))
    expect(field(state, 'agenda')).not.toMatch(/^effect/)
    expect(eventsOf(events, 'no-effect')).toHaveLength(1)
  })

  it('[R7.4, R7.6, R1.12] equal Objects with different doubloons are told apart', () => {
    const options = JSON.stringify({ deck: otherDeck, startSeat: 0, reminders: true })
    const own = (text: string): string => `own | ${text} | options: ${options}`
    const exchange = own('A: 1 objects box+2 box | B: 1 objects box box+1 | agenda: effect A broker exchange-object vs B, end-turn A')
    const exchanged = after(exchange, ['exchange B 2 for 2'])
    expect([field(exchanged, 'A'), field(exchanged, 'B')]).toEqual(['1 objects box.1+2 box.4+1', '1 objects box.3 box.2'])
    const discard = own('A: 1 | B: 1 objects box+2 box | agenda: discard-object B broker A, end-turn A')
    expect(field(after(discard, ['B: discard 2']), 'B')).toBe('1 objects box.1+2')
    expect(field(runAgenda(discard.replace('box+2 box', 'box box')).state, 'B')).toBe('1 objects box.2')
  })

  it('[R7.6] a single Object is discarded without a question', () => {
    expect(field(asked('A: 3 pirates mr-feather | B: 3 objects cutlass'), 'B')).toBe('3')
  })

  it('[R7.7] Recon takes a card from a space', () => {
    expect(field(after(asked('A: 3 pirates recon | B: 3'), ['pick 3 1']), 'A')).toBe('3 relics kraken-eye.1')
  })

  it('[R6.7, R1.2] a deck may have 1x thefts: a captain with two victories chooses the victim', () => {
    const options = JSON.stringify({ deck: otherDeck, startSeat: 0, reminders: true })
    const position = `own | A: 1 pirates thief | B: 1 rum gin | C: 1 rum port gin gin | agenda: board, end-round | options: ${options}`
    const { state } = runAgenda(position)
    expect(field(state, 'agenda')).toMatch(/^effect A thief steal-rum 2 vs B C/)
    expect(after(state, ['aim C']).captains.map(({ rum }) => rum.length)).toEqual([2, 1, 1])
  })
})

describe('the Chest', () => {
  it('[R8.1] it enters play with five doubloons', () => {
    const state = after('standard | spaces: chest / cook / cook | A: 3 | B: 3', ['take'])
    expect(field(state, 'A')).toBe('3 objects chest.1+5')
  })

  it('[R8.2] after one lost battle it goes to the winner, who takes one doubloon', () => {
    const { state, events } = runAgenda(boarding('A: 3 pirates cook objects chest+5 | B: 3 pirates brawler | C: 3'))
    expect(field(state, 'B')).toBe('6 objects chest.1+4')
    expect(eventsOf(events, 'chest-lost')).toEqual([{ type: 'chest-lost', seat: 1, from: 0, object: 'chest', place: 0, taken: 1, left: 4 }])
    expect(field(runAgenda(boarding('A: 3 objects chest | B: 3 pirates cook')).state, 'B')).toBe('3 objects chest.1')
  })

  it('[R8.3] after two lost battles it goes to the stronger winner; the Parrot breaks a tie', () => {
    expect(runAgenda(boarding('A: 3 objects chest+5 | B: 3 pirates cook | C: 3 pirates brawler')).state.captains[2]!.objects).toHaveLength(
      1,
    )
    const equal = (parrot: string): State =>
      runAgenda(
        boarding('A: 3 objects chest+5 | B: 3 pirates cook | C: 3 pirates pickpocket').replace('standard', `standard | parrot: ${parrot}`),
      ).state
    expect(equal('C').captains[2]!.objects).toHaveLength(1)
    expect(equal('A').captains[1]!.objects).toHaveLength(1)
  })

  it('[R8.2, R8.3] the example of the rulebook: the stronger winner takes it and 1 doubloon', () => {
    const { state } = runAgenda(
      'standard | round: 5 | A: 3 pirates brawler gunner | B: 3 objects chest+5 | C: 3 pirates brawler | agenda: board, end-boarding',
    )
    expect(state.captains[0]!.objects).toEqual([{ card: 'chest.1', doubloons: 4 }])
  })

  it('[R8.4] it moves at most once per boarding, before any effect; if no captain has Pirates, it stays', () => {
    // A loses it to B, who in turn loses to C.
    const { state, events } = runAgenda(boarding('A: 3 objects chest+5 | B: 3 pirates steward | C: 3 pirates cook | D: 3'))
    expect(state.captains[1]!.objects).toEqual([{ card: 'chest.1', doubloons: 4 }])
    expect(namesOf(events).indexOf('chest-lost')).toBeLessThan(namesOf(events).indexOf('parrot-moved'))
    expect(field(runAgenda(boarding('A: 3 objects chest+5 | B: 3')).state, 'A')).toBe('3 objects chest.1+5')
  })

  it('[R8.5] an exchange moves it with its doubloons; if it is discarded, they go to the bank', () => {
    const position = asked('A: 3 pirates swindler objects chest+5 | B: 3 objects cutlass')
    expect(field(after(position, ['exchange B 1 for 1']), 'B')).toBe('3 objects chest.1+5')
    const { state, events } = runAgenda('standard | A: 3 | B: 3 objects chest+5 | agenda: discard-object B mr-feather A, end-turn A')
    expect([field(state, 'B'), field(state, 'discards')]).toEqual(['3', 'chest.1'])
    expect(events[0]).toMatchObject({ type: 'object-discarded', doubloons: 5 })
  })

  it('[R8.6] its doubloons cannot pay a toll and cannot be stolen', () => {
    const { state } = runAgenda('standard | A: 0 objects chest+5 | B: 3 | agenda: effect A toll pay-doubloons 3, end-turn A')
    expect(field(state, 'A')).toBe('0 objects chest.1+5')
  })

  it('[R8.7] at the end its captain takes its doubloons before scoring', () => {
    const { state, events } = runAgenda(
      'standard | round: 15 | A: 3 objects chest+4 secrets secret-most-doubloons | B: 5 | agenda: end-round',
    )
    expect(namesOf(events)).toMatch(/^chest-opened counted/)
    expect(eventsOf(events, 'scored')[0]).toMatchObject({ doubloons: 7, secrets: 4, total: 11 })
    expect(state.captains[0]!.objects).toEqual([{ card: 'chest.1', doubloons: 0 }])
  })
})
