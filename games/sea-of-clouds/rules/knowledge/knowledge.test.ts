/** Chapter 10 of the rulebook: who knows which card, and for how long. */
import { fastRandom, scriptedRandom, range } from '@tortuga/kit'
import { describe, expect, it } from 'vitest'
import { choiceKeyOf } from './choices.ts'
import { seaOfClouds } from '../index.ts'
import { notation } from '../notation/index.ts'
import { after, eventsOf, field, playMove, runAgenda } from '../testing.ts'
import type { State } from '../data/types.ts'
import { view } from '../views/view.ts'
import { viewEvent } from './view-event.ts'

const hidden = (state: State, viewer: number | 'table'): readonly string[] => seaOfClouds.secrets.hiddenFrom(state, viewer).flat()
const facesOn = (state: State, viewer: number | 'table' | 'open', space: number): readonly (string | null)[] =>
  view(state, viewer).shares[space]!.cards.map(({ face }) => face)
const START = 'standard | spaces: rum-2 gunner / rum-guide / cook | A: 3 | B: 3 | C: 3 | deck: steward rum-4 kraken-eye …'

describe('knowledge', () => {
  it('[R10.1] backs, numbers of cards, doubloons and face-up cards are public', () => {
    const state = notation.parseState(START.replace('C: 3', 'C: 4 pirates recon objects chest+5 rum rum-5 secrets secret-most-rum'))
    const seen = view(state, 'table')
    expect(seen.shares[0]!.cards.map(({ back }) => back)).toEqual(['rum', 'pirate'])
    expect([seen.deckTop, seen.deckSize]).toEqual(['pirate', state.deck.length])
    expect(seen.captains[2]).toEqual({
      doubloons: 4,
      pirates: [{ card: 'recon', against: [] }],
      relics: [],
      objects: [{ card: 'chest', doubloons: 5 }],
      rum: [{ back: 'rum', face: null, seenBy: [2] }],
      secrets: [{ back: 'object', face: null, seenBy: [2] }],
    })
  })

  it('[R10.2] a seat that does not exist has no view', () => {
    expect(() => view(notation.parseState(START), 3)).toThrow(RangeError)
  })

  it('[R10.2] faces of shares, deck, Rum and secrets are hidden, except a captain’s own', () => {
    const state = notation.parseState(START.replace('C: 3', 'C: 3 rum rum-5 secrets secret-most-rum'))
    expect(view(state, 2).captains[2]!.rum[0]!.face).toBe('rum-5')
    expect(view(state, 1).captains[2]!.secrets[0]!.face).toBeNull()
    for (const piece of ['rum-5.1', 'secret-most-rum.1', 'rum-guide.1', 'steward.1']) expect(hidden(state, 1)).toContain(piece)
    expect(hidden(state, 2)).not.toContain('rum-5.1')
    expect(view(state, 'open').deck![0]).toBe('steward')
  })

  it('[R10.3] all players see who looks at which cards; only that captain sees the faces', () => {
    const { state, events } = playMove(START, 'leave')
    const [looked] = eventsOf(events, 'looked')
    expect(viewEvent(looked!, 0)).toMatchObject({ cards: [{ face: 'rum-guide' }] })
    expect(viewEvent(looked!, 1)).toEqual({
      type: 'looked',
      seat: 0,
      space: 1,
      cards: [{ back: 'object', face: null, open: false, seenBy: [0] }],
      isNew: [true],
    })
    expect(view(state!, 1).shares[0]!.cards.map(({ face, seenBy }) => [face, seenBy])).toEqual([
      [null, [0]],
      [null, [0]],
      [null, []],
    ])
    expect(facesOn(state!, 0, 0)).toEqual(['rum-2', 'gunner', null])
    expect(facesOn(state!, 'table', 1)).toEqual([null])
    const viewers = [0, 1, 'table', 'open'] as const
    expect(viewers.map(viewer => seaOfClouds.secrets.shownBy(looked!, viewer))).toEqual([['rum-guide'], [], [], []])
  })

  it('[R10.4] a captain who has looked at a card knows it on its space and with the captain who takes it', () => {
    const state = after(START, ['leave', 'leave', 'take', 'take'])
    expect(field(state, 'B')).toBe('3 pirates gunner.1 steward.1 rum rum-2.1{A}')
    expect(view(state, 0).captains[1]!.rum[0]).toEqual({ back: 'rum', face: 'rum-2', seenBy: [0, 1] })
    expect(view(state, 2).captains[1]!.rum[0]!.face).toBeNull()
    expect(facesOn(state, 0, 1)).toEqual(['rum-guide', null])
  })

  it('[R10.4] all players see which card an effect takes, so those who know it still know it', () => {
    const position =
      'standard | spaces: rum-2{C} rum-4 / cook / cook | A: 3 | B: 3 | C: 3 | agenda: effect A hook take-share-card, end-turn A'
    const known = after(position, ['pick 1 1'])
    expect([field(known, 'A'), facesOn(known, 2, 0)]).toEqual(['3 rum rum-2.1{C}', [null]])
    expect(field(after(position, ['pick 1 2']), 'A')).toBe('3 rum rum-4.1')
  })

  it('[R10.5] only thief and victim know a stolen Rum', () => {
    const position = 'standard | A: 3 | B: 3 rum rum-4{C} | C: 3 | agenda: effect A gunner steal-rum 1 vs B, end-turn A'
    const { state, events } = runAgenda(position)
    expect(field(state, 'A')).toBe('3 rum rum-4.1{B}')
    expect([0, 1, 2].map(seat => view(state, seat).captains[0]!.rum[0]!.face)).toEqual(['rum-4', 'rum-4', null])
    const [stolen] = eventsOf(events, 'stole-rum')
    expect(
      [0, 1, 2, 'table' as const].map(viewer => viewEvent(stolen!, viewer)).map(event => event.type === 'stole-rum' && event.rum.face),
    ).toEqual(['rum-4', 'rum-4', null, null])
  })

  it('[R10.5] both captains know both cards of an exchange', () => {
    const position =
      'standard | A: 3 rum rotgut{C} rum-1{C} | B: 3 rum rum-4{C} rum-2{C} | C: 3 | agenda: effect A smuggler exchange-rum vs B, end-turn A'
    const state = after(position, ['exchange B 1'])
    expect([field(state, 'A'), field(state, 'B')]).toEqual(['3 rum rum-1.1 rum-4.1{B}', '3 rum rum-2.1 rotgut.1{A}'])
  })

  describe.each([
    ['two', ''],
    ['three', ' | C: 3'],
    ['four', ' | C: 3 | D: 3'],
  ])('[R7.3, R10.6, R1.12] rulings 23 and 63, %s captains', (_, others) => {
    const exchange = (rum: string, give: number): State =>
      after(`standard | A: 3 rum ${rum} | B: 3 rum rum-4${others} | agenda: effect A smuggler exchange-rum vs B, end-turn A`, [
        `exchange B ${give}`,
      ])
    const knownToB = (state: State): readonly (string | null)[] => view(state, 1).captains[0]!.rum.map(({ face }) => face)

    it('giving the copy that the other already knows tells nothing new', () => {
      const state = exchange('rotgut rotgut{B} rum-1', 2)
      expect(field(state, 'A')).toBe('3 rum rotgut.1 rum-1.1 rum-4.1{B}')
      expect(knownToB(state)).toEqual([null, null, 'rum-4'])
    })

    it('giving the other copy tells one card more', () => {
      const state = exchange('rotgut rotgut{B} rum-1', 1)
      expect(field(state, 'A')).toBe('3 rum rotgut.2{B} rum-1.1 rum-4.1{B}')
      expect(knownToB(state)).toEqual(['rotgut', null, 'rum-4'])
    })

    it('both are choices of their own; two copies that are known alike are one', () => {
      const position = notation.parseState(
        `standard | A: 3 rum rotgut rotgut{B} luxury-rum luxury-rum | B: 3 rum rum-4${others} | agenda: effect A smuggler exchange-rum vs B, end-turn A`,
      )
      const seen = view(position, 0)
      const keys = [...seaOfClouds.moves(seen)].map(move => choiceKeyOf(seen, seen.captains[0]!, move))
      expect([keys.length, new Set(keys).size]).toEqual([5, 4])
    })
  })

  it.each([
    ['three', 'C'],
    ['four', 'D'],
  ])('[R10.6] ruling 63, %s captains: a third captain cannot tell from the marks which copy was given', (count, third) => {
    const more = count === 'four' ? ' | C: 3 | D: 3' : ' | C: 3'
    const give = (place: number): State =>
      after(
        `standard | A: 3 rum rotgut{B} rotgut{${third}} rum-1 | B: 3 rum rum-4${more} | agenda: effect A smuggler exchange-rum vs B, end-turn A`,
        [`exchange B ${place}`],
      )
    const marksIn = (place: number): readonly (readonly number[])[] => view(give(place), 2).captains[0]!.rum.map(({ seenBy }) => seenBy)
    expect(marksIn(1)).toEqual(marksIn(2))
    expect(marksIn(2)).toEqual(marksIn(3))
    const events = [1, 2, 3].map(place =>
      playMove(
        `standard | A: 3 rum rotgut{B} rotgut{${third}} rum-1 | B: 3 rum rum-4${more} | agenda: effect A smuggler exchange-rum vs B, end-turn A`,
        `exchange B ${place}`,
      ).events.map(event => viewEvent(event, 'ABCD'.indexOf(third))),
    )
    expect(events[0]).toEqual(events[1])
    expect(events[1]).toEqual(events[2])
  })

  const steal = (rum: string): State =>
    runAgenda(`standard | A: 3 | B: 3 rum ${rum} | C: 3 | agenda: effect A gunner steal-rum 1 vs B, end-turn A`, scriptedRandom(0)).state

  it('[R10.6] a captain who does not see the stolen card no longer knows the rest of that Rum', () => {
    expect(field(steal('rotgut rum-1{C} rum-2{C}'), 'B')).toBe('3 rum rum-1.1 rum-2.1')
    expect(hidden(steal('rotgut rum-1{C} rum-2{C}'), 2)).toContain('rum-1.1')
  })

  it('[R10.6] the thief still knows the rest if that reveals nothing', () => {
    expect(field(steal('rotgut rum-1{A} rum-2'), 'B')).toBe('3 rum rum-1.1{A} rum-2.1')
    expect(field(steal('rotgut{A} rum-1{AC} rum-2{A}'), 'B')).toBe('3 rum rum-1.1{A} rum-2.1{A}')
  })

  it('[R10.6] the thief forgets the rest if the remaining marks would show a third captain which card left', () => {
    const [known, unknown] = [steal('rotgut{AC} rum-1 rum-2'), steal('rotgut rum-1{AC} rum-2')]
    const marks = (state: State): readonly (readonly number[])[] => view(state, 2).captains[1]!.rum.map(({ seenBy }) => seenBy)
    expect(marks(known)).toEqual(marks(unknown))
  })

  it('[R10.7] the view keeps what was seen, with or without reminders', () => {
    const own = (reminders: boolean): State =>
      after(`${START.replace('standard', 'own')} | options: ${JSON.stringify({ deck: 'completed', startSeat: 0, reminders })}`, ['leave'])
    expect(facesOn(own(false), 0, 0)).toEqual(facesOn(own(true), 0, 0))
  })
})

describe('determinized states', () => {
  it('[R10.2, R10.4] keep what the viewer knows, all marks, and all backs', () => {
    const state = after(START.replace('C: 3', 'C: 3 rum rum-5 secrets secret-most-rum'), ['leave', 'leave', 'take'])
    const worlds = range(30).map(seed => seaOfClouds.determinize(view(state, 0), fastRandom(seed)))
    for (const world of worlds) {
      expect(view(world, 0)).toEqual(view(state, 0))
      expect(world.shares.map(({ cards }) => cards.map(({ seenBy }) => seenBy))).toEqual(
        state.shares.map(({ cards }) => cards.map(({ seenBy }) => seenBy)),
      )
      expect(world.captains[2]!.secrets[0]!.card).toMatch(/^(?:secret-most|rum-guide)/)
    }
    expect(new Set(worlds.map(({ captains }) => captains[2]!.secrets[0]!.card)).size).toBeGreaterThan(3)
    expect(new Set(worlds.map(({ captains }) => captains[2]!.rum[0]!.card)).size).toBeGreaterThan(5)
  })
})
