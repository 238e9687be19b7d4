/** The recap of what happened since the viewer's last turn: the cards beside the words, what the viewer lost first. */
import { WhatHappened } from '@tortuga/ui/what-happened'
import type { RecapFacts } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event, Face, SeaTypes } from '../../rules/index.ts'
import { changedPlaces } from '../pieces/flights.tsx'
import { SmallFaceCard } from '../pieces/loot-card.tsx'
import { causeOf } from './boarding/deeds.tsx'
import { changesIn } from './context/own-changes.ts'
import { useTable, type TableContext } from './context/context.ts'
import { NO_DRAFT } from './draft/draft-state.ts'

/** The card that an event is about, if everybody sees it. */
const shownCard = (event: Event): Face | null =>
  event.type === 'took' ? (event.cards.find(({ open }) => open)?.face ?? null) : causeOf(event)

/** Events whose places say nothing about another captain: where the viewer looks now, and what the deck adds. */
const PLACELESS: ReadonlySet<Event['type']> = new Set(['looked', 'added', 'round-began'])

const factsOf = ({ viewer, infoOf, phrases, seat }: TableContext, event: Event): RecapFacts => {
  const lost = changesIn({ phrases }, event, seat).filter(({ amount }) => amount < 0)
  const card = shownCard(event)
  return {
    places: PLACELESS.has(event.type) ? [] : changedPlaces([event], { viewer, infoOf, isHandWaiting: false, source: 'hand' }),
    ...(card === null ? {} : { picture: <SmallFaceCard face={card} /> }),
    ...(lost.length === 0 ? {} : { hits: 'loss', stake: lost.map(({ what }) => `−${what}`).join(', ') }),
  }
}

export const SeaRecap = (): ReactElement => {
  const table = useTable()
  return (
    <WhatHappened<SeaTypes>
      className="recap-row soc-recap"
      facts={event => factsOf(table, event)}
      isActing={JSON.stringify(table.draft) !== JSON.stringify(NO_DRAFT)}
    />
  )
}
