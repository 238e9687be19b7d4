/** A table of an invented game around parts of the kit, for their tests. */
import type { GameTypes } from '@tortuga/kit'
import { createElement, type ReactElement, type ReactNode } from 'react'
import type { ReadCardFunction } from '../src/reader/reader-context.tsx'
import { GameTable } from '../src/table/game-table.tsx'
import { useNewBaseTable, type TableSentences } from '../src/base/base-table.tsx'
import { STILL_STAGE } from '../src/stage/stage.ts'
import type { TableProps } from '../src/base/web-game.ts'

/** An event says its own line; without a line it is not logged. */
const SAY: TableSentences<GameTypes> = {
  sayEvent: event => (event as { readonly line?: string }).line ?? null,
  sayRefusal: ({ type }) => type,
  ruleTitle: rule => rule,
}

/** Seat 0 is the viewer, who may move. */
export const KIT_PROPS: TableProps<GameTypes> = {
  game: {} as TableProps<GameTypes>['game'],
  view: {},
  told: {},
  viewer: 0,
  players: [
    { name: 'Ola', bot: null },
    { name: 'Jan', bot: null },
  ],
  awaited: [0],
  mayAct: true,
  language: 'en',
  inFlight: null,
  refused: null,
  newEvents: [],
  stage: STILL_STAGE,
  drafts: [],
  hint: null,
  animate: false,
  storage: { read: () => null, write: () => {} },
  aid: () => Promise.reject(new Error('no worker in tests')),
  send: () => {},
  sendDraft: () => {},
  openRule: () => {},
  seatPlate: () => null,
}

export const KitTable = ({
  changed = {},
  read,
  children,
}: {
  readonly changed?: Partial<TableProps<GameTypes>>
  readonly read?: ReadCardFunction
  readonly children?: ReactNode
}): ReactElement => {
  const table = useNewBaseTable({ ...KIT_PROPS, ...changed }, SAY, 2)
  return createElement(GameTable, { table, className: 'test', focus: ['hand'], children, ...(read === undefined ? {} : { read }) })
}
