/** The pieces of RUM in flight: cards, captains and the parrot. */
import { CardBack } from '@tortuga/ui'
import { FlyingPieces, type PlaceName } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { RumTypes } from '../../rules/index.ts'
import { CaptainCard } from '../art/captain.tsx'
import { Parrot } from '../art/parrot.tsx'
import { CardFace } from './card.tsx'
import { useTable, type TableContext } from '../table/context/context.ts'
import { changedPlaces, planFlights, type FlyingPiece } from './flights.ts'

/** Height by width. */
const RATIOS: Readonly<Record<FlyingPiece['type'], number>> = { card: 132 / 92, captain: 112 / 92, bird: 72 / 64 }

/** If none of these places is on the table, the parrot starts from the clock. */
const PARROT_PLACES: readonly PlaceName[] = ['apart', 'shown-parrot', 'bird']

const drawPiece = (piece: FlyingPiece, { view: { captains }, viewer, dye }: TableContext): ReactElement => {
  if (piece.type === 'bird') return <Parrot />
  if (piece.type === 'card') return <CardFace card={piece.card} end={piece.end} />
  const owner = captains.find(({ colour }) => colour === piece.colour)?.owner
  return <CaptainCard dye={dye(piece.colour)} value={piece.value} edge={owner === viewer ? 'bottom' : 'top'} />
}

export const RumFlyingPieces = (): ReactElement => {
  const table = useTable()
  const { viewer } = table
  return (
    <FlyingPieces<RumTypes, FlyingPiece>
      plan={events => planFlights(events, { viewer })}
      changed={events => changedPlaces(events, { viewer })}
      shapeOf={({ type }) => ({ ratio: RATIOS[type], widest: 112 })}
      near={place => (PARROT_PLACES.includes(place) ? ['clock'] : [])}
      draw={piece => drawPiece(piece, table)}
      drawBack={() => <CardBack />}
    />
  )
}
