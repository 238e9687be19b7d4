/** What appears next to a piece: the card reader, and why a tap was refused. Loaded after the table, which can be drawn and played without it. */
import type { ReactNode } from 'react'
import { useBaseTable } from '../base/base-table.tsx'
import { Anchored } from '../reader/anchored.tsx'
import { CardReader } from '../reader/card-reader.tsx'
import { Reason } from './why-not.tsx'
import '../styles/kit-reader.css'

export { DockedCardReader } from '../reader/card-reader.tsx'

export const Slips = (): ReactNode => {
  const { refusedTap, kit } = useBaseTable()
  return (
    <>
      <CardReader except={refusedTap?.target ?? null} />
      {refusedTap === null ? null : (
        <Anchored at={refusedTap.target} className="refused-tap" role="alert">
          <p className="serif">{kit.refused}</p>
          <Reason refusal={refusedTap.refusal} />
        </Anchored>
      )}
    </>
  )
}
