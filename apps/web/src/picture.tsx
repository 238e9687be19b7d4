/** A game's emblem in its frame: drawn when it has come. */
import type { GameFace } from '@tortuga/ui'
import { Suspense } from 'react'
import type { ReactNode } from 'react'

export const Picture = ({ of: { Emblem } }: { readonly of: Pick<GameFace, 'Emblem'> }): ReactNode => (
  <div className="pic">
    <Suspense>
      <Emblem />
    </Suspense>
  </div>
)
