/** The settings of a waiting table in sentences, and the places of its seats. */
import type { OptionTexts, SetupOptions } from '@tortuga/kit'
import { expect, it } from 'vitest'
import { waiting as en } from '../../text/en/waiting.ts'
import { waiting as pl } from '../../text/pl/waiting.ts'
import { seatPlace } from './seat-place.ts'
import { describeEdition, describeSettings } from './table-settings.ts'

const web = {
  game: { presets: { short: { rounds: 1, jokers: true }, long: { rounds: 5, jokers: true } } },
  presetNames: { en: { short: 'Short game', long: 'Long game' }, pl: { short: 'Krótka', long: 'Długa' } },
}
const textsWith = (name: string, no: string): OptionTexts => ({
  options: { jokers: { name, about: '', values: { false: no } } },
  groups: {},
})
const setup: SetupOptions = {
  offered: [{ option: 'jokers', group: null, values: () => [true, false] }],
  texts: { en: textsWith('Jokers', 'no'), pl: textsWith('Jokery', 'nie') },
}

it('names the preset and what differs from it', () => {
  expect(describeEdition(web, setup, { rounds: 5, jokers: true }, 'en')).toEqual(['Long game'])
  expect(describeEdition(web, setup, { jokers: false, rounds: 5 }, 'pl')).toEqual(['Długa', 'Jokery: nie'])
  expect(describeEdition(web, setup, { rounds: 1, jokers: true, secret: 3 }, 'en')).toEqual(['Short game'])
})

it.each([
  [{ type: 'none' }, 'No clock.', 'Bez zegara.'],
  [{ type: 'move', seconds: 120 }, '2 minutes per move.', 'Czas na ruch: 2 minuty.'],
  [{ type: 'move', seconds: 86_400 }, '1 day per move.', 'Czas na ruch: 1 dzień.'],
  [
    { type: 'bank', seconds: 300, increment: 5 },
    '5 minutes each, plus 5 seconds per move.',
    'Czas na rozgrywkę: 5 minut, po każdym ruchu dodatkowo: 5 sekund.',
  ],
] as const)('describes the clock %j', (clock, english, polish) => {
  const settings = { clock, spectators: false, takebacks: true, listed: false }
  expect(describeSettings(settings, en, {})).toBe(`${english} Moves can be undone if everyone agrees. No spectators.`)
  expect(describeSettings(settings, pl, {})).toBe(`${polish} Ruch można cofnąć za zgodą wszystkich. Bez widzów.`)
})

it('names the level of a bot that steps in', () => {
  const settings = { clock: { type: 'none' }, spectators: false, takebacks: true, listed: false, standIn: 'sailor' } as const
  const levels = { sailor: 'Sailor', captain: 'Captain' }
  expect(describeSettings(settings, en, levels)).toMatch(/ A bot that steps in for an absent player: Sailor\.$/)
  expect(describeSettings(settings, en, {})).toMatch(/ No spectators\.$/)
})

it('puts the viewer at the bottom and the others clockwise around the table', () => {
  expect([0, 1, 2, 3].map(seat => seatPlace(seat, 1, 4))).toEqual([
    { x: 1, y: 0.5 },
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
    { x: 0.5, y: 0 },
  ])
  expect(seatPlace(1, null, 2)).toEqual({ x: 0.5, y: 0 })
})
