/** The table of RUM, drawn from its props alone. */
import { lazyPart, WavePattern, type TableProps } from '@tortuga/ui'
import { Board, GameTable } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { RumTypes } from '../../rules/index.ts'
import { readCard } from '../pieces/read-card.tsx'
import { Captains } from './captains.tsx'
import { useNewTable, useTable } from './context/context.ts'
import { SharedArea } from './shared-area.tsx'
import { TablePrompt } from './prompt.tsx'
import { OtherPlayers, Score } from './seats.tsx'
import { TableShelf } from './shelf.tsx'

/** Loaded after the table, which is right without them. */
const RumRecap = lazyPart(async () => (await import('./recap.tsx')).RumRecap)
const RumFlyingPieces = lazyPart(async () => (await import('../pieces/flying-pieces.tsx')).RumFlyingPieces)

const OwnArea = (): ReactElement | null => {
  const { seat, seatPlate, text, view } = useTable()
  if (seat === null) return null
  const count = view.captains.filter(({ owner }) => owner === seat).length
  return (
    <div className="rum-mine">
      <div className="rum-mine-plate">
        {seatPlate(seat)}
        <Score seat={seat} />
      </div>
      {count === 0 ? <p className="empty-place">{text.noCaptains}</p> : <Captains owner={seat} label={text.yourCaptains} />}
    </div>
  )
}

export const RumTable = (props: TableProps<RumTypes>): ReactElement => {
  const table = useNewTable(props)
  return (
    <GameTable table={table} className="rum" focus={['hand', 'actions']} data={{ 'data-mode': table.mode }} read={readCard(table)}>
      <WavePattern />
      <Board className="rum-board">
        <OtherPlayers />
        <SharedArea />
        <div className="rum-lower">
          <OwnArea />
          <div className="rum-says">
            <RumRecap />
            <TablePrompt />
          </div>
        </div>
      </Board>
      <TableShelf />
      <RumFlyingPieces />
    </GameTable>
  )
}
