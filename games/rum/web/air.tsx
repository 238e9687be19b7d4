/** The air above RUM's table: what its cards, its captains and the parrot look like on their way. */
import { Air, CardBack, type Place, type Shape } from '@tortuga/ui'
import type { ReactElement } from 'react'
import type { RumTypes } from '../rules/index.ts'
import { CaptainCard } from './art/captain.tsx'
import { Parrot } from './art/parrot.tsx'
import { changedPlaces, planFlights, type Carried } from './flights.ts'
import { CardFace } from './pieces.tsx'
import { useSetting } from './setting.ts'

const SHAPES: Readonly<Record<Carried['type'], Shape>> = {
  card: { ratio: 132 / 92, widest: 112 },
  captain: { ratio: 112 / 92, widest: 112 },
  bird: { ratio: 72 / 64, widest: 112 },
}

/** Where nothing of the parrot is to be seen, it comes from the clock. */
const ABOUT_THE_CLOCK: readonly Place[] = ['apart', 'shown-parrot', 'bird']

const Drawn = ({ carried }: { readonly carried: Carried }): ReactElement => {
  const { dye, seat, view } = useSetting()
  switch (carried.type) {
    case 'bird':
      return <Parrot />
    case 'captain': {
      const owner = view.captains.find(({ colour }) => colour === carried.colour)?.owner
      return <CaptainCard dye={dye(carried.colour)} value={carried.value} edge={owner === seat ? 'bottom' : 'top'} />
    }
    default:
      return <CardFace card={carried.card} end={carried.end} />
  }
}

export const RumAir = (): ReactElement => {
  const { animate, happened, viewer } = useSetting()
  return (
    <Air<RumTypes, Carried>
      animate={animate}
      happened={happened}
      plan={events => planFlights(events, { viewer })}
      changed={events => changedPlaces(events, { viewer })}
      shapeOf={({ type }) => SHAPES[type]}
      near={place => (ABOUT_THE_CLOCK.includes(place) ? ['clock'] : [])}
      draw={carried => <Drawn carried={carried} />}
      drawBack={() => <CardBack />}
    />
  )
}
