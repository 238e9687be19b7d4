/** Rum Runner's recap of what happened since the viewer's last turn: the cards beside the words, and what the viewer lost. */
import { WhatHappened } from '@tortuga/ui/what-happened'
import type { BeatScene, BeatSketch } from '@tortuga/ui/stage'
import type { RecapFacts } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event, RunnerTypes, View } from '../../rules/index.ts'
import { CardFace } from '../pieces/card-face.tsx'
import { changedPlaces } from '../pieces/flights.ts'
import { useTable, type TableContext } from './context/context.ts'
import { isEmptyDraft } from './draft/draft-state.ts'
import './recap.css'
import { staging } from './staging.ts'

/** Cards, ships and crew in play. The number of a chip would cover a count. */
const PIECES = /^(?:at|ship|sailor)-/

type Sketch = (event: Event, scene: BeatScene<RunnerTypes>) => BeatSketch

const factsOf = ({ cards, viewer }: TableContext, event: Event, view: View): RecapFacts => {
  const { hits = null } = (staging.beats[event.type] as Sketch)(event, { view, viewer })
  const face = 'card' in event ? event.card : null
  return {
    hits,
    places: changedPlaces([event], { view }).filter(place => PIECES.test(place)),
    ...(face !== null && cards.byName.has(face) ? { picture: <CardFace face={face} /> } : {}),
  }
}

export const RunnerRecap = (): ReactElement => {
  const table = useTable()
  return (
    <WhatHappened<RunnerTypes>
      className="recap-row rr-recap"
      facts={(event, view) => factsOf(table, event, view)}
      isActing={!isEmptyDraft(table.draft)}
    />
  )
}
