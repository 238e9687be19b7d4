/** The legal moves of the viewer; each leads to the position after it. */
import { fastRandom } from '@tortuga/kit'
import type { Viewer } from '@tortuga/kit'
import type { ReactNode } from 'react'
import type { PageFiles } from '../catalogue/page-files.ts'
import type { PositionSource } from '../positions/position-source.ts'
import type { PreparedMatch } from '../positions/prepared-match.ts'

type MovesProps = {
  readonly files: PageFiles
  readonly prepared: PreparedMatch
  readonly viewer: Viewer
  readonly onShow: (source: PositionSource, viewer: Viewer) => void
}

const MAX_MOVES = 40

export const LegalMoves = ({ files: { game, notation }, prepared: { match }, viewer, onShow }: MovesProps): ReactNode => {
  const seat = game.awaited(match.state).find(one => one === viewer)
  if (seat === undefined) return null
  const moves = [...game.moves(game.view(match.state, seat))]
  const play = (move: unknown): void => {
    const { state } = game.apply(match.state, seat, move, fastRandom(match.steps))
    onShow({ type: 'notation', text: notation.printState(state) }, game.awaited(state)[0] ?? viewer)
  }
  return (
    <section className="wb-moves" aria-label="Legal moves">
      <h2>{game.listsAllMoves ? 'Legal moves' : 'Some legal moves'}</h2>
      <ul>
        {moves.slice(0, MAX_MOVES).map((move, index) => (
          <li key={index}>
            <button type="button" className="btn" onClick={() => play(move)}>
              {notation.printMove(move)}
            </button>
          </li>
        ))}
      </ul>
      {moves.length > MAX_MOVES ? <p className="muted">and {moves.length - MAX_MOVES} more</p> : null}
    </section>
  )
}
