/** Matches of newer rules are stored so that version 0.1.0 takes them for over and cannot read their states; matches of its own rules are stored as it stores them. */
import { parseJson } from '@tortuga/wire'
import type { GameTypes, Match } from '@tortuga/kit'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parseMatch, parseState, printMatch, printState } from './guard.ts'

const STATE = { hands: [['a'], ['b']] }
const matchOf = (rules: number, over: boolean): Match<GameTypes> => ({
  version: 3,
  rules,
  steps: 4,
  state: STATE,
  asked: [3, null],
  undoable: 1,
  proposal: null,
  open: [],
  over,
  head: rules === 1 ? null : 'ab'.repeat(32),
})
const withoutState = (match: Match<GameTypes>): Omit<Match<GameTypes>, 'state'> => {
  const { state: _, ...rest } = match
  return rest
}

describe('a stored match', () => {
  it.each([
    [1, false],
    [1, true],
    [2, false],
    [2, true],
  ])('of rules %i comes back as it was (over: %s)', (rules, over) => {
    expect(parseMatch(printMatch(matchOf(rules, over)))).toEqual(withoutState(matchOf(rules, over)))
    expect(parseState(printState(STATE, rules))).toEqual(STATE)
  })

  it('of the rules of 0.1.0 has the form of 0.1.0', () => {
    const { head: _, ...rest } = withoutState(matchOf(1, false))
    expect(JSON.parse(printMatch(matchOf(1, false)))).toEqual(rest)
    expect(printState(STATE, 1)).toBe(JSON.stringify(STATE))
  })

  it('of newer rules is over for 0.1.0, and shows it no part of its state', () => {
    expect(JSON.parse(printMatch(matchOf(2, false)))).toMatchObject({ rules: 2, over: true, asked: [3, null] })
    expect(Object.keys(parseJson(v.record(v.string(), v.unknown()), printState(STATE, 2)))).toEqual(['stateOfRules', 'state'])
  })
})
