/** RUM's recap of what happened since the viewer's last turn: captains, cards and the parrot beside the words. */
import { WhatHappened } from '@tortuga/ui/what-happened'
import type { RecapFacts } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event, RumTypes } from '../../rules/index.ts'
import { CaptainCard } from '../art/captain.tsx'
import { Parrot } from '../art/parrot.tsx'
import { CardFace } from '../pieces/card.tsx'
import { useTable, type TableContext } from './context/context.ts'

const factsOf = ({ viewer, text, dye }: TableContext, event: Event): RecapFacts => {
  switch (event.type) {
    case 'drew':
      return event.open && event.card !== null ? { picture: <CardFace card={event.card} end="one" /> } : {}
    case 'gained': {
      const facts = {
        places: [`captain-${event.colour}`],
        picture: <CaptainCard dye={dye(event.colour)} value={event.value} edge="bottom" />,
      }
      const isLost = event.from === viewer && event.seat !== viewer
      return isLost ? { ...facts, hits: 'loss', stake: `−${text.points(event.before)}` } : facts
    }
    case 'returned':
      return event.seat === viewer ? { hits: 'loss', stake: `−${text.cards(event.cards.length)}` } : {}
    case 'parrot-drawn':
      return { places: ['clock'], picture: <Parrot /> }
    case 'refilled':
      return { places: [`slot-${event.slot}`] }
    case 'clock-rose':
      return { places: ['clock'] }
    default:
      return {}
  }
}

export const RumRecap = (): ReactElement => {
  const table = useTable()
  const { draft } = table
  return <WhatHappened<RumTypes> facts={event => factsOf(table, event)} isActing={draft.picked.length > 0 || draft.from !== null} />
}
