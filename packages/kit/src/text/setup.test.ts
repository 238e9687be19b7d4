/** Values that a form offers, and how they are named. */
import { describe, expect, it } from 'vitest'
import { differencesFrom, offeredValues, sayDifferences, sayOptionValue } from './setup.ts'
import type { SetupOptions, OptionTexts } from './setup.ts'

const texts: OptionTexts = {
  options: {
    limit: { name: 'Turn limit', about: 'When the match ends.', values: { null: 'None' } },
    start: { name: 'Who starts', about: 'The first player.', values: { random: 'At random' } },
  },
  groups: {},
}
const setup: SetupOptions = {
  offered: [
    { option: 'limit', group: null, values: () => [null, 10] },
    { option: 'start', group: null, values: seats => ['random', ...Array.from({ length: seats }, (_, seat) => seat)] },
  ],
  texts: { en: texts, pl: texts },
}

describe('options before a match', () => {
  it('names a value, and leaves a number as it is', () => {
    expect([sayOptionValue(texts, 'limit', null), sayOptionValue(texts, 'limit', 10)]).toEqual(['None', '10'])
  })

  it('offers the values for a number of seats, and the current one', () => {
    const [limit, start] = setup.offered
    expect(offeredValues(start!, 2, 'random')).toEqual(['random', 0, 1])
    expect(offeredValues(limit!, 2, 37)).toEqual([null, 10, 37])
  })

  it('keeps only what differs from the preset', () => {
    expect(differencesFrom({ limit: null, start: 'random' }, { limit: 10, start: 'random' })).toEqual({ limit: 10 })
    expect(sayDifferences(setup, texts, { limit: null, start: 0 }, { limit: 10, start: 'random' })).toEqual([
      ['Turn limit', '10'],
      ['Who starts', 'At random'],
    ])
  })
})
