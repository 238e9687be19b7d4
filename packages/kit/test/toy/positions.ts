/** Positions of the toy game for tests: what a diagram leaves out is as at the start of a round. */
import { upTo } from '../../src/index.ts'
import { parseState, printState } from './notation.ts'
import { CRATES } from './types.ts'
import type { State } from './types.ts'

/** A whole state from the parts that matter. `hands` says how many seats there are; the stock is every crate that stands nowhere else. */
export const position = (diagram: string): State => {
  const written = new Map(diagram.split(' | ').map(part => [part.split(' ')[0] ?? '', part]))
  const seats = (written.get('hands') ?? '').split(' / ').length
  const smugglers = upTo(seats).slice(1)
  const nowhereElse = CRATES.filter(crate => !diagram.includes(crate))
  const none = upTo(seats).map(() => '-')
  const parts = {
    round: 'round 1 2',
    wind: 'wind 0',
    stock: `stock ${nowhereElse.join(' ') || '-'}`,
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
      .map(([name, usual]) => written.get(name) ?? usual)
      .join(' | '),
  )
}

/** The named parts of a state, as the notation writes them. */
export const show = (state: State, ...names: readonly string[]): string =>
  printState(state)
    .split(' | ')
    .filter(part => names.includes(part.split(' ')[0] ?? ''))
    .join(' | ')
