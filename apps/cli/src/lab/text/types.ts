/** The type of the lab's texts, which each language provides. Names of cards come from the games. */
import type { GameFault } from '../simulation/thread-pool.ts'
import type { OpenedRunFolder } from '../simulation/run-folder.ts'
import type { SeatGrouping } from '../analysis/observations.ts'
import type { OutlierKind } from '../analysis/outliers.ts'

type FolderProblem = Exclude<OpenedRunFolder, { ok: true }>['problem']

export type LabTexts = {
  readonly errors: {
    readonly options: (given: string, presets: readonly string[]) => string
    readonly notJson: (name: string) => string
    readonly badOptions: (name: string, why: string, options: readonly string[]) => string
    readonly games: string
    readonly playouts: string
    readonly bots: (given: number, seats: number) => string
    readonly cores: string
    readonly minutes: string
    readonly seed: string
    readonly ladderAgainst: string
    readonly fewRungs: string
    readonly noDatabase: string
    readonly folder: Readonly<Record<FolderProblem, (path: string) => string>>
  }
  readonly progress: (done: number, all: number, speed: number, left: number | null) => string
  readonly run: {
    readonly begins: (games: number, cores: number) => string
    readonly goesOn: (done: number) => string
    readonly shared: string
    readonly stopped: (done: number, all: number) => string
    readonly outOfTime: (minutes: number) => string
    readonly fault: (fault: Pick<GameFault, 'game' | 'problem'>, file: string) => string
    readonly written: (files: readonly string[]) => string
    readonly replay: (file: string) => string
  }
  readonly worker: {
    readonly ready: (cores: number) => string
    readonly played: (games: number, all: number) => string
    readonly foreign: string
    readonly trouble: (why: string) => string
    readonly stopped: (games: number) => string
  }
  readonly report: ReportTexts
}

type Sections = 'glance' | 'comparison' | 'wins' | 'scores' | 'length' | 'endings' | 'cards' | 'outliers' | 'ratings' | 'pairings' | 'how'
type Columns =
  | 'who'
  | 'wins'
  | 'interval'
  | 'even'
  | 'verdict'
  | 'mean'
  | 'deviation'
  | 'least'
  | 'median'
  | 'most'
  | 'what'
  | 'ending'
  | 'share'
  | 'card'
  | 'side'
  | 'taken'
  | 'played'
  | 'wonTaken'
  | 'wonPlayed'
  | 'wonKept'
  | 'base'
  | 'why'
  | 'game'
  | 'moves'
  | 'lead'
  | 'file'
  | 'first'
  | 'second'
  | 'difference'
  | 'bot'
  | 'elo'
  | 'against'
  | 'games'
  | 'place'

/** Texts of a report. Figures are passed in as formatted text. */
export type ReportTexts = {
  readonly title: (game: string) => string
  /** The unit of a difference between two shares. */
  readonly percentagePoints: string
  readonly ladderTitle: (game: string) => string
  readonly sections: Readonly<Record<Sections, string>>
  readonly columns: Readonly<Record<Columns, string>>
  readonly facts: (games: string, deals: string, seats: number, bots: readonly string[], seed: string) => string
  readonly variant: (letter: string, name: string) => string
  readonly early: (games: string, wanted: string) => string
  /** A seat, counted from 1. */
  readonly seat: (number: number) => string
  /** A place in turn order, counted from 1. */
  readonly order: (number: number) => string
  readonly groupings: Readonly<Record<SeatGrouping, string>>
  readonly everybody: string
  readonly winsOf: (who: string) => string
  readonly scoreOf: (who: string) => string
  readonly endsBy: (ending: string) => string
  readonly length: string
  readonly margin: string
  readonly shared: string
  readonly verdicts: { readonly above: string; readonly below: string; readonly even: string }
  readonly winSentence: (who: string, share: string, interval: string, even: string, verdict: 'above' | 'below' | 'even') => string
  readonly lengthSentence: (median: string, low: string, high: string) => string
  readonly endingSentence: (ending: string, share: string) => string
  readonly deadSentence: (names: readonly string[]) => string
  readonly noneDead: string
  readonly cardsLead: (cards: number) => string
  readonly outliersLead: string
  readonly outliers: Readonly<Record<OutlierKind, (value: string) => string>>
  readonly real: string
  readonly noise: string
  readonly differs: (what: string, change: string, interval: string, isReal: boolean) => string
  readonly sameGames: string
  readonly nothingDiffers: (first: string, second: string, figures: number) => string
  readonly someDiffer: (first: string, second: string, real: number, figures: number) => string
  readonly comparisonLead: (deals: string) => string
  readonly ladderLead: (playouts: string | null) => string
  /** An Elo difference without an upper bound. */
  readonly orMore: (lead: string) => string
  readonly orLess: (lead: string) => string
  readonly ratingsLead: (first: string) => string
  readonly placeLead: (even: string, middle: string) => string
  readonly how: {
    readonly command: string
    readonly seeds: (kind: string, seed: string, last: number) => string
    readonly build: (rules: number, build: string) => string
    readonly intervals: string
    readonly elo: string
    readonly again: string
  }
  readonly plots: {
    readonly share: string
    readonly change: string
    readonly games: string
    readonly seats: string
    readonly moves: string
    readonly points: string
    readonly lead: string
    readonly elo: string
    readonly evenLine: string
    readonly baseLine: string
    readonly noLine: string
    readonly forest: (what: string) => string
    readonly histogram: (what: string) => string
    readonly dots: string
    readonly inTable: string
  }
  readonly page: {
    readonly language: string
    readonly theme: string
    readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>
    readonly contents: string
  }
}
