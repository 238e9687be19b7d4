/** A game's emblem in its frame, drawn as soon as it is loaded. */
import type { GameListing } from '@tortuga/ui'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

export const GameEmblem = ({ of: { Emblem } }: { readonly of: Pick<GameListing, 'Emblem'> }): ReactNode => (
  <div className="pic">
    <Suspense>
      <Emblem />
    </Suspense>
  </div>
)
