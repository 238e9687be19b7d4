/** What the catalogue holds: positions in which something can be seen, with the viewer who sees it. */
import type { SamplePosition } from '@tortuga/games/samples'
import { at, fastRandom, range } from '@tortuga/kit'
import type { Viewer } from '@tortuga/kit'
import type { GoldenGame, PlayedEdition } from '../positions/golden-game.ts'
import type { PositionSource } from '../positions/position-source.ts'

/** One position for one viewer. */
export type FoundPosition = { readonly source: PositionSource; readonly viewer: Viewer }

/** How many of the things that exist were found, and which were not. */
export type Found<A> = { readonly found: ReadonlyMap<string, A>; readonly missing: readonly string[] }

/** Up to this many positions of a golden game, spread over it: neighbours differ little. */
const MAX_POSITIONS = 60

/** The numbers of moves after which a position is looked at, the first and the last included. */
export const spreadOver = ({ matches }: GoldenGame): readonly number[] => {
  const last = matches.length - 1
  const count = Math.min(MAX_POSITIONS, last)
  return range(count + 1).map(index => Math.round((index * last) / count))
}

export const goldenSource = ({ name }: GoldenGame, moves: number): PositionSource => ({ type: 'golden', name, moves })

/** The position of a sample in notation, after its moves. */
export const sampleSource = ({ game, notation }: PlayedEdition, { position, after = [] }: SamplePosition): PositionSource => {
  let state = notation.parseState(position)
  for (const [index, text] of after.entries()) {
    const seat = at(game.awaited(state), 0)
    const move = notation.parseMove(text)
    const refusal = game.check(game.view(state, seat), move)
    if (refusal !== null) throw new Error(`sample ${position}: ${text} is refused as ${refusal.type}`)
    state = game.apply(state, seat, move, fastRandom(index + 1)).state
  }
  return { type: 'notation', text: after.length === 0 ? position : notation.printState(state) }
}
