/** The table of Sea of Clouds. */
import { lazyPart, type TableProps } from '@tortuga/ui'
import { Board, GameTable } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { SeaTypes } from '../../rules/index.ts'
import { Clouds } from '../art/tokens.tsx'
import { InspectDialog } from '../dialogs/inspect-dialog.tsx'
import { SeaFlyingPieces } from '../pieces/flights.tsx'
import { readCard } from '../pieces/loot-card.tsx'
import { useNewTableContext } from './context/context.ts'
import { LootArea } from './loot-area.tsx'
import { SeaPrompt } from './prompt.tsx'
import { RoundTrack } from './round-track.tsx'
import { CaptainPanels } from './seats.tsx'
import { SeaShelf } from './shelf.tsx'

/** Nothing has happened yet when a table opens. */
const SeaRecap = lazyPart(async () => (await import('./recap.tsx')).SeaRecap)

export const SeaTable = (props: TableProps<SeaTypes>): ReactElement => {
  const table = useNewTableContext(props)
  return (
    <GameTable
      table={table}
      className="soc"
      focus={['actions', 'hand', 'note']}
      data={{ 'data-asked': table.asked ?? 'none' }}
      read={card => readCard(table, card)}
    >
      <Clouds />
      <Board className="soc-board">
        <RoundTrack />
        <CaptainPanels />
        <LootArea />
      </Board>
      {table.seat !== null && <SeaRecap />}
      <SeaPrompt />
      <SeaShelf />
      <SeaFlyingPieces />
      <InspectDialog />
    </GameTable>
  )
}
