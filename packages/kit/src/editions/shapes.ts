/** Shows an earlier edition in the current shape of its game, for tables and texts that know the current shape only. */
import type { Game, GameTypes } from '../game.ts'

/** Converts the data of one earlier edition to the current shape, and moves in both directions. A view of the earlier edition helps where a move names a card by its place. */
export type EditionShapes<T extends GameTypes> = {
  view(earlier: unknown): T['view']
  event(earlier: unknown): T['event']
  refusal(earlier: unknown): T['refusal']
  move(earlier: unknown, view: unknown): T['move']
  /** The move as the earlier edition writes it. */
  earlierMove(move: T['move'], view: unknown): unknown
}

/** An earlier edition as the tables of the current one use it. */
export type PresentedEdition<T extends GameTypes> = {
  /** Judges moves of the current shape by the rules of the earlier edition. Its other members are those of the earlier edition. */
  readonly game: Game<T>
  view(earlier: unknown): T['view']
  event(earlier: unknown): T['event']
  refusal(earlier: unknown): T['refusal']
  /** A move of the earlier edition, such as a bot's advice for this view of the current shape. */
  move(earlier: unknown, view: T['view']): T['move']
  /** The move that is sent to the match. */
  earlierMove(move: T['move'], view: T['view']): unknown
}

/** Presents an edition. The views it hands out remember the views they were made from, so a table can ask for legal moves as usual. */
export const presentEdition = <T extends GameTypes>(edition: Game<GameTypes>, shapes: EditionShapes<T>): PresentedEdition<T> => {
  const sources = new WeakMap<object, unknown>()
  const sourceOf = (view: T['view']): unknown => {
    const source = typeof view === 'object' && view !== null ? sources.get(view) : undefined
    if (source === undefined) throw new Error('the view does not come from this edition')
    return source
  }
  const view = (earlier: unknown): T['view'] => {
    const shown: T['view'] = shapes.view(earlier)
    if (typeof shown === 'object' && shown !== null) sources.set(shown, earlier)
    return shown
  }
  const game: Game<T> = {
    ...(edition as Game<T>),
    view: (state, viewer) => view(edition.view(state, viewer)),
    viewEvent: (event, viewer) => {
      const seen = edition.viewEvent(event, viewer)
      return seen === null ? null : shapes.event(seen)
    },
    check: (shown, move) => {
      const source = sourceOf(shown)
      const refusal = edition.check(source, shapes.earlierMove(move, source))
      return refusal === null ? null : shapes.refusal(refusal)
    },
    moves: function* (shown) {
      const source = sourceOf(shown)
      for (const move of edition.moves(source)) yield shapes.move(move, source)
    },
    timeUp: shown => {
      const source = sourceOf(shown)
      return shapes.move(edition.timeUp(source), source)
    },
    fold: shown => shown, // the edition folds only its own shape: a table shows the view until the next one arrives
    determinize: (shown, random) => edition.determinize(sourceOf(shown), random),
  }
  return {
    game,
    view,
    event: earlier => shapes.event(earlier),
    refusal: earlier => shapes.refusal(earlier),
    move: (earlier, shown) => shapes.move(earlier, sourceOf(shown)),
    earlierMove: (move, shown) => shapes.earlierMove(move, sourceOf(shown)),
  }
}
