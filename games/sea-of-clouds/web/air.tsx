/** The air above the table of Sea of Clouds: what its loot, its doubloons and the parrot look like on their way. */
import { Air, type Place, type Shape } from '@tortuga/ui'
import type { ReactElement, ReactNode } from 'react'
import type { SeaTypes } from '../rules/index.ts'
import { LootBack } from './art/back.tsx'
import { Coin, Parrot } from './art/things.tsx'
import { changedPlaces, planFlights, type Carried, type Scene } from './flights.ts'
import { MiniCard } from './loot-card.tsx'
import { useSetting, type Setting } from './setting.ts'

const SHAPES: Readonly<Record<Carried['type'], Shape>> = {
  card: { ratio: 132 / 92, widest: 96 },
  coin: { ratio: 1, widest: 34 },
  parrot: { ratio: 72 / 64, widest: 40 },
}

/** `share-0-2` lies in `share-0`, a hand's card in the hand; on a phone boards are closed, and their seat stands for them. */
const near = (place: Place): readonly Place[] => {
  const [first = '', second = ''] = place.split('-')
  const seat = first === 'bay' || first === 'purse' || first === 'parrot' ? [`seat-${second}`] : []
  return [`${first}-${second}`, first, ...seat, ...(first === 'discards' ? ['deck'] : [])]
}

const draw = (carried: Carried): ReactNode => {
  switch (carried.type) {
    case 'coin':
      return <Coin amount={carried.amount > 1 ? carried.amount : null} />
    case 'parrot':
      return <Parrot />
    default:
      return carried.face === null ? <LootBack back={carried.back} /> : <MiniCard face={carried.face} />
  }
}

const sceneOf = ({ viewer, infoOf, view }: Setting): Scene => ({
  viewer,
  backOf: face => infoOf(face).back,
  isSecret: face => infoOf(face).kind === 'secret',
  isHandWaiting: view.hand.length > 0,
})

export const SeaAir = (): ReactElement => {
  const setting = useSetting()
  return (
    <Air<SeaTypes, Carried>
      animate={setting.animate}
      happened={setting.happened}
      plan={events => planFlights(events, sceneOf(setting))}
      changed={events => changedPlaces(events, sceneOf(setting))}
      shapeOf={({ type }) => SHAPES[type]}
      near={near}
      draw={draw}
      drawBack={carried => carried.type === 'card' && <LootBack back={carried.back} />}
    />
  )
}
