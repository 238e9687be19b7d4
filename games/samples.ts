/** Samples of a game for the workbench and the browser tests: what the golden games do not contain, and what appears only after taps. */
import type { GameTypes, Viewer } from '@tortuga/kit'

/** A position in the game's notation, and its viewer. */
export type SamplePosition = {
  readonly position: string
  /** Moves in notation that lead from there to the position that is meant, each by the first awaited seat. */
  readonly after?: readonly string[]
  readonly viewer: Viewer
}

/** A move in the game's notation that the viewer of a position makes or tries to make. */
export type SampleMove = SamplePosition & { readonly move: string }

/** Something that appears after taps: a dialog, a card that is read, a half-made move. */
export type SampleTaps = SamplePosition & {
  readonly name: string
  /** CSS selectors of the elements to click, in order; `selector >> nth=2` is one of several. */
  readonly taps: readonly string[]
  /** Only a phone has it. */
  readonly isPhone?: true
}

/** A position that is worth a picture: in notation, or of a golden game after some moves. */
export type SamplePicture = { readonly name: string } & (
  | SamplePosition
  | { readonly golden: string; readonly moves: number; readonly viewer: Viewer }
)

export type GameSamples<T extends GameTypes> = {
  /** The kind of question that the viewer of this view is asked. It is called only with views of awaited seats. */
  questionOf(view: T['view']): string
  /** Every kind of question. A kind that the golden games do not ask has a position here; the others are null. */
  readonly questions: Readonly<Record<string, SamplePosition | null>>
  /** Types of refusals that moves of the golden games do not cause in positions of the golden games. */
  readonly refusals: { readonly [K in T['refusal']['type']]?: SampleMove }
  /** Types of refusals that no move can cause, and why. */
  readonly impossible?: { readonly [K in T['refusal']['type']]?: string }
  /** Types of events that do not happen in the golden games: a move that causes one. */
  readonly events: { readonly [K in T['event']['type']]?: SampleMove }
  /** Dialogs of the table and other things that appear only after taps. */
  readonly taps: readonly SampleTaps[]
  /** The positions of the pictures that tests compare. */
  readonly pictures: readonly SamplePicture[]
}
