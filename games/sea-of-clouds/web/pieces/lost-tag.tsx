/** What the viewer lost in a boarding, marked on the shelf as long as the scene is open. */
import type { ReactElement } from 'react'
import { useTable, type TableContext } from '../table/context/context.ts'
import { lossIn, type ChangedZone } from '../table/context/own-changes.ts'

/** The loss in words, for the name of the place. */
export const sayLoss = (context: TableContext, zone: ChangedZone): string | null => {
  const loss = lossIn(context, zone)
  return loss === null ? null : context.text.lostTo(loss.amount, loss.by.join(', '))
}

export const LostTag = ({ zone }: { readonly zone: ChangedZone }): ReactElement | null => {
  const loss = lossIn(useTable(), zone)
  if (loss === null) return null
  return (
    <span className="soc-lost" aria-hidden="true">
      −{loss.amount} <span className="soc-lost-by">{loss.by.join(', ')}</span>
    </span>
  )
}
