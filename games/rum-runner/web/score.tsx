/** The count at the end: both score piles, bottle by bottle. */
import type { ScoreProps } from '@tortuga/ui'
import type { ReactElement } from 'react'
import { cardOf, cardsOf, pointsOf, SIDES, type RunnerTypes } from '../rules/index.ts'
import { texts } from '../text/index.ts'
import { CardArt } from './art/card-art.tsx'
import { seatOfSide } from './setting.ts'
import { TABLE_TEXTS } from './text/index.ts'

export const RunnerScore = ({ view, language, name }: ScoreProps<RunnerTypes>): ReactElement => {
  const cards = cardsOf(view.options.cards)
  const text = TABLE_TEXTS[language]
  const { words } = texts[language]
  return (
    <ul className="rr-window rr-final">
      {SIDES.map(side => (
        <li key={side}>
          <p>
            <b>{text.sideOf(name(seatOfSide(view.crown, side)), side)}</b>:{' '}
            {side === 'crown' ? words.points(pointsOf(view.options, view.scores, side)) : text.bottles(view.scores.pirate.length)}
          </p>
          <ul className="rr-final-cards">
            {view.scores[side].map((face, index) => (
              <li key={index}>
                <span className="rr-thumb" aria-hidden="true">
                  <CardArt card={cardOf(cards, face)} />
                </span>
                <small>{words.card(face)}</small>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
