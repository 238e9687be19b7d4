/** Positions of the toy game from partial diagrams; missing parts are as at the start of a round. */
import { range } from '../../src/index.ts'
import { parseState, printState } from './notation.ts'
import { CRATES } from './types.ts'
import type { State } from './types.ts'

/** A state from a partial diagram. The number of seats follows from `hands`; crates that the diagram does not mention are the stock. */
export const position = (diagram: string): State => {
  const given = new Map(diagram.split(' | ').map(part => [part.split(' ')[0] ?? '', part]))
  const seats = (given.get('hands') ?? '').split(' / ').length
  const smugglers = range(seats).slice(1)
  const unmentioned = CRATES.filter(crate => !diagram.includes(crate))
  const none = range(seats).map(() => '-')
  const parts = {
    round: 'round 1 2',
    wind: 'wind 0',
    stock: `stock ${unmentioned.join(' ') || '-'}`,
    market: 'market -',
    shelf: 'shelf -',
    hands: 'hands -',
    known: `known ${none.join(' / ')}`,
    boats: `boats ${none.join(' / ')}`,
    sealed: `sealed ${none.join(' / ')}`,
    coins: `coins 0 ${smugglers.map(() => 3).join(' ')}`,
    points: `points ${none.map(() => 0).join(' ')}`,
    fines: 'fines 0',
    agenda: `agenda pack watch land ${smugglers.map(seat => `take:${seat}`).join(' ')}`,
  }
  return parseState(
    Object.entries(parts)
      .map(([name, fallback]) => given.get(name) ?? fallback)
      .join(' | '),
  )
}

/** The named parts of a state, as the notation writes them. */
export const show = (state: State, ...names: readonly string[]): string =>
  printState(state)
    .split(' | ')
    .filter(part => names.includes(part.split(' ')[0] ?? ''))
    .join(' | ')
