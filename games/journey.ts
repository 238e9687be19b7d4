/** How the browser tests use a game's table. Each game describes it in its own folder, and one test in `apps/web/test` makes the journey with every game. */
import type { Page } from 'playwright-core'

/** What a journey may ask of the page around the table. */
export type JourneyPage = {
  readonly page: Page
  /** Asks for a hint and waits until the table shows it. */
  hint(): Promise<void>
}

/** A half-made move, which must survive a reload of the page. */
export type JourneyDraft = {
  /** A position in the game's notation in which the first of two seats is asked. */
  readonly position: string
  /** Another position with the same seat asked: the draft must not appear there. */
  readonly another: string
  /** Selectors of the elements to click, in order. */
  readonly taps: readonly string[]
  /** Selector of an element that exists as long as the draft does. */
  readonly made: string
}

/** A game's table as the browser tests use it. */
export type Journey = {
  /** Selector of the table. */
  readonly table: string
  /** Makes one legal move for the visitor, who is asked. */
  move(shown: JourneyPage): Promise<void>
  /** Absent where every move takes one press. */
  readonly draft?: JourneyDraft
}
