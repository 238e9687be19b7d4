/** The choices of the set-up dialog: changed options, clocks, and what was chosen last time. */
import { rummikub } from '@tortuga/rummikub/rules'
import type { GameTypes } from '@tortuga/kit'
import type { TableGame } from '@tortuga/ui'
import { describe, expect, it } from 'vitest'
import { setup as en } from '../../text/en/setup.ts'
import { clockOf, clockOptions, optionsOf, withOption, withPreset } from './table-choices.ts'

const game = rummikub as unknown as TableGame<GameTypes>
const NONE = { preset: 'pl', options: {} }

describe('changed options', () => {
  it('are kept as differences from the preset', () => {
    const options = withOption(game, NONE, 'penaltyTiles', 3)
    expect(options).toEqual({ penaltyTiles: 3 })
    expect(optionsOf(game, { preset: 'pl', options })).toEqual({ ...rummikub.presets['pl'], penaltyTiles: 3 })
  })

  it('are forgotten when they are the preset’s again', () => {
    expect(withOption(game, { preset: 'pl', options: { penaltyTiles: 3, rounds: 2 } }, 'penaltyTiles', 1)).toEqual({ rounds: 2 })
  })

  it('survive another preset, unless it has the same value', () => {
    expect(withPreset(game, { options: { penaltyTiles: 3, rounds: 2 } }, 'english')).toEqual({ rounds: 2 })
    expect(withPreset(game, { options: { penaltyTiles: 3, rounds: 2 } }, 'mso')).toEqual({ penaltyTiles: 3, rounds: 2 })
  })
})

describe('clocks', () => {
  it('begin with the rulebook’s minute; 40 seconds are offered, and a day only to friends', () => {
    const [[first]] = clockOptions(game, 'play', en) as [readonly [string, string]]
    expect(first).toBe('rules')
    expect(clockOf(game, 'rules')).toEqual({ type: 'move', seconds: 60 })
    expect(clockOf(game, 'brisk')).toEqual({ type: 'move', seconds: 40 })
    const namesFor = (kind: 'play' | 'invite'): readonly string[] => clockOptions(game, kind, en).map(([name]) => name)
    expect(namesFor('play')).toEqual(['rules', 'none', 'calm', 'brisk', 'blitz', 'bank'])
    expect(namesFor('invite')).toContain('day')
  })
})
