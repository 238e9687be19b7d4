/** The building blocks of a report, for terminal and page: sentences, tables and plots. */
import type { Histogram } from '../stats/distribution.ts'

export type TableCell = string | { readonly text: string; readonly href: string }
export type TableBlock = {
  readonly type: 'table'
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly TableCell[])[]
  /** In a terminal: only this many rows from both ends, and only these columns. */
  readonly ends?: number
  readonly columns?: readonly number[]
}

/** One row of a forest plot: a value with its interval. */
export type ForestRow = {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly line: number | null
}
export type Unit = 'percent' | 'points' | 'number'
export type Plot =
  | {
      readonly type: 'forest'
      readonly rows: readonly ForestRow[]
      readonly unit: Unit
      readonly axis: string
      readonly lineName: string | null
    }
  | {
      readonly type: 'histogram'
      readonly histograms: readonly (Histogram & { readonly name: string })[]
      readonly axis: string
      readonly upward: string
    }
  | {
      readonly type: 'dots'
      readonly dots: readonly (readonly [x: number, y: number])[]
      readonly marks: readonly { readonly x: number; readonly y: number; readonly label: string; readonly href: string }[]
      readonly axis: string
      readonly upward: string
    }
export type PlotBlock = { readonly type: 'plot'; readonly title: string; readonly plot: Plot }

export type ReportBlock =
  | { readonly type: 'text'; readonly lines: readonly string[]; readonly isList?: boolean }
  | { readonly type: 'code'; readonly text: string }
  | TableBlock
  | PlotBlock

export type ReportSection = { readonly id: string; readonly title: string; readonly blocks: readonly ReportBlock[] }
/** A report in one language. */
export type ReportDocument = { readonly title: string; readonly lead: readonly string[]; readonly sections: readonly ReportSection[] }
