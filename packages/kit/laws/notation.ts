/** Laws about a game's texts: refusals cite existing rules, and the notation round-trips. */
import type { GameTypes } from '../src/index.ts'
import { isSameData } from './samples/plain-data.ts'
import { requireLaw } from './samples/random-walks.ts'
import type { LawSample } from './samples/random-walks.ts'

/** The rule numbers of a rulebook. */
export const ruleNumbersIn = (rulebook: string): ReadonlySet<string> =>
  new Set(Array.from(rulebook.matchAll(/\*\*([A-Z]\d+\.\d+)\*\*/g), ([, number = '']) => number))

/** Every refusal must cite at least one rule, and every cited rule must exist in the rulebook. */
export const refusalsCiteRules = <T extends GameTypes>({ game, lawOptions, walks }: LawSample<T>): void => {
  const numbers = ruleNumbersIn(lawOptions.rulebook)
  const [walk] = walks
  if (walk === undefined) throw new Error('no match was played')
  for (const [refusal, rules] of Object.entries<readonly string[]>(game.refusalRules)) {
    requireLaw(rules.length > 0, walk, 0, () => `the refusal ${refusal} cites no rule`)
    for (const rule of rules)
      requireLaw(numbers.has(rule), walk, 0, () => `the refusal ${refusal} cites ${rule}, which is not in the rulebook`)
  }
}

/** Printing and parsing a state or a move must give the same data again. */
export const notationRoundTrips = <T extends GameTypes>({ lawOptions: { notation }, positions }: LawSample<T>): void => {
  for (const { walk, before, after, move } of positions) {
    const state = notation.printState(after.state)
    requireLaw(
      isSameData(notation.parseState(state), after.state),
      walk,
      before.version + 1,
      () => `the state does not round-trip: ${state}`,
    )
    const text = notation.printMove(move)
    requireLaw(isSameData(notation.parseMove(text), move), walk, before.version, () => `the move does not round-trip: ${text}`)
  }
}
