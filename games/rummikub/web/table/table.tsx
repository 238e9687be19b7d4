/** Rummikub's table: lays out seats, board, notes and shelf. */
import { lazyPart, WavePattern, type TableProps } from '@tortuga/ui'
import { GameTable } from '@tortuga/ui/table'
import { useState, type ReactElement } from 'react'
import type { RummikubTypes } from '../../rules/index.ts'
import { RoundPanel, ScoreDialog } from '../dialogs/scores.tsx'
import { readPiece } from '../pieces/explain.tsx'
import { useZoom } from '../pieces/zoom.ts'
import { TileBoard } from './board.tsx'
import { useNewTable, type TableContext } from './context/context.ts'
import { FaultNote } from './notes/fault-note.tsx'
import { useLastLaid } from './last-laid.ts'
import { useNews } from './notes/news.ts'
import { TableNote } from './notes/note.tsx'
import { sayLastAction } from './notes/say-action.ts'
import { SceneBanner } from './notes/scene-banner.tsx'
import { OtherPlayers, OwnBar } from './seats.tsx'
import { TableShelf } from './shelf.tsx'
import { useTileInput } from './tile-input.ts'

const RummikubRecap = lazyPart(async () => (await import('./recap.tsx')).RummikubRecap)

/** The invalid set whose fault is explained: the one the player asked about, else the one changed last, else the first. */
const findExplainedSet = ({ draftCheck, turn: { draft, lastAction } }: TableContext, asked: string | null): number | null => {
  const broken = draftCheck?.marks.flatMap(({ state }, index) => (state === 'broken' ? [index] : [])) ?? []
  const indexOf = (id: string | null): number | undefined => broken.find(index => draft.sets[index]?.id === id)
  return indexOf(asked) ?? indexOf(lastAction?.type === 'moved' ? lastAction.set : null) ?? broken[0] ?? null
}

export const RummikubTable = (props: TableProps<RummikubTypes>): ReactElement => {
  const table = useNewTable(props)
  const { root, turn, seat, view, text, draftCheck, mode } = table
  const { story: news, dismiss } = useNews(table)
  const [isScoring, setScoring] = useState(false)
  const { size, grid, width, isWide, ...zoom } = useZoom(root, view.table)
  const input = useTileInput(table, size)
  const fresh = useLastLaid(table)
  const explained = findExplainedSet(table, input.asked)
  const why = explained === null ? null : (draftCheck?.marks[explained]?.why ?? null)
  return (
    <GameTable
      table={table}
      className="rummikub"
      focus={['hand', 'actions', 'note']}
      data={{ 'data-mode': mode }}
      on={input.on}
      read={readPiece(table)}
    >
      <WavePattern />
      <OtherPlayers />
      <OwnBar {...zoom} />
      <p className="vh">{seat === null ? '' : `${text.tableHelp} ${text.rackHelp}`}</p>
      <TileBoard asked={explained === null ? null : (turn.draft.sets[explained]?.id ?? null)} size={size} grid={grid} fresh={fresh} />
      <p className="vh" role="status">
        {sayLastAction(table)}
      </p>
      {why === null || explained === null ? null : <FaultNote index={explained} why={why} isWide={isWide} />}
      {news?.scored ? <RoundPanel scored={news.scored} onClose={dismiss} /> : <TableNote penalised={news?.penalised ?? null} />}
      <SceneBanner />
      <RummikubRecap hasLaid={fresh.size > 0} />
      <TableShelf width={width} isWide={isWide} onScores={() => setScoring(true)} />
      {isScoring ? <ScoreDialog onClose={() => setScoring(false)} /> : null}
    </GameTable>
  )
}
