/** The card that is being read, whole: beside it where there is room, in the note on a phone. */
import { Icon } from '@tortuga/ui'
import { useEffect, type ReactElement } from 'react'
import { cardOf, type Face } from '../../rules/index.ts'
import { texts } from '../../text/index.ts'
import { useSetting } from '../setting.ts'
import { Anchored } from './anchored.tsx'
import { CardFace } from './card-face.tsx'
import { useReader, useReading } from './reading.tsx'

/** Escape puts it away, whatever had brought it. */
const useEscape = (isOn: boolean, leave: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') leave()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [isOn, leave])
}

export const Reader = (): ReactElement | null => {
  const reading = useReading()
  const { leave } = useReader()
  const { wrong } = useSetting()
  useEscape(reading !== null, leave)
  if (reading === null || wrong?.key === reading.key) return null
  return (
    <Anchored at={reading.key} className="rr-reader" role="tooltip">
      <CardFace face={reading.face} withText />
    </Anchored>
  )
}

/** A card in a line of text: its name, what it costs, what it says. */
export const CardLines = ({ face }: { readonly face: Face }): ReactElement => {
  const { cards, card: nameOf, language, text } = useSetting()
  const card = cardOf(cards, face)
  return (
    <p className="rr-lines">
      <b className="serif">{nameOf(face)}</b>{' '}
      <span className="muted">
        ({text.kinds[card.kind]}, {text.costs(card.cost)}
        {card.points > 0 && `, ${text.worth(card.points)}`})
      </span>{' '}
      {texts[language].cards[face]?.text ?? ''}
    </p>
  )
}

export const InlineReader = (): ReactElement | null => {
  const reading = useReading()
  const { leave } = useReader()
  const { text } = useSetting()
  if (reading === null || reading.by === 'mouse') return null
  return (
    <div className="rr-inline-reader">
      <CardLines face={reading.face} />
      <button type="button" className="rr-close" onClick={() => leave()} aria-label={text.stopReading}>
        <Icon name="close" small />
      </button>
    </div>
  )
}
