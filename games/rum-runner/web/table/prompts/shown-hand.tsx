/** R13.15: the crown's shown hand, until the pirate closes it or moves. */
import { Report } from '@tortuga/ui/table'
import { useEffect, useState, type ReactElement } from 'react'
import type { Face } from '../../../rules/index.ts'
import { CardFace } from '../../pieces/card-face.tsx'
import { useTable } from '../context/context.ts'

export const ShownHand = (): ReactElement | null => {
  const { newEvents, text, kit, terms, inFlight, side } = useTable()
  const [shown, setShown] = useState<readonly Face[]>([])
  const last = newEvents.findLast(({ event }) => event.type === 'hand-shown')
  useEffect(() => {
    if (last?.event.type === 'hand-shown') setShown(last.event.cards.filter(face => face !== null))
  }, [last?.version])
  useEffect(() => {
    if (inFlight !== null) setShown([])
  }, [inFlight])
  if (shown.length === 0 || side !== 'pirate') return null
  return (
    <Report title={text.shownHand} lines={[]} onClose={() => setShown([])} closeLabel={kit.close}>
      <ul className="rr-row">
        {shown.map((face, index) => (
          <li key={index} role="img" aria-label={terms.card(face)}>
            <CardFace face={face} />
          </li>
        ))}
      </ul>
    </Report>
  )
}
