/** The frame of every table: its root element, its context, the focus, and the styles that follow the state of the match. */
import { lazy, Suspense } from 'react'
import type { DOMAttributes, ReactNode } from 'react'
import type { GameTypes } from '@tortuga/kit'
import { STILL_STAGE, type TableStage } from '../stage/stage.ts'
import { ReaderProvider, type ReadCardFunction } from '../reader/reader-context.tsx'
import { TableProvider, useBaseTable, type BaseTable } from '../base/base-table.tsx'
import { useFocusTargets, type FocusTarget } from './focus-targets.ts'

/** Data attributes, for styles. */
export type DataProps = Readonly<Record<`data-${string}`, string | number | boolean | undefined>>

type PartProps = { readonly className: string; readonly data?: DataProps; readonly children: ReactNode }

type Props<T extends GameTypes> = PartProps & {
  /** The value that `useBaseTable` and the game's own hook return. */
  readonly table: BaseTable<T>
  /** Where the focus goes when the focused element disappears, best first. */
  readonly focus: readonly FocusTarget[]
  /** What the viewer may read of a card; absent in a game whose pieces say everything. */
  readonly read?: ReadCardFunction
  /** Event handlers of the root element, for example those of `useKeyboardGrid`. */
  readonly on?: Omit<DOMAttributes<HTMLDivElement>, 'children' | 'dangerouslySetInnerHTML'>
}

const Slips = lazy(async () => ({ default: (await import('./slips.tsx')).Slips }))
const DockedCardReader = lazy(async () => ({ default: (await import('./slips.tsx')).DockedCardReader }))

/** While the table shows what happened, a press on it or Escape skips ahead and does nothing else. On the shelf the viewer can still plan. */
const skipHandlers = ({ isBehind, skip }: TableStage): DOMAttributes<HTMLDivElement> =>
  isBehind
    ? {
        onClickCapture: event => {
          if (event.target instanceof Element && event.target.closest('.table-shelf, .report, a') !== null) return
          event.preventDefault()
          event.stopPropagation()
          skip()
        },
        onKeyDownCapture: event => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          skip()
        },
      }
    : {}

const READ_NOTHING: ReadCardFunction = () => null

/** Also shows the card reader and why a tap was refused, each next to its piece. */
export const GameTable = <T extends GameTypes>({
  table,
  className,
  focus,
  data = {},
  read = READ_NOTHING,
  on = {},
  children,
}: Props<T>): ReactNode => {
  useFocusTargets(table.root, focus)
  return (
    <TableProvider table={table}>
      <div
        className={`game-table ${className}`}
        ref={table.root}
        data-still={!table.animate}
        data-stage={table.stage === STILL_STAGE ? 'still' : 'live'}
        data-phase={table.stage.beat?.phase ?? 'rest'}
        data-beat={table.stage.beat?.id}
        {...data}
        {...on}
        {...skipHandlers(table.stage)}
      >
        <ReaderProvider read={read}>
          {children}
          <Suspense>
            <Slips />
          </Suspense>
        </ReaderProvider>
      </div>
    </TableProvider>
  )
}

/** The scrolling middle of a table. Spectators have nothing else to focus there, so it is a Tab stop for them. */
export const Board = ({ className, data = {}, children }: PartProps): ReactNode => {
  const { seat } = useBaseTable()
  return (
    <div className={`table-board ${className}`} {...(seat === null ? { tabIndex: 0 } : {})} {...data}>
      {children}
    </div>
  )
}

/** The place of the card reader on a phone. The shelf has it; a table without a shelf, for spectators, renders it itself. */
export const ReaderDock = (): ReactNode => (
  <Suspense>
    <DockedCardReader />
  </Suspense>
)

/** The shelf at the bottom edge: what belongs to the viewer, and the buttons of the current move. On a phone the card reader lies above it. */
export const Shelf = ({ className, label, data = {}, children }: PartProps & { readonly label?: string }): ReactNode => (
  <>
    <ReaderDock />
    <section className={`table-shelf wood ${className}`} aria-label={label} {...data}>
      {children}
    </section>
  </>
)
