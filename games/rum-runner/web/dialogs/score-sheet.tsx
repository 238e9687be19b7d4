/** The end of a match as a picture: two ships race for four bottles, each with the rum that it brought home. */
import { range } from '@tortuga/kit'
import type { ScoreSheetProps } from '@tortuga/ui'
import { useCountUp } from '@tortuga/ui/table'
import type { CSSProperties, ReactElement } from 'react'
import { cardOf, cardsOf, GOAL, isRum, pointsOf, SIDES, type CardSet, type RunnerTypes, type Side } from '../../rules/index.ts'
import { CardArt } from '../art/card-art.tsx'
import { ScoreMark } from '../art/marks.tsx'
import { ShipArt } from '../art/ships.tsx'
import { seatOfSide } from '../table/context/context.ts'
import { TABLE_TEXTS, texts } from '../text/index.ts'

/** The ship that carries the rum of a side: a merchant for the crown, the largest for the pirate. */
const SHIPS = { crown: 'merchant-vessel', pirate: 'galleon' } as const

const Cards = ({
  faces,
  cards,
  language,
}: { readonly faces: readonly string[]; readonly cards: CardSet } & Pick<ScoreSheetProps<RunnerTypes>, 'language'>): ReactElement => (
  <ul className="rr-final-cards">
    {faces.map((face, index) => (
      <li key={index}>
        <span className="rr-thumb" aria-hidden="true">
          <CardArt card={cardOf(cards, face)} />
        </span>
        <small>{texts[language].terms.card(face)}</small>
      </li>
    ))}
  </ul>
)

type LaneProps = ScoreSheetProps<RunnerTypes> & { readonly side: Side }

/** One lane of the race: the ship stands at its score. */
const RaceLane = ({ view, language, animate, name, side }: LaneProps): ReactElement => {
  const cards = cardsOf(view.options.cards)
  const text = TABLE_TEXTS[language]
  const { terms } = texts[language]
  const points = pointsOf(view.options, view.scores, side)
  const counted = useCountUp(points, animate, 0)
  const isWinner = points >= GOAL
  const share = { '--rr-share': Math.min(1, counted / GOAL) } as CSSProperties
  return (
    <li className="rr-finish" data-side={side} data-winner={isWinner}>
      <h3>
        {text.sideOf(name(seatOfSide(view.crown, side)), side)}
        <span className="rr-finish-points serif">{side === 'crown' ? terms.points(points) : text.bottles(points)}</span>
      </h3>
      <div className="rr-course" aria-hidden="true">
        <span className="rr-course-ship" style={share}>
          <ShipArt card={SHIPS[side]} />
        </span>
        <span className="rr-course-goal">
          {range(GOAL).map(place => (
            <ScoreMark key={place} isFull={place < counted} />
          ))}
        </span>
      </div>
      <p className="muted small">{text.brought[side](view.scores[side].filter(face => isRum(cardOf(cards, face))).length)}</p>
      <Cards faces={view.scores[side]} cards={cards} language={language} />
    </li>
  )
}

export const RunnerScoreSheet = (props: ScoreSheetProps<RunnerTypes>): ReactElement => {
  const { view, language } = props
  const points = (side: Side): number => pointsOf(view.options, view.scores, side)
  const order = SIDES.toSorted((one, other) => points(other) - points(one))
  return (
    <div className="rr-window rr-final">
      <p className="serif rr-final-line">
        {TABLE_TEXTS[language].finalLine(view.ending, points('pirate') >= GOAL ? 'pirate' : 'crown', view.round)}
      </p>
      <ul>
        {order.map(side => (
          <RaceLane key={side} {...props} side={side} />
        ))}
      </ul>
    </div>
  )
}
