/** The air above Rum Runner's table: what its cards and coins look like on their way. */
import { Air, type Shape } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { RunnerTypes } from '../../rules/index.ts'
import { Back } from '../art/back.tsx'
import { Coin } from '../art/marks.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { useSetting } from '../setting.ts'
import { changedPlaces, planFlights, type Carried } from './flights.ts'

const SHAPES: Readonly<Record<Carried['type'], Shape>> = {
  card: { ratio: 132 / 92, widest: 84 },
  coin: { ratio: 1, widest: 24 },
}

const draw = (carried: Carried): ReactNode => {
  if (carried.type === 'coin') return <Coin />
  return carried.card === null ? <Back side={carried.side} /> : <CardFace face={carried.card} />
}

export const RunnerAir = (): ReactElement => {
  const { animate, happened, view } = useSetting()
  return (
    <Air<RunnerTypes, Carried>
      animate={animate}
      happened={happened}
      plan={events => planFlights(events, { view })}
      changed={events => changedPlaces(events, { view })}
      shapeOf={({ type }) => SHAPES[type]}
      draw={draw}
      drawBack={carried => carried.type === 'card' && <Back side={carried.side} />}
      isWaitingSeen={false}
    >
      <span className="rr-bank" data-place="bank" />
    </Air>
  )
}
