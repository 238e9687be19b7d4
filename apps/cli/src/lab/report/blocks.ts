/** What a report is put together from, for the terminal and the page alike: sentences, tables, and plots that show a table. */
import type { Histogram } from '../stats/distribution.ts'

export type Cell = string | { readonly text: string; readonly href: string }
export type TableBlock = {
  readonly type: 'table'
  readonly caption: string
  readonly head: readonly string[]
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly Cell[])[]
  /** In a terminal only so many rows from either end, and only these columns. */
  readonly ends?: number
  readonly columns?: readonly number[]
}

/** A point with its interval. */
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

export type Block =
  | { readonly type: 'text'; readonly lines: readonly string[]; readonly isList?: boolean }
  | { readonly type: 'code'; readonly text: string }
  | TableBlock
  | PlotBlock

export type Section = { readonly id: string; readonly title: string; readonly blocks: readonly Block[] }
/** A document in one language. */
export type Paper = { readonly title: string; readonly lead: readonly string[]; readonly sections: readonly Section[] }
