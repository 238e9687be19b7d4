/** Draws cards and coins in flight. */
import { FlyingPieces, type PieceShape } from '@tortuga/ui/table'
import type { ReactElement, ReactNode } from 'react'
import type { RunnerTypes } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Coin } from '../art/marks.tsx'
import { CardFace } from './card-face.tsx'
import { useTable } from '../table/context/context.ts'
import { changedPlaces, planFlights, type FlyingPiece } from './flights.ts'

const SHAPES: Readonly<Record<FlyingPiece['type'], PieceShape>> = {
  card: { ratio: 132 / 92, widest: 84 },
  coin: { ratio: 1, widest: 24 },
}

const draw = (piece: FlyingPiece): ReactNode => {
  if (piece.type === 'coin') return <Coin />
  return piece.card === null ? <Back side={piece.side} /> : <CardFace face={piece.card} />
}

export const RunnerFlyingPieces = (): ReactElement => {
  const { view } = useTable()
  return (
    <FlyingPieces<RunnerTypes, FlyingPiece>
      plan={events => planFlights(events, { view })}
      changed={events => changedPlaces(events, { view })}
      shapeOf={({ type }) => SHAPES[type]}
      draw={draw}
      drawBack={piece => piece.type === 'card' && <Back side={piece.side} />}
      isWaitingSeen={false}
    >
      <span className="rr-bank" data-place="bank" />
    </FlyingPieces>
  )
}
