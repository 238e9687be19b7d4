/** R13.15: the crown's hand, shown once. It stays here until it is put away, and is marked nowhere. */
import { Icon } from '@tortuga/ui'
import { useEffect, useState, type ReactElement } from 'react'
import type { Face } from '../../rules/index.ts'
import { CardFace } from '../cards/card-face.tsx'
import { useSetting } from '../setting.ts'

export const ShownHand = (): ReactElement | null => {
  const { happened, text, card, inFlight, side } = useSetting()
  const [shown, setShown] = useState<readonly Face[]>([])
  const last = happened.findLast(({ event }) => event.type === 'hand-shown')
  useEffect(() => {
    if (last?.event.type === 'hand-shown') setShown(last.event.cards.filter(face => face !== null))
  }, [last?.version])
  useEffect(() => {
    if (inFlight !== null) setShown([])
  }, [inFlight])
  if (shown.length === 0 || side !== 'pirate') return null
  return (
    <section className="rr-shown-hand" aria-label={text.shownHand}>
      <div className="row">
        <h3 className="grow">{text.shownHand}</h3>
        <button type="button" className="rr-close" onClick={() => setShown([])} aria-label={text.close}>
          <Icon name="close" small />
        </button>
      </div>
      <ul className="rr-pile-choice">
        {shown.map((face, index) => (
          <li key={index}>
            <span role="img" aria-label={card(face)}>
              <CardFace face={face} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
