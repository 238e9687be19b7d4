/** Rummikub's recap of what happened since the viewer's last turn: the first tile that each play laid beside the words. It stays away if the others only drew. */
import { WhatHappened } from '@tortuga/ui/what-happened'
import type { RecapFacts } from '@tortuga/ui/table'
import type { ReactElement } from 'react'
import type { Event, RummikubTypes } from '../../rules/index.ts'
import { TileFace } from '../art/tile-face.tsx'
import { setPlaceName } from '../pieces/tile.tsx'
import { useTable } from './context/context.ts'

/** The sets into which a play put tiles. They are named by their tiles, so a set that has changed since is not marked. */
const factsOf = (event: Event): RecapFacts => {
  if (event.type !== 'played') return {}
  const [face = null] = event.tiles
  const sets = event.table?.filter(set =>
    event.gains?.some(({ kind, tiles }) => kind === set.kind && tiles.every(tile => set.tiles.includes(tile))),
  )
  return { picture: <TileFace face={face} />, places: sets?.map(({ tiles }) => setPlaceName(tiles)) ?? [] }
}

export const RummikubRecap = ({ hasLaid }: { readonly hasLaid: boolean }): ReactElement => {
  const { turn, draftCheck } = useTable()
  return (
    <WhatHappened<RummikubTypes>
      className={hasLaid ? 'rk-recap' : 'rk-recap rk-quiet'}
      facts={factsOf}
      isActing={draftCheck !== null || turn.selected.length > 0}
    />
  )
}
