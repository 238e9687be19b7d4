/** RUM passes the laws of every game, in both editions and with a deck of repeated cards. */
import { describeLaws, sampleGame, type LawOptions } from '@tortuga/kit/laws'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { notation, rum } from '../index.ts'
import { PARROT } from '../data/pieces.ts'
import { deckWithCopies } from '../testing.ts'
import type { Event, RumTypes } from '../data/types.ts'

const lawOptions: LawOptions<RumTypes> = {
  rulebook: readFileSync(new URL('../../rulebook.md', import.meta.url), 'utf8'),
  notation,
  options: [
    { deck: 'paley', startSeat: 3, beachBottles: 'chosen', handMustContribute: true },
    { deck: deckWithCopies, startSeat: 'random', beachBottles: 'all', handMustContribute: false },
  ],
  unfolded: ['turn'], // no event tells that the next turn begins: it does when the step is complete
}

describeLaws(rum, lawOptions)

it('`secrets` lists what an event shows for the first time; the laws tell whether it lists enough', () => {
  const shown = (event: Event): readonly (readonly string[])[] =>
    ([0, 1, 'table', 'open'] as const).map(viewer => rum.secrets.shownBy(event, viewer))
  const card = 'red2-blue1'
  expect(shown({ type: 'drew', seat: 0, from: 'wreck', card, open: false })).toEqual([[card], [], [], []])
  expect(shown({ type: 'drew', seat: 0, from: 1, card, open: true })).toEqual([[], [], [], []])
  expect(shown({ type: 'played', seat: 0, cards: [{ card, end: 'two' }], beach: [] })).toEqual([[], [card], [card], []])
  expect(shown({ type: 'returned', seat: 0, cards: [card] })).toEqual([[], [], [], []])
  expect(shown({ type: 'sealed', seat: 0, cards: [card] })).toEqual([[], [], [], []])
  expect(shown({ type: 'refilled', slot: 0, card, open: true })).toEqual([[card], [card], [card], []])
  expect(shown({ type: 'refilled', slot: 0, card, open: false })).toEqual([[], [], [], []])
  expect(shown({ type: 'parrot-drawn', seat: 0, from: 'wreck' })).toEqual([['parrot'], ['parrot'], ['parrot'], []])
  expect(shown({ type: 'parrot-returned' })).toEqual([[], [], [], []])
})

it('`secrets` lists no face as shown that the event does not name, except the parrot, whose drawing needs no name', () => {
  for (const { events } of sampleGame(rum, lawOptions).positions)
    for (const viewer of [0, 1, 'table'] as const)
      for (const event of events) {
        const named = new Set(JSON.stringify(rum.viewEvent(event, viewer)).match(/[a-z][a-z0-9-]+/g))
        const unnamed = rum.secrets.shownBy(event, viewer).filter(face => !named.has(face))
        expect([event.type, unnamed]).toEqual([event.type, event.type === 'parrot-drawn' ? [PARROT] : []])
      }
})
